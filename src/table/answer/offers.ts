import type { Answer } from '../../poker/answer';
import { price } from '../../poker/price';
import type { Buys, Offer } from '../../words/price';

/** What a call can win with. */
interface Prospect {
  readonly buys: Buys;
  /** 0 to 1: hero's equity, or without opponents the chance of an out. */
  readonly equity: number;
  readonly isOfOuts: boolean;
}

function prospectsOf({ street, players, improving }: Answer): Prospect[] {
  const equity = players[0]?.equity;
  if (equity !== undefined) {
    const buys = street === 'river' ? 'showdown' : 'all cards';
    return [{ buys, equity, isOfOuts: false }];
  }
  if (improving === undefined) return [];
  const { chance, reached } = improving;
  const ofOuts = (buys: Buys, { hits, of }: { hits: number; of: number }): Prospect => ({
    buys,
    equity: of === 0 ? 0 : hits / of,
    isOfOuts: true,
  });
  return [
    ofOuts('one card', chance),
    ...(reached === undefined ? [] : [ofOuts('all cards', reached)]),
  ];
}

/** Whether there is a price to weigh: on a river where every hand is known only if something is to be called. */
export function isPriced(
  { street, players, of }: Answer,
  { call, bets }: { readonly call?: number | undefined; readonly bets?: unknown },
): boolean {
  if (street !== 'river') return true;
  const hasCall = call !== undefined || bets !== undefined;
  return players[0]?.equity !== undefined && (of > 1 || hasCall);
}

/**
 * The price of a call by everything it can buy: where nobody's cards are known on the flop, the next card
 * alone, and all in both cards to come. None where there is no price, or nothing to call.
 *
 * @param pot with the bet to be called in it
 */
export function offersFor(
  answer: Answer,
  pot: number | undefined,
  call: number | undefined,
): Offer[] {
  if (!isPriced(answer, { call }) || pot === undefined || call === undefined || call === 0)
    return [];
  const halfWidth = answer.players[0]?.halfWidth;
  return prospectsOf(answer).map((prospect) => ({
    ...prospect,
    price: price(pot, call, prospect.equity, halfWidth),
  }));
}
