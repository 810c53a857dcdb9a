import { parseCards } from '../poker/card';
import { ok, quote, type Result } from '../poker/problem';
import { playHand, unreadable, type Event, type Hand, type Heading } from './hand';
import { AMOUNT, moneyText, readCurrency, readMoney } from './money';

/** What a line can say of a hand. */
type Saying =
  | 'is dealt'
  | 'posts'
  | 'posts dead'
  | 'posts both'
  | 'folds'
  | 'checks'
  | 'calls'
  | 'bets'
  | 'raises to'
  | 'shows'
  | 'gets back'
  | 'flop'
  | 'turn'
  | 'river'
  | 'another board'
  | 'gift'
  | 'total'
  | 'nothing';

/** How a line is written, and what it says. */
export type Row = readonly [template: string, says: Saying];

/**
 * A poker room that writes hands as lines of English. In the templates `{amount}` is money (`{dead}`
 * is added to it), `[cards]` are cards and `[before]` the board they come to, `<player>` is a name,
 * `#seat` a seat's number, `…` anything; all else is as it is written.
 */
export interface Room {
  readonly name: string;
  /** A hand's first line, with the hand's `name`. */
  readonly opens: RegExp;
  /**
   * The line that says hold'em and its stakes, `small` and `big`. Where `fixed` is found as well they
   * are the bets, and the small one is the big blind.
   */
  readonly stakes: RegExp;
  /** A player's seat, with `#seat`, `<player>` and the stack as `{amount}`. */
  readonly seat: string;
  /** What stands between a player's name and what the player does. */
  readonly separator: string;
  /** What a player does: lines without the name they begin with. One that is not here is a fault. */
  readonly acts: readonly Row[];
  /** Lines that begin with no player's name. Others are passed over. */
  readonly lines: readonly Row[];
  /** The line without which a hand is cut short. */
  readonly end: RegExp;
}

/** A room's templates, ready to be matched. */
export interface Reader {
  readonly room: Room;
  readonly seat: RegExp;
  readonly acts: readonly Recogniser[];
  readonly lines: readonly Recogniser[];
}

type Recogniser = readonly [pattern: RegExp, says: Saying];

export function readerOf(room: Room): Reader {
  const compile = ([template, says]: Row): Recogniser => [patternOf(template), says];
  return {
    room,
    seat: patternOf(room.seat),
    acts: room.acts.map(compile),
    lines: room.lines.map(compile),
  };
}

function patternOf(template: string): RegExp {
  const parts = template.split(/(\{\w+\}|\[\w+\]|<\w+>|#seat|…)/).map((part) => {
    const place = part.slice(1, -1);
    if (part === '…') return '.*';
    if (part === '#seat') return String.raw`(?<seat>\d+)`;
    if (part.startsWith('{')) return `(?<${place}>${AMOUNT})`;
    if (part.startsWith('<')) return `(?<${place}>.+)`;
    if (/^\[\w+\]$/.test(part)) return String.raw`\[(?<${place}>[^\[\]]*)\]`;
    return part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** Ten players who say a lot. */
const MOST_LINES = 1_000;

/** Other games, as rooms name them. */
const OTHER_GAME =
  /\b(?:omaha|courchevel|stud|razz|badugi|draw|6\+ hold'em|short ?deck|horse|pineapple)\b/i;

/** Reads the lines of one hand, from its first to the last before the next hand's. */
export function readLines(reader: Reader, lines: readonly string[]): Result<Hand> {
  if (lines.length > MOST_LINES) return unreadable(`One hand has ${lines.length} lines.`);
  const heading = readHeading(reader.room, lines);
  if (!heading.ok) return heading;
  const seats = readSeats(reader, lines);
  if (seats.stacks.length === 0) {
    return unreadable('No seats can be read: a hand history is read in English, and whole.');
  }
  if (!lines.some((line) => reader.room.end.test(line))) {
    return unreadable('The hand is cut short: its summary is missing.');
  }
  const events: Event[] = [...seats.stacks];
  const dealt: string[] = [];
  for (const line of lines) {
    const read = readLine(reader, line, seats);
    if (!read.ok) return read;
    if (read.value === undefined) continue;
    const { says, event } = read.value;
    events.push(event);
    if (says === 'is dealt' && event.kind === 'hole' && event.cards.length === 2) {
      dealt.push(event.player);
    }
  }
  // Where everybody's cards are dealt face up, nobody's are hero's.
  return playHand(heading.value, dealt.length === 1 ? dealt[0] : undefined, events);
}

function readHeading(room: Room, lines: readonly string[]): Result<Heading> {
  const name = room.opens.exec(lines[0] ?? '')?.groups?.name ?? '';
  // A few lines, all before anybody can say anything.
  const head = lines.slice(0, 4);
  const stakes = head.map((line) => room.stakes.exec(line)?.groups).find(Boolean);
  if (stakes === undefined) {
    const other = head.map((line) => OTHER_GAME.exec(line)?.[0]).find(Boolean);
    return unreadable(
      other === undefined
        ? `No blinds of a hold’em game can be read, in English, in ${quote(head.join(' '))}.`
        : `This is no Texas hold’em (${other}), and no other game can be read.`,
    );
  }
  const small = readMoney(stakes.small ?? '');
  const big = readMoney(stakes.big ?? '');
  if (small === undefined || big === undefined) {
    return unreadable(`The stakes cannot be read: ${quote(head.join(' '))}.`);
  }
  const currency = readCurrency(stakes.big ?? '');
  return ok({
    room: room.name,
    name,
    currency,
    stakes: `${moneyText(small, currency)}/${moneyText(big, currency)}`,
    bigBlind: stakes.fixed === undefined ? big : small,
    isWhole: true,
  });
}

interface Seats {
  /** Who sits in the seat of a number. */
  readonly seats: ReadonlyMap<string, string>;
  /** Longer names first: one may begin with another. */
  readonly players: readonly string[];
  readonly stacks: readonly Event[];
}

function readSeats(reader: Reader, lines: readonly string[]): Seats {
  const seats = new Map<string, string>();
  const stacks: Event[] = [];
  for (const line of lines) {
    const { seat, player, amount } = reader.seat.exec(line)?.groups ?? {};
    const stack = readMoney(amount ?? '');
    if (seat === undefined || player === undefined || stack === undefined) continue;
    seats.set(seat, player);
    stacks.push({ kind: 'seat', player, stack });
  }
  const players = Array.from(new Set(seats.values())).sort((a, b) => b.length - a.length);
  return { seats, players, stacks };
}

interface Said {
  readonly says: Saying;
  readonly event: Event;
}

/** What a line says; nothing where it says nothing of the hand. */
function readLine(
  { room, seat, acts, lines }: Reader,
  line: string,
  { seats, players }: Seats,
): Result<Said | undefined> {
  if (seat.test(line)) return ok(undefined);
  const named = players.filter((player) => line.startsWith(player + room.separator));
  for (const player of named) {
    const act = match(acts, line.slice(player.length + room.separator.length), player);
    if (act !== undefined) return act;
  }
  if (named.length > 0) return unreadable(`This line cannot be read: ${quote(line)}.`);
  const seated = /^Seat (\d+):/.exec(line)?.[1];
  return match(lines, line, seated === undefined ? undefined : seats.get(seated)) ?? ok(undefined);
}

/** What the first row that fits says of a text; nothing where none does. */
function match(
  recognisers: readonly Recogniser[],
  text: string,
  player: string | undefined,
): Result<Said | undefined> | undefined {
  for (const [pattern, says] of recognisers) {
    const found = pattern.exec(text);
    if (found === null) continue;
    if (says === 'nothing') return ok(undefined);
    const event = eventOf(says, { player: player ?? '', ...found.groups });
    return event.ok ? ok({ says, event: event.value }) : event;
  }
  return undefined;
}

function eventOf(
  says: Exclude<Saying, 'nothing'>,
  found: Readonly<Record<string, string | undefined>> & { readonly player: string },
): Result<Event> {
  const { player } = found;
  const cards = parseCards(found.cards ?? '', 'the hand history');
  if (!cards.ok) return cards;
  const before = parseCards(found.before ?? '', 'the hand history');
  if (!before.ok) return before;
  const amount = readMoney(found.amount ?? '0');
  const dead = readMoney(found.dead ?? '0');
  if (amount === undefined || dead === undefined) {
    return unreadable(`${quote(found.amount ?? '')} is no amount of money.`);
  }
  switch (says) {
    case 'is dealt':
    case 'shows':
      return ok({ kind: 'hole', player, cards: cards.value });
    case 'posts':
      return ok({ kind: 'post', player, amount, counts: 'live' });
    case 'posts dead':
      return ok({ kind: 'post', player, amount, counts: 'dead' });
    case 'posts both':
      return ok({ kind: 'post', player, amount: amount + dead, counts: 'both' });
    case 'folds':
      return ok({ kind: 'fold', player, cards: cards.value });
    case 'checks':
      return ok({ kind: 'check', player });
    case 'calls':
      return ok({ kind: 'call', player, by: amount });
    case 'bets':
      return ok({ kind: 'bet', player, by: amount });
    case 'raises to':
      return ok({ kind: 'bet', player, to: amount });
    case 'gets back':
      return ok({ kind: 'return', player, amount });
    case 'flop':
    case 'turn':
    case 'river': {
      const event = { kind: 'street', street: says, cards: cards.value } as const;
      return ok(found.before === undefined ? event : { ...event, before: before.value });
    }
    case 'another board':
      return ok({ kind: 'run', cards: cards.value });
    case 'gift':
    case 'total':
      return ok({ kind: says, amount });
  }
}
