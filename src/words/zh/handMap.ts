import { ordinal } from './grammar';

export const allHandsTitle = '全部 169 种手牌';
export const allHandsClosed = '每种手牌对对手的手牌';
export const counting = '正在计算';
export const missing = '对局表没有载入。请重新载入页面。';

export const yoursAndBest = (hand: string, equity: string, best: string, bestEquity: string): string =>
  `${hand} ${equity}，最好的是 ${best} ${bestEquity}`;
export const yoursIsBest = (hand: string, equity: string): string => `${hand} ${equity}，最好的`;
export const fromTo = (worst: string, worstEquity: string, best: string, bestEquity: string): string =>
  `从 ${worst} ${worstEquity} 到 ${best} ${bestEquity}`;

const combos = (live: number, all: number) => (live === all ? `${all} 个组合` : `${all} 个组合中的 ${live} 个`);
export const told = (equity: string, place: number, live: number, all: number): string =>
  `胜率 ${equity}，169 种里${ordinal(place)}，${combos(live, all)}`;
export const spoken = (hand: string, told: string): string => `${hand}：${told}`;
export const spokenYours = (hand: string, told: string): string => `${hand}：${told}，你的`;
export const hold = (hand: string, equity: string): string => `${hand}：${equity}。拿这手牌`;

export const map = '169 种手牌，对对手的胜率';
export const about = '每格：这手牌对对手所持的胜率。对角线以上为同花。';
export const outlined = '你的手牌有边框。';
export const order = '排序';
export const best = '最好的在前';
export const worst = '最差的在前';
export const yours = '你的手牌';
export const handPlace = '名次';
export const hand = '手牌';
export const equity = '胜率';
export const combosTitle = '组合';
export const more = '显示更多';
export const note = '一种手牌的胜率是它各个组合的平均：对手的牌给一个组合留下多少可能，它就算多少次。';
export const tapToHold = '点一种就拿这手牌。';
