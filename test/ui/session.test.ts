import { flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keyOf, theSession } from '../../src/session/page/session.svelte';
import { handover } from '../../src/ui/handover';

const session = theSession();
const HANDS = (await (await fetch('/evening.txt')).text()).split('\n\n\n');
const file = (hands: readonly string[]) => new File([hands.join('\n\n\n')], 'hands.txt');

async function whole(hands: number): Promise<void> {
  await vi.waitFor(
    () => {
      expect(session.hands).toHaveLength(hands);
      expect(session.isReading).toBe(false);
      expect(session.waiting).toBe(0);
    },
    { timeout: 60_000 },
  );
}

afterEach(() => {
  session.forget();
  localStorage.clear();
});

describe('a session', () => {
  test('a window has one session, which is empty at first', () => {
    expect(theSession()).toBe(session);
    expect(session.isEmpty).toBe(true);
  });

  test('lists what the filter lets through, worst first, and leaves nothing out', async () => {
    session.add([file(HANDS.slice(0, 60)), file(HANDS.slice(50, 90))]);
    await whole(90);
    expect(session.unread).toMatchObject([{ reason: 'read before', count: 10 }]);
    // What was known is judged first.
    expect(session.basis).toBe('given');
    session.narrow({ against: 'shown' });
    flushSync();
    expect(session.list.length).toBeGreaterThan(2);
    const costs = session.list.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(costs.reduce((sum, own) => sum + own, 0)).toBeCloseTo(session.cost, 6);
    const all = session.list.map(keyOf);
    const parts = (['preflop', 'flop', 'turn', 'river'] as const).flatMap((street) => {
      session.narrow({ street });
      flushSync();
      expect(session.list.every((bet) => bet.street === street)).toBe(true);
      return session.list.map(keyOf);
    });
    expect(parts.toSorted()).toEqual(all.toSorted());
  });

  test('leaves a decision for the table as it was judged', async () => {
    session.add([file(HANDS.slice(0, 90))]);
    await whole(90);
    session.narrow({ against: 'shown' });
    flushSync();
    const [bet] = session.list;
    expect(await session.open(bet)).toBe(true);
    expect(handover.hand).toMatchObject({ at: bet.at, viewer: 'Hero', seesShown: true, isAnyTwo: true });
    // By what was known the others hold what they did before the flop.
    session.narrow({ against: 'given', act: 'nothing' });
    flushSync();
    const [known] = session.list;
    expect(await session.open(known)).toBe(true);
    expect(handover.hand).toMatchObject({ at: known.at, seesShown: false, isAnyTwo: false });
    expect(await session.open(bet)).toBe(true);
    expect(HANDS).toContain(handover.hand?.text.replaceAll('\n\n', '\n'));
    handover.hand = undefined;
  });
});
