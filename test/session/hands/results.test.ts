// How hands ended: chips are conserved, pots are cut as chip by chip, and equities are those of the run-outs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCard } from '../../../src/poker/card';
import type { Hand } from '../../../src/history/events';
import { finish } from '../../../src/steps';
import { potsOf, resultOf, settle } from '../../../src/session/hands/results';
import type { Spot } from '../../../src/poker/spot';
import { dealtHands, FORMATS, type DealtHand } from '../../history/dealt';
import { fixture, FIXTURES, handsOf } from '../../history/fixture';
import { enumerate } from '../../reference/equity';
import { best as bestOf } from '../../reference/hand';
import { equities } from './table';
import { LONG } from '../../long';

const SEED = { seed: 20_261_202, numRuns: 150 };
const found = equities();
const sum = (amounts: readonly number[]) => amounts.reduce((all, own) => all + own, 0);

function dealtAs(format: string): fc.Arbitrary<Hand> {
  return dealtHands.map((dealt) => handsOf(FORMATS[format]?.(dealt) ?? '')[0]);
}

const resultFor = (hand: Hand, player: string) =>
  resultOf(hand, player, (spot) => finish(found.find(spot)).players[0].equity);

for (const format of ['PokerStars', '888poker', 'PHH']) {
  test(`the results of all players add up to zero: ${format}`, () => {
    fc.assert(
      fc.property(dealtAs(format), (hand) => {
        if (settle(hand) === undefined) return;
        const results = hand.players.map(({ name }) => resultFor(hand, name));
        const all = (of: 'won' | 'byEquity') => sum(results.map((own) => own[of] ?? NaN));
        expect(all('won')).toBeCloseTo(0, 6);
        expect(all('byEquity')).toBeCloseTo(0, 6);
      }),
      // Before the flop three known hands take their time.
      { ...SEED, numRuns: 60 },
    );
  });
}

test('the pots equal pots of chips laid one by one', () => {
  fc.assert(
    fc.property(dealtAs('PokerStars'), (hand) => {
      const pots = potsOf(hand);
      expect(pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(hand.pot);
      const canWin = new Map<string, number>();
      const live = hand.players.filter(({ hasFolded }) => !hasFolded);
      const most = Math.max(...hand.players.map(({ bet }) => bet));
      let those = live;
      for (let chip = 1; chip <= most; chip++) {
        const matching = live.filter(({ bet }) => bet >= chip);
        if (matching.length > 0) those = matching;
        const laid = hand.players.filter(({ bet }) => bet >= chip).length;
        for (const { name } of those) canWin.set(name, (canWin.get(name) ?? 0) + laid);
      }
      const dead = hand.players.reduce((sum, own) => sum + own.dead, 0);
      for (const { name } of live) {
        const own = pots.filter(({ seats }) => seats.some((seat) => seat.name === name));
        const amount = own.reduce((sum, pot) => sum + pot.amount, 0);
        expect(amount, name).toBe((canWin.get(name) ?? 0) + dead);
      }
    }),
    { ...SEED, numRuns: 40 },
  );
});

test('all in with one pot: the equity of all run-outs times the pot', LONG, () => {
  let allIns = 0;
  fc.assert(
    fc.property(dealtAs('PHH'), (hand) => {
      const live = hand.players.filter(({ hasFolded }) => !hasFolded);
      const board = hand.decisions.at(-1)?.board ?? [];
      const [hero] = live;
      if (hero === undefined || board.length < 3 || potsOf(hand).length > 1) return;
      const { byEquity, won, isAllIn } = resultFor(hand, hero.name);
      if (hand.board.length < 5 || board.length === 5 || live.length < 2) {
        expect(isAllIn).toBe(false);
        expect(byEquity).toBe(won);
        return;
      }
      allIns++;
      const { players, of } = enumerate({
        players: live.map(({ cards }) => cards.map(formatCard)),
        board: board.map(formatCard),
        dead: hand.players.filter(({ hasFolded }) => hasFolded).flatMap(({ cards }) => cards.map(formatCard)),
      });
      const expected = (players[0].share / of) * hand.pot - hero.bet - hero.dead;
      expect(byEquity).toBeCloseTo(expected / hand.bigBlind, 6);
    }),
    { ...SEED, numRuns: 1_200 },
  );
  expect(allIns).toBeGreaterThan(10);
});

/** What all players won, the house kept of the pot, and won with the hands it bought, less what it gave: nothing. */
function expectBalance(hand: Hand): void {
  const settled = settle(hand);
  if (settled === undefined) return;
  // Equal shares of every pot add up too: this is about money, not cards.
  const results = hand.players.map(({ name }) => resultOf(hand, name, ({ opponents }) => 1 / (1 + opponents.length)));
  const put = sum(hand.players.map(({ bet, dead }) => bet + dead));
  const gifts = hand.pot - put;
  const house = sum([...settled.house.values()]);
  const inCents = (of: 'won' | 'byEquity') => hand.bigBlind * sum(results.map((own) => own[of] ?? NaN));
  expect(settled.rake).toBeGreaterThanOrEqual(0);
  expect(settled.bought).toBeGreaterThanOrEqual(0);
  expect(inCents('won') + settled.rake + settled.bought - house - gifts).toBeCloseTo(0, 5);
  if (results.some(({ isAllIn }) => isAllIn)) expect(inCents('byEquity') + settled.rake - gifts).toBeCloseTo(0, 5);
}

test('results, rake, fees and bought hands add up to zero in every fixture', () => {
  let sold = 0;
  for (const name of FIXTURES) {
    for (const hand of handsOf(fixture(name))) {
      expectBalance(hand);
      const settled = settle(hand);
      if (settled === undefined) continue;
      const { rake, fee, cashedOut, won } = hand.ending;
      if (settled.bought > 0) sold++;
      // Who sold nothing gets all but the rake, if the history tells it.
      if (cashedOut.length === 0 && won.length > 0 && rake + fee > 0) expect(settled.rake, name).toBe(rake + fee);
    }
  }
  expect(sold).toBe(2);
});

interface Ended {
  readonly dealt: DealtHand;
  /** The part of the pot, 0 to 10 hundredths, that the room keeps. */
  readonly rake: number;
  /** The seats that sell their hands, and for how much of what they have put in. */
  readonly sellers: readonly boolean[];
  readonly price: number;
}

const ended: fc.Arbitrary<Ended> = fc.record({
  dealt: dealtHands,
  rake: fc.nat(10),
  sellers: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  price: fc.integer({ min: 1, max: 250 }),
});

/** Each seat's part of the pot in cents: of every chip, those who have laid it and did not fold; less the rake. */
function paidOut({ dealt, rake }: Ended): { parts: number[]; rake: number } {
  const { paid, folded, hole, board } = dealt;
  const pot = sum(paid);
  const taken = Math.floor((pot * rake) / 100);
  const live = paid.map((_, seat) => seat).filter((seat) => !folded[seat]);
  const scores = hole.map((own) => bestOf([...own, ...board].map(formatCard)));
  const parts = paid.map(() => 0);
  const [most, second] = [...live].map((seat) => paid[seat]).sort((a, b) => b - a);
  const levels = [...new Set(live.map((seat) => paid[seat]))].sort((a, b) => a - b);
  let from = 0;
  for (const level of levels) {
    const isLast = level === (most ?? 0);
    const chips = sum(paid.map((own) => Math.max(0, (isLast ? own : Math.min(own, level)) - from)));
    const seats = live.filter((seat) => paid[seat] >= level);
    const best = Math.max(...seats.map((seat) => scores[seat]));
    const winners = seats.filter((seat) => scores[seat] === best);
    for (const seat of winners) parts[seat] += chips / winners.length;
    from = level;
  }
  expect(second === undefined || sum(parts) > pot - 1e-6).toBe(true);
  // Whole cents: what is left over goes to the room.
  const whole = parts.map((part) => Math.floor((part * (pot - taken)) / pot));
  return { parts: whole, rake: pot - sum(whole) };
}

/** The hand with its end as PokerStars or GGPoker writes it. */
function withEnd(own: Ended, room: 'PokerStars' | 'GGPoker', isSold: boolean): string {
  const { dealt, sellers, price } = own;
  const { parts, rake } = paidOut(own);
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const lines = dealt.names.flatMap((name, seat) => {
    if (dealt.folded[seat]) return [];
    const part = parts[seat];
    const collected = part === 0 ? [] : [`${name} collected ${dollars(part)} from pot`];
    if (!isSold || !sellers[seat]) return collected;
    const amount = priceOf(dealt, seat, price);
    if (room === 'PokerStars') return [`${name} cashed out the hand for ${dollars(amount)} | Cash Out Fee $0.01`];
    return amount < part
      ? [`${name}: Pays Cashout Risk (${dollars(part - amount)})`, ...collected]
      : [`${name}: Receives Cashout (${dollars(amount - part)})`, ...collected];
  });
  const chosen = dealt.names.filter((_, seat) => isSold && sellers[seat] && !dealt.folded[seat]);
  return FORMATS[room](dealt)
    .replace(
      '*** SHOW DOWN ***',
      `${room === 'GGPoker' ? chosen.map((name) => `${name}: Chooses to EV Cashout\n`).join('') : ''}*** SHOW DOWN ***`,
    )
    .replace('*** SUMMARY ***', [...lines, '*** SUMMARY ***'].join('\n'))
    .replace('| Rake $0', `| Rake ${dollars(rake)}`);
}

const priceOf = ({ paid }: DealtHand, seat: number, price: number) => 1 + Math.floor((paid[seat] * price) / 100);

for (const room of ['PokerStars', 'GGPoker'] as const) {
  test(`a cash-out is between its player and the house: ${room}`, LONG, () => {
    let sold = 0;
    fc.assert(
      fc.property(ended, (own) => {
        const { dealt, sellers, price } = own;
        const [plain, cashed] = [false, true].map((isSold) => handsOf(withEnd(own, room, isSold))[0]);
        expectBalance(plain);
        expectBalance(cashed);
        const { parts, rake } = paidOut(own);
        const share = ({ opponents }: Spot) => 1 / (1 + opponents.length);
        dealt.names.forEach((name, seat) => {
          const [before, after] = [plain, cashed].map((hand) => resultOf(hand, name, share));
          expect(after.isAllIn).toBe(before.isAllIn);
          // The equity is the same, no matter who is paid by whom.
          if (after.isAllIn) expect(after.byEquity).toBeCloseTo(before.byEquity ?? NaN, 9);
          const isSeller = sellers[seat] && !dealt.folded[seat];
          if (isSeller) sold++;
          const received = isSeller ? priceOf(dealt, seat, price) : parts[seat];
          expect(((after.won ?? NaN) * cashed.bigBlind).toFixed(4)).toBe((received - dealt.paid[seat]).toFixed(4));
        });
        expect(settle(cashed)?.rake).toBe(rake);
      }),
      { ...SEED, numRuns: 1_500 },
    );
    expect(sold).toBeGreaterThan(1_000);
  });
}

test('the figures of cash-outs, by the room', () => {
  const figures = (name: (typeof FIXTURES)[number], player: string) =>
    handsOf(fixture(name)).map((hand) => {
      const { won, byEquity } = resultFor(hand, player);
      return [won, byEquity].map((own) => Number(own?.toFixed(2)));
    });
  // Hero wins the side pot in both; wren sells the main pot of 237 for 190.50, with 80 put in, at blinds of 2.
  expect(figures('pokerstars-cash-out.txt', 'hero')).toEqual([
    [-5, -9.49],
    [-5, -9.49],
  ]);
  expect(figures('pokerstars-cash-out.txt', 'wren')).toEqual([
    [78.5, 66.26],
    [55.25, 66.26],
  ]);
  // Hero gets 103.20 whether the flush comes or not; then the other player pays 4 for an insurance.
  expect(figures('ggpoker-cash-out.txt', 'Hero').map(([won]) => won)).toEqual([3.2, 3.2, -100]);
  expect(figures('ggpoker-cash-out.txt', '6b6b6b6b').map(([won]) => won)).toEqual([95.5, -100, 91.5]);
  expect(figures('partypoker-cash-out.txt', 'Player1').map(([won]) => won)).toEqual([-44.66, -60]);
  expect(figures('cash-out.ohh', 'hero').map(([won]) => won)).toEqual([-50, 28.4, -50]);
  expect(figures('cash-out.ohh', 'sorrel').map(([won]) => won)).toEqual([47, 47, -29.9]);
});

test('the winnings in the history count, rake included', () => {
  const [hand] = handsOf(fixture('pokerstars-six-max.txt'));
  // 199 in the pot, 3 of rake; hero put in 98.
  expect(resultFor(hand, 'hero').won).toBeCloseTo((19_600 - 9_800) / hand.bigBlind, 9);
});
