import type { Room } from './lines';
import { AMOUNT, readMoney } from './money';

/*
 * https://www.pokernow.club: the log of a table, a CSV file with the newest line first. It is turned into lines as
 * rooms write them, a hand after the other, and read as those. A bet, a raise, a call or a straddle has the
 * amount that it comes to on the street.
 */

const COLUMNS = /^\s*"?entry"?\s*,\s*"?at"?\b/;

/** The lines that {@link handsOfLog} writes. */
export const POKERNOW: Room = {
  name: 'PokerNow',
  opens: /^PokerNow hand #(?<name>\S+) /,
  stakes: new RegExp(`Texas Hold'em\\).* - (?<small>${AMOUNT})/(?<big>${AMOUNT}) - \\d{4}-`, 'u'),
  unread: [[/^A bomb pot$/, 'bomb pot']],
  seats: ['Seat #seat: <player> ({amount})'],
  separator: ' ',
  acts: [
    ['posts a small blind of {amount}…', 'posts the small blind'],
    ['posts a big blind of {amount}…', 'posts the big blind'],
    ['posts a missing small blind of {amount}…', 'posts dead'],
    ['posts a missed big blind of {amount}…', 'posts to'],
    ['posts a straddle of {amount}…', 'posts to'],
    ['posts an ante of {amount}…', 'posts an ante'],
    ['folds', 'folds'],
    ['checks', 'checks'],
    ['calls {amount}…', 'calls to'],
    ['bets {amount}…', 'raises to'],
    ['raises to {amount}…', 'raises to'],
    ['shows [cards]', 'shows'],
    ['collected {amount} from pot…', 'wins'],
    // The 7-2 bounty and the like: between the players, outside the pot.
    ['collected {amount} from …', 'nothing'],
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['Flop:…(second run):…[cards]', 'second board'],
    ['Flop (second run):…[cards]', 'second board'],
    ['Turn (second run):…[cards]', 'second board'],
    ['River (second run):…[cards]', 'second board'],
    ['Flop:…[cards]', 'flop'],
    ['Turn:…[cards]', 'turn'],
    ['River:…[cards]', 'river'],
    ['Uncalled bet of {amount} returned to <player>', 'gets back'],
  ],
  end: /^-- ending hand #/,
};

export function isLog(text: string): boolean {
  return COLUMNS.test(text);
}

interface Row {
  readonly entry: string;
  readonly at: string;
  readonly order: number;
}

/** RFC 4180: fields with commas are quoted, a quote in them doubled. A quote that nothing closes is left out. */
function* readRows(text: string): Generator<string[]> {
  let row: string[] = [];
  let isClosed = true;
  for (let at = 0; at < text.length;) {
    let field = '';
    while (isClosed && text[at] === '"') {
      const end = text.indexOf('"', at + 1);
      isClosed = end >= 0;
      if (!isClosed) break;
      // Of a doubled quote the second begins the next part.
      field += text.slice(at + 1, end) + (text[end + 1] === '"' ? '"' : '');
      at = end + 1;
    }
    END.lastIndex = at;
    const end = END.exec(text)?.index ?? text.length;
    field += text.slice(at, end).replaceAll('"', '');
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    row.push(field);
    if (text[end] === ',') continue;
    if (row.some((own) => own !== '')) yield row;
    row = [];
  }
  if (row.some((own) => own !== '')) yield row;
}

/** The end of a field that is not quoted. */
const END = /[,\r\n]/g;

/** In characters: ten players' stacks. A longer entry is not of a log. */
const LONGEST_ENTRY = 1_000;

function entriesOf(text: string): Row[] {
  const rows: Row[] = [];
  let first = true;
  for (const [entry = '', at = '', order = ''] of readRows(text)) {
    const own = entry.length > LONGEST_ENTRY ? '' : entry.trim();
    if (!first) rows.push({ entry: own, at, order: Number(order || NaN) });
    first = false;
  }
  rows.reverse();
  return rows.some(({ order }) => Number.isNaN(order)) ? rows : rows.sort((a, b) => a.order - b.order);
}

/** A name with its number: `"Ann @ x7Yw-1"`. */
const NAMED = /"(?<name>[^"]*?) @ (?<id>[\w-]+)"/;
const STACKS = new RegExp(`#(\\d+) ${NAMED.source} \\((${AMOUNT})\\)`, 'gu');

/** A hand's entries, from its first to the last before the next hand's. */
interface Dealt {
  readonly rows: Row[];
  /** The blinds, as they are posted in it or were in a hand before. */
  readonly blinds: string;
  /** The seated players, by number; and the shown cards, as text. */
  readonly stacks: readonly {
    readonly seat: string;
    readonly id: string;
    readonly stack: string;
  }[];
  readonly names: ReadonlyMap<string, string>;
  readonly shown: ReadonlyMap<string, string>;
  /** The cards of the player who saved the log. */
  readonly own: string | undefined;
}

/** Each hand of a log as lines, which {@link POKERNOW} reads. */
export function* handsOfLog(text: string): Generator<string[]> {
  const hands = cutHands(entriesOf(text));
  const saver = saverOf(hands);
  for (const hand of hands) yield linesOf(hand, saver);
}

/** An amount that should be the level's: a blind is, unless it is all that its player had. */
const LEVEL = new RegExp(
  `^(?:The game's (?<changed>small|big) blind was changed from .* to |".*" posts a (?<posted>small|big) blind of )(?<amount>${AMOUNT})(?<rest>.*)$`,
  'u',
);

function cutHands(rows: readonly Row[]): Dealt[] {
  const hands: Dealt[] = [];
  const level = { small: '', big: '' };
  let own: Row[] | undefined;
  const add = (): void => {
    if (own === undefined) return;
    const { small, big } = level;
    hands.push(readDealt(own, `${small || big}/${big || small}`));
  };
  for (const row of rows) {
    if (row.entry.startsWith('-- starting hand #')) {
      add();
      own = [];
    }
    own?.push(row);
    const { changed, posted, amount = '', rest = '' } = LEVEL.exec(row.entry)?.groups ?? {};
    const blind = changed ?? posted;
    const isAll = posted !== undefined && rest.includes('all in');
    if ((blind === 'small' || blind === 'big') && (!isAll || level[blind] === '')) {
      level[blind] = amount.trim().replace(/\.$/, '');
    }
  }
  add();
  return hands;
}

function readDealt(rows: Row[], blinds: string): Dealt {
  const stacks: Dealt['stacks'][number][] = [];
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const shown = new Map<string, string>();
  let own: string | undefined;
  for (const { entry } of rows) {
    if (entry.startsWith('Player stacks:')) {
      for (const [, seat, name, id, stack] of entry.matchAll(STACKS)) {
        stacks.push({ seat, id, stack });
        const own = name.trim() === '' || taken.has(name.trim()) ? `${name.trim()} (${id})`.trim() : name.trim();
        names.set(id, own);
        taken.add(own);
      }
    }
    own ??= /^Your hand is (.+)$/.exec(entry)?.[1];
    const show = /^"[^"]*? @ ([\w-]+)" shows an? (.+?)\.?$/.exec(entry);
    // One, then the other: both are shown.
    if (show !== null)
      shown.set(show[1], Array.from(new Set([...cardsIn(shown.get(show[1]) ?? ''), ...cardsIn(show[2])])).join());
  }
  return { rows, blinds, stacks, names, shown, own };
}

/**
 * The player who saved the log, by number. The log shows the cards of that player without the name: it is the player
 * who showed those cards, or the only one who sat in all these hands and never showed others.
 */
function saverOf(hands: readonly Dealt[]): string | undefined {
  const dealt = hands.filter(({ own }) => own !== undefined);
  let left: Set<string> | undefined;
  for (const { own, shown, stacks } of dealt) {
    for (const [id, cards] of shown) if (sameCards(cards, own ?? '')) return id;
    const can = stacks.map(({ id }) => id).filter((id) => !shown.has(id));
    left = left === undefined ? new Set(can) : new Set(can.filter((id) => left?.has(id)));
  }
  return left?.size === 1 ? [...left][0] : undefined;
}

function cardsIn(text: string): string[] {
  return text.replace(/\s/g, '').split(',').filter(Boolean);
}

function sameCards(one: string, other: string): boolean {
  const own = cardsIn(other).sort().join();
  // One card of two may be shown.
  return own.includes(',') && cardsIn(one).sort().join() === own;
}

function linesOf({ rows, blinds, stacks, names, own }: Dealt, saver: string | undefined): string[] {
  const [{ entry: start, at }] = rows;
  const number = /#(\d+)/.exec(start)?.[1] ?? '';
  const id = /\(id: ([\w-]+)\)/.exec(start)?.[1] ?? at.replace(/\W/g, '');
  const game = /\(?((?:No|Pot|Fixed) Limit [^()]+?)\)? *\((?:dealer|dead)/.exec(start)?.[1] ?? start;
  const time = at.replace('T', ' ').replace(/\..*$/, '');
  const lines = [`PokerNow hand #${number}-${id} (${game}) - ${blinds} - ${time}`];
  for (const { seat, id: player, stack } of stacks) {
    if (readMoney(stack) !== undefined) lines.push(`Seat ${seat}: ${names.get(player)} (${stack})`);
  }
  const hero = saver === undefined ? undefined : names.get(saver);
  if (own !== undefined && hero !== undefined) lines.push(`Dealt to ${hero} [${own}]`);
  for (const { entry } of rows) {
    // Not if only a name says it.
    if (/\bbomb pot\b/i.test(entry.replace(/"[^"]*"/g, ''))) lines.push('A bomb pot');
    const named = new RegExp(`^${NAMED.source} (?<act>.*)$`).exec(entry)?.groups;
    const player = named === undefined ? undefined : names.get(named.id ?? '');
    if (named !== undefined) {
      // A player who does not sit at the table does nothing in the hand.
      const act = (named.act ?? '').replace(/^shows an? (.+?)\.?$/, 'shows [$1]');
      if (player !== undefined && !ASIDE.test(act)) lines.push(`${player} ${act}`);
    } else if (/^(?:Flop|Turn|River)\b/.test(entry)) {
      lines.push(entry.replace(/ +/g, ' '));
    } else if (entry.startsWith('Uncalled bet')) {
      lines.push(entry.replace(NAMED, (_, __, back: string) => names.get(back) ?? ''));
    } else if (entry.startsWith('-- ending hand')) lines.push(entry);
  }
  return lines;
}

/** Players' acts outside the hand. */
const ASIDE =
  /^(?:chooses|choose|joined|quits|stands?|sits?|sit|requested|canceled|enqueued|updated|adding|passed|won the|paid|received|changed|timed|is )\b/;
