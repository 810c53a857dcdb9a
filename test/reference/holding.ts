import { DECK, pairsOf, rank, RANKS, suit, SUITS } from './cards';
import { best, categoryOfScore } from './hand';
import { improves } from './outs';

/* The holding of two cards on a board, by the written rules, one after the other. */

type Cards = readonly string[];

const [PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The ranks of a score from {@link best}, as the hand is read. */
function ranksOfScore(score: number): number[] {
  return [4, 3, 2, 1, 0].map((place) => Math.floor(score / 15 ** place) % 15);
}

/** The rung and the draws, in the order of their table. @param gone named cards besides the board */
export function classify(hand: Cards, board: Cards, gone: Cards = []): { rung: string; draws: string[] } {
  const score = best([...hand, ...board]);
  const rung = rungOf(score, hand, board);
  return { rung, draws: board.length === 5 ? [] : drawsOf(score, rung, hand, board, gone) };
}

function rungOf(score: number, hand: Cards, board: Cards): string {
  const category = categoryOfScore(score);
  const five = ranksOfScore(score);
  const [a, b] = hand.map(rank);
  const boardRanks = board.map(rank);
  const onBoard = (wanted: number) => boardRanks.filter((held) => held === wanted).length;
  const nothing = a === 14 || b === 14 ? 'ace high' : 'no made hand';

  if (board.length === 5 && best(board) === score) return 'no made hand';
  if (category === STRAIGHT_FLUSH) return 'straight flush';
  if (category === FULL_HOUSE) return 'full house';
  if (category === FLUSH) return 'flush';
  if (category === STRAIGHT) return 'straight';
  if (category === FOUR) return onBoard(five[0]) === 4 ? nothing : 'four of a kind';
  if (category === THREE) {
    const times = onBoard(five[0]);
    return times === 1 ? 'set' : times === 2 ? 'trips' : nothing;
  }
  const pairs = category === TWO_PAIR ? [five[0], five[2]] : category === PAIR ? [five[0]] : [];
  const own = pairs.filter((held) => held === a || held === b);
  if (own.length === 2) return 'two pair';
  if (own.length === 0) return nothing;
  const above = new Set(boardRanks.filter((held) => held > own[0])).size;
  if (a === b) {
    if (above === 0) return 'overpair';
    if (above === 1) return 'pocket pair below top';
    return above === 2 ? 'pocket pair below second' : 'pocket pair below third';
  }
  if (above === 0) return 'top pair';
  return above === 1 ? 'second pair' : 'third pair or lower';
}

/* A set of ranks in one number, the ace above the king and below the deuce: what was found of it is kept. */
const BITS = Array.from({ length: 15 }, (_, held) => (held === 14 ? 2 ** 14 + 2 : 2 ** held));
const known = new Int8Array(2 ** 15).fill(-1);

function setOf(ranks: readonly number[]): number {
  let set = 0;
  for (const held of ranks) set |= BITS[held];
  return set;
}

/** The top of the highest straight in a set of ranks, 0 if there is none. */
function straightOf(set: number): number {
  if (known[set] < 0) {
    const has = (held: number) => Math.floor(set / 2 ** held) % 2 === 1;
    const isTop = (top: number) => [0, 1, 2, 3, 4].every((below) => has(top - below));
    known[set] = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].find(isTop) ?? 0;
  }
  return known[set];
}

const EVERY_RANK = RANKS.map((_, at) => at + 2);
const OF_RANK = EVERY_RANK.map((held) => DECK.filter((card) => rank(card) === held));
const cardsOf = (held: number) => OF_RANK[held - 2];
const RANK_PAIRS = pairsOf(EVERY_RANK).map((both) => ({ both, set: setOf(both) }));

/** The ranks that make a straight with `hand` by an unseen card, above any of the board's own. */
function completing(hand: readonly number[], board: Cards, isUnseen: (card: string) => boolean): number[] {
  const boardSet = setOf(board.map(rank));
  const set = boardSet | setOf(hand);
  const makesFlush = (card: string) =>
    SUITS.some((own) => [...board, card].filter((other) => suit(other) === own).length === 5);
  return EVERY_RANK.filter((held) => {
    const straight = straightOf(set | BITS[held]);
    if (straight === 0 || straight <= straightOf(boardSet | BITS[held])) return false;
    return cardsOf(held).some((card) => isUnseen(card) && !makesFlush(card));
  });
}

const PAIR_RUNGS = [
  'overpair',
  'top pair',
  'pocket pair below top',
  'second pair',
  'pocket pair below second',
  'third pair or lower',
  'pocket pair below third',
];

function drawsOf(score: number, rung: string, hand: Cards, board: Cards, gone: Cards): string[] {
  const cards = [...hand, ...board];
  const isUnseen = (card: string) => !cards.includes(card) && !gone.includes(card);
  const category = categoryOfScore(score);
  const ranks = cards.map(rank);
  const [a, b] = hand.map(rank);
  const draws = new Set<string>();

  for (const own of SUITS) {
    const ofSuit = (card: string) => suit(card) === own;
    const suited = cards.filter(ofSuit).length;
    const held = hand.filter(ofSuit);
    if (suited < 3 || held.length === 0 || category >= FLUSH) continue;
    const left = DECK.filter((card) => ofSuit(card) && isUnseen(card)).length;
    if (suited === 4 && left >= 1) {
      draws.add('flush draw');
      const nut = DECK.filter((card) => ofSuit(card) && !board.includes(card)).at(-1) ?? '';
      if (hand.includes(nut)) draws.add('nut flush draw');
      if (held.length === 1) draws.add('one-card flush draw');
    }
    if (suited === 3 && left >= 2 && board.length === 3) {
      draws.add('backdoor flush draw');
      if (held.length === 1) draws.add('one-card backdoor flush draw');
    }
  }

  const ends = category < STRAIGHT ? completing([a, b], board, isUnseen) : [];
  if (ends.length > 0) {
    const has = (held: number) => ranks.includes(held);
    const between = (low: number) => [1, 2, 3, 4].every((step) => has(low + step));
    const [low, high = NaN] = ends;
    // An ace below the deuce: its high place is the last of the list.
    const isOpen = (high - low === 5 && between(low)) || (high === 14 && low === 6 && between(1));
    if (ends.length === 1) draws.add('gutshot');
    else draws.add(isOpen ? 'open-ended straight draw' : 'double gutshot');
    const isSame = (held: number) => completing([held], board, isUnseen).join() === ends.join();
    if (isSame(a) || isSame(b)) draws.add('one-card straight draw');
  }
  const isHigh = [a, b].every((held) => board.every((card) => held > rank(card)));
  if (category === 0 && isHigh && [...cardsOf(a), ...cardsOf(b)].some(isUnseen)) {
    draws.add('overcards');
  }
  if (board.length === 3 && category < STRAIGHT && ends.length === 0) {
    const isLive = (held: number) => !ranks.includes(held) && cardsOf(held).some(isUnseen);
    const boardSet = setOf(board.map(rank));
    const ownSet = setOf(ranks);
    const isDraw = RANK_PAIRS.some(
      ({ both, set }) => straightOf(ownSet | set) > 0 && straightOf(boardSet | set) === 0 && both.every(isLive),
    );
    if (isDraw) draws.add('backdoor straight draw');
  }
  const hasFlush = draws.has('flush draw');
  const hasStraight = ends.length > 0;
  const hasPair = PAIR_RUNGS.includes(rung);
  if (hasFlush && hasStraight) draws.add('combo draw');
  if (hasPair && hasFlush) draws.add('pair and flush draw');
  if (hasPair && hasStraight) draws.add('pair and straight draw');
  if (draws.has('overcards') && hasFlush) draws.add('overcards and flush draw');
  if (draws.has('overcards') && hasStraight) draws.add('overcards and straight draw');
  return DRAW_ROWS.filter((name) => draws.has(name));
}

const DRAW_ROWS = [
  'flush draw',
  'nut flush draw',
  'one-card flush draw',
  'open-ended straight draw',
  'double gutshot',
  'gutshot',
  'one-card straight draw',
  'overcards',
  'backdoor flush draw',
  'one-card backdoor flush draw',
  'backdoor straight draw',
  'combo draw',
  'pair and flush draw',
  'pair and straight draw',
  'overcards and flush draw',
  'overcards and straight draw',
];

/** On a flop: below a straight, with eight improving cards or more that make a straight or better. */
export function hasEightOuts(hand: Cards, flop: Cards, gone: Cards): boolean {
  const categoryWith = (...more: string[]) => categoryOfScore(best([...hand, ...flop, ...more]));
  if (categoryWith() >= STRAIGHT) return false;
  const named = [...hand, ...flop, ...gone];
  const outs = DECK.filter(
    (card) => !named.includes(card) && categoryWith(card) >= STRAIGHT && improves(hand, flop, card),
  );
  return outs.length >= 8;
}
