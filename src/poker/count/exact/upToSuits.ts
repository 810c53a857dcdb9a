import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { choose } from '../../chance';
import { COMBOS } from '../../combos';
import type { WildDeck } from '../../deck';
import { countBits } from '../../hand';
import { handsOf } from '../seats';
import { numberMatchups, renameSuit, SUIT_ORDERS } from '../tables/matchups';

/* Hands, deals and boards up to the names of suits: one for each class, with its size. */

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

/** Suits that can be exchanged for each other if these orders of suits change nothing. */
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

/** Combos with a weight, one for each class under these orders of suits; and the size of each class. */
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

/** Hidden players' hands, for all deals that differ from them only by the names of suits. */
export interface SuitlessDeal {
  /** One hand for each hidden player. */
  readonly hands: readonly Hole[];
  /** The summed weights of all deals in the class. */
  readonly weight: number;
}

/**
 * Every consistent choice of hands for up to five hidden players, one for each class that the other cards cannot
 * distinguish.
 *
 * @param players their weights by place among {@link handsOf} the deck
 * @param fixed sets of cards that a renaming of suits must leave as they are
 */
export function dealsUpToSuits(
  players: readonly Float64Array[],
  fixed: readonly (readonly Card[])[],
  wild?: WildDeck,
): SuitlessDeal[] {
  if (players.length === 0) return [{ hands: [], weight: 1 }];
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
  // Beyond the combos comes the joker with each card of the deck, in the deck's order.
  return COMBOS.length + renameSuit((hand - COMBOS.length) as Card, SUIT_ORDERS[order]);
}

/** Boards of some cards, one for each class that only exchanges equal suits. */
export interface SuitlessBoards {
  readonly many: number;
  /** How many cards a board has; and all of them, board after board. */
  readonly size: number;
  readonly cards: Uint8Array;
  /** How many boards each stands for. */
  readonly times: Uint8Array;
}

/** Which boards to list. */
interface BoardsAsked {
  /** Cards on a board, five at most; five if left out. */
  readonly size?: number;
  /** If there are such cards, boards without any are left out. */
  readonly holding?: readonly Card[];
  /** Boards with one of these are left out. */
  readonly without?: readonly Card[];
  /** Boards with fewer cards than these of each suit are left out. */
  readonly leastSuited?: number;
}

/** All boards of this many cards. @param suits classes of suits that can be exchanged for each other */
export function boardsUpToSuits(
  suits: readonly (readonly number[])[],
  { size: all = 5, holding = [], without = [], leastSuited = 0 }: BoardsAsked = {},
): SuitlessBoards {
  const wanted = suitMasks(holding);
  const barred = suitMasks(without);
  const bySize = Array.from({ length: all + 1 }, (_, size) =>
    Array.from({ length: 1 << 13 }, (_, mask) => mask).filter((mask) => countBits(mask) === size),
  );
  const places = suits.flatMap((own) => own.map((suit, at) => ({ suit, isFirst: at === 0, of: own.length })));
  const cards: number[] = [];
  const times: number[] = [];
  const masks = new Int32Array(4);
  /** Suits of a class have their ranks in falling order; `equal` of them, the last ones, have the same. */
  const deal = (place: number, left: number, boards: number, equal: number, isWanted: boolean): void => {
    if (place === 4) {
      if (!isWanted || masks.every((mask) => countBits(mask) < leastSuited)) return;
      times.push(boards);
      for (let suit = 0; suit < 4; suit++) {
        for (let rest = masks[suit]; rest !== 0; rest &= rest - 1) {
          cards.push(4 * (31 - Math.clz32(rest & -rest)) + suit);
        }
      }
      return;
    }
    const { suit, isFirst, of } = places[place];
    const most = isFirst ? 1 << 13 : masks[places[place - 1].suit];
    for (let size = place === 3 ? left : 0; size <= left; size++) {
      for (const mask of bySize[size]) {
        if (mask > most) break;
        if ((mask & barred[suit]) !== 0) continue;
        masks[suit] = mask;
        // The orders of a class, less those that exchange equal suits.
        const same = !isFirst && mask === most ? equal + 1 : 1;
        const orders = isFirst ? boards * FACTORIALS[of] : boards;
        deal(place + 1, left - size, orders / same, same, isWanted || (mask & wanted[suit]) !== 0);
      }
    }
  };
  deal(0, all, 1, 0, holding.length === 0);
  return {
    many: times.length,
    size: all,
    cards: Uint8Array.from(cards),
    times: Uint8Array.from(times),
  };
}

/** Cards by suit, as masks of ranks. */
function suitMasks(cards: readonly Card[]): Int32Array {
  const masks = new Int32Array(4);
  for (const card of cards) masks[suitOf(card)] |= 1 << rankOf(card);
  return masks;
}

/** About how many boards of this many cards there are up to suits, if these can be exchanged for each other. */
export function countUpToSuits(cards: number, size: number, suits: readonly (readonly number[])[]): number {
  return suits.reduce((boards, { length }) => boards / FACTORIALS[length], choose(cards, size));
}

const FACTORIALS = [1, 1, 2, 6, 24];
