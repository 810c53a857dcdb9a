import { symbolOf } from '../../poker/card';
import type { Sum } from '../../history/problem';
import type { Street } from '../../poker/spot';
import { sumText } from '../amounts';
import { figure } from '../numbers';
import { list } from './grammar';
import { names as STREETS } from '#words/spot';

export const cardOf = symbolOf;
export const streetName = (street: Street): string => STREETS[street];
export const large = (count: number): string => figure(count / 1_000_000, 1);
export const millions = (count: number): string => figure(count / 1_000_000, 0);
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
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `${on.length === 1 ? 'Bounty de' : 'Bounties:'} ${list(
    on.map(({ player, amount }) => `${amount} por ${player}`),
    'and',
  )}.`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} ganhou ${sumText(amount)}`),
    'and',
  )}.`;
