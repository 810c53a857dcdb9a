import type { Chance } from '../../poker/chance';
import type { DrawName } from '../../poker/draws';
import type { Roughly } from '../fraction';
import type { Beaten, Seated } from '../types';
import { percentText } from '../numbers';
import { aDraw, draws } from '#words/hands';
import { list, spaced } from './grammar';
import { chanceInWords, partInWords } from './numbers';
import { seatName } from './spot';

export const beatCombos = ({ beat, tie, of }: Beaten, who: Seated): string =>
  spaced`${seatName(0, who)}的 ${of} 个组合中，你赢 ${beat} 个${tie === undefined ? '' : `，平 ${tie} 个`}。`;
export const dominating = (who: Seated): string => spaced`你压制${seatName(0, who)}`;
export const aboveFair = (share: string, leader: number, who: Seated, most: number): string =>
  spaced`${seatName(leader, who)}以 ${percentText(most)} 领先；你有应得的份额，${share}。`;
export const dangers = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? `你领先。有 ${chance.hits} 张牌会改变局面：${chanceInWords(chance)}。`
    : spaced`你领先。${cards}会改变局面：${chance.hits} 张牌，${chanceInWords(chance)}。`;
export const hit = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? `有 ${chance.hits} 张牌让你领先：${chanceInWords(chance)}。`
    : spaced`${cards}让你领先：${chance.hits} 张补牌，${chanceInWords(chance)}。`;
/** Tied, and cards can only lose it. */
export const tiedDangers = (cards: string | undefined, chance: Chance): string =>
  cards === undefined
    ? `目前平分，而且只可能输。有 ${chance.hits} 张牌会让你落后：${chanceInWords(chance)}。`
    : spaced`目前平分，而且只可能输。${cards}会让你落后：${chance.hits} 张牌，${chanceInWords(chance)}。`;
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
export const withBackdoors = (names: readonly DrawName[]): string => `，有${list(names.map(aDraw), 'and')}`;
export const withDraws = (names: readonly DrawName[]): string =>
  names.length === 1
    ? withBackdoors(names)
    : `，有组合听牌：${list(
        names.map((name) => draws[name]),
        'and',
      )}`;
