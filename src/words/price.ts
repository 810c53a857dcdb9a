import { breakEvenOf, price, type Price } from '../poker/price';
import type { Standing } from '../poker/standing';
import { plural } from './english';
import { capitalize } from './capitalize';

/* Pot odds, in words. */

/** The cards a call pays for: the next card alone, or all cards to come; on the river the showdown. */
export type Buys = 'one card' | 'all cards' | 'showdown';

/** A call with its price. */
export interface Offer {
  readonly buys: Buys;
  readonly price: Price;
  /** The equity behind the price: the chance to win, 0 to 1. */
  readonly equity: number;
  /** No opponent's cards are known: the chance is that of an out. */
  readonly isOfOuts: boolean;
  /** The most that can still be won after the call, where all stacks are known. */
  readonly behind?: number | undefined;
}

/** A call against an unknown opponent that outs do not decide: a made hand, before the flop, on the river. */
export interface BlindCall {
  readonly pot: number;
  readonly call: number;
  /** The hand is made, as in {@link Standing}. */
  readonly isMade: boolean;
  /** No hand beats it now. */
  readonly isNuts: boolean;
  /** The outs on the next card, 0 to 1, where they alone pay for the call of a hand that some hands beat. */
  readonly outs?: number;
  /** On the river: the hands that the opponent can hold. */
  readonly standing?: Standing;
  /** Before it: the equity against any two cards, once it has been counted. */
  readonly anyTwo?: EquityFound;
}

/** An equity from 0 to 1, with half of its 95% interval if it was sampled. */
export interface EquityFound {
  readonly equity: number;
  readonly halfWidth?: number;
}

/** How figures are written: an amount, a ratio, a probability. */
export interface WriteMoney {
  readonly money: (amount: number) => string;
  readonly percent: (probability: number) => string;
}

/** The price of a call: verdicts, each with what it rests on, and the sentences below them. */
export interface CallInWords {
  readonly verdicts: readonly { readonly verdict: string; readonly why?: string }[];
  readonly reasons: readonly string[];
}

/** The price of a call with the next card alone and with all cards; nothing without an offer. */
export function offersInWords(offers: readonly Offer[], write: WriteMoney): CallInWords {
  const [offer, ...others] = offers;
  if (offer === undefined) return { verdicts: [], reasons: [] };
  if (others.length === 0) {
    return {
      verdicts: [{ verdict: decisionInWords(offer.price) }],
      reasons: [offerInWords(offer, write)],
    };
  }
  return {
    verdicts: offers.map((own) => ({
      verdict: choiceInWords(own),
      why: `${capitalize(needInWords(own, write))}.`,
    })),
    reasons: [`${oddsInWords(offer.price, write)}. ${breakEvenInWords(offer.price, write)}`],
  };
}

/**
 * The price of a call that only the opponent's range could decide. The last of its reasons is empty while the equity
 * against any two cards is being counted.
 */
export function blindCallInWords(
  blind: BlindCall,
  write: WriteMoney & { readonly count: (count: number) => string },
): CallInWords {
  const { pot, call, isMade, outs } = blind;
  const own = { oddsOffered: pot / call, breakEven: breakEvenOf(pot, call) };
  const odds = oddsInWords(own, write);
  const breakEven = breakEvenInWords(own, write);
  if (outs !== undefined) {
    const needed = needInWords({ equity: outs, isOfOuts: true }, write);
    return {
      verdicts: [{ verdict: 'Call: even if you are behind, your outs pay for it.' }],
      reasons: [`${odds}, ${needed}. ${breakEven}`],
    };
  }
  return {
    verdicts: [{ verdict: isMade ? 'Ahead.' : 'Enter a range.' }],
    reasons: [`${odds}. ${breakEven}`, againstUnknown(blind, write)],
  };
}

/** `'Against any two cards you have 96.4%, EV 57.1. A betting range is usually stronger: enter one.'` */
function againstUnknown(
  { pot, call, isMade, isNuts, standing, anyTwo }: BlindCall,
  write: Parameters<typeof blindCallInWords>[1],
): string {
  const equity = standing === undefined ? anyTwo?.equity : (standing.ahead + standing.level / 2) / standing.of;
  if (equity === undefined) return '';
  const isExact = anyTwo?.halfWidth === undefined;
  const share = `${isExact ? '' : 'about '}${write.percent(equity)}`;
  const have =
    standing === undefined ? `Against any two cards you have ${share}` : `${losing(standing, write.count)}: ${share}`;
  if (equity === 1 && isExact) return `${have}. Nobody can beat you.`;
  const ev = write.money(price(pot, call, equity).ev);
  return `${have}, EV ${ev}. ${adviceFor(isMade, isNuts, standing !== undefined)}`;
}

function adviceFor(isMade: boolean, isNuts: boolean, isRiver: boolean): string {
  if (isNuts) return isRiver ? 'No hand beats yours.' : 'No hand beats yours yet.';
  return isMade ? 'A betting range is usually stronger: enter one.' : 'A betting range is usually stronger.';
}

/** `'893 of 990 hands lose to yours, 1 ties'` */
function losing({ ahead, level, of }: Standing, inCount: (count: number) => string): string {
  const ties = level === 0 ? '' : `, ${inCount(level)} ${level === 1 ? 'ties' : 'tie'}`;
  const lose = ahead === 1 ? 'loses' : 'lose';
  return `${inCount(ahead)} of ${inCount(of)} ${plural(of, 'hand')} ${lose} to yours${ties}`;
}

/** The question where the pot cannot include the bet to be called. @param withBet the pot with the bet in it */
export function askForBet(pot: number, call: number, withBet: number, write: WriteMoney): string {
  return `The pot (${write.money(pot)}) is less than the call (${write.money(call)}). Does it include the bet? With the bet it would be ${write.money(withBet)}.`;
}

/** `'Call.'`, `'Fold, but it is close.'` */
export function decisionInWords({ decision, ev }: Price): string {
  const better = ev >= 0 ? 'Call' : 'Fold';
  return decision === 'close' ? `${better}, but it is close.` : `${better}.`;
}

export const NOTHING_TO_CALL = 'Nothing to call: check.';

/** One offer in full: `'Pot odds 3 : 1, you need 3.06 : 1. Break-even equity 25%. EV −0.28 per call.'` */
export function offerInWords(offer: Offer, write: WriteMoney): string {
  const { equity, buys, isOfOuts, price } = offer;
  const and = equity === 0 || equity >= ALWAYS_RIGHT ? 'and ' : '';
  const odds = `${oddsInWords(price, write)}, ${and}${needInWords(offer, write)}.`;
  const isLast = buys === 'all cards' && !isOfOuts;
  return [
    isLast ? `If nobody bets again: ${odds.charAt(0).toLowerCase()}${odds.slice(1)}` : odds,
    breakEvenInWords(price, write),
    `EV ${write.money(price.ev)} per call.`,
    ...impliedOdds(offer, write),
  ].join(' ');
}

function oddsInWords({ oddsOffered = 0 }: Pick<Price, 'oddsOffered'>, write: WriteMoney): string {
  return `Pot odds ${write.money(oddsOffered)} : 1`;
}

function breakEvenInWords({ breakEven }: Pick<Price, 'breakEven'>, write: WriteMoney): string {
  return `Break-even equity ${write.percent(breakEven)}.`;
}

function impliedOdds({ buys, price, behind = Infinity }: Offer, write: WriteMoney): string[] {
  const { needed } = price;
  if (buys === 'showdown' || needed === undefined || !Number.isFinite(needed)) return [];
  if (needed <= behind) {
    return [`Implied odds: win ${write.money(needed)} more later and you break even.`];
  }
  return behind === 0
    ? []
    : [`No implied odds: you need ${write.money(needed)} more later, and the stacks hold ${write.money(behind)}.`];
}

/** One of two offers, where no opponent's cards are known: `'To see one card: fold.'` */
export function choiceInWords({ buys, price }: Offer): string {
  const decision = decisionInWords(price);
  const to = buys === 'one card' ? 'To see one card' : 'If nobody bets again';
  return `${to}: ${decision.charAt(0).toLowerCase()}${decision.slice(1)}`;
}

/** The pot holds the bet to be called, so no call needs more than half of what it plays for. */
const ALWAYS_RIGHT = 0.5;

/** The start of a sentence or the rest of one: `'you need 3.06 : 1'`, `'you cannot win'` */
function needInWords({ equity, isOfOuts }: Pick<Offer, 'equity' | 'isOfOuts'>, write: WriteMoney): string {
  if (equity === 0) return isOfOuts ? 'no card is an out' : 'you cannot win';
  const needed = equity >= ALWAYS_RIGHT ? 'any price is right' : `you need ${write.money((1 - equity) / equity)} : 1`;
  return isOfOuts ? `${needed} if every out wins` : needed;
}

/** `'Bet more than 120 and the opponent has the wrong price to call.'` */
export function wrongPriceInWords(bet: number, write: WriteMoney): string {
  return `Bet more than ${write.money(bet)} and the opponent has the wrong price to call.`;
}
