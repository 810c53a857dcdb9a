import type { WildDeck } from '../../poker/deck';
import type { DeckWords } from '../decks';

const JOKER = '它写作 ∗，它的牌在牌堆下面。';
const FIFTH = '五条也是一种牌型，大于同花顺。';
const EVERYBODY = '公共牌中的百搭牌属于所有人。';

/** The words of the ordinary deck, `none`, and of those with wild cards. */
export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: '无百搭牌', summary: '52 张牌，无百搭牌', note: '52 张牌，每张都是它本身。' },
  joker: {
    title: '王',
    summary: '53 张牌，王是百搭牌',
    note: `53 张牌。王可以当作一手牌所缺的任何牌，或当作第五张相同的牌。${JOKER}${FIFTH}${EVERYBODY}`,
    joker: '可以当作任何牌',
  },
  bug: {
    title: '半百搭',
    summary: '53 张牌，王是半百搭牌',
    note: `53 张牌。王是 A，或用来凑成顺子、同花或同花顺。${JOKER}五张 A 也是一种牌型，大于同花顺。${EVERYBODY}`,
    joker: '是 A，或凑成顺子、同花',
  },
  deuces: {
    title: '2 为百搭',
    summary: '52 张牌，2 是百搭牌',
    note: `52 张牌。每张 2 是它本身，也可以当作一手牌所缺的任何牌，或当作第五张相同的牌。${FIFTH}${EVERYBODY}`,
  },
};
