import * as kept from '#words/saved';
import * as say from '#words/show';
import { cleanName } from '../notation/fields';
import { hundredths, inUnits } from '../poker/money/amounts';
import { fail } from '../poker/result';
import { flag, keeping, list, number, oneOf, optional, record, text, that, to, versioned, withKept } from '../shape';
import { csvOf } from '../ui/file';
import { anyMoment, Entries, reading, written, plainLine, type Reading, type StoredDocument } from '../ui/store';

/** A hand of the evening. Lists are by place; who had folded before the all-in has noughts. */
export interface KeptHand {
  /** The page's fragment without names. */
  readonly link: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  /** The names of the players' chairs; empty without one. */
  readonly names: readonly string[];
  /** The cards on the board at the all-in. */
  readonly dealt: number;
  /** Each player's part of the pots at the all-in on average, and the part that was won: each list adds up to 1. */
  readonly fair: readonly number[];
  readonly won: readonly number[];
  /** With side pots, the equities at the all-in: 0.316 of the main pot is less of all the money. Otherwise `fair` has them. */
  readonly equity?: readonly number[];
  /** With amounts, in the user's unit: what was won or lost, and what the average was. */
  readonly net?: readonly number[];
  readonly average?: readonly number[];
  readonly starred?: true;
  /** The user's name for it. */
  readonly name?: string;
}

/** What the device keeps of evenings, the newest hand first, and the page's settings. */
export interface Evenings {
  readonly hands: readonly KeptHand[];
  /** The smallest chip, in the user's unit; left out, it is 1. */
  readonly chip?: number;
  /** Whether each hand is kept by itself. */
  readonly keepsAll?: boolean;
}

/** With more than these the oldest are dropped; hands with a star or a name never are. */
export const MOST_HANDS = 2_000;
const LONGEST_LINK = 2_000;
export const LONGEST_TITLE = 80;
const MOST_PLACES = 10;
const FORMAT = 'outs-all-in';
const VERSION = 1;

const NOTHING: Evenings = { hands: [] };

function isLasting({ starred, name }: KeptHand): boolean {
  return starred === true || name !== undefined;
}

/** Two hands are the same if they have the same cards, amounts and players, however often they are kept. */
function keyOf({ link, names }: KeptHand): string {
  return JSON.stringify([link, names]);
}

function inOrder(hands: readonly KeptHand[]): KeptHand[] {
  let left = MOST_HANDS;
  const sorted = [...hands].sort((a, b) => b.at - a.at || (keyOf(a) < keyOf(b) ? -1 : 1));
  return sorted.filter((hand) => isLasting(hand) || left-- > 0);
}

/** The cards that everybody was dealt. */
function dealOf({ link, names }: KeptHand): string {
  const fields = new URLSearchParams(link.slice(link.indexOf('?')));
  return JSON.stringify([fields.get('hero'), fields.get('vs'), names]);
}

/**
 * The evenings with a hand. The same hand again keeps its time, star and name.
 *
 * @param before the hand that was kept last. If it was the same deal, its board or amounts have been mended: it goes.
 */
export function keepHand(evenings: Evenings, hand: KeptHand, before?: KeptHand): Evenings {
  const known = evenings.hands.find((own) => keyOf(own) === keyOf(hand));
  const mended = before !== undefined && dealOf(before) === dealOf(hand) ? keyOf(before) : undefined;
  const others = evenings.hands.filter((own) => own !== known && (isLasting(own) || keyOf(own) !== mended));
  return { ...evenings, hands: inOrder([...others, known === undefined ? hand : { ...hand, ...known }]) };
}

export function isKept({ hands }: Evenings, hand: KeptHand): boolean {
  return hands.some((own) => keyOf(own) === keyOf(hand));
}

/** The evenings with one hand changed, or without it. */
export function changeHand(
  evenings: Evenings,
  hand: KeptHand,
  change: (hand: KeptHand) => KeptHand | undefined,
): Evenings {
  const hands = evenings.hands.flatMap((own) => (keyOf(own) === keyOf(hand) ? (change(own) ?? []) : own));
  return { ...evenings, hands: inOrder(hands) };
}

function merge(ours: Evenings, theirs: Evenings): Evenings {
  const all = new Map([...theirs.hands, ...ours.hands].map((hand) => [keyOf(hand), hand]));
  return { ...theirs, ...ours, hands: inOrder([...all.values()]) };
}

const share = number(0, 1);
const amount = number(-1e12, 1e12);
const byPlace = (entry: typeof share) => that(list(entry), ({ length }) => length >= 2 && length <= MOST_PLACES);

const HAND = keeping(
  that(
    record<KeptHand>({
      link: that(text, (own) => own.startsWith('#/show?') && own.length <= LONGEST_LINK),
      at: anyMoment,
      names: that(list(to(text, cleanName)), ({ length }) => length <= MOST_PLACES),
      dealt: oneOf([0, 3, 4, 5]),
      fair: byPlace(share),
      won: byPlace(share),
      equity: optional(byPlace(share)),
      net: optional(byPlace(amount)),
      average: optional(byPlace(amount)),
      starred: to(optional(flag), (own) => (own === true ? own : undefined)),
      name: written(plainLine, LONGEST_TITLE),
    }),
    ({ fair, ...lists }) =>
      [lists.won, lists.names, lists.equity, lists.net, lists.average].every(
        (own) => own === undefined || own.length === fair.length,
      ),
  ),
);

function read(own: string): Reading<Evenings> {
  const file = versioned(own, FORMAT, VERSION);
  if (!file.ok) return { ok: false, error: kept.somethingElse, isNewer: file.error.isNewer };
  const { hands, chip, keepsAll } = file.value;
  if (!Array.isArray(hands)) return fail(kept.somethingElse);
  const entries = Entries.of(hands, HAND, () => kept.somethingElse);
  const size = number(0.01, 1_000_000)(chip);
  return reading(
    {
      hands: inOrder(entries.sound),
      ...(size.ok && { chip: size.value }),
      ...(typeof keepsAll === 'boolean' && { keepsAll }),
    },
    [entries],
    () => write(NOTHING, entries.bad),
  );
}

/** @param list the hands as they are written */
function write(
  { hands, chip, keepsAll }: Evenings,
  list: readonly unknown[] = hands.map((own) => withKept(own)),
): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, chip, keepsAll, hands: list });
}

/** How evenings are saved on the device. */
export const KEPT_EVENINGS: StoredDocument<Evenings> = {
  key: 'outs:all-in',
  nothing: NOTHING,
  read,
  write,
  merge,
  unkept: say.handsUnkept,
  setAside: say.handsSetAside,
  leftAlone: say.handsLeftAlone,
};

/** A player's equity at the all-in, 0 to 1. */
export function equityOf({ equity, fair }: KeptHand, place: number): number {
  return (equity ?? fair)[place] ?? 0;
}

/** A part of the pots that is a win: of two runs one is enough. */
const HALF = 0.5 - 1e-9;

/** An evening ends at six in the morning, in the device's time. */
const DAWN = 6;

/** When the evening of a moment began, in milliseconds since 1970. */
export function eveningOf(at: number): number {
  const date = new Date(at);
  const dawn = new Date(date.getFullYear(), date.getMonth(), date.getDate(), DAWN);
  if (dawn.getTime() > at) dawn.setDate(dawn.getDate() - 1);
  return dawn.getTime();
}

export interface PlayerNight {
  readonly name: string;
  readonly hands: number;
  /** All-ins won, and what was to be expected; a split counts as its part. */
  readonly won: number;
  readonly expected: number;
  /** What was won more than expected: in hands, to the tenth. */
  readonly luck: number;
  /** The luck in the user's unit, to the hundredth; absent without amounts. */
  readonly money?: number;
  /** What was won or lost, in the user's unit; absent without amounts. */
  readonly net?: number;
}

/** An evening's table: over all players the luck adds up to nought, and so does the money. */
export interface Night {
  readonly players: readonly PlayerNight[];
  /** The smallest equity, below a half, that won money or at least half of the pots, and whose. */
  readonly beat?: { readonly hand: KeptHand; readonly place: number };
}

/** Numbers that add up to nought, in whole numbers that do: the largest remainders are rounded up. */
function addingUp(exact: readonly number[]): number[] {
  const whole = exact.map((own) => Math.floor(own + 1e-6));
  const rest = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0);
  const left = -whole.reduce((sum, own) => sum + own, 0);
  const up = [...whole.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, left));
  return whole.map((own, at) => own + (up.includes(at) ? 1 : 0));
}

/**
 * Adds up an evening's hands. A player is a name; who has none is called by the seat.
 *
 * @param seatName the name of a place, from 0
 */
export function nightOf(hands: readonly KeptHand[], seatName: (place: number) => string): Night {
  const players = new Map<
    string,
    { hands: number; won: number; expected: number; money: number; net: number; isPaid: boolean }
  >();
  let beat: Night['beat'];
  for (const hand of hands) {
    for (const [place, fair] of hand.fair.entries()) {
      const won = hand.won[place] ?? 0;
      const net = hand.net?.[place];
      // Who was not in the hand.
      if (fair === 0 && won === 0 && (net ?? 0) === 0) continue;
      const name = hand.names[place] || seatName(place);
      const own = players.get(name) ?? { hands: 0, won: 0, expected: 0, money: 0, net: 0, isPaid: false };
      own.hands++;
      own.won += won;
      own.expected += fair;
      if (net !== undefined) {
        own.money += net - (hand.average?.[place] ?? net);
        own.net += net;
        own.isPaid = true;
      }
      players.set(name, own);
      const least = beat === undefined ? HALF : equityOf(beat.hand, beat.place);
      // Who wins the main pot may have less than half of all the money.
      if ((won >= HALF || (net ?? 0) > 0) && equityOf(hand, place) < least) beat = { hand, place };
    }
  }
  const all = [...players.values()];
  const lucks = addingUp(all.map(({ won, expected }) => 10 * (won - expected)));
  const money = addingUp(all.map((own) => 100 * own.money));
  return {
    players: [...players].map(([name, { isPaid, hands: played, won, expected, net }], at) => ({
      ...{ name, hands: played, won, expected, luck: (lucks[at] ?? 0) / 10 },
      ...(isPaid && { money: (money[at] ?? 0) / 100, net: inUnits(hundredths(net)) }),
    })),
    ...(beat !== undefined && { beat }),
  };
}

/** The evening's hands as CSV: a line for each player of each hand. Figures have a decimal point. */
export function nightAsCsv(hands: readonly KeptHand[], seatName: (place: number) => string): string {
  const inCents = (amounts: readonly number[] | undefined, place: number) =>
    amounts === undefined ? null : hundredths(amounts[place] ?? 0) / 100;
  const rows = hands.flatMap((hand) =>
    hand.fair.map((fair, place) => {
      const { at, names, won, net, average, link } = hand;
      const name = names[place] || seatName(place);
      const figures = [equityOf(hand, place), fair, won[place] ?? 0, inCents(net, place), inCents(average, place)];
      return [new Date(at).toISOString(), name, ...figures, link];
    }),
  );
  return csvOf([['time', 'player', 'equity', 'expected', 'won', 'net', 'average', 'link'], ...rows]);
}
