import { capitalize } from '../capitalize';

/* O que vários tipos de exercício dizem. */

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.join(' ');

/** Parts of a line. */
export const parts = (texts: readonly string[]): string => texts.join(', ');

/** A line about a hand or a group: `'KK: 3 reis: 3 × 2 ÷ 2'` */
export const about = (what: string, text: string): string => `${what}: ${text}`;

export const rightIs = 'Certo: ';
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}.`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${capitalize(answer)}.`;

/** `'Você disse 30.'` */
export const youSaid = (said: string): string => `Você disse ${said}.`;

export const estimateExact = (said: string): string => `Sua estimativa de ${said} está exata.`;
export const estimateLow = (said: string, points: string): string =>
  `Sua estimativa de ${said} está ${points} pontos abaixo.`;
export const estimateHigh = (said: string, points: string): string =>
  `Sua estimativa de ${said} está ${points} pontos acima.`;

export const whatEquity = 'Qual é a sua equity?';
export const yourEquity = (equity: string): string => `A sua equity é de ${equity}.`;
export const equityLine = 'sua equity';

/** The last line: the sum of those before. */
export const together = 'no total';
/** What has no line of its own. */
export const theRest = 'o resto';
