import { cardSymbol, formatCards } from '../../poker/card';
import { STRAIGHT } from '../../poker/category';
import { targetAbove, targetName } from '../../poker/deck';
import { moneyText } from '../../words/amounts';
import { aCategory } from '../../words/hands';
import type { MarkingDrill, Offer } from './drill';

/* The questions of a drill that marks cards. */

/** Longer ranges are not written out in a sentence. Own spots may have any range. */
const LONG_RANGE = 60;

/** The opponent's hand or range, as a part of a sentence. */
function opponentIn({ spot, range }: MarkingDrill): string | undefined {
  if (range !== undefined) {
    return range.length > LONG_RANGE ? 'The opponent has a range' : `The opponent has ${range.replaceAll(',', ', ')}`;
  }
  const [player] = spot.opponents;
  return player?.kind === 'hand' ? `The opponent has ${player.cards.map(cardSymbol).join(' ')}` : undefined;
}

/** The question for the cards. */
export function questionOf(drill: MarkingDrill): string {
  const them = opponentIn(drill);
  const money = drill.offer === undefined ? '' : ` ${offerText(drill.offer)}`;
  switch (drill.level.asks) {
    case 'backdoor':
      return `You have a ${drill.kind?.name ?? 'backdoor draw'}. Which cards are part of it?`;
    case 'gains':
      return `${them ?? ''}.${money} Which cards help you a lot?`;
    case 'outs':
      if (them === undefined) {
        const { improving, made } = drill.answer;
        const own = improving?.target ?? STRAIGHT;
        const target = made === undefined ? own : targetAbove(own, made);
        return `Which cards give you ${aCategory(targetName(target))}?`;
      }
      return `${them}.${money} Which cards put you ahead?`;
  }
}

/** The definition of a right card, if the question does not give it; empty otherwise. */
export function ruleOf({ level }: MarkingDrill): string {
  switch (level.asks) {
    case 'backdoor':
      return 'It takes two cards, the turn and the river. Mark every card that can be one of the two.';
    case 'gains':
      return 'Mark the cards worth a quarter of an out or more. From a tenth to a quarter, either is right.';
    case 'outs':
      return '';
  }
}

/** The question for the estimate. */
export function estimateQuestionOf(drill: MarkingDrill): string {
  if (drill.level.asks === 'backdoor') return 'How often do you hit both?';
  if (drill.level.asks === 'gains') return 'What is your equity by the river?';
  if (drill.offer !== undefined && drill.toCome === 2) return 'All in: what is your equity?';
  return drill.toCome === 1 ? 'One card to come: how often do you hit?' : 'Two cards to come: how often do you hit?';
}

/** The question for the price. */
export function priceQuestionOf({ pot, call }: Offer): string {
  return `${moneyText(pot)} in the pot with the bet, ${moneyText(call)} to call. Is your equity enough?`;
}

function offerText({ pot, call }: Pick<Offer, 'pot' | 'call'>): string {
  return `${moneyText(pot)} in the pot, ${moneyText(call)} to call.`;
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
