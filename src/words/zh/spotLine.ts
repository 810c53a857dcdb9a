import type { WildDeck } from '../../poker/deck';

/* 人们书写局面的方式：`4♣ 9♣ v Q♠ Q♣ 公共牌 7♦ 5♣ K♥`。 */

export const on = '公共牌';
export const dead = '死牌';
export const anyTwo = '任意两张';
export const decks: Readonly<Record<WildDeck, string>> = {
  joker: '（带王）',
  bug: '（带半百搭）',
  deuces: '（2 为百搭）',
};
