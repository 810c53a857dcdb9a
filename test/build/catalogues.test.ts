// The messages of a language as code, and what can be wrong with them: src/build/catalogues.ts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { wordsModule } from '../../src/build/catalogues';

const FOLDER = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** A module of a language that has this catalogue and no code. */
function moduleOf(name: string, catalogue: string, language = 'es') {
  const folder = mkdtempSync(join(FOLDER, 'language-'));
  writeFileSync(join(folder, `${name}.json`), catalogue);
  return wordsModule(folder, language, name);
}

function codeOf(name: string, key: string, message: unknown, language?: string): string {
  const { code, faults } = moduleOf(name, JSON.stringify({ [key]: message }), language);
  expect(faults).toEqual([]);
  return code.split('\n').find((line) => line.includes(`const ${key} =`)) ?? '';
}

test.each<[name: string, key: string, message: unknown, code: string, language?: string]>([
  ['answer', 'you', 'Tú', 'export const you = "Tú";'],
  ['answer', 'you', "a '{' \"` b", String.raw`export const you = "a { \"${'`'} b";`],
  ['answer', 'ofAll', 'de `${of}', 'export const ofAll = (of) => `de \\`$${of}`;'],
  ['answer', 'ofAll', '{of}', 'export const ofAll = (of) => of;'],
  [
    'answer',
    'hitButLose',
    '{isOwn, select, true {a} other {b}}',
    'export const hitButLose = (isOwn) => (isOwn ? "a" : "b");',
  ],
  [
    'answer',
    'ofAll',
    '{of, select, constructor {a} other {b}}',
    'export const ofAll = (of) => (of === "constructor" ? "a" : "b");',
  ],
  [
    'lab',
    'winsBecause',
    '{hand}{why, select, empty {} other {: {why}}}',
    'export const winsBecause = (winner, hand, why) => `${hand}${(why === "" ? "" : `: ${why}`)}`;',
  ],
  [
    'answer',
    'pairsOfCards',
    '{count, plural, one {un par} other {# pares}}',
    'export const pairsOfCards = (count) => (count === 1 ? "un par" : `${countText(count)} pares`);',
  ],
  [
    'answer',
    'pairsOfCards',
    '{count, plural, one {a} other {b}}',
    'export const pairsOfCards = (count) => (new Intl.PluralRules("pt").select(count) === "one" ? "a" : "b");',
    'pt',
  ],
  [
    'answer',
    'examples',
    { outs: 'a', flush: 'b', backdoors: 'c' },
    'export const examples = { outs: "a", flush: "b", backdoors: "c" };',
  ],
  ['answer', 'bridge', '{hits} de {of}', 'export const bridge = ({ hits, of }) => `${hits} de ${of}`;'],
  ['headline', 'improve', '{chance_hits} outs', 'export const improve = (chance) => `${chance.hits} outs`;'],
  ['headline', 'drawGood', '{count}', 'export const drawGood = (good, count) => `${count}`;'],
])('%s.%s: %j', (name, key, message, code, language) => {
  expect(codeOf(name, key, message, language)).toBe(code);
});

test('a message asks for the functions that it names', () => {
  const { code, faults } = moduleOf('answer', '{ "ranksOfSuits": "{ranks, numberWord, f} {suits, list, and}" }');
  expect(faults).toEqual([]);
  expect(code).toContain("import { numberWord } from './grammar';");
  expect(code).toContain('`${numberWord(ranks, "f")} ${list(suits, "and")}`');
});

test('English stands in for a missing message, and the list names it', () => {
  const { code, missing } = moduleOf('text', '{}');
  expect(missing).toEqual(['text.paragraph', 'text.facts']);
  expect(code).toContain("export { facts } from '../en/text';");
  // What English takes from another of its modules, a language takes from the same module.
  expect(code).toContain("export { list } from './grammar';");
});

describe('a fault names its place, and what to do', () => {
  test.each([
    ['{\n  "you": "a",\n  "nobody": "b"\n}', '3:3: English has no “nobody”. Remove it.'],
    ['{ "you": "a", "you": "b" }', '1:15: “you” is there twice. Keep one of them.'],
    ['{ "ofAll": "{all}" }', '1:3: English has no “all” for ofAll. Its data: of.'],
    ['{ "you": "{of}" }', "1:3: English has no data for you. Write a text without holes, and a brace as '{'."],
    ['{ "you": { "a": "b" } }', '1:3: English has no table you. Write a text.'],
    ['{ "you": 1 }', '1:3: you has to be a text.'],
    ['{ "examples": "a" }', '1:3: English has a table or a list examples. Write its entries.'],
    [
      '{ "examples": { "outs": "a", "flush": "b" } }',
      '1:3: examples lacks “backdoors”. Write it, in English if need be.',
    ],
    [
      '{ "examples": { "outs": "", "flush": "", "backdoors": "", "x": "" } }',
      '1:59: English has no “x” in examples. Remove it.',
    ],
    [
      '{ "pairsOfCards": "{count, plural, few {a} other {b}}" }',
      '1:3: The plural case few is not valid in this locale. Write',
    ],
    [
      '{ "pairsOfCards": "{count, plural, one {a}}" }',
      '1:3: The last case of {count, …} in pairsOfCards has to be “other”.',
    ],
    [
      '{ "pairsOfCards": "{count, plural, =1 {a} =1 {b} other {c}}" }',
      '1:3: Two cases of {count, …} in pairsOfCards have one',
    ],
    [
      '{ "pairsOfCards": "{count, select, one {a} other {b}}" }',
      '1:3: “count” of pairsOfCards is a number. Use plural.',
    ],
    ['{ "ofAll": "{of, plural, one {a} other {b}}" }', '1:3: “of” of ofAll is no number. Use select.'],
    ['{ "ofAll": "{of, nothing}" }', '1:3: There is no function “nothing” in answer.ts,'],
    ['{ "ofAll": "{of" }', '1:3: Unexpected message end. Write the message as ICU MessageFormat.'],
    ['{ "ofAll": "a } b" }', '1:3: A } closes no {. Write the message as ICU MessageFormat.'],
    ['{ "you": "a"', '1:13: This is not JSON:'],
    ['[]', '1:1: A catalogue is an object of JSON.'],
  ])('%s', (catalogue, fault) => {
    const [first] = moduleOf('answer', catalogue).faults;
    expect(first).toContain(`src/words/es/answer.json:${fault}`);
  });
});
