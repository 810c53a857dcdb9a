// Who sits where: names, chairs, folding and coming back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, LONGEST_NAME } from '../../src/notation/fields';
import { putSeat, type Draft } from '../../src/notation/draft';
import { canonical, readLink, writeLink } from '../../src/notation/link';
import { chairsOf, comeBack, fold, foldedCards, remove, setRandom, writeNamed } from '../../src/notation/seating';
import { formatCards } from '../../src/poker/card';
import { integer, seeded } from '../reference/random';
import { LONG } from '../long';

const SPOT = '#/?hero=AhKh&board=7h3h9c&vs=7c7d;QsQd;Ts8s;random;TT+';

function draft(link: string): Draft {
  const read = readLink(link);
  expect(read.problems).toEqual([]);
  return read.draft;
}

describe('names in a link', () => {
  test('belong to hero and the seats; an empty place has none', () => {
    const { names } = draft(`${SPOT}&names=Anna;Ben;;Cem`);
    expect(names).toEqual(['Anna', 'Ben', undefined, 'Cem']);
  });

  test('come back from a shared link, and no spot has them', () => {
    const named = draft(`${SPOT}&names=Anna;Ben;;Jörg`);
    const link = writeNamed(named, named.names ?? []);
    expect(link).toBe(`${SPOT}&names=Anna;Ben;;Jörg`);
    expect(draft(link)).toEqual(named);
    expect(writeLink(named)).toBe(SPOT);
    expect(canonical(link)).toBe(SPOT);
  });

  test('cause a problem if they outnumber the players', () => {
    const { draft: read, problems } = readLink('#/?hero=AhKh&vs=7c7d&names=Anna;Ben;Cem');
    expect(problems).toEqual([{ code: 'bad-field', why: 'names', most: 2 }]);
    expect(read.names).toEqual(['Anna', 'Ben']);
  });

  test('follow their seats past a seat that could not be read', () => {
    const { draft: read } = readLink('#/?hero=AhKh&vs=7c7d;nonsense;Ts8s&names=Anna;Ben;Dora;Cem');
    expect(read.seats).toHaveLength(2);
    expect(read.names).toEqual(['Anna', 'Ben', 'Cem']);
  });

  test('lose characters that are invisible or turn the words around them', () => {
    expect(cleanName('Ben;<img>')).toBe('Ben<img>');
    expect(cleanName('  \u202eEve\u0000\u2028  ')).toBe('Eve');
    expect(cleanName('a very long name indeed')).toBe('a very long');
    expect(cleanName('🂡🂱🃁🃑🂡🂱🃁🃑🂡🂱🃁🃑🂡')).toBe('🂡🂱🃁🃑🂡🂱🃁🃑🂡🂱🃁🃑');
  });

  test('come back from a link with any text, as far as they can be read', LONG, () => {
    const texts = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(texts, (text) => {
        const { draft: read } = readLink(`${SPOT}&names=${text.replaceAll('&', '%26')}`);
        for (const name of read.names ?? []) {
          if (name === undefined) continue;
          expect(Array.from(name).length).toBeLessThanOrEqual(LONGEST_NAME);
          expect(name).toBe(cleanName(name));
        }
        expect(readLink(writeNamed(read, read.names ?? [])).draft).toEqual(read);
      }),
      { seed: 40, numRuns: 250 },
    );
  });
});

describe('folding and coming back', () => {
  const all = draft(`${SPOT}&bets=5;10;15;20;25;30&stacks=1;2;3;4;5;6&names=Anna;Ben;Dora;Cem;Fay;Gus`);

  test('a known hand is dead and its bet stays in the pot; if the player comes back, all is as before', () => {
    const folded = fold(all, 1);
    expect(formatCards(folded.dead)).toBe('QsQd');
    expect(folded).toMatchObject({ folded: [15], others: [3], names: ['Anna', 'Ben', 'Cem', 'Fay', 'Gus'] });
    expect(chairsOf(folded)).toEqual([1, 3, 4, 5]);
    const back = comeBack(folded, 0);
    expect({ ...back, chairs: undefined }).toEqual({ ...all, chairs: undefined });
  });

  test('a player who comes back has only cards that are still on the table', () => {
    const folded = fold(all, 1);
    const [own] = folded.out ?? [];
    const without = { ...folded, dead: folded.dead.slice(1) };
    expect(own && formatCards(foldedCards(without, own))).toBe('Qd');
    const back = comeBack(without, 0);
    expect(back.seats[1]).toEqual({ kind: 'hand', cards: [undefined, folded.dead[1]] });
    expect(back.dead).toEqual([]);
  });

  test('a new player takes the first free chair, never that of one who folded', () => {
    const joined = putSeat(fold(all, 1), 4, { kind: 'random' });
    expect(chairsOf(joined)).toEqual([1, 3, 4, 5, 6]);
    expect(chairsOf(putSeat(remove(all, 1), 4, { kind: 'random' }))).toEqual([1, 3, 4, 5, 2]);
  });

  test('name, cards, chair and money stay together in every order', () => {
    const known = draft(
      '#/?hero=AhKh&vs=7c7d;QsQd;Ts8s;2c3c;4c5c;6c8c&names=Z;A;B;C;D;E;F&bets=0;1;2;3;4;5;6&stacks=9;11;12;13;14;15;16',
    );
    const together = (spot: Draft) =>
      spot.seats
        .map((seat, at) =>
          JSON.stringify([seat, chairsOf(spot)[at], spot.names?.[at + 1], spot.bets?.[at + 1], spot.stacks?.[at + 1]]),
        )
        .sort();
    const players = new Set(together(known));
    const random = seeded(7);
    let spot = known;
    for (let step = 0; step < 2_000; step++) {
      const out = spot.out ?? [];
      const isBack = out.length > 0 && (spot.seats.length === 0 || random() < 0.5);
      spot = isBack
        ? comeBack(spot, integer(random, 0, out.length - 1))
        : fold(spot, integer(random, 0, spot.seats.length - 1));
      for (const player of together(spot)) expect(players.has(player), player).toBe(true);
      expect(spot.seats.length + (spot.out ?? []).length).toBe(6);
      expect(spot.dead).toHaveLength(2 * (spot.out ?? []).length);
      expect([...(spot.folded ?? [])].sort()).toEqual((spot.out ?? []).map(({ bet }) => bet).sort());
      expect(chairsOf(spot)).toEqual([...chairsOf(spot)].sort());
    }
    while (spot.out !== undefined) spot = comeBack(spot, 0);
    expect({ ...spot, chairs: undefined }).toEqual({ ...known, chairs: undefined });
  });

  test('a player with any two cards leaves only money behind', () => {
    expect(setRandom(all, 3, 1, 0)?.out).toBeUndefined();
    expect(setRandom(all, 3, 1, 6)).toBeUndefined();
  });
});
