import { capitalize } from '../capitalize';
import type { BridgeText } from '../report';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} unseen, ${method}.`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} unseen, ${method}, ${draws} draws.`;
export const chance = (label: string, percent: string, odds: string): string =>
  `${capitalize(label)} ${percent}, ${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}: equity ${equity}, win ${win}, tie ${tie}`;
export const row = (title: string, cards: string): string => `${title}: ${cards}`;

// Titles of rows of cards.
/** Between cards that are part of an out. */
export const partSeparator = ', ';
export const partOfOut = 'Part of an out';
export const outsCount = 'Outs';
export const chops = 'Chops the pot';
export const tainted = 'Improves you, still behind';
export const dangers = 'Danger';

/** From outs to equity. */
export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `From outs to equity: ${hits} you hit − ${hitLose} hit, but lose${hitTie === '' ? '' : ` − ${hitTie} hit and tie`} + ${missWin} win without hitting + ${tieShare} share of ties = ${sum} of ${of} run-outs`;
/** From the opponent's outs to their equity. */
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `From the opponent’s outs to their equity: ${hits} opponent hits − ${hitLose} hit, but lose${hitTie === '' ? '' : ` − ${hitTie} hit and tie`} + ${missWin} win without hitting + ${tieShare} share of ties = ${sum} of ${of} run-outs`;

export const offered = (pot: string, call: string): string => `Pot ${pot}, ${call} to call.`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => {
  if (size === '1') return 'Facing a pot-sized bet.';
  return size === '2' ? 'Facing a bet of twice the pot.' : `Facing ${size} pot.`;
};
export const pots = (pots: string): string => `Pots: ${pots}.`;
