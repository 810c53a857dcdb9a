import { ok } from '../poker/result';
import { unreadable, type Read } from './events';
import type { Room } from './lines';
import type { Amounts } from './money';

/*
 * https://www.ignitioncasino.eu, Bovada and Bodog: the history that the site gives a day later. Players are named by
 * their positions, and everybody's cards are in it. The heading of a cash game names no stakes, a run-out has no
 * streets, and “all in” may be a bet, a raise, a call, a blind or an ante.
 */
export const IGNITION: Room = {
  name: 'Ignition',
  opens: /^(?<room>Ignition|Bovada|Bodog(?:\.\w+| [A-Z]\w+|88)?) Hand #(?<name>\d+):? /,
  prepare,
  stakes: /HOLDEM.* Blinds (?:(?<small>[^/]+)\/)?(?<big>\S+)$/,
  seats: ['Seat #seat: <player> ({amount} in chips)'],
  separator: ' : ',
  acts: [
    ['Small blind {amount}', 'posts the small blind'],
    ['Big blind {amount}', 'posts the big blind'],
    ['Ante chip {amount}', 'posts an ante'],
    ['Posts chip {amount}', 'posts both'],
    ['Posts dead chip {amount}', 'posts both'],
    ['Folds', 'folds'],
    ['Folds [cards]', 'folds'],
    ['Checks', 'checks'],
    ['Calls {amount}', 'calls'],
    ['Bets {amount}', 'bets'],
    ['Raises {by} to {amount}', 'raises to'],
    // Until 2012.
    ['Raises {amount}', 'raises to'],
    ['All-in(raise) {by} to {amount}', 'raises to'],
    ['All-in(raise) {amount}', 'goes all in'],
    ['All-in {amount}', 'goes all in'],
    ['Return uncalled portion of bet {amount}', 'gets back'],
    ['Card dealt to a spot [cards]', 'shows'],
    ['Does not show [cards]…', 'shows'],
    ['Mucks [cards]…', 'shows'],
    // The best five cards.
    ['Showdown…', 'nothing'],
    ['Hand result {amount}', 'wins'],
    ['Hand result-Side pot {amount}', 'wins'],
    ...[
      'Set dealer…',
      'Seat …',
      'Table …',
      'Leave(Auto)',
      'Enter(Auto)',
      'Sit out',
      'Sitout…',
      'Re-join',
      'Stand',
      'Draw for dealer…',
      'Ranking …',
      'Prize …',
      'BOUNTY PRIZE…',
      'Rebuyin …',
      'Double rebuys …',
      'Addon …',
    ].map((template) => [template, 'nothing'] as const),
  ],
  lines: [
    ['Dealt to <player> [cards]', 'is dealt'],
    ['*** FLOP *** [cards]', 'flop'],
    ['*** TURN *** [before] [cards]', 'turn'],
    ['*** RIVER *** [before] [cards]', 'river'],
    ['Total Pot({amount}) | Rake ({rake})', 'total with the uncalled bet'],
    ['Total Pot({amount})', 'total with the uncalled bet'],
  ],
  end: /^\*\*\* SUMMARY \*\*\*$/,
};

const POSITION = String.raw`(?:Small Blind|Big Blind|UTG(?:\+\d+)?|Dealer)`;
const SEAT = new RegExp(`^Seat \\d+: (?<player>${POSITION}) \\(.* in chips\\)$`);
const ACT = new RegExp(`^(?<player>${POSITION})(?<isHero> +\\[ME\\])? ?: (?<act>.*)$`);
/** A line of the summary: `Seat+7: Big Blind $12 with One pair [Jd Jc-Jh Jd 9s 8c 7c]`, the player's cards first. */
const SUMMED_UP = new RegExp(`^Seat\\+?\\d+: (?<player>${POSITION})\\b.*\\[(?<cards>\\w\\w \\w\\w)-[^\\]]*\\]$`);

function prepare([heading = '', ...rest]: readonly string[], amounts: Amounts): Read<readonly string[]> {
  if (!heading.includes('HOLDEM')) return ok([heading, ...rest]);
  const { lines, blinds } = inOneWay(rest, arePaidOnce(rest, amounts));
  const stakes = stakesOf(heading, rest, blinds, amounts);
  return stakes.ok ? ok([`${heading} Blinds ${stakes.value}`, ...withStreets(lines)]) : stakes;
}

interface Blinds {
  small?: string;
  big?: string;
}

interface Written {
  readonly lines: string[];
  /** Those that are posted in full. */
  readonly blinds: Blinds;
}

/** Whether no result is repeated: two of the same may be of two side pots, but all are not more than the pot. */
function arePaidOnce(given: readonly string[], amounts: Amounts): boolean {
  const sum = (pattern: RegExp): number =>
    given.reduce((all, line) => all + (amounts.read(pattern.exec(line)?.[1] ?? '') ?? 0), 0);
  return sum(/ : Hand [Rr]esult(?:-Side [Pp]ot)? (.*)$/) <= sum(/^Total Pot\(([^)]*)\)/);
}

function inOneWay(given: readonly string[], isPaidOnce: boolean): Written {
  const seats: string[] = [];
  const lines: string[] = [];
  const blinds: Blinds = {};
  const hasAntes = given.some((line) => line.includes(' : Ante chip '));
  const withAnte = new Set<string>();
  let isDealt = false;
  for (const whole of given) {
    const line = whole.startsWith('Seat') ? whole.replace(' [ME]', '') : whole;
    if (SEAT.test(line)) {
      seats.push(line);
      continue;
    }
    if (line.startsWith('*** HOLE CARDS')) isDealt = true;
    const { player, isHero, act } = ACT.exec(line)?.groups ?? {};
    if (player === undefined || act === undefined) {
      const shown = SUMMED_UP.exec(line)?.groups;
      if (shown !== undefined) lines.push(`${shown.player} : Mucks [${shown.cards}]`);
      lines.push(line);
      continue;
    }
    if (isHero !== undefined && act.startsWith('Card dealt')) {
      lines.push(`Dealt to ${player} ${act.replace(/^[^[]*/, '')}`);
      continue;
    }
    let said = inOneWord(act);
    const [, blind, amount] = /^(Small|Big) blind (.*)$/.exec(said) ?? [];
    if (blind === 'Small') blinds.small ??= amount;
    if (blind === 'Big') blinds.big ??= amount;
    if (!isDealt && said.startsWith('All-in ')) {
      // All that the player had was the ante, or else the blind of the position.
      const isButton = player === 'Dealer' && seats.length === 2;
      const own = player === 'Small Blind' || isButton ? 'Small blind' : 'Big blind';
      const isBlind = player === 'Big Blind' || own === 'Small blind';
      if (hasAntes && !withAnte.has(player)) said = said.replace('All-in', 'Ante chip');
      else if (isBlind) said = said.replace('All-in', own);
    }
    if (said.startsWith('Ante chip ')) withAnte.add(player);
    // Some histories repeat an act.
    const written = `${player} : ${said}`;
    if (written !== lines.at(-1) || (isPaidOnce && said.startsWith('Hand result'))) lines.push(written);
  }
  // In a tournament the seats' numbers are not in the order of play, but the positions are.
  return { lines: [...seats.sort((a, b) => placeOf(a) - placeOf(b)), ...lines], blinds };
}

/** An act in the words of today, without the reason why the player did it. */
function inOneWord(act: string): string {
  return act
    .replace(/ ?\((?:timeout|disconnect|auth|auth-disconnect|Blind Disconnected)\)/, '')
    .replace('(raise-timeout)', '(raise)')
    .replace(/^Call /, 'Calls ')
    .replace(/^Fold$/, 'Folds')
    .replace(/^Folds & [Ss]hows (\[[^\]]*\]).*$/, 'Folds $1')
    .replace('Bets chip info ', 'Bets ')
    .replace(/^(?:Ante\/)?Small [Bb]lind /, 'Small blind ')
    .replace(/^Big [Bb]lind(?:\/Bring in)? /, 'Big blind ')
    .replace('Hand Result', 'Hand result')
    .replace('-Side Pot', '-Side pot');
}

function placeOf(seat: string): number {
  const player = SEAT.exec(seat)?.groups?.player ?? '';
  const place = ['Small Blind', 'Big Blind', 'UTG'].indexOf(player);
  return place < 0 ? Number(player.split('+')[1] ?? 100) + 2 : place;
}

/** All streets as headings. Those of a run-out may be in the summary alone: they come after the last act. */
function withStreets(given: readonly string[]): string[] {
  const board: string[] = [];
  const lines: string[] = [];
  const street = (cards: readonly string[]): string => {
    const before = board.join(' ');
    const name = { 3: 'TURN', 4: 'RIVER' }[board.length] ?? 'FLOP';
    board.push(...cards);
    return `*** ${name} *** ${before === '' ? '' : `[${before}] `}[${cards.join(' ')}]`;
  };
  let whole: string[] = [];
  let last = 0;
  for (const line of given) {
    const [, what = '', text = ''] =
      /^(\*\*\* (?:FLOP|TURN|RIVER) \*\*\*|Card (?:dealt )?to (?:the )?table|Board) .*\[([^\]]*)\]$/.exec(
        line.replace(/^(Card|Board)(.*) \[/, '$1$2  ['),
      ) ?? [];
    const cards = text.split(/\s+/).filter(Boolean);
    if (what.startsWith('Card')) lines.push(street(cards));
    else lines.push(line);
    if (what.startsWith('***')) board.push(...cards);
    if (what === 'Board') whole = cards;
    if (what.startsWith('*') || what.startsWith('Card') || ACTED.test(line)) last = lines.length;
  }
  const missing: string[] = [];
  if (board.length === 0 && whole.length >= 3) missing.push(street(whole.slice(0, 3)));
  while (board.length >= 3 && board.length < whole.length) {
    missing.push(street(whole.slice(board.length, board.length + 1)));
  }
  return lines.toSpliced(last, 0, ...missing);
}

const ACTED = / : (?:Folds|Checks|Calls|Bets|Raises|All-in|Return)\b|^\*\*\* HOLE CARDS/;

/** `'$0.25/$0.50'`: as the heading of a tournament or of a newer history says, otherwise as they are posted. */
function stakesOf(heading: string, given: readonly string[], { small, big }: Blinds, amounts: Amounts): Read<string> {
  const info = given.find((line) => line.startsWith('Table Info:')) ?? '';
  const [, low, high] = /Level \d+ \((\S+)\/(\S+)\)/.exec(heading) ?? /Stakes: ([^\s,-]+)-([^\s,]+)/.exec(info) ?? [];
  if (low !== undefined && high !== undefined) {
    const isOther = small !== undefined && amounts.read(small) !== amounts.read(low);
    // Some headings give another level. The big blind, if one is posted in full, shows which.
    if (big !== undefined || !isOther) return ok(`${low}/${high}`);
  } else if (big !== undefined) return ok(small === undefined ? big : `${small}/${big}`);
  if (!given.some((line) => IGNITION.end.test(line))) {
    return unreadable({ code: 'cut-off', isCut: true });
  }
  return unreadable({ code: 'no-big-blind' });
}
