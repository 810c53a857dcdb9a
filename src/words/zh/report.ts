import type { BridgeText } from '../report';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} 张未见，${method}。`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} 张未见，${method}，${draws} 次抽样。`;
export const chance = (label: string, percent: string, odds: string): string => `${label} ${percent}，${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}：胜率 ${equity}，赢 ${win}，平分 ${tie}`;
export const row = (title: string, cards: string): string => `${title}：${cards}`;

// Titles of rows of cards.
/** Between cards that are part of an out. */
export const partSeparator = '、';
export const partOfOut = '部分算补牌';
export const outsCount = '补牌';
export const chops = '平分底池';
export const tainted = '改进了你的牌，但仍落后';
export const dangers = '危险牌';

/** From outs to equity. */
export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `从补牌到底池权益：${hits} 次你击中 − ${hitLose} 次击中但输${hitTie === '' ? '' : ` − ${hitTie} 次击中但平分`} + ${missWin} 次没击中也赢 + ${tieShare} 平分所得 = ${of} 种发牌中的 ${sum}`;
/** From the opponent's outs to their equity. */
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `从对手的补牌到对手的底池权益：${hits} 次对手击中 − ${hitLose} 次击中但输${hitTie === '' ? '' : ` − ${hitTie} 次击中但平分`} + ${missWin} 次没击中也赢 + ${tieShare} 平分所得 = ${of} 种发牌中的 ${sum}`;

export const offered = (pot: string, call: string): string => `底池 ${pot}，需跟注 ${call}。`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => `面对 ${size} 底池的下注。`;
export const pots = (pots: string): string => `底池：${pots}。`;
