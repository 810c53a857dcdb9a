/** Mulberry32: the same numbers from the same seed, in [0, 1). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from `least` to `most`, both included. */
export function integer(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** The items in random order, all of them or the first `count`. */
export function shuffled<T>(random: Random, items: readonly T[], count = items.length): T[] {
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(integer(random, 0, rest.length - 1), 1)[0]);
}
