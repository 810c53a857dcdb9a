import { oddsAgainst } from '../poker/chance';
import { percentFormat } from '../words/percent';
import { settings } from './settings.svelte';

const formats = new Map<number, Intl.NumberFormat>();

/** A number in the browser's language with `decimals` decimals. */
export function figure(value: number, decimals: number): string {
  let format = formats.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat(undefined, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      numberingSystem: 'latn',
    });
    formats.set(decimals, format);
  }
  return format.format(value);
}

const percents = new Map<number, Intl.NumberFormat>();

function percentOf(probability: number, decimals: number): Intl.NumberFormatPart[] {
  let format = percents.get(decimals);
  if (format === undefined) {
    format = percentFormat(undefined, decimals);
    percents.set(decimals, format);
  }
  return format.formatToParts(probability);
}

/** `'26.1%'` of a probability from 0 to 1. */
export function percentText(probability: number, decimals = 1): string {
  return percentOf(probability, decimals)
    .map(({ value }) => value)
    .join('');
}

/** A percentage in parts, so that its sign can be set apart: `['26.1', '%']`, in Turkish `['%', '26,1']`. */
export function percentParts(probability: number, decimals = 1): { text: string; isSign: boolean }[] {
  const parts: { text: string; isSign: boolean }[] = [];
  for (const { type, value } of percentOf(probability, decimals)) {
    if (type === 'literal') continue; // the space is the style sheet's
    const isSign = type === 'percentSign';
    const last = parts.at(-1);
    if (last?.isSign === isSign) last.text += value;
    else parts.push({ text: value, isSign });
  }
  return parts;
}

/** Odds as chosen in the settings, in parts: `2.83 : 1`, `1 in 3.83`. */
export interface OddsFigure {
  readonly before: string;
  readonly between: '' | ':' | 'in';
  readonly after: string;
  readonly label: string;
}

/** The odds of a probability. @param probability neither 0 nor 1 */
export function oddsFigure(probability: number): OddsFigure {
  const against = oddsAgainst({ hits: probability, of: 1 }) ?? Infinity;
  const short = (value: number) => figure(value, value >= 100 ? 0 : 2);
  switch (settings.odds) {
    case 'against':
      return { before: short(against), between: ':', after: '1', label: 'odds against' };
    case 'fraction':
      return { before: '1', between: 'in', after: short(against + 1), label: 'how often' };
    case 'decimal':
      return { before: short(against + 1), between: '', after: '', label: 'decimal odds' };
  }
}

/** The odds where their label is shown: those of a favourite are odds on. @param probability neither 0 nor 1 */
export function labelledOdds(probability: number): OddsFigure {
  return settings.odds === 'against' && probability > 0.5
    ? { ...oddsFigure(1 - probability), label: 'odds on' }
    : oddsFigure(probability);
}

/** `'±0.09'`, of the half-width of an interval for a probability, in points: never `'±0.00'`, as though it were exact. */
export function widthText(halfWidth: number): string {
  return `±${figure(Math.max(0.01, 100 * halfWidth), 2)}`;
}

/** `'±0.09 points'` */
export function pointsText(halfWidth: number): string {
  return `${widthText(halfWidth)} points`;
}
