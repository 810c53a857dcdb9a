/* Odds, and how figures were found: separate from the words for chances, which the first page does without. */

export const oneIn = 'in';

// What odds are.
export const oddsFor = 'odds for';
export const oddsAgainst = 'odds against';
export const howOften = 'how often';
export const decimalOdds = 'decimal odds';
// After odds of this many to one.
export const sideFor = 'for';
export const sideAgainst = 'against';
// In place of odds.
export const certain = 'certain';
export const never = 'never';

// How the figures were found.
export const exact = 'exact';
export const simulated = 'simulated';
export const simulatedBy = (points: string): string => `simulated, ${points}`;
export const points = (width: string): string => `${width} points`;

// Why there are none.
export const notStarted =
  'Counting does not start. Reload the page. If that does not help, update your browser: Outs needs Chrome or Edge 111, Firefox 115, Safari 17.4, or newer.';
export const givenUp = 'Counting failed three times. Change a card to try again.';
