import type { Texture } from '../../poker/flops';
import type { HeldDraw } from '../../poker/holding';
import { ordinal, plural } from './grammar';
import { countText } from '../amounts';

export { rungs } from './flops';

/* What flops bring. */

// Within sentences; as titles with a capital.
export const draws: Readonly<Record<HeldDraw, string>> = {
  'flush draw': 'flush draw',
  'nut flush draw': 'nut flush draw',
  'one-card flush draw': 'one-card flush draw',
  'open-ended straight draw': 'open-ended straight draw',
  'double gutshot': 'double gutshot',
  gutshot: 'gutshot',
  'one-card straight draw': 'one-card straight draw',
  overcards: 'overcards',
  'backdoor flush draw': 'backdoor flush draw',
  'one-card backdoor flush draw': 'one-card backdoor flush draw',
  'backdoor straight draw': 'backdoor straight draw',
  'combo draw': 'combo draw',
  'pair and flush draw': 'pair and flush draw',
  'pair and straight draw': 'pair and straight draw',
  'overcards and flush draw': 'overcards and flush draw',
  'overcards and straight draw': 'overcards and straight draw',
};

export const textures: Readonly<Record<Texture, string>> = {
  monotone: 'monotone',
  'two-tone': 'two-tone',
  rainbow: 'rainbow',
  unpaired: 'unpaired',
  paired: 'paired',
  'three of a kind': 'three of a kind',
};

export const eightOuts = 'eight outs or more';
export const aboveThePair = 'a card above the pair';

// Closed rows.
export const opponents = 'Opponents';
export const oneToNine = 'equity against one to nine';
export const heads = (equity: string): string => `${equity} against one, two to nine simulated`;
export const flopBrings = 'The flop brings';
export const you = (text: string): string => `you: ${text}`;
export const goodAndOvercard = (good: string, goodShare: string, overcard: string): string =>
  `${good} ${goodShare}, overcard ${overcard}`;
export const goodAndEightOuts = (good: string, goodShare: string, eightOuts: string): string =>
  `${good} ${goodShare}, eight outs ${eightOuts}`;
export const texture = 'Flop texture';
export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join(', ');
export const place = 'Place';
export const ofHands = (place: number, top: string): string => `${ordinal(place)} of 169 hands, top ${top}`;

// Opened.
export const whoseFlop = 'Whose flop';
export const weighed = 'Share of the flops, each combo by its weight. Choose a row to deal one such flop.';
export const ofFlops = (of: string): string => `Share of the ${of} flops. Choose a row to deal one such flop.`;
export const made = 'Made on the flop';
export const drawsBeside = 'Draws, counted in the rows above too';
export const drawsOnFlop = 'Draws on the flop';
export const sideDraws = 'Backdoor, one-card and joined draws';
export const moreDraws = 'More draws on the flop';
export const allDraws = 'All draws';
export const overcards = 'Overcards';
export const aboutSet = (hits: string, of: string): string =>
  `A set or better is more than another of your rank (${hits} of ${of} with nothing else known): a flop of three alike is a full house.`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `A pair is one with a card of the hand. Tables that say ${pair} for a pair and ${twoPair} for two pair count the board’s own pairs too.`;
export const textureList = 'Flop texture, by suit and by rank';
export const aboutTexture = 'By suit, and by rank: each three come to all flops.';
export const aboutPlace = (combos: number, of: number): string =>
  `The 169 hands are in the order of their equity against one opponent with any two cards. ${countText(combos)} of ${countText(of)} combos are here or above. Dead cards do not move it.`;
export const countOf = (count: string, of: string): string => `${count} of ${of}`;
export const never = 'never';
export const always = 'always';
/** @param odds empty where there is nothing to say */
export const deal = (title: string, share: string, odds: string): string =>
  `${title}: ${share}${odds === '' ? '' : `, ${odds}`}. Deal such a flop`;

// Against many.
export const against = (opponents: number, equity: string): string =>
  `${opponents} ${plural(opponents, 'opponent')}: ${equity}`;
export const notCounted = (opponents: number): string => against(opponents, 'not counted yet');
export const aboutMany = 'Your equity in % against so many opponents with any two cards; the line is an equal share.';
export const manySimulated = (points: string): string => `More than one: simulated, ${points}.`;
