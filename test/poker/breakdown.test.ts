import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import {
  bestParts,
  breakDown,
  CONTINUING,
  keptParts,
  narrowRange,
  partOf,
  priceAgainst,
  readLadder,
  remaining,
  sharedRows,
  type Breakdown,
  type KeptRows,
  type Ladder,
} from '../../src/poker/breakdown';
import { BUCKET_BORDERS } from '../../src/poker/curve';
import { DECK, formatCard, formatCards, type Card } from '../../src/poker/card';
import { evaluate } from '../../src/poker/hand';
import { DRAWS, isInRow, RUNGS, rungOf, type HeldDraw, type Rung } from '../../src/poker/holding';
import { countEquity } from '../../src/poker/plan';
import { formatRange } from '../../src/poker/range';
import { combosOf, COMBOS, weightOf, type Range } from '../../src/poker/combos';
import { comboWeights, type Player, type Spot } from '../../src/poker/spot';
import { minimumDefence, type Stakes } from '../../src/poker/money/stakes';
import listed from '../cases/ranges.json' with { type: 'json' };
import { DECK as CARDS, pairsOf, without } from '../reference/cards';
import { enumerateHoldings, type Holding } from '../reference/equity';
import { best } from '../reference/hand';
import * as reference from '../reference/holding';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { finish, spot } from './read';
import { LONG } from '../long';

function ladderOf(asked: Spot, seat: number): Ladder {
  const ladder = readLadder(asked, seat);
  if (ladder === undefined) throw new Error('no ladder');
  return ladder;
}

function breakdownOf(asked: Spot, seat: number): Breakdown {
  const { combos } = finish(answer(asked, undefined, true));
  if (combos === undefined) throw new Error('no combos');
  return breakDown(asked, ladderOf(asked, seat), combos);
}

/** Hero's equity if a seat holds this range instead. */
function equityWith(asked: Spot, seat: number, range: Range): number {
  const player: Player = { kind: 'range', range };
  const held: Spot =
    seat === 0
      ? { ...asked, hero: player }
      : { ...asked, opponents: asked.opponents.map((own, at) => (at === seat - 1 ? player : own)) };
  return finish(answer(held)).players[0].equity ?? NaN;
}

function sum(values: Iterable<number>): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** A range of some hands of these cards, with weights or without. */
function rangeText(random: Random, cards: readonly Card[], hands: number, weighted: boolean): string {
  const chosen = shuffled(random, pairsOf(cards), hands);
  return chosen.map((hand) => formatCards(hand) + (weighted ? `:${integer(random, 1, 10) / 10}` : '')).join();
}

/** Two ranges on a board, some of their combos blocked. */
function deal(random: Random, board: number, hands: number): Spot {
  const cards = shuffled(random, DECK);
  const [own, dead] = [cards.slice(0, board), cards.slice(board, board + integer(random, 0, 4))];
  const weighted = random() < 0.5;
  const isHand = random() < 0.3;
  const hero = cards.slice(-2);
  const others = isHand ? without(CARDS, hero.map(formatCard)) : CARDS;
  const held = others.map((name) => DECK[CARDS.indexOf(name)]);
  return spot({
    hero: isHand ? formatCards(hero) : rangeText(random, DECK, hands, weighted),
    opponents: [rangeText(random, held, hands, weighted)],
    board: formatCards(own),
    dead: formatCards(dead),
  });
}

const HAND = 'AhKh';

describe('what a seat holds', () => {
  test('every live combo is on the rung and in the draws of the reference', () => {
    const random = seeded(2701);
    for (let round = 0; round < 60; round++) {
      const asked = deal(random, integer(random, 3, 5), 40);
      for (const seat of [0, 1]) {
        const ladder = ladderOf(asked, seat);
        const board = asked.board.map(formatCard);
        const other = seat === 0 ? asked.opponents[0] : asked.hero;
        const gone = [...asked.dead, ...(other.kind === 'hand' ? other.cards : [])].map(formatCard);
        const combos = new Map<string, number>();
        const all = comboWeights(seat === 0 ? asked.hero : asked.opponents[0]);
        let blocked = 0;
        COMBOS.forEach((hole, combo) => {
          const hand = hole.map(formatCard);
          if (all[combo] === 0) return;
          if (hand.some((card) => board.includes(card) || gone.includes(card))) {
            blocked += all[combo];
            return;
          }
          const { rung, draws } = reference.classify(hand, board, gone);
          for (const name of [rung, ...draws]) {
            combos.set(name, (combos.get(name) ?? 0) + all[combo]);
          }
        });
        ladder.combos.forEach((combo, at) => {
          const strength = evaluate([...COMBOS[combo], ...asked.board]);
          expect(ladder.strengths[at]).toBe(strength);
        });
        expect(ladder.blocked).toBeCloseTo(blocked, 9);
        expect(sum(ladder.blockers.map((blocker) => blocker.combos))).toBeCloseTo(blocked, 9);
        const rows = [...ladder.rungs, ...(ladder.draws ?? [])];
        expect(new Map(rows.map((row) => [row.name, row.combos]))).toEqual(
          new Map(Array.from(combos, ([name, own]) => [name, expect.closeTo(own, 9) as number])),
        );
        expect(sum(ladder.rungs.map((row) => row.combos))).toBeCloseTo(ladder.live, 9);
        expect(ladder.live + ladder.blocked).toBeCloseTo(weightOf({ weights: all }), 9);
        expect(ladder.draws === undefined).toBe(asked.board.length === 5);
      }
    }
  });

  test('a card blocks the combos that no earlier card blocks', () => {
    const asked = spot({ hero: 'KdQs', board: 'Kh7h2c', dead: '7d', opponents: ['KK,77,KQs'] });
    const { live, blocked, blockers } = ladderOf(asked, 1);
    expect(blockers.map(({ card, combos }) => [formatCard(card), combos])).toEqual([
      ['Kh', 4], // with each other king, and with the queen of hearts
      ['7h', 3],
      ['7d', 2],
      ['Kd', 3], // with the kings left, and with the queen of diamonds
      ['Qs', 1],
    ]);
    expect([live, blocked]).toEqual([6 + 6 + 4 - 13, 13]);
  });

  test('the nuts are the best of all hands off the board', () => {
    const random = seeded(2702);
    for (let round = 0; round < 30; round++) {
      const board = shuffled(random, CARDS, integer(random, 3, 5));
      const hands = pairsOf(without(CARDS, board));
      const scores = hands.map((hand) => best([...hand, ...board]));
      const highest = scores.reduce((one, other) => Math.max(one, other));
      const count = scores.filter((score) => score === highest).length;
      expect(ladderOf(spot({ hero: 'random', board: board.join('') }), 0).nuts).toBe(count);
    }
  });

  test('exists on a board without wild cards', () => {
    expect(readLadder(spot({ hero: HAND }), 0)).toBeUndefined();
    expect(readLadder(spot({ hero: HAND, board: '7d5cKc', wild: 'joker' }), 0)).toBeUndefined();
    expect(readLadder(spot({ hero: HAND, board: '7d5cKc' }), 0)?.live).toBe(1);
  });
});

describe('what it is worth', () => {
  test('the equity of each combo is the reference’s, and of each row its combos’', LONG, () => {
    const random = seeded(2703);
    for (let round = 0; round < 8; round++) {
      const asked = deal(random, integer(random, 4, 5), 12);
      const named = [...asked.board, ...asked.dead].map(formatCard);
      const holding = (player: Player): Holding => {
        const weights = comboWeights(player);
        return COMBOS.flatMap((hole, combo): Holding =>
          weights[combo] > 0 ? [[hole.map(formatCard), weights[combo]]] : [],
        );
      };
      const holdings = [asked.hero, asked.opponents[0]].map(holding);
      const board = asked.board.map(formatCard);
      for (const seat of [0, 1] as const) {
        const found = breakdownOf(asked, seat);
        const own = (combos: Holding) => {
          const held = seat === 0 ? [combos, holdings[1]] : [holdings[0], combos];
          return enumerateHoldings(held, board, asked.dead.map(formatCard));
        };
        found.combos.forEach((combo, at) => {
          const hand = COMBOS[combo].map(formatCard);
          const meets = holdings[1 - seat].filter(([other]) =>
            other.every((card) => !hand.includes(card) && !named.includes(card)),
          );
          const facing = sum(meets.map(([, weight]) => weight));
          expect(found.facing[at]).toBeCloseTo(facing, 9);
          if (facing === 0) expect(found.equities[at]).toBeNaN();
          else {
            const { players, of } = own([[hand, 1]]);
            expect(found.equities[at]).toBeCloseTo(players[seat].share / of, 9);
          }
        });
        for (const row of [...found.rungs, ...(found.draws ?? [])]) {
          const combos = Array.from(found.combos.keys())
            .filter((at) => isInRow(row, found.holdings[at]))
            .map((at) => [COMBOS[found.combos[at]].map(formatCard), found.weights[at]] as const);
          const { players, of } = own(combos);
          if (of === 0) expect(row.heroEquity).toBeUndefined();
          else expect(row.heroEquity).toBeCloseTo(players[0].share / of, 9);
        }
      }
    }
  });

  test('rows add up to the whole range, the one seat’s to what the other’s lacks', () => {
    const random = seeded(2704);
    for (let round = 0; round < 20; round++) {
      const asked = deal(random, integer(random, 3, 5), 60);
      const { players } = finish(answer(asked));
      const both = [0, 1].map((seat) => breakdownOf(asked, seat));
      both.forEach((found, seat) => {
        const deals = (rung: number) =>
          sum(
            Array.from(found.combos.keys()).map((at) =>
              rungOf(found.holdings[at]) === rung ? found.weights[at] * found.facing[at] : 0,
            ),
          );
        const all = sum(found.rungs.map((row) => deals(row.place)));
        const won = sum(found.rungs.map((row) => deals(row.place) * (row.heroEquity ?? 0)));
        expect(won / all).toBeCloseTo(players[0].equity ?? NaN, 10);
        expect(found.curve.equity).toBeCloseTo(players[seat].equity ?? NaN, 10);
        expect(sum(found.curve.buckets)).toBeCloseTo(1, 10);
        const { order } = found.curve;
        for (let at = 1; at < order.length; at++) {
          expect(found.equities[order[at]]).toBeGreaterThanOrEqual(found.equities[order[at - 1]]);
        }
      });
      expect(both[0].curve.equity + both[1].curve.equity).toBeCloseTo(1, 10);
    }
  });

  test('a cell of the grid has the equity of its combos', () => {
    const asked = spot({ hero: 'QcQd', board: 'Kh7d5c', opponents: ['AKs,QQ:0.5,72o,22+'] });
    const found = breakdownOf(asked, 1);
    for (const [ranks, live] of [
      [{ high: 12, low: 11, suitedness: 's' }, 3],
      [{ high: 10, low: 10, suitedness: '' }, 1],
      [{ high: 12, low: 12, suitedness: '' }, 6],
      [{ high: 8, low: 7, suitedness: 's' }, 0],
    ] as const) {
      const combos = combosOf(ranks);
      const parts = Float64Array.from(found.combos, (combo) => Number(combos.includes(combo)));
      const { heroEquity } = remaining(found, parts);
      const part = partOf(found, combos);
      expect(part.combos).toBe(live);
      if (heroEquity === undefined) expect(part).not.toHaveProperty('heroEquity');
      else expect(part.heroEquity).toBeCloseTo(heroEquity, 12);
    }
  });

  test('a border of the curve belongs to the bucket above', () => {
    // A chop, as every hand plays the board.
    const asked = spot({ hero: '2c2d', board: 'AhKhQhJhTh', opponents: ['33,44'] });
    const { curve } = breakdownOf(asked, 1);
    expect(curve.buckets).toEqual(BUCKET_BORDERS.slice(1).map((_, at) => Number(at === 2)));
    expect(curve.atLeast80).toBe(0);
    const nuts = spot({ hero: '2c2d', board: 'AhKhQhJh3s', opponents: ['ThTc,33'] });
    expect(breakdownOf(nuts, 1).curve.buckets.at(-1)).toBe(1);
    expect(breakdownOf(nuts, 1).curve.atLeast80).toBe(1);
  });

  test('very small weights count like other weights', () => {
    const opponents = ['AA:1e-300,KK:5e-301,QQ:1e-300'];
    const tiny = spot({ hero: 'JcJd,TcTd', board: '7h5c2d', opponents });
    const plain = spot({ hero: 'JcJd,TcTd', board: '7h5c2d', opponents: ['AA,KK:0.5,QQ'] });
    const [one, other] = [tiny, plain].map((asked) => breakdownOf(asked, 0));
    expect(one.curve.equity).toBeCloseTo(other.curve.equity, 12);
    expect(one.facing[0] * 1e300).toBeCloseTo(other.facing[0], 9);
  });
});

describe('what remains', () => {
  const narrowed = listed.narrowing.flatMap(({ note, q, rungs, draws, combos, range, hero }) =>
    rungs === undefined ? [] : [{ note, q, names: [...rungs, ...draws], combos, range, hero }],
  );
  test.each(narrowed.map((row) => [row.note, row] as const))('listed: %s', (_, row) => {
    const asked = spot(row.q);
    const found = breakdownOf(asked, 1);
    const names = row.names as (Rung | HeldDraw)[];
    const parts = keptParts(found, new Map(names.map((name) => [name, 1])));
    const { combos, heroEquity } = remaining(found, parts);
    expect(combos).toBe(row.combos);
    expect(heroEquity).toBeCloseTo(row.hero, 12);
    expect(formatRange(narrowRange(found, parts))).toBe(row.range);
  });

  test('top pair or better continues by default, and the draws worth a call', () => {
    const [wide] = narrowed.filter(({ note }) => note.startsWith('default'));
    expect(CONTINUING).toEqual(wide.names);
  });

  test('the rest has the equity of the narrowed range, for either seat', () => {
    const random = seeded(2705);
    for (let round = 0; round < 15; round++) {
      const asked = deal(random, integer(random, 3, 5), 60);
      const { players } = finish(answer(asked));
      for (const seat of [0, 1]) {
        const found = breakdownOf(asked, seat);
        const rows: KeptRows = new Map(RUNGS.map((name) => [name, [0, 0.25, 0.5, 1][integer(random, 0, 3)]]));
        const parts = keptParts(found, rows);
        const { combos, folds, heroEquity } = remaining(found, parts);
        const range = narrowRange(found, parts);
        expect(combos).toBeCloseTo(weightOf(range), 9);
        if (heroEquity === undefined) {
          expect(folds).toBe(1);
          continue;
        }
        expect(heroEquity).toBeCloseTo(equityWith(asked, seat, range), 10);
        // The folding part and the continuing part are the whole range.
        const gone = remaining(
          found,
          parts.map((part) => 1 - part),
        );
        expect(folds + gone.folds).toBeCloseTo(1, 10);
        const all = (1 - folds) * heroEquity + (1 - gone.folds) * (gone.heroEquity ?? 0);
        expect(all).toBeCloseTo(players[0].equity ?? NaN, 10);
      }
    }
  });

  test('a price demands the best combos by equity, and equal combos in the same part', () => {
    const random = seeded(2706);
    for (let round = 0; round < 20; round++) {
      const asked = deal(random, integer(random, 3, 5), 60);
      const [pot, bet] = [integer(random, 1, 200), integer(random, 1, 150)];
      // A call of the bet into the pot with it.
      const demanded = minimumDefence({ pot: pot + bet, call: bet });
      expect(demanded).toBeCloseTo(1 - bet / (pot + bet), 12);
      for (const seat of [0, 1]) {
        const found = breakdownOf(asked, seat);
        const parts = bestParts(found, demanded ?? NaN);
        const all = sum(found.weights);
        expect(sum(found.weights.map((weight, at) => weight * parts[at]))).toBeCloseTo((demanded ?? NaN) * all, 9);
        const own = Array.from(found.equities, (equity, at) => (found.facing[at] === 0 ? -1 : equity));
        const held = own.filter((_, at) => parts[at] > 0);
        const folded = own.filter((_, at) => parts[at] < 1);
        // Only combos of one equity are in part: all better ones stay, all worse ones go.
        expect(Math.min(...held)).toBeGreaterThanOrEqual(Math.max(-1, ...folded) - 1e-8);
        for (const [at, part] of parts.entries()) {
          for (const [other, theirs] of parts.entries()) if (own[at] === own[other]) expect(theirs).toBe(part);
        }
      }
    }
  });

  test('the minimum defence is the pot before the bet, of the pot and the bet', () => {
    const rows: [stakes: Stakes, part: number | undefined][] = [
      [{ facing: 0.5 }, 2 / 3],
      [{ pot: 90, call: 30 }, 60 / 90],
      // A rake makes the call dearer, and the bluff no better.
      [{ pot: 90, call: 30, rake: { percent: 10 } }, 60 / 90],
      [{ pot: 90, bets: [0, 30] }, 60 / 90],
      // A raise of hero's 50 into 100 to 250: it risks 250 for 150.
      [{ pot: 400, bets: [50, 250] }, 150 / 400],
      // Hero's 150 may be of earlier streets, which risk nothing now.
      [{ bets: [150, 350], folded: [50] }, 350 / 550],
      // Hero has 100 left: no more can be lost or won.
      [{ pot: 400, bets: [0, 300], stacks: [100, undefined] }, 100 / 200],
      [{ pot: 60, call: 0 }, undefined],
      [{ pot: 60, call: 60 }, undefined],
      [{ bets: [0, 60] }, undefined],
      [{}, undefined],
    ];
    for (const [stakes, part] of rows) expect(minimumDefence(stakes), JSON.stringify(stakes)).toEqual(part);
  });

  test('a combo in two rows continues in the larger part', () => {
    const asked = spot({ hero: 'AsAd', board: '9h7h2c', opponents: ['9c8c,AhKh,Th9s'] });
    const rows: KeptRows = new Map<Rung | HeldDraw, number>([
      ['top pair', 0.5],
      ['flush draw', 0.25],
      ['nut flush draw', 0.75],
    ]);
    const ladder = ladderOf(asked, 1);
    const names = Array.from(ladder.combos, (combo) => formatCards(COMBOS[combo]));
    const parts = Array.from(keptParts(ladder, rows));
    expect(Object.fromEntries(names.map((name, at) => [name, parts[at]]))).toEqual({
      '9c8c': 0.5,
      Th9s: 0.5,
      AhKh: 0.75,
    });
  });

  test('a price of 25% is right against 55 of the 103 that have a pair or better', () => {
    const asked = spot(narrowed[1].q);
    const found = breakdownOf(asked, 1);
    const pairs = found.rungs.filter(({ name }) => name !== 'ace high' && name !== 'no made hand');
    const counts = pairs.map((row) => priceAgainst(found, 0.25, (at) => isInRow(row, found.holdings[at])));
    expect(sum(counts.map(({ right }) => right))).toBe(55);
    expect(sum(counts.map(({ of }) => of))).toBe(103);
    expect(priceAgainst(found, 0).right).toBe(175);
    expect(priceAgainst(found, 1)).toEqual({ right: 0, of: 175 });
  });

  test('a combo of hero’s range counts if it alone has the equity', () => {
    const asked = spot({ hero: 'TT+,AKs,T9s:0.5,76s', board: 'Kh7d5c', opponents: ['22+,A2s+,KTs+,QTs+'] });
    const found = breakdownOf(asked, 0);
    const alone = Array.from(found.combos, (combo) => {
      const held: Spot = { ...asked, hero: { kind: 'hand', cards: COMBOS[combo] } };
      return finish(countEquity(held)).players[0].equity;
    });
    for (const needed of [0.2, 0.3, 0.45]) {
      const calling = found.weights.filter((_, at) => alone[at] >= needed);
      expect(priceAgainst(found, needed)).toEqual({ right: sum(calling), of: sum(found.weights) });
    }
  });
});

test('a hand written by its cards is one combo', () => {
  const asked = spot({ hero: HAND, board: '7h3h9c', opponents: ['7c7d'] });
  const [hero, opponent] = [0, 1].map((seat) => breakdownOf(asked, seat));
  expect(hero.curve.equity).toBe(244 / 990);
  expect(opponent.rungs).toMatchObject([{ name: 'set', combos: 1, share: 1 }]);
  expect(opponent.rungs[0].heroEquity).toBeCloseTo(244 / 990, 12);
});

test(
  'one table has everybody’s holdings: each column is that player’s own, and its rungs are the whole range',
  LONG,
  () => {
    const random = seeded(20_261_130);
    for (let turn = 0; turn < 60; turn++) {
      const asked = deal(random, integer(random, 3, 5), 12);
      const rows = sharedRows(asked);
      const players = [asked.hero, ...asked.opponents];
      const named = (seat: number) => [
        ...asked.board,
        ...asked.dead,
        ...players.flatMap((own, at) => (own.kind === 'hand' && at !== seat ? own.cards : [])),
      ];
      players.forEach((player, seat) => {
        const gone = named(seat);
        const weights = comboWeights(player);
        const shares = new Map<string, number>();
        let live = 0;
        COMBOS.forEach((hole, combo) => {
          if (weights[combo] === 0 || hole.some((card) => gone.includes(card))) return;
          const cards = (list: readonly Card[]) => list.map(formatCard);
          const { rung, draws } = reference.classify(cards(hole), cards(asked.board), cards(gone));
          live += weights[combo];
          for (const name of [rung, ...draws]) shares.set(name, (shares.get(name) ?? 0) + weights[combo]);
        });
        if (live === 0) return;
        for (const { kind, place, shares: own } of rows) {
          const name = kind === 'rung' ? RUNGS[place] : DRAWS[place];
          expect(own[seat], `${name} of seat ${seat}`).toBeCloseTo((shares.get(name) ?? 0) / live, 9);
          shares.delete(name);
        }
        expect([...shares.keys()]).toEqual([]);
        const rungs = rows.filter(({ kind }) => kind === 'rung');
        expect(sum(rungs.map(({ shares: own }) => own[seat]))).toBeCloseTo(1, 9);
      });
    }
    expect(sharedRows(spot({ hero: 'AA', opponents: ['KK'] }))).toEqual([]);
  },
);
