/* Odds, and how figures were found: separate from the words for chances, which the first page does without. */

/** Between the numbers of `'1 em 3.83'`. */
export const oneIn = 'em';

// What odds are.
export const oddsFor = 'odds a favor';
export const oddsAgainst = 'odds contra';
export const howOften = 'frequência';
export const decimalOdds = 'odds decimais';
// After odds of this many to one.
export const sideFor = 'a favor';
export const sideAgainst = 'contra';
// In place of odds.
export const certain = 'certo';
export const never = 'nunca';

// How the figures were found.
export const exact = 'exato';
export const simulated = 'simulado';
export const simulatedBy = (points: string): string => `simulado, ${points}`;
/** Half of an interval: `'±0.09 pontos'` */
export const points = (width: string): string => `${width} pontos`;

// Why there are none.
export const notStarted =
  'O cálculo não inicia. Recarregue a página. Se não ajudar, atualize o navegador: o Outs precisa do Chrome ou Edge 111, Firefox 115, Safari 17.4 ou mais recente.';
export const givenUp = 'O cálculo falhou três vezes. Mude uma carta para tentar de novo.';
