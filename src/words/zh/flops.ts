export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join('，');

export const combos = (live: number, all: number): string =>
  live === all ? `${all} 个组合` : `${all} 个组合中的 ${live} 个`;
