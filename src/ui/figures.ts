import { oddsAgainst, percent, type Chance } from '../poker/chance';
import { settings } from './settings.svelte';

/** A narrow space between a figure and its sign, where no line breaks. */
const THIN = '\u202f';

const formats = new Map<string, Intl.NumberFormat>();

/** A figure as the reader's language writes it, with so many decimals. */
export function figure(value: number, decimals: number, useGrouping = true): string {
  const key = `${decimals} ${useGrouping}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(undefined, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      numberingSystem: 'latn',
      useGrouping,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/** `'26.1'` */
export function percentFigure(probability: number): string {
  return figure(percent({ hits: probability, of: 1 }), 1);
}

/** `'26.1 %'` of a probability from 0 to 1. */
export function percentText(probability: number): string {
  return `${percentFigure(probability)}${THIN}%`;
}

export function chanceText(chance: Chance): string {
  return percentText(chance.of === 0 ? 0 : chance.hits / chance.of);
}

/** Odds in the way the reader chose; what stands between is set apart: `2.83 : 1`, `1 in 3.83`. */
export interface OddsFigure {
  readonly before: string;
  readonly between: '' | ':' | 'in';
  readonly after: string;
  readonly label: string;
}

/** Of a probability that is neither 0 nor 1. */
export function oddsFigure(probability: number): OddsFigure {
  const against = oddsAgainst({ hits: probability, of: 1 }) ?? Infinity;
  const short = (value: number) => figure(value, value >= 100 ? 0 : 2);
  switch (settings.odds) {
    case 'against':
      return { before: short(against), between: ':', after: '1', label: 'odds against' };
    case 'fraction':
      return { before: '1', between: 'in', after: short(against + 1), label: 'how often' };
    case 'decimal':
      return { before: figure(probability, 3), between: '', after: '', label: 'probability' };
  }
}

/** `'± 0.09 points'`, of the half-width of an interval for a probability. */
export function pointsText(halfWidth: number): string {
  return `±${THIN}${figure(100 * halfWidth, 2)} points`;
}

/** A count with its thousands set apart: `'1,712,304'`. */
export function countText(count: number): string {
  return figure(Math.round(count), 0);
}

/** An amount of money as a field takes it: no needless decimals, a true minus before a loss. */
export function moneyText(amount: number): string {
  const cents = Math.round(100 * Math.abs(amount));
  const decimals = cents % 100 === 0 ? 0 : cents % 10 === 0 ? 1 : 2;
  const text = figure(cents / 100, decimals, false);
  return amount < 0 && cents > 0 ? `−${text}` : text;
}

/** `'2.1 points too low'`, of a rule of thumb's error. */
export function errorText(error: number): string {
  if (Math.abs(error) < 0.05) return 'exact to a tenth';
  return `${figure(Math.abs(error), 1)} points too ${error < 0 ? 'low' : 'high'}`;
}
