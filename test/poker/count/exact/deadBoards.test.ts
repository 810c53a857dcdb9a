import { expect, test } from 'vitest';
import { alikeSuits, boardsUpToSuits, suitOrdersKeeping } from '../../../../src/poker/count/exact/upToSuits';
import { BoardSweeps } from '../../../../src/poker/count/exact/preflopRanges';
import { DeadBoards } from '../../../../src/poker/count/exact/deadBoards';

import { Sweep } from '../../../../src/poker/count/exact/sweep';
import { Tally } from '../../../../src/poker/count/tally';
import { rangesOf } from '../../../../src/poker/count/seats';
import { playersOf, unseenCards } from '../../../../src/poker/spot';
import { type SpotText } from '../../../../src/poker/readSpot';
import { LONG } from '../../../long';
import { DECK, pairsOf } from '../../../reference/cards';
import { integer, seeded, shuffled } from '../../../reference/random';
import { spot } from '../../read';

/** The boards with a dead card, by winner: counted, which subtracts them, and swept board by board. */
function bothWays(text: SpotText): { counted: Float64Array; swept: Float64Array } {
  const asked = spot(text);
  const [first, second] = rangesOf(playersOf(asked), unseenCards(asked));
  const suits = alikeSuits(suitOrdersKeeping([asked.dead], [first.weights, second.weights]));
  const found = new Tally(2, false);
  const count = new DeadBoards([first, second], asked.dead, suits);
  for (let piece = 0; piece < count.pieces; piece++) count.count(piece, found);
  const expected = new Tally(2, false);
  const boards = boardsUpToSuits(suits, { holding: asked.dead });
  const sweeps = new BoardSweeps(boards, new Sweep(expected, first, second, []));
  for (let piece = 0; piece < sweeps.pieces; piece++) sweeps.count(piece);
  return { counted: found.winners.map((deals) => 0 - deals), swept: expected.winners };
}

test.each([
  { hero: '20%', opponents: ['21%'], dead: '2h' },
  { hero: 'AKs,76s', opponents: ['30%'], dead: 'AsAd' },
  { hero: '22+,A2s+', opponents: ['TT+,AQs+,AKo'], dead: '2h7h' },
] satisfies SpotText[])('counted as swept, to the last deal: $hero v $opponents without $dead', LONG, (text) => {
  const { counted, swept } = bothWays(text);
  expect(counted).toEqual(swept);
});

test('suited and unsuited hands of any weight, by turns in each seat', LONG, () => {
  const random = seeded(20_261_123);
  for (let round = 0; round < 2; round++) {
    const dead = shuffled(random, DECK, 1 + (round % 2));
    // Three suits, so that many have a flush on the same board.
    const hands = pairsOf(DECK.filter((card) => !dead.includes(card) && !card.endsWith('c')));
    const range = () =>
      shuffled(random, hands, integer(random, 1, 60))
        .map((hand) => `${hand.join('')}:${integer(random, 1, 4) / 4}`)
        .join();
    const text = { hero: range(), opponents: [range()], dead: dead.join('') };
    const { counted, swept } = bothWays(text);
    const all = swept.reduce((sum, deals) => sum + deals, 0);
    counted.forEach((deals, mask) => {
      expect((deals - swept[mask]) / all, `${JSON.stringify(text)} ${mask}`).toBeCloseTo(0, 12);
    });
  }
});
