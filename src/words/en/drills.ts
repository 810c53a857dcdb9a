import { capitalize } from '../capitalize';

/* What several kinds of drill say. */

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.join(' ');

/** Parts of a line. */
export const parts = (texts: readonly string[]): string => texts.join(', ');

/** A line about a hand or a group: `'KK: 3 kings: 3 × 2 ÷ 2'` */
export const about = (what: string, text: string): string => `${what}: ${text}`;

/** Before an answer that was right. */
export const rightIs = 'Right: ';
/** @param answer the answer within a sentence: `'22 of 34 combos are left'` */
export const right = (answer: string): string => `${rightIs}${answer}.`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${capitalize(answer)}.`;

/** `'You said 30.'` */
export const youSaid = (said: string): string => `You said ${said}.`;

export const estimateExact = (said: string): string => `Your ${said} is exact.`;
export const estimateLow = (said: string, points: string): string => `Your ${said} is ${points} points too low.`;
export const estimateHigh = (said: string, points: string): string => `Your ${said} is ${points} points too high.`;

export const whatEquity = 'What is your equity?';
export const yourEquity = (equity: string): string => `Your equity is ${equity}.`;
export const equityLine = 'your equity';

/** The last line: the sum of those before. */
export const together = 'together';
/** What has no line of its own. */
export const theRest = 'the rest';
