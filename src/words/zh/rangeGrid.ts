import type { GroupId } from '../en/rangeGrid';
import { spaced } from './grammar';

export const you = '你';
export const cards = '底牌';
export const holdCards = '改用两张底牌';
export const anyTwo = '任意两张';

export const rangeOf = (player: string | undefined): string => spaced`${player ?? '你'}的范围`;
export const onGrid = (player: string | undefined): string => spaced`在表格中显示${rangeOf(player)}`;
export const byHand = (player: string | undefined): string => `${rangeOf(player)}，逐手列出`;

export const example = '例如 TT+';
export const suchAs = '例如 TT+、AQs+、KTo+ 或 15%';
/** Before the way back. */
export const narrowed = '已缩小：';
export const widen = '撤销';
export const revert = '还原';
/** @param text the count as it is written */
export const combos = (_: number, text: string): string => `${text} 个组合`;
export const combosAndShare = (_: number, text: string, share: string): string => `${text} 个组合，${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `你 ${equity}`;
export const lastValid = '上一个有效范围';
export const isEmpty = '空';
export const noneBlocked = '没有被阻断的组合';
export const blocked = (combos: string): string => `${combos} 个被阻断`;
export const empty = '清空';
export const emptyRange = '清空范围';
export const undo = '撤销';
export const done = '完成';
export const topHands = '最强手牌';
export const top = (percent: string): string => `前 ${percent}`;
/** The slider, spoken. */
export const atTop = (percent: string): string => `前 ${percent}`;
export const asWideAs = (percent: string): string => `与前 ${percent} 一样宽`;
export const ranking = (percent: string, isTop: boolean): string =>
  `${isTop ? '' : '宽度约为'}前 ${percent}，按翻牌前全下对一手随机牌的胜率排序。`;
export const drag = '拖动可添加或移除手牌。按右键拖动只会移除。';
export const tap = '点一手牌，或横向拖动。按住后可向任意方向拖动。';

/**
 * How much of a hand is in: `'全部 4 个组合，权重 50%'`, `'4 个组合中的 1 个'`, `'不在范围内'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return '不在范围内';
  const combos = held === of ? `全部 ${of} 个组合` : `${of} 个组合中的 ${held} 个`;
  return weight === undefined ? combos : `${combos}，权重${isMean ? '约' : ''} ${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string => `${holding}，${blocked} 个被阻断`;
export const cell = (hand: string, holding: string): string => `${hand}：${holding}`;

/* Painting. */

export const paintAt = '涂选权重';
export const weight = '权重';
export const groups = '分组';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: '所有对子',
  broadways: '大牌组合',
  connectors: '同花连牌',
  suited: '所有同花牌',
};

/* Ranges to choose. */

export const toChoose = '可选的范围';
export const recent = (range: string): string => `最近用过的范围 ${range}`;
export const name = '名称';
export const nameExample = '例如：按钮位开池';
export const foldersHow = '斜杠前文字相同的名称会归入一个文件夹：6 人桌/CO 率先加注、6 人桌/BTN 率先加注。';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name}（${count}）`;
export const save = '保存';
export const saveWithName = '命名并保存';
export const rename = '重命名';
export const remove = '删除';
export const removeNamed = (name: string): string => spaced`删除${name}`;
export const removed = (name: string | undefined): string => spaced`已删除${name ?? '范围'}。`;
