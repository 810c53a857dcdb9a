import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankOver } from './cards';
import { list, spaced } from './grammar';
import { aHand, handName } from './hands';

/* 读公共牌和牌型的练习。 */

export const youHave = (hand: string): string => `你的牌是${hand}。`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = '谁赢？点选所有赢的手牌。';

/** Answers. */
export const boardShared = (hands: readonly string[]): string =>
  spaced`${list(hands, 'and')}平分底池：公共牌就是最好的五张`;
export const shared = (hands: readonly string[], best: Strength): string =>
  spaced`${list(hands, 'and')}平分底池：都是${aHand(best)}，踢脚牌分不出胜负`;
export const winsAheadOf = (hand: string, best: Strength, next: Strength): string =>
  `${hand} 以${aHand(best)}获胜，领先于${aHand(next)}`;
export const winsByKicker = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} 以${aHand(best)}获胜，踢脚牌更大：${rankOver(high, low)}`;
export const winsByFlush = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} 以${aHand(best)}获胜，同花更大：${rankOver(high, low)}`;

export const youTapped = (hands: number): string => `你点了 ${hands} 手牌。`;

/* -------------------------------------------------------------------------- five that play -- */

export const tapFive = '点选组成牌型的五张牌。';

/** Answers. */
export const withBoth = (best: Strength): string => `${aHand(best)}，用到你的两张底牌`;
export const withOne = (best: Strength, card: string): string => `${aHand(best)}，用到你的 ${card}`;
export const withNone = (best: Strength): string => `${aHand(best)}：全部来自公共牌`;

export const setsOfFive = (count: number): string => `有 ${count} 组五张牌同样好。`;

/** Lines. */
export const fiveLine = (hand: string, five: string, name: string): string => `${hand}：${five}，${name}`;
export const idle = (cards: string): string => `${cards} 用不上`;
export const wrongFive = (cards: string): string => `你点了 ${cards}：不在最好的五张里`;

/* ---------------------------------------------------------------------------- name the row -- */

export const whatHand = '你有什么牌？';

/** A row within a sentence. */
export const aRow = (_row: Rung, title: string): string => title;

export const haveNot = (row: string, other: string): string => `你的牌是${row}，不是${other}。`;

/** Lines. @param note the row's rule */
export const rowIs = (title: string, note: string): string => `${title}：${note}`;
export const yourFive = (five: string, name: string): string => `你的五张：${five}，${name}`;
export const boardPlays = '公共牌自己的五张同样好';
export const twoPairs = (cards: string): string => `两个对子，各有你的一张牌：${cards}`;
export const pairOnTop = (cards: string): string => `你自己的一对 ${cards}：比公共牌的其他点数都大`;
/** @param above ranks of the board above the pair */
export const pairBelow = (cards: string, above: number): string =>
  `你自己的一对 ${cards}：公共牌上有 ${above} 个更大的点数`;
export const counterfeit = '你的对子不在最好的五张里：有两个更大的对子';
export const counterfeitWithAce = '你的对子不在最好的五张里：有两个更大的对子，你还有一张 A';
export const pairOfBoard = '对子在公共牌上：人人都有';
export const pairOfBoardWithAce = '对子在公共牌上：人人都有，你还有一张 A';
export const noPair = '你的牌没有成对';
export const noPairWithAce = '你的牌没有成对，但有一张 A';

/* -------------------------------------------------------------------------------- the nuts -- */

export const tapNuts = '点选一手现在的坚果牌。';

/** Answers. @param hands how many make it */
export const nutsAre = (best: Strength, example: string, hands: number): string =>
  `坚果牌是${aHand(best)}，例如 ${example}：共 ${hands} 手牌`;
export const nutsFound = (best: Strength, hands: number): string => `${aHand(best)}，共 ${hands} 手牌`;

export const secondBest = (hand: string): string => `${hand} 是第二好的牌。`;
export const notNuts = (hand: string): string => `${hand} 不是坚果牌。`;

/* --------------------------------------------------------------------------- what beats you -- */

export const whichBeat = '现在哪些牌赢你？';

/** Answers. */
export const noneBeats = '没有一手牌赢你';
export const beat = (hands: readonly string[], own: Strength): string =>
  spaced`${list(hands, 'and')}赢你的${handName(own)}`;

export const missed = (hands: readonly string[]): string => `漏掉：${list(hands, 'and')}。`;
export const notAhead = (hands: readonly string[]): string => `没有领先：${list(hands, 'and')}。`;
