import { oddsAgainst, percent, type Chance } from '../poker/chance';

/** A thin space, between a figure and its sign. */
const THIN = '\u2009';

/** `'26.1'` */
export function percentFigure(probability: number): string {
  return percent({ hits: probability, of: 1 }).toFixed(1);
}

/** `'26.1 %'` of a probability from 0 to 1. */
export function percentText(probability: number): string {
  return `${percentFigure(probability)}${THIN}%`;
}

export function chanceText(chance: Chance): string {
  return percentText(chance.of === 0 ? 0 : chance.hits / chance.of);
}

/** The x of odds against, `'2.83'`, from a probability; words at the ends. */
export function oddsFigure(probability: number): string | undefined {
  const odds = oddsAgainst({ hits: probability, of: 1 });
  if (odds === undefined || probability === 1) return undefined;
  return odds >= 100 ? odds.toFixed(0) : odds.toFixed(2);
}

/** A count with its thousands set apart: `'1 712 304'`. */
export function countText(count: number): string {
  return Math.round(count).toLocaleString('en').replaceAll(',', THIN);
}

/** An amount of money without needless decimals, a true minus before a loss. */
export function moneyText(amount: number): string {
  const text = Math.abs(amount)
    .toFixed(2)
    .replace(/\.?0+$/, '');
  return amount < 0 && text !== '0' ? `−${text}` : text;
}

/** `'2.1 points too low'`, of a rule of thumb's error. */
export function errorText(error: number): string {
  const points = Math.abs(error).toFixed(1);
  if (points === '0.0') return 'exact to a tenth';
  return `${points} points too ${error < 0 ? 'low' : 'high'}`;
}
