import { expect, test } from 'vitest';
import { findTerms, FIRST_WORDS, matches, NOTATION, SAMPLES, TOPICS } from '../../src/help/content';
import { readinessOf } from '../../src/notation/draft';
import { readLine } from '../../src/notation/line';
import { parseCards } from '../../src/poker/card';
import { parseRange } from '../../src/poker/range';
import { OTHER_KEYS, TABLE_KEYS } from '../../src/words/help';
import { keyNames } from '../../src/words/en/help';
import { TERMS } from '../../src/words/terms';

test('every text of the notation is read', () => {
  for (const { kind, text } of NOTATION) {
    if (kind === 'line') {
      const draft = readLine(text);
      expect(draft.ok && readinessOf(draft.value).ready, text).toBe(true);
    } else if (kind === 'range') expect(parseRange(text, 'line').ok, text).toBe(true);
    else expect(parseCards(text, 'line'), text).toEqual(parseCards('Th9c', 'line'));
  }
});

test('the words to begin with are seven of the glossary', () => {
  expect(FIRST_WORDS).toHaveLength(7);
  for (const term of FIRST_WORDS) expect(Object.values(TERMS)).toContain(term);
});

test('every word of the glossary is found first by its own name', () => {
  for (const term of Object.values(TERMS)) {
    const named = findTerms(term.title).filter(({ title }) => matches(term.title, title));
    expect(findTerms(term.title)[0], term.title).toBe(named[0]);
    expect(named).toContain(term);
  }
});

test('a search finds beginnings of words, in any case and any order', () => {
  expect(matches('POT', 'Pot odds')).toBe(true);
  expect(matches('pot', 'a spot')).toBe(false);
  expect(matches('odds po', 'Pot odds')).toBe(true);
  expect(matches('even', 'break-even')).toBe(true);
  expect(matches('pot river', 'the pot', 'on the river')).toBe(true);
  expect(matches('', 'anything')).toBe(true);
});

test('a search ignores accents, and in Chinese finds the middle of a word', () => {
  expect(matches('posicion', 'la posición')).toBe(true);
  expect(matches('posición', 'la posicion')).toBe(true);
  expect(matches('赔率', '底池赔率')).toBe(true);
  expect(matches('esc', '按Esc')).toBe(true);
  expect(matches('ot', '底池pot')).toBe(false);
});

test('signs in a search mean themselves', () => {
  expect(matches('TT+', 'TT+, A2s+')).toBe(true);
  expect(matches('TTT+', 'TT+, A2s+')).toBe(false);
  expect(matches('(TT', '(TT+) 7h3h9c')).toBe(true);
  for (const sign of '\\^$.*+?()[]{}|/') expect(() => matches(sign, 'a text')).not.toThrow();
});

test('no two entries have the same name', () => {
  for (const names of [
    SAMPLES.map(({ title }) => title),
    NOTATION.map(({ text }) => text),
    TOPICS.map(({ title }) => title),
  ]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the names of keys belong to keys with an action', () => {
  const keys = [...TABLE_KEYS, ...OTHER_KEYS].map((key) => key.keys);
  expect(Object.keys(keyNames).filter((key) => !keys.includes(key))).toEqual([]);
});
