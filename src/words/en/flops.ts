import type { Rung, HeldDraw } from '../../poker/holding';
import type { Texture } from '../../poker/flops';
import { ordinal, plural } from './grammar';
import { countText } from '../amounts';
import { percentText } from '../numbers';

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
export const better = 'better';
export const flopsWith = (name: string, flops: string): string => `${name}: ${flops} flops`;

export const ownCardFalls = (product: string): string => `one of your two cards comes: ${product}`;
export const higherCardFalls = (product: string): string => `a higher card comes: ${product}`;
export const pairingCardFalls = (product: string): string => `one of your six cards comes: ${product}`;
export const twoOfSuitFall = 'two of your suit and one other: 55 × 39 flops: 2,145 of 19,600';

/* What is not in the product. */
export const fullHouses = 'three of a rank on the flop make a full house';
export const straightsAndFlushes = 'straights and flushes without them';

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
export const heads = (equity: string): string => `${equity} against one opponent; 2 to 9 are simulated`;
export const flopBrings = 'The flop brings';
export const you = (text: string): string => `you: ${text}`;
export const goodAndOvercard = (good: string, goodShare: string, overcard: string): string =>
  `${good} ${goodShare}, overcard ${overcard}`;
export const goodAndEightOuts = (good: string, goodShare: string, eightOuts: string): string =>
  `${good} ${goodShare}, eight outs ${eightOuts}`;
export const texture = 'Flop texture';
export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join(', ');
export const place = 'Preflop rank';
export const ofHands = (place: number, top: string): string => `${ordinal(place)} of 169 hands, top ${top}`;

// Opened.
export const whoseFlop = 'Whose flop';
export const weighed = 'Share of the flops, each combo by its weight. Choose a row to deal such a flop.';
export const ofFlops = (of: string): string => `Share of the ${of} flops. Choose a row to deal such a flop.`;
export const made = 'Made on the flop';
export const drawsBeside = 'Draws, also counted in the rows above';
export const drawsOnFlop = 'Draws on the flop';
export const sideDraws = 'Backdoor, one-card and combo draws';
export const moreDraws = 'More draws on the flop';
export const allDraws = 'All draws';
export const overcards = 'Overcards';
export const aboutSet = (hits: string, of: string): string =>
  `Set or better includes flops of three equal ranks: they make a full house. Without them: ${hits} of ${of}.`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `A pair uses one of your cards. Tables that say ${pair} for a pair and ${twoPair} for two pair count pairs on the board too.`;
export const textureList = 'Flop texture, by suit and by rank';
export const aboutTexture = 'By suit and by rank. Each group adds up to 100%.';
export const aboutPlace = (combos: number, of: number): string =>
  `The 169 hands are in the order of their equity against one opponent with any two cards. ${countText(combos)} of ${countText(of)} combos have this rank or a better one. Dead cards do not change it.`;
export const countOf = (count: string, of: string): string => `${count} of ${of}`;
export const never = 'never';
export const always = 'always';
/** @param odds empty if there is nothing to say */
export const deal = (title: string, share: string, odds: string): string =>
  `${title}: ${share}${odds === '' ? '' : `, ${odds}`}. Deal such a flop`;

// Against many.
export const against = (opponents: number, equity: string): string =>
  `${opponents} ${plural(opponents, 'opponent')}: ${equity}`;
export const notCounted = (opponents: number): string => against(opponents, 'not counted yet');
export const aboutMany = 'Equity against one to nine random hands. The line marks an equal share.';
export const manySimulated = (points: string): string => `More than one: simulated, ${points}.`;

export const allFlopsTitle = 'All flops';
export const allFlopsClosed = 'your equity on each of them';
export const counting = 'Counting';
export const order = 'Order';
export const best = 'Best first';
export const worst = 'Worst first';
export const strongest = 'Your share of the top 10%';
export const byCards = 'By cards';
export const all = 'All';
export const means = 'Your equity by texture';
export const flop = 'Flop';
export const equity = 'Equity';
export const share = 'Share of flops';
export const strong = 'Top 10%';
/** Narrow columns: top pair or better, and a draw to a flush or a straight. */
export const topPair = 'Top pair +';
export const draw = 'Draw';
export const heldNote =
  'Top pair + and Draw: the part of your combos with top pair or better, and with a draw to a flush or a straight. A combo may have both.';
export const more = 'Show more';
export const none = 'No such flop.';
export const strongNote =
  'Top 10%: how many of the strongest 10% of hands on this flop are yours, with both ranges counted equally.';
export const suitsNote = 'Flops that differ only by suits share a row. Tap a row to deal its flop.';

export const textureNames = {
  monotone: 'Monotone',
  twoTone: 'Two-tone',
  rainbow: 'Rainbow',
  unpaired: 'Unpaired',
  paired: 'Paired',
  trips: 'Three of a kind',
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

export const averageIs = (mean: number): string => `average ${percentText(mean)}`;
export const averageSoFar = (mean: number, done: number, of: number): string =>
  `${averageIs(mean)} so far, of ${progress(done, of)}`;
export const chosenFlops = (flops: number, mean: number, share: number): string =>
  `${countText(flops)} ${plural(flops, 'flop')}: ${percentText(mean)} on average, ${percentText(share)} of all.`;

export const dealThis = (cards: string, equity: number): string => `${cards}: ${percentText(equity)}. Deal this flop`;

/* Each of the 169 hands against the opponent, before the flop. */

export const allHandsTitle = 'All 169 hands';
/** The closed row of two known hands: nothing is counted until it is opened. */
export const allHandsClosed = 'each hand’s equity against theirs';
export const missing = 'The table of match-ups could not be loaded. Reload the page.';

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
export const hold = (hand: string, equity: string): string => `${hand}: ${equity}. Play this hand`;

// Opened.
export const map = 'The 169 hands, equity against theirs';
export const about = 'Each cell is that hand’s equity against what they hold. Suited hands are above the diagonal.';
export const outlined = 'Yours have an outline.';
export const yours = 'Your hands';
export const handPlace = 'Rank';
export const hand = 'Hand';
export const combosTitle = 'Combos';
export const note = 'A hand’s equity is the average of its combos, weighted by how often each can be dealt.';
export const tapToHold = 'Tap a hand to play it.';

// At a price.
export const callFrom = (needed: string, hands: number, right: number, of: number): string =>
  `Call with ${needed} or more: ${hands} ${plural(hands, 'hand')}, ${countText(right)} of ${countText(of)} combos.`;
export const callsAsRange = 'Make them your range';
export const calls = (told: string): string => `${told}, calls`;
export const call = 'Call';
