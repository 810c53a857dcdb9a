import type { Decision } from '../../history/events';
import type { Sum } from '../../history/problem';
import { sumText } from '../amounts';
import { list } from './grammar';

/*
 * The bar over a hand history: it leads from decision to decision.
 */

// The bar.
export const title = 'Hand history';
export const close = 'Close the hand history';
export const options = 'Options';
export const hand = 'Hand';
export const handOf = (hand: number, of: number): string => `Hand ${hand} of ${of}`;
export const seenBy = 'Seen by';
export const seat = (player: string): string => `${player}’s seat`;
export const useShown = 'Use shown cards';
export const yes = 'yes';
export const no = 'no';
export const allDecisions = 'All decisions, worst first';
export const notShown = (hands: number): string => `${hands} not shown`;
export const decisions = 'Decisions, use the arrow keys';
export const previous = 'Previous decision';
export const next = 'Next decision';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} raises to ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} bets ${sumText(amount)}`;
export const unraised = 'Unraised';
export const limped = 'Limped to you';
export const first = 'First to act';
export const checked = 'Checked to you';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)};`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `${sumText(call)} to call, ${potText(pot, own)};`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `pot ${sumText(pot)}` : `pot ${sumText(pot)} (you can win ${sumText(own)})`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: 'folded',
  check: 'checked',
  call: 'called',
  bet: 'bet',
  raise: 'raised',
};

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `Hand ${hand} of ${of}.`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `Hand ${hand} of ${of}, ${unshown} not shown.`;
export const noDecision = (player: string): string => `${player} had no decision in this hand.`;
export const decision = (at: number, of: number, player: string): string => `Decision ${at} of ${of} by ${player}.`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `Decision ${at} of ${of} by ${player}; no shown cards to use.`;
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `Decision ${at} of ${of} by ${player}, using ${list(
    used.map(({ name, cards }) => `${name}’s ${cards}`),
    'and',
  )}.`;

// Bounties, and how the hand ended.
/** Amounts as they are written. */
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `${on.length === 1 ? 'Bounty' : 'Bounties:'} ${list(
    on.map(({ player, amount }) => `${amount} on ${player}`),
    'and',
  )}.`;
export const ranTwice = (second: string): string => `Run twice: a second board ${second} was dealt.`;
export const ranThrice = (second: string, third: string): string =>
  `Run three times: a second board ${second} and a third ${third} were dealt.`;
export const cashedOut = (players: readonly string[]): string => `${list(players, 'and')} cashed out.`;
/** For a cash-out or an insurance, beside the pot. */
export const gotFromHouse = (player: string, amount: Sum): string => `${player} got ${sumText(amount)} from the house.`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} paid ${sumText(amount)} to the house.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} won ${sumText(amount)}`),
    'and',
  )}.`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} won the ${amount} bounty on ${on}.`;
export const rake = (amount: Sum): string => `Rake ${sumText(amount)}.`;
export const jackpotFee = (amount: Sum): string => `Jackpot fee ${sumText(amount)}.`;
