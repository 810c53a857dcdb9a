import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { countText } from '../amounts';
import { joined, type Pieces } from '../pieces';

/*
 * Decisions that had a price, of a session or of an evening: what was done, against whom, how the list is narrowed.
 */

export const list = '决策，代价最大的排在最前';
export const on = '公共牌';

const PLACES: Readonly<Record<Street, string>> = {
  preflop: '翻牌前',
  flop: '翻牌',
  turn: '转牌',
  river: '河牌',
};
export const called = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}，跟注 ${call}，争夺 ${pot}`;
export const folded = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}，面对 ${call} 弃牌，底池 ${pot}`;
export const colon = '：';

export const needed = (breakEven: string): string => `需要 ${breakEven}，实际 `;
export const neededOfMoney = (breakEven: string): string => `需要全部金额的 ${breakEven}，实际 `;
export const simulated = (width: string): string => `（模拟，${width} 个百分点）`;

export const against = (players: readonly Pieces[]): Pieces => ['，对手：', ...joined(players, '、')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  '亮出的 ',
  ...joined(
    hands.map((cards) => [cards]),
    '、',
  ),
];
export const rangeYouGave = '你给出的范围';
export const anyTwo = '任意两张牌';
export const unknownHands = (count: number): string => `${count} 手未知牌`;
export const ranges = (count: number): string => (count === 1 ? '一个范围' : `${count} 个范围`);
export const withAnyTwo = (count: number): string => (count === 1 ? '任意两张牌' : `${count} 人各持任意两张牌`);

export const behind = (players: number, equity: string, exactness: string, breakEven: string): string =>
  `，前提是身后 ${players} 名玩家弃牌；若他们跟注则为 ${equity}${exactness}（需要 ${breakEven}）`;

export const worstSoFar = '目前最差的决策';
export const showdownNote = '输掉的跟注和本可赢的弃牌。之后没有牌要发：都不算错误。';
export const anyTwoNote = '对任意两张牌。下注者的牌通常更好，因此不算错误。';
export const worstFirst = '最差的在前，以大盲计。';
export const worstFirstShort = '最差的在前，以 bb 计。';
export const hindsight = '当时你看不到这些牌：请谨慎看待。';
export const showAll = (decisions: number): string => `显示全部 ${countText(decisions)} 个`;
export const showMore = (more: number, all: number): string => `再显示 ${more} 个，共 ${countText(all)} 个`;
export const nothingSoFar = '目前没有。';
export const nobodyShowed = {
  before: '没有人对你亮牌。请在“',
  between: '”中为下注给出范围，或查看“',
  after: '”。',
};
export const finding = '正在计算这些决策的胜率。';
export const noneMatches = '没有符合条件的决策。';

export const filters = '筛选';
export const moreFilters = '更多筛选';
export const noFilter = '无';
export const noMoreFilters = '位置、底池、级别、日期不限';
export const clearFilters = '清除筛选';
export const decisions = '决策';
export const allThatCost = '所有亏损的';
export const allCount = (count: number): string => `全部 ${countText(count)} 个亏损的`;
export const allCountShort = (count: number): string => `全部 ${countText(count)}`;
export const callsThatCost = '亏损的跟注';
export const calls = '跟注';
export const foldsThatCost = '亏损的弃牌';
export const folds = '弃牌';
export const costNothing = '没有亏损';
export const noCost = '无亏损';
export const lostOnRiver = '河牌输掉的';
export const street = '街';
export const streets = {
  any: '任意街',
  preflop: '翻牌前',
  flop: '翻牌',
  turn: '转牌',
  river: '河牌',
};
export const handTitle = '手牌';
export const anyHand = '任意手牌';
export const groups = {
  'flush draws': '同花听牌',
  'straight draws': '顺子听牌',
  pairs: '对子',
  'made hands': '成牌',
};
export const groupsShort = {
  'flush draws': '同花听',
  'straight draws': '顺子听',
  pairs: '对子',
  'made hands': '成牌',
};
export const equityAgainst = '胜率依据';
export const bases = {
  given: '你的范围',
  shown: '亮出的牌',
  any: '任意两张牌',
};
export const position = '位置';
export const positions = {
  any: '任意位置',
  early: '前位',
  hijack: 'HJ 位',
  cutoff: 'CO 位',
  button: '按钮位',
  'small blind': '小盲位',
  'big blind': '大盲位',
};
export const pot = '底池';
export const anyPot = '任意底池';
export const potFrom = (bb: string): string => `${bb} bb 起`;
export const stakes = '级别';
export const anyStakes = '任意';
export const fromDay = '起始日期';
export const toDay = '截止日期';

export const narrowed = {
  streets: { preflop: '翻牌前', flop: '翻牌', turn: '转牌', river: '河牌' },
  groups: {
    'flush draws': '同花听牌',
    'straight draws': '顺子听牌',
    pairs: '对子',
    'made hands': '成牌',
  },
  positions: {
    early: '前位',
    hijack: 'HJ 位',
    cutoff: 'CO 位',
    button: '按钮位',
    'small blind': '小盲位',
    'big blind': '大盲位',
  },
  pot: (bb: string): string => `底池 ${bb} bb 起`,
  from: (day: string): string => `${day}起`,
  to: (day: string): string => `到${day}`,
  days: (first: string, last: string): string => `${first}至${last}`,
  against: { given: '对你的范围', shown: '对亮出的牌', any: '对任意两张牌' },
};

export const kinds = {
  'flush draw': '同花听牌',
  'straight draw': '顺子听牌',
  gutshot: '卡顺听牌',
  'two pair or better': '两对或更好',
  'top pair': '顶对',
  'pocket pair': '口袋对子',
  'lower pair': '中对或更小',
  'no pair': '无对',
  'pair before the flop': '对子，翻牌前',
  'no pair before the flop': '其他，翻牌前',
};
export const callCount = (count: number): string => `${countText(count)} 次跟注`;
export const foldCount = (count: number): string => `${countText(count)} 次弃牌`;
export const decisionCount = (count: number): string => `${countText(count)} 个决策`;

export const opponentsRanges = '对手的范围';
export const noRanges = '未给出：按亮出的牌评判';
export const rangesJudge = (count: number): string => `已给出 ${countText(count)} 个：按你的范围评判`;
export const shownJudge = (count: number): string => `已给出 ${countText(count)} 个：按亮出的牌评判`;
export const rangesNote = {
  before: '对手用什么范围下注？给出一个，例如 ',
  after: '。它代替之后亮出的牌来评判你的决策。其他玩家拿任意两张牌。',
};
export const judgeBy = '评判依据';
export const lines = {
  'preflop raise': '翻牌前加注',
  'flop bet': '翻牌下注',
  'flop raise': '翻牌加注',
  'turn bet': '转牌下注',
  'turn raise': '转牌加注',
  'river bet': '河牌下注',
  'river raise': '河牌加注',
};
export const anyTwoShort = '任意两张';
export const emptyRange = '这个范围里没有手牌。';

export const tonight = '今晚';
export const close = '关闭';
export const findingTonight = (decisions: number): string => `正在计算 ${decisions} 个决策的胜率。`;
export const gaveUp = (cost: string, decisions: number): string =>
  `你的跟注和弃牌在 ${decisions} 个决策中损失了 ${cost}。`;
export const outcomes = { won: '（赢）', lost: '（输）', split: '（平分）' };
export const notCounted = '不计入';
export const tonightNote = '只包含你标记的手牌。金额与你输入的一致。对任意两张牌的损失不计入。加注在此不计损失。';
