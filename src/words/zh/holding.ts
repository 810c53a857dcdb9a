import { list } from './grammar';

/* 范围在公共牌上有什么、还剩什么的练习。 */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `对手持有 ${range}。其中一对或更好占多少？`,
  'top pair or better': (range: string): string => `对手持有 ${range}。其中顶对或更好占多少？`,
  'two pair or better': (range: string): string => `对手持有 ${range}。其中两对或更好占多少？`,
  'flush draw': (range: string): string => `对手持有 ${range}。其中同花听牌占多少？`,
  'straight draw': (range: string): string => `对手持有 ${range}。其中顺子听牌（包括卡顺）占多少？`,
  draw: (range: string): string => `对手持有 ${range}。其中同花或顺子听牌占多少？`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${of} 个组合中有 ${count} 个是${what}：${share}。`;

export const results = {
  'pair or better': areOf('一对或更好'),
  'top pair or better': areOf('顶对或更好'),
  'two pair or better': areOf('两对或更好'),
  'flush draw': areOf('同花听牌'),
  'straight draw': areOf('顺子听牌'),
  draw: areOf('听牌'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  '十分之一',
  '五分之一',
  '四分之一',
  '三分之一',
  '一半',
  '三分之二',
  '四分之三',
  '十分之九',
];
export const over = (fraction: string): string => `超过${fraction}`;
export const under = (fraction: string): string => `不到${fraction}`;
export const noneOfIt = '完全没有';
export const allOfIt = '全部';

/** Lines. */
export const wouldBe = (fraction: string, combos: string): string => `${fraction}应该是 ${combos} 个`;
export const shareLine = (count: string, of: string, fraction: string): string =>
  `${of} 个中的 ${count} 个：${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string => `对手持有 ${range}，用一对或更好跟注。标出留下的牌。`,
  'top pair or flush draw': (range: string): string =>
    `对手持有 ${range}，用顶对或更好、或者同花听牌跟注。标出留下的牌。`,
  continues: (range: string): string =>
    `对手持有 ${range}，用顶对或更好、同花听牌、两头顺听牌、双卡顺听牌，以及带一对或两张高张的卡顺听牌跟注。标出留下的牌。`,
};

/** Answer. */
export const stay = (count: string, of: string): string => `${of} 个组合中留下 ${count} 个`;

export const missed = (combos: number): string => `你漏掉了 ${combos} 个组合。`;
export const kept = (combos: number): string => `你留下了 ${combos} 个会弃牌的组合。`;
export const missedAndKept = (missed: number, kept: number): string =>
  `你漏掉了 ${missed} 个组合，又留下了 ${kept} 个会弃牌的组合。`;

/** Line. */
/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}；其中 ${draws.map(([count, draw]) => `${count} 个同时有${draw}`).join('，')}`;
export const stayOf = (count: string, of: string): string => `${of} 个中留下 ${count} 个`;

/** Why some combos stay, or one hand does. @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand}：${list(rows, 'or')}，留下。`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}：${list(rows, 'or')}，留下。`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand}：${list(rows, 'or')}，弃牌。`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}：${list(rows, 'or')}，弃牌。`;
