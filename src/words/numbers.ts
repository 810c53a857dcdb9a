import { HAS_DECIMAL_COMMA, TAG } from '#words/page';
import { plainText, withPoints } from '../poker/plainText';
import * as say from '#words/odds';
import type { Answer } from '../poker/answer';
import { oddsAgainst } from '../poker/chance';

/* Numbers as text, in the language of the words around them. */

const formats = new Map<number, Intl.NumberFormat>();

/** A number with `decimals` decimals: `'1,081.50'`. */
export function figure(value: number, decimals: number): string {
  let format = formats.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat(TAG, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(decimals, format);
  }
  return format.format(value);
}

const percents = new Map<number, Intl.NumberFormat>();

/** Fractions differ in their last digits from the half that they are. */
const DUST = 1e-9;

/**
 * `'26.1%'` of a probability from 0 to 1, a half rounded up. With decimals only what never happens is `'0.0%'`, and only
 * what is certain `'100.0%'`: between them are `'<0.1%'` and `'>99.9%'`.
 */
export function percentText(probability: number, decimals = 1): string {
  let format = percents.get(decimals);
  if (format === undefined) {
    format = percentFormat(decimals);
    percents.set(decimals, format);
  }
  const steps = 100 * 10 ** decimals;
  const rounded = Math.round(steps * probability + DUST);
  if (decimals > 0 && rounded === 0 && probability > 0) return `<${format.format(1 / steps)}`;
  if (decimals > 0 && rounded === steps && probability < 1) return `>${format.format(1 - 1 / steps)}`;
  return format.format(rounded / steps);
}

/** How odds are written next to a percentage: 2.83 : 1, 1 in 3.83, or 3.83. */
export type OddsStyle = 'against' | 'fraction' | 'decimal';

/** Odds in parts: `2.83 : 1`, `1 in 3.83`. */
export interface OddsFigure {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly label: string;
  /** `'for'` or `'against'`, of odds that may be either; otherwise empty. */
  readonly side: string;
}

/**
 * The odds of a probability: of 26.1% `2.83 : 1` against, of 73.9% `2.83 : 1` for.
 *
 * @param probability neither 0 nor 1
 */
export function oddsFigure(probability: number, style: OddsStyle): OddsFigure {
  const isFor = style === 'against' && probability > 0.5;
  const against = oddsAgainst({ hits: isFor ? 1 - probability : probability, of: 1 }) ?? Infinity;
  const short = (value: number) => figure(value, value >= 100 ? 0 : 2);
  switch (style) {
    case 'against': {
      const words = isFor
        ? { label: say.oddsFor, side: say.sideFor }
        : { label: say.oddsAgainst, side: say.sideAgainst };
      return { before: short(against), between: ':', after: '1', ...words };
    }
    case 'fraction':
      return { before: '1', between: say.oneIn, after: short(against + 1), label: say.howOften, side: '' };
    case 'decimal':
      return { before: short(against + 1), between: '', after: '', label: say.decimalOdds, side: '' };
  }
}

/** A percentage as a large figure, without a space before the sign. */
export function largePercent(probability: number): string {
  return percentText(probability).replace(/\s/, '');
}

/** The odds within a sentence: `'2.83 : 1 against'`, `'2.83 : 1 for'`, `'1 in 3.83'`, `'certain'`, `'never'`. */
export function oddsText(probability: number, style: OddsStyle): string {
  if (probability === 0) return say.never;
  if (probability === 1) return say.certain;
  const { before, between, after, side } = oddsFigure(probability, style);
  return [before, between, after, side].filter(Boolean).join(' ');
}

/** `'±0.09'`, of the half-width of an interval for a probability, in points: never `'±0.00'`, as though it were exact. */
export function widthText(halfWidth: number): string {
  return `±${figure(Math.max(0.01, 100 * halfWidth), 2)}`;
}

export function pointsText(halfWidth: number): string {
  return say.points(widthText(halfWidth));
}

/** How the figures were found: `'exact'`, `'simulated, ±0.09 points'` of the equity that is the least sure. */
export function methodText({ method, players }: Pick<Answer, 'method' | 'players'>): string {
  if (method !== 'sampled') return say.exact;
  const widths = players.flatMap(({ halfWidth }) => halfWidth ?? []);
  return widths.length === 0 ? say.simulated : say.simulatedBy(pointsText(Math.max(...widths)));
}

/** Formats a probability as `'26.1%'`: in the language of the words around it, not of the browser. */
export function percentFormat(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(TAG, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** A typed range or line as it is read: in a language with a decimal comma, with points in place of such commas. */
export function withPointsHere(text: string): string {
  return HAS_DECIMAL_COMMA ? withPoints(plainText(text)) : text;
}
