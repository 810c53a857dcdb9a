import { capitalize } from '../text';
import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';
import { numberWord } from './grammar';

/* Two ranges against each other. An opponent without a name is `undefined`. */

type Name = string | undefined;

export const title = 'Equity curves';
export const inOrder = 'each range from its weakest hand to its strongest';
export const strongOfYours = (own: string): string => `strong hands: ${own} of your range`;
export const strongOfBoth = (own: string, theirs: string, name: Name): string =>
  `strong hands: you ${own}, ${they(name)} ${theirs}`;

export const you = 'you';
export const they = (name: Name): string => name ?? 'they';
export const youWith = (equity: string): string => `you ${equity}`;
export const theyWith = (equity: string, name: Name): string => `${they(name)} ${equity}`;
export const graph = 'Equity of each hand of both ranges, from the weakest to the strongest';
export const dragAcross = 'drag across to read both ranges';
export const readBoth = (own: string, ownCards: string, theirs: string, theirCards: string, name: Name): string =>
  `you ${own} with ${ownCards}, ${they(name)} ${theirs} with ${theirCards}`;
export const partOfBoth = 'Part of both ranges';
export const ofRange = (part: string): string => `${part} of the range:`;
export const lineOfStrong = 'Line of strong hands';
export const orMore = (border: string, own: string, theirs: string, name: Name): string =>
  `${border} or more: you ${own}, ${they(name)} ${theirs}`;
export const orMoreOwn = (border: string, own: string): string => `${border} or more: you ${own}`;
/** On the line; on a phone there is little room. */
export const lineLabel = (border: string, isShort: boolean, isUsual: boolean): string =>
  `${border}${isShort ? '' : ' equity'} and more${isUsual ? ': strong hands' : ''}`;
export const weakest = 'weakest hands';
export const half = 'half of the range';
export const strongest = 'strongest';
export const byPart = 'Equity by part of the range, the weakest first';
export const part = 'Part';
export const youTitle = 'You';
export const theyTitle = (name: Name): string => capitalize(they(name));

/* Below the graph. */

export const streetOfCurves = 'Street of the curves';
export const fromFlop = 'With dead cards the curves begin on the flop.';
export const counting = 'The combos are being counted.';
export const buckets = 'How much of each range has which equity';
export const equity = 'equity';
export const shareOfRange = 'share of the range';
export const youAndThey = (name: Name): string => `you, ${they(name)}`;
export const below = (to: string): string => `below ${to}`;
export const between = (from: number, to: string): string => `${from} to ${to}`;
export const aboutStrong = (border: string): string =>
  `Strong hands have ${border} equity or more against the other range. Drag the line by its label, or move it with ↑ and ↓.`;
export const byStreet = 'By street';
export const yourEquity = 'your equity';
export const yoursOrMore = (border: string): string => `you, ${border} or more`;
export const theirsOrMore = (border: string, name: Name): string => `${they(name)}, ${border} or more`;

export const yourRange = 'Your range';
export const theirRange = (name: Name): string => (name === undefined ? 'Their range' : `${name}’s range`);
export const yourMap = 'Your range, equity hand by hand';
export const theirMap = (name: Name): string => `${theirRange(name)}, equity hand by hand`;
export const inYours = (hand: string): string => `your range: ${hand}`;
export const inTheirs = (hand: string, name: Name): string =>
  `${name === undefined ? 'their' : `${name}’s`} range: ${hand}`;
export const notInRange = 'not in the range';
const combos = (count: string): string => `${count} ${count === '1' ? 'combo' : 'combos'}`;
export const inRange = combos;
export const liveInRange = (live: string, all: string): string => `${live} of ${combos(all)}`;
export const allBlocked = (all: string): string => `${all} combos, all blocked`;
export const blockedByOther = (live: string, all: string): string =>
  `${liveInRange(live, all)}, blocked by the other range`;
export const cellEquity = (equity: string, live: string, all: string): string =>
  `${equity} equity, ${liveInRange(live, all)}`;
export const aboutMaps =
  'Each cell is that hand’s equity against the other range. Suited hands are above the diagonal.';

/* Copied or saved. */

export const toExport = 'Copy or save the curves';
export const picture = 'Picture';
export const figures = 'Figures';
export const copy = 'Copy';
export const copyPicture = 'Copy the curves as a picture';
export const copyFigures = 'Copy the figures as CSV';
export const saveAs = (format: 'PNG' | 'SVG'): string => `Save the curves as ${format}`;
export const saveCsv = 'Save the figures as CSV';
export const pictureCopied = 'Picture copied.';
export const figuresCopied = 'Figures copied.';
export const copyBlocked = 'Your browser blocked copying. Save the file instead.';
export const beforeFlop = 'before the flop';
export const anyTwo = 'any two cards';
export const youHold = (equity: string, hands: string): string => `You ${equity}: ${hands}`;
export const theyHold = (equity: string, hands: string): string => `They ${equity}: ${hands}`;

/* Drills about equity and effective outs against a range, and about calls. */

export const outsQuestion = (range: string): string => `They hold ${range}. How many outs is your hand worth?`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${outs} effective outs of ${unseen}; your equity is ${equity}.`;
export const closeEnough = (said: string): string => `You said ${said}: close enough.`;
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
  `The pot is ${pot} with the bet, ${call} to call. Call or fold?`;

const why = (equity: string, needed: string): string => `your equity is ${equity}, and you need ${needed}.`;

/** By the right decision: without a reply, if it was right, and if it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `The right play is to call: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `The right play is to fold: ${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `A call is right: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `A fold is right: ${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `A call was right: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `A fold was right: ${why(equity, needed)}`,
};
