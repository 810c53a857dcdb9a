/**
 * Wild decks; ordinary ones are in equity.test.ts. Tests src/poker/count/exact/enumerated too.
 *
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../../../../src/poker/answer';
import { formatCard } from '../../../../src/poker/card';
import { countEquity, sampleEquity } from '../../../../src/poker/plan';
import { Gathering } from '../../../../src/poker/count/longCount';
import { unseenCards, type Spot } from '../../../../src/poker/spot';
import type { Equity } from '../../../../src/poker/count/tally';
import { WILD_DECKS, type WildDeck } from '../../../../src/poker/deck';
import { pairsOf, without } from '../../../reference/cards';
import type { Holding } from '../../../reference/equity';
import { integer, seeded, shuffled, type Random } from '../../../reference/random';
import * as reference from '../../../reference/wildDeck';
import { finish, spot } from '../../read';

/** A player's cards: two cards, some hands with their weights, or nothing. */
type Seat = readonly string[] | Holding | 'random';

interface Deal {
  readonly wild: WildDeck;
  readonly seats: readonly Seat[];
  readonly board: readonly string[];
  readonly dead: readonly string[];
}

function isHolding(seat: Seat): seat is Holding {
  return seat !== 'random' && typeof seat[0] !== 'string';
}

function write({ wild, seats, board, dead }: Deal): Spot {
  const [hero, ...opponents] = seats.map((seat) =>
    seat === 'random'
      ? seat
      : isHolding(seat)
        ? seat.map(([hand, weight]) => `${hand.join('')}:${weight}`).join()
        : seat.join(''),
  );
  return spot({ wild, hero, opponents, board: board.join(''), dead: dead.join('') });
}

function text({ wild, seats, board, dead }: Deal): string {
  return `${wild}: ${JSON.stringify(seats)} on ${board.join('')} without ${dead.join('')}`;
}

function holdingsOf({ wild, seats, board, dead }: Deal): Holding[] {
  const open = seats.flatMap((seat) => (seat === 'random' || isHolding(seat) ? [] : seat));
  const left = without(reference.deck(wild), [...open, ...board, ...dead]);
  return seats.map((seat): Holding =>
    seat === 'random' ? pairsOf(left).map((hand) => [hand, 1] as const) : isHolding(seat) ? seat : [[seat, 1]],
  );
}

/** The engine's counts are the reference's, deal for deal. */
function agree(deal: Deal): void {
  const asked = write(deal);
  const found = finish(countEquity(asked));
  const expected = reference.enumerate(deal.wild, holdingsOf(deal), deal.board, deal.dead);
  expect(found.of / expected.of, text(deal)).toBeCloseTo(1, 12);
  found.players.forEach(({ wins, ties, equity, categories }, seat) => {
    const player = expected.players[seat];
    const counts = [wins, ties, ...categories];
    [player.wins, player.ties, ...player.categories].forEach((count, at) => {
      expect(counts[at] / expected.of, `${text(deal)} ${seat} ${at}`).toBeCloseTo(count / expected.of, 12);
    });
    expect(equity, text(deal)).toBeCloseTo(player.share / expected.of, 12);
  });
  if (deal.board.length !== 3 && deal.board.length !== 4) return;
  for (const card of unseenCards(asked)) {
    const next = found.next?.get(card);
    const own = expected.next.get(formatCard(card)) ?? { of: 0, wins: 0, share: 0 };
    expect(next?.of, text(deal)).toBeCloseTo(own.of, 9);
    expect(next?.wins, text(deal)).toBeCloseTo(own.wins, 9);
    if (own.of > 0) expect(next?.equity, text(deal)).toBeCloseTo(own.share / own.of, 12);
  }
}

/** Cards in random order, near each other, with a wild one among the first more often than not. */
function deckFor(random: Random, wild: WildDeck): string[] {
  const deck = reference.deck(wild);
  const wilds = reference.wildsOf(wild);
  const start = integer(random, 1, 8);
  const near = without(deck, wilds).filter((card) => '23456789TJQKA'.slice(start, start + 5).includes(card[0]));
  const first = [
    ...shuffled(random, wilds, integer(random, 0, Math.min(2, wilds.length))),
    ...shuffled(random, near, 10),
  ];
  return [...shuffled(random, first), ...shuffled(random, without(deck, first))];
}

describe.each(WILD_DECKS)('%s: every deal enumerated', (wild) => {
  test('known hands are exact on every street', () => {
    const random = seeded(1);
    for (let round = 0; round < 12; round++) {
      const cards = deckFor(random, wild);
      const take = (count: number) => cards.splice(0, count);
      const seats = Array.from({ length: integer(random, 1, 4) }, () => take(2));
      const board = take([5, 4, 3, 0][round % 4]);
      const left = board.length === 0 ? 8 : board.length === 3 ? 14 : 40;
      agree({ wild, seats, board, dead: cards.slice(left) });
    }
  });

  test('one or two players with ranges before the flop', () => {
    const random = seeded(6);
    for (let round = 0; round < 12; round++) {
      const cards = deckFor(random, wild);
      const known: Seat[] = Array.from({ length: round % 3 }, () => cards.splice(0, 2));
      const left = cards.slice(0, round % 3 === 0 ? 10 : 11);
      const naturals = pairsOf(left.filter((card) => card !== '*'));
      const range = (): Holding =>
        shuffled(random, naturals, 5).map((hand) => [hand, integer(random, 1, 4) / 4] as const);
      const hidden: Seat[] = round % 3 === 2 ? [range()] : [range(), round % 2 ? 'random' : range()];
      agree({
        wild,
        seats: shuffled(random, [...known, ...hidden]),
        board: [],
        dead: cards.slice(left.length),
      });
    }
  });

  test('one random player, in any seat', () => {
    const random = seeded(2);
    for (let round = 0; round < 12; round++) {
      const cards = deckFor(random, wild);
      const take = (count: number) => cards.splice(0, count);
      const seats: Seat[] = Array.from({ length: integer(random, 1, 3) }, () => take(2));
      seats.splice(integer(random, 0, seats.length), 0, 'random');
      const board = take([5, 4, 3, 0][round % 4]);
      const left = [20, 10, 8, 9][round % 4];
      agree({ wild, seats, board, dead: shuffled(random, cards).slice(left) });
    }
  });

  test('two and three hidden players, by weight', () => {
    const random = seeded(3);
    for (let round = 0; round < 12; round++) {
      const cards = deckFor(random, wild);
      const take = (count: number) => cards.splice(0, count);
      const board = take([5, 4, 3][round % 3]);
      const known: Seat[] = Array.from({ length: round % 2 }, () => take(2));
      const left = cards.slice(0, 9);
      const naturals = pairsOf(left.filter((card) => card !== '*'));
      const range = (): Holding =>
        shuffled(random, naturals, 6).map((hand) => [hand, integer(random, 1, 4) / 4] as const);
      const hidden: Seat[] = [range(), round % 4 === 3 ? range() : 'random'];
      if (round % 3 !== 1) hidden.push(range());
      const seats = shuffled(random, [...known, ...hidden]);
      agree({ wild, seats, board, dead: cards.slice(9) });
    }
  });

  test('a sample is as near as it says', () => {
    const random = seeded(4);
    for (let round = 0; round < 4; round++) {
      const cards = deckFor(random, wild);
      const hands = [cards.splice(0, 2), cards.splice(0, 2)];
      const board = cards.splice(0, 3);
      const asked = write({
        wild,
        seats: [...hands, 'random'],
        board,
        dead: round === 0 ? [] : cards.slice(25),
      });
      const exact = finish(countEquity(asked));
      const sampled = gather(asked, 12);
      sampled.players.forEach(({ equity, halfWidth = 0, categories, ...player }, seat) => {
        expect(Math.abs(equity - exact.players[seat].equity)).toBeLessThan(2.5 * halfWidth);
        expect(halfWidth).toBeLessThan(0.01);
        categories.forEach((deals, category) => {
          const share = exact.players[seat].categories[category] / exact.of;
          const width = player.categoryHalfWidths?.[category] ?? NaN;
          expect(Math.abs(deals / sampled.of - share)).toBeLessThan(2 * width);
          expect(width).toBeLessThan(0.01);
        });
      });
      const all = [...(sampled.next?.values() ?? [])];
      expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    }
  });

  test('outs, verdicts and reached hands equal those of trying every card for the joker', () => {
    const random = seeded(5);
    for (let round = 0; round < 12; round++) {
      const cards = deckFor(random, wild);
      const take = (count: number) => cards.splice(0, count);
      const hero = take(2);
      const board = take(round % 3 === 0 ? 4 : 3);
      const opponents = Array.from({ length: round % 3 }, () => take(2));
      const dead = board.length === 3 ? cards.slice(16) : [];
      const deal: Deal = { wild, seats: [hero, ...opponents], board, dead };
      const found = answered(write(deal));
      const unseen = without(reference.deck(wild), [hero, board, dead, ...opponents].flat());
      expect(found.unseen).toBe(unseen.length);
      const improving = unseen.filter((card) => reference.improves(wild, hero, board, card));
      expect(found.improving?.cards.map(({ card }) => formatCard(card)).sort(), text(deal)).toEqual(improving.sort());
      for (const { card, verdict, makes } of found.next?.map((next) => ({
        ...next,
        card: formatCard(next.card),
        makes: reference.category(wild, [...hero, ...board, formatCard(next.card)]),
      })) ?? []) {
        if (opponents.length > 0) {
          expect(verdict, `${text(deal)} ${card}`).toBe(reference.verdict(wild, hero, board, opponents, card));
        }
        const counted = found.improving?.cards.find((own) => formatCard(own.card) === card);
        if (counted !== undefined) expect(counted.makes).toBe(makes);
      }
      const target = found.improving?.target;
      if (board.length === 3 && target !== undefined) {
        expect(found.improving?.reached?.hits, text(deal)).toBe(reference.reached(wild, hero, board, unseen, target));
      }
    }
  });
});

function answered(asked: Spot): Answer {
  return finish(answer(asked));
}

function gather(asked: Spot, pieces: number): Equity {
  const count = sampleEquity(asked);
  const gathering = new Gathering(count);
  for (let piece = 0; piece < pieces; piece++) gathering.bring(piece, count.count(piece));
  return count.equity(gathering.sums);
}

test('the bridge from outs to equity holds with a joker to come', () => {
  const found = answered(spot({ wild: 'joker', hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] }));
  const { bridge, players, of } = found;
  if (bridge === undefined) return expect.fail('no bridge');
  expect(of).toBe(1035);
  expect(found.outs?.map(formatCard)).toEqual(['2h', '4h', '5h', '6h', '8h', 'Th', 'Jh', 'Qh']);
  expect(bridge.hitWin + bridge.missWin + bridge.tieShare).toBeCloseTo((players[0].equity ?? 0) * of, 9);
});
