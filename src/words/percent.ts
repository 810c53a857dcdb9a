import { TAG } from '#words/language';

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
