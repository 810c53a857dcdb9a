import type { Price } from '../poker/price';
import { capitalize } from './english';

/*
 * What the pot offers, in words.
 */

/** What a call buys: the next card alone, or all cards to come; on the river the showdown. */
export type Buys = 'one card' | 'all cards' | 'showdown';

/** A call with its price. */
export interface Offer {
  readonly buys: Buys;
  readonly price: Price;
  /** What the price was found with: the chance to win, 0 to 1. */
  readonly equity: number;
  /** No opponent's cards are known: the chance is that of an out. */
  readonly isOfOuts: boolean;
  /** The most that can still be won after the call, where all stacks are known. */
  readonly behind?: number | undefined;
}

/** How figures are written: an amount, a ratio, a probability. */
export interface WriteMoney {
  readonly money: (amount: number) => string;
  readonly percent: (probability: number) => string;
}

/** `'Call.'`, `'Fold, but it is close.'` */
export function decisionInWords({ decision, ev }: Price): string {
  const better = ev >= 0 ? 'Call' : 'Fold';
  return decision === 'close' ? `${better}, but it is close.` : `${better}.`;
}

export const NOTHING_TO_CALL = 'Nothing to call: check.';

/** One offer in full: `'Pot odds 3 : 1, you need 3.06 : 1. Break-even equity 25%. EV −0.28 per call.'` */
export function offerInWords(offer: Offer, write: WriteMoney): string {
  const { oddsOffered = 0, breakEven, ev } = offer.price;
  const odds = `pot odds ${write.money(oddsOffered)} : 1, ${needInWords(offer, write)}`;
  const allIn = offer.buys === 'all cards' && !offer.isOfOuts ? 'All in: ' : '';
  return [
    `${allIn === '' ? capitalize(odds) : allIn + odds}.`,
    `Break-even equity ${write.percent(breakEven)}.`,
    `EV ${write.money(ev)} per call.`,
    ...impliedOdds(offer, write),
  ].join(' ');
}

function impliedOdds({ buys, price, behind = Infinity }: Offer, write: WriteMoney): string[] {
  const { needed } = price;
  if (buys === 'showdown' || needed === undefined || !Number.isFinite(needed)) return [];
  if (needed <= behind) {
    return [`Implied odds: win ${write.money(needed)} more later and you break even.`];
  }
  return behind === 0
    ? []
    : [
        `No implied odds: you need ${write.money(needed)} more later, and the stacks hold ${write.money(behind)}.`,
      ];
}

/** One of two offers, where no opponent's cards are known: `'To see one card: fold.'` */
export function choiceInWords({ buys, price }: Offer): string {
  const decision = decisionInWords(price);
  const to = buys === 'one card' ? 'To see one card' : 'All in';
  return `${to}: ${decision.charAt(0).toLowerCase()}${decision.slice(1)}`;
}

/** `'you need 3.06 : 1'`, `'and no price is right'` */
export function needInWords({ equity, isOfOuts }: Offer, write: WriteMoney): string {
  if (equity === 0) return 'and no price is right';
  const needed = `you need ${write.money((1 - equity) / equity)} : 1`;
  return isOfOuts ? `${needed} if every out wins` : needed;
}

/** `'Bet more than 120 and the opponent has the wrong price to call.'` */
export function wrongPriceInWords(bet: number, write: WriteMoney): string {
  return `Bet more than ${write.money(bet)} and the opponent has the wrong price to call.`;
}
