import { capitalize } from '../capitalize';

/* Lo que dicen varios tipos de ejercicio. */

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.join(' ');

/** Parts of a line. */
export const parts = (texts: readonly string[]): string => texts.join(', ');

/** A line about a hand or a group: `'KK: 3 reyes: 3 × 2 ÷ 2'` */
export const about = (what: string, text: string): string => `${what}: ${text}`;

export const rightIs = 'Correcto: ';
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}.`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${capitalize(answer)}.`;

/** `'Dijiste 30.'` */
export const youSaid = (said: string): string => `Dijiste ${said}.`;

export const estimateExact = (said: string): string => `Tu ${said} es exacto.`;
export const estimateLow = (said: string, points: string): string => `Tu ${said} se queda corto por ${points} puntos.`;
export const estimateHigh = (said: string, points: string): string => `Tu ${said} se pasa por ${points} puntos.`;

export const whatEquity = '¿Cuál es tu equity?';
export const yourEquity = (equity: string): string => `Tu equity es del ${equity}.`;
export const equityLine = 'tu equity';

/** The last line: the sum of those before. */
export const together = 'en total';
/** What has no line of its own. */
export const theRest = 'el resto';
