import type { Card, Rank, Suit } from '../../poker/card';
import { cardName, rankName, suitName } from './cards';
import { list } from './grammar';

/* 在牌堆上标记牌的练习的结果：补牌，或别的牌。这里说出牌堆上的一切，使读屏器也能做练习。 */

export const estimated = {
  both: '两张都击中',
  equity: '到河牌的胜率',
  river: '河牌击中',
  byRiver: '到河牌击中',
};

/* ---------------------------------------------------------------------------------- found -- */

const nounOf = (isOuts: boolean): string => (isOuts ? '补牌' : '牌');

export const foundLabel = (isOuts: boolean, isShown: boolean): string =>
  isShown ? nounOf(isOuts) : `找到的${nounOf(isOuts)}`;
export const nothingHere = (isOuts: boolean): string => (isOuts ? '这里没有补牌。' : '这里没有要找的牌。');
export const foundOnly = (isOuts: boolean): string => `你找到了唯一的一张${nounOf(isOuts)}。`;
export const missedOnly = (isOuts: boolean): string => `你漏了唯一的一张${nounOf(isOuts)}。`;
export const foundAll = (of: number, isOuts: boolean): string => `你找到了全部 ${of} 张${nounOf(isOuts)}。`;
export const foundSome = (found: number, of: number, isOuts: boolean): string =>
  found === 0 ? `${of} 张${nounOf(isOuts)}，你一张也没找到。` : `${of} 张${nounOf(isOuts)}，你找到了 ${found} 张。`;

export const groups = {
  missed: '漏掉',
  tainted: '不干净的补牌',
  behind: '仍然落后',
  extra: '不是补牌',
  wrong: '选错',
};
export const grouped = (group: keyof typeof groups, cards: string): string => `${groups[group]}：${cards}。`;
export const countOfCards = (count: number): string => `${count} 张`;
export const cardList = (cards: readonly string[]): string => list(cards, 'and');

export const marks = { found: '找到', missed: '漏掉', behind: '仍然落后', extra: '不是补牌', wrong: '选错' };

/* ------------------------------------------------------------------------------- estimate -- */

export const itIs = (exact: string): string => `答案是 ${exact}。`;
export const isExact = (estimate: string): string => `你的 ${estimate} 完全准确。`;
export const tooLow = (estimate: string, points: string, exact: string): string =>
  `你的 ${estimate} 低了 ${points} 个百分点：答案是 ${exact}。`;
export const tooHigh = (estimate: string, points: string, exact: string): string =>
  `你的 ${estimate} 高了 ${points} 个百分点：答案是 ${exact}。`;
export const shown = (
  count: number,
  cards: string,
  isOuts: boolean,
  label: keyof typeof estimated,
  exact: string,
): string => {
  const found = count === 0 ? `没有${nounOf(isOuts)}` : `${count} 张${nounOf(isOuts)}`;
  return `${found}${cards === '' ? '' : `：${cards}`}。${estimated[label]}：${exact}。`;
};

export const theEstimate = '估计';
export const howLikely = '可能性';
export const method = '方法';
export const errorInPoints = '误差（百分点）';
export const methods: Readonly<Record<string, string>> = {
  exact: '精确',
  you: '你',
  'rule of 2': '乘 2 法则',
  'rule of 4': '乘 4 法则',
  Solomon: '所罗门法则',
  'as one out': '当作一张补牌',
};
export const noError = '准确';
export const ofUnseen = (hits: string, of: string): string => `${of} 张未见的牌中有 ${hits} 张`;
export const ofRunOuts = (hits: string, of: string): string => `${of} 种发牌中有 ${hits} 种`;
export const exactEquity = '精确胜率，算遍所有发牌';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = { call: '跟注', fold: '弃牌', close: '两种选择' };

export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  decision === 'close'
    ? `两种选择都对：盈亏平衡点是 ${breakEven}。`
    : isOwn
      ? `${DECISIONS[decision]}是对的：盈亏平衡点是 ${breakEven}。`
      : `应该${DECISIONS[decision]}：盈亏平衡点是 ${breakEven}。`;
export const thePrice = '价格';
export const potOdds = (offered: string, needed: string): string => `底池赔率 ${offered} : 1，你需要 ${needed} : 1。`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `底池 ${pot}，跟注 ${call}。盈亏平衡胜率 ${breakEven}。每次跟注的期望值 ${ev}。`;
export const impliedOdds = (more: string): string => `隐含赔率：之后再赢 ${more}，就盈亏平衡。`;

/* -------------------------------------------------------------------------------- reasons -- */

export const each = '每张';
export const moreReasons = (count: number): string => `还有 ${count} 条：指向一张牌，或按住它，查看原因`;
export const worthNothing = (reason: string): string => `没有价值：${reason}`;
export const worth = (weight: string, reason: string): string => `值 ${weight} 张补牌：${reason}`;
export const otherSuit = '是别的花色。';
export const noStraight = '加上任何一张别的牌都不成顺子。';
export const withSuit = (suit: Suit): string => `再来一张${suitName(suit)}就成同花。`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `再来一张 ${list(
    ranks.map((rank) => rankName(rank)),
    'or',
  )} 就成顺子。`;

export const owners = { you: '你', board: '公共', opponent: '对手', dead: '死牌' };
const PLACES = { you: '在你手里', board: '公共牌', opponent: '在对手手里', dead: '死牌' };
export const heldCard = (card: Card, owner: keyof typeof owners): string => `${cardName(card)}，${PLACES[owner]}`;
const FINDINGS = { found: '找到', missed: '漏掉', extra: '标错', tainted: '不干净的补牌' };
export const cardReason = (card: Card, finding: keyof typeof FINDINGS | undefined, reason: string): string =>
  `${cardName(card)}${finding === undefined ? '' : `，${FINDINGS[finding]}`}：${reason}`;

/* ----------------------------------------------------------------------------- first visit -- */

export const notOfSuit = (suit: Suit): string => `那张不是${suitName(suit)}。再点一次取消标记。`;
export const fourOfSuit = (suit: Suit): string =>
  `你有四张${suitName(suit)}。第五张就成同花：点选牌堆里剩下的任何一张${suitName(suit)}。`;
export const moreOfSuit = (suit: Suit, left: number): string =>
  `这是一张补牌。${suitName(suit)}共 13 张，你看到四张：还要点 ${left} 张。`;
export const allOuts = (count: number): string => `${count} 张都找到了。请点“完成”。`;
export const twiceOuts = (outs: number, percent: string): string =>
  `还有一张牌要发。补牌数乘以 2 就差不多：2 × ${outs} 是 ${percent}。`;
export const outsOfUnseen = (outs: number, unseen: number, exact: string): string =>
  `${unseen} 张未见的牌中有 ${outs} 张：${exact}。`;
export const wereClose = '你很接近。';
export const pointsOff = (points: string): string => `你差了 ${points} 个百分点。`;
export const thatIsADrill = '练习就是这样：标记补牌，说出可能性，再看原因。';

/* --------------------------------------------------------------------- the day and the next -- */

export const kindsDue = (count: number): string => `有 ${count} 种局面该复习了。`;
export const backToday = '你的错题今天会再来。';
export const nothingDueToday = (days: number): string =>
  days === 1 ? '明天才有要复习的。' : `${days} 天后才有要复习的。`;
export const clean = (clean: number, of: number): string =>
  clean === of ? `${of} 题全都没有错误。` : `${of} 题中有 ${clean} 题没有错误。`;
export const offByText = (points: string): string => `估计平均偏差 ${points} 个百分点。`;
export const tomorrow = (kind: string): string => `明天从${kind}开始。`;
export const tomorrowNew = (kind: string): string => `明天从新内容开始：${kind}。`;
