import { list } from './grammar';
import type { Rank } from '../../poker/card';
import { aRank } from './hands';
import type { estimated } from '#words/study';
import { groups } from '#words/study';

export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Últimas ${count}`,
  more: '\u00a0de cada nivel',
});
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `Error de las estimaciones en puntos, la media de cada ${estimates}: ${errors.join('; ')}`;
export const ESTIMATED: typeof estimated = {
  both: 'Ligar las dos',
  equity: 'Equity hasta el river',
  river: 'Ligar en el river',
  byRiver: 'Ligar hasta el river',
};
export const countOf = (count: number, isOuts: boolean): string =>
  isOuts ? (count === 1 ? '1 out' : `${count} outs`) : count === 1 ? '1 carta' : `${count} cartas`;
const ONE: typeof groups = { ...groups, missed: 'Falta', tainted: 'Contaminada', extra: 'No es un out' };
export const grouped = (group: keyof typeof groups, cards: string, count: number): string =>
  `${(count === 1 ? ONE : groups)[group]}: ${cards}.`;
const DECISIONS = {
  call: ['Pagar', 'lo correcto'],
  fold: ['Retirarse', 'lo correcto'],
  close: ['Cualquiera de las dos', 'correcta'],
};

export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  `${DECISIONS[decision].join(isOwn ? ' es ' : ' era ')}: el punto de equilibrio es el ${breakEven}.`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `con ${list(ranks.map(aRank), 'or')} completa la escalera.`;
export const clean = (clean: number, of: number): string =>
  clean < of ? `${clean} de ${of} sin errores.` : of === 1 ? '1 sin errores.' : `Las ${of} sin errores.`;

export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `${onFlop} cartas sin ver en el flop, ${onTurn} en el turn. Hasta el river: al menos una de las dos cartas es un out. `,
  after:
    ' son las odds en tu contra. Regla del\u00a02: outs\u00a0×\u00a02, solo el river. Regla del\u00a04: outs\u00a0×\u00a04, turn y river. Solomon: outs\u00a0×\u00a04, menos los outs por encima de ocho. Los errores están en puntos porcentuales.',
});
