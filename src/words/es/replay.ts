import type { Decision } from '../../history/events';
import type { Sum } from '../../history/problem';
import { sumText } from '../amounts';
import { list } from './grammar';

/*
 * The bar over a hand history: it leads from decision to decision.
 */

// The bar.
export const title = 'Historial de manos';
export const close = 'Cerrar el historial de manos';
export const options = 'Opciones';
export const hand = 'Mano';
export const handOf = (hand: number, of: number): string => `Mano ${hand} de ${of}`;
export const seenBy = 'Vista de';
export const seat = (player: string): string => `El asiento de ${player}`;
export const useShown = 'Usar las cartas mostradas';
export const yes = 'sí';
export const no = 'no';
export const allDecisions = 'Todas las decisiones, primero las peores';
export const notShown = (hands: number): string => `${hands} sin mostrar`;
export const decisions = 'Decisiones, usa las flechas del teclado';
export const previous = 'Decisión anterior';
export const next = 'Decisión siguiente';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} sube a ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} apuesta ${sumText(amount)}`;
export const unraised = 'Sin subida';
export const limped = 'Todos han pagado la ciega';
export const first = 'Primero en actuar';
export const checked = 'Todos han pasado';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)};`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `${sumText(call)} por pagar, ${potText(pot, own)};`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `bote ${sumText(pot)}` : `bote ${sumText(pot)} (puedes ganar ${sumText(own)})`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: 'se retiró',
  check: 'pasó',
  call: 'pagó',
  bet: 'apostó',
  raise: 'subió',
};

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `Mano ${hand} de ${of}.`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `Mano ${hand} de ${of}, ${unshown} sin mostrar.`;
export const noDecision = (player: string): string => `${player} no tuvo ninguna decisión en esta mano.`;
export const decision = (at: number, of: number, player: string): string => `Decisión ${at} de ${of}, de ${player}.`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `Decisión ${at} de ${of}, de ${player}; no hay cartas mostradas que usar.`;
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `Decisión ${at} de ${of}, de ${player}, con ${list(
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
export const ranTwice = (second: string): string => `Se corrió dos veces: salió un segundo board, ${second}.`;
export const ranThrice = (second: string, third: string): string =>
  `Se corrió tres veces: salieron un segundo board, ${second}, y un tercero, ${third}.`;
export const cashedOut = (players: readonly string[]): string =>
  `${list(players, 'and')} ${players.length === 1 ? 'hizo' : 'hicieron'} cash out.`;
export const gotFromHouse = (player: string, amount: Sum): string => `${player} recibió ${sumText(amount)} de la sala.`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} pagó ${sumText(amount)} a la sala.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} ganó ${sumText(amount)}`),
    'and',
  )}.`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} ganó el bounty de ${amount} por ${on}.`;
export const rake = (amount: Sum): string => `Rake: ${sumText(amount)}.`;
export const jackpotFee = (amount: Sum): string => `Comisión del jackpot: ${sumText(amount)}.`;
