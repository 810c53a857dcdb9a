/**
 * Two players on all flops, against the count of each flop and of all boards.
 *
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { countOfFlops, type FlopEquity } from '../../../../src/poker/count/exact/allFlops';
import { formatCard, type Card } from '../../../../src/poker/card';
import { COMBOS } from '../../../../src/poker/combos';
import { comboWeights } from '../../../../src/poker/spot';
import { heldOnFlops } from '../../../../src/poker/flops';
import { classify } from '../../../reference/holding';
import { countEquity } from '../../../../src/poker/plan';
import { Gathering } from '../../../../src/poker/count/longCount';
import type { Spot } from '../../../../src/poker/spot';
import { integer, seeded } from '../../../reference/random';
import { finish, spot } from '../../read';
import { table } from '../../table';

function allOf(asked: Spot): { flops: FlopEquity[]; steps: FlopEquity[][] } {
  const count = countOfFlops(asked, heldOnFlops(asked));
  if (count === undefined) throw new Error('not counted');
  const gathering = new Gathering(count);
  const steps: FlopEquity[][] = [];
  while (!gathering.isDone) {
    gathering.bring(gathering.pieces, count.count(gathering.pieces));
    if (gathering.pieces % Math.ceil(count.pieces / 6) === 1) steps.push(count.flops(gathering.sums, gathering.pieces));
  }
  return { flops: count.flops(gathering.sums, gathering.pieces), steps };
}

/** The rows of top pair or better, and those of a draw. */
const TOP_PAIR = [
  ...['straight flush', 'four of a kind', 'full house', 'flush', 'straight', 'set', 'trips', 'two pair'],
  ...['overpair', 'top pair'],
];
const DRAWN = ['flush draw', 'open-ended straight draw', 'double gutshot', 'gutshot'];

const SPOTS = {
  'two ranges': spot({ hero: 'TT+,AJs+,AQo+', opponents: ['22+,A9s+,KTs+,QTs+,AJo+,KQo'] }),
  'weights, and a dead card': spot({ hero: 'QQ+:0.5,AKs', opponents: ['88+,AQ+:0.25'], dead: '2h' }),
  'a hand against a range': spot({ hero: 'AhKh', opponents: ['TT+,AQ+'] }),
  'two hands': spot({ hero: 'AhKd', opponents: ['QsQc'] }),
};

test.each(Object.entries(SPOTS))(
  '%s: each flop as it is counted alone, all together as before the flop',
  (_, asked) => {
    const { flops, steps } = allOf(asked);
    const named = asked.dead.length + [asked.hero, ...asked.opponents].filter(({ kind }) => kind === 'hand').length * 2;
    const left = 52 - named;
    expect(flops.reduce((sum, { times }) => sum + times, 0)).toBe((left * (left - 1) * (left - 2)) / 6);
    const random = seeded(1);
    for (let tries = 0; tries < 12; tries++) {
      const { cards, equity } = flops[integer(random, 0, flops.length - 1)];
      const alone = finish(countEquity({ ...asked, board: [...cards] }, { categories: false }));
      expect(equity).toBeCloseTo(alone.players[0].equity, 12);
    }
    const deals = flops.reduce((sum, own) => sum + own.deals, 0);
    const share = flops.reduce((sum, own) => sum + (own.deals > 0 ? own.deals * own.equity : 0), 0);
    const before = finish(countEquity(asked, { table, categories: false }));
    expect(share / deals).toBeCloseTo(before.players[0].equity, 12);
    // What came first is not changed by what comes later.
    for (const part of steps) expect(part).toEqual(flops.slice(0, part.length));
  },
);

test.each(Object.entries(SPOTS))('%s: what hero holds on a flop, by the written rules', (_, asked) => {
  const { flops } = allOf(asked);
  const players = [asked.hero, ...asked.opponents];
  const gone = [...asked.dead, ...players.slice(1).flatMap((own) => (own.kind === 'hand' ? own.cards : []))];
  const weights = comboWeights(asked.hero);
  const random = seeded(2);
  for (let tries = 0; tries < 40; tries++) {
    const { cards, held, deals } = flops[integer(random, 0, flops.length - 1)];
    if (deals === 0) continue;
    const named = [...cards, ...gone];
    const found = { live: 0, topPair: 0, draws: 0 };
    COMBOS.forEach((hole, combo) => {
      if (weights[combo] === 0 || hole.some((card) => named.includes(card))) return;
      const names = (list: readonly Card[]) => list.map(formatCard);
      const { rung, draws } = classify(names(hole), names(cards), names(gone));
      found.live += weights[combo];
      if (TOP_PAIR.includes(rung)) found.topPair += weights[combo];
      if (draws.some((draw) => DRAWN.includes(draw))) found.draws += weights[combo];
    });
    for (const name of ['live', 'topPair', 'draws'] as const) expect(held?.[name], name).toBeCloseTo(found[name], 9);
  }
});

test('suits that nobody distinguishes leave 1,755 flops', () => {
  expect(countOfFlops(SPOTS['two ranges'])?.many).toBe(1_755);
});

test('other spots are not counted', () => {
  expect(countOfFlops(spot({ hero: 'AhKh', opponents: ['TT+'], board: '2c3c4c' }))).toBeUndefined();
  expect(countOfFlops(spot({ hero: 'AhKh', opponents: ['TT+', 'QQ+'] }))).toBeUndefined();
  expect(countOfFlops(spot({ hero: 'AhKh', opponents: [] }))).toBeUndefined();
  expect(countOfFlops(spot({ hero: 'AhKh', opponents: ['TT+'], wild: 'joker' }))).toBeUndefined();
});
