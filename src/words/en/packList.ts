import { countOf } from './grammar';

/* Packs of puzzles: those on the device, a pack before its first puzzle, and what comes with a puzzle. */

/** The packs that come with the page. */
export const titles = {
  'first-outs': 'First outs',
  'reading-a-board': 'Reading a board',
  ranges: 'Ranges',
};

export const open = 'Open a pack';
/** Before a pack's title. */
export const backTo = 'Back to ';
export const tooLarge = (file: string, kilobytes: number): string =>
  `${file} is too large for a pack of puzzles: ${kilobytes} kB at most.`;
export const unread = (file: string): string => `${file} could not be read. Choose it again, or another file.`;

/* -------------------------------------------------------------------------------- a pack -- */

export const pack = 'A pack of puzzles';
/** Around the name of the sender. */
export const sender = { before: 'by ', after: ', ' };
export const puzzles = (count: number): string => countOf(count, 'puzzle');
/** Where there is no room for another pack: a link leads to the list. */
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `You have ${count} packs. Remove one under `,
  link: 'Progress',
  after: ', or what you do here is not saved.',
});
/** What a puzzle asks. */
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

/** Around somebody's words. */
export const quotes = { open: '“', close: '”' };
export const theirComment = 'Their comment';
export const share = 'Share';
export const copied = (text: string): string => `Copied: ${text}`;
export const notCopied = (text: string): string => `Your browser does not allow copying. The text: ${text}`;
/** A reply to a puzzle or to the spot of a day. */
export const verdicts = { right: 'right', near: 'close', wrong: 'wrong' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = 'The saved packs are not valid JSON.';
export const otherFile = 'The saved packs are something else.';
export const unkept = 'Your browser is not saving data for this page: packs last until you leave it.';
export const setAside = 'Packs that could not be read were set aside. Open their files again.';
export const leftAlone = 'Your packs could not be read and were left as they are. New packs will not be saved.';
