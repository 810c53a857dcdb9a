import { describe, expect, test } from 'vitest';
import { type Card, type Hole } from '../../../../src/poker/card';
import { WILD_CATEGORIES } from '../../../../src/poker/category';
import { deckOf, WILD_DECKS, type WildDeck } from '../../../../src/poker/deck';
import { CATEGORY_OF } from '../../../../src/poker/hand';
import { countEquity } from '../../../../src/poker/plan';
import { Tally } from '../../../../src/poker/count/tally';
import { countWildPreflop } from '../../../../src/poker/count/exact/wildBoards';
import { playersOf, unseenCards } from '../../../../src/poker/spot';
import { WildHands } from '../../../../src/poker/wildHand';
import { LONG } from '../../../long';
import { seeded, shuffled } from '../../../reference/random';
import { cards, finish, spot } from '../../read';

/** All but deuces, sevens, kings and aces. */
const OTHERS = [...'345689TJQ'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit)).join('');

function tallyOf(holes: readonly Hole[]): Tally {
  return new Tally(holes.length, true, undefined, WILD_CATEGORIES.length);
}

/** Every board, one by one. */
function countBoards(wild: WildDeck, holes: readonly Hole[], unseen: readonly Card[]): Tally {
  const tally = tallyOf(holes);
  const hands = new WildHands(wild);
  const board: Card[] = [];
  const deal = (from: number): void => {
    if (board.length < 5) {
      for (let at = from; at < unseen.length; at++) {
        board.push(unseen[at]);
        deal(at + 1);
        board.pop();
      }
      return;
    }
    hands.lay(board);
    const strengths = holes.map(([a, b]) => hands.strength(a, b));
    const best = Math.max(...strengths);
    tally.winners[strengths.reduce((mask, own, at) => mask | (Number(own === best) << at), 0)]++;
    strengths.forEach((own, at) => tally.categoriesOf(at)[CATEGORY_OF[own]]++);
  };
  deal(0);
  return tally;
}

describe.each(WILD_DECKS)('%s', LONG, (wild) => {
  const deck = deckOf(wild);
  const random = seeded(20_261_124);

  test('known hands win, tie and end as board by board: a whole deck, and thinned ones', () => {
    const [joker] = deck.slice(-1);
    const suited = cards('2h7hQsJs');
    const rest = deck.filter((card) => !suited.includes(card));
    const thinned = Array.from({ length: 6 }, () => shuffled(random, deck, 32));
    const spots = [
      { held: suited, deck: rest },
      { held: [joker, ...deck.slice(4, 7)], deck: thinned[0] },
      { held: cards('AhKh2c2d'), deck: thinned[1] },
      ...thinned.slice(2).map((own, at) => ({ held: own.slice(0, at < 2 ? 4 : 6), deck: own })),
    ];
    for (const { held, deck: all } of spots) {
      const holes = Array.from({ length: held.length / 2 }, (_, at): Hole => [held[2 * at], held[2 * at + 1]]);
      const unseen = all.filter((card) => !held.includes(card));
      const tally = tallyOf(holes);
      countWildPreflop(wild, holes, unseen, tally);
      expect(tally.sums, held.join()).toEqual(countBoards(wild, holes, unseen).sums);
    }
  });

  test('boards count as often as they are asked to', () => {
    const [held, rest] = [deck.slice(4, 8), [...deck.slice(0, 4), ...deck.slice(8, 20)]];
    const holes: Hole[] = [
      [held[0], held[1]],
      [held[2], held[3]],
    ];
    const [once, often] = [tallyOf(holes), tallyOf(holes)];
    countWildPreflop(wild, holes, rest, once);
    countWildPreflop(wild, holes, rest, often, 2.5);
    expect(often.sums).toEqual(once.sums.map((deals) => 2.5 * deals));
    expect(once.winners.reduce((sum, deals) => sum + deals)).toBe(4_368);
  });

  test.each([
    ['AKs,QQ:0.5', 'QJs,TT', ''],
    ['22,A2s', 'AhKd', ''],
    ['77,76s:0.25', 'A5s', '7h2s'],
    // Four ranks are left, and the suits are interchangeable.
    ['AK:0.5,77', 'random', OTHERS],
  ])('ranges are the sum of their hands: %s v %s', (hero, opponent, dead) => {
    const asked = spot({ wild, hero, opponents: [opponent], dead });
    const unseen = unseenCards(asked);
    const [own, theirs] = playersOf(asked).map((player) =>
      player.kind === 'hand'
        ? [{ hole: player.cards, weight: 1 }]
        : unseen.flatMap((a, at) =>
            unseen.slice(0, at).map((b) => ({
              hole: [a, b] as Hole,
              weight: player.kind === 'range' ? weightOf(player.range.weights, [a, b]) : 1,
            })),
          ),
    );
    const tally = tallyOf([
      [0 as Card, 1 as Card],
      [2 as Card, 3 as Card],
    ]);
    for (const { hole, weight } of own.filter((each) => each.weight > 0)) {
      for (const other of theirs.filter((each) => each.weight > 0)) {
        if (hole.some((card) => other.hole.includes(card))) continue;
        const left = unseen.filter((card) => !hole.includes(card) && !other.hole.includes(card));
        countWildPreflop(wild, [hole, other.hole], left, tally, weight * other.weight);
      }
    }
    const expected = tally.result();
    const found = finish(countEquity(asked));
    expect(found.samples).toBeUndefined();
    expect(found.of / expected.of).toBeCloseTo(1, 12);
    found.players.forEach(({ equity, categories }, seat) => {
      const player = expected.players[seat];
      expect(equity).toBeCloseTo(player.equity, 12);
      categories.forEach((deals, at) => {
        expect(deals / found.of).toBeCloseTo(player.categories[at] / expected.of, 12);
      });
    });
  });
});

/** A range's weight of two cards of the ordinary deck; none holds the joker. */
function weightOf(weights: ArrayLike<number>, [a, b]: Hole): number {
  const [high, low] = a > b ? [a, b] : [b, a];
  return weights[(high * (high - 1)) / 2 + low] ?? 0;
}
