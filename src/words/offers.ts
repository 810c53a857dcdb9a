import type { Answer } from '../poker/answer';
import type { Chance } from '../poker/chance';
import { price } from '../poker/price';
import type { BlindCall, Buys, EquityFound, Offer } from './price';

/** One way for a call to win. */
interface Prospect {
  readonly buys: Buys;
  /** 0 to 1: hero's equity, or without opponents the chance of an out. */
  readonly equity: number;
  readonly isOfOuts: boolean;
}

function ratio({ hits, of }: Chance): number {
  return of === 0 ? 0 : hits / of;
}

function prospectsOf({ street, players, improving, standing }: Answer): Prospect[] {
  const equity = players[0]?.equity;
  if (equity !== undefined) {
    const buys = street === 'river' ? 'showdown' : 'all cards';
    return [{ buys, equity, isOfOuts: false }];
  }
  if (improving === undefined || standing?.isMade === true) return [];
  const { chance, reached } = improving;
  const ofOuts = (buys: Buys, chance: Chance): Prospect => ({
    buys,
    equity: ratio(chance),
    isOfOuts: true,
  });
  return [ofOuts('one card', chance), ...(reached === undefined ? [] : [ofOuts('all cards', reached)])];
}

/** A pot and a call that can be weighed. A pot that is less than the call lacks the bet. */
function weighable(
  pot: number | undefined,
  call: number | undefined,
): { readonly pot: number; readonly call: number } | undefined {
  const isWhole = pot !== undefined && call !== undefined && call > 0 && pot >= call;
  return isWhole ? { pot, call } : undefined;
}

/**
 * The price of a call by everything it can buy: where nobody's cards are known on the flop, the next card alone, and
 * all in both cards to come. None without a price, without a call, or where {@link blindCallFor} has it.
 *
 * @param pot with the bet to be called in it
 */
export function offersFor(answer: Answer, pot: number | undefined, call: number | undefined): Offer[] {
  const money = weighable(pot, call);
  if (money === undefined) return [];
  const halfWidth = answer.players[0]?.halfWidth;
  return prospectsOf(answer).map((prospect) => ({
    ...prospect,
    price: price(money.pot, money.call, prospect.equity, halfWidth),
  }));
}

/**
 * A call against an unknown opponent that outs do not decide: with a made hand, before the flop, on the river.
 *
 * @param pot with the bet to be called in it
 * @param anyTwo the equity against any two cards, once it has been counted
 */
export function blindCallFor(
  answer: Answer,
  pot: number | undefined,
  call: number | undefined,
  anyTwo?: EquityFound,
): BlindCall | undefined {
  const money = weighable(pot, call);
  if (money === undefined || answer.players.length > 1) return undefined;
  const { street, standing, improving, opening } = answer;
  const isMade = standing?.isMade === true;
  const blind = { ...money, isMade, isNuts: standing?.behind === 0 };
  if (street === 'river') return { ...blind, ...(standing !== undefined && { standing }) };
  if (improving === undefined) {
    const known = opening?.equity === undefined ? anyTwo : { equity: opening.equity };
    return { ...blind, ...(known !== undefined && { anyTwo: known }) };
  }
  if (!isMade) return undefined;
  const outs = ratio(improving.chance);
  const isPaid = !blind.isNuts && price(money.pot, money.call, outs).ev >= 0;
  return { ...blind, ...(isPaid && { outs }), ...(anyTwo !== undefined && { anyTwo }) };
}

/** Whether a call is weighed by the equity against any two cards, and that has still to be counted. */
export function wantsAnyTwo({ outs, standing, anyTwo }: BlindCall): boolean {
  return outs === undefined && standing === undefined && anyTwo === undefined;
}
