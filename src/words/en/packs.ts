import { list, numberWord, quote, countOf } from './grammar';

/* Packs of puzzles, puzzles and links to the study page: what is wrong with them. The spot of the day. */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string => `This is not a pack of puzzles: ${why}. Choose a pack that Outs saved.`;

export const packTooLarge = (kilobytes: number): string => notAPack(`it is larger than ${kilobytes} kB`);
export const packNotJson = notAPack('it is not valid JSON');
export const packNotObject = notAPack('it is not an object with “format”, “version”, “title” and “puzzles”');
export const packOfFormat = (format: string): string => notAPack(`its format is not “${format}”`);
export const packWithoutVersion = (reads: number): string =>
  notAPack(`it has no version, and this page reads version ${reads}`);
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

export const puzzleNotObject = 'It is not an object. Write “ask” and “link”, or “kind” and “seed”.';
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

export const needsPlainDeck = 'A puzzle needs a deck without wild cards. Choose another deck.';
export const combosNeedOpponent = 'A count of combos needs one opponent. Name exactly one.';
export const combosNeedRange = 'A count of combos needs an opponent with a range. Give one, such as TT+.';
export const equityNeedsOpponent = 'An equity needs an opponent. Add one.';
export const equityNeedsCards = 'An equity needs your two cards, not a range. Name two cards.';
export const callNeedsPot = 'A call needs a pot with the bet in it, and what is to call. Add both.';
export const callTooClose = 'The call is within a point of break-even: neither is wrong. Change the pot or the call.';

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
export const unknownField = (name: string): string => `Unknown field ${quote(name)}. Remove it.`;
export const badSeed = (value: string, most: string): string =>
  `Seed must be a whole number from 0 to ${most}, not ${quote(value)}.`;
export const badPackName = (value: string): string =>
  `${quote(value)} is not the name of a pack. Use letters a to z, digits and hyphens, 40 at most.`;
export const badPlace = (value: string): string =>
  `${quote(value)} is not the place of a puzzle. Write 1 for the first.`;
export const seedNeedsKind = 'A seed needs a kind, such as kind=gutshot.';
export const kindNeedsSeed = 'A kind needs a seed, such as seed=1.';
export const puzzleNeedsSpot = 'A puzzle needs a spot, such as hero=AhKh.';

/* ------------------------------------------------------------------ given data and replies -- */

export const nothing = 'nothing';

export const fieldMissing = (name: string): string => `The field ${quote(name)} is missing. Add it.`;
export const fieldNotText = (name: string): string => `The field ${quote(name)} is not text. Write it in quotes.`;
export const fieldNotTexts = (name: string): string =>
  `The field ${quote(name)} is not a list of texts. Write ["AhKh","7c7d"].`;
export const fieldNotNumber = (name: string): string =>
  `The field ${quote(name)} is not a number. Write it without quotes, such as 20.`;
export const fieldNotObject = (name: string): string =>
  `The field ${quote(name)} is not an object. Write it in braces: {…}.`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `The fields ${list(names.map(quote), 'and')} are texts. Write them in quotes.`;
/** @param isAbove whether the least is too little */
export const fieldLimits = (name: string, least: number, most: number, isAbove: boolean): string =>
  `The field ${quote(name)} must be ${isAbove ? 'above' : 'at least'} ${least} and at most ${most}.`;
export const fieldSeed = (most: string): string => `The field “seed” must be a whole number from 0 to ${most}.`;
export const fieldOneOf = (text: string, name: string, known: readonly string[]): string =>
  `${quote(text)} is not one of ${name}. Use ${list(known, 'or')}.`;
export const strangeField = (name: string, known: readonly string[]): string =>
  `Unknown field ${quote(name)} in this drill. Use ${list(known, 'or')}.`;
/** The error of a field of the question, besides the given data. */
export const strangeFieldOfDrill = (name: string, known: readonly string[]): string =>
  `Unknown field ${quote(name)} in a drill. Use ${list(known, 'or')}.`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string => {
  const words = counts.map((own) => (own === 0 ? 'none' : numberWord(own)));
  return `The board of this drill has ${list(words, 'or')} cards; here are ${count}. Change the board.`;
};
export const handsGiven = (least: number, most: number, count: number): string =>
  `This drill has ${least === most ? least : `${least} to ${most}`} hands; here are ${count}. Change their number.`;
export const eventNeedsPair = (event: string): string =>
  `The event “${event}” needs a pocket pair. Give one, such as 7h7d.`;
export const eventNeedsTwoRanks = (event: string): string =>
  `The event “${event}” needs two ranks. Give a hand such as AhKd.`;

export const oneSource = 'A drill needs one of “given”, “seed” and “link”. Give exactly one.';
export const drillOfKind = (kind: string, known: readonly string[]): string =>
  `${puzzleOfKind(kind)} ${useOneOf(known)}`;
export const linkNamesKind = 'A link names its kind: leave out “kind”.';
export const linkWithoutDrill = 'The link has neither a drill nor a puzzle. Use a link of the study page.';

export const needsHand = 'A drill needs your two cards, not a range. Name two cards.';
export const oneOpponent = 'A drill has at most one opponent. Remove the others.';
export const needsRange = 'This drill needs an opponent with a range. Give one, such as TT+.';
export const needsKnownCards = 'This drill needs an opponent with known cards. Name two cards.';
export const needsOpponent = 'This drill needs an opponent. Add one.';
export const withoutMoney = 'This drill has neither “pot” nor “call”. Remove them.';
export const aheadAlready = 'You are ahead already: no card is an out. Change a hand or the board.';
export const notThisDraw = (kind: string): string =>
  `You have no ${kind} here, or more than one. Change your hand or the board.`;

export const strangeReply = (name: string, known: readonly string[]): string =>
  `Unknown reply ${quote(name)}. This drill takes ${list(known, 'and')}.`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `This drill takes a reply with ${quote(form)}, not with ${list(names.map(quote), 'and')}.`;
export const replyNotText = (name: string): string => `The reply ${quote(name)} is not text. Write it in quotes.`;
const REPLIES = {
  number: 'a number, 0 or above',
  share: 'a number from 0 to 1',
  decision: 'call or fold',
  text: 'text',
  'given cards': 'cards of the hand or the board',
  hand: 'a hand',
  hands: 'a list of hands',
  'given hands': 'a list of the given hands',
};
export const replyMust = (name: string, be: keyof typeof REPLIES): string =>
  `The reply ${quote(name)} must be ${REPLIES[be]}.`;
export const replyOneOf = (name: string, known: readonly string[]): string =>
  `The reply ${quote(name)} must be one of: ${known.join(', ')}.`;

/* ---------------------------------------------------------------------- the spot of a day -- */

const MONTHS = /* @__PURE__ */ 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `'23 Nov'` @param month from 1 */
export const dayOfMonth = (date: number, month: number): string => `${date} ${MONTHS[month - 1]}`;

export const notADay = (text: string): string => `${quote(text)} is not a day. Write it as 2026-11-23.`;
export const dayToCome = (text: string): string => `The spot for ${text} is not out yet.`;

export const sharedDay = (day: string, verdict: string): string => `Outs, ${day}: ${verdict}`;

/* Packs of puzzles: those on the device, a pack before its first puzzle, and what comes with a puzzle. */

export const titles = {
  'first-outs': 'First outs',
  'reading-a-board': 'Reading a board',
  ranges: 'Ranges',
};

export const open = 'Open a pack';
export const backTo = 'Back to ';
export const tooLarge = (file: string, kilobytes: number): string =>
  `${file} is too large for a pack of puzzles. Choose a file of ${kilobytes} kB at most.`;
export const unread = (file: string): string => `${file} could not be read. Choose it again, or another file.`;

/* -------------------------------------------------------------------------------- a pack -- */

export const pack = 'A pack of puzzles';
export const sender = { before: 'by ', after: ', ' };
export const puzzles = (count: number): string => countOf(count, 'puzzle');
/** If there is no room for another pack: a link leads to the list. */
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `You have ${count} packs. Remove one under `,
  link: 'Progress',
  after: ', or what you do here is not saved.',
});
export const asked = { outs: 'Outs', equity: 'Equity', call: 'Call or fold', combos: 'Combos' };

export const ready = 'Ready?';
export const goOn = 'Go on?';
export const allDone = 'All done';
export const hidden = (count: number): string => `${count} puzzles. The answers are hidden.`;
export const done = (count: number, of: number, right: number): string => `${count} of ${of} done, ${right} right.`;
export const start = 'Start';
export const goOnButton = 'Continue';
export const fromTheStart = 'From the start';

/* -------------------------------------------------------------------------------- a puzzle -- */

export const quotes = { open: '“', close: '”' };
export const theirComment = 'Their comment';
export const share = 'Share';
export const copied = (text: string): string => `Copied: ${text}`;
export const notCopied = (text: string): string =>
  `Your browser does not allow copying. Copy this text yourself: ${text}`;
/** A reply to a puzzle or to the spot of a day. */
export const verdicts = { right: 'right', near: 'close', wrong: 'wrong' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = 'The saved packs are not valid JSON.';
export const otherFile = 'The saved data is not a list of packs.';
export const unkept = 'Your browser is not saving data for this page: packs last until you leave it.';
export const setAside = 'Packs that could not be read were set aside. Open their files again.';
export const leftAlone =
  'Your packs could not be read and were left as they are. New packs will not be saved: free some space.';

/** The words of a pack: what it is about, and of each puzzle the note and what follows the reply. */
export interface PackWords {
  readonly about: string;
  readonly notes: readonly (readonly [note: string, after: string])[];
}

/** By the names of the packs that come with the page, whose files are in English. */
export const packs: Readonly<Record<string, PackWords | undefined>> = {};
