// Who gets what of an all-in: payments, averages and deals.
import { describe, expect, test } from 'vitest';
import { DECK, formatCard, parseCards, type Card } from '../../../src/poker/card';
import {
  backOnAverage,
  dealByEquity,
  dealOfPrizes,
  payOut,
  potsOfAllIn,
  type AllIn,
} from '../../../src/poker/money/payments';
import { evaluateIn } from '../../../src/poker/wildHand';
import { best } from '../../reference/hand';
import { prizes } from '../../reference/money';
import { nets } from '../../reference/pots';
import { integer, seeded, shuffled, type Random } from '../../reference/random';

function cards(text: string): Card[] {
  const read = parseCards(text, 'line');
  if (!read.ok) throw new Error(text);
  return [...read.value];
}
const HANDS = ['AhAd', 'KsKc', '7h7d'].map(cards);
const on = (board: string) => HANDS.map((hand) => evaluateIn(undefined, [...hand, ...cards(board)]));
const sum = (amounts: readonly number[]) => amounts.reduce((all, own) => all + own, 0);

describe('500, 300 and 120 with aces, kings and sevens', () => {
  const hand: AllIn = { put: [50_000, 30_000, 12_000], chip: 100 };

  test('two pots, and 200 back at once', () => {
    expect(potsOfAllIn(hand)).toEqual({
      pots: [
        { size: 36_000, seats: [0, 1, 2] },
        { size: 36_000, seats: [0, 1] },
      ],
      uncalled: { seat: 0, amount: 20_000 },
    });
  });

  test('once: the sevens win the main pot, the aces the side pot', () => {
    expect(payOut(hand, [on('7c2d9sJh3c')]).net).toEqual([6_000, -30_000, 24_000]);
  });

  test('twice: half of each pot a board', () => {
    const { net, pots, back } = payOut(hand, [on('7c2d9sJh3c'), on('Kd2h5s8c3d')]);
    expect(net).toEqual([-12_000, 6_000, 6_000]);
    expect(back).toEqual([38_000, 36_000, 18_000]);
    expect(pots.map(({ runs }) => runs)).toEqual([
      [
        { winners: [2], paid: [18_000] },
        { winners: [1], paid: [18_000] },
      ],
      [
        { winners: [0], paid: [18_000] },
        { winners: [1], paid: [18_000] },
      ],
    ]);
  });

  test('on average and by a deal: each pot by its equity, the sum exact', () => {
    const shares = [
      [0.6, 0.15, 0.25],
      [0.81, 0.19],
    ];
    const back = backOnAverage(hand, [shares]);
    expect(back.map((own) => Math.round(own))).toEqual([70_760, 12_240, 9_000]);
    const deal = dealByEquity(hand, [shares]);
    // Of the side pot 291.6 and 68.4 chips: the larger remainder takes the chip.
    expect(deal.back).toEqual([70_800, 12_200, 9_000]);
    expect(sum(deal.net)).toBe(0);
  });
});

describe('odd chips', () => {
  const hand: AllIn = { put: [50, 50], middle: 25, chip: 25 };
  const tied = [[1, 1]];

  test('go to the first seat, or to the first after the button', () => {
    expect(payOut(hand, tied).back).toEqual([75, 50]);
    expect(payOut({ ...hand, button: 0 }, tied).back).toEqual([50, 75]);
    expect(payOut({ ...hand, button: 1 }, tied).back).toEqual([75, 50]);
  });

  test('go to the first of two boards', () => {
    expect(
      payOut(hand, [
        [1, 0],
        [0, 1],
      ]).back,
    ).toEqual([75, 50]);
    expect(
      payOut(hand, [
        [0, 1],
        [1, 0],
      ]).back,
    ).toEqual([50, 75]);
  });

  test('go by the remainder in a deal, and by seat if remainders are equal', () => {
    expect(dealByEquity(hand, [[[0.5, 0.5]]]).back).toEqual([75, 50]);
    expect(dealByEquity({ ...hand, button: 0 }, [[[0.5, 0.5]]]).back).toEqual([50, 75]);
    expect(dealByEquity(hand, [[[0.45, 0.55]]]).back).toEqual([50, 75]);
    const thirds = dealByEquity({ put: [100, 100, 100], chip: 1 }, [[[1 / 3, 1 / 3, 1 / 3]]]);
    expect(thirds.back).toEqual([100, 100, 100]);
  });

  test('less than a chip is paid too', () => {
    expect(payOut({ put: [110, 110], chip: 100 }, tied).back).toEqual([120, 100]);
    expect(dealByEquity({ put: [110, 110], chip: 100 }, [[[0.5, 0.5]]]).back).toEqual([120, 100]);
  });
});

test('a folded bet is lost, and a player who folded wins nothing', () => {
  const hand: AllIn = { put: [100, 60, 100], gone: [1], chip: 1 };
  expect(payOut(hand, [[1, 9, 2]]).net).toEqual([-100, -60, 160]);
  expect(payOut({ put: [100, 40], gone: [0, 1], chip: 1 }, [[1, 2]]).back).toEqual([0, 0]);
});

/** A random hand: amounts of a few levels, so that some are equal, and perhaps one that nobody can match. */
function randomHand(random: Random): Required<AllIn> {
  const players = integer(random, 2, 10);
  const chip = [1, 5, 25, 100][integer(random, 0, 3)] ?? 1;
  const levels = Array.from({ length: 4 }, () => integer(random, 0, 400));
  const put = Array.from({ length: players }, () => levels[integer(random, 0, 3)] ?? 0);
  const gone = put.flatMap((_, seat) => (seat > 1 && random() < 0.2 ? [seat] : []));
  return { put, gone, middle: integer(random, 0, 3) * 15, chip, button: integer(random, -1, players - 1) };
}

function check(hand: Required<AllIn>, boards: (number | undefined)[][], scores: number[][]): void {
  const { put, gone, middle } = hand;
  const { net, pots, uncalled } = payOut(hand, boards);
  const about = JSON.stringify({ hand, boards });
  expect(sum(net), about).toBe(middle);
  expect(
    net.every((own, seat) => own >= -put[seat]),
    about,
  ).toBe(true);
  expect(sum(pots.map(({ size }) => size)) + (uncalled?.amount ?? 0), about).toBe(sum(put) + middle);
  for (const { seats, runs, size } of pots) {
    expect(sum(runs.flatMap(({ paid }) => paid)), about).toBe(size);
    expect(
      runs.every(({ winners }) => winners.every((seat) => seats.includes(seat))),
      about,
    ).toBe(true);
  }
  expect(
    gone.every((seat) => net[seat] === -put[seat]),
    about,
  ).toBe(true);
  expect(net, about).toEqual(nets({ ...hand, scores }));
}

test('2,000 hands add up to nought, and agree to the chip with the slow reference', () => {
  const random = seeded(20_261_129);
  for (let at = 0; at < 2_000; at++) {
    const hand = randomHand(random);
    const { put, gone } = hand;
    const deck = shuffled(random, DECK, 2 * put.length + 10);
    const hands = put.map((_, seat) => deck.slice(2 * seat, 2 * seat + 2));
    const shared = [0, 3, 4][integer(random, 0, 2)] ?? 0;
    const first = deck.slice(-10, -5);
    const twice = [...first.slice(0, shared), ...deck.slice(-5).slice(shared)];
    const boards = random() < 0.5 ? [first] : [first, twice];
    check(
      hand,
      boards.map((board) => hands.map((own) => evaluateIn(undefined, [...own, ...board]))),
      boards.map((board) =>
        hands.map((own, seat) => (gone.includes(seat) ? -1 : best([...own, ...board].map((card) => formatCard(card))))),
      ),
    );
  }
});

test('so do 2,000 hands that often tie', () => {
  const random = seeded(7);
  for (let at = 0; at < 2_000; at++) {
    const hand = randomHand(random);
    const boards = Array.from({ length: integer(random, 1, 2) }, () => hand.put.map(() => integer(random, 0, 2)));
    check(
      hand,
      boards,
      boards.map((board) => board.map((own, seat) => (hand.gone.includes(seat) ? -1 : own))),
    );
  }
});

test('2,000 deals add up, within a chip of the average for each pot', () => {
  const random = seeded(8);
  for (let at = 0; at < 2_000; at++) {
    const hand = randomHand(random);
    const { pots } = potsOfAllIn(hand);
    const boards = Array.from({ length: integer(random, 1, 2) }, () =>
      pots.map(({ seats }) => {
        const parts = seats.map(() => integer(random, 0, 6));
        const all = sum(parts);
        return parts.map((own) => (all === 0 ? 1 / seats.length : own / all));
      }),
    );
    const { back, net } = dealByEquity(hand, boards);
    expect(sum(net), JSON.stringify(hand)).toBe(hand.middle);
    const average = backOnAverage(hand, boards);
    expect(sum(average)).toBeCloseTo(sum(back), 6);
    for (const [seat, own] of back.entries()) {
      expect(Math.abs(own - (average[seat] ?? 0)), JSON.stringify({ hand, seat })).toBeLessThan(
        2 * hand.chip * Math.max(1, pots.length),
      );
    }
  }
});

test('a deal of prizes: by Malmuth and Harville, and by chips above the last prize', () => {
  const stacks = [5_000, 3_000, 2_000];
  const { icm, chipChop } = dealOfPrizes(stacks, [50, 30, 20]);
  expect(icm[0]).toBeCloseTo(38.4, 1);
  for (const [seat, own] of prizes(stacks, [50, 30, 20]).entries()) expect(icm[seat]).toBeCloseTo(own, 9);
  expect(chipChop).toEqual([40, 32, 28]);
  // Two players, one prize: both are the chips.
  expect(dealOfPrizes([30, 10], [100])).toEqual({ icm: [75, 25], chipChop: [75, 25] });
});
