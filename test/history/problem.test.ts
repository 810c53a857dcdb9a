// Every problem of a history, and every reason not to read one, is said in each language.
import { expect, test } from 'vitest';
import type { Contradiction, FileReason, PlainProblem, Unread } from '../../src/history/problem';
import { cardOf } from '../../src/poker/card';
import { history as en } from '#language/en';
import { history as es } from '#language/es';
import { historyProblem, leftOutText, unreadCounts, unreadProblem, unreadReason } from '../../src/words/history';
import { history as pt } from '#language/pt';
import { sentenceOf } from '../../src/words/problems';
import { history as zh } from '#language/zh';

const amount = { money: 123_450, currency: '$' };
const other = { money: 200, currency: '$' };
const player = 'birch';
const text = 'Seat 1';

/** Everything that any of them may have. */
const DATA = {
  ...{ text, player, amount, other, field: 'ohh', line: 7, lines: 1_200, most: 2_000_000, characters: 3_456_789 },
  ...{ sites: ['PokerStars', 'PHH'], history: { site: 'ACR', only: 'older' }, site: 'ACR', isCut: true },
  ...{ leftOut: 'without known cards', street: 'turn', due: 'flop', card: cardOf(8, 2), cards: 1, needed: 3 },
  ...{ players: 2, count: 1 },
};

const plain = Object.keys(en.historyProblems).map((code) => ({ ...DATA, code }) as unknown as PlainProblem);
const found = Object.keys(en.contradictions).map((code) => ({ ...DATA, code }) as unknown as Contradiction);
const FILES = Object.keys(en.fileProblems) as FileReason[];

test.each(Object.entries({ en, es, pt, zh }))('%s: a sentence for each, with its data', (language, words) => {
  const texts = [
    ...plain.map((problem) => sentenceOf(words.historyProblems, problem)),
    ...found.map((contradiction) => sentenceOf(words.contradictions, contradiction)),
    ...FILES.flatMap((reason) => [true, false].map((isOfAll) => words.fileProblems[reason]('a.zip', isOfAll))),
  ];
  for (const said of texts) {
    expect(said).toMatch(language === 'zh' ? /^\S[^.]*[^]*。$/ : /^\S.*[^.]\.$/);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
  }
  // What English quotes and whom it names, the others do too.
  for (const [at, problem] of [...plain, ...found].entries()) {
    const own =
      at < plain.length
        ? sentenceOf(en.historyProblems, problem as PlainProblem)
        : sentenceOf(en.contradictions, problem as Contradiction);
    for (const data of [text, player, '$1,234.50', '$2', 'ACR']) {
      if (own.includes(data)) expect(texts[at]).toContain(data);
    }
  }
  expect(words.contradictions['pot-otherwise']({ code: 'pot-otherwise', amount, other })).toMatch(/\$1,234\.50.*\$2\b/);
});

test('a problem within a problem is one text', () => {
  const cut = { code: 'cut-off', isCut: true } as const;
  expect(historyProblem({ code: 'in-hand', hand: 2, of: 3, problem: cut })).toMatch(/^Hand 2 of 3: The hand is cut/);
  const counts = [
    { leftOut: 'Omaha', count: 2 },
    { leftOut: 'game Big O', count: 1 },
  ] as const;
  expect(leftOutText(counts)).toBe('3 hands are left out: 2 Omaha, 1 “Big O”.');
  expect(historyProblem({ code: 'no-hand-shown', hands: 4, counts, fault: cut })).toBe(
    'None of these 4 hands can be shown. 3 hands are left out: 2 Omaha, 1 “Big O”. The hand is cut off: its summary is missing. Paste it to its last line.',
  );
  expect(historyProblem({ code: 'other-game', leftOut: 'razz' })).toBe(
    'This is razz. Outs reads Texas hold’em only. Paste a hand of hold’em.',
  );
  expect(historyProblem({ code: 'other-rules', leftOut: 'bomb pot' })).toMatch(
    /^This is a bomb pot\. .* yet\. Paste another hand\.$/,
  );
});

test('unread hands are counted by their reason, and the first is shown', () => {
  const fault: Unread = { reason: 'with a fault', problem: { code: 'bad-line', text: 'x' } };
  expect(unreadProblem(fault)).toMatch(/^The line “x” cannot be read/);
  expect(unreadProblem({ reason: 'not read yet', history: { site: 'PokerNow', only: 'a part' } })).toBe(
    'A file looks like a part of a PokerNow log. Choose another file.',
  );
  expect(unreadProblem({ reason: 'with a fault in Outs', name: undefined })).toMatch(/^A hand was not read to its end/);
  expect(unreadProblem({ reason: 'read before' })).toBe('');
  expect(unreadReason('game constructor')).toBe('“constructor”');
  expect(
    unreadCounts([
      { reason: 'cut off', count: 2 },
      { reason: 'Omaha', count: 1_400 },
    ]),
  ).toBe('1,400 Omaha, 2 cut off');
});
