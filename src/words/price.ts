import * as say from '#words/price';
import { paragraph } from '#words/text';
import { breakEvenOf, price, type Price } from '../poker/price';
import type { Standing } from '../poker/standing';

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

/** What is better than the other. */
export type Move = 'call' | 'fold';

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
  const { breakEven } = offer.price;
  return {
    verdicts: offers.map((own) => ({
      verdict: choiceInWords(own),
      why: say.sentence(needInWords(own, write)),
    })),
    reasons: [paragraph([say.potOdds(oddsOf(offer.price, write)), say.breakEven(write.percent(breakEven))])],
  };
}

/**
 * The price of a call that only the opponent's range could decide. The last of its reasons is empty while the equity
 * against any two cards is being counted.
 */
export function blindCallInWords(blind: BlindCall, write: WriteMoney): CallInWords {
  const { pot, call, isMade, outs } = blind;
  const odds = write.money(pot / call);
  const breakEven = say.breakEven(write.percent(breakEvenOf(pot, call)));
  if (outs !== undefined) {
    const needed = needInWords({ equity: outs, isOfOuts: true }, write);
    return {
      verdicts: [{ verdict: say.outsPay }],
      reasons: [paragraph([say.potOddsAnd(odds, needed, false), breakEven])],
    };
  }
  return {
    verdicts: [{ verdict: isMade ? say.ahead : say.enterRange }],
    reasons: [paragraph([say.potOdds(odds), breakEven]), againstUnknown(blind, write)],
  };
}

/** `'Against any two cards you have 96.4%, EV 57.1. A betting range is usually stronger: enter one.'` */
function againstUnknown({ pot, call, isMade, isNuts, standing, anyTwo }: BlindCall, write: WriteMoney): string {
  const equity = standing === undefined ? anyTwo?.equity : (standing.ahead + standing.level / 2) / standing.of;
  if (equity === undefined) return '';
  const isExact = anyTwo?.halfWidth === undefined;
  const share = isExact ? write.percent(equity) : say.about(write.percent(equity));
  const have =
    standing === undefined ? say.anyTwo(share) : say.losing(standing.ahead, standing.of, standing.level, share);
  if (equity === 1 && isExact) return say.unbeatable(have);
  const ev = write.money(price(pot, call, equity).ev);
  return paragraph([say.haveEv(have, ev), adviceFor(isMade, isNuts, standing !== undefined)]);
}

function adviceFor(isMade: boolean, isNuts: boolean, isRiver: boolean): string {
  if (isNuts) return isRiver ? say.nutsOnRiver : say.nutsSoFar;
  return isMade ? say.strongerEnter : say.stronger;
}

/** The question where the pot cannot include the bet to be called. @param withBet the pot with the bet in it */
export function askForBet(pot: number, call: number, withBet: number, write: WriteMoney): string {
  return say.askForBet(write.money(pot), write.money(call), write.money(withBet));
}

/** What is better, and whether it is close. */
function moveOf({ decision, ev }: Price): [move: Move, isClose: boolean] {
  return [ev >= 0 ? 'call' : 'fold', decision === 'close'];
}

/** `'Call.'`, `'Fold, but it is close.'` */
export function decisionInWords(price: Price): string {
  return say.decision(...moveOf(price));
}

/** One offer in full: `'Pot odds 3 : 1, you need 3.06 : 1. Break-even equity 25%. EV −0.28 per call.'` */
export function offerInWords(offer: Offer, write: WriteMoney): string {
  const { equity, buys, isOfOuts, price, behind } = offer;
  const isDecided = equity === 0 || equity >= ALWAYS_RIGHT;
  // Nobody bets against a player who is all in.
  const isLast = buys === 'all cards' && !isOfOuts && behind !== 0;
  const odds = isLast ? say.ifNobodyBetsOdds : say.potOddsAnd;
  return paragraph([
    odds(oddsOf(price, write), needInWords(offer, write), isDecided),
    say.breakEven(write.percent(price.breakEven)),
    say.perCall(write.money(price.ev)),
    impliedOdds(offer, write),
  ]);
}

function oddsOf({ oddsOffered = 0 }: Price, write: WriteMoney): string {
  return write.money(oddsOffered);
}

/** Empty where there is nothing to say of them. */
function impliedOdds({ buys, price, behind = Infinity }: Offer, write: WriteMoney): string {
  const { needed } = price;
  if (buys === 'showdown' || needed === undefined || !Number.isFinite(needed)) return '';
  if (needed <= behind) return say.implied(write.money(needed));
  return behind === 0 ? '' : say.noImplied(write.money(needed), write.money(behind));
}

/** One of two offers, where no opponent's cards are known: `'To see one card: fold.'` */
export function choiceInWords({ buys, price }: Offer): string {
  return (buys === 'one card' ? say.toSeeOne : say.ifNobodyBets)(...moveOf(price));
}

/** The pot holds the bet to be called, so no call needs more than half of what it plays for. */
const ALWAYS_RIGHT = 0.5;

/** The rest of a sentence: `'you need 3.06 : 1'`, `'you cannot win'` */
function needInWords({ equity, isOfOuts }: Pick<Offer, 'equity' | 'isOfOuts'>, write: WriteMoney): string {
  if (equity === 0) return say.cannotWin(isOfOuts);
  return say.needs(equity >= ALWAYS_RIGHT ? undefined : write.money((1 - equity) / equity), isOfOuts);
}

/** `'Bet more than 120 and the opponent has the wrong price to call.'` */
export function wrongPriceInWords(bet: number, write: WriteMoney): string {
  return say.wrongPrice(write.money(bet));
}
