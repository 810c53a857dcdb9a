/**
 * Tests src/poker/count/exact/preflopRanges in decks with wild cards.
 *
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { WILD_DECKS, hasJoker, type WildDeck } from '../../../../src/poker/deck';
import { countEquity, longCounts } from '../../../../src/poker/plan';
import { countInOrder, Gathering } from '../../../../src/poker/count/longCount';
import { sumMatchups, wantsTable } from '../../../../src/poker/count/tables/preflopTable';
import type { Equity } from '../../../../src/poker/count/tally';
import { rangesOf } from '../../../../src/poker/count/seats';
import { PreflopRanges } from '../../../../src/poker/count/exact/preflopRanges';
import { playersOf, unseenCards, type Spot } from '../../../../src/poker/spot';
import { type SpotText } from '../../../../src/poker/readSpot';
import { pairsOf, without } from '../../../reference/cards';
import type { Holding } from '../../../reference/equity';
import { integer, seeded, shuffled } from '../../../reference/random';
import * as reference from '../../../reference/wildDeck';
import { finish, gather, spot } from '../../read';
import { table } from '../../table';

/** The sweeps of a spot, whatever another way would take. */
function sweepsOf(asked: Spot, isByTable = false, hasTable = isByTable): PreflopRanges {
  const unseen = unseenCards(asked);
  const ranges = rangesOf(playersOf(asked), unseen, asked.wild);
  const [hero, other] = rangesOf(playersOf(asked), unseen);
  const all = hasTable ? sumMatchups(table, hero.weights, other.weights) : undefined;
  return new PreflopRanges(asked, ranges, unseen, isByTable ? { all } : undefined, true);
}

function write(holding: Holding): string {
  return holding.map(([hand, weight]) => `${hand.join('')}:${weight}`).join();
}

/** Deal for deal the same, except for the number of deals that each is counted as. */
function expectSame(found: Equity, expected: Equity, what: string): void {
  expect(found.of / expected.of, what).toBeCloseTo(1, 12);
  found.players.forEach((player, seat) => {
    const { wins, ties, equity, categories } = expected.players[seat];
    expect(player.equity, what).toBeCloseTo(equity, 12);
    expect(player.wins / found.of, what).toBeCloseTo(wins / expected.of, 12);
    expect(player.ties / found.of, what).toBeCloseTo(ties / expected.of, 12);
    player.categories.forEach((deals, at) => {
      expect(deals / found.of, `${what} ${at}`).toBeCloseTo(categories[at] / expected.of, 12);
    });
  });
}

describe.each(WILD_DECKS)('%s', (wild: WildDeck) => {
  test('thinned decks: every deal of the reference', () => {
    const random = seeded(20_261_123);
    const wilds = reference.wildsOf(wild);
    for (let round = 0; round < 8; round++) {
      const deck = reference.deck(wild);
      const first = shuffled(random, wilds, integer(random, 0, Math.min(3, wilds.length)));
      const left = [...first, ...shuffled(random, without(deck, wilds), 11 - first.length)];
      const dead = without(deck, left);
      const hands = pairsOf(left.filter((card) => card !== '*'));
      const range = (): Holding => shuffled(random, hands, 6).map((hand) => [hand, integer(random, 1, 4) / 4] as const);
      const isAnyTwo = round % 3 === 0;
      const [own, theirs] = [range(), isAnyTwo ? pairsOf(left).map((hand) => [hand, 1] as const) : range()];
      const text: SpotText = {
        wild,
        hero: write(own),
        opponents: [isAnyTwo ? 'random' : write(theirs)],
        dead: dead.join(''),
      };
      const sweeps = sweepsOf(spot(text));
      const expected = reference.enumerate(wild, [own, theirs], [], dead);
      const players = expected.players.map(({ wins, ties, share, categories }) => ({
        wins,
        ties,
        equity: share / expected.of,
        categories,
      }));
      const found = finish(countInOrder(sweeps));
      expectSame(found, { players, of: expected.of }, JSON.stringify(text));
    }
  });

  test.each([
    { hero: 'AKs,QQ:0.5', opponents: ['TT,A5s:0.25'] },
    { hero: '22,A2s', opponents: ['33,AKs:0.5,22:0.25'] },
    // A dead card distinguishes the suits. With four ranks less there are a ninth of the boards.
    { hero: '77,87s', opponents: ['77,87s'], dead: '7c3c3d3h3s4c4d4h4s5c5d5h5sTcTdThTs' },
  ] satisfies SpotText[])('each pair of hands alone, $hero v $opponents', (text) => {
    const asked = spot({ wild, ...text });
    const byHand = finish(countEquity(asked));
    expectSame(finish(countInOrder(sweepsOf(asked))), byHand, JSON.stringify(text));
    if (!hasJoker(wild) || text.dead !== undefined) return;
    const byTable = finish(countInOrder(sweepsOf(asked, true)));
    expectSame(byTable, byHand, `${JSON.stringify(text)} by the table`);
  });
});

test('wide ranges are swept and narrow ones enumerated; long counts are sampled first', () => {
  const counts = (hero: string, opponent: string, wild: WildDeck) =>
    longCounts(spot({ wild, hero, opponents: [opponent] }), { table });
  const [narrow] = counts('AKs', 'QQ', 'joker');
  expect(narrow).not.toBeInstanceOf(PreflopRanges);
  const [wide] = counts('5%', '6%', 'joker');
  expect(wide).toBeInstanceOf(PreflopRanges);
  const widest = counts('random', '40%', 'deuces');
  expect(widest.map(({ method }) => method)).toEqual(['sampled', 'exact']);
  expect(widest[1]).toBeInstanceOf(PreflopRanges);
});

test('a helper that counts pieces needs no table', () => {
  const asked = spot({ wild: 'bug', hero: 'AKs', opponents: ['QQ,JTs'] });
  const own = sweepsOf(asked, true);
  const helper = sweepsOf(asked, true, false);
  expect(helper.pieces).toBe(own.pieces);
  const gathering = new Gathering(own);
  for (let piece = own.pieces - 1; piece >= 0; piece--) gathering.bring(piece, helper.count(piece));
  expect(own.equity(gathering.sums)).toEqual(gather(own, 0, own.pieces));
});

test('the table serves two ranges with a joker in the deck, and no card dead', () => {
  const asks = (hero: string, opponents: string[], rest = {}) =>
    wantsTable(spot({ wild: 'joker', hero, opponents, ...rest }));
  expect(asks('AKs', ['QQ'])).toBe(true);
  expect(asks('AKs', ['QsQc'])).toBe(false);
  expect(asks('AKs', ['random'])).toBe(false);
  expect(asks('AhKd', ['QsQc'])).toBe(false);
  expect(asks('AKs', ['QQ', 'JJ'])).toBe(false);
  expect(asks('AKs', ['QQ'], { dead: '2c' })).toBe(false);
  expect(asks('AhKd', ['QQ'], { board: '7d5cKh' })).toBe(false);
  expect(asks('AhKd', ['QQ'], { wild: 'deuces' })).toBe(false);
});
