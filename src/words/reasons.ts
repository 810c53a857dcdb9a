import * as say from '#words/reasons';
import { seatName } from '#words/players';
import { list, paragraph } from '#words/text';
import type { Answer, AnsweredCard } from '../poker/answer';
import { categoryOf, HIGH_CARD, PAIR } from '../poker/category';
import { isWild, ruleOf } from '../poker/deck';
import type { BestOpponents } from '../poker/outs';
import type { Spot } from '../poker/spot';
import { isNamedAlike, kickerBetween } from './hands';

/*
 * Why a card gets its verdict, to follow the card's name: 'makes a nine-high flush.'
 */

/** The reason for a card of the answer's `next`. */
export function reasonFor(spot: Spot, answer: Answer, card: AnsweredCard): string {
  const does =
    card.best !== undefined && answer.status !== undefined
      ? againstHands(spot, card, card.best)
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
  if (!improves) return noImprovement(answer, card, isSharedPair(spot, card));
  if (verdict === 'out' && alsoStraight) return say.oneOut(strength);
  const makes = say.makes(strength);
  return verdict === 'out' || target === undefined ? say.only(makes) : say.belowTarget(makes, target);
}

/** A card that gives everyone what it gives hero, or that changes only the kicker or nothing. */
function noImprovement(answer: Answer, { strength }: AnsweredCard, isPairOfBoard: boolean): string {
  const { made } = answer;
  if (made !== undefined && categoryOf(strength) > categoryOf(made)) {
    return isPairOfBoard ? say.sharedPair : say.noOut(say.givesAll(strength));
  }
  const isBetter = made !== undefined && !isNamedAlike(strength, made);
  return isBetter && categoryOf(strength) !== HIGH_CARD
    ? say.stillThat(say.makes(strength), categoryOf(strength))
    : say.only(say.leaves(strength));
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
  if (improves) return worth(say.makes(strength));
  if (made === undefined || categoryOf(strength) <= categoryOf(made)) return worth(say.leaves(strength));
  return worth(isSharedPair(spot, card) ? say.pairsBoard : say.givesAll(strength));
}

function againstHands(
  { board, opponents: { length: opponents } }: Spot,
  { strength, improves, alsoStraight, holds, equity, verdict }: AnsweredCard,
  { strength: theirs, seats, improved }: BestOpponents,
): string {
  const kicker = kickerBetween(strength, theirs);
  const names = seats.map((seat) => seatName(seat, opponents));
  const who = list(names, 'and');
  const several = names.length > 1;
  const makes = alsoStraight ? say.makesStraightToo : say.makes;
  const does = improves ? makes(strength) : say.leaves(strength);
  switch (verdict) {
    case 'out':
      return holds === undefined || holds.hits === holds.of
        ? say.out(does, theirs, kicker)
        : say.outOften(does, theirs, kicker, holds.hits, holds.of);
    case 'chop':
      return say.chop(does, who);
    case 'tainted': {
      const behind =
        kicker !== undefined
          ? say.stillOutkicked(does, who, several, kicker)
          : improved
            ? say.improvesThem(does, who, theirs)
            : say.stillBehind(does, theirs);
      // On the river nothing is left to draw to.
      return equity === 0 && board.length === 3 ? paragraph([behind, say.drawingDead]) : behind;
    }
    case 'danger':
      if (strength === theirs) return say.letsTie(who, several, strength);
      return kicker === undefined ? say.putsAhead(who, theirs, strength) : say.putsAheadByKicker(who, strength, kicker);
    case 'safe':
      return kicker === undefined ? say.keepsAhead(strength, theirs) : say.keepsAheadByKicker(strength, kicker);
    default:
      return kicker === undefined ? say.behind(does, theirs) : say.behindByKicker(does, kicker);
  }
}
