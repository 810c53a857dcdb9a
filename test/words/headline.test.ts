import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { headline } from '../../src/words/headline';
import { finish, spot } from '../poker/read';

describe('outs of several hands', () => {
  test.each([
    [
      { hero: '7h3c', board: '2s2d2c', wild: 'deuces' },
      /^Any of 11 cards for the straight flush or a deuce, a three or/,
    ],
    [{ hero: 'QsJs', board: '*4c8cAc', wild: 'joker' }, /^Any of 9 cards for the straight: nine outs/],
  ])('%j: each hand has as many cards as make it', (written, sentence) => {
    const asked = spot(written);
    expect(headline(asked, finish(answer(asked)))).toMatch(sentence);
  });
});
