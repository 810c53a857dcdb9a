import { list, quote } from './grammar';

export const useOneOf = (known: readonly string[]): string => `可用：${known.join('、')}。`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `字段${list(names.map(quote), 'and')}必须是文本。请写在引号里。`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `这个练习需要 ${list(counts.map(String), 'or')} 张公共牌；这里有 ${count} 张。请更改公共牌。`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `这个练习有 ${least === most ? least : `${least} 到 ${most}`} 手牌；这里有 ${count} 手。请更改手数。`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `这个练习的回答要用${quote(form)}，不能用${list(names.map(quote), 'and')}。`;
export const replyOneOf = (name: string, known: readonly string[]): string =>
  `回答${quote(name)}必须是以下之一：${known.join('、')}。`;
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `你已有 ${count} 个题集。请在`,
  link: '进度',
  after: '中移除一个，否则这里做的题不会保存。',
});
