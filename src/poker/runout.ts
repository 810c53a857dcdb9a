import { rankOf, type Card } from './card';
import { boardLookup } from './lookup';
import { CARDS, runOutIndex, type BoardResult, type Tally } from './tally';

/** How far a long count has come, in pieces of equal size. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Something that counts full boards, told of each card as it comes and goes. */
export interface BoardCounter {
  deal(card: Card): void;
  takeBack(card: Card): void;
  /** Counts the board that lies, whose row in the lookup this is. The result is reused. */
  count(row: number): Readonly<BoardResult>;
}

/** The lookup's state of cards that lie. */
export function stateOf(cards: readonly Card[]): number {
  const { next } = boardLookup();
  return cards.reduce<number>((state, card) => next[13 * state + rankOf(card)], 0);
}

/**
 * Deals all run-outs of a flop, a turn or a river to `counter`, which has been dealt the board, and
 * credits the cards that come with what they lead to, `scale` times.
 *
 * @returns masks of the known seats with the best hand, at each run-out's index both ways
 */
export function* countRunOuts(
  board: readonly Card[],
  unseen: readonly Card[],
  counter: BoardCounter,
  tally: Pick<Tally, 'credit'>,
): Generator<Progress, Uint16Array> {
  const winners = new Uint16Array(CARDS * CARDS);
  const parts = runOutParts(board, unseen);
  for (let part = 0; part < parts; part++) {
    countRunOutsFrom(part, board, unseen, counter, tally, 1, winners);
    yield { done: part + 1, of: parts };
  }
  return winners;
}

/** Parts into which run-outs fall: by the first of the cards to come. */
export function runOutParts(board: readonly Card[], unseen: readonly Card[]): number {
  return board.length === 5 ? 1 : unseen.length;
}

/** The run-outs of one part. */
export function countRunOutsFrom(
  part: number,
  board: readonly Card[],
  unseen: readonly Card[],
  counter: BoardCounter,
  tally: Pick<Tally, 'credit'>,
  scale: number,
  winners?: Uint16Array,
): void {
  const { next } = boardLookup();
  const state = stateOf(board);
  if (board.length === 5) {
    counter.count(state);
    return;
  }
  const first = unseen[part];
  const after = next[13 * state + rankOf(first)];
  counter.deal(first);
  if (board.length === 4) {
    const result = counter.count(after);
    tally.credit(first, result, scale);
    if (winners !== undefined) winners[runOutIndex(first, first)] = result.winners;
  } else {
    for (let at = part + 1; at < unseen.length; at++) {
      const second = unseen[at];
      counter.deal(second);
      const result = counter.count(next[13 * after + rankOf(second)]);
      tally.credit(first, result, scale);
      tally.credit(second, result, scale);
      if (winners !== undefined) {
        winners[runOutIndex(first, second)] = result.winners;
        winners[runOutIndex(second, first)] = result.winners;
      }
      counter.takeBack(second);
    }
  }
  counter.takeBack(first);
}
