import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { Owner } from '../ladder';
import { percentText, pointsText } from '../numbers';
import { plural } from './grammar';
import { onStreet } from './streets';

/* A player's range on a board. Names on the page are short: beside a bar there is room for two words. */

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair to ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs to ${rankSymbol(rank)}`;
export const thirdPair = 'Third pair';
export const thirdPairOrLower = 'Third pair or lower';

// Closed rows.
export const others = 'others';
/** Rows with their sizes: `'flush 7, top pair 5.5'` */
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join(', ');
const combosOf = (count: number): string => `${combosText(count)} ${plural(count, 'combo')}`;
export const noneBeats = (live: number): string => `none of ${combosOf(live)} beats you`;
const beats = (beat: number): string => `${combosText(beat)} ${beat === 1 ? 'beats' : 'beat'}`;
export const beating = (beat: number, live: number, rows: string): string =>
  `${combosText(beat)} of ${combosOf(live)} ${beat === 1 ? 'beats' : 'beat'} you: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'behind you';
export const beatsYou = 'beats you';
export const tiesYou = 'ties you';
const ties = (tie: number) => `${combosText(tie)} ${tie === 1 ? 'ties' : 'tie'}`;
export const someTie = (tie: number): string => `${ties(tie)} you`;
export const someBeat = (beat: number): string => `${beats(beat)} you`;
export const someBeatOrTie = (beat: number, tie: number): string => `${beats(beat)} you, ${ties(tie)}`;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, none blocked`
    : `${combosText(count)} of ${combosOf(count + blocked)}, ${combosText(blocked)} blocked`;
export const liveAndBeat = (live: string, beat: number): string =>
  `${live}, ${beat === 0 ? 'none beats' : beats(beat)} you`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined): string =>
  equity === undefined ? 'you have …' : `you have ${percentText(equity)}`;
export const simulated = (equity: string, halfWidth: number): string =>
  `${equity} (simulated, ${pointsText(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continues' : 'continue');
const all = (owner: Owner, live: number) => {
  const whose = owner === 'you' ? 'your' : owner === 'they' ? 'their' : `opponent ${owner}’s`;
  return `${whose} ${combosOf(live)}`;
};
export const noneOfAll = (owner: Owner, live: number): string => `None of ${all(owner, live)} continues.`;
/** @param equity empty where there is none */
export const someOfAll = (combos: number, owner: Owner, live: number, equity: string): string =>
  ended(`${combosText(combos)} of ${all(owner, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const aheadOf = (behind: number, owner: Owner, live: number): string =>
  `You are ahead of ${behind === 0 ? 'none' : combosText(behind)} of ${all(owner, live)}.`;
export const noneContinues = 'None continues.';
export const against = (combos: number, equity: string): string =>
  ended(`Against the ${combosText(combos)} that ${continues(combos)} ${equity}`);
export const nothingContinues = 'Nothing continues.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string => `, if only top pair or ${isRiver ? 'better' : 'a draw'} continues`;
/** @param equity empty where there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`You continue with ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Tick what continues.';
export const nothingFolds = 'Nothing folds.';
const often = (folds: number | undefined) => (folds === undefined ? '' : `, ${percentText(folds)} of the time`);
/** @param folds how often, where it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `You fold ${combosText(gone)} of ${combosText(live)}${often(folds)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(gone)} of ${combosText(live)} ${gone === 1 ? 'folds' : 'fold'}${often(folds)}.`;
export const narrowedToOne = 'Narrowed, the one combo that is left is a known hand.';
export const narrowed = (combos: number, next: Street): string =>
  `Narrowed, it stays these ${combosText(combos)} ${onStreet[next]}, whatever the card makes of them.`;

export const price = (needed: number, right: number, of: number): string =>
  `You need ${percentText(needed)}: you have it against ${combosText(right)} of ${combosOf(of)}.`;

// A hand of the grid.
/** Facts beside each other: `'top pair, 4 combos, you have 8.8%'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'not in the range';
export const blockedBy = (all: number, cards: string): string => `${combosOf(all)}, blocked by ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number): string =>
  `${combosText(live)} of ${combosOf(all)} (${cards} ${blockers === 1 ? 'blocks' : 'block'} the rest)`;
export const blockedByTheirs = 'blocked by theirs';

/** A row for a screen reader: `'Set: 9 combos, 5.1%, you have 6.1%'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;
