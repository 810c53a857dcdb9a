import { rankOf, type Card } from './card';
import { boardLookup } from './lookup';

/** How far a long count has come, in pieces of equal size. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Deals of one full board. Where ranges have weights, so have deals. */
export interface BoardResult {
  /** All deals, and those that hero wins alone. */
  deals: number;
  wins: number;
  /** Hero's part of all deals: the wins, and of each tie what falls to hero. */
  share: number;
  /** The known hands that are best, as a mask of seats. */
  winners: number;
}

/** Something that counts full boards, told of each card as it comes and goes. */
export interface BoardCounter {
  deal(card: Card): void;
  takeBack(card: Card): void;
  /** Counts the board that lies, whose row in the lookup this is. The result is reused. */
  count(row: number): Readonly<BoardResult>;
}

/** What becomes of hero once a certain card falls next. */
export interface NextEquity {
  /** 0 to 1; 0 where no deal has the card next. */
  readonly equity: number;
  /** Deals that hero wins alone, of `of`. */
  readonly wins: number;
  readonly of: number;
  /** Share of all deals in which the card falls next. */
  readonly probability: number;
}

export interface RunOuts {
  /** By unseen card, on the flop and the turn. */
  readonly next: Map<Card, NextEquity>;
  /** Masks of the seats with the best hand, at `[52 × card + card]` both ways, or `[53 × card]`. */
  readonly winners: Uint16Array;
}

/** Deals all run-outs of a flop, a turn or a river to `counter`, which has been dealt the board. */
export function* countRunOuts(
  board: readonly Card[],
  unseen: readonly Card[],
  counter: BoardCounter,
): Generator<Progress, RunOuts> {
  const { next } = boardLookup();
  const state = board.reduce((from, card) => next[13 * from + rankOf(card)], 0);
  const shares = new Float64Array(52);
  const wins = new Float64Array(52);
  const deals = new Float64Array(52);
  const winners = new Uint16Array(52 * 52);
  const credit = (card: Card, result: Readonly<BoardResult>): void => {
    shares[card] += result.share;
    wins[card] += result.wins;
    deals[card] += result.deals;
  };
  if (board.length === 5) counter.count(state);
  for (const [index, first] of board.length === 5 ? [] : unseen.entries()) {
    counter.deal(first);
    const after = next[13 * state + rankOf(first)];
    if (board.length === 4) {
      const result = counter.count(after);
      credit(first, result);
      winners[53 * first] = result.winners;
    } else {
      for (let at = index + 1; at < unseen.length; at++) {
        const second = unseen[at];
        counter.deal(second);
        const result = counter.count(next[13 * after + rankOf(second)]);
        credit(first, result);
        credit(second, result);
        winners[52 * first + second] = result.winners;
        winners[52 * second + first] = result.winners;
        counter.takeBack(second);
      }
    }
    counter.takeBack(first);
    yield { done: index + 1, of: unseen.length };
  }
  const all = deals.reduce((sum, own) => sum + own, 0);
  const found = board.length === 5 ? [] : unseen;
  return {
    winners,
    next: new Map(
      found.map((card) => [
        card,
        {
          equity: deals[card] === 0 ? 0 : shares[card] / deals[card],
          wins: wins[card],
          of: deals[card],
          probability: deals[card] / all,
        },
      ]),
    ),
  };
}
