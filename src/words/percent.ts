import { TAG } from '#words/language';
/** How a probability is written, from 0 to 1: `'26.1%'`. */
export type WritePercent = (probability: number) => string;

/**
 * Formats a probability as `'26.1%'`: in the language of the words around it, whatever the browser's language.
 */
export function percentFormat(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(TAG, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** How a count is written: `'1,081'`. */
export type WriteCount = (count: number) => string;

/** Formats a count with its thousands set apart: `'1,081'`. */
export function countFormat(): Intl.NumberFormat {
  return new Intl.NumberFormat(TAG, { maximumFractionDigits: 0 });
}
