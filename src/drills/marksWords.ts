import { cardSymbol } from '#words/cards';
import * as say from '#words/drills';
import { formatCards } from '../poker/card';
import { STRAIGHT } from '../poker/category';
import { targetAbove } from '../poker/deck';
import { moneyText } from '../words/amounts';
import type { MarkingDrill, Offer } from './marks';

/* The questions of a drill that marks cards. */

/** Longer ranges are not written out in a sentence. Own spots may have any range. */
const LONG_RANGE = 60;

/** The opponent's hand or range, in a sentence. */
function opponentIn({ spot, range }: MarkingDrill): string | undefined {
  if (range !== undefined) {
    return range.length > LONG_RANGE ? say.opponentHasRange : say.opponentHas(range.replaceAll(',', ', '));
  }
  const [player] = spot.opponents;
  return player?.kind === 'hand' ? say.opponentHas(player.cards.map(cardSymbol).join(' ')) : undefined;
}

/** The question for the cards. */
export function questionOf(drill: MarkingDrill): string {
  const them = opponentIn(drill);
  const spot = [
    ...(them === undefined ? [] : [them]),
    ...(drill.offer === undefined ? [] : [say.offer(moneyText(drill.offer.pot), moneyText(drill.offer.call))]),
  ];
  switch (drill.level.asks) {
    case 'backdoor': {
      const name = drill.kind?.name;
      return say.whichOfBackdoor[name === 'backdoor flush draw' || name === 'backdoor straight draw' ? name : 'any'];
    }
    case 'gains':
      return say.sentences([...spot, say.whichHelp]);
    case 'outs':
      if (them === undefined) {
        const { improving, made } = drill.answer;
        const own = improving?.target ?? STRAIGHT;
        return say.whichMake(made === undefined ? own : targetAbove(own, made));
      }
      return say.sentences([...spot, say.whichPutAhead]);
  }
}

/** The definition of a right card, if the question does not give it; empty otherwise. */
export function ruleOf({ level }: MarkingDrill): string {
  switch (level.asks) {
    case 'backdoor':
      return say.ruleOfBackdoor;
    case 'gains':
      return say.ruleOfGains;
    case 'outs':
      return '';
  }
}

/** The question for the estimate. */
export function estimateQuestionOf(drill: MarkingDrill): string {
  if (drill.level.asks === 'backdoor') return say.hitBoth;
  if (drill.level.asks === 'gains') return say.equityByRiver;
  if (drill.offer !== undefined && drill.toCome === 2) return say.equityAllIn;
  if (drill.offer !== undefined && drill.chance === undefined) return say.equityByRiver;
  return drill.toCome === 1 ? say.hitOnRiver : say.hitByRiver;
}

/** The question for the price. */
export function priceQuestionOf({ pot, call }: Offer): string {
  return say.isEnough(moneyText(pot), moneyText(call));
}

/** The link that opens the spot at the table. */
export function tableLink({ own, spot, range, offer }: MarkingDrill): string {
  if (own !== undefined) return own.link;
  const hero = spot.hero.kind === 'hand' ? formatCards(spot.hero.cards) : '';
  const [player] = spot.opponents;
  const vs = range ?? (player?.kind === 'hand' ? formatCards(player.cards) : undefined);
  return [
    `#/?hero=${hero}&board=${formatCards(spot.board)}`,
    ...(vs === undefined ? [] : [`vs=${vs}`]),
    ...(offer === undefined ? [] : [`pot=${offer.pot}`, `call=${offer.call}`]),
  ].join('&');
}
