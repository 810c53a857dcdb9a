import { DECK, rank, suit } from './cards';

/*
 * Wild cards by their definition: every card for every wild, in every combination, copies and all. Five
 * cards are a multiset of 52 here, and what one of the 3,819,816 makes is read once.
 */

export interface ReferenceRules {
  readonly wild: 'any' | 'bug' | 'deuces';
  readonly fiveOfAKind: boolean;
  readonly copies: boolean;
}

export const ROWS = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
  'five of a kind',
];
const STRAIGHT = 4;
const FLUSH = 5;
const FOUR = 7;
const STRAIGHT_FLUSH = 8;
const ROYAL = 9;
const FIVE = 10;

const LETTERS = '23456789TJQKA';
const ACE = 12;
const RANK = DECK.map((card) => rank(card) - 2);
const SUIT = DECK.map(suit);

/** A row and five ranks as one number that compares as the hands do. */
function numberOf(row: number, ranks: readonly number[]): number {
  return ranks.reduce((number, held) => 13 * number + held, row);
}

export function rowOf(number: number): number {
  return Math.floor(number / 13 ** 5);
}

/** `'8 8 8 7 7'` */
export function ranksOf(number: number): string {
  return [4, 3, 2, 1, 0].map((at) => LETTERS[Math.floor(number / 13 ** at) % 13]).join(' ');
}

function read(places: readonly number[]): number {
  const times = new Array<number>(13).fill(0);
  for (const place of places) times[RANK[place]]++;
  const down = places.map((place) => RANK[place]).sort((a, b) => b - a);
  const grouped = [...down].sort((a, b) => times[b] - times[a] || b - a);
  const groups = times.filter((count) => count > 0).sort((a, b) => b - a);
  const [most, next = 0] = groups;
  const isFlush = places.every((place) => SUIT[place] === SUIT[places[0]]);
  const isWheel = down[0] === ACE && down[1] === 3 && groups.length === 5;
  const isStraight = isWheel || (groups.length === 5 && down[0] - down[4] === 4);
  const run = isWheel ? [3, 2, 1, 0, ACE] : down;

  if (most === 5) return numberOf(FIVE, down);
  if (isStraight && isFlush) return numberOf(run[0] === ACE ? ROYAL : STRAIGHT_FLUSH, run);
  if (most === 4) return numberOf(FOUR, grouped);
  if (most === 3 && next === 2) return numberOf(6, grouped);
  if (isFlush) return numberOf(FLUSH, down);
  if (isStraight) return numberOf(STRAIGHT, run);
  if (most === 3) return numberOf(3, grouped);
  if (most === 2 && next === 2) return numberOf(2, grouped);
  if (most === 2) return numberOf(1, grouped);
  return numberOf(0, down);
}

const CHOOSE = Array.from({ length: 57 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k++) row.push((row[k - 1] * (n - k + 1)) / k);
  return row;
});
const known = new Int32Array(CHOOSE[56][5]).fill(-1);

/** The hand of five cards, by their places in the deck, in rising order; a card may repeat. */
function valueOfPlaces(places: readonly number[]): number {
  let at = 0;
  for (let i = 0; i < 5; i++) at += CHOOSE[places[i] + i][i + 1];
  if (known[at] < 0) known[at] = read(places);
  return known[at];
}

const PLACE = new Map(DECK.map((card, place) => [card, place]));

function placesOf(cards: readonly string[]): number[] {
  return cards.map((card) => PLACE.get(card) ?? NaN).sort((a, b) => a - b);
}

/** The hand of five cards, none of them wild; a card may repeat. */
export function valueOf(cards: readonly string[]): number {
  return valueOfPlaces(placesOf(cards));
}

export function isWild(card: string, rules: ReferenceRules): boolean {
  return card === '*' || (rules.wild === 'deuces' && card.startsWith('2'));
}

/** The highest number of each row, separately: with copies or without, as a bug may make it or not. */
type Found = Record<'plain' | 'copied', Record<'bug' | 'other', Int32Array>>;

function everySubstitution(held: readonly string[], wilds: number): Found {
  const rows = () => new Int32Array(ROWS.length).fill(-1);
  const found = {
    plain: { bug: rows(), other: rows() },
    copied: { bug: rows(), other: rows() },
  };
  const places = placesOf(held);
  const tryAll = (five: readonly number[], left: number, from: number, aces: boolean): void => {
    if (left > 0) {
      for (let place = from; place < DECK.length; place++) {
        const at = five.findIndex((other) => other > place);
        const more = at < 0 ? [...five, place] : [...five.slice(0, at), place, ...five.slice(at)];
        tryAll(more, left - 1, place, aces && RANK[place] === ACE);
      }
      return;
    }
    const number = valueOfPlaces(five);
    const row = rowOf(number);
    const isCopied = five.some((place, at) => at > 0 && place === five[at - 1]);
    const completes = [STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL].includes(row);
    const best = found[isCopied ? 'copied' : 'plain'][aces || completes ? 'bug' : 'other'];
    if (number > best[row]) best[row] = number;
  };
  tryAll(places, wilds, 0, true);
  return found;
}

const kept = new Map<string, Found>();

/** The best number of every row that the hand can make under these rules, the highest row first. */
export function versions(hand: readonly string[], rules: ReferenceRules): number[] {
  const held = hand.filter((card) => !isWild(card, rules));
  const key = [...held].sort().join();
  const found = kept.get(key) ?? everySubstitution(held, 5 - held.length);
  kept.set(key, found);
  const best = ROWS.map((_, row) => {
    const allowed = [found.plain.bug];
    if (rules.wild !== 'bug') allowed.push(found.plain.other);
    // Without copies five of a kind may be completed all the same.
    if (rules.copies || row === FIVE) {
      allowed.push(found.copied.bug);
      if (rules.wild !== 'bug') allowed.push(found.copied.other);
    }
    return Math.max(...allowed.map((numbers) => numbers[row]));
  });
  if (!rules.fiveOfAKind) {
    best[FIVE] = -1;
    // Bugs and aces that would be five aces count as four with a king.
    if (rules.wild === 'bug' && held.every((card) => card.startsWith('A'))) {
      best[FOUR] = numberOf(FOUR, [ACE, ACE, ACE, ACE, ACE - 1]);
    }
  }
  return best.filter((number) => number >= 0).reverse();
}
