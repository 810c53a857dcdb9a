// Tests src/poker/money/outcomes, src/poker/money/tournament too.
import { describe, expect, test } from 'vitest';
import { countMoney, type Money } from '../../../src/poker/money/money';
import { checkStakes, type Stakes } from '../../../src/poker/money/stakes';
import type { Spot } from '../../../src/poker/spot';
import { DECK, pairsOf } from '../../reference/cards';
import type { Holding } from '../../reference/equity';
import { dealsOf, prizesAfter, settle, type Chips, type Tournament } from '../../reference/money';
import { integer, seeded, shuffled, type Random } from '../../reference/random';
import { finish, spot } from '../read';
import { LONG } from '../../long';

function money(asked: Spot, stakes: Stakes): Money {
  expect(checkStakes(stakes, asked.opponents.length)).toEqual({ ok: true, value: stakes });
  return finish(countMoney(asked, stakes));
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, own) => all + own, 0);

/** A spot as both read it. */
interface Written {
  readonly asked: Spot;
  readonly holdings: readonly Holding[];
  readonly board: readonly string[];
  readonly dead: readonly string[];
}

type Kind = 'hand' | 'range' | 'random';

/** Players of these kinds, with this many cards on the board and this many dead. */
function deal(random: Random, kinds: readonly Kind[], cards: number, dead: number): Written {
  const deck = shuffled(random, DECK);
  const take = (count: number) => deck.splice(0, count);
  const board = take(cards);
  const gone = take(dead);
  const holdings = kinds.map((kind): Holding => (kind === 'hand' ? [[take(2), 1]] : []));
  const left = [...deck];
  const texts = kinds.map((kind, seat) => {
    if (kind === 'hand') return holdings[seat][0][0].join('');
    if (kind === 'random') return 'random';
    const hands = shuffled(random, pairsOf(left), integer(random, 1, 8));
    // A half among the weights shows whether they count.
    const weights = hands.map(() => (random() < 0.3 ? 0.5 : 1));
    const own = hands.map((hand, at): [string[], number] => [hand, weights[at]]);
    holdings[seat] = own;
    return own.map(([hand, weight]) => `${hand.join('')}:${weight}`).join(',');
  });
  kinds.forEach((kind, seat) => {
    if (kind !== 'random') return;
    // Others' cards as well: they may be out of the hand.
    const unnamed = DECK.filter((card) => ![...board, ...gone].includes(card));
    holdings[seat] = pairsOf(unnamed).map((hand) => [hand, 1]);
  });
  const [hero, ...opponents] = texts;
  return {
    asked: spot({ hero, opponents, board: board.join(''), dead: gone.join('') }),
    holdings,
    board,
    dead: gone,
  };
}

/** Whole chips in which bets are equal as often as not, with hero facing one. */
function stakesOf(random: Random, players: number): Tournament {
  const sizes = [0, 3, 5, 8, 8, 12, 30];
  const pick = () => sizes[integer(random, 0, sizes.length - 1)];
  const bets = Array.from({ length: players }, pick);
  const owed = Math.max(...bets) - bets[0];
  // Hero is all in for less now and then.
  const isShort = random() < 0.3;
  const call = isShort ? integer(random, 0, owed) : owed;
  const stacks = bets.map((_, seat) => {
    if (seat === 0) return isShort && call < owed ? call : call + pick();
    return random() < 0.5 ? 0 : pick();
  });
  return {
    bets,
    folded: Array.from({ length: integer(random, 0, 2) }, pick),
    nobodys: integer(random, 0, 4),
    call,
    stacks,
    others: Array.from({ length: integer(random, 0, 2) }, () => 1 + pick()),
    payouts: [50, 30, 20].slice(0, integer(random, 1, 3)),
    bounties: Array.from({ length: players - 1 }, () => (random() < 0.5 ? 0 : 7)),
  };
}

function written(game: Tournament): Stakes {
  const { bets, folded, nobodys, call, stacks } = game;
  return { pot: sum([...bets, ...folded]) + nobodys, bets, folded, call, stacks };
}

/** Seats that have put in less than the most, and have chips left. */
function behindIn({ bets, stacks, call }: Tournament): number[] {
  if (call === 0) return [];
  return bets.flatMap((bet, seat) => (seat > 0 && bet < Math.max(...bets) && stacks[seat] > 0 ? [seat] : []));
}

/** A game in which each of these seats has paid what the highest bet asks for, as far as the chips go. */
function ifTheyCall(game: Tournament, seats: readonly number[]): Tournament {
  const bets = [...game.bets];
  const stacks = [...game.stacks];
  for (const seat of seats) {
    while (bets[seat] < Math.max(...game.bets) && stacks[seat] > 0) {
      bets[seat]++;
      stacks[seat]--;
    }
  }
  return { ...game, bets, stacks };
}

/** The rest of a list by seat once some seats are gone. */
function without<T>(list: readonly T[], seats: readonly number[]): T[] {
  return list.filter((_, seat) => !seats.includes(seat));
}

/** A game that these seats have left: their bets stay in, and their chips are in the tournament. */
function ifTheyFold(game: Tournament, seats: readonly number[]): Tournament {
  const of = (list: readonly number[]) => list.filter((_, seat) => seats.includes(seat));
  return {
    ...game,
    bets: without(game.bets, seats),
    stacks: without(game.stacks, seats),
    folded: [...game.folded, ...of(game.bets)],
    others: [...game.others, ...of(game.stacks)],
    bounties: without([0, ...game.bounties], seats).slice(1),
  };
}

/** The averages over all deals of what the players have. */
function averages({ holdings, board, dead }: Omit<Written, 'asked'>) {
  const deals = dealsOf(holdings, board, dead);
  const of = sum(deals.map(({ weight }) => weight));
  const mean = (valuesOf: (scores: number[]) => number[]): number[] => {
    const all: number[] = [];
    for (const { scores, weight } of deals) {
      valuesOf(scores).forEach((value, at) => (all[at] = (all[at] ?? 0) + (weight * value) / of));
    }
    return all;
  };
  const backOf = (chips: Chips) => deals.slice(0, 1).flatMap(({ scores }) => settle(chips, scores).back);
  return { mean, backOf };
}

function close(own: readonly number[] = [], expected: readonly number[]): void {
  expect(own).toHaveLength(expected.length);
  expected.forEach((value, at) => {
    expect(own[at]).toBeCloseTo(value, 8);
  });
}

/** The game with hero's call among the bets. */
function called(game: Tournament): Tournament {
  return { ...game, bets: game.bets.with(0, game.bets[0] + game.call) };
}

/** The money of a spot is what settling every deal of it chip by chip gives. Returns whether anybody is behind. */
function agree(own: Written, game: Tournament): boolean {
  const { others, payouts, bounties } = game;
  const found = money(own.asked, written(game));
  const prized = money(own.asked, { ...written(game), others, payouts, bounties });
  const { mean, backOf } = averages(own);
  close(
    found.returns,
    mean((scores) => settle(called(game), scores).won),
  );
  const back = backOf(called(game));
  const uncalled = back.findIndex((amount) => amount > 0);
  expect(found.uncalled).toEqual(uncalled < 0 ? undefined : { seat: uncalled, amount: back[uncalled] });
  const seats = behindIn(game);
  if (seats.length === 0) {
    expect([found.behind, prized.behind]).toEqual([undefined, undefined]);
    agreeOnPrice(own, game, found, prized);
    return false;
  }
  expect([found.price, prized.price, prized.tournament]).toEqual([undefined, undefined, undefined]);
  expect([found.behind?.seats, prized.behind?.seats]).toEqual([seats, seats]);
  const fewer = {
    ...own,
    holdings: without(own.holdings, seats),
  };
  const [fold, call] = ['ifFold', 'ifCall'] as const;
  agreeOnPrice(fewer, ifTheyFold(game, seats), found.behind?.[fold], prized.behind?.[fold]);
  agreeOnPrice(own, ifTheyCall(game, seats), found.behind?.[call], prized.behind?.[call]);
  return true;
}

/** The price of a call and the prizes are what settling the deals gives, nobody being behind. */
function agreeOnPrice(own: Omit<Written, 'asked'>, game: Tournament, found?: Money, prized?: Money): void {
  const { mean } = averages(own);
  close(
    prized?.tournament?.prizes,
    mean((scores) => prizesAfter(game, scores, false)),
  );
  if (game.call === 0) {
    expect([found?.price, prized?.tournament?.fold]).toEqual([undefined, undefined]);
    return;
  }
  const [returned] = mean((scores) => settle(called(game), scores).won);
  const [fold] = mean((scores) => prizesAfter(game, scores, true));
  expect(found?.price?.ev).toBeCloseTo(returned - game.call, 8);
  expect(prized?.tournament?.fold).toBeCloseTo(fold, 8);
}

describe('settled chip by chip', () => {
  test('known hands on the river, two to six players', LONG, () => {
    const random = seeded(1);
    let behind = 0;
    for (let round = 0; round < 200; round++) {
      const players = integer(random, 2, 6);
      const kinds = Array<Kind>(players).fill('hand');
      if (agree(deal(random, kinds, 5, 0), stakesOf(random, players))) behind++;
    }
    expect(behind).toBeGreaterThan(40);
    expect(behind).toBeLessThan(160);
  });

  test('known hands on the turn and on the flop', LONG, () => {
    const random = seeded(2);
    for (let round = 0; round < 36; round++) {
      const players = integer(random, 2, 5);
      const kinds = Array<Kind>(players).fill('hand');
      agree(deal(random, kinds, 4, integer(random, 0, 10)), stakesOf(random, players));
      if (round % 6 === 0) agree(deal(random, kinds, 3, 25), stakesOf(random, players));
    }
  });

  test('ranges of all seats on the river and on the turn', LONG, () => {
    const random = seeded(3);
    for (let round = 0; round < 60; round++) {
      const players = integer(random, 2, 4);
      const kinds = Array.from({ length: players }, (): Kind => (random() < 0.6 ? 'range' : 'hand'));
      agree(deal(random, kinds, 5, 0), stakesOf(random, players));
      if (round % 4 === 0) agree(deal(random, kinds, 4, 24), stakesOf(random, players));
    }
  });

  test('a player who may hold anything, with hands and ranges', LONG, () => {
    const random = seeded(4);
    for (let round = 0; round < 8; round++) {
      const kinds = shuffled<Kind>(random, ['random', 'hand', round % 2 ? 'range' : 'hand']);
      agree(deal(random, kinds, 5, integer(random, 10, 24)), stakesOf(random, 3));
    }
  });

  test('known hands before the flop, the deck thinned until every board can be dealt', () => {
    const random = seeded(5);
    for (let round = 0; round < 16; round++) {
      const players = integer(random, 2, 5);
      const kinds = Array<Kind>(players).fill('hand');
      const left = integer(random, 6, 12);
      agree(deal(random, kinds, 0, 52 - 2 * players - left), stakesOf(random, players));
    }
  });

  test('ranges and anything before the flop, the deck thinned', LONG, () => {
    const random = seeded(6);
    for (let round = 0; round < 8; round++) {
      const kinds = shuffled<Kind>(random, ['hand', 'hand', round % 2 ? 'range' : 'random']);
      agree(deal(random, kinds, 0, 52 - 4 - integer(random, 8, 10)), stakesOf(random, 3));
    }
  });
});

describe('conservation', () => {
  test('returns add up to the pots less the rake, prizes to the payouts and the bounties won', LONG, () => {
    const random = seeded(7);
    for (let round = 0; round < 240; round++) {
      const players = integer(random, 2, 10);
      const kinds = Array.from({ length: players }, (): Kind => {
        const kind = random();
        return round % 4 > 0 || kind < 0.8 ? 'hand' : 'range';
      });
      const game = stakesOf(random, players);
      const { asked } = deal(random, kinds, [5, 4, 3][round % 3], 0);
      const rake = { percent: integer(random, 0, 100), cap: integer(random, 0, 5) };
      const found = money(asked, { ...written(game), rake });
      const sizes = sum((found.pots ?? []).map(({ size }) => size));
      expect(sum(found.returns ?? [])).toBeCloseTo(sizes - (found.rake ?? NaN), 8);
      const all = sum([...game.bets, ...game.folded, game.nobodys, game.call]);
      expect(sizes + (found.uncalled?.amount ?? 0)).toBe(all);
      for (const { shares } of found.pots ?? []) expect(sum(shares)).toBeCloseTo(1, 12);
      const others = game.others.slice(0, 10 - players);
      const { payouts } = game;
      const prized = money(asked, { ...written(game), others, payouts });
      const places = payouts.slice(0, players + others.length);
      const { ifFold, ifCall } = prized.behind ?? { ifFold: prized, ifCall: prized };
      for (const { tournament } of [ifFold, ifCall]) {
        expect(sum(tournament?.prizes ?? [])).toBeCloseTo(sum(places), 8);
      }
    }
  });
});

describe('published', () => {
  const wholeDeal = { hero: 'AhKh', opponents: ['QcQd'] };

  test('Two Plus Two’s ICM-101: a call in the big blind needs 65.11%', () => {
    const { tournament } = money(spot(wholeDeal), {
      bets: [425, 5225],
      folded: [25, 225],
      stacks: [5410, 0],
      others: [1775, 1915],
      payouts: [50, 30, 20],
    });
    expect(tournament?.fold).toBeCloseTo(32.44, 3);
    expect(tournament?.win).toBeCloseTo(44.735, 3);
    expect(tournament?.lose).toBeCloseTo(9.493, 3);
    const { fold = NaN, win = NaN, lose = NaN } = tournament ?? {};
    expect((fold - lose) / (win - lose)).toBeCloseTo(0.6511, 4);
  });

  test('Two Plus Two’s 800, 1500, 1900, 3800: without ties a call needs 43.5%', () => {
    const river = { hero: '2c3d', board: '4h5s9cJdKh', opponents: ['AcAd'] };
    const { tournament } = money(spot(river), {
      pot: 1500,
      bets: [0, 1000],
      stacks: [3800, 0],
      others: [800, 1900],
      payouts: [50, 30, 20],
    });
    const { fold, win, tie, lose, needed } = tournament ?? {};
    expect([fold, win, tie, lose].map((prize) => prize?.toFixed(1))).toEqual([...['36.3', '42.7', '37.5', '31.5']]);
    expect(needed?.toFixed(3)).toBe('0.435');
  });

  test('chips are prizes if the winner takes all: no premium, and a factor of one', () => {
    const turn = { hero: 'AhKh', board: '7h3h9c2s', opponents: ['7c7d'] };
    const { tournament, price } = money(spot(turn), {
      pot: 900,
      bets: [100, 400],
      stacks: [1000, 500],
      others: [3000],
      payouts: [100],
    });
    expect(tournament?.bubbleFactor).toBeCloseTo(1, 9);
    expect(tournament?.riskPremium).toBeCloseTo(0, 12);
    expect(tournament?.needed).toBeCloseTo(price?.breakEven ?? NaN, 12);
    const chips = 900 + 1500 + 3000;
    expect(tournament?.ev).toBeCloseTo((100 * (price?.ev ?? NaN)) / chips, 9);
  });
});

describe('one pot without a rake has today’s price', () => {
  test('the price counts hands, ranges and players who may hold anything', () => {
    for (const opponents of [['7c7d'], ['7c7d', 'QsJs'], ['TT+'], ['random', '88']]) {
      const asked = spot({ hero: 'AhKh', board: '7h3h9c', opponents });
      const found = money(asked, { pot: 150, call: 50 });
      const [share] = found.pots?.[0].shares ?? [];
      expect(found.price).toMatchObject({ pot: 150, call: 50, breakEven: 0.25 });
      expect(found.price?.share).toBeCloseTo(share, 12);
      expect(found.price?.ev).toBeCloseTo(200 * share - 50, 9);
    }
  });

  test('the price shows its ± if the equity is sampled', LONG, () => {
    const opponents = ['TT+', 'JJ+', 'AK', 'random'];
    const { price, pots } = money(spot({ hero: 'AhKh', opponents }), { pot: 90, call: 30 });
    expect(price?.halfWidth).toBeGreaterThan(0);
    expect(price?.halfWidth).toBeLessThanOrEqual(0.001);
    expect(pots?.[0].halfWidths).toHaveLength(5);
  });
});

describe('what is simulated', () => {
  /** Deals are drawn, though all of them could be counted. */
  const drawn = { precision: { halfWidth: 0.006, worthExact: 0 } };

  const RANGES = ['TT+,AQs+', '88-55,KQs', 'QJs,T9s,98s', 'AK,AQ', '99-77,A5s', '54s,65s:0.5,ATs'];

  /** Four players on the turn or the river with money and prizes, eight times with other suits. */
  function question(random: Random): { readonly stakes: Stakes; readonly copies: readonly Spot[] } {
    for (;;) {
      const game = stakesOf(random, 4);
      const { payouts, bounties, others, call } = game;
      const stakes = { ...written(game), payouts, bounties, others };
      if (call === 0 || !checkStakes(stakes, 3).ok) continue;
      const cards = shuffled(random, DECK, integer(random, 6, 7));
      // Of fewer ranges all deals are counted, whatever the precision.
      const opponents = shuffled(random, RANGES, 3);
      const copies = Array.from({ length: 8 }, () => {
        const suits = shuffled(random, ['s', 'h', 'd', 'c']);
        const moved = cards.map(([rank, suit]) => `${rank}${suits['shdc'.indexOf(suit)]}`);
        return spot({ hero: moved.slice(0, 2).join(''), board: moved.slice(2).join(''), opponents });
      });
      return { stakes, copies };
    }
  }

  /** The prices of a question, the players behind having folded or called. */
  function pricesOf(money: Money): Pick<Money, 'price' | 'tournament' | 'returns'>[] {
    return money.behind === undefined ? [money] : [money.behind.ifFold, money.behind.ifCall];
  }

  test('leads to one decision in any suits, or is close', LONG, () => {
    const random = seeded(20_261_130);
    let [decided, near] = [0, 0];
    for (let count = 0; count < 25; count++) {
      const { stakes, copies } = question(random);
      const all = copies.map((own) => pricesOf(finish(countMoney(own, stakes, drawn))));
      for (const at of all[0].keys()) {
        for (const name of ['price', 'tournament'] as const) {
          const decisions = new Set(all.map((own) => own[at][name]?.decision));
          expect(decisions.has('call') && decisions.has('fold'), JSON.stringify([stakes, copies[0]])).toBe(false);
          if (decisions.has('close')) near++;
          else decided++;
        }
      }
    }
    expect(decided).toBeGreaterThan(20);
    expect(near).toBeGreaterThan(0);
  });

  test('as of the prizes of four before the flop', LONG, () => {
    const stakes = {
      ...{ pot: 575, bets: [50, 250, 250, 20], stacks: [300, 0, 400, 0] },
      ...{ payouts: [48.16, 30, 21.84], others: [1500] },
    };
    const opponents = ['TT+,AQs+', '22+,A2s+,KTs+', 'random'];
    for (const hero of ['AhKh', 'AcKc', 'AdKd', 'AsKs']) {
      const { tournament } = finish(countMoney(spot({ hero, opponents }), stakes, { precision: { halfWidth: 0.003 } }));
      expect(tournament?.decision).toBe('close');
      expect(Math.abs(tournament?.ev ?? NaN)).toBeLessThanOrEqual(tournament?.evHalfWidth ?? NaN);
    }
  });

  test('stays within its ± of the exact figures, nineteen times of twenty', LONG, () => {
    const random = seeded(20_261_201);
    let [all, within, half] = [0, 0, 0];
    const compare = (figure: number, width: number | undefined, exact: number) => {
      if (width === undefined) throw new Error('no width');
      all++;
      if (Math.abs(figure - exact) <= width + 1e-9) within++;
      if (Math.abs(figure - exact) <= width / 2) half++;
      expect(Math.abs(figure - exact)).toBeLessThanOrEqual(3 * width + 1e-9);
    };
    for (let count = 0; count < 40; count++) {
      const { stakes, copies } = question(random);
      const exact = pricesOf(finish(countMoney(copies[0], stakes)));
      for (const [at, own] of pricesOf(finish(countMoney(copies[1], stakes, drawn))).entries()) {
        const { tournament } = own;
        const known = exact[at].tournament;
        const { returnsHalfWidths: widths } = own as Money;
        // Of two players left the equity is exact.
        if (widths === undefined) continue;
        (own.returns ?? []).forEach((figure, seat) => {
          compare(figure, widths[seat], exact[at].returns?.[seat] ?? NaN);
        });
        if (tournament?.ev === undefined) continue;
        tournament.prizes.forEach((figure, seat) => {
          compare(figure, tournament.prizeHalfWidths?.[seat], known?.prizes[seat] ?? NaN);
        });
        compare(tournament.ev, tournament.evHalfWidth, known?.ev ?? NaN);
      }
    }
    expect(all).toBeGreaterThan(150);
    expect(within / all).toBeGreaterThan(0.93);
    // And none of them is so wide that it says nothing.
    expect(half / all).toBeLessThan(0.9);
  });

  test('counts as close within the ± of the only opponent’s equity, and of the ties in what a call needs', () => {
    const stakes = { pot: 1500, bets: [0, 1000], stacks: [3800, 0], others: [800, 1900], payouts: [50, 30, 20] };
    const asked = spot({ hero: 'QsTs', opponents: ['AcJd'] });
    const given = (equity: number, halfWidth: number) => {
      const players = [equity, 1 - equity].map((own) => ({
        ...{ equity: own, wins: 1000 * (own - 0.01), ties: 20, halfWidth, tiesHalfWidth: halfWidth },
      }));
      const found = countMoney(asked, stakes, { equity: { players, of: 1000, samples: 1000 } });
      return finish(found).tournament;
    };
    for (const halfWidth of [0.002, 0.03, 0.08]) {
      for (let equity = 0.3; equity < 0.6; equity += 0.007) {
        const found = given(equity, halfWidth);
        const { ev = NaN, evHalfWidth = NaN, needed = NaN, win = NaN, lose = NaN, neededHalfWidth } = found ?? {};
        expect(evHalfWidth).toBeGreaterThanOrEqual((win - lose) * halfWidth);
        expect(neededHalfWidth).toBeCloseTo(evHalfWidth / (win - lose) - halfWidth, 12);
        const isNear = Math.abs(ev) <= evHalfWidth || Math.abs(equity - needed) <= 0.01;
        expect(found?.decision).toBe(isNear ? 'close' : ev > 0 ? 'call' : 'fold');
      }
    }
  });
});
