import * as say from '#words/ladder';
import type { HeldDraw, Rung } from '../poker/holding';

/** The title and the rule of a range's row, for the page, help and docs. */
export interface RowText {
  /** Short: beside a bar there is room for two words. A rung's is that on the board of its example. */
  readonly title: string;
  /** Its rule. */
  readonly note: string;
}

/** The same with a hand on a board. */
export interface RowWords extends RowText {
  readonly example: string;
}

/** A hand on a board. Without suits, no suit matters. */
type Example = readonly [hand: string, board: string];

/** One on each rung. */
const RUNG_EXAMPLES: Readonly<Record<Rung, Example>> = {
  'straight flush': ['6♥5♥', '9♥8♥7♥'],
  'four of a kind': ['KK', 'KK2'],
  'full house': ['99', '777'],
  flush: ['A♥2♥', 'K♥Q♥7♥'],
  straight: ['98', '765'],
  set: ['77', 'K75'],
  trips: ['A7', 'K77'],
  'two pair': ['K7', 'K72'],
  overpair: ['AA', 'K77'],
  'top pair': ['AK', 'K99'],
  'pocket pair below top': ['99', 'KK2'],
  'second pair': ['92', 'KK9'],
  'pocket pair below second': ['66', 'K75'],
  'third pair or lower': ['A5', 'K75'],
  'pocket pair below third': ['22', 'K75'],
  'ace high': ['A5', 'KK2'],
  'no made hand': ['J5', 'KK2'],
};

const DRAW_EXAMPLES: Readonly<Record<HeldDraw, Example>> = {
  'flush draw': ['A♥5♥', 'K♥7♥2♣'],
  'nut flush draw': ['K♥5♥', 'A♥7♥2♣'],
  'one-card flush draw': ['A♥A♣', 'K♥7♥2♥'],
  'open-ended straight draw': ['98', '762'],
  'double gutshot': ['97', 'J85'],
  gutshot: ['AJ', 'KQ2'],
  'one-card straight draw': ['A2', 'KQJ'],
  overcards: ['AK', 'Q72'],
  'backdoor flush draw': ['A♥5♥', 'K♥7♣2♣'],
  'one-card backdoor flush draw': ['A♥5♣', 'K♥7♥2♣'],
  'backdoor straight draw': ['KQ', 'T72'],
  'combo draw': ['9♥8♥', '7♥6♥2♣'],
  'pair and flush draw': ['K♥5♥', 'K♠7♥2♥'],
  'pair and straight draw': ['98', '976'],
  'overcards and flush draw': ['A♥K♥', 'Q♥7♥2♣'],
  'overcards and straight draw': ['AK', 'QJ2'],
};

function withExamples<Name extends string>(
  rows: Readonly<Record<Name, RowText>>,
  examples: Readonly<Record<Name, Example>>,
): Readonly<Record<Name, RowWords>> {
  const words = (Object.entries(rows) as [Name, RowText][]).map(([name, text]) => {
    const [hand, board]: Example = examples[name];
    return [name, { ...text, example: say.example(hand, board) }];
  });
  return Object.fromEntries(words) as Record<Name, RowWords>;
}

export const RUNG_WORDS: Readonly<Record<Rung, RowWords>> = withExamples(say.rungs, RUNG_EXAMPLES);
export const DRAW_WORDS: Readonly<Record<HeldDraw, RowWords>> = withExamples(say.draws, DRAW_EXAMPLES);
