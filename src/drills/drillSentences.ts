import { cardSymbol } from '#words/cards';
import * as say from '#words/drills';
import { rankOf, suitOf, type Card } from '../poker/card';
import { COMBOS, classText } from '../poker/combos';
import { figure, percentText } from '../words/numbers';

export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardSymbol).join(' ');
}

export function rangeText({ text }: { readonly text: string }): string {
  return text
    .split(',')
    .map((part) => part.trim())
    .join(', ');
}

/** The error of an estimate: `'Your 32.0% is 4.6 points too high.'` */
export function offText(said: number, exact: number): string {
  const error = 100 * (said - exact);
  if (Math.abs(error) < 0.05) return say.estimateExact(percentText(said));
  return (error < 0 ? say.estimateLow : say.estimateHigh)(percentText(said), figure(Math.abs(error), 1));
}

/** An answer as a separate sentence, or after “Right”. @param answer within a sentence */
export function answerText(answer: string, isRight: boolean): string {
  return isRight ? say.right(answer) : say.answered(answer);
}

export function handOf(combo: number): string {
  const [high, low] = COMBOS[combo];
  const suitedness = rankOf(high) === rankOf(low) ? '' : suitOf(high) === suitOf(low) ? 's' : 'o';
  return classText({ high: rankOf(high), low: rankOf(low), suitedness });
}
