// What a session saves on the device, and what it says of it. The device is in test/ui/sessionKept.test.ts.
import { beforeEach, expect, test } from 'vitest';
import { nextTurn } from '../../src/steps';
import { Keeping, type Device } from '../../workers/sessionKeeping';
import type { Ending, PricedHand } from '../../workers/sessionKept';

/** A device that takes everything, or refuses everything. */
class FakeDevice implements Device {
  isKeeping = false;
  readonly isBusy = false;
  isFull = false;
  texts: string[] = [];
  readonly priced: string[] = [];

  get #ending(): Promise<Ending> {
    return Promise.resolve(this.isFull ? 'refused' : 'done');
  }

  restore(): ReturnType<Device['restore']> {
    return Promise.resolve({ ending: 'done', texts: this.texts, prices: [] });
  }
  join(): Promise<Ending> {
    this.isKeeping = true;
    return Promise.resolve('done');
  }
  add(texts: readonly string[]): Promise<Ending> {
    if (!this.isFull) this.texts.push(...texts);
    return this.#ending;
  }
  price(hands: readonly PricedHand[]): Promise<Ending> {
    this.priced.push(...hands.map(({ text }) => text));
    return this.#ending;
  }
  leave(): Promise<Ending> {
    this.isKeeping = false;
    return this.#ending;
  }
  forget(): Promise<Ending> {
    this.texts = [];
    return this.#ending;
  }
}

let device: FakeDevice;
let keeping: Keeping;
let said: string[];
const pricesOf = (hands: readonly number[]): PricedHand[] =>
  hands.map((hand) => ({ text: `hand ${hand}`, prices: [] }));
const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `text ${at}`);

beforeEach(() => {
  device = new FakeDevice();
  said = [];
  keeping = new Keeping(device, (ending) => said.push(ending));
});

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

test('nothing is saved before the user wants it', async () => {
  keeping.add('text');
  keeping.price(1);
  keeping.addAll(['text'], [1]);
  keeping.goOn(pricesOf);
  await settle();
  expect([device.texts, device.priced, keeping.kept(false, 0)]).toEqual([[], [], 'none']);
  const joining = keeping.join();
  expect(keeping.kept(false, 0)).toBe('underway');
  expect(await joining).toBe('done');
  expect(keeping.kept(false, 0)).toBe('all');
});

test('all hands are saved, in portions, then their prices', async () => {
  await keeping.join();
  keeping.addAll(many(1_200), [3, 4]);
  keeping.add('one more');
  expect(keeping.kept(false, 0)).toBe('underway');
  keeping.goOn(pricesOf);
  keeping.goOn(pricesOf);
  await settle();
  expect(device.texts).toEqual([...many(1_200), 'one more']);
  // Prices are saved next to hands: the next report saves them.
  keeping.goOn(pricesOf);
  await settle();
  expect(device.priced).toEqual(['hand 3', 'hand 4']);
  expect(said).toEqual(['done']);
  expect([keeping.kept(false, 0), keeping.kept(false, 2), keeping.kept(true, 0)]).toEqual(['all', 'some', 'underway']);
});

test('a full device is said once, and tried again when the user does something', async () => {
  await keeping.join();
  device.isFull = true;
  keeping.add('text');
  keeping.goOn(pricesOf);
  await settle();
  keeping.goOn(pricesOf);
  await settle();
  expect([said, keeping.kept(false, 0)]).toEqual([['refused'], 'some']);
  device.isFull = false;
  keeping.tryAgain();
  keeping.goOn(pricesOf);
  await settle();
  expect([device.texts, keeping.kept(false, 0)]).toEqual([['text'], 'all']);
});

test('forgotten texts are not saved, and a refused deletion is reported', async () => {
  await keeping.join();
  keeping.add('text');
  keeping.price(1);
  await keeping.forget();
  keeping.goOn(pricesOf);
  await settle();
  expect([device.texts, device.priced, said]).toEqual([[], [], ['done']]);
  device.isFull = true;
  await keeping.forget();
  expect(said.at(-1)).toBe('not deleted');
});
