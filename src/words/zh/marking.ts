import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';

/* 在牌堆上标牌的练习，以及把自己的局面当练习。 */

export const opponentHas = (cards: string): string => `对手有 ${cards}。`;
export const opponentHasRange = '对手有一个范围。';
export const anyTwoCards = '任意两张牌';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `底池 ${pot}，跟注 ${call}。`;

/* Questions for the cards. */

export const whichHelp = '哪些牌对你帮助很大？';
export const whichPutAhead = '哪些牌让你领先？';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `哪些牌能让你成${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}？`;
export const whichOfBackdoor = {
  'backdoor flush draw': '你有后门同花听牌。哪些牌属于它？',
  'backdoor straight draw': '你有后门顺子听牌。哪些牌属于它？',
  any: '你有后门听牌。哪些牌属于它？',
};

/* What a right card is. */

export const ruleOfBackdoor = '需要转牌和河牌两张。凡是可能成为其中一张的牌，都标出来。';
export const ruleOfGains = '标出值四分之一张补牌或以上的牌。介于十分之一和四分之一之间的，标不标都算对。';

/* Questions for the estimate, and for the price. */

export const hitBoth = '两张都来的机会有多大？';
export const equityByRiver = '到河牌时你的胜率是多少？';
export const equityAllIn = '全下：你的胜率是多少？';
export const hitOnRiver = '还有一张牌：你击中的机会有多大？';
export const hitByRiver = '还有两张牌：你击中的机会有多大？';
export const isEnough = (pot: string, call: string): string =>
  `底池连同下注共 ${pot}，跟注需要 ${call}。你的胜率够吗？`;

/* Rules of thumb. */

export const ruleOf2 = '乘 2 法则';
export const ruleOf4 = '乘 4 法则';
export const solomon = '所罗门法则';
export const asOneOut = '当作一张补牌';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = '练习需要没有百搭牌的牌堆。';
export const needsCards = '练习需要你的两张牌，而不是范围。';
export const needsFlopOrTurn = '练习需要翻牌或转牌的局面。';
export const hasOneOpponent = '练习最多有一个对手。';
export const isAhead = '你已经领先。练习问的是哪些牌能让你领先。';
export const noCardImproves = '没有牌能改进你的手牌。练习问的是哪些牌能。';
