import { DECK, rank, suit } from './cards';

export const CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
];

/**
 * A five-card hand as a list to be compared from the front: its category, then its ranks as the hand is
 * read, the larger groups first. Longer words are not needed to say which of two hands wins.
 */
export function five(cards: readonly string[]): number[] {
  const ranks = cards.map(rank).sort((a, b) => b - a);
  const times = Array<number>(15).fill(0);
  for (const own of ranks) times[own]++;
  const read = [...ranks].sort((a, b) => times[b] - times[a] || b - a);
  const most = times[read[0]];
  const second = times[read[most]];
  const isFlush = cards.every((card) => suit(card) === suit(cards[0]));
  const isWheel = most === 1 && ranks[0] === 14 && ranks[1] === 5;
  const isStraight = isWheel || (most === 1 && ranks[0] - ranks[4] === 4);

  if (isStraight && isFlush) return [8, ...(isWheel ? [5, 4, 3, 2, 1] : ranks)];
  if (most === 4) return [7, ...read];
  if (most === 3 && second === 2) return [6, ...read];
  if (isFlush) return [5, ...ranks];
  if (isStraight) return [4, ...(isWheel ? [5, 4, 3, 2, 1] : ranks)];
  if (most === 3) return [3, ...read];
  if (most === 2 && second === 2) return [2, ...read];
  if (most === 2) return [1, ...read];
  return [0, ...ranks];
}

/** Below 0 where `a` loses to `b`, above 0 if it wins, 0 if they split. */
export function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** A list of {@link five} as one number that compares the same way: no entry reaches 15. */
export function score(value: readonly number[]): number {
  return value.reduce((number, entry) => 15 * number + entry, 0);
}

export function categoryOfScore(number: number): number {
  return Math.floor(number / 15 ** 5);
}

/* Enumerations meet the same five cards again and again: what was found once is kept, by place. */
const PLACE = new Map(DECK.map((card, place) => [card, place]));
const CHOOSE = Array.from({ length: 53 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= 5; k++) row.push((row[k - 1] * (n - k + 1)) / k);
  return row;
});
const known = new Int32Array(2_598_960);

function scoreOfPlaces(a: number, b: number, c: number, d: number, e: number): number {
  const at = CHOOSE[a][1] + CHOOSE[b][2] + CHOOSE[c][3] + CHOOSE[d][4] + CHOOSE[e][5];
  if (known[at] === 0) known[at] = score(five([a, b, c, d, e].map((place) => DECK[place])));
  return known[at];
}

/** The score of the best five of five to seven cards: the highest of every way to choose five. */
export function best(cards: readonly string[]): number {
  const places = cards.map((card) => PLACE.get(card) ?? NaN).sort((a, b) => a - b);
  let highest = 0;
  for (let a = 0; a < places.length; a++)
    for (let b = a + 1; b < places.length; b++)
      for (let c = b + 1; c < places.length; c++)
        for (let d = c + 1; d < places.length; d++)
          for (let e = d + 1; e < places.length; e++)
            highest = Math.max(highest, scoreOfPlaces(places[a], places[b], places[c], places[d], places[e]));
  return highest;
}

/** The category of the best five of five to seven cards. */
export function category(cards: readonly string[]): number {
  return categoryOfScore(best(cards));
}

/** By category, how many of a hand's five ranks as it is read make it: the rest are kickers. */
const MAKING = [0, 2, 4, 3, 5, 5, 5, 4, 5, 5];

/** A score whose kickers count for nothing. */
export function withoutKickers(number: number): number {
  const kickers = 5 - MAKING[categoryOfScore(number)];
  return number - (number % 15 ** kickers);
}

/** The score of what some ranks make by pairs, threes and fours alone. */
export function groupScore(ranks: readonly number[]): number {
  const times = (wanted: number) => ranks.filter((held) => held === wanted).length;
  const groups = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a);
  const [most, second] = groups.map(times);
  const made = most === 4 ? 7 : most === 3 ? 3 : most === 1 ? 0 : second === 2 ? 2 : 1;
  const read = groups.flatMap((held) => Array<number>(times(held)).fill(held));
  const making = read.slice(0, MAKING[made]);
  return score([made, ...making, ...Array<number>(5 - making.length).fill(0)]);
}

/** The board's hand alone, without kickers. Fewer than five cards make neither a straight nor a flush. */
export function boardScore(board: readonly string[]): number {
  return board.length === 5 ? withoutKickers(best(board)) : groupScore(board.map(rank));
}
