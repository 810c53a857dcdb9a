import { describe, expect, test } from 'vitest';
import { readLadder, remaining, breakDown, type Ladder } from '../../src/poker/breakdown';
import { answer } from '../../src/poker/answer';
import { DRAWS, RUNGS } from '../../src/poker/holding';
import type { SpotText } from '../../src/poker/spot';
import { keptParts } from '../../src/poker/breakdown';
import { USUAL } from '../../src/table/answer/ticks';
import * as words from '../../src/words/ladder';
import { finish, spot } from '../poker/read';

const WRITE = {
  combos: (weight: number) => String(Math.round(10 * weight) / 10),
  percent: (probability: number) => `${(100 * probability).toFixed(1)}%`,
  points: (halfWidth: number) => `±${(100 * halfWidth).toFixed(2)} points`,
};
const DEMO: SpotText = {
  hero: 'QcQd',
  board: 'Kh7d5c',
  opponents: ['22+, A2s+, KTs+, QTs+, JTs, ATo+, KJo+'],
};

function ladderOf(text: SpotText, seat = 1): Ladder {
  const ladder = readLadder(spot(text), seat);
  if (ladder === undefined) throw new Error('no ladder');
  return ladder;
}

function leftOf(text: SpotText, seat = 1) {
  const asked = spot(text);
  const { combos, made } = finish(answer(asked, undefined, true));
  if (combos === undefined) throw new Error('no combos');
  const found = breakDown(asked, ladderOf(text, seat), combos);
  return { made, found, left: remaining(found, keptParts(found, USUAL.rows)) };
}

test('a row is named by the board that it lies on', () => {
  const { board } = spot(DEMO);
  const titles = ladderOf(DEMO).rungs.map((row) => words.rowTitle(row, board));
  expect(titles).toEqual([
    ...['Set', 'Overpair', 'Top pair', 'Pocket under K', 'Second pair', 'Pocket under 7'],
    ...['Third pair', 'Pocket under 5', 'Ace high', 'Nothing'],
  ]);
  const four = spot({ ...DEMO, board: 'Th7d5c2s' }).board;
  const place = RUNGS.indexOf('third pair or lower');
  expect(words.rowTitle({ kind: 'rung', place }, four)).toBe('Lower pair');
  const top = RUNGS.indexOf('pocket pair below top');
  expect(words.rowTitle({ kind: 'rung', place: top }, four)).toBe('Pocket under 10');
  expect(words.rowInWords({ kind: 'rung', place: top }, four)).toBe('pocket pairs under 10');
  // No two rows have one title, and each fits beside its bar in two lines.
  const all = [
    ...RUNGS.map((_, at) => words.rowTitle({ kind: 'rung', place: at }, four)),
    ...DRAWS.map((_, at) => words.rowTitle({ kind: 'draw', place: at }, four)),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((title) => title.length > 20)).toEqual([]);
});

describe('a row says in a line what a range holds', () => {
  test('closed, against a hand', () => {
    const { made } = leftOf(DEMO);
    const { board } = spot(DEMO);
    expect(made && words.beatingText(ladderOf(DEMO), made, board, WRITE)).toBe(
      '48 of 175 combos beat you: top pair 33, set 9, overpair 6',
    );
    const ahead = { ...DEMO, opponents: ['22, 33'] };
    expect(made && words.beatingText(ladderOf(ahead), made, board, WRITE)).toBe(
      'none of 12 combos beats you',
    );
  });

  test('closed, of hero’s own; opened, with what is blocked', () => {
    const own = { hero: 'AK, QQ', board: 'Kh7d5c', opponents: ['random'] };
    expect(words.likeliestText(ladderOf(own, 0), spot(own).board, WRITE)).toBe(
      'top pair 66.7%, pocket pairs under K 33.3%',
    );
    expect(words.liveText(ladderOf(DEMO), WRITE)).toBe('175 of 222 combos, 47 blocked');
    const free = { ...DEMO, opponents: ['22:0.5'] };
    expect(words.liveText(ladderOf(free), WRITE)).toBe('3 combos, none blocked');
  });
});

describe('what continues', () => {
  test('the narrowing example', () => {
    const { made, found, left } = leftOf(DEMO);
    expect(words.openedSentence(found, made, 2, left, WRITE)).toBe(
      'You are ahead of 126 of their 175 combos. Against the 48 that continue you have 7.7%.',
    );
    expect(words.remainingTitle(found, left, WRITE)).toBe('48 continue: you have 7.7%.');
    expect(words.foldingText(found, left.combos, left.folds, 'flop', WRITE)).toBe(
      '127 of 175 fold, 72.6% of the time. Narrowed, it stays these 48 on the turn, whatever the card makes of them.',
    );
  });

  test('nothing, everything, one combo, no equity, hero’s own', () => {
    const { made, found } = leftOf(DEMO);
    const none = { combos: 0 };
    expect(words.openedSentence(found, made, 2, none, WRITE)).toMatch(/None continues\.$/);
    expect(words.remainingTitle(found, none, WRITE)).toBe('Nothing continues.');
    expect(words.foldingText(found, 0, 1, 'flop', WRITE)).toBe('Tick what continues.');
    expect(words.foldingText(found, 175, 0, 'flop', WRITE)).toBe('Nothing folds.');
    expect(words.foldingText(found, 1, 0.99, 'turn', WRITE)).toMatch(/is a known hand\.$/);
    expect(words.foldingText(found, 48, 0.5, 'river', WRITE)).toBe(
      '127 of 175 fold, 50.0% of the time.',
    );
    expect(words.openedSentence(found, made, 3, { combos: 1 }, WRITE)).toBe(
      'You are ahead of 126 of opponent 1’s 175 combos. 1 continues.',
    );
    const simulated = { combos: 48, heroEquity: 0.25, halfWidth: 0.001 };
    expect(words.openedSentence(found, made, 3, simulated, WRITE)).toMatch(
      / 48 that continue you have 25\.0% \(simulated, ±0\.10 points\)\.$/,
    );
    expect(words.remainingTitle(found, simulated, WRITE)).toBe('48 continue: you have 25.0%.');
    const counting = { combos: 48, isCounting: true };
    expect(words.openedSentence(found, made, 3, counting, WRITE)).toMatch(/continue you have …$/);
    expect(words.remainingTitle(found, counting, WRITE)).toBe('48 continue: you have …');
    const own = leftOf({ hero: 'AK, QQ', board: 'Kh7d5c', opponents: ['random'] }, 0);
    expect(words.openedSentence(own.found, undefined, 2, own.left, WRITE)).toMatch(
      /^12 of your 18 combos continue: you have \d\d\.\d%\.$/,
    );
    expect(words.foldingText(own.found, 12, 1 / 3, 'flop', WRITE)).toMatch(/^You fold 6 of 18, 33/);
  });
});
