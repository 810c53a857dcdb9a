import { list, quote } from './grammar';

/* Packs of puzzles, puzzles and links to the study page: what is wrong with them. The spot of the day. */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string => `This is not a pack of puzzles: ${why}.`;

export const packTooLarge = (kilobytes: number): string => notAPack(`it is larger than ${kilobytes} kB`);
export const packNotJson = notAPack('it is not valid JSON');
export const packNotObject = notAPack('it is not an object');
export const packOfFormat = (format: string): string => notAPack(`its format is not “${format}”`);
export const packWithoutVersion = (reads: number): string =>
  notAPack(`version “nothing”; this page reads version ${reads}`);
export const packOfVersion = (version: string, reads: number): string =>
  notAPack(`version ${quote(version)}; this page reads version ${reads}`);
export const packWithoutTitle = notAPack('it has no title');
export const packWithoutPuzzles = notAPack('it has no list of puzzles');
export const packTooLong = (puzzles: string, most: number): string =>
  notAPack(`it has ${puzzles} puzzles, and ${most} are the most`);
/** @param first what is wrong with the first of them */
export const packUnusable = (first: string): string =>
  `This is not a pack of puzzles: none of its puzzles can be used. ${first}`;

/** @param why a sentence */
export const puzzleFault = (at: number, why: string): string =>
  `Puzzle ${at}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;

export const puzzleNotObject = 'It is not an object.';
export const puzzleNeedsFields = 'It needs either “ask” and “link”, or “kind” and “seed”.';
export const puzzleOfKind = (kind: string): string => `${quote(kind)} is not a kind of drill.`;
export const puzzleSeed = (most: string): string => `Its seed must be a whole number from 0 to ${most}.`;
export const puzzleAsks = (ask: string, known: readonly string[]): string =>
  `${quote(ask)} cannot be asked. Use ${list(known, 'or')}.`;
export const puzzleLink = 'Its link must begin with “#/?”.';

/** @param first what is wrong with the first of them */
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `1 puzzle was left out. ${first}` : `${count} puzzles were left out. ${first}`;

/* ------------------------------------------------------------------------------- puzzles -- */

export const needsPlainDeck = 'A puzzle needs a deck without wild cards.';
export const combosNeedOpponent = 'A count of combos needs one opponent.';
export const combosNeedRange = 'A count of combos needs an opponent with a range.';
export const equityNeedsOpponent = 'An equity needs an opponent.';
export const equityNeedsCards = 'An equity needs your two cards, not a range.';
export const callNeedsPot = 'A call needs a pot with the bet in it, and what is to call.';
export const callTooClose = 'The call is within a point of break-even: neither is wrong.';

export const noteCut = (most: number): string => `The note was cut to ${most} characters.`;
export const commentCut = (most: number): string => `The comment was cut to ${most} characters.`;
export const commentBroken = 'The comment is broken and was left out.';

/* --------------------------------------------------------------------------------- links -- */

const useOneOf = (known: readonly string[]): string => `Use one of: ${known.join(', ')}.`;

export const unknownView = (value: string, known: readonly string[]): string =>
  `Unknown view ${quote(value)}. ${useOneOf(known)}`;
export const unknownLevel = (value: string, known: readonly string[]): string =>
  `Unknown level ${quote(value)}. ${useOneOf(known)}`;
export const unknownKind = (value: string, known: readonly string[]): string =>
  `Unknown kind ${quote(value)}. ${useOneOf(known)}`;
export const unknownQuestion = (value: string, known: readonly string[]): string =>
  `Unknown question ${quote(value)}. ${useOneOf(known)}`;
export const unknownField = (name: string): string => `Unknown field ${quote(name)}.`;
export const badSeed = (value: string, most: string): string =>
  `Seed must be a whole number from 0 to ${most}, not ${quote(value)}.`;
export const badPackName = (value: string): string =>
  `${quote(value)} is not the name of a pack: letters a to z, digits and hyphens, 40 at most.`;
export const badPlace = (value: string): string => `${quote(value)} is not the place of a puzzle.`;
export const seedNeedsKind = 'A seed needs a kind, such as kind=gutshot.';
export const kindNeedsSeed = 'A kind needs a seed, such as seed=1.';
export const puzzleNeedsSpot = 'A puzzle needs a spot, such as hero=AhKh.';

/* ---------------------------------------------------------------------- the spot of a day -- */

const MONTHS = /* @__PURE__ */ 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `'23 Nov'` @param month from 1 */
export const dayOfMonth = (date: number, month: number): string => `${date} ${MONTHS[month - 1]}`;

export const notADay = (text: string): string => `${quote(text)} is not a day. Write it as 2026-11-23.`;
export const dayToCome = (text: string): string => `The spot of ${text} comes on that day.`;

/** `'Outs, 23 Nov: right'` */
export const sharedDay = (day: string, verdict: string): string => `Outs, ${day}: ${verdict}`;
