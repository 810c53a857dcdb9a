/** How a probability is written, from 0 to 1: `'26.1%'`. */
export type WritePercent = (probability: number) => string;

/**
 * Per cent as a language writes it, with its sign: `'26.1%'` in English, `'26,1 %'` in German.
 *
 * @param locale a BCP 47 tag; `undefined` for the reader's own
 */
export function percentFormat(locale: string | undefined, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  });
}

/** How a count is written: `'1,081'`. */
export type WriteCount = (count: number) => string;

/**
 * A count as a language writes it, its thousands set apart.
 *
 * @param locale a BCP 47 tag; `undefined` for the reader's own
 */
export function countFormat(locale: string | undefined): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0, numberingSystem: 'latn' });
}
