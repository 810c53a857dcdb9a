import { against } from '#words/flops';

export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join(', ');
export const notCounted = (opponents: number): string => against(opponents, 'sin contar todavía');

export const combos = (live: number, all: number): string =>
  live === all ? `${all} combos` : `${live} de ${all} combos`;
