import { aHand, high } from '#words/hands';
import * as say from '#words/reasons';
import { paragraph } from '#words/text';
import type { Answer, AnsweredCard } from '../poker/answer';
import { rankOf } from '../poker/card';
import { categoryOf, HIGH_CARD, PAIR, type Strength } from '../poker/category';
import { isWild, ruleOf } from '../poker/deck';
import type { BestOpponents } from '../poker/outs';
import type { Player, Spot } from '../poker/spot';
import { aShown, isNamedAlike, kickerBetween } from './hands';
import type { Seated } from './types';

/* Why a card gets its verdict, to follow the card's name: 'makes a nine-high flush.' */

/** The reason for a card of the answer's `next`. */
export function reasonFor(spot: Spot, answer: Answer, card: AnsweredCard, names?: Seated['names']): string {
  const does =
    card.best !== undefined && answer.status !== undefined
      ? againstHands(spot, card, card.best, names)
      : spot.opponents.length > 0
        ? againstHidden(spot, answer, card)
        : alone(spot, answer, card);
  if (!isWild(card.card, spot.wild)) return does;
  const isBug = spot.wild !== undefined && ruleOf(spot.wild).isBug === true;
  return say.wild(isBug, spot.opponents.length > 0, does);
}

function alone(spot: Spot, answer: Answer, card: AnsweredCard): string {
  const { strength, improves, verdict, alsoStraight } = card;
  const target = answer.improving?.target;
  if (!improves) return noImprovement(spot, answer, card);
  const hand = handOf(spot, spot.hero, strength);
  if (verdict === 'out' && alsoStraight) return say.oneOut(hand);
  const makes = say.makes(hand);
  const isBelow = target !== undefined && categoryOf(strength) < target;
  return verdict === 'out' || !isBelow ? say.only(makes) : say.belowTarget(makes, target);
}

/** A card that gives everyone what it gives hero, or that changes only the kicker or nothing. */
function noImprovement(spot: Spot, { made }: Answer, card: AnsweredCard): string {
  const { strength } = card;
  if (made !== undefined && categoryOf(strength) > categoryOf(made)) {
    return isSharedPair(spot, card) ? say.sharedPair : say.noOut(say.givesAll(aHand(strength)));
  }
  const hand = handOf(spot, spot.hero, strength);
  const isBetter = made !== undefined && !isNamedAlike(strength, made);
  return isBetter && categoryOf(strength) !== HIGH_CARD
    ? say.stillThat(say.makes(hand), categoryOf(strength))
    : say.only(say.leaves(leftWith(spot, strength)));
}

/** What a card leaves hero with: a high card is hero's own, not the board's. */
function leftWith(spot: Spot, strength: Strength): string {
  const { hero, wild } = spot;
  if (hero.kind !== 'hand' || wild !== undefined || categoryOf(strength) !== HIGH_CARD) {
    return handOf(spot, hero, strength);
  }
  return high(Math.max(...hero.cards.map(rankOf)));
}

/** A player's hand with its article: `'a set of sevens'`. */
function handOf({ wild }: Spot, player: Player | undefined, strength: Strength): string {
  return player?.kind === 'hand' ? aShown(player.cards, strength, wild) : aHand(strength);
}

function isSharedPair(spot: Spot, { card, strength }: AnsweredCard): boolean {
  return categoryOf(strength) === PAIR && !isWild(card, spot.wild);
}

function againstHidden(spot: Spot, answer: Answer, card: AnsweredCard): string {
  const { strength, improves, equity, halfWidth } = card;
  if (equity === undefined) {
    return halfWidth === undefined && answer.method === 'exact' ? say.cannotCome : say.hasNotCome;
  }
  const { made } = answer;
  const worth = (does: string) => say.worth(does, equity, answer.players[0]?.equity ?? 0);
  const hand = handOf(spot, spot.hero, strength);
  if (improves) return worth(say.makes(hand));
  if (made === undefined || categoryOf(strength) <= categoryOf(made))
    return worth(say.leaves(leftWith(spot, strength)));
  return worth(isSharedPair(spot, card) ? say.pairsBoard : say.givesAll(aHand(strength)));
}

function againstHands(
  spot: Spot,
  { strength, improves, alsoStraight, holds, equity, verdict }: AnsweredCard,
  { strength: best, seats, improved }: BestOpponents,
  names: Seated['names'],
): string {
  const { board, hero, opponents } = spot;
  const kicker = kickerBetween(strength, best);
  const own = handOf(spot, hero, strength);
  const theirs = handOf(spot, opponents[seats[0]], best);
  const who = { opponents: opponents.length, names };
  const makes = alsoStraight ? say.makesStraightToo : say.makes;
  const does = improves ? makes(own) : say.leaves(leftWith(spot, strength));
  switch (verdict) {
    case 'out':
      return holds === undefined || holds.hits === holds.of
        ? say.out(does, theirs, kicker)
        : say.outOften(does, theirs, kicker, holds.hits, holds.of);
    case 'chop':
      return say.chop(does, seats, who);
    case 'tainted': {
      const behind =
        kicker !== undefined
          ? say.stillOutkicked(does, seats, who, kicker)
          : improved
            ? say.improvesThem(does, seats, who, theirs)
            : say.stillBehind(does, theirs);
      // On the river nothing is left to draw to.
      return equity === 0 && board.length === 3 ? paragraph([behind, say.drawingDead]) : behind;
    }
    case 'danger':
      if (strength === best) return say.letsTie(seats, who, own);
      return kicker === undefined
        ? say.putsAhead(seats, who, theirs, own)
        : say.putsAheadByKicker(seats, who, own, kicker);
    case 'safe':
      return kicker === undefined ? say.keepsAhead(own, theirs) : say.keepsAheadByKicker(own, kicker);
    default:
      return kicker === undefined ? say.behind(does, theirs) : say.behindByKicker(does, kicker);
  }
}
