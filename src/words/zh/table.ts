import type { Place, Missing } from '../../notation/draft';
import type { Verdict } from '../../poker/outs';
import type { FigureRow, Seated } from '../types';
import { spaced } from './grammar';
import { seatName } from './spot';

export const spotInText = '用文字输入局面：你的底牌，公共牌，v 一位对手，x 死牌';
export const readerMissing = '无法加载手牌历史读取器。请重新加载页面，再粘贴一次。';
export const unusable = '这里有内容无法使用。请重新加载页面查看原因。';
export const inLink = (faults: readonly string[]): string => `链接中：${faults.join('')}`;

/* Seats. */

export const you = '你';
export const yourHand = '你的底牌';
export const holdRange = '改用范围';
export const range = '范围';
/** The link to everybody's cards; `show` turns up a hand that is face down. */
export const allCards = '所有人的牌';
export const show = '显示';
export const hide = '隐藏';
export const board = '公共牌';
export const deck = '显示牌堆';
export const price = '价格';
export const unknown = '未知';
export const add = '添加';
export const addOpponent = '添加对手';
export const mostOpponents = (most: number): string => `最多 ${most} 位对手。`;

/* The deck. */

export const clear = '清空';
export const clearTable = '清空牌桌';
export const type = '输入';
export const typeSpot = '用文字输入局面';
export const dead = '死牌';
export const deadNext = '接下来选死牌：亮出的牌或弃掉的牌';
export const done = '完成';
export const doneDead = '死牌选好了';
export const undo = '撤销';

/** On the tile of a card in play, in six characters; `opponent` is 0 if there is only one. */
export const owner = (place: Place['in'], opponent: number): string =>
  place === 'seat' && opponent > 0
    ? `对手 ${opponent}`
    : { hero: '你', board: '公共牌', seat: '对手', dead: '死牌' }[place];

export const heldCard = (card: string, place: Place['in'], opponent: number): string => {
  const where = { hero: '在你手里', board: '在公共牌里', seat: '在对手手里', dead: '死牌' }[place];
  return `${card}，${place === 'seat' && opponent > 0 ? `在对手 ${opponent} 手里` : where}：取走`;
};

export const isWildCard = (card: string): string => `${card}，百搭牌`;

const VERDICTS = { out: '补牌', chop: '平分', tainted: '不干净的补牌', danger: '危险', safe: '安全' };
/** A card that may come, and what it does. */
export const nextCard = (card: string, verdict: Verdict | undefined, reason: string): string =>
  `${card}${verdict === undefined || verdict === 'blank' ? '' : `，${VERDICTS[verdict]}`}：${reason}`;

/** Where a card is. */
export const places: Readonly<Record<Place['in'], string>> = {
  hero: '在你手里',
  board: '在公共牌里',
  seat: '在一位对手手里',
  dead: '在死牌里',
};
export const alreadyIn = (card: string, place: Place['in']): string =>
  spaced`${card}已经${places[place]}。请选另一张。`;
export const noSlot = '没有空位了。请添加一位对手，或点牌桌上的一张牌来更换。';
export const noJoker = '这副牌没有王：请在“牌堆”里另选一副。';
export const emptyLine = '这一行是空的。请先写你的两张底牌，再写公共牌。';

/* The answer. */

export const answer = '结果';
export const title = '德州扑克的补牌和赔率';
export const older = '灰色为上一个结果';
export const counting = '正在计算';
export const unseen = (count: number): string => `${count} 张未见`;
/** @param method `'精确'` */
export const unseenAnd = (count: number, method: string): string => `${count} 张未见，${method}`;
export const faceDown = '牌面朝下';
export const showAll = '全部显示';
export const deadCards = '死牌是哪些？';
export const tapDead = '点不在局中的牌';
export const flop = '翻牌是什么？';
export const threeCards = '选三张牌，或添加一位对手';
export const noAnswer = '没有结果';
export const tapOrUseType = '在牌堆里点牌，或点“输入”';
export const tapOrType = '在牌堆里点牌，或直接输入';
export const typeOrPaint = '输入或涂选';
export const tapThemOrUseType = '在牌堆里点这两张牌，或点“输入”';
export const tapThemOrType = '在牌堆里点这两张牌，或直接输入';
export const thenDeal = '然后发公共牌：牌堆会显示每一张能帮到你的牌，以及你击中的机会有多大。';

/** A row of figures in a line: `'7 张补牌（共 47 张）：下一张牌 14.9%，5.71 : 1'` */
export const inLine = (counted: string | undefined, percent: string, label: string, odds: string): string =>
  `${counted === undefined ? '' : `${counted}：`}${label} ${percent}，${odds}`;

/* In place of odds. */

export const nones: Readonly<Record<NonNullable<FigureRow['none']>, string>> = {
  'drawing dead': '听死',
  'runner-runner': '连中两张',
  'no outs': '没有补牌',
};
export const needsTwo = '需要两张牌';

/* 牌堆、牌的空位，以及上方的输入行。 */

export const deckName = '牌堆';
export const joker = '王';
export const wildCard = '百搭牌';
export const typeHint = '输入、粘贴或点选';

/** @param label 空位的名称：`'公共牌'` */
export const slotFaceDown = (label: string, place: number): string => `${label}，第 ${place} 张：牌面朝下`;
export const slotEmpty = (label: string, place: number): string => `${label}，第 ${place} 张：空`;
/** @param as 百搭牌所代表的牌 */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? '，百搭' : ''}${as === undefined ? '' : `，当作${as}`}：移除`;

export const notCard = (typed: string): string => `“${typed}”不是一张牌。请用点数 A K Q J 10 9 … 2。`;

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': '你的两张底牌？',
  'other card of hero': '你的另一张底牌？',
  'range of hero': '你的范围？',
  'two cards of the flop': '翻牌还差两张',
  'one card of the flop': '翻牌还差一张',
  'card of the flop': '一张翻牌？',
  'turn card': '转牌是什么？',
  'an opponent': '对手是谁？',
};
export const otherCard = (seat: number, who: Seated): string => spaced`${seatName(seat, who)}的另一张底牌？`;
