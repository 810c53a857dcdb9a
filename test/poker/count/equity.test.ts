/**
 * Tests src/poker/count/exact/allBoards, src/poker/count/exact/showdown and src/poker/count/board/boards too.
 *
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { cardOf, formatCard, rankOf, suitOf, type Card, type Hole } from '../../../src/poker/card';
import { countEquity } from '../../../src/poker/plan';
import { unseenCards, type Player, type Spot } from '../../../src/poker/spot';
import type { Equity } from '../../../src/poker/count/tally';
import listed from '../../cases/equity.json' with { type: 'json' };
import { DECK, without } from '../../reference/cards';
import { enumerate, type ReferenceSpot } from '../../reference/equity';
import { integer, seeded, shuffled } from '../../reference/random';
import { deal, lopsided, write } from '../deal';
import { finish, spot } from '../read';

function equityOf(asked: Spot): Equity {
  return finish(countEquity(asked));
}

function text({ players, board, dead }: ReferenceSpot): string {
  return `${players.map(String).join(' v ')} on ${board.join('')} without ${dead.join('')}`;
}

/** The engine's counts are the reference's, deal for deal. */
function agree(written: ReferenceSpot): void {
  const found = equityOf(write(written));
  const expected = enumerate(written);
  expect(found.of, text(written)).toBe(expected.of);
  expect(
    found.players.map(({ wins, ties, categories }) => ({ wins, ties, categories })),
    text(written),
  ).toEqual(expected.players.map(({ wins, ties, categories }) => ({ wins, ties, categories })));
  found.players.forEach(({ equity }, seat) => {
    expect(equity).toBeCloseTo(expected.players[seat].share / expected.of, 12);
  });
}

describe('listed spots', () => {
  test.each(listed.cases.map((row) => [row.hands.join(' v '), row.board, row] as const))(
    '%s on %j',
    (_, board, row) => {
      const [hero, ...opponents] = row.hands.map((hand) => (hand === '**' ? 'random' : hand));
      const found = equityOf(spot({ hero, opponents, board }));
      expect(found.of).toBe(row.total);
      row.players.forEach((player, seat) => {
        const { wins, ties, equity, categories } = found.players[seat];
        expect({ wins, ties, categories: [...categories] }).toEqual({
          wins: player.win,
          ties: player.tie,
          categories: player.categories,
        });
        expect(100 * equity).toBeCloseTo(player.equity, 5);
      });
    },
  );
});

describe('a flop that is turned card by card', () => {
  const players: readonly (readonly string[])[] = [
    ...[
      ['AhKd', '22+,A2s+:0.5'],
      ['QQ+', 'random'],
      ['AhKd', '20%', '20%'],
      ['TT+', 'AK', '9s9c'],
    ],
    ...[['QsJs', 'random', 'random']],
  ];
  test.each(players)('%s v %s: the mean of the boards to come', (hero, ...opponents) => {
    for (const wild of opponents.length > 1 ? ['none'] : ['none', 'joker', 'deuces']) {
      const asked = spot({ hero, opponents, board: 'Kh9h', wild });
      const found = equityOf(asked);
      const next = unseenCards(asked).map((card) => equityOf({ ...asked, board: [...asked.board, card] }));
      const of = next.reduce((sum, own) => sum + own.of, 0);
      found.players.forEach(({ equity, wins, halfWidth = 0 }, seat) => {
        const mean = next.reduce((sum, own) => sum + own.players[seat].equity * own.of, 0) / of;
        const error = Math.abs(equity - mean);
        expect(error).toBeLessThan(found.samples === undefined ? 1e-9 : 2 * halfWidth);
        if (found.samples !== undefined) return;
        // Each of the deals has three cards that may be the next.
        expect(found.of / (of / 3)).toBeCloseTo(1, 9);
        const won = next.reduce((sum, own) => sum + own.players[seat].wins, 0);
        expect(wins / (won / 3)).toBeCloseTo(1, 9);
      });
    }
  });

  test('two cards are any order, and one is the mean of two', () => {
    const of = (board: string) => equityOf(spot({ hero: 'AhKd', opponents: ['QsQc', 'random'], board }));
    expect(of('Kh9h')).toEqual(of('9hKh'));
    const one = spot({ hero: 'AhKd', opponents: ['QsQc'], board: 'Kh' });
    const next = unseenCards(one).map((card) => equityOf({ ...one, board: [...one.board, card] }));
    const mean = next.reduce((sum, own) => sum + own.players[0].equity, 0) / next.length;
    expect(equityOf(one).players[0].equity).toBeCloseTo(mean, 12);
  });
});

describe('every deal enumerated', () => {
  test('known hands on the river, two to ten players', () => {
    const random = seeded(1);
    for (let round = 0; round < 600; round++) {
      const players = integer(random, 2, 10);
      agree(deal(random, { players, board: 5, dead: integer(random, 0, 20) }));
    }
  });

  test('a flop that is turned card by card', () => {
    const random = seeded(20);
    for (let round = 0; round < 60; round++) {
      const board = integer(random, 1, 2);
      const dead = integer(random, 20, 26);
      agree(deal(random, { players: integer(random, 2, 5), board, dead, first: lopsided(random) }));
      agree(deal(random, { players: 3, board, random: integer(random, 0, 2), dead: 32 }));
    }
  });

  test('known hands on the turn', () => {
    const random = seeded(2);
    for (let round = 0; round < 200; round++) {
      const players = integer(random, 2, 10);
      agree(deal(random, { players, board: 4, dead: integer(random, 0, 20) }));
    }
  });

  test('known hands on the flop', () => {
    const random = seeded(3);
    for (let round = 0; round < 25; round++) {
      agree(deal(random, { players: 2 + (round % 9), board: 3, dead: integer(random, 0, 4) }));
    }
  });

  test('known hands on the flop of a thinned and lopsided deck', () => {
    const random = seeded(4);
    for (let round = 0; round < 100; round++) {
      const players = integer(random, 2, 6);
      const dead = integer(random, 10, 30);
      agree(deal(random, { players, board: 3, dead, first: lopsided(random) }));
    }
  });

  test('known hands before the flop, the deck thinned until it can be enumerated', () => {
    const random = seeded(5);
    for (let round = 0; round < 140; round++) {
      const players = integer(random, 2, 10);
      const left = integer(random, 5, 17);
      const dead = 52 - 2 * players - left;
      agree(deal(random, { players, board: 0, dead, first: lopsided(random) }));
    }
  });

  test('known hands before the flop, with some fifty thousand boards', () => {
    const random = seeded(6);
    for (let round = 0; round < 4; round++) {
      const players = [2, 3, 4, 10][round];
      const dead = 52 - 2 * players - 24;
      agree(deal(random, { players, board: 0, dead, first: lopsided(random) }));
    }
  });

  test('one player on a thinned deck', () => {
    const random = seeded(7);
    for (let round = 0; round < 20; round++) {
      agree(deal(random, { players: 1, board: 0, dead: 36, first: lopsided(random) }));
      agree(deal(random, { players: 1, board: 3, dead: integer(random, 0, 30) }));
    }
  });

  test('a random player in any seat on the river', () => {
    const random = seeded(8);
    for (let round = 0; round < 120; round++) {
      const players = integer(random, 1, 10);
      const seat = integer(random, 0, players - 1);
      const dead = integer(random, 0, 18);
      agree(deal(random, { players, random: seat, board: 5, dead, first: lopsided(random) }));
    }
  });

  test('a random player on the turn', () => {
    const random = seeded(9);
    for (let round = 0; round < 24; round++) {
      const players = integer(random, 2, 5);
      const seat = integer(random, 0, players - 1);
      const dead = round < 3 ? 0 : integer(random, 10, 28);
      agree(deal(random, { players, random: seat, board: 4, dead, first: lopsided(random) }));
    }
  });

  test('a random player on the flop', () => {
    const random = seeded(10);
    for (let round = 0; round < 30; round++) {
      const players = integer(random, 2, 5);
      const seat = integer(random, 0, players - 1);
      const dead = 52 - 3 - 2 * (players - 1) - integer(random, 8, 18);
      agree(deal(random, { players, random: seat, board: 3, dead, first: lopsided(random) }));
    }
  });

  test('a random player before the flop', () => {
    const random = seeded(11);
    for (let round = 0; round < 30; round++) {
      const players = integer(random, 1, 6);
      const seat = integer(random, 0, players - 1);
      const dead = 52 - 2 * (players - 1) - integer(random, 7, 12);
      agree(deal(random, { players, random: seat, board: 0, dead, first: lopsided(random) }));
    }
  });

  test('a random player before the flop, where only the known hands distinguish suits', () => {
    const random = seeded(12);
    for (let round = 0; round < 12; round++) {
      const ranks = shuffled(random, [...'23456789TJQKA'], 5);
      const left = DECK.filter((card) => ranks.slice(0, 3).includes(card.charAt(0)));
      const others = DECK.filter((card) => ranks.slice(3).includes(card.charAt(0)));
      const cards = shuffled(random, others);
      const hands = [cards.slice(0, 2), cards.slice(2, 4)].slice(0, integer(random, 0, 2));
      const dead = without(DECK, [...left, ...hands.flat()]);
      agree({ players: [...hands, 'random'], board: [], dead });
    }
  });
});

/** Spots of every street, as they come: full decks, known hands or one random. */
function* spots(seed: number, rounds: number): Generator<Spot> {
  const random = seeded(seed);
  for (let round = 0; round < rounds; round++) {
    const board = [0, 3, 4, 5][round % 4];
    const players = integer(random, 2, 10);
    const seat = board > 0 && random() < 0.4 ? integer(random, 0, players - 1) : -1;
    yield write(deal(random, { players, board, random: seat, dead: integer(random, 0, 5) }));
  }
}

function seats({ hero, opponents }: Spot): Player[] {
  return [hero, ...opponents];
}

describe('whatever the spot', () => {
  test('all equities make one, all categories make the deals, wins and ties are counts', () => {
    for (const asked of spots(20, 120)) {
      const { players, of } = equityOf(asked);
      expect(players.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 12);
      for (const { wins, ties, categories, equity } of players) {
        expect(categories.reduce((sum, deals) => sum + deals, 0)).toBe(of);
        expect(Number.isSafeInteger(wins) && wins >= 0).toBe(true);
        expect(Number.isSafeInteger(ties) && ties >= 0).toBe(true);
        // A shared pot is worth at most a half of it, and at least the part of all who play.
        expect(equity * of).toBeLessThanOrEqual(wins + ties / 2 + 1e-6);
        expect(equity * of).toBeGreaterThanOrEqual(wins + ties / players.length - 1e-6);
      }
    }
  });

  test('seats can be exchanged', () => {
    const random = seeded(21);
    for (const asked of spots(22, 80)) {
      const order = shuffled(random, [...seats(asked).keys()]);
      const [hero, ...opponents] = order.map((seat) => seats(asked)[seat]);
      const found = equityOf(asked);
      const exchanged = equityOf({ ...asked, hero, opponents });
      exchanged.players.forEach((player, place) => {
        const { equity, ...counts } = found.players[order[place]];
        expect(player).toMatchObject(counts);
        expect(player.equity).toBeCloseTo(equity, 12);
      });
    }
  });

  test('suits can be renamed, and cards written in another order', () => {
    const random = seeded(23);
    for (const asked of spots(24, 80)) {
      const names = shuffled(random, [0, 1, 2, 3]);
      const rename = (card: Card) => cardOf(rankOf(card), names[suitOf(card)]);
      const player = (own: Player): Player =>
        own.kind === 'hand' ? { kind: 'hand', cards: shuffled(random, own.cards).map(rename) as unknown as Hole } : own;
      const renamed = equityOf({
        hero: player(asked.hero),
        opponents: asked.opponents.map(player),
        board: shuffled(random, asked.board).map(rename),
        dead: shuffled(random, asked.dead).map(rename),
      });
      const found = equityOf(asked);
      expect(renamed.of).toBe(found.of);
      renamed.players.forEach((own, seat) => {
        const { equity, ...counts } = found.players[seat];
        expect(own).toMatchObject(counts);
        expect(own.equity).toBeCloseTo(equity, 12);
      });
    }
  });

  test('against one random hand before the flop, suits and seats can be renamed and exchanged', () => {
    const found = equityOf(spot({ hero: 'Ts9d', opponents: ['random'], dead: '2c 7h' }));
    const other = equityOf(spot({ hero: 'random', opponents: ['9cTh'], dead: '2d 7s' }));
    expect(other.of).toBe(found.of);
    expect(other.players.toReversed()).toMatchObject(
      found.players.map(({ wins, ties, categories }) => ({ wins, ties, categories })),
    );
  });

  test('next cards average to the equity now, each being the equity once it has fallen', () => {
    let checked = 0;
    for (const asked of spots(25, 60)) {
      const found = equityOf(asked);
      if (asked.board.length !== 3 && asked.board.length !== 4) {
        expect(found.next?.size ?? 0).toBe(0);
        continue;
      }
      const { next } = found;
      if (next === undefined) return expect.fail('no next cards');
      expect([...next.keys()]).toEqual(unseenCards(asked));
      const sum = [...next.values()].reduce((total, { equity }) => total + equity, 0);
      expect(sum / next.size).toBeCloseTo(found.players[0].equity, 12);
      for (const [card, { equity, wins, of }] of [...next].slice(0, 6)) {
        const then = equityOf({ ...asked, board: [...asked.board, card] });
        expect(equity, formatCard(card)).toBeCloseTo(then.players[0].equity, 12);
        expect({ wins, of }).toEqual({ wins: then.players[0].wins, of: then.of });
        checked++;
      }
    }
    expect(checked).toBe(6 * 30);
  });

  test('the order of the streets does not matter: all flops of a thinned deck make the preflop count', () => {
    const random = seeded(26);
    const written = deal(random, { players: 3, board: 0, dead: 33 });
    const asked = write(written);
    const left = unseenCards(asked);
    expect(left).toHaveLength(13);
    let wins = 0;
    let of = 0;
    left.forEach((a, i) =>
      left.slice(i + 1).forEach((b, j) =>
        left.slice(i + j + 2).forEach((c) => {
          const flop = equityOf({ ...asked, board: [a, b, c] });
          wins += flop.players[0].wins;
          of += flop.of;
        }),
      ),
    );
    // Each board of five holds ten flops.
    const preflop = equityOf(asked);
    expect({ wins, of }).toEqual({ wins: 10 * preflop.players[0].wins, of: 10 * preflop.of });
  });
});
