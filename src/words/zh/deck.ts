/* 牌堆、牌的空位，以及上方的输入行。 */

export const deckName = '牌堆';
export const joker = '王';
export const wildCard = '百搭牌';
export const typeHint = '输入、粘贴或点选';

/** @param label 空位的名称：`'公共牌'` */
export const slotFaceDown = (label: string, place: number): string => `${label}，第 ${place} 张：牌面朝下`;
export const slotEmpty = (label: string, place: number): string => `${label}，第 ${place} 张：空`;
/** @param as 百搭牌所代表的牌 */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? '，百搭' : ''}${as === undefined ? '' : `，当作${as}`}：移除`;

export const notCard = (typed: string): string => `“${typed}”不是一张牌：点数为 A K Q J 10 9 … 2。`;
