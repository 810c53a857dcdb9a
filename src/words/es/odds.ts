/* Odds, and how figures were found: separate from the words for chances, which the first page does without. */

/** Between the numbers of `'1 en 3.83'`. */
export const oneIn = 'en';

// What odds are.
export const oddsFor = 'odds a favor';
export const oddsAgainst = 'odds en contra';
export const howOften = 'frecuencia';
export const decimalOdds = 'odds decimales';
// After odds of this many to one.
export const sideFor = 'a favor';
export const sideAgainst = 'en contra';
// In place of odds.
export const certain = 'seguro';
export const never = 'nunca';

// How the figures were found.
export const exact = 'exacto';
export const simulated = 'simulado';
export const simulatedBy = (points: string): string => `simulado, ${points}`;
/** Half of an interval: `'±0.09 puntos'` */
export const points = (width: string): string => `${width} puntos`;

// Why there are none.
export const notStarted =
  'El cálculo no arranca. Recarga la página. Si no ayuda, actualiza el navegador: Outs necesita Chrome o Edge 111, Firefox 115, Safari 17.4 o una versión posterior.';
export const givenUp = 'El cálculo falló tres veces. Cambia una carta para intentarlo de nuevo.';
