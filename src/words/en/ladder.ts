import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import type { Owner, WriteCombos } from '../ladder';
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
const combosOf = (count: number, write: WriteCombos): string => `${write.combos(count)} ${plural(count, 'combo')}`;
export const noneBeats = (live: number, write: WriteCombos): string => `none of ${combosOf(live, write)} beats you`;
const beats = (beat: number, write: WriteCombos): string => `${write.combos(beat)} ${beat === 1 ? 'beats' : 'beat'}`;
export const beating = (beat: number, live: number, rows: string, write: WriteCombos): string =>
  `${write.combos(beat)} of ${combosOf(live, write)} ${beat === 1 ? 'beats' : 'beat'} you: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'behind you';
export const beatsYou = 'beats you';
export const tiesYou = 'ties you';
const ties = (tie: number, write: WriteCombos) => `${write.combos(tie)} ${tie === 1 ? 'ties' : 'tie'}`;
export const someTie = (tie: number, write: WriteCombos): string => `${ties(tie, write)} you`;
export const someBeat = (beat: number, write: WriteCombos): string => `${beats(beat, write)} you`;
export const someBeatOrTie = (beat: number, tie: number, write: WriteCombos): string =>
  `${beats(beat, write)} you, ${ties(tie, write)}`;

// Opened.
export const live = (count: number, blocked: number, write: WriteCombos): string =>
  blocked === 0
    ? `${combosOf(count, write)}, none blocked`
    : `${write.combos(count)} of ${combosOf(count + blocked, write)}, ${write.combos(blocked)} blocked`;
export const liveAndBeat = (live: string, beat: number, write: WriteCombos): string =>
  `${live}, ${beat === 0 ? 'none beats' : beats(beat, write)} you`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined, write: WriteCombos): string =>
  equity === undefined ? 'you have …' : `you have ${write.percent(equity)}`;
export const simulated = (equity: string, halfWidth: number, write: WriteCombos): string =>
  `${equity} (simulated, ${write.points(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continues' : 'continue');
const all = (owner: Owner, live: number, write: WriteCombos) => {
  const whose = owner === 'you' ? 'your' : owner === 'they' ? 'their' : `opponent ${owner}’s`;
  return `${whose} ${combosOf(live, write)}`;
};
export const noneOfAll = (owner: Owner, live: number, write: WriteCombos): string =>
  `None of ${all(owner, live, write)} continues.`;
/** @param equity empty where there is none */
export const someOfAll = (combos: number, owner: Owner, live: number, equity: string, write: WriteCombos): string =>
  ended(
    `${write.combos(combos)} of ${all(owner, live, write)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`,
  );
export const aheadOf = (behind: number, owner: Owner, live: number, write: WriteCombos): string =>
  `You are ahead of ${behind === 0 ? 'none' : write.combos(behind)} of ${all(owner, live, write)}.`;
export const noneContinues = 'None continues.';
export const against = (combos: number, equity: string, write: WriteCombos): string =>
  ended(`Against the ${write.combos(combos)} that ${continues(combos)} ${equity}`);
export const nothingContinues = 'Nothing continues.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string => `, if only top pair or ${isRiver ? 'better' : 'a draw'} continues`;
/** @param equity empty where there is none */
export const someContinue = (combos: number, equity: string, write: WriteCombos, condition = ''): string =>
  ended(`${write.combos(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, write: WriteCombos, condition = ''): string =>
  ended(`You continue with ${write.combos(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Tick what continues.';
export const nothingFolds = 'Nothing folds.';
const often = (folds: number | undefined, write: WriteCombos) =>
  folds === undefined ? '' : `, ${write.percent(folds)} of the time`;
/** @param folds how often, where it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined, write: WriteCombos): string =>
  `You fold ${write.combos(gone)} of ${write.combos(live)}${often(folds, write)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined, write: WriteCombos): string =>
  `${write.combos(gone)} of ${write.combos(live)} ${gone === 1 ? 'folds' : 'fold'}${often(folds, write)}.`;
export const narrowedToOne = 'Narrowed, the one combo that is left is a known hand.';
export const narrowed = (combos: number, next: Street, write: WriteCombos): string =>
  `Narrowed, it stays these ${write.combos(combos)} ${onStreet[next]}, whatever the card makes of them.`;

export const price = (needed: number, right: number, of: number, write: WriteCombos): string =>
  `You need ${write.percent(needed)}: you have it against ${write.combos(right)} of ${combosOf(of, write)}.`;

// A hand of the grid.
/** Facts beside each other: `'top pair, 4 combos, you have 8.8%'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'not in the range';
export const blockedBy = (all: number, cards: string, write: WriteCombos): string =>
  `${combosOf(all, write)}, blocked by ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number, write: WriteCombos): string =>
  `${write.combos(live)} of ${combosOf(all, write)} (${cards} ${blockers === 1 ? 'blocks' : 'block'} the rest)`;
export const blockedByTheirs = 'blocked by theirs';

/** A row for a screen reader: `'Set: 9 combos, 5.1%, you have 6.1%'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;
