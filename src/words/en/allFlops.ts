import { countText } from '../amounts';
import { percentText } from '../numbers';

export const allFlopsTitle = 'All flops of both players';
export const allFlopsClosed = 'your equity on each of them';
export const counting = 'Counting';
export const order = 'Order';
export const best = 'Best first';
export const worst = 'Worst first';
export const strongest = 'Your strong hands';
export const byCards = 'By cards';
export const which = 'Which flops';
export const all = 'All';
export const list = 'Flops';
export const means = 'Your equity by texture';
export const flop = 'Flop';
export const equity = 'Equity';
export const share = 'Of all';
export const strong = 'Strong';
export const more = 'Show more';
export const none = 'No flop of these.';
export const strongNote =
  'Strong: your part of the strongest tenth of all hands that both hold on the flop, as if both held as many.';
export const suitsNote = 'Flops that differ only by suits are one row. Tap one to deal it.';

export const textureNames = {
  monotone: 'Monotone',
  twoTone: 'Two-tone',
  rainbow: 'Rainbow',
  paired: 'Paired',
  ace: 'Ace high',
  king: 'King high',
  queen: 'Queen high',
  middle: 'Jack or ten high',
  low: 'Nine high or lower',
};

/** While they are counted. */
export const progress = (done: number, of: number): string => `${countText(done)} of ${countText(of)} flops`;

/** Once all are there: the mean equity, and that of the worst and the best flop. */
export const summary = (mean: number, lowest: number, highest: number): string =>
  `${percentText(mean)} on average, from ${percentText(lowest)} to ${percentText(highest)}`;

export const dealThis = (cards: string, equity: number): string => `${cards}: ${percentText(equity)}. Deal this flop`;
