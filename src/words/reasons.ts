import type { Answer, AnsweredCard } from '../poker/answer';
import { rankName } from '../poker/card';
import { categoryName, categoryOf, HIGH_CARD, PAIR } from '../poker/category';
import { isWild, ruleOf, targetName } from '../poker/deck';
import { handName } from '../poker/hand';
import type { BestOpponents } from '../poker/outs';
import type { Spot } from '../poker/spot';
import { list } from './english';
import { aCategory, aHand, isPlural, kickerBetween, type Kicker } from './hands';
import { countFormat, percentFormat, type WriteCount, type WritePercent } from './percent';
import { seatName } from './players';

/*
 * Why a card gets its verdict, to follow the card's name: 'makes a nine-high flush.'
 */

const ENGLISH_PERCENT = percentFormat(1);

/** `'24.6%'` */
export const inEnglish: WritePercent = (probability) => ENGLISH_PERCENT.format(probability);

const ENGLISH_COUNT = countFormat();

/** `'1,081'` */
export const countInEnglish: WriteCount = (count) => ENGLISH_COUNT.format(count);

/** The reason for a card of the answer's `next`. */
export function reasonFor(spot: Spot, answer: Answer, card: AnsweredCard, inPercent = inEnglish): string {
  const does =
    card.best !== undefined && answer.status !== undefined
      ? againstHands(spot, card, card.best)
      : spot.opponents.length > 0
        ? againstHidden(spot, answer, card, inPercent)
        : alone(spot, answer, card);
  if (!isWild(card.card, spot.wild)) return does;
  const whose = spot.opponents.length > 0 ? ' for everyone' : '';
  return `is ${spot.wild && ruleOf(spot.wild).isBug ? 'a bug' : 'wild'}${whose}: ${does}`;
}

function alone(spot: Spot, answer: Answer, card: AnsweredCard): string {
  const { strength, improves, verdict, alsoStraight } = card;
  const target = answer.improving?.target;
  if (!improves) return noImprovement(answer, card, isSharedPair(spot, card));
  if (verdict === 'out' && alsoStraight) {
    return `makes ${aHand(strength)} and a straight: one card, one out.`;
  }
  if (verdict === 'out' || target === undefined) return `makes ${aHand(strength)}.`;
  return `makes ${aHand(strength)}: below ${aCategory(categoryName(target))}, so not counted.`;
}

/** A card that gives everyone what it gives hero, or that changes only the kicker or nothing. */
function noImprovement(answer: Answer, { strength }: AnsweredCard, isPairOfBoard: boolean): string {
  const { made } = answer;
  if (made !== undefined && categoryOf(strength) > categoryOf(made)) {
    return isPairOfBoard
      ? 'pairs the board: everyone has that pair, so it is not an out.'
      : `gives everyone ${aHand(strength)}, so it is not an out.`;
  }
  const isBetter = made !== undefined && handName(strength) !== handName(made);
  if (isBetter && categoryOf(strength) !== HIGH_CARD) {
    return `makes ${aHand(strength)}: still ${aCategory(categoryName(categoryOf(strength)))}, so it is not an out.`;
  }
  return `leaves you with ${aHand(strength)}.`;
}

function isSharedPair(spot: Spot, { card, strength }: AnsweredCard): boolean {
  return categoryOf(strength) === PAIR && !isWild(card, spot.wild);
}

function againstHidden(spot: Spot, answer: Answer, card: AnsweredCard, inPercent: WritePercent): string {
  const { strength, improves, equity, halfWidth } = card;
  if (equity === undefined) {
    return halfWidth === undefined && answer.method === 'exact'
      ? 'cannot come: every hand of a range holds it.'
      : 'has not come in the simulation.';
  }
  const { made } = answer;
  const now = answer.players[0]?.equity ?? 0;
  const figures = `${inPercent(equity)} equity (now ${inPercent(now)})`;
  if (improves) return `makes ${aHand(strength)}: ${figures}.`;
  if (made !== undefined && categoryOf(strength) > categoryOf(made)) {
    return isSharedPair(spot, card) ? `pairs the board: ${figures}.` : `gives everyone ${aHand(strength)}: ${figures}.`;
  }
  return `leaves you with ${aHand(strength)}: ${figures}.`;
}

function againstHands(spot: Spot, card: AnsweredCard, best: BestOpponents): string {
  const { strength, improves, alsoStraight, holds, equity, verdict } = card;
  const kicker = kickerBetween(strength, best.strength);
  const own = aHand(strength);
  const makes = improves ? `makes ${own}${alsoStraight ? ' (a straight too)' : ''}` : `leaves you with ${own}`;
  switch (verdict) {
    case 'out': {
      const ahead = kicker === undefined ? `ahead of ${aHand(best.strength)}` : better(kicker);
      return holds === undefined || holds.hits === holds.of
        ? `${makes}, ${ahead}.`
        : `${makes}, ${ahead}; you then win on ${holds.hits} of ${holds.of} rivers.`;
    }
    case 'chop':
      return `${makes}, tied with ${seatsName(spot, best)}: you chop.`;
    case 'tainted': {
      // On the river nothing is left to draw to.
      const dead = equity === 0 && spot.board.length === 3 ? ' Drawing dead.' : '';
      return `${makes}, but ${stillAhead(spot, best, kicker)}.${dead}`;
    }
    case 'danger': {
      if (strength === best.strength) {
        const all = best.seats.length > 1 ? 'you all have' : 'you both have';
        return `lets ${seatsName(spot, best)} tie: ${all} ${own}.`;
      }
      return kicker === undefined
        ? `puts ${seatsName(spot, best)} ahead with ${aHand(best.strength)}; you have ${own}.`
        : `puts ${seatsName(spot, best)} ahead: ${own} for both, ${theirBetter(kicker)}.`;
    }
    case 'safe':
      return kicker === undefined
        ? `keeps you ahead: ${own} against ${aHand(best.strength)}.`
        : `keeps you ahead: ${own} for both, ${better(kicker)}.`;
    default:
      return kicker === undefined ? `${makes}, behind ${aHand(best.strength)}.` : `${makes}, ${outkicked(kicker)}.`;
  }
}

/** The opponent ahead of an improved hand, and the reason. */
function stillAhead(spot: Spot, best: BestOpponents, kicker: Kicker | undefined): string {
  const name = aHand(best.strength);
  const who = seatsName(spot, best);
  if (kicker !== undefined) {
    const have = best.seats.length > 1 ? 'have' : 'has';
    const what = kicker.isFlush ? 'a higher one' : 'the same with a better kicker';
    return `${who} ${have} ${what} (${rankOver(kicker.theirs, kicker.own)})`;
  }
  if (best.improved) return `gives ${who} ${name}`;
  return `${name} ${isPlural(best.strength) ? 'are' : 'is'} still ahead`;
}

/** `'yours with the better kicker (king over queen)'`, of hands of one name. */
export function better({ own, theirs, isFlush }: Kicker): string {
  const what = isFlush ? 'yours the higher' : 'yours with the better kicker';
  return `${what} (${rankOver(own, theirs)})`;
}

function theirBetter({ own, theirs, isFlush }: Kicker): string {
  const what = isFlush ? 'theirs the higher' : 'theirs with the better kicker';
  return `${what} (${rankOver(theirs, own)})`;
}

/** `'outkicked (king over queen)'` */
export function outkicked({ own, theirs, isFlush }: Kicker): string {
  return `${isFlush ? 'behind a higher flush' : 'outkicked'} (${rankOver(theirs, own)})`;
}

/** `'king over queen'` */
export function rankOver(high: number, low: number): string {
  return `${rankName(high)} over ${rankName(low)}`;
}

/** `'the opponent'`, or `'opponent 1 and opponent 3'`. */
function seatsName(spot: Spot, { seats }: BestOpponents): string {
  return list(
    seats.map((seat) => seatName(seat, spot.opponents.length)),
    'and',
  );
}

/** The lowest category that counts, for a sentence: `'a straight or better'`. */
export function aTarget(spot: Spot, target: number): string {
  return aCategory(targetName(target, spot.wild));
}
