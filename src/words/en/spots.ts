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
export const imported = (count: number, ranges: number): string =>
  `${spots(count)}${ranges === 0 ? '' : ` and ${ranges} ${ranges === 1 ? 'range' : 'ranges'}`} imported.`;
export const importedSome = (taken: number, of: number, newest: number): string =>
  `${taken} of ${spots(of)} imported. Of spots without a star, a name or a note, only the newest ${newest} are saved.`;
/** Of the user's own, after an import of newer ones. */
export const madeRoom = (count: number): string =>
  `${spots(count)} of yours without a star, a name or a note made room.`;
export const undone = 'Undone.';

export const folded = 'folded';
export const raised = 'raised';
export const called = 'called';
export const calledEnd = (end: 'won' | 'lost' | 'split'): string => `called, ${ends[end]}`;

/** The figures of a spot, where it has them: `'8 outs of 45, equity 24.6%'` */
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
/** `'23 of 990 hands beat you'` */
export const beatYou = (count: number, text: string, of: string): string =>
  `${text} of ${of} hands ${count === 1 ? 'beats' : 'beat'} you`;

/* The words that a search finds, more than one for a thing where players have them. */

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
