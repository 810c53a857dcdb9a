import { expect, test } from 'vitest';
import { deckOf, WILD_DECKS } from '../../src/poker/deck';
import { DECK_WORDS } from '../../src/words/spot';

const DECKS = [undefined, ...WILD_DECKS];

test('each deck has a different title', () => {
  expect(new Set(DECKS.map((wild) => DECK_WORDS[wild ?? 'none'].title)).size).toBe(DECKS.length);
});

test.each(DECKS)('the words for %s begin with its number of cards', (wild) => {
  const { summary, note } = DECK_WORDS[wild ?? 'none'];
  expect(summary).toMatch(new RegExp(`^${deckOf(wild).length} cards, `));
  expect(note).toMatch(new RegExp(`^${deckOf(wild).length} cards[.,] `));
});
