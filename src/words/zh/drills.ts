import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from '#words/hands';
import { rightIs } from '#words/drills';

export const sentences = (texts: readonly string[]): string => texts.join('');

export const parts = (texts: readonly string[]): string => texts.join('，');
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}。`;
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `哪些牌能让你成${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}？`;
