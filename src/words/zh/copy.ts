import type { Part } from '../en/copy';
import { count } from './opponents';

const NAMES: Readonly<Record<Part, string>> = {
  text: '文字',
  picture: '图片',
  link: '链接',
  notation: '写法',
  frame: ' HTML',
  puzzle: '题目',
};
/** On a button, for a screen reader. */
export const copyPart = (part: Part): string => `复制${NAMES[part]}`;
export const isCopied = (part: Part): string => `已复制${NAMES[part]}。`;
export const blocked = (part: Part): string =>
  part === 'picture'
    ? '浏览器不允许复制。请改为保存图片。'
    : `浏览器不允许复制。已选中${NAMES[part]}：请按 Ctrl+C（⌘C）。`;

export const copy = '复制';
export const copied = '已复制';
export const save = '保存';
export const close = '关闭';
export const print = '打印';
export const onceReady = '结果出来后可用：文字和图片。';
export const text = '文字';
export const picture = '图片';
export const pictureShows = '局面、数字和牌堆';
export const cannotCopyPictures = '这个浏览器不能复制图片。请改为保存图片。';
export const forCalculators = '供 Equilab、PokerStove 使用';
export const link = '链接';
export const frame = '网页用的 HTML';
export const puzzle = '题目';
export const makePuzzle = '出一道题';
export const puzzleIs = '这个局面，隐藏答案';
export const code = '二维码';
export const showCode = '显示';
export const showOrShare = '显示、分享';
export const forCamera = '用另一部手机的相机扫描';
export const paper = '纸张';
export const onePage = '一页，A4 或 Letter；展开的行会增加页数，玩家持有什么的行除外';

/* The puzzle. */

export const asks: Readonly<Record<'outs' | 'equity' | 'call' | 'combos', string>> = {
  outs: '你的补牌？',
  equity: '你的胜率？',
  call: '跟注还是弃牌？',
  combos: '有多少组合？',
};
export const puzzleAsks = '题目问什么';
export const noteTitle = '附言';
export const noteExample = '八张补牌，还是五张？';
export const afterwards = '答后说明';
export const afterReply = '回答之后显示';
export const copyPuzzleLink = '复制题目的链接';
export const noSecret = '链接里有牌和你的附言。任何人都能算出答案，它不是秘密。';

/* On the picture. */

export const you = '你';
export const board = '公共牌';
export { unknownOpponent, opponent } from './opponents';
export const opponents = count;
export { unseenAnd } from './table';
