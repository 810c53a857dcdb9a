import { choicesOf, DECK, pairsOf, without } from './cards';
import { best, CATEGORIES, categoryOfScore } from './hand';

/** A spot as it is written, a random player as `'random'`. */
export interface ReferenceSpot {
  /** Hero first. */
  readonly players: readonly (readonly string[] | 'random')[];
  readonly board: readonly string[];
  readonly dead: readonly string[];
}

export interface ReferencePlayer {
  wins: number;
  ties: number;
  /** Wins, and the player's part of each tie, in deals. */
  share: number;
  categories: number[];
}

export interface ReferenceEquity {
  readonly players: ReferencePlayer[];
  readonly of: number;
}

export function unseen({ players, board, dead }: ReferenceSpot): string[] {
  const known = players.flatMap((player) => (player === 'random' ? [] : player));
  return without(DECK, [...known, ...board, ...dead]);
}

/** The seats that share the best of these scores. */
export function winnersOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === highest ? [seat] : []));
}

/** Every run-out, and on each every hand that a random player can hold. One random player at most. */
export function enumerate(spot: ReferenceSpot): ReferenceEquity {
  const left = unseen(spot);
  const random = spot.players.indexOf('random');
  const players = spot.players.map((): ReferencePlayer => ({
    wins: 0,
    ties: 0,
    share: 0,
    categories: CATEGORIES.map(() => 0),
  }));
  let of = 0;
  for (const runOut of choicesOf(left, 5 - spot.board.length)) {
    const board = [...spot.board, ...runOut];
    const scores = spot.players.map((player) => (player === 'random' ? 0 : best([...player, ...board])));
    const hands = random < 0 ? [undefined] : pairsOf(without(left, runOut));
    for (const hand of hands) {
      if (hand !== undefined) scores[random] = best([...hand, ...board]);
      const winners = winnersOf(scores);
      of++;
      players.forEach((player, seat) => {
        player.categories[categoryOfScore(scores[seat])]++;
        if (!winners.includes(seat)) return;
        if (winners.length === 1) player.wins++;
        else player.ties++;
        player.share += 1 / winners.length;
      });
    }
  }
  return { players, of };
}

/** A hidden player's hands with their weights. */
export type Holding = readonly (readonly [hand: readonly string[], weight: number])[];

export interface WeightedEquity extends ReferenceEquity {
  /** By next card: the weight of the deals in which it falls, in parts of all, and hero's equity then. */
  readonly next: ReadonlyMap<string, { readonly probability: number; readonly equity: number }>;
}

/**
 * Every run-out with every choice of hands in which no card is dealt twice, by the product of the
 * hands' weights. A known hand is a holding of one hand.
 */
export function enumerateHoldings(
  holdings: readonly Holding[],
  board: readonly string[],
  dead: readonly string[],
): WeightedEquity {
  const named = [...board, ...dead];
  const players = holdings.map((): ReferencePlayer => ({
    wins: 0,
    ties: 0,
    share: 0,
    categories: CATEGORIES.map(() => 0),
  }));
  let of = 0;
  const next = new Map<string, { weight: number; share: number }>();
  const deals = holdings.reduce<{ hands: (readonly string[])[]; weight: number }[]>(
    (before, holding) =>
      before.flatMap(({ hands, weight }) =>
        holding
          .filter(([hand]) => hand.every((card) => ![...named, ...hands.flat()].includes(card)))
          .map(([hand, own]) => ({ hands: [...hands, hand], weight: weight * own })),
      ),
    [{ hands: [], weight: 1 }],
  );
  for (const { hands, weight } of deals) {
    const left = without(DECK, [...named, ...hands.flat()]);
    for (const runOut of choicesOf(left, 5 - board.length)) {
      const scores = hands.map((hand) => best([...hand, ...board, ...runOut]));
      const winners = winnersOf(scores);
      of += weight;
      players.forEach((player, seat) => {
        player.categories[categoryOfScore(scores[seat])] += weight;
        if (!winners.includes(seat)) return;
        if (winners.length === 1) player.wins += weight;
        else player.ties += weight;
        player.share += weight / winners.length;
      });
      for (const card of runOut) {
        const after = next.get(card) ?? { weight: 0, share: 0 };
        after.weight += weight;
        if (winners.includes(0)) after.share += weight / winners.length;
        next.set(card, after);
      }
    }
  }
  const toCome = 5 - board.length;
  return {
    players,
    of,
    next: new Map(
      Array.from(next, ([card, { weight, share }]) => [
        card,
        { probability: weight / (toCome * of), equity: share / weight },
      ]),
    ),
  };
}
