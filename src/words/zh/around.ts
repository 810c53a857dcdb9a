import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { spaced } from './grammar';
import { aCategory } from './hands';
import { places } from './table';

/* Examples. */

export const spotsWorth = '值得一看的局面';
export const orExample = '或者看一个例子';
/** Between hands and board. */
export const on = '公共牌';
export const examples = {
  outs: '十二张补牌，逐张数清',
  flush: '九张红桃，其中八张有效',
  backdoors: '五张补牌，再加后门',
};
/** @param sites `'PokerStars、GGPoker 或 PHH'` */
export const orPaste = (sites: string): string => `或粘贴手牌历史（${sites}），逐步回看。`;
export const onDevice = '一切都在这台设备上计算，没有一张牌会传出去。';
export const notAtTable = '真钱牌桌打开时请勿使用：扑克平台禁止这样做。';

/* Keys. */

export const keys = '按键';
export const allHelp = '全部帮助：标记、写法、用语';

/* The legend. */

export const cleared = '已清空。';
export const reopen = '重新打开手牌历史';
/** A part of a range. */
export const withPart = (part: string): string => spaced`持有${part}时`;
export const againstPart = (part: string): string => spaced`对阵${part}`;
export const completes = '凸起：使其成牌';
/** Before an example. */
export const orType = '或输入';
export const orUseType = '或点“输入”：';
/** After it. */
export const anyNotation = '。任何写法都可以：Ah Kd、ahkd、10h。';
/** After the card. */
export const best = (equity: string, change: string): string =>
  `让你的胜率变为 ${equity}：${change} 个百分点，是你最好的牌。`;
export const worst = (equity: string): string => `最差，${equity}。`;
export const pointAtCard = '指向一张牌，查看原因。';
export const holdCard = '按住一张牌查看原因；点一下就发这张牌。';

/* The signs of the deck. */

export const ownRank = '与你的底牌同点数';
export const upAPoint = '上升一个百分点或更多';
export const up = '上升';
export const out = '补牌';
export const chop = '平分';
export const downAPoint = '下降一个百分点或更多';
export const down = '下降';
export const behindOrTied = '使你落后或打平';
export const behindOrTiedShort = '落后或打平';
export const behind = '使你落后';
export const feared = '让你的权益减少 30% 或更多';
export const fearedShort = '损失很大';
export const stillBehind = '牌变强了，但仍落后';
export const stillBehindShort = '仍落后';
export const wild = '∗ 百搭牌';
export const barOnFlop = '条：翻牌有这张牌时你的胜率';
export const barIfItComes = '条：发出这张牌时你的胜率';
export const raisedSum = '凸起：值十分之一张补牌或更多；总和就是有效补牌数';
export const legendRaised = '凸起：值十分之一张补牌或更多';
export const barChange = (points: string): string => `条：胜率的变化，±${points} 个百分点`;
export const barMakes = '条：组成的牌型';
export const barMakesToFlush = '条：组成的牌型，从一对到同花顺';
export const barMakesToFive = '条：组成的牌型，从一对到五条';

/* The streets. */

export const byStreetTitle = '逐街查看';
export const youContinue = '你继续';
export const theyContinue = '对手继续';
export const continues = (player: string): string => spaced`${player}继续`;
export const opponentContinues = (number: number): string => `对手 ${number} 继续`;
export const combosOf = (combos: string, of: string): string => `${combos}，共 ${of}`;
export const legendNuts = '坚果牌';
/** @param text the count, `'1,081'` */
export const beatYou = (_: number, text: string): string => `${text} 手牌能赢你`;
export const outs = (count: number): string => `${count} 张补牌`;
export const outsTo = (count: number, category: number): string => `${count} 张补牌成${aCategory(category)}`;
/** For a screen reader, before a street. */
export const backTo: Readonly<Record<Street, string>> = {
  preflop: '回到开头：',
  flop: '回到翻牌：',
  turn: '回到转牌：',
  river: '回到河牌：',
};
export const tapThree = '点三张牌，或';
export const tapOne = '点一张牌，或';
export const dealThree = '随机发牌';
export const dealOne = '随机发一张';
export const asPlayed = '实际打法';
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  spaced`实际公共牌中的${card}现在${places[place]}。`;

/* The rows. */

export const deck = '牌堆';
export const wildCards = '百搭牌';
export const copy = '复制、打印';
export const copySummary = '文字、图片，或供其他程序使用';
export const spots = '你的局面';
export const spotsSummary = '随时保存在这台设备上';
