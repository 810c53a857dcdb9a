import { ordinal } from './grammar';

/* Each of the 169 hands against the opponent, before the flop. */

export const allHandsTitle = 'All 169 hands';
/** Between two known hands nothing is counted until the row is opened. */
export const allHandsClosed = 'each of them against their hand';
export const counting = 'Counting';
export const missing = 'The table of match-ups could not be loaded. Load the page again.';

// The closed row.
export const yoursAndBest = (hand: string, equity: string, best: string, bestEquity: string): string =>
  `${hand} ${equity}, the best is ${best} ${bestEquity}`;
export const yoursIsBest = (hand: string, equity: string): string => `${hand} ${equity}, the best`;
export const fromTo = (worst: string, worstEquity: string, best: string, bestEquity: string): string =>
  `from ${worst} ${worstEquity} to ${best} ${bestEquity}`;

// A hand.
const combos = (live: number, all: number) => {
  const of = `${all} combos`;
  return live === all ? of : `${live} of ${of}`;
};
export const told = (equity: string, place: number, live: number, all: number): string =>
  `${equity} equity, ${ordinal(place)} of 169, ${combos(live, all)}`;
export const spoken = (hand: string, told: string): string => `${hand}: ${told}`;
export const spokenYours = (hand: string, told: string): string => `${hand}: ${told}, yours`;
export const hold = (hand: string, equity: string): string => `${hand}: ${equity}. Hold this hand`;

// Opened.
export const map = 'The 169 hands, equity against theirs';
export const about = 'In each cell: that hand’s equity against what they hold. Suited above the diagonal.';
export const outlined = 'Yours have an outline.';
export const order = 'Order';
export const best = 'Best first';
export const worst = 'Worst first';
export const yours = 'Your hands';
export const handPlace = 'Place';
export const hand = 'Hand';
export const equity = 'Equity';
export const combosTitle = 'Combos';
export const more = 'Show more';
export const note = 'A hand’s equity is the mean of its combos, each as often as their cards leave room for it.';
export const tapToHold = 'Tap one to hold it.';
