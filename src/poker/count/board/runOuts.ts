import type { Card } from '../../card';
import { choose } from '../../chance';
import { CARDS, runOutIndex, type BoardResult, type Tally } from '../tally';
import { rowsOf, type Rows } from './rows';

/** The progress of a long count, in pieces of equal size: 3 of 49 first cards. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Counts full boards, and is called for each card as it is dealt or taken back. */
export interface BoardCounter {
  deal(card: Card): void;
  takeBack(card: Card): void;
  /** Counts the board that has been dealt, whose row this is. The result is reused. */
  count(row: number): Readonly<BoardResult>;
}

/** The state of these cards; for a full board its row. */
export function stateOf(cards: readonly Card[], { next, ranks, rankOf }: Rows): number {
  return cards.reduce<number>((state, card) => next[ranks * state + rankOf[card]], 0);
}

/**
 * Deals all run-outs of a board of the ordinary deck, of one card at least, to `counter`, which has been dealt the board,
 * and credits the cards that come with what they lead to.
 *
 * @returns masks of the known seats with the best hand, at each run-out's index both ways, if two cards come at most
 */
export function* countRunOuts(
  board: readonly Card[],
  unseen: readonly Card[],
  counter: BoardCounter,
  tally: Pick<Tally, 'credit'>,
): Generator<Progress, Uint16Array> {
  const winners = new Uint16Array(CARDS * CARDS);
  const all = runOuts(board, unseen);
  const parts = Math.min(all, unseen.length);
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((part * all) / parts);
    const to = Math.floor(((part + 1) * all) / parts);
    countRunOutsBetween(from, to, board, unseen, counter, tally, 1, winners);
    yield { done: part + 1, of: parts };
  }
  return winners;
}

/** How many run-outs a board has; a full one has one, of no card. */
export function runOuts(board: readonly Card[], unseen: readonly Card[]): number {
  return choose(unseen.length, 5 - board.length);
}

/** Some of the run-outs, by their number: in the order of the unseen cards. */
export function countRunOutsBetween(
  from: number,
  to: number,
  board: readonly Card[],
  unseen: readonly Card[],
  counter: BoardCounter,
  tally: Pick<Tally, 'credit'>,
  scale: number,
  winners?: Uint16Array,
  rows = rowsOf(),
): void {
  const { next, ranks, rankOf } = rows;
  const state = stateOf(board, rows);
  if (board.length === 5) {
    if (from < to) counter.count(state);
    return;
  }
  // The rest of a flop that is turned card by card: the run-outs of each of its cards with those behind it.
  if (board.length < 3) {
    let start = 0;
    for (const [at, first] of unseen.entries()) {
      const [dealt, left] = [[...board, first], unseen.slice(at + 1)];
      const end = start + runOuts(dealt, left);
      if (start < to && end > from) {
        counter.deal(first);
        const [begin, stop] = [Math.max(0, from - start), Math.min(to, end) - start];
        countRunOutsBetween(begin, stop, dealt, left, counter, tally, scale, undefined, rows);
        counter.takeBack(first);
      }
      start = end;
    }
    return;
  }
  // The number of the first run-out of one card, or with `at` as its first card.
  let start = 0;
  for (let at = 0; at < unseen.length && start < to; at++) {
    const own = board.length === 4 ? 1 : unseen.length - 1 - at;
    if (start + own > from) {
      const first = unseen[at];
      const after = next[ranks * state + rankOf[first]];
      counter.deal(first);
      if (board.length === 4) {
        const result = counter.count(after);
        tally.credit(first, result, scale);
        if (winners !== undefined) winners[runOutIndex(first, first)] = result.winners;
      } else {
        const end = Math.min(unseen.length, at + 1 + to - start);
        for (let other = at + 1 + Math.max(0, from - start); other < end; other++) {
          const second = unseen[other];
          counter.deal(second);
          const result = counter.count(next[ranks * after + rankOf[second]]);
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
    start += own;
  }
}
