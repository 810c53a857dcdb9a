import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory } from './hands';
import { aCategoryOrBetter } from '#words/hands';
import { rightIs } from '#words/drills';

export const sentences = (texts: readonly string[]): string => texts.join(' ');

export const parts = (texts: readonly string[]): string => texts.join(', ');
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}.`;
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `¿Qué cartas te dan ${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}?`;
export const rowsBetween = (first: string, last: string): string => `De ${first.toLowerCase()} a ${last.toLowerCase()}`;
