import type { Decision } from '../../history/events';
import type { Sum } from '../../history/problem';
import { sumText } from '../amounts';
import { list } from './grammar';

/*
 * The bar over a hand history: it leads from decision to decision.
 */

// The bar.
export const title = '手牌历史';
export const close = '关闭手牌历史';
export const options = '选项';
export const hand = '手牌';
export const handOf = (hand: number, of: number): string => `第 ${hand} 手（共 ${of} 手）`;
export const seenBy = '视角';
export const seat = (player: string): string => `${player} 的座位`;
export const useShown = '使用亮出的牌';
export const yes = '是';
export const no = '否';
export const allDecisions = '所有决策，最差的排在最前';
export const notShown = (hands: number): string => `${hands} 手未显示`;
export const decisions = '决策，请用方向键';
export const previous = '上一个决策';
export const next = '下一个决策';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} 加注到 ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} 下注 ${sumText(amount)}`;
export const unraised = '无人加注';
export const limped = '前面都是平跟';
export const first = '第一个行动';
export const checked = '前面都过牌';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)}；`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `需跟注 ${sumText(call)}，${potText(pot, own)}；`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `底池 ${sumText(pot)}` : `底池 ${sumText(pot)}（你能赢得 ${sumText(own)}）`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: '弃牌',
  check: '过牌',
  call: '跟注',
  bet: '下注',
  raise: '加注',
};

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `第 ${hand} 手（共 ${of} 手）。`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `第 ${hand} 手（共 ${of} 手），另有 ${unshown} 手未显示。`;
export const noDecision = (player: string): string => `${player} 在这手牌中没有要做的决策。`;
export const decision = (at: number, of: number, player: string): string =>
  `${player} 的第 ${at} 个决策（共 ${of} 个）。`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `${player} 的第 ${at} 个决策（共 ${of} 个）；没有亮出的牌可用。`;
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
/** Amounts as they are written. */
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `赏金：${list(
    on.map(({ player, amount }) => `淘汰 ${player} 可得 ${amount}`),
    'and',
  )}。`;
export const ranTwice = (second: string): string => `发两次：第二副公共牌是 ${second}。`;
export const ranThrice = (second: string, third: string): string =>
  `发三次：第二副公共牌是 ${second}，第三副是 ${third}。`;
export const cashedOut = (players: readonly string[]): string => `${list(players, 'and')} 提前兑现。`;
export const gotFromHouse = (player: string, amount: Sum): string => `平台付给 ${player} ${sumText(amount)}。`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} 付给平台 ${sumText(amount)}。`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} 赢得 ${sumText(amount)}`),
    'and',
  )}。`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} 淘汰 ${on}，赢得赏金 ${amount}。`;
export const rake = (amount: Sum): string => `抽水 ${sumText(amount)}。`;
export const jackpotFee = (amount: Sum): string => `头奖费 ${sumText(amount)}。`;
