import type { Move } from '../price';
import { countText } from '../amounts';

export const title = '价格';
export const thePrice = '价格';
export const pot = '底池';
export const withBet = '含下注';
export const toCall = '需跟注';
export const makePot = (amount: string): string => `把底池改为 ${amount}`;
export const differentAmounts = '全下的数额不同？';
export const splitPots = '拆分底池';

const MOVES = { call: '跟注', fold: '弃牌' };
const decided = (move: Move, isClose: boolean) => `${MOVES[move]}${isClose ? '，但相差很小' : ''}`;
export const decision = (move: Move, isClose: boolean): string => `${decided(move, isClose)}。`;
export const toSeeOne = (move: Move, isClose: boolean): string => `只看一张牌：${decided(move, isClose)}。`;
export const ifNobodyBets = (move: Move, isClose: boolean): string => `如果没有人再下注：${decided(move, isClose)}。`;
export const nothingToCall = '无需跟注：过牌。';
export const outsPay = '跟注：即使落后，你的补牌也值这个价。';
export const ahead = '领先。';
export const enterRange = '请输入范围。';

export const needs = (odds: string | undefined, isOfOuts: boolean): string =>
  `${isOfOuts ? '如果每张补牌都能赢，' : ''}${odds === undefined ? '任何价格都合适' : `你需要 ${odds} : 1`}`;
export const cannotWin = (isOfOuts: boolean): string => (isOfOuts ? '没有一张牌是补牌' : '你不可能赢');
export const sentence = (needs: string): string => `${needs}。`;
export const potOdds = (odds: string): string => `底池赔率 ${odds} : 1。`;
export const potOddsAnd = (odds: string, needs: string): string => `底池赔率 ${odds} : 1，${needs}。`;
export const ifNobodyBetsOdds = (odds: string, needs: string): string =>
  `如果没有人再下注：底池赔率 ${odds} : 1，${needs}。`;
export const breakEven = (equity: string): string => `盈亏平衡胜率 ${equity}。`;
export const perCall = (ev: string): string => `每次跟注的期望值 ${ev}。`;
export const implied = (needed: string): string => `隐含赔率：之后再赢 ${needed} 就能盈亏平衡。`;
export const noImplied = (needed: string, behind: string): string =>
  `没有隐含赔率：之后还需要赢 ${needed}，而剩余筹码只有 ${behind}。`;

export const about = (share: string): string => `约 ${share}`;
export const anyTwo = (share: string): string => `对任意两张牌你的胜率是 ${share}`;
export const losing = (ahead: number, of: number, level: number, share: string): string => {
  const ties = level === 0 ? '' : `，${countText(level)} 手平分`;
  return `${countText(of)} 手牌中有 ${countText(ahead)} 手输给你${ties}：${share}`;
};
export const unbeatable = (have: string): string => `${have}。没有人能赢你。`;
export const haveEv = (have: string, ev: string): string => `${have}，期望值 ${ev}。`;
export const nutsOnRiver = '没有手牌能赢你。';
export const nutsSoFar = '目前没有手牌能赢你。';
export const strongerEnter = '下注的范围通常更强：请输入一个范围。';
export const stronger = '下注的范围通常更强。';

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `底池（${pot}）小于需跟注的数额（${call}）。底池包含这次下注吗？加上下注是 ${withBet}。`;
export const wrongPrice = (bet: string): string => `下注超过 ${bet}，对手跟注就不划算。`;
