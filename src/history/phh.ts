import { parse, TomlError } from 'smol-toml';
import { ok } from '../poker/result';
import { parseCards, type Card } from '../poker/card';
import { gameNamed, otherGame, unreadable, type Event, type Read, type ReadHand } from './events';
import { playHand } from './hand';
import { moneyText, type Money } from './money';
import { written } from './ohh';
import type { Game } from './problem';

/** Matches a text that may be in the open poker hand history format. */
export const PHH = /^[ \t]*variant[ \t]*=/m;

/** https://phh.readthedocs.io: its codes for the games, as it names them. */
const GAMES: Readonly<Partial<Record<string, Game>>> = {
  NS: 'short deck',
  PO: 'pot-limit Omaha',
  'FO/8': 'Omaha eight or better',
  F7S: 'seven card stud',
  'F7S/8': 'seven card stud eight or better',
  FR: 'razz',
  N2L1D: 'deuce-to-seven single draw',
  F2L3D: 'deuce-to-seven triple draw',
  FB: 'badugi',
};

const MOST: Money = 99_999_999_999;

type Table = Readonly<Record<string, unknown>>;

/** A line with only a table's name, which begins a hand of a `.phhs` file. */
const HEADER = /^[ \t]*\[[ \t]*[\w"'-]+[ \t]*\][ \t]*$/m;

/** A hand's part of a file, and the line of the file that it begins with, from 0. */
export interface PhhText {
  readonly text: string;
  readonly line: number;
}

/** The text of each hand of a `.phh` file, which is one, or of a `.phhs` file, a table each. */
export function* splitPhh(text: string): Generator<PhhText> {
  const lines = text.split(/\r\n?|\n/);
  let start = 0;
  // The text before the first table is a hand only if it names its game.
  let isHand = false;
  const part = (end: number): PhhText => ({
    text: lines.slice(start, end).join('\n'),
    line: start,
  });
  for (let at = 0; at < lines.length; at++) {
    if (!HEADER.test(lines[at])) continue;
    if (isHand || PHH.test(part(at).text)) yield part(at);
    start = at;
    isHand = true;
  }
  yield part(lines.length);
}

export function readPhh({ text, line }: PhhText): ReadHand {
  let file: Table;
  try {
    // Not every browser that the page takes has Temporal, and no date or time is read.
    file = parse(text, { useLegacyDate: true });
  } catch (fault) {
    if (!(fault instanceof TomlError)) throw fault;
    return unreadable({ code: 'bad-toml', line: fault.line + line });
  }
  if ('variant' in file) return readHand(file);
  const [hand] = Object.values(file);
  return typeof hand === 'object' && hand !== null
    ? readHand(hand as Table)
    : unreadable({ code: 'no-hand', field: 'variant' });
}

/** The order of the blinds, by seats. */
const ORDERS = { two: ['big', 'small'], more: ['small', 'big'] } as const;

function readHand(hand: Table): ReadHand {
  const { variant } = hand;
  if (variant !== 'NT' && variant !== 'FT') {
    if (typeof variant !== 'string') return unreadable({ code: 'no-hand', field: 'variant' });
    const game = Object.hasOwn(GAMES, variant) ? GAMES[variant] : undefined;
    return game === undefined ? gameNamed(variant) : otherGame(game);
  }
  const stacks = readAmounts(hand, 'starting_stacks');
  const antes = readAmounts(hand, 'antes');
  const blinds = readAmounts(hand, 'blinds_or_straddles');
  if (!stacks.ok) return stacks;
  if (!antes.ok) return antes;
  if (!blinds.ok) return blinds;
  const count = stacks.value.length;
  if (antes.value.length !== count || blinds.value.length !== count) {
    return unreadable({ code: 'unequal-lists' });
  }
  // Heads-up the format lists the button's blind second, although the button is the small blind.
  if (count === 2) {
    antes.value.reverse();
    blinds.value.reverse();
  }
  const names = readNames(hand.players, count);
  const { actions } = hand;
  if (!Array.isArray(actions)) return unreadable({ code: 'no-list', field: 'actions' });
  const events: Event[] = names.map((player, index) => ({
    kind: 'seat',
    player,
    stack: stacks.value[index],
    isUnknown: stacks.value[index] === MOST,
  }));
  for (const [index, player] of names.entries()) {
    const ante = Math.min(antes.value[index], stacks.value[index]);
    const blind = Math.min(blinds.value[index], stacks.value[index] - ante);
    if (ante > 0) events.push({ kind: 'post', player, live: 0, dead: ante, isAnte: true });
    const full = blinds.value[index];
    const which = ORDERS[count === 2 ? 'two' : 'more'][index];
    if (blind > 0) {
      events.push({
        ...{ kind: 'post', player, live: blind, dead: 0, full },
        ...(which !== undefined && { blind: which }),
      });
    }
  }
  for (const action of actions as unknown[]) {
    const event = typeof action === 'string' ? readAction(action, names) : notAction(action);
    if (!event.ok) return event;
    if (event.value !== undefined) events.push(event.value);
  }
  for (const [field, kind] of [
    ['winnings', 'win'],
    ['finishing_stacks', 'ends'],
  ] as const) {
    const told = readEnds(hand, field, count);
    if (!told.ok) return told;
    for (const [index, amount] of told.value.entries()) {
      if (amount === undefined || amount === MOST) continue;
      const player = names[index];
      events.push(kind === 'win' ? { kind, player, amount } : { kind, player, stack: amount });
    }
  }
  const posted = blinds.value.filter((blind) => blind > 0).sort((a, b) => a - b);
  const sign = hand.currency_symbol;
  const currency = typeof sign === 'string' ? sign.slice(0, 3) : '';
  const number = hand.hand;
  return playHand(
    {
      room: 'PHH',
      name: typeof number === 'string' || typeof number === 'number' ? String(number) : '',
      time: '',
      currency,
      stakes: posted.map((blind) => moneyText(blind, currency)).join('/'),
      bigBlind: (count > 2 ? blinds.value[1] : 0) || Math.max(0, ...posted),
      // The format allows a hand that is not played to its end.
      isWhole: false,
    },
    undefined,
    events,
  );
}

/** An amount of a field; `undefined` if it is not one. `inf` is an unknown stack. */
function readAmount(value: unknown): Money | undefined {
  if (value === Infinity) return MOST;
  if (typeof value !== 'number') return undefined;
  const amount = Math.round(100 * value);
  // The rounding error of a float with two decimals is smaller than this.
  const isExact = Math.abs(100 * value - amount) < 1e-4;
  return isExact && amount >= 0 && amount <= MOST ? amount : undefined;
}

function readAmounts(hand: Table, field: string): Read<Money[]> {
  const values = hand[field];
  const amounts = Array.isArray(values) ? values.map(readAmount) : [undefined];
  return amounts.every((amount) => amount !== undefined) ? ok(amounts) : unreadable({ code: 'no-amounts', field });
}

/** The amounts of a field that a hand need not have. */
function readEnds(hand: Table, field: string, count: number): Read<(Money | undefined)[]> {
  if (hand[field] === undefined) return ok([]);
  const amounts = readAmounts(hand, field);
  if (!amounts.ok) return amounts;
  return amounts.value.length === count ? amounts : unreadable({ code: 'unequal-lists' });
}

/** The players' names, made unique. A player without a name is `p2`, for example. */
function readNames(given: unknown, count: number): string[] {
  const names = Array.isArray(given) ? (given as unknown[]) : [];
  const used = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const name = names[index];
    const own = typeof name === 'string' && name.trim() !== '' ? name.trim() : `p${index + 1}`;
    const once = used.has(own) ? `${own} (p${index + 1})` : own;
    used.add(once);
    return once;
  });
}

function notAction(action: unknown): Read<undefined> {
  return unreadable({ code: 'bad-phh-action', text: written(action) });
}

/** Reads `'p3 cbr 7000 # commentary'`; `undefined` if it is commentary only. */
function readAction(action: string, names: readonly string[]): Read<Event | undefined> {
  const words = action.slice(0, 200).replace(/#.*/s, '').trim().split(/\s+/);
  const [actor = '', act = ''] = words;
  if (actor === '') return ok(undefined);
  const nameOf = (word: string | undefined) =>
    /^p\d+$/.test(word ?? '') ? names[Number(word?.slice(1)) - 1] : undefined;
  if (actor === 'd' && act === 'db') {
    const cards = readKnown(words[2] ?? '');
    return cards.ok ? ok({ kind: 'street', cards: cards.value }) : cards;
  }
  const player = nameOf(actor === 'd' ? words[2] : actor);
  if (player === undefined) return notAction(action);
  switch (`${actor === 'd' ? 'd ' : ''}${act}`) {
    case 'd dh':
    case 'sm': {
      const cards = readKnown(words[actor === 'd' ? 3 : 2] ?? '');
      return cards.ok ? ok({ kind: 'hole', player, cards: cards.value }) : cards;
    }
    case 'f':
      return ok({ kind: 'fold', player, cards: [] });
    case 'cc':
      return ok({ kind: 'call', player });
    case 'cbr': {
      const to = readAmount(Number(words[2]));
      return to === undefined ? notAction(action) : ok({ kind: 'bet', player, to });
    }
    default:
      return notAction(action);
  }
}

/** Reads cards, leaving out unknown ones (`??`). */
function readKnown(text: string): Read<Card[]> {
  const cards = parseCards(text.replaceAll('??', ''), 'line');
  return cards.ok ? cards : unreadable({ code: 'bad-phh-cards', text });
}
