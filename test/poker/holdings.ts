import { expect } from 'vitest';
import { formatCard } from '../../src/poker/card';
import { countEquity } from '../../src/poker/plan';
import { DECK, pairsOf, without } from '../reference/cards';
import { enumerateHoldings, type Holding } from '../reference/equity';
import { integer, shuffled, type Random } from '../reference/random';
import { lopsided } from './deal';
import { finish, spot } from './read';

/** A longer holding is all that a player can be dealt. */
const MOST_COMBOS = 14;

/** The players' possible hands, and the board. */
export interface Question {
  readonly holdings: readonly Holding[];
  readonly board: readonly string[];
  readonly dead: readonly string[];
}

/** Combos with weights, `'AhKd:0.25'`; one combo of full weight is a known hand. */
export function write(holding: Holding): string {
  return holding.map(([hand, weight]) => `${hand.join('')}:${weight}`).join(',');
}

/** The question as the engine reads it. */
export function asked({ holdings, board, dead }: Question): ReturnType<typeof spot> {
  const [hero, ...opponents] = holdings.map((holding) => {
    if (holding.length === 1) return holding[0][0].join('');
    return holding.length > MOST_COMBOS ? 'random' : write(holding);
  });
  return spot({ hero, opponents, board: board.join(''), dead: dead.join('') });
}

/**
 * Ranges that share cards with each other, with the board and with dead cards; all other players have a known hand.
 * `left` cards are unseen.
 */
export function question(random: Random, hidden: number[], players: number, board: number, left: number): Question {
  const cards = [...shuffled(random, lopsided(random))];
  cards.push(...shuffled(random, without(DECK, cards)));
  const known = players - hidden.length;
  const dead = cards.splice(0, Math.max(0, 52 - board - 2 * known - left));
  const rest = shuffled(random, cards);
  const take = (count: number) => rest.splice(0, count);
  const own = { board: take(board), known: Array.from({ length: known }, () => take(2)) };
  const weighted = random() < 0.6;
  const weights = [0.25, 0.5, 0.1, 1, 0.333];
  const holdings = Array.from({ length: players }, (_, seat): Holding => {
    if (!hidden.includes(seat)) return [[own.known.pop() ?? [], 1]];
    const live = shuffled(random, pairsOf(rest), integer(random, 2, 9));
    const ruledOut = dead.length < 2 ? [] : [[...shuffled(random, dead, 1), rest[0]]];
    return [...live, ...ruledOut].map((hand) => [hand, weighted ? weights[integer(random, 0, 4)] : 1]);
  });
  return { ...own, holdings, dead };
}

function close(found: number, expected: number, of: number): boolean {
  return Math.abs(found - expected) <= 1e-12 * of;
}

/**
 * The engine counts the question exactly as the reference does, and says what falls next. Returns whether
 * anything can be dealt.
 */
export function agree(own: Question): boolean {
  const expected = enumerateHoldings(own.holdings, own.board, own.dead);
  const name = `${own.holdings.map(write).join(' v ')} on ${own.board.join('')} without ${own.dead.join('')}`;
  // Without a possible deal the reader of spots reports the error.
  if (expected.of === 0) return false;
  const found = finish(countEquity(asked(own)));
  expect(found.samples, name).toBeUndefined();
  expect(close(found.of, expected.of, expected.of), name).toBe(true);
  found.players.forEach(({ wins, ties, equity, categories }, seat) => {
    const player = expected.players[seat];
    const numbers: [number, number][] = [
      [wins, player.wins],
      [ties, player.ties],
      [equity * found.of, player.share],
      ...categories.map((deals, category): [number, number] => [deals, player.categories[category]]),
    ];
    expect(categories).toHaveLength(9);
    if (own.holdings.flat().every(([, weight]) => weight === 1)) {
      expect([wins, ties, ...categories].every(Number.isInteger), name).toBe(true);
    }
    expect(
      numbers.every(([one, other]) => close(one, other, expected.of)),
      `${name}: ${JSON.stringify(numbers)}`,
    ).toBe(true);
  });
  for (const [card, after] of found.next ?? []) {
    const { probability, equity } = expected.next.get(formatCard(card)) ?? {
      probability: 0,
      equity: 0,
    };
    expect(close(after.probability, probability, 1), `${formatCard(card)}: ${name}`).toBe(true);
    if (probability > 0) {
      expect(close(after.equity, equity, 1), `${formatCard(card)}: ${name}`).toBe(true);
    }
  }
  return true;
}
