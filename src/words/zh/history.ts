import { symbolOf } from '../../poker/card';
import type { Sum } from '../../history/problem';
import type { Street } from '../../poker/spot';
import { sumText } from '../amounts';
import { figure } from '../numbers';
import { list } from './grammar';
import { names as STREETS } from '#words/spot';

export const cardOf = symbolOf;
export const streetName = (street: Street): string => STREETS[street];
export const large = (count: number): string => figure(count / 10_000, 0);
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `${player} 的第 ${at} 个决策（共 ${of} 个），使用 ${list(
    used.map(({ name, cards }) => `${name} 的 ${cards}`),
    'and',
  )}。`;

// Bounties, and how the hand ended.
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `赏金：${list(
    on.map(({ player, amount }) => `淘汰 ${player} 可得 ${amount}`),
    'and',
  )}。`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} 赢得 ${sumText(amount)}`),
    'and',
  )}。`;
