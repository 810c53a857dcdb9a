// The question in large type, in every language: it begins the question below it.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/build/languages';
import { wordsIn } from '../words/wordsIn';

test.each(LANGUAGES)('%s: a question has its prompt in the same words', async (language) => {
  const { prompts } = await wordsIn(language, 'drills');
  const { whoWins, whatHand } = await wordsIn(language, 'ranges');
  const { callOrFold } = await wordsIn(language, 'curves');
  expect(whoWins.startsWith(prompts.whoWins)).toBe(true);
  expect(whatHand).toBe(prompts.row);
  expect(callOrFold('60', '20').endsWith(prompts.decision)).toBe(true);
});
