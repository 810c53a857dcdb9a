/* 各种练习共用的话。 */

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.join('');

/** Parts of a line. */
export const parts = (texts: readonly string[]): string => texts.join('，');

/** A line about a hand or a group: `'KK：3 张 K：3 × 2 ÷ 2'` */
export const about = (what: string, text: string): string => `${what}：${text}`;

export const rightIs = '正确：';
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}。`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${answer}。`;

/** `'你答的是 30。'` */
export const youSaid = (said: string): string => `你答的是 ${said}。`;

export const estimateExact = (said: string): string => `你的 ${said} 完全准确。`;
export const estimateLow = (said: string, points: string): string => `你的 ${said} 低了 ${points} 个百分点。`;
export const estimateHigh = (said: string, points: string): string => `你的 ${said} 高了 ${points} 个百分点。`;

export const whatEquity = '你的胜率是多少？';
export const yourEquity = (equity: string): string => `你的胜率是 ${equity}。`;
export const equityLine = '你的胜率';

/** The last line: the sum of those before. */
export const together = '合计';
/** What has no line of its own. */
export const theRest = '其余';
