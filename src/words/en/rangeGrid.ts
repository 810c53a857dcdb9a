/* A range as text and as a grid. A player without a name is the user. */

export const you = 'You';
export const cards = 'Cards';
export const holdCards = 'You hold two cards';
export const anyTwo = 'any two';

export const rangeOf = (player: string | undefined): string => `${player === undefined ? 'Your' : `${player}’s`} range`;
export const onGrid = (player: string | undefined): string => `${rangeOf(player)} on the grid`;
export const byHand = (player: string | undefined): string => `${rangeOf(player)}, hand by hand`;

export const example = 'e.g. TT+';
export const suchAs = 'such as TT+, AQs+, KTo+ or 15%';
/** Before the way back. */
export const narrowed = 'narrowed:';
export const widen = 'undo';
export const revert = 'Revert';
/** @param text the count as it is written */
export const combos = (count: number, text: string): string => `${text} ${count === 1 ? 'combo' : 'combos'}`;
export const combosAndShare = (count: number, text: string, share: string): string =>
  `${combos(count, text)}, ${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `You ${equity}`;
export const lastValid = 'last valid range';
export const isEmpty = 'empty';
export const noneBlocked = 'none blocked';
export const blocked = (combos: string): string => `${combos} blocked`;
export const empty = 'Empty';
export const emptyRange = 'Empty the range';
export const undo = 'Undo';
export const done = 'Done';
export const topHands = 'Top hands';
export const top = (percent: string): string => `Top ${percent}`;
/** The slider, spoken. */
export const atTop = (percent: string): string => `top ${percent}`;
export const asWideAs = (percent: string): string => `as wide as the top ${percent}`;
export const ranking = (percent: string, isTop: boolean): string =>
  `${isTop ? 'Top' : 'About as wide as the top'} ${percent} by equity against one random hand, all in before the flop.`;
export const drag = 'Drag to add or remove hands. The right button removes.';
export const tap = 'Tap a hand, or drag sideways. Hold to drag any way.';

/**
 * How much of a hand is in: `'all 4 combos at 50%'`, `'1 of 4 combos'`, `'out'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'out';
  const combos = held === of ? `all ${of} combos` : `${held} of ${of} combos`;
  return weight === undefined ? combos : `${combos} at ${isMean ? 'about ' : ''}${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string => `${holding}, ${blocked} blocked`;
export const cell = (hand: string, holding: string): string => `${hand}: ${holding}`;

/* Painting. */

export const paintAt = 'Paint at';
export const weight = 'Weight';
export const groups = 'Groups';
/** Hands that players name together. */
export type GroupId = 'pairs' | 'broadways' | 'connectors' | 'suited';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: 'Any pair',
  broadways: 'Broadways',
  connectors: 'Suited connectors',
  suited: 'Any suited',
};

/* Ranges to choose. */

export const toChoose = 'Ranges to choose';
export const recent = (range: string): string => `Recent range ${range}`;
export const name = 'Name';
export const nameExample = 'e.g. Button opens';
export const foldersHow = 'Names with the same words before a slash make a folder: 6-max/CO opens, 6-max/BTN opens.';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name} (${count})`;
export const save = 'Save';
export const saveWithName = 'Save with a name';
export const rename = 'Rename';
export const remove = 'Delete';
export const removeNamed = (name: string): string => `Delete ${name}`;
export const removed = (name: string | undefined): string => `${name ?? 'The range'} is deleted.`;
