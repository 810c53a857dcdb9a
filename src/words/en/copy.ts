import { capitalize } from '../capitalize';
import { count } from './opponents';

/* A spot to take elsewhere: what is copied, printed, drawn, asked as a puzzle. */

/** What can be copied. */
export type Part = 'text' | 'picture' | 'link' | 'notation' | 'frame' | 'puzzle';

const NAMES: Readonly<Record<Part, string>> = {
  text: 'the text',
  picture: 'the picture',
  link: 'the link',
  notation: 'the notation',
  frame: 'the HTML',
  puzzle: 'the puzzle',
};
/** On a button, for a screen reader. */
export const copyPart = (part: Part): string => `Copy ${part === 'frame' ? 'the html' : NAMES[part]}`;
export const isCopied = (part: Part): string => `${capitalize(NAMES[part])} is copied.`;
export const blocked = (part: Part): string =>
  part === 'picture'
    ? 'Your browser blocked copying. Save the picture instead.'
    : `Your browser blocked copying. ${capitalize(NAMES[part])} is selected: press Ctrl+C (⌘C).`;

export const copy = 'Copy';
export const copied = 'Copied';
export const save = 'Save';
export const close = 'Close';
export const print = 'Print';
export const onceReady = 'Available once the answer is ready: text and picture.';
export const text = 'Text';
export const picture = 'Picture';
export const pictureShows = 'The spot, its figures and the deck';
export const cannotCopyPictures = 'This browser cannot copy pictures. Save the picture instead.';
export const forCalculators = 'For Equilab, PokerStove';
export const link = 'Link';
export const frame = 'HTML for a page';
export const puzzle = 'Puzzle';
export const makePuzzle = 'Make one';
export const puzzleIs = 'this spot, with the answer hidden';
export const code = 'QR code';
export const showCode = 'Show';
export const showOrShare = 'Show, share';
export const forCamera = 'for another phone’s camera';
export const paper = 'Paper';
export const onePage = 'one page, A4 or Letter; open rows add to it, but for what players hold';

/* The puzzle. */

export const asks: Readonly<Record<'outs' | 'equity' | 'call' | 'combos', string>> = {
  outs: 'Your outs?',
  equity: 'Your equity?',
  call: 'Call or fold?',
  combos: 'How many combos?',
};
export const puzzleAsks = 'What the puzzle asks';
export const noteTitle = 'Note';
export const noteExample = 'Eight outs or five?';
export const afterwards = 'Afterwards';
export const afterReply = 'shown after the reply';
export const copyPuzzleLink = 'Copy the puzzle’s link';
export const noSecret = 'The link shows the cards and your note. Anyone can work out the answer. It is not a secret.';

/* On the picture. */

export const you = 'You';
export const board = 'Board';
export { unknownOpponent, opponent } from './opponents';
export const opponents = count;
export { unseenAnd } from './table';
