import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';

/* 对抗范围的胜率和有效补牌，以及跟注的练习。 */

export const outsQuestion = (range: string): string => `对手持有 ${range}。你的牌值多少张补牌？`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${unseen} 张未见牌中有 ${outs} 张有效补牌；你的胜率是 ${equity}。`;
export const closeEnough = (said: string): string => `你答的是 ${said}：足够接近。`;
/** `'3 张 K'` */
/** Of a flush draw. */
export const outsOfSuit = (count: number, suit: Suit): string => `${count} 张${suitName(suit)}`;
export const outsOfRank = (count: number, rank: Rank): string => `${count} 张 ${rankName(rank)}`;

export const equityQuestion = (range: string): string => `对手持有 ${range}。你的胜率是多少？`;
/** Lines: some combos of all, and the equity against them. */
export const groups = {
  'ahead of you': (combos: string, all: string, equity: string): string =>
    `领先你的 ${combos} 个：${combos} ÷ ${all} × ${equity}`,
  'pairs behind': (combos: string, all: string, equity: string): string =>
    `落后的对子 ${combos} 个：${combos} ÷ ${all} × ${equity}`,
  'the rest': (combos: string, all: string, equity: string): string =>
    `其余 ${combos} 个：${combos} ÷ ${all} × ${equity}`,
};

/* -------------------------------------------------------------------------- call or fold -- */

export const callOrFold = (pot: string, call: string): string =>
  `底池连同下注共 ${pot}，跟注需要 ${call}。跟注还是弃牌？`;

const why = (equity: string, needed: string): string => `你的胜率是 ${equity}，需要 ${needed}。`;

/** By the right decision: without a reply, where it was right, and where it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `应该跟注：${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `应该弃牌：${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `跟注正确：${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `弃牌正确：${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `本该跟注：${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `本该弃牌：${why(equity, needed)}`,
};
