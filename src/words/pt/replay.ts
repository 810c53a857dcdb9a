import type { Decision } from '../../history/events';
import type { Sum } from '../../history/problem';
import { sumText } from '../amounts';
import { list } from './grammar';

/*
 * The bar over a hand history: it leads from decision to decision.
 */

// The bar.
export const title = 'Histórico de mãos';
export const close = 'Fechar o histórico de mãos';
export const options = 'Opções';
export const hand = 'Mão';
export const handOf = (hand: number, of: number): string => `Mão ${hand} de ${of}`;
export const seenBy = 'Visão de';
export const seat = (player: string): string => `O assento de ${player}`;
export const useShown = 'Usar as cartas mostradas';
export const yes = 'sim';
export const no = 'não';
export const allDecisions = 'Todas as decisões, as piores primeiro';
export const notShown = (hands: number): string => `${hands} ${hands === 1 ? 'não exibida' : 'não exibidas'}`;
export const decisions = 'Decisões, use as setas do teclado';
export const previous = 'Decisão anterior';
export const next = 'Próxima decisão';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} aumenta para ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} aposta ${sumText(amount)}`;
export const unraised = 'Sem aumento';
export const limped = 'Limp até você';
export const first = 'Primeiro a agir';
export const checked = 'Check até você';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)};`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `${sumText(call)} a pagar, ${potText(pot, own)};`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `pote ${sumText(pot)}` : `pote ${sumText(pot)} (você pode ganhar ${sumText(own)})`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: 'foldou',
  check: 'deu check',
  call: 'pagou',
  bet: 'apostou',
  raise: 'aumentou',
};

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `Mão ${hand} de ${of}.`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `Mão ${hand} de ${of}, ${notShown(unshown)}.`;
export const noDecision = (player: string): string => `${player} não teve nenhuma decisão nesta mão.`;
export const decision = (at: number, of: number, player: string): string => `Decisão ${at} de ${of}, de ${player}.`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `Decisão ${at} de ${of}, de ${player}; não há cartas mostradas para usar.`;
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `Decisão ${at} de ${of}, de ${player}, com ${list(
    used.map(({ name, cards }) => `${cards} de ${name}`),
    'and',
  )}.`;

// Bounties, and how the hand ended.
/** Amounts as they are written. */
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `${on.length === 1 ? 'Bounty de' : 'Bounties:'} ${list(
    on.map(({ player, amount }) => `${amount} por ${player}`),
    'and',
  )}.`;
export const ranTwice = (second: string): string => `Rodou duas vezes: saiu um segundo board, ${second}.`;
export const ranThrice = (second: string, third: string): string =>
  `Rodou três vezes: saíram um segundo board, ${second}, e um terceiro, ${third}.`;
export const cashedOut = (players: readonly string[]): string =>
  `${list(players, 'and')} ${players.length === 1 ? 'fez' : 'fizeram'} cash out.`;
export const gotFromHouse = (player: string, amount: Sum): string => `${player} recebeu ${sumText(amount)} da sala.`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} pagou ${sumText(amount)} à sala.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} ganhou ${sumText(amount)}`),
    'and',
  )}.`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} ganhou o bounty de ${amount} por ${on}.`;
export const rake = (amount: Sum): string => `Rake: ${sumText(amount)}.`;
export const jackpotFee = (amount: Sum): string => `Taxa do jackpot: ${sumText(amount)}.`;
