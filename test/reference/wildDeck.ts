import { choicesOf, DECK, pairsOf, rank, without } from './cards';
import { winnersOf, type Holding } from './equity';
import { groupScore, score, withoutKickers } from './hand';
import { isWild, ROWS, rowOf, versions, type ReferenceRules } from './wild';

/*
 * Hold'em with wild cards by its definitions: of every five of the cards, every card for every wild.
 */

export const WILDS = ['joker', 'bug', 'deuces'] as const;
export type Wild = (typeof WILDS)[number];

const RULES: Record<Wild, ReferenceRules> = {
  joker: { wild: 'any', fiveOfAKind: true, copies: false },
  bug: { wild: 'bug', fiveOfAKind: true, copies: false },
  deuces: { wild: 'deuces', fiveOfAKind: true, copies: false },
};

export function deck(wild: Wild): string[] {
  return wild === 'deuces' ? DECK : [...DECK, '*'];
}

/** The wild cards of a deck. */
export function wildsOf(wild: Wild): string[] {
  return deck(wild).filter((card) => isWild(card, RULES[wild]));
}

const known = new Map<string, number>();

/** The best of five to seven cards, as a number that compares as the hands do. */
export function best(wild: Wild, cards: readonly string[]): number {
  const key = wild + [...cards].sort().join('');
  let found = known.get(key);
  if (found === undefined) {
    found = Math.max(...choicesOf(cards, 5).map((five) => versions(five, RULES[wild])[0]));
    known.set(key, found);
  }
  return found;
}

/** Ten of them, high card first: the royal flush is a straight flush. */
export function categoryOfBest(number: number): number {
  const row = ROWS[rowOf(number)];
  return ROWS.filter((name) => name !== 'royal flush').indexOf(row === 'royal flush' ? 'straight flush' : row);
}

export function category(wild: Wild, cards: readonly string[]): number {
  return categoryOfBest(best(wild, cards));
}

/** The number of a hand as a score of the ordinary reference, its kickers left out. */
function madeScore(number: number): number {
  const ranks = [4, 3, 2, 1, 0].map((at) => 2 + (Math.floor(number / 13 ** at) % 13));
  return withoutKickers(score([categoryOfBest(number), ...ranks]));
}

/** A board's hand alone, without kickers. Fewer than five cards make neither a straight nor a flush. */
export function boardScore(wild: Wild, board: readonly string[]): number {
  if (board.length === 5) return madeScore(best(wild, board));
  const naturals = board.filter((card) => !isWild(card, RULES[wild])).map(rank);
  const wilds = board.length - naturals.length;
  const ranks = wild === 'bug' ? [...naturals, ...Array<number>(wilds).fill(14)] : naturals;
  const free = wild === 'bug' ? 0 : wilds;
  const any = Array.from({ length: 13 }, (_, at) => at + 2);
  /** Every rank for every wild one. */
  const substituted = Array.from({ length: free }).reduce<number[][]>(
    (hands) => hands.flatMap((hand) => any.map((more) => [...hand, more])),
    [ranks],
  );
  return Math.max(...substituted.map(groupScore));
}

/** Hero's category rises, and with these cards hero beats the board's own hand by more than a kicker. */
export function improves(wild: Wild, hero: readonly string[], board: readonly string[], ...cards: string[]): boolean {
  const after = [...hero, ...board, ...cards];
  return (
    category(wild, after) > category(wild, [...hero, ...board]) &&
    madeScore(best(wild, after)) > boardScore(wild, [...board, ...cards])
  );
}

/** Run-outs of two cards that improve hero, to the target at least. */
export function reached(
  wild: Wild,
  hero: readonly string[],
  board: readonly string[],
  unseen: readonly string[],
  target: number,
): number {
  return pairsOf(unseen).filter(
    (runOut) => improves(wild, hero, board, ...runOut) && category(wild, [...hero, ...board, ...runOut]) >= target,
  ).length;
}

export function standing(
  wild: Wild,
  hero: readonly string[],
  board: readonly string[],
  opponents: readonly (readonly string[])[],
): 'ahead' | 'level' | 'behind' {
  const own = best(wild, [...hero, ...board]);
  const theirs = Math.max(...opponents.map((hand) => best(wild, [...hand, ...board])));
  return own > theirs ? 'ahead' : own === theirs ? 'level' : 'behind';
}

export function verdict(
  wild: Wild,
  hero: readonly string[],
  board: readonly string[],
  opponents: readonly (readonly string[])[],
  card: string,
): string {
  const now = standing(wild, hero, board, opponents);
  const then = standing(wild, hero, [...board, card], opponents);
  if (now === 'ahead') return then === 'ahead' ? 'safe' : 'danger';
  if (then === 'ahead') return 'out';
  if (then === 'level') return 'chop';
  if (now === 'level') return 'danger';
  return improves(wild, hero, board, card) ? 'tainted' : 'blank';
}

export interface ReferenceCount {
  readonly of: number;
  readonly players: { wins: number; ties: number; share: number; categories: number[] }[];
  /** By next card: the weight of the deals in which it falls, and hero's share of them. */
  readonly next: Map<string, { of: number; wins: number; share: number }>;
}

/** Every run-out with every choice of hands in which no card is dealt twice, by weight. */
export function enumerate(
  wild: Wild,
  holdings: readonly Holding[],
  board: readonly string[],
  dead: readonly string[],
): ReferenceCount {
  const players = holdings.map(() => ({
    wins: 0,
    ties: 0,
    share: 0,
    categories: Array<number>(10).fill(0),
  }));
  const next: ReferenceCount['next'] = new Map();
  let of = 0;
  const deal = (hands: readonly (readonly string[])[], weight: number): void => {
    const gone = [...board, ...dead, ...hands.flat()];
    if (hands.length < holdings.length) {
      for (const [hand, own] of holdings[hands.length]) {
        if (!hand.some((card) => gone.includes(card))) deal([...hands, hand], weight * own);
      }
      return;
    }
    for (const runOut of choicesOf(without(deck(wild), gone), 5 - board.length)) {
      const numbers = hands.map((hand) => best(wild, [...hand, ...board, ...runOut]));
      const winners = winnersOf(numbers);
      of += weight;
      players.forEach((player, seat) => {
        player.categories[categoryOfBest(numbers[seat])] += weight;
        if (!winners.includes(seat)) return;
        if (winners.length === 1) player.wins += weight;
        else player.ties += weight;
        player.share += weight / winners.length;
      });
      for (const card of runOut) {
        const after = next.get(card) ?? { of: 0, wins: 0, share: 0 };
        after.of += weight;
        if (winners[0] === 0) after.share += weight / winners.length;
        if (winners.join() === '0') after.wins += weight;
        next.set(card, after);
      }
    }
  };
  deal([], 1);
  return { of, players, next };
}
