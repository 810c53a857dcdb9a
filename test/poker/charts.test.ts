import { describe, expect, test } from 'vitest';
import { COMBOS, type Range } from '../../src/poker/combos';
import { formatRange, parseRange } from '../../src/poker/range';
import {
  ACTIONS,
  presetsFor,
  TABLE_SIZES,
  type Action,
  type Preset,
  type TableSize,
  OPENINGS,
  openingRange,
  type OpeningSeat,
} from '../../src/poker/charts';
import { shareOf } from '../../src/table/ranges/rangeGrid';

function read({ text }: Preset): Range {
  const parsed = parseRange(text, 'line');
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** The range of a position for an action, as an answer to another's raise if it is one. */
function rangeOf(players: TableSize, action: Action, position: string, against?: string): Range {
  const found = presetsFor(players, action).find((own) => own.position === position && own.against === against);
  if (found === undefined) throw new Error(`${position} ${action}`);
  return read(found);
}

/** Whether a range holds all that another one holds. */
function holds(range: Range, other: Range): boolean {
  return COMBOS.every((_, combo) => range.weights[combo] >= other.weights[combo]);
}

function overlap(one: Range, other: Range): boolean {
  return COMBOS.some((_, combo) => one.weights[combo] + other.weights[combo] > 1);
}

describe.each(TABLE_SIZES)('guides for %i players', (players) => {
  const opens = presetsFor(players, 'open');

  test.each(ACTIONS)('%s: every text is in the field’s own form, and each spot comes once', (action) => {
    const presets = presetsFor(players, action);
    expect(presets.length).toBeGreaterThan(3);
    for (const preset of presets) expect(formatRange(read(preset))).toBe(preset.text);
    const spots = presets.map(({ position, against }) => `${position} ${against ?? ''}`);
    expect(new Set(spots).size).toBe(spots.length);
  });

  test('everybody but the big blind opens, in the order of acting', () => {
    const late = ['HJ', 'CO', 'BTN', 'SB'];
    expect(opens.map(({ position }) => position)).toEqual(
      players === 6 ? ['UTG', ...late] : ['UTG', 'UTG+1', 'UTG+2', 'LJ', ...late],
    );
  });

  test('up to the button each position adds hands to the position before', () => {
    const ranges = opens.map(read);
    for (const [at, range] of ranges.slice(0, -1).entries()) {
      const before = ranges[at - 1] ?? { weights: new Float64Array(COMBOS.length) };
      expect(holds(range, before)).toBe(true);
      expect(shareOf(range)).toBeGreaterThan(shareOf(before));
    }
  });

  test('the small blind opens more than the cutoff and less than the button', () => {
    const [cutoff, button, blind] = opens.slice(-3).map(read);
    expect(holds(blind, cutoff)).toBe(true);
    expect(holds(button, blind)).toBe(true);
    expect(shareOf(blind)).toBeLessThan(shareOf(button));
  });

  test('the shares equal the shares of the method', () => {
    const percents = opens.map((preset) => 100 * shareOf(read(preset)));
    const [first, ...others] =
      players === 6
        ? [
            [15, 18],
            [19, 22],
          ]
        : [
            [9, 11],
            [11, 13],
            [13, 15],
            [15, 18],
            [19, 22],
          ];
    for (const [at, [least, most]] of [first, ...others, [25, 29], [42, 48], [38, 44]].entries()) {
      expect(percents[at], opens[at]?.position).toBeGreaterThanOrEqual(least);
      expect(percents[at], opens[at]?.position).toBeLessThanOrEqual(most);
    }
  });

  test('no hand both calls and 3-bets, and every call has its 3-bets', () => {
    for (const preset of presetsFor(players, 'call')) {
      expect(overlap(read(preset), rangeOf(players, '3-bet', preset.position, preset.against))).toBe(false);
    }
  });

  test.each(['call', '3-bet'] as const)('%s: the wider the open, the wider the answer', (action) => {
    const presets = presetsFor(players, action);
    for (const position of ['BTN', 'SB', 'BB']) {
      const shares = presets
        .filter((own) => own.position === position && own.against !== 'SB')
        .map((own) => shareOf(read(own)));
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
    }
  });

  test('a third to two thirds of the opened hands continue against a 3-bet', () => {
    const calls = presetsFor(players, 'call a 3-bet');
    expect(presetsFor(players, '4-bet').map(({ position }) => position)).toEqual(calls.map(({ position }) => position));
    for (const preset of calls) {
      const [call, raise] = [read(preset), rangeOf(players, '4-bet', preset.position)];
      const open = rangeOf(players, 'open', preset.position);
      expect(overlap(call, raise)).toBe(false);
      expect(holds(open, call) && holds(open, raise)).toBe(true);
      const goesOn = (shareOf(call) + shareOf(raise)) / shareOf(open);
      expect(goesOn, preset.position).toBeGreaterThan(1 / 3);
      expect(goesOn, preset.position).toBeLessThan(2 / 3);
    }
  });
});

test('six and nine players open the same hands with equally many behind', () => {
  const texts = (players: TableSize) => presetsFor(players, 'open').map(({ text }) => text);
  expect(texts(9).slice(3)).toEqual(texts(6));
});

describe('the ranges of what was done before the flop', () => {
  const SEATS: readonly OpeningSeat[] = [
    ...[undefined, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((to) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((left) =>
        to === undefined || to > left ? [{ left, to, isHeadsUp: false }] : [],
      ),
    ),
    { left: 1, isHeadsUp: true },
    { left: 0, to: 1, isHeadsUp: true },
  ];
  const rangeAt = (opening: (typeof OPENINGS)[number], seat: OpeningSeat) =>
    read({ position: '', text: openingRange(opening, seat) });

  test.each(OPENINGS)('%s: every seat has a range in the field’s own form', (opening) => {
    for (const seat of SEATS) {
      const text = openingRange(opening, seat);
      const range = rangeAt(opening, seat);
      expect(shareOf(range), text).toBeGreaterThan(0.015);
      if (!text.endsWith('%')) expect(formatRange(range)).toBe(text);
    }
  });

  test('no hand both calls and 3-bets, nor calls a 3-bet and 4-bets', () => {
    for (const seat of SEATS) {
      expect(overlap(rangeAt('calls', seat), rangeAt('3-bets', seat)), JSON.stringify(seat)).toBe(false);
      if (seat.to === undefined) expect(overlap(rangeAt('calls a 3-bet', seat), rangeAt('4-bets', seat))).toBe(false);
    }
  });

  test('a player who continues against a 3-bet has opened the hand, and a later seat opens more', () => {
    let before: Range | undefined;
    for (let left = 8; left >= 2; left--) {
      const seat = { left, isHeadsUp: false };
      const open = rangeAt('opens', seat);
      expect(holds(open, rangeAt('calls a 3-bet', seat)) && holds(open, rangeAt('4-bets', seat))).toBe(true);
      if (before !== undefined) expect(holds(open, before)).toBe(true);
      before = open;
    }
  });

  test('the wider the open, the wider the answer; the big blind calls widest', () => {
    for (const left of [0, 1, 2]) {
      const shares = [8, 5, 3].map((to) => {
        const seat = { left, to, isHeadsUp: false };
        return shareOf(rangeAt('calls', seat)) + shareOf(rangeAt('3-bets', seat));
      });
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
    }
    for (const to of [8, 5, 3]) {
      const [blind, ...others] = [0, 1, 2].map((left) => shareOf(rangeAt('calls', { left, to, isHeadsUp: false })));
      expect(blind).toBeGreaterThan(Math.max(...others));
    }
  });

  test('heads-up the button opens four fifths, and the big blind goes on with more than half', () => {
    const [button, blind] = [
      { left: 1, isHeadsUp: true },
      { left: 0, to: 1, isHeadsUp: true },
    ];
    expect(shareOf(rangeAt('opens', button))).toBeCloseTo(0.8, 1);
    expect(shareOf(rangeAt('calls', blind)) + shareOf(rangeAt('3-bets', blind))).toBeGreaterThan(0.5);
  });
});
