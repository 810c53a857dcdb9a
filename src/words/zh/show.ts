import type { Card } from '../../poker/card';
import { countText } from '../amounts';
import { cardName } from './cards';
import { list, spaced } from './grammar';

/*
 * Everybody's cards: who leads, by how much, and what still beats it. A hand comes as it is named: `'顺子'`.
 */

export const paragraph = (sentences: readonly string[]): string => sentences.join('');
export const facts = (parts: readonly string[]): string => parts.join('，');

export const heading = 'Outs：所有人的牌';
export const title = '所有人的牌';
export const start = '所有人的牌：点选你的两张牌。';
export const openAll = '翻开所有人的牌才能看到数字。';
/** Of two finished runs: who wins both, alone. */
export const scoops = (name: string): string => spaced`${name}独得底池。`;
export const nobodyScoops = '无人独得底池。';
export const ofRun = (run: number, sentence: string): string => `第 ${run} 次：${sentence}`;

// Who leads.
export const level = (names: readonly string[]): string => spaced`${list(names, 'and')}势均力敌。`;
export const favourite = (name: string): string => spaced`${name}占优。`;
export const wins = (name: string, hand: string): string => spaced`${name}以${hand}获胜。`;
export const split = (names: readonly string[], hand: string): string =>
  spaced`${list(names, 'and')}以${hand}平分底池。`;
export const levelWith = (names: readonly string[], hand: string): string =>
  spaced`${list(names, 'and')}以${hand}打平。`;
export const leads = (name: string, hand: string): string => spaced`${name}以${hand}领先。`;
const cardsOf = (count: number, of: number, isFlop: boolean): string => {
  if (count === 0) return isFlop ? '下一张没有牌能' : '没有牌能';
  return isFlop ? `下一张牌：${of} 张中有 ${count} 张能` : `${of} 张牌中有 ${count} 张能`;
};
export const partThem = (count: number, of: number, isFlop: boolean): string =>
  `${cardsOf(count, of, isFlop)}分出胜负。`;
export const beatIt = (count: number, of: number, isFlop: boolean, splits: number): string => {
  const shared = splits === 0 ? '' : `，${splits} 张平分底池`;
  return `${cardsOf(count, of, isFlop)}反超${shared}。`;
};

// A player's row.
export const nameOf = (player: string): string => spaced`${player}的名字`;
export const faceDown = '牌面朝下';
export const unknownCards = '未知的牌';
export const cardsHeld = (cards: readonly Card[]): string => list(cards.map(cardName), 'and');
export const show = '显示';
export const showHand = (name: string): string => spaced`显示${name}的牌`;
export const hide = '隐藏';
export const hideHand = (name: string): string => spaced`隐藏${name}的牌`;
export const fold = '弃牌';
export const foldHand = (name: string): string => spaced`${name}弃牌`;
export const standings = {
  leads: '领先',
  level: '打平',
  wins: '获胜',
  splits: '平分',
  favourite: '占优',
  scoops: '独得',
};
export const winsRun = (run: number): string => `赢下第 ${run} 次`;
export const splitsRun = (run: number): string => `平分第 ${run} 次`;
export const sinceFlop = '自翻牌起';
export const sinceCard = (card: Card): string => `自${cardName(card)}起`;
export const outs = (count: number): string => (count === 0 ? '没有补牌' : `${count} 张补牌`);
export const outsNextCard = (count: number): string => `下一张${outs(count)}`;
export const outsSpoken = (cards: readonly Card[]): string =>
  cards.length === 0 ? '没有补牌' : `${outs(cards.length)}：${cards.map(cardName).join('、')}`;
export const chopsSpoken = (count: number): string => `${count} 张牌可平分`;
export const bothRuns = (figures: readonly string[]): string => figures.join(' 和 ');
export const row = (parts: readonly string[]): string => `${parts.join('，')}。`;

// The deck: who has a card, and who leads once it falls.
export const deck = '牌堆';
export const dead = '死牌';
export const onBoard = '公共牌';
export const takeBack = (card: Card, owner: string): string => `${cardName(card)}，${owner}：收回`;
export const splits = '平分';
export const leadsWith = (card: Card, who: string): string => `${cardName(card)}：${who}`;
export const nextHint = '下一张牌：发出后谁领先。凸起的牌会改变领先者。';
export const riverHint = '河牌：发出后谁获胜。凸起的牌会改变获胜者。';
export const nextToPlayer = (name: string): string => spaced`下一张牌发给${name}。`;
export const nextToBoard = '下一张牌发到公共牌。';
export const nextToSecondRun = '下一张牌发到第二次的公共牌。';
export const close = '关闭';
export const closeDeck = '关闭牌堆';
export const newHand = '新的一手';
export const newShort = '新一手';
export const addPlayer = '添加玩家';
export const addShort = '添加';
export const undo = '撤销';
export const deal: readonly string[] = ['发翻牌', '翻牌', '翻牌', '转牌', '河牌', '牌堆'];

// Around them.
export const twice = '发两次';
export const once = '发一次';
export const secondScreen = '第二屏幕';
export const fullScreen = '全屏';
export const table = '牌桌';
export const board = '公共牌';
export const secondRun = '第二次发牌';
export const streets = { preflop: '翻牌前', flop: '翻牌', turn: '转牌', river: '河牌' };
export const folded = '已弃牌';
export const pointsSince = {
  preflop: '自发牌以来的变化（百分点）',
  flop: '自翻牌以来的变化（百分点）',
  turn: '自转牌以来的变化（百分点）',
  river: '自河牌以来的变化（百分点）',
};
export const meanNote = '占底池的比例：每次发牌和平均';
export const fairPlay = '供全下和亮牌之后使用；一手牌还在为钱打时请勿使用。';
export const unseen = (cards: number): string => `${countText(cards)} 张未见`;
export const toCome = (cards: number): string => `${countText(cards)} 张牌待发`;
export const simulated = '模拟';
export const exact = '精确计算';
export const blocked = '第二个窗口被阻止了。请在另一个窗口中打开此链接：';
export const copy = '复制';
export const copied = '已复制';

// What went wrong.
export const noFullScreen = '浏览器不允许在此全屏。请放大窗口。';
export const alreadyThere = '这张牌已在桌上。请选另一张。';
export const cardAlreadyThere = (symbol: string): string => spaced`${symbol}已在桌上。请选另一张。`;
export const allFilled = '所有牌位已满。请点一张牌收回。';
export const mostPlayers = (players: number): string => `最多 ${players} 名玩家。请先让一名弃牌再添加。`;
export const nothingToCome = '没有牌要发了，无法发两次。请先收回一张牌。';
export const badLine = '无法读取这一行。请先写你的两张牌，再写公共牌，每手其他牌前写 v。';
export const badLink = '链接的一部分无法读取。请重新复制链接。';
