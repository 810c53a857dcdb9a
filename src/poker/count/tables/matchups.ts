import { JOKER, suitOf, type Card } from '../../card';
import { COMBOS, comboIndex } from '../../combos';

/*
 * Two hands before the flop, up to the names of the suits and the order of the players: there are 47,008 such
 * match-ups. Each has a number, which depends only on the order of cards and combos.
 */

export const MATCHUPS = 47_008;

export const SUIT_ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => {
      const order = [a, b, c, 6 - a - b - c];
      return new Set(order).size === 4 ? [order] : [];
    }),
  ),
);

/** One match-up: its number, and whether the first hand sits second in it. */
export interface Matchups {
  /**
   * `2 × number + (1 if the first hand sits second)` at `[1326 × class + combo]`, for the first hand's class and the
   * second hand with its suits renamed by the first hand's `renaming`; -1 if they share a card.
   */
  readonly numbers: Int32Array;
  /** Each combo's class, 0 to 168. */
  readonly classes: Uint8Array;
  /** For each combo an order of suits, 0 to 23, that makes it its class's first combo. */
  readonly renamings: Uint8Array;
  /** Every combo with its suits in another order, at `[1326 × order + combo]`. */
  readonly renamed: Uint16Array;
  /** A pair of combos for each number, as `1326 × first + second`. */
  readonly examples: Uint32Array;
}

let numbering: Matchups | undefined;

/** The numbering, built at the first call. */
export function numberMatchups(): Matchups {
  numbering ??= build();
  return numbering;
}

function build(): Matchups {
  const count = COMBOS.length;
  const renamed = new Uint16Array(SUIT_ORDERS.length * count);
  SUIT_ORDERS.forEach((order, index) => {
    COMBOS.forEach(([high, low], combo) => {
      renamed[count * index + combo] = comboIndex(renameSuit(high, order), renameSuit(low, order));
    });
  });

  const classes = new Uint8Array(count);
  const renamings = new Uint8Array(count);
  const firsts: number[] = [];
  const classOfFirst = new Map<number, number>();
  for (let combo = 0; combo < count; combo++) {
    let first = count;
    for (let order = 0; order < SUIT_ORDERS.length; order++) {
      const image = renamed[count * order + combo];
      if (image < first) {
        first = image;
        renamings[combo] = order;
      }
    }
    let known = classOfFirst.get(first);
    if (known === undefined) {
      known = firsts.push(first) - 1;
      classOfFirst.set(first, known);
    }
    classes[combo] = known;
  }

  // One second hand represents all hands reached from it by suit renamings that keep the first hand.
  const least = new Int32Array(firsts.length * count).fill(-1);
  firsts.forEach((first, own) => {
    const keeping = SUIT_ORDERS.flatMap((_, order) =>
      renamed[count * order + first] === first ? [count * order] : [],
    );
    for (let second = 0; second < count; second++) {
      if (shareCard(first, second)) continue;
      let smallest = count;
      for (const at of keeping) smallest = Math.min(smallest, renamed[at + second]);
      least[count * own + second] = smallest;
    }
  });

  const numbers = new Int32Array(firsts.length * count).fill(-1);
  const examples = new Uint32Array(MATCHUPS);
  let matchups = 0;
  firsts.forEach((first, own) => {
    for (let second = 0; second < count; second++) {
      const at = count * own + second;
      if (least[at] < 0) continue;
      if (least[at] !== second) {
        numbers[at] = numbers[count * own + least[at]];
        continue;
      }
      const other = classes[second];
      const swapped = least[count * other + renamed[count * renamings[second] + first]];
      const known = numbers[count * other + swapped];
      // The mirrored match-up may already have a number; some match-ups mirror themselves.
      numbers[at] = known >= 0 ? known ^ 1 : 2 * matchups;
      if (known < 0) examples[matchups++] = count * first + second;
    }
  });
  return { numbers, classes, renamings, renamed, examples };
}

export function renameSuit(card: Card, order: readonly number[]): Card {
  return card === JOKER ? card : ((card - suitOf(card) + order[suitOf(card)]) as Card);
}

function shareCard(first: number, second: number): boolean {
  const [a, b] = COMBOS[first];
  const [c, d] = COMBOS[second];
  return a === c || a === d || b === c || b === d;
}

/** The match-up of two combos, as `2 × number + (1 if the first hand sits second in it)`; -1 if they share a card. */
export function matchupOf(first: number, second: number): number {
  const { numbers, classes, renamings, renamed } = numberMatchups();
  return numbers[1326 * classes[first] + renamed[1326 * renamings[first] + second]];
}
