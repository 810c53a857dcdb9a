import type { Move } from '../price';
import { countText } from '../amounts';
import { capitalize } from '../capitalize';
import { plural } from './grammar';

/* Pot odds. */

export const title = 'Price';
export const thePrice = 'The price';
export const pot = 'Pot';
export const withBet = 'with the bet';
export const toCall = 'to call';
export const makePot = (amount: string): string => `Make the pot ${amount}`;
export const differentAmounts = 'All in for different amounts?';
export const splitPots = 'Split the pots';

// Verdicts. What is better, and whether it is close.
const MOVES = { call: 'call', fold: 'fold' };
const decided = (move: Move, isClose: boolean) => `${MOVES[move]}${isClose ? ', but it is close' : ''}`;
export const decision = (move: Move, isClose: boolean): string => `${capitalize(decided(move, isClose))}.`;
export const toSeeOne = (move: Move, isClose: boolean): string => `To see one card: ${decided(move, isClose)}.`;
export const ifNobodyBets = (move: Move, isClose: boolean): string =>
  `If nobody bets again: ${decided(move, isClose)}.`;
export const nothingToCall = 'Nothing to call: check.';
export const outsPay = 'Call: even if you are behind, your outs pay for it.';
export const ahead = 'Ahead.';
export const enterRange = 'Enter a range.';

// What a call needs: the rest of a sentence.
/** @param odds `undefined` where any are enough */
export const needs = (odds: string | undefined, isOfOuts: boolean): string =>
  `${odds === undefined ? 'any price is right' : `you need ${odds} : 1`}${isOfOuts ? ' if every out wins' : ''}`;
export const cannotWin = (isOfOuts: boolean): string => (isOfOuts ? 'no card is an out' : 'you cannot win');
export const sentence = (needs: string): string => `${capitalize(needs)}.`;
export const potOdds = (odds: string): string => `Pot odds ${odds} : 1.`;
/** @param isDecided the odds do not matter to what is needed */
export const potOddsAnd = (odds: string, needs: string, isDecided: boolean): string =>
  `Pot odds ${odds} : 1, ${isDecided ? 'and ' : ''}${needs}.`;
export const ifNobodyBetsOdds = (odds: string, needs: string, isDecided: boolean): string =>
  `If nobody bets again: pot odds ${odds} : 1, ${isDecided ? 'and ' : ''}${needs}.`;
export const breakEven = (equity: string): string => `Break-even equity ${equity}.`;
export const perCall = (ev: string): string => `EV ${ev} per call.`;
export const implied = (needed: string): string => `Implied odds: win ${needed} more later and you break even.`;
export const noImplied = (needed: string, behind: string): string =>
  `No implied odds: you need ${needed} more later, and the stacks hold ${behind}.`;

// Against an unknown opponent.
export const about = (share: string): string => `about ${share}`;
export const anyTwo = (share: string): string => `Against any two cards you have ${share}`;
/** On the river. */
export const losing = (ahead: number, of: number, level: number, share: string): string => {
  const ties = level === 0 ? '' : `, ${countText(level)} ${level === 1 ? 'ties' : 'tie'}`;
  const lose = ahead === 1 ? 'loses' : 'lose';
  return `${countText(ahead)} of ${countText(of)} ${plural(of, 'hand')} ${lose} to yours${ties}: ${share}`;
};
export const unbeatable = (have: string): string => `${have}. Nobody can beat you.`;
export const haveEv = (have: string, ev: string): string => `${have}, EV ${ev}.`;
export const nutsOnRiver = 'No hand beats yours.';
export const nutsSoFar = 'No hand beats yours yet.';
export const strongerEnter = 'A betting range is usually stronger: enter one.';
export const stronger = 'A betting range is usually stronger.';

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `The pot (${pot}) is less than the call (${call}). Does it include the bet? With the bet it would be ${withBet}.`;
export const wrongPrice = (bet: string): string => `Bet more than ${bet} and the opponent has the wrong price to call.`;
