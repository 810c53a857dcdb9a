import type { Strength } from '../../poker/category';
import type { Chance } from '../../poker/chance';
import type { DrawName } from '../../poker/draws';
import { countText } from '../amounts';
import { capitalize } from '../text';
import type { Roughly } from '../fraction';
import type { Beaten, Kicker, Seated } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { aDraw, draws, aHand, handName, theCategory } from './hands';
import { countOf, list, numberWord, plural } from './grammar';
import { chanceInWords } from './numbers';
import { seatName } from './spot';

/* One sentence that answers a spot, as a player would say it, and the line above the figures. */

// A player alone.
export const dealTheFlop = 'Deal the flop to see your outs, or add an opponent.';
export const forCategory = (cards: string, category: number): string => `${cards} for ${theCategory(category)}`;
export const anyOf = (cards: number): string => `any of ${cards} cards`;
export const outs = (cards: string, chance: Chance): string =>
  `${capitalize(cards)}: ${countOf(chance.hits, 'out')}, ${chanceInWords(chance)}.`;
export const boardPlays = (made: Strength): string => `The board plays: ${aHand(made)} for everyone.`;
/** Hero's best hand is the board, and other hands beat it. */
export const playsBoard = (made: Strength, behind: number, of: number): string =>
  `You play the board, ${handName(made)}: ${ofHands(behind, of)} ${behind === 1 ? 'beats' : 'beat'} you.`;
/** Next to the figures, which name the hand and the nuts. */
export const nuts = (of: number): string => `None of ${countText(of)} hands beats you.`;
const ofHands = (count: number, of: number) => `${countText(count)} of ${countText(of)} ${plural(of, 'hand')}`;
export const sharedNuts = (made: string, level: number, of: number): string =>
  `${capitalize(made)}, the nuts: ${ofHands(level, of)} ${level === 1 ? 'ties' : 'tie'} you.`;
export const beaten = (made: string, behind: number, of: number): string =>
  `${capitalize(made)}: ${ofHands(behind, of)} ${behind === 1 ? 'beats' : 'beat'} you.`;
/** @param cards that do it, counted if they are too many to name */
const which = (cards: string | undefined, count: string, does: string, chance: Chance) =>
  `${capitalize(cards ?? count)} ${does}: ${cards === undefined ? '' : `${count}, `}${chanceInWords(chance)}.`;
export const improve = (chance: Chance): string =>
  which(undefined, countOf(chance.hits, 'out'), chance.hits === 1 ? 'improves your hand' : 'improve your hand', chance);
export const noCardMakes = (target: string): string => `No single card makes ${target}.`;
export const noCardImproves = 'No card improves your hand.';
/** Besides outs that make more. */
export const pairsAbove = (cards: number): string =>
  `${capitalize(numberWord(cards))} more ${cards === 1 ? 'makes' : 'make'} a pair above the board.`;
export const pairsBelow = 'No outs: a pair of yours would be below the board.';
export const noOuts = 'No outs.';
export const noNextImproves = 'No next card improves your hand.';
export const nothingImproves = 'Nothing improves your hand.';

// Against hidden hands.
export const win = 'You win.';
export const lose = 'You lose.';
export const cannotWin = 'You cannot win or tie.';
export const cannotBeCaught = 'You cannot be caught.';
export const beatCombos = ({ beat, tie, of }: Beaten, _who: Seated): string =>
  `You beat ${beat === '0' ? 'none' : beat} of their ${of} ${of === '1' ? 'combo' : 'combos'}${tie === undefined ? '' : ` and tie with ${tie}`}.`;
/** The equity. @param isAbout it is simulated */
export const share = (equity: number, isAbout: boolean): string =>
  `${isAbout ? 'about ' : ''}${percentText(equity)} equity`;
/** @param how one of these */
export const withShare = (how: string, share: string): string => `${how}: ${share}.`;
export const shareAlone = (share: string): string => `${capitalize(share)}.`;
export const even = 'Dead even';
export const nearlyEven = 'Nearly even';
export const favourite = 'You are the favourite';
export const underdog = 'You are the underdog';
export const race = 'A race';
export const dominated = 'You are dominated';
export const dominating = (_who: Seated): string => 'You dominate';
export const withFair = (share: string, fair: number): string => `${share} (an even split is ${percentText(fair)})`;
export const aboveFair = (share: string, leader: number, who: Seated, most: number): string =>
  `${capitalize(seatName(leader, who))} is ahead with ${percentText(most)}. You have more than an even split, ${share}.`;
export const help = (cards: string): string => `Best next card: ${cards}.`;
/** @param cards to fear */
export const watch = (cards: string): string => `Watch for ${cards}.`;

// At the showdown.
export const split = (made: string): string => `Split pot: ${made}.`;
export const shown = (isAhead: boolean, own: string, theirs: string): string =>
  `You ${isAhead ? 'win' : 'lose'}: ${own} against ${theirs}.`;
/** @param over the two ranks, the winner's first */
export const shownByKicker = (isAhead: boolean, own: string, isFlush: boolean, over: string): string => {
  const how = isAhead ? 'You win with the' : 'You lose to the';
  return isFlush ? `${how} higher flush: ${over}.` : `${how} better kicker, ${over}: both have ${own}.`;
};

// Against known hands.
export const ahead = 'You are ahead, and no next card changes that.';
export const dangers = (cards: string | undefined, chance: Chance): string =>
  `You are ahead. ${which(cards, countOf(chance.hits, 'card'), 'would change that', chance)}`;
export const tied = 'You are tied.';
export const hit = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? which(cards, countOf(chance.hits, 'card'), 'put you ahead', chance)
    : which(cards, countOf(chance.hits, 'out'), 'puts you ahead', chance);
export const staysTied = 'You are tied, and no next card puts you ahead.';
/** Tied, and cards can only lose it. */
export const tiedDangers = (cards: string | undefined, chance: Chance): string =>
  `You are tied, and can only lose. ${which(
    cards,
    countOf(chance.hits, 'card'),
    cards !== undefined || chance.hits === 1 ? 'puts you behind' : 'put you behind',
    chance,
  )}`;
export const drawingDead = 'Drawing dead: no run-out wins or chops.';
export const staysBehind = 'No next card puts you ahead.';
export const runnerRunner = (equity: number): string =>
  `No next card puts you ahead: you need runner-runner, ${percentText(equity)} by the river.`;
/** @param hasOuts besides these cards there are outs */
export const chop = (cards: number, hasOuts: boolean): string =>
  `${capitalize(numberWord(cards))}${hasOuts ? ' more' : ''} ${plural(cards, 'card')} ${cards === 1 ? 'chops' : 'chop'} the pot.`;

// By the river.
export const equityWithTies = (equity: number): string => `Your equity is ${percentText(equity)}, ties included.`;
const OFTEN = { none: 'never', few: 'hardly ever', most: 'nearly always', all: 'always' };
const isHalf = ([part, whole]: readonly [number, number]) => part === 1 && whole === 2;
export const winByRiver = (often: Roughly): string => {
  if (typeof often === 'string') return `You ${OFTEN[often]} win by the river.`;
  if (typeof often === 'number') return `You win ${percentText(often, 0)} of the time by the river.`;
  const [part, whole] = often;
  const times = isHalf(often) ? 'half the time' : `${countOf(part, 'time')} in ${numberWord(whole)}`;
  return `You win about ${times} by the river.`;
};
const briefly = (verb: string, often: Roughly, about: string) => {
  if (typeof often === 'string') return `${OFTEN[often]} ${verb}`;
  if (typeof often === 'number') return `${verb} ${percentText(often, 0)} of the time`;
  const [part, whole] = often;
  return `${verb} ${about}${isHalf(often) ? 'half the time' : `${numberWord(part)} in ${numberWord(whole)}`}`;
};
/** Two of them must fit a phone's three lines. */
export const hitAndWin = (hits: Roughly, wins: Roughly): string =>
  `By the river you ${briefly('hit', hits, 'about ')} and ${briefly('win', wins, '')}.`;

// The line above the figures: a hand, where it is, its draws.
export const isTied = ', tied';
export const aheadOf = (theirs: string): string => `, ahead of ${theirs}`;
export const behind = (theirs: string): string => `, behind ${theirs}`;
export const aheadByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, ahead ${isFlush ? 'with the higher flush' : 'on the kicker'} (${rankOver(own, theirs)})`;
export const behindByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `, ${isFlush ? 'behind a higher flush' : 'outkicked'} (${rankOver(theirs, own)})`;
export const withBackdoors = (names: readonly DrawName[]): string => `, with ${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1
    ? withBackdoors(names)
    : `, with a combo draw: ${list(
        names.map((name) => draws[name]),
        'and',
      )}`;
export const drawOuts = (count: number): string => `, ${count} ${plural(count, 'out')}`;
export const drawCards = (count: number): string => `, ${count} ${plural(count, 'card')}`;
export const drawGood = (good: number, count: number): string =>
  `: ${good} of ${count} ${plural(count, 'out')} ${good === 1 ? 'is' : 'are'} good`;
