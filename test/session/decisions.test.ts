// Tests src/session/equities, src/session/kinds too.
// Decisions with a price: the same in every format, and priced as the table prices them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import type { Decision, Hand } from '../../src/history/hand';
import { formatCards } from '../../src/poker/card';
import type { PotsPrice } from '../../src/poker/money/pots';
import { price } from '../../src/poker/price';
import { evening } from '../../src/session/evening';
import { decisionsOf, spotOf } from '../../src/history/spot';
import {
  facedBets,
  isKnown,
  LINES,
  playerOf,
  priceBet,
  type FacedBet,
} from '../../src/session/decisions';
import { finish } from '../../src/session/read';
import { isMistake } from '../../src/session/totals';
import { canTell, dealtHands, FORMATS, namedIn, type DealtHand } from '../history/dealt';
import { LONG } from '../long';
import { fixture, FIXTURES, handsOf } from '../history/fixture';
import { equities } from './table';

const SEED = { seed: 20_261_201, numRuns: 120 };
const HERO = 'player 1';

function write(format: string, dealt: DealtHand): string {
  const text = FORMATS[format]?.(dealt) ?? '';
  const { names } = namedIn(format, dealt);
  // Of those who folded most rooms do not tell the cards.
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

function betsOf(text: string, ...given: Parameters<typeof facedBets>[2][]): FacedBet[] {
  const [hand] = handsOf(text);
  const player = hand === undefined ? undefined : playerOf(hand, HERO);
  return hand === undefined || player === undefined ? [] : facedBets(hand, player, given[0]);
}

test('the same hand in every format has the same decisions', () => {
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

test('every call and fold of the player’s that cost something is there, and no other', () => {
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

const withoutStakes = (bets: readonly FacedBet[]) =>
  bets.map(({ stakes: _, bigBlind: __, ...bet }) => bet);

describe('the price', () => {
  const figures = fc.record({
    pot: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
    call: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
    equity: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const [bet] = betsOf(fixture('pokerstars-six-max.txt'));

  test('a fold costs nothing where the call would lose, and a call where it would win', () => {
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

  test('in big blinds: the same at any stakes', () => {
    fc.assert(
      fc.property(dealtHands, (dealt) => {
        const text = write('PHH', dealt);
        const times = text.replace(/\d+\.\d\d/g, (amount) => (Number(amount) * 7).toFixed(2));
        expect(withoutStakes(betsOf(times))).toEqual(withoutStakes(betsOf(text)));
      }),
      SEED,
    );
  });

  /** What the command answers of a decision, with all the money that the replay fills in. */
  function told(hand: Hand, decision: Decision): { readonly price: PotsPrice } {
    const { hero, board, opponents, dead, money } = spotOf(hand, decision, {
      seesShown: true,
      given: [],
    });
    const { pot, bets, folded, stacks, call } = money;
    const question = {
      ...{ hero, board, opponents, dead, pot, bets, folded, call },
      ...(stacks.every((stack) => stack !== undefined) && { stacks }),
    };
    return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as {
      readonly price: PotsPrice;
    };
  }

  /** How many of the decisions of a hand have side pots, each priced as the table prices it. */
  function compare(hand: Hand, player: string, isWanted: (bet: FacedBet) => boolean): number {
    const bets = facedBets(hand, player).filter(isWanted);
    for (const own of bets) {
      const priced = finish(found.price(own));
      const { price: table } = told(hand, decisionsOf(hand, player)[own.at]);
      const sure = (priced.halfWidth ?? 0) + (table.halfWidth ?? 0) + 1e-9;
      const context = `${formatCards(own.hero)} on ${formatCards(own.board)}`;
      expect(own.bigBlind * own.pot, context).toBeCloseTo(table.pot, 9);
      expect(own.bigBlind * own.call, context).toBeCloseTo(table.call, 9);
      expect(priced.breakEven, context).toBeCloseTo(table.breakEven, 12);
      // Half of an interval holds the truth nineteen times of twenty: twice it holds always.
      expect(Math.abs(priced.equity - table.share), context).toBeLessThan(2 * sure);
      const gain = own.did === 'call' ? -table.ev : table.ev;
      const off = Math.abs(own.bigBlind * priced.cost - Math.max(0, gain));
      expect(off, context).toBeLessThan(2 * sure * (table.pot + table.call));
    }
    return bets.filter(({ isPlain }) => !isPlain).length;
  }

  const found = equities();

  test('is the table’s, in every hand', () => {
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

  test('is the table’s in the example session, where deals are drawn too', LONG, () => {
    let parted = 0;
    let drawn = 0;
    for (const hand of handsOf(evening())) {
      const player = playerOf(hand) ?? '';
      parted += compare(hand, player, (bet) => isKnown(bet) && (found.isQuick(bet) || drawn++ < 6));
    }
    expect(parted).toBeGreaterThan(6);
  });
});

describe('what is known of the opponents', () => {
  const hand = fixture('ggpoker-tournament.txt');

  test('a range stands for the cards of who bet, where they were not shown', () => {
    const lines = betsOf(hand).map(({ line }) => line);
    expect(lines).toEqual(['preflop raise', 'flop bet', 'turn bet']);
    const ranges = { 'flop bet': 'QQ+, AK' };
    const by = (text: string) =>
      betsOf(text, ranges).map(({ opponents }) => opponents.map((own) => [own.holds, own.by]));
    const [before, flop, turn] = by(hand);
    expect(flop).toEqual(
      before.map(([, known]) => (known === 'shown' ? before[0] : ['QQ+, AK', 'given'])),
    );
    expect(turn).toEqual(before);
    // Where the cards were shown the range is not used.
    const shown = fixture('pokerstars-six-max.txt');
    const all = Object.fromEntries(LINES.map((line) => [line, 'QQ+']));
    const known = betsOf(shown).map(({ opponents }) => opponents.filter((o) => o.by === 'shown'));
    const given = betsOf(shown, all).map(({ opponents }) =>
      opponents.filter((o) => o.by === 'shown'),
    );
    expect(given).toEqual(known);
  });

  test('a range without a hand that can be dealt is not used', () => {
    const [, flop] = betsOf(hand, { 'flop bet': '7c7s' });
    expect(flop.opponents.map(({ by }) => by)).not.toContain('given');
  });

  test('against any two nothing counts as a mistake', () => {
    for (const bet of betsOf(hand)) {
      const bad = priceBet({ ...bet, did: 'call' }, plainPrice(1, 1, 0));
      expect(bad.cost).toBeGreaterThan(0);
      expect(isMistake(bad)).toBe(isKnown(bet));
    }
  });
});
