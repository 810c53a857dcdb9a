import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { CATEGORIES } from '../../src/poker/category';
import { formatCard } from '../../src/poker/card';
import { COMBOS } from '../../src/poker/combos';
import type { Standing } from '../../src/poker/standing';
import listed from '../cases/standing.json' with { type: 'json' };
import { WILD_DECKS } from '../../src/poker/deck';
import { pairsOf, without } from '../reference/cards';
import { unseen } from '../reference/equity';
import * as hand from '../reference/hand';
import { isMade } from '../reference/made';
import { integer, seeded, shuffled } from '../reference/random';
import * as wildReference from '../reference/wildDeck';
import { lively, write } from './deal';
import { finish, spot } from './read';
import { LONG } from '../long';

function counts({ ahead, level, behind, of }: Standing): Omit<Standing, 'beating' | 'isMade'> {
  return { ahead, level, behind, of };
}

describe('hero’s rank among all hands', () => {
  test.each(listed.cases.map((row) => [JSON.stringify(row.question), row] as const))(
    '%s',
    (_, { question, standing }) => {
      const found = finish(answer(spot(question))).standing;
      expect(found && counts(found)).toEqual(standing);
    },
  );

  test('equals a count hand by hand in any spot', LONG, () => {
    const random = seeded(31);
    for (let round = 0; round < 60; round++) {
      const dealt = lively(random, {
        players: 1,
        board: integer(random, 3, 5),
        dead: round % 3 === 0 ? integer(random, 1, 20) : 0,
      });
      const [hero] = dealt.players as string[][];
      const own = hand.best([...hero, ...dealt.board]);
      const found = finish(answer(write(dealt))).standing;
      const beating = new Map<string, string[]>();
      const expected = { ahead: 0, level: 0, behind: 0, of: 0 };
      for (const cards of pairsOf(unseen(dealt))) {
        const theirs = hand.best([...cards, ...dealt.board]);
        expected.of++;
        if (theirs < own) expected.ahead++;
        else if (theirs === own) expected.level++;
        else {
          expected.behind++;
          const name = CATEGORIES[hand.categoryOfScore(theirs)];
          beating.set(name, [...(beating.get(name) ?? []), [...cards].sort().join('')]);
        }
      }
      expect(found && counts(found), JSON.stringify(dealt)).toEqual(expected);
      const groups = (found?.beating ?? []).map(({ category, combos }) => [
        CATEGORIES[category],
        Array.from(combos, (combo) => COMBOS[combo].map(formatCard).sort().join('')).sort(),
      ]);
      const best = [...CATEGORIES].reverse().filter((name) => beating.has(name));
      expect(groups).toEqual(best.map((name) => [name, beating.get(name)?.sort()]));
    }
  });

  test.each(WILD_DECKS)('equals a count hand by hand in the deck with %s', LONG, (wild) => {
    const random = seeded(33);
    for (let round = 0; round < 12; round++) {
      const all = wildReference.deck(wild);
      // Every other time a wild card is in play.
      const first = round % 2 === 0 ? shuffled(random, wildReference.wildsOf(wild), 1) : [];
      const [...cards] = shuffled(random, [...first, ...shuffled(random, without(all, first), 9 - first.length)]);
      const [hero, board, dead] = [cards.slice(0, 2), cards.slice(2, 2 + integer(random, 3, 5)), cards.slice(7)];
      const found = finish(
        answer(spot({ hero: hero.join(''), board: board.join(''), dead: dead.join(''), wild })),
      ).standing;
      const own = wildReference.best(wild, [...hero, ...board]);
      const expected = { ahead: 0, level: 0, behind: 0, of: 0 };
      const beating = new Map<number, number>();
      for (const theirs of pairsOf(without(all, [...hero, ...board, ...dead]))) {
        const score = wildReference.best(wild, [...theirs, ...board]);
        expected.of++;
        expected[score < own ? 'ahead' : score === own ? 'level' : 'behind']++;
        if (score <= own) continue;
        const made = wildReference.categoryOfBest(score);
        beating.set(made, (beating.get(made) ?? 0) + 1);
      }
      const name = [wild, hero, board, dead].join(' ');
      expect(found && counts(found), name).toEqual(expected);
      expect(
        found?.beating.map(({ category, combos }) => [category, combos.length]),
        name,
      ).toEqual([...beating].sort(([a], [b]) => b - a));
    }
  });

  test('a hand is made if a hole card is in a pair or better that beats most hands', LONG, () => {
    const random = seeded(34);
    const seen = { made: 0, not: 0 };
    for (let round = 0; round < 350; round++) {
      const dealt = lively(random, {
        players: 1,
        board: integer(random, 3, 5),
        dead: round % 3 === 0 ? integer(random, 1, 20) : 0,
      });
      const [hero] = dealt.players as string[][];
      const expected = isMade(hero, dealt.board, dealt.dead);
      seen[expected ? 'made' : 'not']++;
      const found = finish(answer(write(dealt))).standing?.isMade;
      expect(found, JSON.stringify(dealt)).toBe(expected);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  test('four of a kind on the board are made with a high card next to them', () => {
    const made = (hero: string, board: string) => finish(answer(spot({ hero, board }))).standing?.isMade;
    expect(made('AhKd', '9c9d9h9s')).toBe(true);
    expect(made('7h2d', '9c9d9h9s')).toBe(false);
    expect(made('AhKd', '9c9d9h9sAc')).toBe(false);
    expect(made('AhKd', '7c7d7h2s'), 'three of a kind leave room for more').toBe(false);
  });

  test('exists if no opponent is known, from the flop on', () => {
    const has = (text: Parameters<typeof spot>[0]) => finish(answer(spot(text))).standing !== undefined;
    expect(has({ hero: 'AhKh', board: '7h3h9c' })).toBe(true);
    expect(has({ hero: 'AhKh' })).toBe(false);
    expect(has({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] })).toBe(false);
    expect(has({ hero: 'AhKh', board: '7h3h9c', opponents: ['random'] })).toBe(false);
    expect(has({ hero: 'AA,KK', board: '7h3h9c' })).toBe(false);
    expect(has({ hero: 'AhKh', board: '7h3h9c', wild: 'joker' })).toBe(true);
    expect(has({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], wild: 'joker' })).toBe(false);
  });
});
