import type { HeldDraw, Rung } from '../../poker/holding';
import type { RowText } from '../rangeRows';

/** A hand on a board: `'AK，公共牌 Q72'` */
export const example = (hand: string, board: string): string => `${hand}，公共牌 ${board}`;

/** The rungs: every live combo is on one. The first that fits is its own. */
export const rungs: Readonly<Record<Rung, RowText>> = {
  'straight flush': { title: '同花顺', note: '手牌和公共牌中最好的五张' },
  'four of a kind': { title: '四条', note: '最好的五张，四张都在公共牌上的除外' },
  'full house': { title: '葫芦', note: '手牌和公共牌中最好的五张' },
  flush: { title: '同花', note: '手牌和公共牌中最好的五张' },
  straight: { title: '顺子', note: '手牌和公共牌中最好的五张' },
  set: { title: '暗三条', note: '口袋对子凑成的三条' },
  trips: { title: '明三条', note: '用公共牌中两张凑成的三条' },
  'two pair': { title: '两对', note: '两个对子，各用一张手牌' },
  overpair: { title: '超对', note: '大于公共牌的口袋对子' },
  'top pair': { title: '顶对', note: '与公共牌中最大的牌成对' },
  'pocket pair below top': { title: '小于 K 的口袋对', note: '公共牌中有一个点数大于它的口袋对子' },
  'second pair': { title: '中对', note: '与公共牌中第二大的点数成对' },
  'pocket pair below second': { title: '小于 7 的口袋对', note: '公共牌中有两个点数大于它的口袋对子' },
  'third pair or lower': {
    title: '第三对',
    note: '与公共牌中更小的点数成对；公共牌有四个或五个点数时叫“第三对或更小”',
  },
  'pocket pair below third': { title: '小于 5 的口袋对', note: '公共牌中有三个或更多点数大于它的口袋对子' },
  'ace high': { title: 'A高牌', note: '自己没有对子，但有一张 A' },
  'no made hand': { title: '空气牌', note: '没有对子也没有 A，有没有听牌都算；在河牌还包括最好的五张全是公共牌的手牌' },
};

/** The rows of draws: a combo may have several. */
export const draws: Readonly<Record<HeldDraw, RowText>> = {
  'flush draw': { title: '同花听牌', note: '四张同花色，其中至少一张在手里' },
  'nut flush draw': { title: '坚果同花听牌', note: '同花听牌，并且拿着该花色不在公共牌上的最大的牌' },
  'one-card flush draw': { title: '单张同花听牌', note: '手里只有一张该花色的同花听牌' },
  'open-ended straight draw': { title: '两头顺听牌', note: '四张相连，两头任意一张都能凑成顺子' },
  'double gutshot': { title: '双卡顺听牌', note: '两个点数都能凑成顺子，各补一个空缺' },
  gutshot: { title: '卡顺听牌', note: '一个点数能凑成顺子' },
  'one-card straight draw': { title: '单张顺子听牌', note: '只需一张手牌的顺子听牌' },
  overcards: { title: '两张高张', note: '两张都大于公共牌，没有对子' },
  'backdoor flush draw': { title: '后门同花', note: '翻牌：三张同花色，其中至少一张在手里' },
  'one-card backdoor flush draw': { title: '单张后门同花', note: '手里只有一张该花色的后门同花' },
  'backdoor straight draw': { title: '后门顺子', note: '翻牌：再来两张凑成顺子；因为很常见，所以折叠起来' },
  'combo draw': { title: '组合听牌', note: '同花听牌加顺子听牌' },
  'pair and flush draw': { title: '对子加同花听牌', note: '自己的一对，加同花听牌' },
  'pair and straight draw': { title: '对子加顺子听牌', note: '自己的一对，加顺子听牌' },
  'overcards and flush draw': { title: '高张加同花听牌', note: '两张高张，加同花听牌' },
  'overcards and straight draw': { title: '高张加顺子听牌', note: '两张高张，加顺子听牌' },
};
