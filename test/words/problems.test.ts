import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/build/languages';
import { askLine } from '../../src/ask';

/* An error has three parts: what happened, where, what to do. */

/** The verbs of the last part, by language. */
const VERBS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:add|change|choose|close|deal|give|include|keep|name|put|raise|remove|shorten|use|write)\b/i,
  es: /(?:^|[^\p{L}])(?:acórta|añ[aá]d|cambia|cierra|da\b|deja|elige|escr[ií]b|inclu|indica|pon|qu[ií]t|repárte|sube|usa)/iu,
  pt: /(?:^|[^\p{L}])(?:acrescent|adicion|aument|coloqu|dê|deix|distribua|encurt|escolh|escrev|fech|inclu|inform|mud|ponha|remov|troqu|use)/iu,
  zh: /请/,
};

/** Texts that only join others, or are names. */
const JOINTS = ['at', 'cardMissing', 'fields', 'inField', 'inLink'];

/** What a sentence is called with, if not with texts and numbers. */
const CALLED: Readonly<Record<string, readonly unknown[]>> = {
  twiceInPart: ['“AhAh”', 50],
  twiceIn: [50, 'hero'],
  inBoth: [50, 'hero', 'board'],
  handOneTooMany: [50],
  handTooFew: [3, '“AhKhQh”'],
  unclear: ['“AA 25%”', ['AA:0.25']],
  unknownRead: ['“with x”', ['connects']],
  severalDecks: [['joker', 'bug']],
  badDeck: ['“x”', ['joker', 'none']],
  badRule: ['“x”', '5', false, ['on', 'off']],
  withoutPayouts: ['others'],
  listLength: [true, 2, 3],
};

describe.each(LANGUAGES)('%s', (language) => {
  test('every sentence about an entry says what to do', async () => {
    const sentences = (await import(`../../src/words/${language}/problems.ts`)) as Record<string, unknown>;
    const named = Object.entries(sentences).filter(([name]) => !JOINTS.includes(name));
    expect(named.length).toBeGreaterThan(70);
    for (const [name, sentence] of named) {
      const given = CALLED[name] ?? ['2', '3', '4', '5'];
      const text =
        typeof sentence === 'function' ? (sentence as (...given: readonly unknown[]) => string)(...given) : sentence;
      expect(text, name).toMatch(VERBS[language] ?? /^$/);
    }
  });
});

/** A place: a player, a field, or the user's own text. */
const PLACE = /“|hand|opponent|board|ranges|pot|call|rake|bets|[♣♦♥♠]/i;

const BAD = [
  '{"hero":"AhKx"}',
  '{"hero":"AhAh"}',
  '{"hero":"Ah"}',
  '{"hero":"AhKhQh"}',
  '{"hero":"AhKh","board":"7h3h"}',
  '{"hero":"AhKh","board":"7h3h9c4d5d6d"}',
  '{"hero":"AhKh","board":"7h3hAh"}',
  '{"hero":"AhKd","opponents":["A2s-KQs"]}',
  '{"hero":"AhKd","opponents":["76s-54o"]}',
  '{"hero":"AhKd","opponents":["AKd"]}',
  '{"hero":"AhKd","opponents":["AAs"]}',
  '{"hero":"AhKd","opponents":["150%"]}',
  '{"hero":"AhKd","opponents":["AA:2"]}',
  '{"hero":"AhKd","opponents":["hello"]}',
  '{"hero":"AhKd","opponents":["[50]AA"]}',
  '{"hero":"7h7d","opponents":["AA"],"board":"AcAdAs"}',
  '{"hero":"AhKh","opponents":["AA","AA","AA"]}',
  '{"hero":"AhKd","opponents":["QQ"],"call":3}',
  '{"hero":"AhKd","opponents":["QQ"],"pot":-5,"call":3}',
  '{"hero":"AhKd","opponents":["QQ"],"pot":50,"call":3,"rake":{"percent":120}}',
  '{"hero":"AhKd","opponents":["QQ"],"pot":20,"bets":[10,50]}',
];

test.each(BAD)('%s: what happened, where, and what to do', (question) => {
  const answer = askLine(question) as { ok: boolean; error?: { message: string } };
  expect(answer.ok).toBe(false);
  const message = answer.error?.message ?? '';
  expect(message).toMatch(PLACE);
  expect(message).toMatch(VERBS.en ?? /^$/);
});
