import type { Street } from '../../poker/spot';
import { percentText } from '../numbers';
import { spaced } from './grammar';
import { onStreet } from './streets';

/* The words for hero's range, beside those for any spot. */

export const rangeAgainstRange = (street: Street): string => `范围对范围，${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `双方拿到强牌的频率差不多：你的范围中占 ${percentText(own)}，对方的占 ${percentText(theirs)}。`;
export const youStrong = (own: number, theirs: number): string =>
  `你更常拿到强牌：你的范围中占 ${percentText(own)}，对方的占 ${percentText(theirs)}。`;
export const theyStrong = (own: number, theirs: number): string =>
  `对方更常拿到强牌：对方的范围中占 ${percentText(theirs)}，你的占 ${percentText(own)}。`;

// The cards that matter.
export const helps = (card: string): string => spaced`${card}对你帮助最大。`;
export const hurts = (card: string): string => spaced`${card}对你伤害最大。`;
export const helpsAndHurts = (best: string, worst: string): string =>
  spaced`${best}对你帮助最大，${worst}对你伤害最大。`;
