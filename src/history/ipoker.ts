import { ok } from '../poker/result';
import { parseCards, type Card } from '../poker/card';
import type { Street } from '../poker/spot';
import { contradiction, gameNamed, otherGame, unreadable, type Event, type Read, type ReadHand } from './events';
import { playHand } from './hand';
import { DAY_FIRST, readClearly, timeIn, YEAR_FIRST } from './lines';
import { moneyText, readCurrency, type Amounts, type Money } from './money';
import type { Game } from './problem';

/*
 * The XML files of the iPoker network's clients: a session with its hands. One program writes them, so this reads just
 * what it writes: elements with attributes, one after the other. A raise has the amount that it comes to on the street,
 * any other act the amount that it adds.
 */

export const IPOKER = /^\s*(?:<\?xml[^>]*>\s*)?<session sessioncode=/;

const STREETS: readonly (Street | undefined)[] = [undefined, undefined, 'flop', 'turn', 'river'];
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/** The longest value of a session: all its values are written before each of its hands. */
const LONGEST_VALUE = 100;

/** Each hand alone, within its session; a hand cut off at the end is the last. */
export function* splitIpoker(text: string): Generator<string> {
  let start = '';
  const starts = Array.from(text.matchAll(/<session sessioncode="([^"]*)"|<game gamecode=/g));
  for (const [at, { 0: tag, 1: own = '', index }] of starts.entries()) {
    const part = text.slice(index, starts[at + 1]?.index);
    if (tag.startsWith('<session')) {
      // Of the session only what a hand needs: its first date would be taken for the hand's.
      const general = ['gametype', 'tablecurrency', 'currency', 'nickname'].map((name) => {
        const value = contentOf(part, name)?.slice(0, LONGEST_VALUE);
        return value === undefined ? '' : `<${name}>${value}</${name}>`;
      });
      start = `<session sessioncode="${own.slice(0, LONGEST_VALUE)}"><general>${general.join('')}</general>`;
      continue;
    }
    const [game, rest] = part.split(/<\/(?:game|session)>/, 2);
    const end = rest === undefined ? '' : '</game>\n';
    yield `${start}\n${game}\n${end}</session>\n`;
  }
}

function contentOf(text: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]?.trim();
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function plain(text: string): string {
  return text.replace(/&(?:(\w+)|#(\d{1,6}));/g, (all, name?: string, code?: string) =>
    name === undefined
      ? String.fromCodePoint(Number(code) % 0x11_0000)
      : Object.hasOwn(ENTITIES, name)
        ? ENTITIES[name]
        : all,
  );
}

function elementsOf(text: string): Element[] {
  return Array.from(text.matchAll(ELEMENT), (found) => {
    const [, name, attributes, own] = found;
    const values = Array.from(
      attributes.matchAll(/(\w+)="([^"]*)"/g),
      ([, key, value]) => [key, plain(value)] as const,
    );
    return { name, attributes: Object.fromEntries(values), text: plain(own).trim() };
  });
}

interface Player {
  readonly name: string;
  readonly seat: number;
  readonly stack: Money;
  /** The player's bets and winnings, if the file gives them. */
  readonly bet: Money | undefined;
  readonly won: Money | undefined;
}

interface Act {
  readonly no: number;
  readonly player: string;
  readonly type: string;
  readonly sum: Money;
}

interface Round {
  readonly no: number;
  readonly acts: Act[];
  readonly board: Card[];
}

interface Played {
  readonly players: readonly Player[];
  readonly rounds: readonly Round[];
  readonly pockets: ReadonlyMap<string, readonly Card[]>;
}

const OTHER_GAMES: readonly (readonly [sign: RegExp, game: Game])[] = [
  [/six plus/i, 'short deck'],
  [/omaha|^PL\b/i, 'Omaha'],
  [/stud/i, 'stud'],
];

export function readIpoker(text: string): ReadHand {
  const type = (contentOf(text, 'gametype') ?? '').slice(0, LONGEST_VALUE);
  const game = /^Holdem\b(?<limit>[^\d]*?)(?<stakes>\S*\d\S*)?$/.exec(type)?.groups;
  if (game === undefined) {
    const other = OTHER_GAMES.find(([sign]) => sign.test(type));
    return other === undefined ? gameNamed(type) : otherGame(other[1]);
  }
  if (!text.includes('</game>')) return unreadable({ code: 'cut-off-xml', isCut: true });
  // A tournament's game names no stakes.
  return readClearly(game.stakes === undefined, (amounts) => readSession(text, type, game, amounts));
}

function readSession(
  text: string,
  type: string,
  game: Readonly<Record<string, string | undefined>>,
  amounts: Amounts,
): ReadHand {
  const hand = readGame(text, amounts);
  if (!hand.ok) return hand;
  const [low, high] = (game.stakes ?? '').split('/').map((amount) => readAmount(amounts, amount));
  const unit = ['tablecurrency', 'currency'].map((name) => contentOf(text, name)).find(Boolean);
  const sign = readCurrency(type) || (SIGNS[unit ?? ''] ?? '');
  const isLimit = /^\s*L\s/.test(game.limit ?? '');
  // The session before it has another date.
  const date = contentOf(text.slice(text.indexOf('<game ')), 'startdate') ?? '';
  return play(hand.value, {
    name: /<game gamecode="([^"]*)"/.exec(text)?.[1] ?? '',
    time: timeIn(date, [YEAR_FIRST, DAY_FIRST]),
    hero: plain(contentOf(text, 'nickname') ?? ''),
    currency: high === undefined ? '' : sign,
    stakes: low === undefined || high === undefined ? undefined : [low, high],
    level: isLimit ? low : high,
  });
}

interface Table {
  readonly name: string;
  readonly time: string;
  readonly hero: string;
  readonly currency: string;
  readonly stakes: readonly [low: Money, high: Money] | undefined;
  /** The big blind, as the game is named. */
  readonly level: Money | undefined;
}

function play(game: Played, { name, time, hero, currency, stakes, level }: Table): ReadHand {
  const { players, rounds, pockets } = game;
  const acts = rounds.flatMap((round) => round.acts);
  const blind = acts.find(({ type }) => type === BIG);
  const ante = acts.find(({ player, type }) => player === blind?.player && type === ANTE)?.sum ?? 0;
  const stack = players.find((player) => player.name === blind?.player)?.stack ?? 0;
  const isAll = blind === undefined || blind.sum + ante >= stack;
  const big = level ?? (isAll ? undefined : blind.sum);
  if (big === undefined) return unreadable({ code: 'no-big-blind' });
  const small = acts.find(({ type }) => type === SMALL)?.sum;
  const [low, high] = stakes ?? [small, big];
  const put = new Map<string, Money>();
  const events: Event[] = players.map((player) => ({
    kind: 'seat',
    player: player.name,
    stack: player.stack,
  }));
  for (const [player, cards] of pockets) events.push({ kind: 'hole', player, cards });
  // A player who sits out after an ante is dealt out. The ante stays in the pot.
  const away = new Set(acts.filter(({ type }) => type === '8' || type === '9').map((act) => act.player));
  let street = new Map<string, Money>();
  let uncalled: Money = 0;
  let hasSmall = false;
  /** The part of a post that is a bet: the big blind of both blinds, nothing of a second small blind. */
  const liveOf = ({ type }: Act, by: Money): Money => {
    if (type === ANTE || (type === SMALL && hasSmall)) return 0;
    if (type === SMALL) hasSmall = true;
    return type === BIG ? Math.min(by, big) : by;
  };
  const settle = () => {
    const [most = 0, next = 0] = Array.from(street.values()).sort((a, b) => b - a);
    uncalled += most - next;
  };
  for (const { no, acts: own, board } of rounds) {
    if (no > 1) {
      settle();
      street = new Map();
    }
    const dealt = STREETS[no];
    if (dealt !== undefined) events.push({ kind: 'street', street: dealt, cards: board });
    for (const act of own) {
      const before = street.get(act.player) ?? 0;
      const by = act.type === RAISE ? act.sum - before : act.sum;
      put.set(act.player, (put.get(act.player) ?? 0) + by);
      street.set(act.player, before + liveOf(act, by));
      if (away.has(act.player)) {
        if (by > 0) events.push({ kind: 'gift', amount: by });
        continue;
      }
      if (act.type === BIG && act.sum >= 2 * big) {
        const amount = { money: act.sum, currency };
        return contradiction({ code: 'posts-no-blind', player: act.player, amount });
      }
      const event = eventOf(act, big);
      if (!event.ok) return event;
      events.push(event.value);
    }
  }
  settle();
  const end = endOf(players, acts, put, uncalled, currency);
  return end.ok
    ? playHand(
        {
          room: 'iPoker',
          name,
          time,
          currency,
          stakes: [...(low === undefined ? [] : [low]), high].map((amount) => moneyText(amount, currency)).join('/'),
          bigBlind: big,
          isWhole: true,
        },
        pockets.has(hero) ? hero : undefined,
        [...events, ...end.value],
      )
    : end;
}

const SMALL = '1';
const BIG = '2';
const ANTE = '15';
const RAISE = '23';

function eventOf({ player, type, sum }: Act, big: Money): Read<Event> {
  switch (type) {
    case '0':
      return ok({ kind: 'fold', player, cards: [] });
    case SMALL:
      return ok({ kind: 'post', player, live: sum, dead: 0, blind: 'small' });
    case BIG:
      // A player who comes back posts both blinds in one.
      return ok(
        sum > big ? { kind: 'post', player, both: sum } : { kind: 'post', player, live: sum, dead: 0, blind: 'big' },
      );
    case '3':
      return ok({ kind: 'call', player, by: sum });
    case '4':
      return ok({ kind: 'check', player });
    case '5':
      return ok({ kind: 'bet', player, by: sum });
    case '7':
      return ok({ kind: 'all-in', player, amount: sum });
    case ANTE:
      return ok({ kind: 'post', player, live: 0, dead: sum, isAnte: true });
    case RAISE:
      return ok({ kind: 'bet', player, to: sum });
    default:
      return unreadable({ code: 'bad-action-type', player, text: type });
  }
}

/** Each player's winnings. The file says what each bet, too: an act that is misread or missing shows. */
function endOf(
  players: readonly Player[],
  acts: readonly Act[],
  put: ReadonlyMap<string, Money>,
  uncalled: Money,
  currency: string,
): Read<Event[]> {
  for (const { name, bet } of players) {
    const own = put.get(name) ?? 0;
    const ante = acts.find(({ player, type }) => player === name && type === ANTE)?.sum ?? 0;
    // Some tournaments count the ante of a player who is all in twice, or not.
    if (bet === undefined || bet === own || Math.abs(bet - own) === ante) continue;
    const [amount, other] = [own, bet].map((money) => ({ money, currency }));
    return contradiction({ code: 'bets-otherwise', player: name, amount, other });
  }
  const total = Array.from(put.values()).reduce((sum, own) => sum + own, 0);
  const won = players.reduce((sum, player) => sum + (player.won ?? 0), 0);
  // Some clients count an uncalled bet among the winnings, some do not. The house takes a tenth at most.
  const isRake = (rake: Money) => rake >= 0 && rake <= (total - uncalled) / 10 + 1;
  const [withIt, without] = [total - won, total - uncalled - won];
  // If it may be either, who won how much stays open.
  if (won === 0 || isRake(withIt) === (isRake(without) && uncalled > 0)) return ok([]);
  const hasUncalled = isRake(withIt);
  const rake = hasUncalled ? withIt : without;
  return ok([
    { kind: 'total', amount: won, rake, fee: 0, hasUncalled, isNet: true },
    ...players.flatMap(({ name, won: own = 0 }) =>
      own === 0 ? [] : [{ kind: 'win', player: name, amount: own } as const],
    ),
  ]);
}

const ELEMENT = /<(\w+)((?:\s+\w+="[^"<]*")*)\s*\/?>([^<]*)/g;

function readGame(text: string, amounts: Amounts): Read<Played> {
  const [odd] = /<.{0,40}/s.exec(text.replace(ELEMENT, '').replace(/<\/\w+>/g, '')) ?? [];
  if (odd !== undefined) return unreadable({ code: 'damaged', text: odd });
  const players: Player[] = [];
  const rounds: Round[] = [];
  const pockets = new Map<string, readonly Card[]>();
  for (const { name, attributes, text: content } of elementsOf(text.slice(text.indexOf('<game ')))) {
    if (name === 'player') {
      const { name: own = '', chips = '', seat, bet, win } = attributes;
      if (own === '') continue;
      const stack = readAmount(amounts, chips);
      if (stack === undefined) return unreadable({ code: 'bad-stack', text: chips });
      players.push({
        name: own,
        seat: Number(seat),
        stack,
        bet: readAmount(amounts, bet),
        won: readAmount(amounts, win),
      });
    }
    if (name === 'round') rounds.push({ no: Number(attributes.no), acts: [], board: [] });
    const round = rounds.at(-1);
    if (name === 'action' && round !== undefined) {
      const { player = '', type = '', no, sum = '0' } = attributes;
      const amount = readAmount(amounts, sum);
      if (amount === undefined) return unreadable({ code: 'bad-amount', text: sum });
      round.acts.push({ no: Number(no), player, type, sum: amount });
    }
    if (name === 'cards' && round !== undefined) {
      const cards = readCards(content);
      if (!cards.ok) return cards;
      const { type = '', player = '' } = attributes;
      if (type !== 'Pocket') round.board.push(...cards.value);
      else if (cards.value.length > 0) pockets.set(player, cards.value);
    }
  }
  if (players.length === 0) return unreadable({ code: 'no-seats-in-file' });
  players.sort((a, b) => a.seat - b.seat);
  rounds.sort((a, b) => a.no - b.no);
  // Older clients list the acts by player.
  for (const { acts } of rounds) acts.sort((a, b) => a.no - b.no);
  return ok({ players, rounds, pockets });
}

/** An amount with any sign of a currency: files may be read in the wrong code page. */
function readAmount(amounts: Amounts, text = ''): Money | undefined {
  return amounts.read(text.replace(/^[^\d\\&]{0,4}(?=\d)|(?<=\d)[^\d]{0,4}$/g, ''));
}

/** Cards with the suit first: `HA C10`; face down as `X`. */
function readCards(text: string): Read<Card[]> {
  const known = text.split(/\s+/).filter((card) => card !== '' && card !== 'X');
  const cards = parseCards(known.map((card) => card.slice(1) + card.slice(0, 1).toLowerCase()).join(' '), 'line');
  return cards.ok ? cards : unreadable({ code: 'bad-cards-in-file', text });
}
