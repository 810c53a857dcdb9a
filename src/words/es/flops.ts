export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join(', ');

export const combos = (live: number, all: number): string =>
  live === all ? `${all} combos` : `${live} de ${all} combos`;
