import { percentFormat } from './percent';

/* Numbers as text, in English like the words around them. */

const formats = new Map<number, Intl.NumberFormat>();

/** A number with `decimals` decimals: `'1,081.50'`. */
export function figure(value: number, decimals: number): string {
  let format = formats.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat('en', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(decimals, format);
  }
  return format.format(value);
}

const percents = new Map<number, Intl.NumberFormat>();

/** `'26.1%'` of a probability from 0 to 1. */
export function percentText(probability: number, decimals = 1): string {
  let format = percents.get(decimals);
  if (format === undefined) {
    format = percentFormat(decimals);
    percents.set(decimals, format);
  }
  return format.format(probability);
}
