import type { Rung } from '../../poker/holding';

/* Drills about how often the flop brings something. */

/** By what is asked about. */
export const questions = {
  'pair or better': 'How often do you flop a pair of your own or better?',
  'top pair or better': 'How often do you flop top pair or better?',
  'two pair or better': 'How often do you flop two pair or better?',
  'trips or better': 'How often do you flop trips or better?',
  'set or better': 'How often do you flop a set or better?',
  'straight or better': 'How often do you flop a straight or better?',
  'flush or better': 'How often do you flop a flush or better?',
  'flush draw': 'How often do you flop a flush draw?',
  'open-ended straight draw': 'How often do you flop an open-ended straight draw?',
  gutshot: 'How often do you flop a gutshot?',
  overcard: 'How often does the flop bring an overcard to your pair?',
};

/** A rare share of flops: `'about one flop in 71'` */
export const oneFlopIn = (flops: string): string => `about one flop in ${flops}`;

/** @param about the share in words */
export const result = (share: string, about: string): string => `${share}, ${about}.`;

/* The lines of explanations. */

export const flopsOf = (hits: string, of: string, about: string): string => `${hits} of ${of} flops, ${about}`;

export const rungs: Readonly<Record<Rung, string>> = {
  'straight flush': 'straight flush',
  'four of a kind': 'four of a kind',
  'full house': 'full house',
  flush: 'flush',
  straight: 'straight',
  set: 'set',
  trips: 'trips',
  'two pair': 'two pair',
  overpair: 'overpair',
  'top pair': 'top pair',
  'pocket pair below top': 'pocket pair below top',
  'second pair': 'second pair',
  'pocket pair below second': 'pocket pair below second',
  'third pair or lower': 'third pair or lower',
  'pocket pair below third': 'pocket pair below third',
  'ace high': 'ace high',
  'no made hand': 'no made hand',
};
/** What is above the rungs that are named. */
export const better = 'better';
export const flopsWith = (name: string, flops: string): string => `${name}: ${flops} flops`;

export const ownCardFalls = (product: string): string => `one of your two cards falls: ${product}`;
export const higherCardFalls = (product: string): string => `a higher card falls: ${product}`;
export const pairingCardFalls = (product: string): string => `one of your six cards falls: ${product}`;
export const twoOfSuitFall = 'two of your suit and one other: 55 × 39 flops: 2,145 of 19,600';

/* What is not in the product. */
export const fullHouses = 'three of a rank on the flop make a full house';
export const straightsAndFlushes = 'straights and flushes without them';
