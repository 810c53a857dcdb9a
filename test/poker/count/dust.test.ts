/**
 * What rounded weights leave in sums, in spots where ranges and boards block each other.
 *
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { answer } from '../../../src/poker/answer';
import { formatCard } from '../../../src/poker/card';
import { countOfFlops } from '../../../src/poker/count/exact/allFlops';
import { Gathering } from '../../../src/poker/count/longCount';
import { readSpot } from '../../../src/poker/readSpot';
import { DECK, pairsOf, RANKS, without } from '../../reference/cards';
import { integer, seeded, shuffled, type Random } from '../../reference/random';
import { finish, spot } from '../read';

const SPOTS = 1_200;

const PAIRS = pairsOf(DECK);

interface Held {
  readonly text: string;
  readonly hands: readonly (readonly [string, string])[];
}

/** A few hands of few ranks, so that they block each other and the board, with weights that are not sums of halves. */
function held(random: Random, ranks: readonly string[]): Held {
  const parts = Array.from({ length: integer(random, 1, 3) }, () => {
    const [one, other] = [ranks[integer(random, 0, 2)], ranks[integer(random, 0, 2)]];
    const how = one === other ? '' : (['s', 'o', ''][integer(random, 0, 2)] ?? '');
    const hands = PAIRS.filter(
      ([a, b]) =>
        [a[0], b[0]].sort().join() === [one, other].sort().join() &&
        (how === '' || one === other || (how === 's') === (a[1] === b[1])),
    );
    return { text: `${one}${other}${how}:${integer(random, 1, 9) / 10}`, hands };
  });
  return { text: parts.map(({ text }) => text).join(), hands: parts.flatMap(({ hands }) => hands) };
}

interface Weighted {
  readonly hero: Held;
  readonly villain: Held;
  readonly board: readonly string[];
}

function weighted(random: Random): Weighted {
  const ranks = shuffled(random, [...RANKS], 3);
  const live = DECK.filter((card) => ranks.includes(card.charAt(0)));
  const own = shuffled(random, live, integer(random, 1, 3));
  const board = [...own, ...shuffled(random, without(DECK, own))].slice(0, integer(random, 0, 29) === 0 ? 3 : 4);
  return { hero: held(random, ranks), villain: held(random, ranks), board };
}

const isPart = (figure: number | undefined): boolean => figure !== undefined && figure >= 0 && figure <= 1;

/** Whether two hands can be dealt with these cards. */
function canMeet({ hero, villain }: Weighted, taken: readonly string[]): boolean {
  const isFree = (hand: readonly [string, string], other: readonly string[]) =>
    !hand.some((card) => other.includes(card));
  return hero.hands.some(
    (one) => isFree(one, taken) && villain.hands.some((two) => isFree(two, taken) && isFree(two, one)),
  );
}

test('no card that cannot come has an equity, and each that can has one from 0 to 1', () => {
  const random = seeded(77);
  let counted = 0;
  let impossible = 0;
  const faults: unknown[] = [];
  for (let tries = 0; tries < SPOTS; tries++) {
    const written = weighted(random);
    const text = `${written.hero.text} v ${written.villain.text} on ${written.board.join('')}`;
    const read = readSpot({
      hero: written.hero.text,
      opponents: [written.villain.text],
      board: written.board.join(''),
    });
    if (read.ok !== canMeet(written, written.board)) faults.push(text);
    if (!read.ok) continue;
    counted++;
    const found = finish(answer(read.value, undefined, tries % 10 === 0));
    if (!found.players.every(({ equity }) => isPart(equity))) faults.push(text);
    for (const { card, equity, weight, probability = 0 } of found.rangeCards ?? []) {
      const own = `${text}: ${formatCard(card)}`;
      const comes = canMeet(written, [...written.board, formatCard(card)]);
      if (!comes) impossible++;
      const isRight = comes
        ? probability > 1e-9 && isPart(equity) && isPart(weight)
        : probability === 0 && equity === undefined && weight === undefined;
      if (!isRight) faults.push({ own, probability, equity, weight });
    }
  }
  expect(faults).toEqual([]);
  expect(counted).toBeGreaterThan(SPOTS / 2);
  expect(impossible).toBeGreaterThan(SPOTS / 5);
});

test.each([
  ['AA', 'AKs:0.7,AKo:0.3', true],
  ['AA,KK', 'AKs:0.7,AKo:0.3', false],
  ['AA:0.1,AKs:0.3', 'AKo:0.7', true],
])('all flops of %s v %s: none that cannot be dealt, and each equity from 0 to 1', (hero, villain, isBlocked) => {
  const count = countOfFlops(spot({ hero, opponents: [villain] }));
  if (count === undefined) throw new Error('not counted');
  const gathering = new Gathering(count);
  while (!gathering.isDone) gathering.bring(gathering.pieces, count.count(gathering.pieces));
  let blocked = 0;
  const handsOf = (text: string): [string, string][] =>
    text.split(',').flatMap((part) => {
      const [name] = part.split(':');
      return PAIRS.filter(([a, b]) => {
        const isOf = [a[0], b[0]].sort().join() === [name[0], name[1]].sort().join();
        return isOf && (name[2] === undefined || (name[2] === 's') === (a[1] === b[1]));
      });
    });
  const both = {
    hero: { text: hero, hands: handsOf(hero) },
    villain: { text: villain, hands: handsOf(villain) },
    board: [],
  };
  for (const { cards, deals, equity } of count.flops(gathering.sums, gathering.pieces)) {
    const name = cards.map(formatCard).join('');
    const comes = canMeet(both, cards.map(formatCard));
    expect(deals > 1e-9, name).toBe(comes);
    if (comes) expect(equity >= 0 && equity <= 1, name).toBe(true);
    else {
      blocked++;
      expect([deals, equity], name).toEqual([0, NaN]);
    }
  }
  expect(blocked > 0).toBe(isBlocked);
});
