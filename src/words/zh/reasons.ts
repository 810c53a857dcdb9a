import type { Kicker, Seated } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { list, spaced } from './grammar';
import { aCategory } from './hands';
import { seatName } from './spot';

/*
 * Why a card gets its verdict, to follow the card's name: '凑成9高同花。'
 */

export const wild = (isBug: boolean, forAll: boolean, reason: string): string =>
  `是${forAll ? '所有人的' : ''}${isBug ? '半百搭牌' : '百搭牌'}：${reason}`;

// What a card does.
export const makes = (own: string): string => `凑成${own}`;
export const makesStraightToo = (own: string): string => `凑成${own}（同时也是顺子）`;
export const leaves = (own: string): string => `你是${own}`;
export const givesAll = (own: string): string => `让所有人都有${own}`;
export const pairsBoard = '让公共牌成对';

// Of a player alone.
export const only = (does: string): string => `${does}。`;
export const oneOut = (own: string): string => `凑成${own}，也凑成顺子：一张牌，只算一张补牌。`;
export const belowTarget = (does: string, target: number): string => `${does}：低于${aCategory(target)}，不计入。`;
export const sharedPair = '让公共牌成对：所有人都有这一对，所以不是补牌。';
export const noOut = (does: string): string => `${does}，所以不是补牌。`;
export const stillThat = (does: string, category: number): string =>
  `${does}：还是${aCategory(category)}，所以不是补牌。`;

// Against hidden hands.
export const cannotCome = '不可能出现：范围里的每手牌都包含它。';
export const hasNotCome = '在模拟中没有出现过。';
export const worth = (does: string, equity: number, now: number): string =>
  `${does}：胜率 ${percentText(equity)}（现在 ${percentText(now)}）。`;

// Against known hands.
/** The opponents with the best hand. */
type Seats = readonly number[];
/** `'对手 1 和 Ben'` */
const names = (seats: Seats, who: Seated) =>
  list(
    seats.map((seat) => seatName(seat, who)),
    'and',
  );
/** `'你的踢脚牌更大（K 大于 Q）'`, of hands of one name. */
const better = ({ own, theirs, isFlush }: Kicker) =>
  `你的${isFlush ? '同花' : '踢脚牌'}更大（${rankOver(own, theirs)}）`;
export const out = (does: string, theirs: string, kicker: Kicker | undefined): string =>
  `${does}，${kicker === undefined ? `领先${theirs}` : better(kicker)}。`;
export const outOften = (
  does: string,
  theirs: string,
  kicker: Kicker | undefined,
  wins: number,
  rivers: number,
): string => `${out(does, theirs, kicker).slice(0, -1)}；之后 ${rivers} 张河牌中有 ${wins} 张你会赢。`;
export const chop = (does: string, seats: Seats, who: Seated): string =>
  spaced`${does}，与${names(seats, who)}打平：平分底池。`;
export const stillBehind = (does: string, theirs: string): string => `${does}，但${theirs}仍然领先。`;
export const improvesThem = (does: string, seats: Seats, who: Seated, theirs: string): string =>
  spaced`${does}，但让${names(seats, who)}有了${theirs}。`;
export const stillOutkicked = (does: string, seats: Seats, who: Seated, { own, theirs, isFlush }: Kicker): string =>
  spaced`${does}，但${names(seats, who)}的${isFlush ? '同花' : '踢脚牌'}更大（${rankOver(theirs, own)}）。`;
export const drawingDead = '听死。';
export const letsTie = (seats: Seats, who: Seated, own: string): string =>
  spaced`让${names(seats, who)}打平：${seats.length > 1 ? '你们都是' : '双方都是'}${own}。`;
export const putsAhead = (seats: Seats, who: Seated, theirs: string, own: string): string =>
  spaced`让${names(seats, who)}以${theirs}领先；你是${own}。`;
export const putsAheadByKicker = (seats: Seats, who: Seated, made: string, { own, theirs, isFlush }: Kicker): string =>
  spaced`让${names(seats, who)}领先：双方都是${made}，对方的${isFlush ? '同花' : '踢脚牌'}更大（${rankOver(theirs, own)}）。`;
export const keepsAhead = (own: string, theirs: string): string => `让你保持领先：${own}对阵${theirs}。`;
export const keepsAheadByKicker = (made: string, kicker: Kicker): string =>
  `让你保持领先：双方都是${made}，${better(kicker)}。`;
export const behind = (does: string, theirs: string): string => `${does}，落后于${theirs}。`;
export const behindByKicker = (does: string, { own, theirs, isFlush }: Kicker): string =>
  `${does}，落后，对方的${isFlush ? '同花' : '踢脚牌'}更大（${rankOver(theirs, own)}）。`;
