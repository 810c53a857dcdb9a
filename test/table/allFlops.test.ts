import { describe, expect, test } from 'vitest';
import { DECK, formatCards, parseCards, rankOf, suitOf, type Card } from '../../src/poker/card';
import {
  FLOP_KINDS,
  holdingsOn,
  inOrder,
  isChosen,
  kindsOf,
  meanEquity,
  type FlopKind,
  rowsOf,
} from '../../src/table/flops/allFlops';

/** All 22,100 flops. */
const FLOPS: readonly (readonly [Card, Card, Card])[] = DECK.flatMap((a, at) =>
  DECK.slice(at + 1).flatMap((b, next) => DECK.slice(at + next + 2).map((c) => [a, b, c] as const)),
);
const [SUITS, PAIRS] = FLOP_KINDS;
const countOf = (kinds: readonly FlopKind[]) => FLOPS.filter((cards) => isChosen(kindsOf(cards), kinds)).length;

describe('the kinds of flops', () => {
  test('each flop is of one kind of each line: the kinds of a line add up to all flops', () => {
    expect(FLOPS.length).toBe(22_100);
    for (const own of FLOP_KINDS as readonly (readonly FlopKind[])[]) {
      const kindsIn = (cards: readonly [Card, Card, Card]) => own.filter((kind) => kindsOf(cards).includes(kind));
      expect(FLOPS.filter((cards) => kindsIn(cards).length !== 1)).toEqual([]);
      expect(own.reduce((sum, kind) => sum + countOf([kind]), 0)).toBe(FLOPS.length);
    }
  });

  test('the kind of pairs is the number of different ranks', () => {
    const ranks: Partial<Record<FlopKind, number>> = { trips: 1, paired: 2, unpaired: 3 };
    for (const kind of PAIRS) {
      const others = FLOPS.filter(
        (cards) => kindsOf(cards).includes(kind) !== (new Set(cards.map(rankOf)).size === ranks[kind]),
      );
      expect(others).toEqual([]);
    }
    expect(countOf(['trips'])).toBe(13 * 4);
  });

  test('chosen together, kinds of one line add up, and lines narrow each other', () => {
    expect(countOf([])).toBe(22_100);
    expect(countOf(SUITS)).toBe(22_100);
    expect(countOf(['monotone'])).toBe(4 * 286);
    expect(countOf(['monotone', 'twoTone'])).toBe(countOf(['monotone']) + countOf(['twoTone']));
    expect(countOf(['monotone', 'paired'])).toBe(0);
    const all = FLOPS.filter(
      (cards) =>
        new Set(cards.map(suitOf)).size === 2 &&
        new Set(cards.map(rankOf)).size === 2 &&
        cards.some((own) => rankOf(own) === 12),
    );
    expect(countOf(['twoTone', 'paired', 'ace'])).toBe(all.length);
  });

  test('a line left out counts as if nothing of it were chosen', () => {
    for (const cards of FLOPS.filter((_, at) => at % 97 === 0)) {
      expect(isChosen(kindsOf(cards), ['monotone', 'paired', 'ace'], SUITS)).toBe(
        isChosen(kindsOf(cards), ['paired', 'ace']),
      );
    }
  });
});

test('the CSV has a row for each flop, with parts of all that add up to 1', () => {
  const flop = (text: string) => {
    const read = parseCards(text, 'line');
    if (!read.ok) throw new Error(text);
    return read.value as unknown as readonly [Card, Card, Card];
  };
  const flops = [
    { cards: flop('2c7dAs'), times: 24, deals: 30, equity: 0.25 },
    {
      ...{ cards: flop('KcKdKh'), times: 4, deals: 10, equity: 0.75, strong: 0.5 },
      held: { live: 20, topPair: 5, draws: 1 },
    },
  ];
  expect(rowsOf(inOrder(flops, 'best'), flops)).toEqual([
    ['flop', 'flops', 'share', 'equity', 'strong', 'top pair', 'draws'],
    [formatCards(flop('KhKdKc')), 4, 0.25, 0.75, 0.5, 0.25, 0.05],
    ['As7d2c', 24, 0.75, 0.25, '', '', ''],
  ]);
  expect(meanEquity(flops)).toBe((30 * 0.25 + 10 * 0.75) / 40);
});

test('holdings over some flops: each flop counts as often as it comes', () => {
  const own = (times: number, live: number, topPair: number, draws: number) => ({
    ...{ cards: [0, 1, 2] as unknown as readonly [Card, Card, Card], times, deals: 1, equity: 0.5 },
    held: { live, topPair, draws },
  });
  expect(holdingsOn([own(4, 10, 5, 0), own(12, 20, 2, 10)])).toEqual({ topPair: 44 / 280, draws: 120 / 280 });
  expect(holdingsOn([])).toBeUndefined();
});
