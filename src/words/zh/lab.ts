import type { Card } from '../../poker/card';
import type { LabRules } from '../../poker/lab/recognise';
import { theCard } from './cards';
import { list, spaced } from './grammar';

/* The hand lab, its rules and its drills. */

/** A word in bold and what is around it. */
interface Piece {
  readonly before: string;
  readonly bold: string;
  readonly after: string;
}

/** What is around an example. */
interface Around {
  readonly before: string;
  readonly after: string;
}

// The hands.
export const textLabel = '以文字输入手牌：每手五张，∗ 表示百搭牌，手牌之间用 v';
export const wildCard = '百搭牌';
export const aWildCard = '百搭牌';
export const compare = '比较';
export const withAnother = '另一手';
export const anotherHand = '再加一手';
export const clear = '清空';
export const clearHands = '清空手牌';
export const type = '输入';
export const typeHands = '以文字输入手牌';
export const wild = '百搭';
export const undo = '撤销';
export const yourFive = '你的五张牌';
export const hand = (number: number): string => `手牌 ${number}`;
export const removeHand = (number: number): string => `移除手牌 ${number}`;
export const winsWith = (hand: string): Piece => ({ before: `以${hand}`, bold: '获胜', after: '' });
export const tiesWith = (hand: string): Piece => ({ before: `以${hand}`, bold: '打平', after: '' });
export const shown = (hand: string): string => `；显示：${hand}`;

// The legend.
export const barLegend = '条：凑成的牌型，从一对到五条 · 凸起：最好的可能';
export const dashedLegend = '虚线：百搭牌所代表的牌';
export const orType = (hasTouch: boolean): Around =>
  hasTouch
    ? { before: '或点“输入”：', after: '，∗ 表示百搭牌。' }
    : { before: '或直接输入', after: '，∗ 表示百搭牌。' };

// The answer.
export const answer = '答案';
export const prompts: readonly string[] = ['五张牌？', '还差一张牌', '还差两张牌', '还差三张牌', '还差四张牌'];
export const tapOrType = '点选牌堆中的牌，或直接输入。∗ 是百搭牌。';
export const tapOrUseType = '点选牌堆中的牌，或点“输入”。∗ 是百搭牌。';
export const canMake = '能凑成';
export const handCanMake = (number: number): string => `手牌 ${number} 能凑成`;
export const whatCanMake = '这些牌能凑成什么';
export const notAHand = '按这些规则不算牌型';
export const cardsMakeIt = (count: number): string => `${count} 张牌能凑成`;
export const notWithThese = '这些牌凑不成';
export const byWildCard = '由百搭牌代替';
export const jacksOrBetter = '一对J或更好';
export const belowJacks = '小于一对J';

// Examples.
export const worthBuilding = '值得一试的手牌';
export const tryExample = '或试一个例子';
export const examples: readonly string[] = [
  '两对加一张百搭牌',
  '三张 K 加一张百搭牌',
  '有两张 A 的同花',
  '双方都是四条2：踢脚牌决定胜负',
];

// Rules.
export const rules = '规则';
export const whatWildStands = '百搭牌代表什么';
export const wilds: Readonly<Record<LabRules['wild'], { readonly title: string; readonly says: string }>> = {
  any: { title: '任意牌', says: '百搭牌代表任意一张牌。' },
  bug: {
    title: '半百搭',
    says: '半百搭牌是 A，或用来凑成顺子或同花。多张半百搭牌要么都是 A，要么一起凑成顺子或同花。',
  },
  deuces: { title: '2 为百搭', says: '每张 2 也是百搭牌，也可以就是它本身。' },
};
export const fiveOfAKind = '五条';
export const fiveOn = '开：五条大于同花顺。';
export const fiveOff = '关：百搭牌不能凑成第五张相同的牌。';
export const copies = '重复';
export const copiesOn = '开：百搭牌可以与手中的牌重复，例如有两张 A 的同花。';
export const copiesOff = '关：百搭牌不能与手中的牌重复，五条除外。';

// Tiles of the deck.
/** On the tile of such a card, in six characters. */
export const owner = '手牌';
export const inHand = (card: string): string => `${card}，在手中：移除`;
export const makes = (hand: string): string => `凑成${hand}`;
export const makesBest = (hand: string): string => `凑成${hand}，最好的可能`;
export const tile = (card: string, reason: string): string => `${card}：${reason}`;
export const ghost = '由一张百搭牌代替';
export const ghostTile = (card: string): string => `${card}，${ghost}`;

// Sentences.
/** A hand as a sentence: `'8带7葫芦，百搭牌当作红桃8。'` */
export const sentence = (hand: string, wilds: readonly Card[]): string => {
  if (wilds.length === 0) return `${hand}。`;
  const who = wilds.length === 1 ? '百搭牌' : `${wilds.length} 张百搭牌`;
  return `${hand}，${who}当作${list(wilds.map(theCard), 'and')}。`;
};
export const why = (decision: string): string => `${decision}。`;
export const tied = (hands: number, hand: string): string => `${hands === 2 ? '双方' : '所有手牌'}都是${hand}。`;
export const bestWith = (hand: string): string => `再来一张最好是：${hand}。`;
export const bestWithWild = (hand: string, wild: string): string => `再来一张最好是：${hand}；百搭牌则是：${wild}。`;
export const handWins = (number: number): string => `手牌 ${number} 赢`;
export const handsTie = (numbers: readonly number[]): string =>
  numbers.length > 3 ? `${numbers.length} 手牌打平` : `手牌 ${list(numbers.map(String), 'and')} 打平`;

// Problems.
export const mostHands = (most: number): string => `最多 ${most} 手牌。先移除一手再添加。`;
export const handIsFull = '这手牌已有五张。点一张来更换。';
export const alreadyInHand = (card: string): string => spaced`${card}已在这手牌中。请选另一张。`;
export const alreadyIn = (card: string, number: number): string => spaced`${card}已在手牌 ${number} 中。请选另一张。`;

// The drills.
export const drill = '练习';
export const drillSummary = '辨认带百搭牌的手牌';
export const whoWins = '谁赢';
export const fiveThatPlay = '选出五张';
export const whoWinsTitle = '谁赢？';
export const whichFive = '哪五张？';
export const theHands = '手牌';
export const theCards = '牌';
export const sevenCards = '七张牌';
export const question = '题目';
export const next = '下一题';
export const done = '完成';
export const doneOf = (chosen: number, of: number): string => `完成：${chosen} / ${of}`;
export const fiveCardsPlay = (chosen: number): string => `要选五张牌：已选 ${chosen} 张。`;
export const backToLab = '返回牌型实验室';
export const tapWinners = '谁赢？点选所有赢的手牌。';
export const tapFive = '点选组成牌型的五张牌。';
/** @param why what decided; left out of a tie */
export const winsBecause = (winner: string, hand: string, why: string): string =>
  `${winner} 以${hand}获胜${why === '' ? '' : `：${why}`}。`;
export const sharePot = (winners: readonly string[], hand: string): string =>
  `${winners.join('、')} 平分底池：都是${hand}。`;
export const right = (answer: string): string => `正确：${answer}`;
export const rightFive = (hand: string): string => `正确：${hand}。`;
export const youHave = (hand: string): string => `你的牌是${hand}。`;
export const setsOfFive = (count: number): string => `有 ${count} 组五张牌一样好。`;
/** A line about a hand: `'K♥ K♠ *：三条K，* 当作 K♦'` */
export const line = (cards: string, hand: string): string => `${cards}：${hand}`;
export const lineWithWilds = (cards: string, hand: string, wilds: string, as: string): string =>
  `${cards}：${hand}，${wilds} 当作 ${as}`;
