import { describe, expect, test } from 'vitest';
import { readLadder, remaining, breakDown, type Ladder } from '../../src/poker/breakdown';
import { answer } from '../../src/poker/answer';
import { DRAWS, RUNGS } from '../../src/poker/holding';
import type { Strength } from '../../src/poker/category';
import { evaluate } from '../../src/poker/hand';
import type { Spot } from '../../src/poker/spot';
import type { SpotText } from '../../src/poker/readSpot';
import { keptParts } from '../../src/poker/breakdown';
import { USUAL } from '../../src/table/ranges/ticks';
import * as words from '../../src/words/ladder';
import { finish, spot } from '../poker/read';
import { DECK } from '../reference/cards';
import { seeded, shuffled } from '../reference/random';

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

function madeOf({ hero, board }: Spot): Strength {
  if (hero.kind !== 'hand') throw new Error('no hand');
  return evaluate([...hero.cards, ...board]);
}

function leftOf(text: SpotText, seat = 1) {
  const asked = spot(text);
  const { combos, made } = finish(answer(asked, undefined, true));
  if (combos === undefined) throw new Error('no combos');
  const found = breakDown(asked, ladderOf(text, seat), combos);
  return { made, found, left: remaining(found, keptParts(found, USUAL.rows)) };
}

test('a row’s title depends on the board', () => {
  const { board } = spot(DEMO);
  const titles = ladderOf(DEMO).rungs.map((row) => words.rowTitle(row, board));
  expect(titles).toEqual([
    ...['Set', 'Overpair', 'Top pair', 'Underpair to K', 'Second pair', 'Underpair to 7'],
    ...['Third pair', 'Underpair to 5', 'Ace high', 'Air'],
  ]);
  const four = spot({ ...DEMO, board: 'Th7d5c2s' }).board;
  const place = RUNGS.indexOf('third pair or lower');
  expect(words.rowTitle({ kind: 'rung', place }, four)).toBe('Third pair or lower');
  const top = RUNGS.indexOf('pocket pair below top');
  expect(words.rowTitle({ kind: 'rung', place: top }, four)).toBe('Underpair to 10');
  expect(words.rowInWords({ kind: 'rung', place: top }, four)).toBe('underpairs to 10');
  // No two rows have one title, and each fits next to its bar in two lines.
  const all = [
    ...RUNGS.map((_, at) => words.rowTitle({ kind: 'rung', place: at }, four)),
    ...DRAWS.map((_, at) => words.rowTitle({ kind: 'draw', place: at }, four)),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((title) => title.length > 20)).toEqual([]);
});

describe('a row says in a line what a range holds', () => {
  test('closed and opened, against a hand and of hero’s own, with what is blocked', () => {
    const { made } = leftOf(DEMO);
    const { board } = spot(DEMO);
    expect(made && words.beatingText(ladderOf(DEMO), made, board)).toBe(
      '48 of 175 combos beat you: top pair 33, set 9, overpair 6',
    );
    const ahead = { ...DEMO, opponents: ['22, 33'] };
    expect(made && words.beatingText(ladderOf(ahead), made, board)).toBe('none of 12 combos beats you');
    const own = { hero: 'AK, QQ', board: 'Kh7d5c', opponents: ['random'] };
    expect(words.likeliestText(ladderOf(own, 0), spot(own).board)).toBe('top pair 66.7%, underpairs to K (33.3%)');
    expect(words.liveText(ladderOf(DEMO), undefined)).toBe('175 of 222 combos, 47 blocked');
    expect(words.liveText(ladderOf({ ...DEMO, opponents: ['22:0.5'] }), undefined)).toBe('3 combos, none blocked');
    expect(words.liveText(ladderOf(DEMO), made)).toBe('175 of 222 combos, 47 blocked, 48 beat you');
  });

  test('the parts that beat a hand add up to all that do, on any river', () => {
    const random = seeded(1);
    const range = '22+:0.5,A2s+,KTs+,QTs+,JTs,T9s,ATo+,KJo+';
    let others = 0;
    for (let round = 0; round < 200; round++) {
      const [a, b, ...board] = shuffled(random, DECK, 7);
      const text = { hero: `${a}${b}`, board: board.join(''), opponents: [range] };
      const asked = spot(text);
      const ladder = ladderOf(text);
      const line = words.beatingText(ladder, madeOf(asked), asked.board);
      const [head = '', parts] = line.split(': ');
      if (parts === undefined) {
        expect(head).toMatch(/^none of/);
        continue;
      }
      const sum = parts.split(', ').reduce((all, part) => all + parseFloat(/([\d.]+)\)?$/.exec(part)?.[1] ?? ''), 0);
      expect(sum, line).toBeCloseTo(parseFloat(head), 6);
      if (parts.includes('others')) others++;
    }
    expect(others).toBeGreaterThan(0);
  });

  test('each row compares with a hand: together as many combos as beat and tie it', () => {
    const random = seeded(2);
    for (let round = 0; round < 100; round++) {
      const [a, b, ...board] = shuffled(random, DECK, 5 + (round % 3));
      const text = { hero: `${a}${b}`, board: board.join(''), opponents: ['random'] };
      const asked = spot(text);
      const made = madeOf(asked);
      const ladder = ladderOf(text);
      let beat = 0;
      let tie = 0;
      for (const row of ladder.rungs) {
        const said = words.facingText(ladder, made, row);
        const [, beats] = /^([\d.]+) beats? you/.exec(said) ?? [];
        const [, ties] = /([\d.]+) ties?(?: you)?$/.exec(said) ?? [];
        beat += said === 'beats you' ? row.combos : Number(beats ?? 0);
        tie += said === 'ties you' ? row.combos : Number(ties ?? 0);
        if (said === 'behind you') continue;
        expect(said).toMatch(/^(beats|ties) you$|^\d+ (beats?|ties?) you(, \d+ ties?)?$/);
      }
      const strengths = Array.from(ladder.strengths);
      expect(beat).toBe(strengths.filter((own) => own > made).length);
      expect(tie).toBe(strengths.filter((own) => own === made).length);
    }
  });

  test('next to two pairs of the board the fifth card is named, not its place', () => {
    const text = {
      hero: '8d8c',
      board: '7h7c3c3d9c',
      opponents: ['33-55,A2s+:0.5,98s:0.5,KTs+,T9s'],
    };
    const { board } = spot(text);
    expect(words.beatingText(ladderOf(text), madeOf(spot(text)), board)).toBe(
      '15.5 of 49.5 combos beat you: flush 7, a nine 5.5, full house 2, four of a kind 1',
    );
    const ace = spot({ ...text, board: '7h7c3c3dAc' }).board;
    const place = RUNGS.indexOf('top pair');
    expect(words.rowTitle({ kind: 'rung', place }, ace)).toBe('An ace');
    // One pair of the board leaves three ranks alone.
    const paired = spot({ ...text, board: '7h7c3c5d9c' }).board;
    expect(words.rowTitle({ kind: 'rung', place }, paired)).toBe('Top pair');
  });
});

describe('what continues', () => {
  test('the narrowing example', () => {
    const { made, found, left } = leftOf(DEMO);
    expect(words.openedSentence(found, made, { opponents: 1 }, left)).toBe(
      'You are ahead of 126 of their 175 combos. Against the 48 that continue you have 7.7%.',
    );
    expect(words.remainingTitle(found, left)).toBe('48 continue: you have 7.7%.');
    expect(words.remainingTitle(found, left, 'flop')).toMatch(/, if only top pair or a draw continues: you have 7\.7%/);
    expect(words.remainingTitle(found, left, 'river')).toMatch(/, if only top pair or better continues: /);
    expect(words.remainingTitle(found, { ...left, combos: found.live }, 'flop')).not.toContain('if only');
    expect(words.foldingText(found, left.combos, left.folds, 'flop')).toMatch(
      /^127 of 175 fold, 72\.6% .*48 combos on/,
    );
  });

  test('the sentence fits nothing, everything, one combo, no equity and hero’s own range', () => {
    const { made, found } = leftOf(DEMO);
    const opened = (opponents: number, left: Parameters<typeof words.openedSentence>[3]) =>
      words.openedSentence(found, made, { opponents }, left);
    const none = { combos: 0 };
    expect(opened(1, none)).toMatch(/None continues\.$/);
    expect(words.remainingTitle(found, none)).toBe('No combo continues.');
    const folding = ([0, 175, 1] as const).map((combos) => words.foldingText(found, combos, 1, 'flop'));
    expect(folding.slice(0, 2)).toEqual(['Tick what continues.', 'No combo folds.']);
    expect(folding[2]).toMatch(/becomes a known hand\.$/);
    expect(words.foldingText(found, 48, 0.5, 'river')).toBe('127 of 175 fold, 50.0% of the time.');
    expect(opened(2, { combos: 1 })).toMatch(/of opponent 1’s 175 combos\. 1 continues\.$/);
    const simulated = { combos: 48, heroEquity: 0.25, halfWidth: 0.001 };
    expect(opened(2, simulated)).toMatch(/ 48 that continue you have 25\.0% \(simulated, ±0\.10 points\)\.$/);
    expect(words.remainingTitle(found, simulated)).toBe('48 continue: you have 25.0%.');
    const counting = { combos: 48, isCounting: true };
    expect(opened(2, counting)).toMatch(/continue you have …$/);
    expect(words.remainingTitle(found, counting)).toBe('48 continue: you have …');
    const own = leftOf({ hero: 'AK, QQ', board: 'Kh7d5c', opponents: ['random'] }, 0);
    expect(words.openedSentence(own.found, undefined, { opponents: 1 }, own.left)).toMatch(
      /^12 of your 18 combos continue: you have \d\d\.\d%\.$/,
    );
    expect(words.foldingText(own.found, 12, 1 / 3, 'flop')).toMatch(/^You fold 6 of 18, 33/);
  });
});
