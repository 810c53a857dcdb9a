// Which decisions of a session are priced, in which order, and what a stop leaves.
import { beforeEach, expect, test } from 'vitest';
import { facedBets, isKnown, readRanges, type FacedBet } from '../../src/session/hands/decisions';
import { evening } from '../session/evening';
import { nextTurn } from '../../src/steps';
import { Pricing } from '../../workers/sessionPricing';
import { handsOf } from '../history/fixture';
import { equities } from '../session/hands/table';

const found = equities();
const all: readonly FacedBet[] = handsOf(evening()).flatMap((hand) => facedBets(hand, hand.hero ?? ''));
const isQuick = (bet: FacedBet) => isKnown(bet) && found.isQuick(bet);
const quick = all.filter(isQuick);
const ranged = readRanges({ 'flop bet': 'QQ+,AK' });
/** Decisions on the flop take long enough to be left. */
const slow = handsOf(evening())
  .flatMap((hand) => facedBets(hand, hand.hero ?? '', ranged))
  .filter((bet) => bet.board.length === 3 && isKnown(bet) && !isQuick(bet))
  .slice(0, 3);
const unknown = all.filter((bet) => bet.board.length >= 4 && !isKnown(bet)).slice(0, 2);

let priced: number[];
let pricing: Pricing;
const slices = { isOver: () => true, turn: nextTurn };

beforeEach(() => {
  priced = [];
  pricing = new Pricing('1.0.0', slices, (hand) => priced.push(hand));
});

test('fast decisions have their price at once, and it is found again', () => {
  pricing.take(7, quick.slice(0, 5), found);
  expect(priced).toEqual([7, 7, 7, 7, 7]);
  const news = pricing.takeNews();
  expect(news.map(({ hand }) => hand)).toEqual([7, 7, 7, 7, 7]);
  expect([pricing.takeNews(), pricing.waiting, pricing.hasNext]).toEqual([[], 0, false]);
  const saved = pricing.of(quick.slice(0, 5));
  const next = new Pricing('1.0.0', slices, (hand) => priced.push(hand));
  next.restore([structuredClone(saved), 'nonsense']);
  next.take(8, quick.slice(0, 5), found);
  // Saved prices need not be saved again.
  expect(priced).toHaveLength(5);
  expect(next.takeNews()).toEqual(news.map((bet) => ({ ...bet, hand: 8 })));
});

test('the most expensive of the other decisions comes first', async () => {
  expect(slow.length).toBe(3);
  for (const [hand, bet] of slow.entries()) pricing.take(hand, [bet], found);
  expect([pricing.waiting, pricing.takeNews()]).toEqual([3, []]);
  while (pricing.hasNext) await pricing.priceNext(found);
  const stakes = pricing.takeNews().map(({ did, call, pot }) => (did === 'call' ? call : pot));
  expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
  expect(priced).toHaveLength(3);
});

test('decisions against any two cards wait until the user asks for them', async () => {
  expect(unknown.length).toBe(2);
  pricing.take(0, unknown, found);
  expect([pricing.left, pricing.waiting, pricing.hasNext]).toEqual([2, 0, false]);
  pricing.goOn(true);
  expect(pricing.waiting).toBe(2);
  while (pricing.hasNext) await pricing.priceNext(found);
  expect([pricing.left, pricing.takeNews().length]).toEqual([0, 2]);
});

test('a stop leaves the decision that is being priced in its queue', async () => {
  pricing.take(0, slow, found);
  const underway = pricing.priceNext(found);
  pricing.stop();
  await underway;
  expect([pricing.hasNext, pricing.waiting, pricing.takeNews()]).toEqual([false, 3, []]);
  pricing.goOn(false);
  expect(pricing.hasNext).toBe(true);
});

test('a decision that is judged again while it is priced has no price', async () => {
  pricing.take(0, slow.slice(0, 1), found);
  const underway = pricing.priceNext(found);
  pricing.drop(0);
  await underway;
  expect([priced, pricing.takeNews(), pricing.waiting]).toEqual([[], [], 0]);
});
