import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { CATEGORIES } from '../../src/poker/category';
import { formatCard } from '../../src/poker/card';
import { COMBOS } from '../../src/poker/range';
import type { Standing } from '../../src/poker/standing';
import listed from '../cases/standing.json' with { type: 'json' };
import { pairsOf } from '../reference/cards';
import { unseen } from '../reference/equity';
import * as hand from '../reference/hand';
import { integer, seeded } from '../reference/random';
import { lively, write } from './deal';
import { finish, spot } from './read';
import { LONG } from '../long';

function counts({ ahead, level, behind, of }: Standing): Omit<Standing, 'beating'> {
  return { ahead, level, behind, of };
}

describe('where hero stands among all hands', () => {
  test.each(listed.cases.map((row) => [JSON.stringify(row.question), row] as const))(
    '%s',
    (_, { question, standing }) => {
      const found = finish(answer(spot(question))).standing;
      expect(found && counts(found)).toEqual(standing);
    },
  );

  test('any spot, hand by hand', LONG, () => {
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

  test('stands where nobody else is known, from the flop on, without wild cards', () => {
    const has = (text: Parameters<typeof spot>[0]) =>
      finish(answer(spot(text))).standing !== undefined;
    expect(has({ hero: 'AhKh', board: '7h3h9c' })).toBe(true);
    expect(has({ hero: 'AhKh' })).toBe(false);
    expect(has({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] })).toBe(false);
    expect(has({ hero: 'AhKh', board: '7h3h9c', opponents: ['random'] })).toBe(false);
    expect(has({ hero: 'AA,KK', board: '7h3h9c' })).toBe(false);
    expect(has({ hero: 'AhKh', board: '7h3h9c', wild: 'joker' })).toBe(false);
  });
});
