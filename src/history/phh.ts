import { parse, TomlError } from 'smol-toml';
import { parseCards, type Card } from '../poker/card';
import { ok, quote, type Result } from '../poker/problem';
import { playHand, unreadable, type Event, type Hand } from './hand';
import { moneyText, type Money } from './money';

/** Where a text may be a hand in the open poker hand history format. */
export const PHH = /^[ \t]*variant[ \t]*=/m;

/** https://phh.readthedocs.io: its codes for the games, as it names them. */
const GAMES: Readonly<Record<string, string>> = {
  NS: 'short-deck hold’em',
  PO: 'pot-limit Omaha',
  'FO/8': 'Omaha eight or better',
  F7S: 'seven card stud',
  'F7S/8': 'seven card stud eight or better',
  FR: 'razz',
  N2L1D: 'deuce-to-seven single draw',
  F2L3D: 'deuce-to-seven triple draw',
  FB: 'badugi',
};

/** More is in nobody's pot. */
const MOST: Money = 99_999_999_999;

type Table = Readonly<Record<string, unknown>>;

/** The hands of a `.phh` file, which is one, or of a `.phhs` file, a table each. */
export function readPhh(text: string): Result<Result<Hand>[]> {
  let file: Table;
  try {
    file = parse(text);
  } catch (fault) {
    if (!(fault instanceof TomlError)) throw fault;
    return unreadable(`Line ${fault.line} is no TOML, or the hand is cut short there.`);
  }
  if ('variant' in file) return ok([readHand(file)]);
  return ok(
    Object.values(file).map((hand) =>
      typeof hand === 'object' && hand !== null
        ? readHand(hand as Table)
        : unreadable('A table without “variant” is no hand.'),
    ),
  );
}

function readHand(hand: Table): Result<Hand> {
  const { variant } = hand;
  if (variant !== 'NT' && variant !== 'FT') {
    const name = typeof variant === 'string' ? (GAMES[variant] ?? quote(variant)) : 'no game';
    return unreadable(`This is no Texas hold’em (${name}), and no other game can be read.`);
  }
  const stacks = readAmounts(hand, 'starting_stacks');
  const antes = readAmounts(hand, 'antes');
  const blinds = readAmounts(hand, 'blinds_or_straddles');
  if (!stacks.ok) return stacks;
  if (!antes.ok) return antes;
  if (!blinds.ok) return blinds;
  const count = stacks.value.length;
  if (antes.value.length !== count || blinds.value.length !== count) {
    return unreadable('Stacks, antes and blinds are not of as many players.');
  }
  // Heads-up the format gives the button's blind second, though the button is the small blind.
  if (count === 2) {
    antes.value.reverse();
    blinds.value.reverse();
  }
  const names = readNames(hand.players, count);
  const { actions } = hand;
  if (!Array.isArray(actions)) return unreadable('The hand has no “actions”.');
  const events: Event[] = names.map((player, index) => ({
    kind: 'seat',
    player,
    stack: stacks.value[index],
  }));
  for (const [index, player] of names.entries()) {
    const ante = Math.min(antes.value[index], stacks.value[index]);
    const blind = Math.min(blinds.value[index], stacks.value[index] - ante);
    if (ante > 0) events.push({ kind: 'post', player, amount: ante, counts: 'dead' });
    if (blind > 0) events.push({ kind: 'post', player, amount: blind, counts: 'live' });
  }
  for (const action of actions as unknown[]) {
    const event = typeof action === 'string' ? readAction(action, names) : notAction(action);
    if (!event.ok) return event;
    if (event.value !== undefined) events.push(event.value);
  }
  const posted = blinds.value.filter((blind) => blind > 0).sort((a, b) => a - b);
  const sign = hand.currency_symbol;
  const currency = typeof sign === 'string' ? sign.slice(0, 3) : '';
  const number = hand.hand;
  return playHand(
    {
      room: 'PHH',
      name: typeof number === 'string' || typeof number === 'number' ? String(number) : '',
      currency,
      stakes: posted.map((blind) => moneyText(blind, currency)).join('/'),
      bigBlind: Math.max(0, ...posted),
      // The format allows a hand that is not played to its end.
      isWhole: false,
    },
    undefined,
    events,
  );
}

/** An amount of a field; `inf` is a stack that nobody knows. */
function readAmount(value: unknown): Money | undefined {
  if (value === Infinity) return MOST;
  if (typeof value !== 'number') return undefined;
  const amount = Math.round(100 * value);
  // A float is off by less than this where it is in hundredths.
  const isExact = Math.abs(100 * value - amount) < 1e-4;
  return isExact && amount >= 0 && amount <= MOST ? amount : undefined;
}

function readAmounts(hand: Table, field: string): Result<Money[]> {
  const values = hand[field];
  const amounts = Array.isArray(values) ? values.map(readAmount) : [undefined];
  return amounts.every((amount) => amount !== undefined)
    ? ok(amounts)
    : unreadable(`“${field}” is missing, or not amounts of money in hundredths at the finest.`);
}

/** The players' names, each once: `p2`, say, for one without. */
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

function notAction(action: unknown): Result<undefined> {
  return unreadable(`${quote(String(action))} among the actions cannot be read.`);
}

/** `'p3 cbr 7000 # commentary'`; nothing where it says nothing of the hand. */
function readAction(action: string, names: readonly string[]): Result<Event | undefined> {
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

/** Cards of which those that nobody knows, `??`, are left out. */
function readKnown(text: string): Result<Card[]> {
  return parseCards(text.replaceAll('??', ''), 'the hand history');
}
