import { parseCards, RANKS, SUITS, type Card } from '../poker/card';
import { plainText } from '../poker/plainText';
import { ok } from '../poker/result';
import { otherGame, unreadable, type Event, type Heading, type Read, type ReadHand } from './events';
import { playHand } from './hand';
import { AMOUNT, Amounts, moneyText, readCurrency, type Money } from './money';
import type { Game, HistoryProblem, OtherRules } from './problem';

type Saying =
  | 'is dealt'
  | 'all are dealt in'
  | 'posts'
  | 'posts the small blind'
  | 'posts the big blind'
  | 'posts dead'
  | 'posts an ante'
  | 'posts both'
  | 'posts dead and live'
  | 'posts to'
  | 'folds'
  | 'gives up'
  | 'checks'
  | 'calls'
  | 'calls to'
  | 'bets'
  | 'raises to'
  | 'goes all in'
  | 'goes all in, rounded'
  | 'shows'
  | 'gets back'
  | 'flop'
  | 'turn'
  | 'river'
  | 'second board'
  | 'third board'
  | 'cashes out'
  | 'gets from the house'
  | 'pays the house'
  | 'wins'
  | 'wins a bounty'
  | 'ends with'
  | 'gift'
  | 'total'
  | 'total with the uncalled bet'
  | 'total without the rake, rounded'
  | 'total paid out'
  | 'total paid out, no rake'
  | 'nothing';

export type Row = readonly [template: string, says: Saying];

/**
 * A poker room that writes hands as lines of English text. In templates a name in braces such as `{amount}` is
 * money; `[cards]` are cards, `[before]` the board before them; `<player>` is a player's name, `<on>` the name of
 * a player who is knocked out; `#seat` is a seat's number; `…` is any text. All else is literal.
 */
export interface Room {
  readonly name: string;
  /** A hand's first line, with the hand's `name`, and `room` or `known` if one network has several. */
  readonly opens: RegExp;
  /** How it writes the date and the time in its first lines, if not as {@link YEAR_FIRST}. */
  readonly dates?: readonly RegExp[];
  /** Rewrites a hand's lines that templates cannot match. */
  readonly prepare?: (lines: readonly string[], amounts: Amounts) => Read<readonly string[]>;
  /**
   * The line with the game, hold'em, and its stakes `big` and perhaps `small`. If `fixed` matches too, these are the bets
   * of fixed limit, and the small bet is the big blind. No player can put in more than `cap`.
   */
  readonly stakes: RegExp;
  /** Lines of hands that are sound, but played by rules that are not read. */
  readonly unread?: readonly (readonly [sign: RegExp, rules: OtherRules])[];
  /** A player's seat: `#seat`, `<player>`, the stack as `{amount}`, perhaps `{bounty}`. */
  readonly seats: readonly string[];
  /** The text between a player's name and the act. */
  readonly separator: string;
  /** The acts of a player: lines without the name at their start. Any other act is an error. */
  readonly acts: readonly Row[];
  /** Lines that do not begin with a player's name. Lines that match none are ignored. */
  readonly lines: readonly Row[];
  /** A line that every complete hand has. */
  readonly end: RegExp;
  /** How the room writes cards in languages other than English. */
  readonly spellings?: readonly Spelling[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2024/03/05 19:15:13`, `2024-03-05T19:15:13` */
export const YEAR_FIRST = /(?<y>\d{4})[/-](?<m>\d\d)[/-](?<d>\d\d)[ T]+(?<t>\d{1,2}:\d\d(?::\d\d)?)/;

/** `05 03 2024 19:15:13`, `05 Mar 2024 19:15:13` */
export const DAY_FIRST = new RegExp(
  `\\b(?<d>\\d\\d)[ /-](?<m>\\d\\d|${MONTHS.join('|')})[ /-](?<y>\\d{4}) (?<t>\\d\\d:\\d\\d:\\d\\d)`,
);

/** `Mar 05 19:15:13 EST 2024`, `March 05, 19:15:13 EST 2011` */
export const MONTH_FIRST = new RegExp(
  `\\b(?<m>${MONTHS.join('|')})[a-z]* (?<d>\\d\\d),? (?<t>\\d\\d:\\d\\d:\\d\\d) +(?:[A-Z]+ )?(?<y>\\d{4})`,
);

/** The first date with a time in a hand's first lines, `'2024-03-05 19:15:13'`; empty without one. */
export function timeIn(text: string, forms: readonly RegExp[] = [YEAR_FIRST]): string {
  const start = text.slice(0, 2_000);
  const found = forms.map((form) => form.exec(start)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return '';
  const { y, m, d, t } = found;
  const month = MONTHS.indexOf(m) + 1;
  return `${y}-${month === 0 ? m : String(month).padStart(2, '0')}-${d} ${t.padStart(t.length < 6 ? 5 : 8, '0')}`;
}

export interface Reader {
  readonly room: Room;
  readonly seats: readonly Recogniser[];
  readonly acts: readonly Recogniser[];
  readonly lines: readonly Recogniser[];
}

/** Every line that matches `pattern` contains `words`, which are faster to look for. */
type Recogniser = readonly [words: string, pattern: RegExp, says: Saying];

export function readerOf(room: Room): Reader {
  const compile = ([template, says]: Row): Recogniser => [wordsOf(template), patternOf(template), says];
  return {
    room,
    seats: room.seats.map((template) => compile([template, 'nothing'])),
    acts: room.acts.map(compile),
    lines: room.lines.map(compile),
  };
}

const PLACES = /(\{\w+\}|\[\w+\]|<\w+>|#seat|…)/;

function wordsOf(template: string): string {
  const parts = template.split(PLACES).filter((_, index) => index % 2 === 0);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function patternOf(template: string): RegExp {
  const parts = template.split(PLACES).map((part) => {
    const place = part.slice(1, -1);
    if (part === '…') return '.*';
    if (part === '#seat') return String.raw`(?<seat>\d+)`;
    if (part.startsWith('{')) return `(?<${place}>${AMOUNT})`;
    if (part.startsWith('<')) return `(?<${place}>.+)`;
    if (/^\[\w+\]$/.test(part)) return String.raw`\[(?<${place}>[^\[\]]*)\]`;
    return part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  });
  // A room writes the cards of two brackets with or without a space between.
  return new RegExp(`^${parts.join('').replaceAll(/\\\] ?\\\[/g, String.raw`\] ?\[`)}$`, 'u');
}

/** Enough for ten players who chat a lot. */
const MOST_LINES = 1_000;

/** Other games: a pattern for the rooms' names, and ours. */
const OTHER_GAMES: readonly (readonly [sign: RegExp, name: Game])[] = [
  [/omaha|\bplo\b|courchevel/i, 'Omaha'],
  [/\b(?:6\+ hold'?em|short ?deck)\b/i, 'short deck'],
  [/\b7?stud\b|7card/i, 'stud'],
  [/\brazz\b/i, 'razz'],
  [/\bbadugi\b/i, 'badugi'],
  [/\bdraw\b/i, 'draw'],
  [/\b(?:horse|pineapple)\b/i, 'another game'],
];

/** Reads the lines of one hand: as they are written, and if that fails with plain signs, which change names too. */
export function readLines(reader: Reader, given: readonly string[]): ReadHand {
  const read = readGiven(reader, given);
  if (read.ok) return read;
  const plain = given.map(plainText);
  if (plain.every((line, index) => line === given[index])) return read;
  const again = readGiven(reader, plain);
  return again.ok ? again : read;
}

/** A tournament's: its chips have no decimals. */
const OF_CHIPS = /tournament|trny|tourney|torneo|torneio|\b(?:level|nivel|nível)\b|sit ?& ?go/i;

function readGiven(reader: Reader, given: readonly string[]): ReadHand {
  const isOfChips = given.slice(0, 4).some((line) => OF_CHIPS.test(line));
  return readClearly(isOfChips, (amounts) => readWith(amounts, reader, given));
}

/** Reads a hand, and again if all its amounts show that a point or a comma before three digits is another sign. */
export function readClearly(isOfChips: boolean, read: (amounts: Amounts) => ReadHand): ReadHand {
  const amounts = new Amounts();
  const first = read(amounts);
  if (!first.ok && first.error.code !== 'contradiction') return first;
  const { marks, unclear } = amounts.shown(isOfChips);
  if (unclear !== undefined) return unreadable({ code: 'unclear-amount', text: unclear });
  return marks === undefined ? first : read(new Amounts(marks));
}

function readWith(amounts: Amounts, reader: Reader, given: readonly string[]): ReadHand {
  if (given.length > MOST_LINES) {
    return unreadable({ code: 'too-many-lines', lines: given.length, most: MOST_LINES });
  }
  const prepared = reader.room.prepare?.(given, amounts) ?? ok(given);
  if (!prepared.ok) return prepared;
  const lines = prepared.value;
  const heading = readHeading(reader, lines, amounts);
  if (!heading.ok) return heading;
  const unread = reader.room.unread?.find(([sign]) => lines.some((line) => sign.test(line)));
  if (unread !== undefined) return unreadable({ code: 'other-rules', leftOut: unread[1] });
  const seats = readSeats(reader, lines, heading.value.cap, amounts);
  if (seats.stacks.length === 0) return unreadable({ code: 'no-seats' });
  if (!lines.some((line) => reader.room.end.test(line))) {
    return unreadable({ code: 'cut-off', isCut: true });
  }
  const dealing = readDealing(reader, lines, seats, amounts);
  if (!dealing.ok) return dealing;
  const { dealt, events } = dealing.value;
  // If several players' cards are dealt face up, the history has no hero.
  return playHand(heading.value, dealt.length === 1 ? dealt[0] : undefined, [...seats.stacks, ...events]);
}

/** The name of the room that wrote a hand, as its first line gives it. */
export function roomOf({ room }: Reader, heading: string): string {
  const { known, room: named } = room.opens.exec(heading)?.groups ?? {};
  return known ?? named ?? room.name;
}

type ReadHeading =
  | { readonly ok: true; readonly value: Heading & { readonly cap: Money } }
  | { readonly ok: false; readonly error: HistoryProblem };

function readHeading(reader: Reader, lines: readonly string[], amounts: Amounts): ReadHeading {
  const { room } = reader;
  const opening = room.opens.exec(lines[0] ?? '')?.groups;
  // The first lines only: chat may come later.
  const head = lines.slice(0, 4);
  const stakes = head.map((line) => room.stakes.exec(line)?.groups).find(Boolean);
  if (stakes === undefined) {
    const other = OTHER_GAMES.find(([sign]) => head.some((line) => sign.test(line)));
    return other === undefined ? unreadable({ code: 'no-blinds', text: head.join(' ') }) : otherGame(other[1]);
  }
  const big = amounts.read(stakes.big ?? '');
  const small = stakes.small === undefined ? big : amounts.read(stakes.small);
  if (small === undefined || big === undefined) {
    return unreadable({ code: 'bad-amount', text: (big === undefined ? stakes.big : stakes.small) ?? '' });
  }
  const currency = readCurrency(stakes.big ?? '');
  return {
    ok: true,
    value: {
      room: roomOf(reader, lines[0] ?? ''),
      name: opening?.name ?? '',
      time: timeIn(head.join('\n'), room.dates),
      currency,
      stakes: [...(stakes.small === undefined ? [] : [small]), big]
        .map((blind) => moneyText(blind, currency))
        .join('/'),
      bigBlind: stakes.fixed === undefined ? big : small,
      isWhole: true,
      cap: amounts.read(stakes.cap ?? '') ?? Infinity,
    },
  };
}

interface Seats {
  readonly seats: ReadonlyMap<string, string>;
  /** Longer names first, because one name may be the start of another. */
  readonly players: readonly string[];
  readonly stacks: readonly Event[];
}

function readSeats(reader: Reader, lines: readonly string[], cap: Money, amounts: Amounts): Seats {
  const seats = new Map<string, string>();
  const stacks: Event[] = [];
  for (const line of lines) {
    const { seat, player, amount, bounty } = firstOf(reader.seats, line)?.found ?? {};
    const stack = amounts.read(amount ?? '');
    if (seat === undefined || player === undefined || stack === undefined) continue;
    seats.set(seat, player);
    const event = { kind: 'seat', player, stack: Math.floor(Math.min(stack, cap)) } as const;
    stacks.push(bounty === undefined ? event : { ...event, bounty: bounty.trim() });
  }
  const players = Array.from(new Set(seats.values())).sort((a, b) => b.length - a.length);
  return { seats, players, stacks };
}

interface Match {
  readonly says: Saying;
  readonly found: Readonly<Record<string, string | undefined>>;
}

function firstOf(recognisers: readonly Recogniser[], text: string): Match | undefined {
  for (const [words, pattern, says] of recognisers) {
    const match = text.includes(words) ? pattern.exec(text) : null;
    if (match !== null) return { says, found: match.groups ?? {} };
  }
  return undefined;
}

/** The events after the seats, and the players who are dealt cards face up. */
interface Dealing {
  readonly events: readonly Event[];
  readonly dealt: readonly string[];
}

/** Reads the cards in English or, if that fails, in the only language of the room in which all of them can be read. */
function readDealing(reader: Reader, lines: readonly string[], seats: Seats, amounts: Amounts): Read<Dealing> {
  const english = readLinesIn(readEnglish, reader, lines, seats, amounts);
  if (english.ok || english.error.code !== 'bad-cards') return english;
  const readings = new Map<string, Read<Dealing>>();
  for (const spelling of reader.room.spellings ?? []) {
    const read = readLinesIn(spelling, reader, lines, seats, amounts);
    if (read.ok) readings.set(JSON.stringify(read.value), read);
  }
  const [only] = readings.values();
  return only !== undefined && readings.size === 1 ? only : english;
}

function readLinesIn(
  spelling: Spelling,
  reader: Reader,
  lines: readonly string[],
  seats: Seats,
  amounts: Amounts,
): Read<Dealing> {
  let events: Event[] = [];
  const dealt: string[] = [];
  for (const line of lines) {
    const read = readLine(reader, line, seats, { spelling, amounts });
    if (!read.ok) return read;
    if (read.value === undefined) continue;
    const { says, event } = read.value;
    if (event !== undefined) events.push(event);
    // A player who folds before the cards are dealt is not in the hand.
    else events = events.filter(({ kind }) => kind !== 'fold');
    if (says === 'is dealt' && event?.kind === 'hole' && event.cards.length === 2) {
      dealt.push(event.player);
    }
  }
  return ok({ events, dealt });
}

interface Signs {
  readonly spelling: Spelling;
  readonly amounts: Amounts;
}

/** What may be parts of a cent: bets are not. */
const ENDS: ReadonlySet<Saying> = new Set<Saying>([
  ...(['wins', 'ends with', 'cashes out', 'gets from the house', 'pays the house', 'total'] as const),
  ...(['total with the uncalled bet', 'total without the rake, rounded', 'total paid out'] as const),
  'total paid out, no rake',
]);

interface Said {
  readonly says: Saying;
  readonly event: Event | undefined;
}

/** The content of a line; `undefined` if it does not matter to the hand. */
function readLine(
  { room, seats: places, acts, lines }: Reader,
  line: string,
  { seats, players }: Seats,
  signs: Signs,
): Read<Said | undefined> {
  if (firstOf(places, line) !== undefined) return ok(undefined);
  const named = players.filter((player) => line.startsWith(player + room.separator));
  for (const player of named) {
    const act = match(acts, line.slice(player.length + room.separator.length), player, signs);
    if (act !== undefined) return act;
  }
  if (named.length > 0) {
    return unreadable({ code: 'bad-line', text: line });
  }
  const seated = /^Seat (\d+):/.exec(line)?.[1];
  const player = seated === undefined ? undefined : seats.get(seated);
  const said = match(lines, line, player, signs);
  if (said !== undefined) return said;
  return STREET.test(line) ? unreadable({ code: 'bad-line', text: line }) : ok(undefined);
}

/** A street's cards: a line of them that no row matches would be missed later, and another line blamed. */
const STREET = /^\*{2,3} ?[\w ]*\b(?:FLOP|TURN|RIVER)\b.*\[/i;

/** The first matching row's reading of a text; `undefined` if no row matches. */
function match(
  recognisers: readonly Recogniser[],
  text: string,
  player: string | undefined,
  signs: Signs,
): Read<Said | undefined> | undefined {
  const first = firstOf(recognisers, text);
  if (first === undefined) return undefined;
  const { says, found } = first;
  if (says === 'nothing') return ok(undefined);
  if (says === 'all are dealt in') return ok({ says, event: undefined });
  const event = eventOf(says, { player: player ?? '', ...found }, signs);
  return event.ok ? ok({ says, event: event.value }) : event;
}

function eventOf(
  says: Exclude<Saying, 'nothing' | 'all are dealt in'>,
  found: Readonly<Record<string, string | undefined>> & { readonly player: string },
  { spelling, amounts: read }: Signs,
): Read<Event> {
  const { player } = found;
  const cards = found.cards === undefined ? [] : spelling(found.cards);
  const before = found.before === undefined ? [] : spelling(found.before);
  if (cards === undefined || before === undefined) {
    const text = cards === undefined ? found.cards : found.before;
    return unreadable({ code: 'bad-cards', text: text?.trim() ?? '' });
  }
  const amounts: Record<string, Money> = {};
  for (const place of ['amount', 'dead', 'rake', 'fee', 'bingo', 'fortune', 'tax']) {
    const text = found[place];
    if (text === undefined) continue;
    const amount = read.read(text);
    if (amount === undefined) return unreadable({ code: 'bad-amount', text });
    if (!Number.isInteger(amount) && !ENDS.has(says)) return unreadable({ code: 'fine-amount', text });
    amounts[place] = amount;
  }
  const { amount = 0, dead = 0, bingo = 0, fortune = 0, tax = 0 } = amounts;
  const fee = (amounts.fee ?? 0) + bingo + fortune + tax;
  const total = { kind: 'total', amount, fee, ...(amounts.rake !== undefined && { rake: amounts.rake }) } as const;
  switch (says) {
    case 'is dealt':
    case 'shows':
      return ok({ kind: 'hole', player, cards });
    case 'posts':
      return ok({ kind: 'post', player, live: amount, dead: 0 });
    case 'posts the small blind':
      return ok({ kind: 'post', player, live: amount, dead: 0, blind: 'small' });
    case 'posts the big blind':
      return ok({ kind: 'post', player, live: amount, dead: 0, blind: 'big' });
    case 'posts dead':
      return ok({ kind: 'post', player, live: 0, dead: amount });
    case 'posts an ante':
      return ok({ kind: 'post', player, live: 0, dead: amount, isAnte: true });
    case 'posts dead and live':
      return ok({ kind: 'post', player, live: amount, dead });
    case 'posts both':
      return ok({ kind: 'post', player, both: amount });
    case 'posts to':
      return ok({ kind: 'post', player, to: amount });
    case 'folds':
      return ok({ kind: 'fold', player, cards });
    case 'gives up':
      return ok({ kind: 'give-up', player });
    case 'checks':
      return ok({ kind: 'check', player });
    case 'calls':
      return ok({ kind: 'call', player, by: amount });
    case 'calls to':
      return ok({ kind: 'call', player, to: amount });
    case 'bets':
      return ok({ kind: 'bet', player, by: amount });
    case 'raises to':
      return ok({ kind: 'bet', player, to: amount });
    case 'goes all in':
      return ok({ kind: 'all-in', player, amount });
    case 'goes all in, rounded':
      return ok({ kind: 'all-in', player, amount, isRounded: true });
    case 'gets back':
      return ok({ kind: 'return', player, amount });
    case 'flop':
    case 'turn':
    case 'river': {
      const event = { kind: 'street', street: says, cards } as const;
      return ok(found.before === undefined ? event : { ...event, before });
    }
    case 'second board':
      return ok({ kind: 'run', run: 2, cards });
    case 'third board':
      return ok({ kind: 'run', run: 3, cards });
    case 'cashes out':
      return ok({ kind: 'cash-out', player, amount });
    case 'gets from the house':
      return ok({ kind: 'house', player, amount });
    case 'pays the house':
      return ok({ kind: 'house', player, amount: -amount });
    case 'wins':
      return ok({ kind: 'win', player, amount });
    case 'ends with':
      return ok({ kind: 'ends', player, stack: amount });
    case 'wins a bounty':
      return ok({
        kind: 'bounty',
        player,
        on: found.on ?? '',
        amount: (found.bounty ?? '').trim(),
      });
    case 'gift':
      return ok({ kind: 'gift', amount });
    case 'total':
      return ok(total);
    case 'total with the uncalled bet':
      return ok({ ...total, hasUncalled: true });
    case 'total without the rake, rounded':
      return ok({ ...total, isNet: true, isRounded: true });
    case 'total paid out':
      return ok({ ...total, hasUncalled: true, isNet: true });
    case 'total paid out, no rake':
      return ok({ ...total, rake: 0, hasUncalled: true, isNet: true });
  }
}

/** Reads cards as one language writes them; `undefined` if a card is not written so. */
export type Spelling = (text: string) => readonly Card[] | undefined;

/** The shown cards of a text. For a hidden card rooms write a dash or another sign: `[- 9d]`, `[# 9c]`. */
export function readEnglish(text: string): readonly Card[] | undefined {
  const cards = parseCards(text.replace(/[-#?]/g, ''), 'line');
  return cards.ok ? cards.value : undefined;
}

/**
 * Makes a reader from a language's names for ten, jack, queen, king and ace, and for clubs, diamonds, hearts and
 * spades. `/` separates spellings of one name. Lower ranks are digits.
 */
export function spellingOf(ranks: string, suits: string): Spelling {
  const rankOf = meanings(ranks, RANKS.slice(-5));
  const suitOf = meanings(suits, SUITS);
  const pattern = new RegExp(`^([2-9]|${[...rankOf.keys()].join('|')})(${[...suitOf.keys()].join('|')})$`);
  return (text) => {
    const read = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((card) => {
        const [, rank = '', suit = ''] = pattern.exec(card) ?? [];
        return `${rankOf.get(rank) ?? rank}${suitOf.get(suit) ?? ''}`;
      });
    return read.includes('') ? undefined : readEnglish(read.join(' '));
  };
}

function meanings(names: string, letters: string): ReadonlyMap<string, string> {
  return new Map(
    names.split(' ').flatMap((ways, index) => ways.split('/').map((way) => [way, letters.charAt(index)] as const)),
  );
}
