import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';
import { numberWord } from './grammar';

/* Drills about equity and effective outs against a range, and about calls. */

export const outsQuestion = (range: string): string => `They hold ${range}. How many outs is your hand worth?`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${outs} effective outs of ${unseen}; your equity is ${equity}.`;
export const closeEnough = (said: string): string => `You said ${said}: close enough.`;
/** `'three kings'` */
/** Of a flush draw. */
export const outsOfSuit = (count: number, suit: Suit): string => `${numberWord(count)} ${suitName(suit, count)}`;
export const outsOfRank = (count: number, rank: Rank): string => `${numberWord(count)} ${rankName(rank, count)}`;

export const equityQuestion = (range: string): string => `They hold ${range}. What is your equity?`;
/** Lines: some combos of all, and the equity against them. */
export const groups = {
  'ahead of you': (combos: string, all: string, equity: string): string =>
    `${combos} ahead of you: ${combos} of ${all} × ${equity}`,
  'pairs behind': (combos: string, all: string, equity: string): string =>
    `${combos} pairs behind: ${combos} of ${all} × ${equity}`,
  'the rest': (combos: string, all: string, equity: string): string =>
    `${combos} the rest: ${combos} of ${all} × ${equity}`,
};

/* -------------------------------------------------------------------------- call or fold -- */

export const callOrFold = (pot: string, call: string): string =>
  `${pot} in the pot with the bet, ${call} to call. Call or fold?`;

const why = (equity: string, needed: string): string => `your equity is ${equity}, and you need ${needed}.`;

/** By the right decision: without a reply, where it was right, and where it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `The right play is to call: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `The right play is to fold: ${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `Call is right: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Fold is right: ${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `Call was right: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Fold was right: ${why(equity, needed)}`,
};
