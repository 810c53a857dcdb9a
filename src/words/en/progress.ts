import { capitalize } from '../capitalize';
import { countOf, numberWord, plural } from './grammar';

/* The view of progress: levels, packs, what goes wrong, and the file. */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = 'Levels';
/** The head of the first column, and what there is more room for. */
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Last ${count}`,
  more: '\u00a0of each level',
});
export const step = 'step';
export const stepOf = (step: number, of: number): string => `step ${step} of ${of}`;
export const withoutMistakeHead = { long: 'without a mistake', short: 'no mistake' };
export const offByHead = { long: 'estimate off by', short: 'off by' };
export const spots = 'spots';
export const comesBack = { long: 'comes back', short: 'back' };
/** When a level comes back. */
export const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);
export const toCome = (count: number): string => `${count} ${plural(count, 'level')} to come`;
export const stepNote = 'Step: three spots in a row without a mistake lead to the next one, a mistake leads back.';

/* ---------------------------------------------------------------------------------- packs -- */

export const packs = 'Packs';
/** Between a pack's title and its sender. */
export const byline = ', by ';
export const doneOf = (done: number, of: number): string => `${done} of ${of}`;
export const right = (count: number): string => `${count} right`;
export const goOn = 'Continue';
export const goOnWith = (title: string): string => `Continue ${title}`;
export const remove = 'Remove';
export const removeOf = (title: string): string => `Remove ${title}`;
/** Around a pack's title. */
export const removed = { before: '', after: ' removed.' };
export const undo = 'Undo';

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = 'In all';
export const cleanLately = (count: number): string => `without a mistake, last ${count}`;
/** After the figure of points. @param side to which most estimates err */
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined ? 'points: estimates off by' : `points: estimates off by, mostly too ${side}`;
/** After the figure. */
export const daysInARow = (days: number): string => `${plural(days, 'day')} in a row`;
export const noSpotsDone = 'No spots done yet.';
export const doneToday = (count: number): string => `${count} today.`;
export const doneOfToday = (count: number, of: number): string => `${count} of ${of} today.`;
export const levelsDue = (count: number): string =>
  `${capitalize(countOf(count, 'level'))} ${count === 1 ? 'is' : 'are'} due.`;
export const nothingDue = (days: number): string =>
  days === 1 ? 'Nothing is due until tomorrow.' : `Nothing is due for ${numberWord(days)} days.`;
/** @param mistake one of the names below */
export const habit = (mistake: string): string => `What goes wrong most often: ${mistake}.`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = 'Last four weeks';
export const spotsADay = (session: number): string => `spots a day; a session is ${session}`;
export const calendar = (counts: string): string => `Spots a day, the last four weeks: ${counts}`;
export const errors = 'Estimates off by, in points';
export const eachDot = (estimates: number): string => `each dot ${numberWord(estimates)} estimates`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `How far estimates were off, in points, the mean of every ${numberWord(estimates)}: ${errors.join(', ')}`;
export const mistakes = (count: number): string => `Your mistakes, last ${count} spots`;

/** Mistakes where cards are marked, where a question is asked, and where a range is narrowed. */
export const marked = {
  missed: 'outs missed',
  extra: 'cards that are not outs',
  tainted: 'tainted cards counted',
  estimate: 'estimates',
  price: 'call or fold',
};
export const asked = {
  missed: 'hands missed',
  extra: 'wrong hands chosen',
  count: 'combos miscounted',
  name: 'hands misread',
  share: 'shares and equities',
  estimate: 'chances and odds',
};
export const narrowed = {
  missed: 'combos folded that stay',
  extra: 'combos kept that fold',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = 'Saved on this device';
export const imported = (count: number): string => `${count} ${plural(count, 'spot')} imported.`;
export const erased = 'Progress erased.';
export const undone = 'Undone.';
export const unkept = 'Your browser is not saving data for this page. Export your progress before you leave.';
export const setAside = 'Progress that could not be read was set aside: export it under Progress.';
export const leftAlone = 'Your progress could not be read and was left as it is. New progress will not be saved.';

export const notJson = 'This is not an Outs study file: not valid JSON. Choose a file exported here.';
export const otherFile = 'This is not an Outs study file: it holds something else. Choose a file exported here.';
/** @param version in quotation marks */
export const newer = (version: string, known: number): string =>
  `This is not an Outs study file: version ${version}; this page reads versions up to ${known}. Choose a file exported here.`;
export const noList = 'This is not an Outs study file: it has no list of spots. Choose a file exported here.';
/** @param why one of the following */
export const notStudy = (why: string): string => `This is not an Outs study file: ${why}. Choose a file exported here.`;
export const badSpot = (at: number): string => `spot ${at} cannot be read`;
export const badQuestion = (at: number): string => `question ${at} cannot be read`;
/** @param skill in quotation marks */
export const badMemory = (skill: string): string => `${skill} cannot be read`;
