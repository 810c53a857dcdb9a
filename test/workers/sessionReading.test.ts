// What was read of a session's files, what is still to be read, and what a stop leaves.
import { beforeEach, expect, test } from 'vitest';
import { evening } from '../session/evening';
import { nextTurn } from '../../src/steps';
import { Reading } from '../../workers/sessionReading';
import { fixture } from '../history/fixture';
import { equities } from '../session/hands/table';

const found = equities();
const HANDS = evening().split('\n\n\n').slice(0, 6);
const kept = (text: string) => ({ text, isKept: true });
const file = (texts: readonly string[], name = 'a.txt') => new File([texts.join('\n\n\n')], name);

let reading: Reading;
let taken: { number: number; wasKept: boolean }[];
const take = (number: number, _: unknown, wasKept: boolean): void => void taken.push({ number, wasKept });

beforeEach(() => {
  reading = new Reading({}, nextTurn);
  taken = [];
});

async function readAll(): Promise<void> {
  while (reading.hasNext) await reading.readNext(found, take);
}

test('hands have numbers in their order, each once, and its text stays here', async () => {
  reading.add([file(HANDS.slice(0, 4)), kept(HANDS[4]), file(HANDS)]);
  expect([reading.isReading, reading.done]).toEqual([true, 0]);
  await readAll();
  expect(taken.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(taken.map(({ wasKept }) => wasKept)).toEqual([false, false, false, false, true, false]);
  const { hands, dropped } = reading.takeNews();
  expect(hands.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(hands.every((hand) => !('text' in hand) && !('bets' in hand))).toBe(true);
  expect(dropped).toEqual([]);
  expect(reading.takeNews().hands).toEqual([]);
  expect(reading.texts).toHaveLength(6);
  expect(reading.unread).toEqual([{ reason: 'read before', count: 5 }]);
  expect([reading.isReading, reading.done]).toEqual([false, 1]);
});

test('a stop leaves the hand that is being read, and saved texts can still be saved', async () => {
  reading.add([file(HANDS), kept('hand one'), kept('hand two')]);
  const underway = reading.readNext(found, take);
  await nextTurn();
  expect(reading.drop()).toBe(true);
  await underway;
  const { length } = taken;
  expect(length).toBeLessThan(HANDS.length);
  expect([reading.hasNext, reading.isReading, reading.done]).toEqual([false, false, 1]);
  expect(reading.texts.slice(0, 2)).toEqual(['hand one', 'hand two']);
  await nextTurn();
  expect(taken).toHaveLength(length);
  expect(reading.drop()).toBe(false);
});

test('hands of a lost worker take their numbers again', async () => {
  reading.add([file(HANDS)]);
  await readAll();
  const keys = reading.takeNews().hands.map(({ key }) => key);
  const next = new Reading({}, nextTurn);
  next.takeOver(keys.toReversed(), [
    { reason: 'cut off', count: 2 },
    { reason: 'without a player who is you', count: 3 },
  ]);
  expect([next.lost, next.unread]).toEqual([6, [{ reason: 'cut off', count: 2 }]]);
  taken = [];
  next.add([file(HANDS)]);
  while (next.hasNext) await next.readNext(found, take);
  expect(taken.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1, 0]);
  expect([next.lost, next.takeNews().dropped.length]).toEqual([0, 6]);
});

test('hands that need a name are read again once it is known', async () => {
  const text = fixture('televised.phh');
  reading.add([file([text], 'televised.phh')]);
  await readAll();
  expect(taken).toEqual([]);
  expect(reading.unread).toEqual([{ reason: 'without a player who is you', count: 1 }]);
  reading.setOptions({ player: 'Daniel' });
  expect(reading.readNobodys()).toBe(true);
  await readAll();
  expect([taken.length, reading.unread.length]).toEqual([1, 0]);
  expect(reading.readNobodys()).toBe(false);
});
