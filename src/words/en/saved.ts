import { capitalize } from '../text';
import { count } from './opponents';

/* The user's spots: the list, its file, its search. */

export const searchSpots = 'Search your spots';
export const searchExample = 'a name, cards, turn, flush draw …';
export const noneSaved = 'Nothing saved yet. Spots are saved automatically after a second or two.';
export const noMatch = 'No saved spot matches.';
/** Spots that are not listed while a hand in them is face down. */
export const faceDown = (count: number): string =>
  count === 1
    ? 'One spot has a hand that is face down. It is listed once the hand is up.'
    : `${count} spots have a hand that is face down. They are listed once the hand is up.`;
export const star = (title: string): string => `Star ${title}`;
export const edit = (title: string): string => `Name, note or delete ${title}`;
export const name = 'Name';
export const aName = 'a name';
export const note = 'Note';
export const aNote = 'a note: why, what to remember';
export const remove = 'Delete';
export const howCallEnded = 'How the call ended';
export const theCall = 'The call';
export const ends: Readonly<Record<'won' | 'lost' | 'split', string>> = { won: 'won', lost: 'lost', split: 'split' };
export const showAll = (count: number): string => `Show all ${count}`;
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
export const day = (at: number): string => DAY.format(at);

export const starred = 'Starred.';
export const unstarred = 'Unstarred.';
export const deleted = (title: string): string => `Deleted: ${title}.`;
const spots = (count: number): string => `${count} ${count === 1 ? 'spot' : 'spots'}`;
export const erased = (count: number): string => `${spots(count)} erased.`;
export const reading = 'Reading the file.';
const andRanges = (count: number): string => (count === 0 ? '' : ` and ${count} ${count === 1 ? 'range' : 'ranges'}`);
export const imported = (count: number, ranges: number): string => `${spots(count)}${andRanges(ranges)} imported.`;
export const importedSome = (taken: number, of: number, newest: number, ranges: number): string =>
  `${taken} of ${spots(of)}${andRanges(ranges)} imported. Of spots without a star, a name or a note, only the newest ${newest} are saved.`;
/** After an import. @param name of the first of them, in quotation marks, and the name it was given */
export const renamed = (count: number, name: string, given: string): string =>
  count === 1
    ? `You have a range ${name} already: the imported one is called ${given}.`
    : `You have ranges of ${count} of these names already: the imported ${name} is called ${given}, and so on.`;
/** The loss of the user's own spots after an import of newer spots. */
export const madeRoom = (count: number): string =>
  `${spots(count)} of yours without a star, a name or a note ${count === 1 ? 'was' : 'were'} removed to make room.`;
export const undone = 'Undone.';

export const folded = 'folded';
export const raised = 'raised';
export const called = 'called';
export const calledEnd = (end: 'won' | 'lost' | 'split'): string => `called, ${ends[end]}`;

/** The figures of a spot, if it has them: `'8 outs of 45, equity 24.6%'` */
export const figures = (
  outs: number | undefined,
  unseen: number,
  equity: string | undefined,
  isSampled: boolean,
): string =>
  [
    ...(outs === undefined ? [] : [`${outs} ${outs === 1 ? 'out' : 'outs'} of ${unseen}`]),
    ...(equity === undefined ? [] : [`equity ${isSampled ? 'about ' : ''}${equity}`]),
  ].join(', ');
export const nuts = 'the nuts, or a share of them';
export const beatYou = (count: number, text: string, of: string): string =>
  `${text} of ${of} hands ${count === 1 ? 'beats' : 'beat'} you`;

/* The words that a search finds, more than one for a thing if players have them. */

export const headsUp = 'heads-up';
export const multiway = 'multiway';
export const unknown = 'unknown';
export const random = 'random any two';
export const range = 'range';
export const joker = 'joker';
export const pocketPair = 'pocket pair';
export const suited = 'suited';
export const offsuit = 'offsuit';
export const set = 'set';
export const trips = 'trips';
export const fullHouse = 'boat';
export const quads = 'quads';

/* What is saved on the device: spots, ranges and names, and files of them. */

export const undoLast = 'Undo the last change';
export const undo = 'Undo';
export const exportIt = 'Export';
export const importIt = 'Import';
export const erase = 'Erase';
export const exportUnread = 'Export the unreadable data';
export const discard = 'Discard it';
/** @param size in megabytes, as `most` */
export const fileTooLarge = (name: string, size: string, most: string): string =>
  `${name} is too large: ${size} MB. Choose a file exported here, ${most} MB at most.`;
export const fileUnread = (name: string): string => `${name} could not be read. Choose it again, or another file.`;

export const namesUnkept = 'Your browser is not saving data for this page: names last until you leave it.';
export const namesSetAside = 'Saved names that could not be read were set aside on this device. Type them again.';
export const namesLeftAlone =
  'The saved names could not be read and were left as they are. New names will not be saved: free some space.';
export const rangesUnkept = 'Your browser is not saving data for this page: ranges last until you leave it.';
export const rangesSetAside = 'Saved ranges that could not be read were set aside on this device. Save them again.';
export const rangesLeftAlone =
  'Your saved ranges could not be read and were left as they are. New ranges will not be saved: free some space.';
export const spotsUnkept = 'Your browser is not saving data for this page. Export your spots before you leave.';
export const spotsSetAside = 'Saved spots that could not be read were set aside: export them under Your spots.';
export const spotsLeftAlone =
  'Your saved spots could not be read and were left as they are. New spots will not be saved: free some space.';

export const newerVersion =
  'A newer version of Outs saved data on this device. It stays as it is, and nothing new is saved: reload the page.';
/** After an import. @param first what is wrong with the first of the entries: the rest of a sentence */
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `1 entry was left out: ${first}.` : `${count} entries were left out. The first: ${first}.`;

/** @param why one of the following */
export const notSpots = (why: string): string => `This is not an Outs spots file: ${why}. Choose a file exported here.`;
export const notJson = 'not valid JSON';
export const somethingElse = 'it holds something else';
/** @param version in quotation marks */
export const otherVersion = (version: string, own: number): string =>
  `version ${version}; this page reads version ${own}`;
export const noSpots = 'it has no list of spots';
export const noRanges = 'its ranges are not a list';
export const badRange = (place: number): string => `range ${place} cannot be read`;
export const tooManyRanges = (most: number): string => `a file has ${most} ranges at most`;
/** @param why one of the following */
export const badSpot = (place: number, why: string): string => `spot ${place}: ${why}`;
export const notSpot = 'not a spot';
export const badLink = 'its link cannot be read';
export const badTime = 'its time cannot be read';
export const badName = 'its name is not text';
export const badNote = 'its note is not text';
export const badStar = 'its star cannot be read';
export const badDeed = 'what you did cannot be read';
export const badEnd = 'its end cannot be read';

/* A spot to take elsewhere: what is copied, printed, drawn, asked as a puzzle. */

export type Part = 'text' | 'picture' | 'link' | 'notation' | 'frame' | 'puzzle';

const NAMES: Readonly<Record<Part, string>> = {
  text: 'the text',
  picture: 'the picture',
  link: 'the link',
  notation: 'the notation',
  frame: 'the HTML',
  puzzle: 'the puzzle',
};
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
export const onePage = 'one page, A4 or Letter; open rows add to it';

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
export const opponents = count;

/* A spot in a frame of another site. */

export const showAnswer = 'Show the answer';
export const counting = 'Counting…';
export const openInOuts = 'Open in Outs';

export { unknownOpponent, opponent } from './opponents';
export { unseenAnd } from './table';
