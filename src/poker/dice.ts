/* Seeded randomness: the same seed gives the same numbers on every machine. */

/** 32 bits that say which text this is (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers thrown away at the start: until then similar seeds give similar numbers. */
const WARM_UP = 15;

/**
 * The generator sfc32 of Chris Doty-Humphrey's PractRand: 128 bits of state. 32 of them count up, so that no seed has a
 * short period.
 */
export class Dice {
  readonly #state: Int32Array;

  /** @param seeds two numbers of 32 bits: dice of other seeds throw independently */
  constructor(...seeds: readonly [number, number]) {
    this.#state = Int32Array.of(...seeds, 0x9e3779b9, 1);
    for (let round = 0; round < WARM_UP; round++) this.#throw();
  }

  /** A whole number from 0 to `count` − 1; uneven by less than `count` in 2^32. */
  below(count: number): number {
    return Math.floor(this.#throw() * 2 ** -32 * count);
  }

  /** A number from 0 to 1, 1 excluded. */
  fraction(): number {
    return this.#throw() * 2 ** -32;
  }

  #throw(): number {
    const state = this.#state;
    const [b, c] = [state[1], state[2]];
    const sum = (state[0] + b + state[3]) | 0;
    state[3]++;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }
}
