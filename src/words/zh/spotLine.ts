import type { WildDeck } from '../../poker/deck';

/* Between the cards of a spot on a line: `4♣ 9♣ v Q♠ Q♣ 公共牌 7♦ 5♣ K♥`. */

export const on = '公共牌';
export const dead = '死牌';
export const anyTwo = '任意两张';
export const wild: Readonly<Record<WildDeck, string>> = {
  joker: '（有王）',
  bug: '（王为半百搭）',
  deuces: '（2 为百搭）',
};
