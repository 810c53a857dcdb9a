import { JOKER, suitOf, type Card, type Hole } from '../../card';
import { COMBOS, comboIndex } from '../../combos';
import type { WildDeck } from '../../deck';
import { handsOf } from '../seats';

/*
 * Two hands before the flop, up to the names of the suits and to who sits where: there are 47,008
 * such match-ups. Each has a number, which depends on nothing but the order of cards and combos.
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
   * `2 × number + (1 if the first hand sits second)` at `[1326 × class + combo]`, for the first hand's
   * class and the second hand with its suits renamed by the first hand's `renaming`; -1 where they share
   * a card.
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

  // A second hand stands for all that the suit orders which keep the first hand make of it.
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
      // Seen from the other side it may have its number already; a mirror image is its own.
      numbers[at] = known >= 0 ? known ^ 1 : 2 * matchups;
      if (known < 0) examples[matchups++] = count * first + second;
    }
  });
  return { numbers, classes, renamings, renamed, examples };
}

/** Orders of suits, by number, that leave all of these sets of cards and all of these weights as they are. */
export function suitOrdersKeeping(
  fixed: readonly (readonly Card[])[],
  players: readonly Float64Array[] = [],
): number[] {
  return Array.from(SUIT_ORDERS.keys()).filter(
    (order) =>
      fixed.every((cards) => cards.every((card) => cards.includes(renameSuit(card, SUIT_ORDERS[order])))) &&
      players.every((weights) => weights.every((weight, hand) => weights[renamedHand(order, hand)] === weight)),
  );
}

/** Suits that can be exchanged for each other where these orders of suits change nothing. */
export function alikeSuits(orders: readonly number[]): number[][] {
  const classes: number[][] = [];
  for (let suit = 0; suit < 4; suit++) {
    const own = classes.find(([first]) =>
      orders.some((order) => {
        const names = SUIT_ORDERS[order];
        const moved = names.filter((name, from) => name !== from).length;
        return moved === 2 && names[first] === suit;
      }),
    );
    if (own === undefined) classes.push([suit]);
    else own.push(suit);
  }
  return classes;
}

/** Combos with a weight, one for all that these orders of suits make of it; and how many those are. */
export function combosUpToSuits(
  weights: Float64Array,
  orders: readonly number[],
): { readonly combo: number; readonly alike: number }[] {
  const { renamed } = numberMatchups();
  const alike = new Map<number, number>();
  weights.forEach((weight, combo) => {
    if (weight === 0) return;
    const first = Math.min(...orders.map((order) => renamed[COMBOS.length * order + combo]));
    alike.set(first, (alike.get(first) ?? 0) + 1);
  });
  return Array.from(alike, ([combo, times]) => ({ combo, alike: times }));
}

/** Hidden players' hands that stand for all that differ from them by the names of suits. */
export interface SuitlessDeal {
  /** One hand for each hidden player. */
  readonly hands: readonly Hole[];
  /** The weights of all the deals it stands for, added up. */
  readonly weight: number;
}

/**
 * Every consistent choice of hands for up to five hidden players, one for all that the other cards
 * cannot tell apart.
 *
 * @param players their weights by place among {@link handsOf} the deck
 * @param fixed sets of cards that a renaming of suits must leave as they are
 */
export function dealsUpToSuits(
  players: readonly Float64Array[],
  fixed: readonly (readonly Card[])[],
  wild?: WildDeck,
): SuitlessDeal[] {
  const all = handsOf(wild);
  const count = all.length;
  const keeping = suitOrdersKeeping(fixed).map((order) =>
    Uint16Array.from({ length: count }, (_, hand) => renamedHand(order, hand)),
  );
  const held = players.map((own) => Array.from(own.keys()).filter((combo) => own[combo] > 0));
  const weights = new Map<number, number>();
  const chosen: number[] = [];
  const choose = (player: number, weight: number): void => {
    if (player === players.length) {
      // Five hands' places are still one exact number.
      let key = Infinity;
      for (const renamed of keeping) {
        let image = 0;
        for (const hand of chosen) image = count * image + renamed[hand];
        key = Math.min(key, image);
      }
      weights.set(key, (weights.get(key) ?? 0) + weight);
      return;
    }
    for (const hand of held[player]) {
      if (collides(all[hand], player)) continue;
      chosen[player] = hand;
      choose(player + 1, weight * players[player][hand]);
    }
  };
  const collides = ([a, b]: Hole, many: number): boolean => {
    for (let index = 0; index < many; index++) {
      const [c, d] = all[chosen[index]];
      if (a === c || a === d || b === c || b === d) return true;
    }
    return false;
  };
  choose(0, 1);
  return Array.from(weights, ([key, weight]) => {
    const hands: Hole[] = [];
    for (let rest = key; hands.length < players.length; rest = Math.floor(rest / count)) {
      hands.unshift(all[rest % count]);
    }
    return { hands, weight };
  });
}

/** A hand of any deck with its suits in another order. */
function renamedHand(order: number, hand: number): number {
  const { renamed } = numberMatchups();
  if (hand < COMBOS.length) return renamed[COMBOS.length * order + hand];
  // With the joker stands each card of the deck, in its order.
  return COMBOS.length + renameSuit((hand - COMBOS.length) as Card, SUIT_ORDERS[order]);
}

export function renameSuit(card: Card, order: readonly number[]): Card {
  return card === JOKER ? card : ((card - suitOf(card) + order[suitOf(card)]) as Card);
}

function shareCard(first: number, second: number): boolean {
  const [a, b] = COMBOS[first];
  const [c, d] = COMBOS[second];
  return a === c || a === d || b === c || b === d;
}

/**
 * The match-up of two combos, as `2 × number + (1 if the first hand sits second in it)`; -1 where they
 * share a card.
 */
export function matchupOf(first: number, second: number): number {
  const { numbers, classes, renamings, renamed } = numberMatchups();
  return numbers[1326 * classes[first] + renamed[1326 * renamings[first] + second]];
}
