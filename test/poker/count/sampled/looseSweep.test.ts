import { describe, expect, test } from 'vitest';
import { LooseSweep, PAIRS } from '../../../../src/poker/count/sampled/looseSweep';
import { Tally } from '../../../../src/poker/count/tally';
import { COMBOS, comboIndex } from '../../../../src/poker/combos';
import { DECK, pairsOf, without } from '../../../reference/cards';
import { enumerateHoldings, type Holding } from '../../../reference/equity';
import { integer, seeded, shuffled, type Random } from '../../../reference/random';
import { lopsided } from '../../deal';
import { cards } from '../../read';
import { LONG } from '../../../long';

interface Table {
  readonly holdings: readonly Holding[];
  readonly board: readonly string[];
}

/** Three ranges of combos of few cards, with separate cards or the same ones. */
function table(random: Random, isApart: boolean): Table {
  const deck = shuffled(random, lopsided(random).slice(0, 30));
  deck.push(...shuffled(random, without(DECK, deck)));
  const board = deck.splice(0, 5);
  const all = deck.splice(0, 15);
  const holdings = Array.from({ length: 3 }, (_, player): Holding => {
    const own = isApart ? all.slice(5 * player, 5 * player + 5) : all;
    return shuffled(random, pairsOf(own), integer(random, 1, isApart ? 10 : 40)).map((hand) => [
      hand,
      integer(random, 1, 10) / 10,
    ]);
  });
  return { holdings, board };
}

function sweep({ holdings, board }: Table): { loose: LooseSweep; tally: Tally } {
  const players = holdings.map((holding, seat) => {
    const weights = new Float64Array(COMBOS.length);
    for (const [hand, weight] of holding) {
      const [a, b] = cards(hand.join(''));
      weights[comboIndex(a, b)] = weight;
    }
    return { seat, weights };
  });
  const tally = new Tally(3);
  const loose = new LooseSweep(tally, players);
  loose.countBoard(cards(board.join('')));
  return { loose, tally };
}

describe('three ranges on a board, swept loosely', () => {
  test('each two of them are exact, even with shared cards', LONG, () => {
    const random = seeded(1);
    for (let round = 0; round < 100; round++) {
      const own = table(random, false);
      const { loose } = sweep(own);
      PAIRS.forEach((seats, pair) => {
        const holdings = seats.map((seat) => own.holdings[seat]);
        const { of, players } = enumerateHoldings(holdings, own.board, []);
        expect(loose.pairs[2 * pair]).toBeCloseTo(players[0].share, 9);
        expect(loose.pairs[2 * pair + 1]).toBeCloseTo(of, 9);
      });
    }
  });

  test('all three are exact if no two of them can hold the same card', () => {
    const random = seeded(2);
    for (let round = 0; round < 100; round++) {
      const own = table(random, true);
      const { tally } = sweep(own);
      const { of, players } = enumerateHoldings(own.holdings, own.board, []);
      const found = tally.result();
      expect(found.of).toBeCloseTo(of, 9);
      found.players.forEach(({ wins, ties, categories }, seat) => {
        expect(wins).toBeCloseTo(players[seat].wins, 9);
        expect(ties).toBeCloseTo(players[seat].ties, 9);
        categories.forEach((deals, category) => {
          expect(deals).toBeCloseTo(players[seat].categories[category], 9);
        });
      });
    }
  });

  test('otherwise the mean error is below one point', LONG, () => {
    const random = seeded(3);
    const rounds = 30;
    let error = 0;
    for (let round = 0; round < rounds; round++) {
      const own = table(random, false);
      const { tally } = sweep(own);
      const { of, players } = enumerateHoldings(own.holdings, own.board, []);
      if (of === 0) continue;
      error += Math.abs(tally.result().players[0].equity - players[0].share / of);
    }
    expect(error / rounds).toBeLessThan(0.01);
  });
});
