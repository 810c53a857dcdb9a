// The question in large type, in every language: it begins the question below it.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/build/languages';
import type * as Questions from '../../src/words/en/drills';
import type * as Reading from '../../src/words/en/ranges';
import type * as Versus from '../../src/words/en/curves';

test.each(LANGUAGES)('%s: a question has its prompt in the same words', async (language) => {
  const { prompts } = (await import(`../../src/words/${language}/drills.ts`)) as typeof Questions;
  const { whoWins, whatHand } = (await import(`../../src/words/${language}/ranges.ts`)) as typeof Reading;
  const { callOrFold } = (await import(`../../src/words/${language}/curves.ts`)) as typeof Versus;
  expect(whoWins.startsWith(prompts.whoWins)).toBe(true);
  expect(whatHand).toBe(prompts.row);
  expect(callOrFold('60', '20').endsWith(prompts.decision)).toBe(true);
});
