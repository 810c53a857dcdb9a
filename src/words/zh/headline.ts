import type { Strength } from '../../poker/category';
import type { Chance } from '../../poker/chance';
import type { DrawName } from '../../poker/draws';
import { countText } from '../amounts';
import type { Roughly } from '../fraction';
import type { Beaten, Kicker, Seated } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { aDraw, draws, handName, theCategory } from './hands';
import { list, spaced } from './grammar';
import { chanceInWords, partInWords } from './numbers';
import { seatName } from './spot';

/*
 * One sentence that answers a spot, as a player would say it, and the line above the figures.
 */

// A player alone.
export const dealTheFlop = '发出翻牌就能看到你的补牌，也可以添加对手。';
export const forCategory = (cards: string, category: number): string => spaced`${cards}凑成${theCategory(category)}`;
export const anyOf = (cards: number): string => `${cards} 张牌中的任意一张`;
export const outs = (cards: string, chance: Chance): string =>
  `${cards}：${chance.hits} 张补牌，${chanceInWords(chance)}。`;
export const boardPlays = (made: Strength): string => `公共牌就是最大的牌：所有人都是${handName(made)}。`;
/** Hero's best hand is the board, and other hands beat it. */
export const playsBoard = (made: Strength, behind: number, of: number): string =>
  `你的最大牌就是公共牌，${handName(made)}：${countText(of)} 手牌中有 ${countText(behind)} 手赢你。`;
export const nuts = (made: string): string => `${made}，坚果牌。`;
export const sharedNuts = (made: string, level: number, of: number): string =>
  `${made}，坚果牌：${countText(of)} 手牌中有 ${countText(level)} 手同样大。`;
export const beaten = (made: string, behind: number, of: number): string =>
  `${made}：${countText(of)} 手牌中有 ${countText(behind)} 手赢你。`;
export const improve = (chance: Chance): string => `${chance.hits} 张补牌能改进你的牌：${chanceInWords(chance)}。`;
export const noCardMakes = (target: string): string => `没有哪一张牌能凑成${target}。`;
export const noCardImproves = '没有牌能改进你的牌。';
export const noNextImproves = '下一张牌不会改进你的牌。';
export const nothingImproves = '没有牌能改进你的牌。';

// Against hidden hands.
export const win = '你赢了。';
export const lose = '你输了。';
export const cannotWin = '你赢不了：发什么牌都不会赢，也不会平分。';
export const cannotBeCaught = '没有人能追上你。';
export const beatCombos = ({ beat, tie, of }: Beaten, who: Seated): string =>
  spaced`${seatName(0, who)}的 ${of} 个组合中，你赢 ${beat} 个${tie === undefined ? '' : `，平 ${tie} 个`}。`;
/** The equity. @param isAbout it is simulated */
export const share = (equity: number, isAbout: boolean): string => `胜率${isAbout ? '约' : ''} ${percentText(equity)}`;
/** @param how one of these */
export const withShare = (how: string, share: string): string => `${how}：${share}。`;
export const shareAlone = (share: string): string => `${share}。`;
export const even = '势均力敌';
export const nearlyEven = '几乎势均力敌';
export const favourite = '你占优势';
export const underdog = '你处于劣势';
export const race = '抛硬币局';
export const dominated = '你被压制';
export const dominating = (who: Seated): string => spaced`你压制${seatName(0, who)}`;
export const withFair = (share: string, fair: number): string => `${share}；平均份额是 ${percentText(fair)}`;
export const aboveFair = (share: string, leader: number, who: Seated, most: number): string =>
  spaced`${seatName(leader, who)}以 ${percentText(most)} 领先；你有应得的份额，${share}。`;
export const help = (cards: string): string => spaced`最好的下一张牌：${cards}。`;
/** @param cards to fear */
export const watch = (cards: string): string => spaced`小心${cards}。`;

// At the showdown.
export const split = (made: string): string => `平分底池：${made}。`;
export const shown = (isAhead: boolean, own: string, theirs: string): string =>
  `你${isAhead ? '赢' : '输'}了：${own}对阵${theirs}。`;
/** @param over the two ranks, the winner's first */
export const shownByKicker = (isAhead: boolean, own: string, isFlush: boolean, over: string): string => {
  const how = isAhead ? '你赢了：你的' : '你输了：对方的';
  return isFlush ? `${how}同花更大（${over}）。` : `${how}踢脚牌更大（${over}），双方都是${own}。`;
};

// Against known hands.
export const ahead = '你领先，下一张牌不会改变局面。';
export const dangers = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? `你领先。有 ${chance.hits} 张牌会改变局面：${chanceInWords(chance)}。`
    : spaced`你领先。${cards}会改变局面：${chance.hits} 张牌，${chanceInWords(chance)}。`;
export const tied = '目前平分。';
export const hit = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? `有 ${chance.hits} 张牌让你领先：${chanceInWords(chance)}。`
    : spaced`${cards}让你领先：${chance.hits} 张补牌，${chanceInWords(chance)}。`;
export const staysTied = '目前平分，下一张牌不会让你领先。';
/** Tied, and cards can only lose it. */
export const tiedDangers = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? `目前平分，而且只可能输。有 ${chance.hits} 张牌会让你落后：${chanceInWords(chance)}。`
    : spaced`目前平分，而且只可能输。${cards}会让你落后：${chance.hits} 张牌，${chanceInWords(chance)}。`;
export const drawingDead = '听死：发什么牌都不会赢，也不会平分。';
export const staysBehind = '下一张牌不会让你领先。';
export const runnerRunner = (equity: number): string =>
  `下一张牌不会让你领先：你需要连中两张，到河牌的胜率是 ${percentText(equity)}。`;
/** @param hasOuts besides these cards there are outs */
export const chop = (cards: number, hasOuts: boolean): string => `${hasOuts ? '另' : ''}有 ${cards} 张牌会平分底池。`;

// By the river.
export const equityWithTies = (equity: number): string => `算上平分，你的胜率是 ${percentText(equity)}。`;
/** `'约有三分之一的机会击中'`, `'几乎不会击中'` */
const chanceTo = (verb: string, often: Roughly) => {
  switch (often) {
    case 'none':
      return `不会${verb}`;
    case 'few':
      return `几乎不会${verb}`;
    case 'most':
      return `几乎总会${verb}`;
    case 'all':
      return `一定会${verb}`;
    default:
      return spaced`有${partInWords(often)}的机会${verb}`;
  }
};
export const winByRiver = (often: Roughly): string => `到河牌你${chanceTo('获胜', often)}。`;
/** Two of them must fit a phone's three lines. */
export const hitAndWin = (hits: Roughly, wins: Roughly): string =>
  `到河牌你${chanceTo('击中', hits)}，${chanceTo('获胜', wins)}。`;

// The line above the figures: a hand, where it is, its draws.
export const isTied = '，平分';
export const aheadOf = (theirs: string): string => `，领先${theirs}`;
export const behind = (theirs: string): string => `，落后于${theirs}`;
export const aheadByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `，领先，你的${isFlush ? '同花' : '踢脚牌'}更大（${rankOver(own, theirs)}）`;
export const behindByKicker = ({ own, theirs, isFlush }: Kicker): string =>
  `，落后，对方的${isFlush ? '同花' : '踢脚牌'}更大（${rankOver(theirs, own)}）`;
export const withBackdoors = (names: readonly DrawName[]): string => `，有${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1
    ? withBackdoors(names)
    : `，有组合听牌：${list(
        names.map((name) => draws[name]),
        'and',
      )}`;
export const drawOuts = (count: number): string => `，${count} 张补牌`;
export const drawCards = (count: number): string => `，${count} 张牌`;
export const drawGood = (good: number, count: number): string => `：${count} 张中 ${good} 张有效`;
