/** `hits` of `of` equally likely cases, both integers: rounding happens only when text is made. */
export interface Chance {
  readonly hits: number;
  readonly of: number;
}

/** 0 to 100, unrounded; 0 if there are no cases. */
export function percent({ hits, of }: Chance): number {
  return of === 0 ? 0 : (100 * hits) / of;
}

/** The x of "x : 1" odds against, unrounded; `undefined` if there are no hits: drawing dead. */
export function oddsAgainst({ hits, of }: Chance): number | undefined {
  return hits === 0 ? undefined : (of - hits) / hits;
}

/** Whether another player has more equity than hero, who has seat 0: 25% trails 62%, and leads three times 24%. */
export function trails([hero, ...others]: readonly { readonly equity?: number }[]): boolean {
  return others.some(({ equity = 0 }) => equity > (hero?.equity ?? 0) + 1e-9);
}

/** The number of ways to choose `k` of `n`, exact below 2^53. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}

/** The chance that at least one of `outs` cards is among the next `draws` of `unseen`. */
export function atLeastOne(outs: number, unseen: number, draws: number): Chance {
  const of = choose(unseen, draws);
  return { hits: of - choose(unseen - outs, draws), of };
}
