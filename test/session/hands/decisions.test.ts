// Tests src/session/hands/equities too.
// Decisions with a price: the same in every format, and priced as the table prices them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askLine } from '../../../src/ask';
import type { Decision, Hand } from '../../../src/history/events';
import { formatCard, formatCards } from '../../../src/poker/card';
import type { PotsPrice } from '../../../src/poker/money/pots';
import { price } from '../../../src/poker/price';
import type { Player } from '../../../src/poker/spot';
import { evening } from '../evening';
import { decisionsOf, spotOf } from '../../../src/history/spot';
import {
  facedBets,
  holdsText,
  isKnown,
  LINES,
  playerOf,
  priceBet,
  readRanges,
  type FacedBet,
  type Judge,
  type Ranges,
} from '../../../src/session/hands/decisions';
import { finish } from '../../../src/steps';
import { basisOf, isLostOnRiver, isMistake } from '../../../src/session/hands/totals';
import { canTell, dealtHands, FORMATS, namedIn, type DealtHand, type Turn } from '../../history/dealt';
import { LONG } from '../../long';
import type { Holding } from '../../reference/equity';
import { dealsOf, settle } from '../../reference/money';
import { fixture, FIXTURES, handsOf } from '../../history/fixture';
import { equities } from './table';

const SEED = { seed: 20_261_201, numRuns: 120 };
const HERO = 'player 1';

function write(format: string, dealt: DealtHand): string {
  const text = FORMATS[format]?.(dealt) ?? '';
  const { names } = namedIn(format, dealt);
  // Most rooms do not show the cards of players who folded.
  return dealt.folded.reduce(
    (own, folded, seat) =>
      folded && seat > 0
        ? own
            .replace(new RegExp(`(d dh p${seat + 1}) \\w+`), '$1 ????')
            .replace(`\n${names[seat]} : Card dealt`, '\nCard dealt')
        : own,
    text,
  );
}

function betsOf(text: string, ranges?: Ranges, judge?: Judge): FacedBet[] {
  const [hand] = handsOf(text);
  const player = hand === undefined ? undefined : playerOf(hand, HERO);
  return hand === undefined || player === undefined ? [] : facedBets(hand, player, ranges && readRanges(ranges), judge);
}

test('the same hand in every format has the same decisions', LONG, () => {
  const [first = '', ...others] = Object.keys(FORMATS);
  let bets = 0;
  fc.assert(
    fc.property(dealtHands, (dealt) => {
      const own = betsOf(write(first, dealt));
      bets += own.length;
      const isStraddled = dealt.blinds.filter((blind) => blind > 0).length > 2;
      for (const format of others) {
        // It knows no straddle.
        if ((format === '888poker' && isStraddled) || !canTell(format, dealt)) continue;
        expect(betsOf(write(format, dealt)), format).toEqual(own);
      }
    }),
    SEED,
  );
  expect(bets).toBeGreaterThan(100);
});

test('the player’s calls and folds to bets are all there, and no other act', () => {
  fc.assert(
    fc.property(dealtHands, (dealt) => {
      const [hand] = handsOf(write('PokerStars', dealt));
      if (hand === undefined) return;
      const faced = decisionsOf(hand, HERO).flatMap(({ toCall, did }, at) =>
        toCall > 0 && did !== 'raise' ? [at] : [],
      );
      expect(facedBets(hand, HERO).map(({ at }) => at)).toEqual(faced);
    }),
    SEED,
  );
});

/** The price of a call that puts an amount into one pot. */
function plainPrice(pot: number, call: number, share: number): PotsPrice {
  const plain = price(pot, call, share);
  return { ...plain, pot, call, share, isPlain: true };
}

const withoutStakes = (bets: readonly FacedBet[]) => bets.map(({ stakes: _, bigBlind: __, ...bet }) => bet);

describe('the price', () => {
  const figures = fc.record({
    pot: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
    call: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
    equity: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const [bet] = betsOf(fixture('pokerstars-six-max.txt'));

  test('a fold is free if the call would lose, and a call is free if it would win', () => {
    fc.assert(
      fc.property(figures, ({ pot, call, equity }) => {
        const cost = (did: 'call' | 'fold') =>
          priceBet({ ...bet, bigBlind: 1, did }, plainPrice(pot, call, equity)).cost;
        const gain = equity * pot - (1 - equity) * call;
        expect(Math.min(cost('call'), cost('fold'))).toBe(0);
        expect(cost('fold') - cost('call')).toBeCloseTo(gain, 6);
      }),
      SEED,
    );
  });

  test('costs in big blinds are the same at any stakes', () => {
    fc.assert(
      fc.property(dealtHands, (dealt) => {
        const text = write('PHH', dealt);
        const times = text.replace(/\d+\.\d\d/g, (amount) => (Number(amount) * 7).toFixed(2));
        expect(withoutStakes(betsOf(times))).toEqual(withoutStakes(betsOf(text)));
      }),
      SEED,
    );
  });

  /** The command's answer for a decision, with all the money that the replay fills in. */
  function told(hand: Hand, decision: Decision): { readonly price: TablePrice } {
    const { spot, money } = spotOf(hand, decision, true);
    const { hero, board, opponents, dead } = spot;
    const heldBy = (player: Player) => (player.kind === 'hand' ? formatCards(player.cards) : 'random');
    const { pot, bets, folded, stacks, call } = money;
    const question = {
      ...{ hero: heldBy(hero), board: formatCards(board), opponents: opponents.map(heldBy), dead: formatCards(dead) },
      ...{ pot, bets, folded, call },
      ...(stacks.every((stack) => stack !== undefined) && { stacks }),
    };
    return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as {
      readonly price: TablePrice;
    };
  }

  type TablePrice = PotsPrice | { readonly ifFold: PotsPrice; readonly ifCall: PotsPrice };

  /** How many of the decisions of a hand have side pots, each priced as the table prices it. */
  function compare(hand: Hand, player: string, isWanted: (bet: FacedBet) => boolean): number {
    const bets = facedBets(hand, player).filter(isWanted);
    for (const own of bets) {
      const priced = finish(found.price(own));
      const { price: table } = told(hand, decisionsOf(hand, player)[own.at]);
      const tables = 'ifFold' in table ? [table.ifFold, table.ifCall] : [table];
      const prices = [priced, priced.ifCall].filter((one) => one !== undefined);
      expect(prices).toHaveLength(tables.length);
      const context = `${formatCards(own.hero)} on ${formatCards(own.board)}`;
      const costs = tables.map(({ ev }) => Math.max(0, own.did === 'call' ? -ev : ev));
      const unsure = tables.map((one, at) => {
        const { equity, halfWidth = 0, breakEven } = prices[at];
        const sure = halfWidth + (one.halfWidth ?? 0) + 1e-9;
        expect(own.bigBlind * own.call, context).toBeCloseTo(one.call, 9);
        expect(breakEven, context).toBeCloseTo(one.breakEven, 12);
        // Half of an interval holds the truth nineteen times of twenty: twice it holds always.
        expect(Math.abs(equity - one.share), context).toBeLessThan(2 * sure);
        return 2 * sure * (one.pot + one.call);
      });
      if ('pot' in table) expect(own.bigBlind * own.pot, context).toBeCloseTo(table.pot, 9);
      const off = Math.abs(own.bigBlind * priced.cost - Math.min(...costs));
      expect(off, context).toBeLessThan(Math.max(...unsure));
    }
    return bets.filter(({ isPlain }) => !isPlain).length;
  }

  const found = equities();

  test('equals the table’s, in every hand', LONG, () => {
    let parted = 0;
    for (const name of FIXTURES) {
      for (const hand of handsOf(fixture(name))) {
        const player = playerOf(hand) ?? hand.players[0].name;
        parted += compare(hand, player, (bet) => bet.board.length > 2);
      }
    }
    fc.assert(
      fc.property(dealtHands, (dealt) => {
        const [hand] = handsOf(write('PokerStars', dealt));
        parted += compare(hand, HERO, (bet) => found.isQuick(bet));
      }),
      SEED,
    );
    expect(parted).toBeGreaterThan(5);
  });

  test('equals the table’s in the example session, with sampled deals too', LONG, () => {
    let parted = 0;
    let drawn = 0;
    for (const hand of handsOf(evening())) {
      const player = playerOf(hand) ?? '';
      parted += compare(hand, player, (bet) => isKnown(bet) && (found.isQuick(bet) || drawn++ < 6));
    }
    expect(parted).toBeGreaterThan(6);
  });
});

/** The cost of a decision of the first seat's, in big blinds: every deal is settled chip by chip. */
function slowCost(dealt: DealtHand, turn: Turn, did: 'call' | 'fold'): { cost: number; behind: number } {
  const { bets, left, live, toCall, pot } = turn;
  const others = live.filter((seat) => seat !== 0);
  const highest = Math.max(...others.map((seat) => bets[seat]));
  const call = Math.min(toCall, highest - bets[0]);
  const late = others.filter((seat) => bets[seat] < highest && left[seat] > 0);
  const away = dealt.hole.flatMap((_, seat) => (seat === 0 || live.includes(seat) ? [] : [seat]));
  const board = dealt.board.slice(0, turn.street + 2).map(formatCard);
  const dead = away.flatMap((seat) => dealt.hole[seat].map(formatCard));
  const gainWith = (seats: readonly number[], gone: readonly number[], paid: readonly number[]) => {
    const own = [0, ...seats];
    const folded = gone.map((seat) => bets[seat]);
    const put = own.map((seat) => (seat === 0 ? bets[0] + call : paid[seat]));
    const grown = seats.reduce((sum, seat) => sum + paid[seat] - bets[seat], pot);
    const nobodys = grown + call - [...put, ...folded].reduce((sum, bet) => sum + bet, 0);
    const holdings = own.map((seat): Holding => [[dealt.hole[seat].map(formatCard), 1]]);
    const deals = dealsOf(holdings, board, dead);
    // The order of the hands settles a deal: deals with the same order are settled once.
    const settled = new Map<string, number>();
    const won = deals.map(({ scores }) => {
      const order = scores.map((score) => scores.filter((other) => other < score).length).join();
      const before = settled.get(order);
      if (before !== undefined) return before;
      const { won: all, back } = settle({ bets: put, folded, nobodys }, scores);
      settled.set(order, all[0] + back[0]);
      return all[0] + back[0];
    });
    return won.reduce((sum, amount) => sum + amount, 0) / deals.length - call;
  };
  const called = bets.map((bet, seat) => (late.includes(seat) ? Math.min(highest, bet + left[seat]) : bet));
  const fold = gainWith(
    others.filter((seat) => !late.includes(seat)),
    [...away, ...late],
    bets,
  );
  const gains = late.length === 0 ? [fold] : [fold, gainWith(others, away, called)];
  const costs = gains.map((gain) => Math.max(0, did === 'call' ? -gain : gain));
  return { cost: Math.min(...costs) / 100, behind: late.length };
}

describe('players behind', () => {
  test('random hands are judged by the rules, as a slow second computation finds', LONG, () => {
    const found = equities();
    const seen = { alone: 0, behind: 0 };
    fc.assert(
      fc.property(dealtHands, (dealt) => {
        const turns = dealt.turns.filter(({ seat }) => seat === 0);
        for (const bet of betsOf(FORMATS.PHH(dealt))) {
          const turn = turns[bet.at];
          // With many cards to come few chips are settled in time.
          const isQuick = turn.street > 1 || (turn.street === 1 && Math.max(...turn.bets) < 1_000);
          if (!isQuick || !bet.opponents.every(({ by }) => by === 'shown')) continue;
          const slow = slowCost(dealt, turn, bet.did);
          const priced = finish(found.price(bet));
          expect(priced.cost).toBeCloseTo(slow.cost, 6);
          expect(priced.ifCall !== undefined).toBe(slow.behind > 0);
          seen[slow.behind > 0 ? 'behind' : 'alone']++;
        }
      }),
      { ...SEED, numRuns: 600 },
    );
    expect(seen.alone).toBeGreaterThan(10);
    expect(seen.behind).toBeGreaterThan(5);
  });

  test('a decision costs the smaller of its two costs, and nothing if they disagree', () => {
    const [bet] = betsOf(fixture('pokerstars-six-max.txt'));
    const own = { ...bet, bigBlind: 1 };
    const costOf = (did: 'call' | 'fold', ...shares: [number, number]) => {
      const [fold, call] = shares.map((share) => plainPrice(10, 5, share));
      return priceBet({ ...own, did }, fold, call).cost;
    };
    expect(costOf('call', 0.2, 0.1)).toBeCloseTo(2, 9);
    expect(costOf('fold', 0.2, 0.1)).toBe(0);
    expect(costOf('fold', 0.8, 0.6)).toBeCloseTo(4, 9);
    for (const did of ['call', 'fold'] as const) {
      expect([costOf(did, 0.9, 0.1), costOf(did, 0.1, 0.9)]).toEqual([0, 0]);
    }
  });
});

describe('what is known of the opponents', () => {
  const hand = fixture('ggpoker-tournament.txt');

  test('a range replaces the bettor’s cards, and no shown card counts', () => {
    const lines = betsOf(hand).map(({ line }) => line);
    expect(lines).toEqual(['preflop raise', 'flop bet', 'turn bet']);
    const [before, flop, turn] = betsOf(hand, { 'flop bet': 'QQ+, AK' });
    expect([before, turn]).toEqual([betsOf(hand)[0], betsOf(hand)[2]]);
    expect(flop.opponents.filter(({ by }) => by === 'given').map(holdsText)).toEqual(['QQ+, AK']);
    expect(flop.opponents.filter(({ by }) => by === 'shown')).toEqual([]);
  });

  test('comes from one judge for each decision, and the user can choose the other', () => {
    const all = Object.fromEntries(LINES.map((line) => [line, 'QQ+, 72']));
    let [ranged, changed] = [0, 0];
    for (const text of [...FIXTURES.map(fixture), ...evening().split('\n\n\n')]) {
      const [none, byRange, byShown] = [betsOf(text), betsOf(text, all), betsOf(text, all, 'shown')];
      for (const [at, own] of byRange.entries()) {
        // The decision and its money do not depend on the judge.
        const money = ({ opponents: _, dead: __, ...bet }: FacedBet) => bet;
        expect(money(own)).toEqual(money(none[at]));
        expect(money(byShown[at])).toEqual(money(none[at]));
        // Shown cards: as without ranges, except for a bettor who showed none.
        expect(byShown[at].dead).toEqual(none[at].dead);
        for (const [seat, opponent] of none[at].opponents.entries()) {
          if (opponent.by === 'shown') expect(byShown[at].opponents[seat]).toEqual(opponent);
        }
        if (!own.opponents.some(({ by }) => by === 'given')) {
          expect(own).toEqual(none[at]);
          continue;
        }
        ranged++;
        expect(basisOf(own)).toBe('given');
        expect(own.dead).toEqual([]);
        expect(own.opponents.filter(({ by }) => by === 'nothing')).toHaveLength(own.opponents.length - 1);
        if (basisOf(none[at]) === 'shown') changed++;
      }
    }
    expect(ranged).toBeGreaterThan(100);
    expect(changed).toBeGreaterThan(20);
  });

  test('a range without a combo that can be dealt is ignored', () => {
    const [, flop] = betsOf(hand, { 'flop bet': '7c7s' });
    expect(flop.opponents.map(({ by }) => by)).not.toContain('given');
  });

  test('against any two cards no decision is a mistake', () => {
    for (const bet of betsOf(hand)) {
      const bad = priceBet({ ...bet, did: 'call' }, plainPrice(1, 1, 0));
      expect(bad.cost).toBeGreaterThan(0);
      expect(isMistake(bad)).toBe(isKnown(bet) && !isLostOnRiver(bad));
    }
  });
});
