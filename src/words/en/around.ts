import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { theCategory } from './hands';
import { places } from './table';

/* The parts around an answer: examples, keys, the legend, the streets, the rows of the spot. */

/* Examples. */

export const spotsWorth = 'Spots worth dealing';
export const orExample = 'Or try an example';
/** Between hands and board. */
export const on = 'on';
export const examples = {
  outs: 'twelve outs, counted card by card',
  flush: 'nine hearts, eight of them good',
  backdoors: 'five outs, plus backdoors',
};
/** @param sites `'PokerStars, GGPoker or PHH'` */
export const orPaste = (sites: string): string => `Or paste a hand history from ${sites}, and step through it.`;
export const onDevice = 'Everything is counted on this device; no card leaves it.';
export const notAtTable = 'Not for use while a real-money table is open: sites forbid it.';

/* Keys. */

export const keys = 'Keys';
export const allHelp = 'All help: marks, notation, words';

/* The legend. */

export const cleared = 'Cleared.';
export const reopen = 'Open the hand history again';
/** A part of a range. */
export const withPart = (part: string): string => `with ${part}`;
export const againstPart = (part: string): string => `against ${part}`;
export const completes = 'raised: completes it';
/** Before an example. */
export const orType = 'Or type';
export const orUseType = 'Or use Type:';
/** After it. */
export const anyNotation = '. Any notation will do: Ah Kd, ahkd, 10h.';
/** After the card. */
export const best = (equity: string, change: string): string =>
  `gives you ${equity}: ${change} points, your best card.`;
export const worst = (equity: string): string => `is the worst, ${equity}.`;
export const pointAtCard = 'Point at a card to see why.';
export const holdCard = 'Hold a card to see why; tap it to deal it.';

/* The signs of the deck. */

export const ownRank = 'one of your ranks';
export const upAPoint = 'up a point or more';
export const up = 'up';
export const out = 'out';
export const chop = 'chop';
export const downAPoint = 'down a point or more';
export const down = 'down';
export const behindOrTied = 'puts you behind or tied';
export const behindOrTiedShort = 'behind or tied';
export const behind = 'puts you behind';
export const feared = 'costs you 30% of your equity or more';
export const fearedShort = 'costs you a lot';
export const stillBehind = 'improves you, still behind';
export const stillBehindShort = 'still behind';
export const wild = '∗ wild';
export const barOnFlop = 'bar: your equity with it on the flop';
export const barIfItComes = 'bar: your equity if it comes';
export const raisedSum = 'raised: worth a tenth of an out or more; the sum is the effective outs';
export const legendRaised = 'raised: worth a tenth of an out or more';
export const barChange = (points: string): string => `bar: change in your equity, ±${points} points`;
export const barMakes = 'bar: what it makes';
export const barMakesToFlush = 'bar: what it makes, from a pair up to a straight flush';
export const barMakesToFive = 'bar: what it makes, from a pair up to five of a kind';

/* The streets. */

export const byStreetTitle = 'Street by street';
export const youContinue = 'you continue';
export const theyContinue = 'they continue';
export const continues = (player: string): string => `${player} continues`;
export const opponentContinues = (number: number): string => `opponent ${number} continues`;
export const combosOf = (combos: string, of: string): string => `${combos} of ${of}`;
export const legendNuts = 'nuts';
/** @param text the count, `'1,081'` */
export const beatYou = (count: number, text: string): string => `${text} ${count === 1 ? 'beats' : 'beat'} you`;
export const outs = (count: number): string => `${count} out${count === 1 ? '' : 's'}`;
export const outsTo = (count: number, category: number): string => `${outs(count)} to ${theCategory(category)}`;
/** For a screen reader, before a street. */
export const backTo: Readonly<Record<Street, string>> = {
  preflop: 'Back to the start:',
  flop: 'Back to the flop:',
  turn: 'Back to the turn:',
  river: 'Back to the river:',
};
export const tapThree = 'tap three cards, or';
export const tapOne = 'tap a card, or';
export const dealThree = 'deal them';
export const dealOne = 'deal one';
export const asPlayed = 'As played';
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  `${card} of the board as played is in ${places[place]} now.`;

/* The rows. */

export const deck = 'Deck';
export const wildCards = 'Wild cards';
export const copy = 'Copy, print';
export const copySummary = 'as text, as a picture, for other programs';
export const spots = 'Your spots';
export const spotsSummary = 'saved on this device as you go';
