import { list } from './grammar';
import type { Rank } from '../../poker/card';
import { aRank } from './hands';
import type { estimated } from '#words/study';
import { groups } from '#words/study';

export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Últimas ${count}`,
  more: '\u00a0de cada nível',
});
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `Erro das estimativas em pontos, a média de cada ${estimates}: ${errors.join('; ')}`;
export const ESTIMATED: typeof estimated = {
  both: 'Acertar as duas',
  equity: 'Equity até o river',
  river: 'Acertar no river',
  byRiver: 'Acertar até o river',
};
export const countOf = (count: number, isOuts: boolean): string =>
  isOuts ? (count === 1 ? '1 out' : `${count} outs`) : count === 1 ? '1 carta' : `${count} cartas`;
const ONE: typeof groups = {
  missed: 'Faltou',
  tainted: 'Contaminada',
  behind: 'Ainda atrás',
  extra: 'Não é um out',
  wrong: 'Errada',
};
export const grouped = (group: keyof typeof groups, cards: string, count: number): string =>
  `${(count === 1 ? ONE : groups)[group]}: ${cards}.`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `com ${list(ranks.map(aRank), 'or')} completa a sequência.`;
export const clean = (clean: number, of: number): string =>
  clean < of ? `${clean} de ${of} sem erros.` : of === 1 ? '1 sem erros.' : `Todas as ${of} sem erros.`;

export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `${onFlop} cartas não vistas no flop, ${onTurn} no turn. Até o river: pelo menos uma das duas cartas é um out. `,
  after:
    ' são as odds contra você. Regra do\u00a02: outs\u00a0×\u00a02, só o river. Regra do\u00a04: outs\u00a0×\u00a04, turn e river. Solomon: outs\u00a0×\u00a04, menos os outs acima de oito. Os erros estão em pontos percentuais.',
});
