import type { Wanted } from '../en/opponents';
import { spaced } from './grammar';

export const opponents = '对手';
export const opponent = '对手';
export const numbered = (number: number): string => `对手 ${number}`;
export const several = (from: number, to: number): string => `对手 ${from} 至 ${to}`;
export const unknownOpponent = '对手：未知';
/** After it, if there is room. */
export const outsOnly = '，只看补牌';
export const emptySeat = '空座位';
export const count = (opponents: number): string => `${opponents} 位对手`;
export const each = (share: string): string => `各 ${share}`;

export const name = '名字';
export const nameOf = (player: string): string => spaced`${player}的名字`;
export const add = '添加对手';
/** The link to everybody's cards; `show` turns up a hand that is face down. */
export const allCards = '所有人的牌';
export const show = '显示';
export const hide = '隐藏';
export const fold = '弃牌';
export const remove = '移除';
export const done = '完成';
export const range = '范围';
export const rangeFor = (player: string): string => `范围：${player}`;
/** On a button. */
export const giveAnyTwo = '任意两张';
export const anyTwo = '任意两张';
export const anyTwoCards = '任意两张牌';
export const anyTwoFor = (player: string): string => `任意两张牌：${player}`;
export const nameCards = (player: string): string => `${player}：任意两张牌；改为指定底牌`;
export const oneFewer = '减少一位对手';
export const noneWithAnyTwo = '没有持任意两张牌的对手';
export const oneMore = '增加一位持任意两张牌的对手';
export const removeEmpty = '移除空座位';
export const foldPlayer = (player: string): string => `${player}：弃牌`;
export const foldToDead = (player: string): string => `${player}：弃牌，已知的牌成为死牌`;
export const onTable = '这张牌已经在牌桌上。请选另一张。';

/* The chips of a phone. */

export const short = (number: number): string => `对手 ${number}`;
export const shortSeveral = (from: number, to: number): string => `对手 ${from}–${to}`;
export const severalOnChip = (from: number, to: number): string => `对手 ${from}–${to}`;
export const chair = (number: number): string => `座位 ${number}`;
export const addShort = '添加';
export const faceDown = '牌面朝下';
/** Two cards, on a chip, where eight letters have room. */
export const anyTwoShort = '任意两张';
export const anyTwoTimes = (players: number): string => `任意两张 × ${players}`;
export const aRange = '一个范围';
export const noCards = '还没有牌';
export const folded = '已弃牌';
export const foldedHand = (player: string, cards: string): string => spaced`${player}弃掉了${cards}；重新入局`;

/** @param share of each of this many players, `'26.1%'` */
export const chip = (
  player: string,
  hand: string,
  share: string | undefined,
  players: number,
  isOpen: boolean,
): string => {
  const equity = share === undefined ? '' : `，${players > 1 ? '各' : ''}胜率 ${share}`;
  return `${player}，${hand}${equity}；${isOpen ? '关闭' : '打开'}`;
};

export const prompts: Readonly<Record<Wanted, string>> = {
  range: '范围',
  cards: '底牌',
  other: '第二张牌？',
  both: '两张底牌？',
};
export const promptOf = (player: string, wanted: Wanted): string => {
  const what = { range: '范围', cards: '底牌', other: '第二张牌？', both: '两张底牌？' }[wanted];
  return spaced`${player}的${what}`;
};
export const typeOrPaint = '输入或涂选';
export const tapOrType = '在牌堆里点牌，或输入';
export const tapToTakeBack = '点一张牌可以取走';

/** The tile of a card in a player's hand. */
export const heldBy = (card: string, player: string): string => spaced`${card}，在${player}手里：取走`;

// Why a key of ranges does nothing.
export const nobodyHolds = '没有玩家持有范围。请输入一个，例如 v TT+, AQs+。';
export const wantsFlop = '有翻牌后才能打开范围。请先发翻牌。';
export const noneOpen = '没有打开的范围。请先按 r。';
export const noGrid = '没有打开的网格。请先按 g。';
