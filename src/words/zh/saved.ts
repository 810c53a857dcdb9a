import type { Part } from '../en/saved';
import { count } from './opponents';

export const searchSpots = '搜索你的局面';
export const searchExample = '名称、牌、转牌、同花听牌…';
export const noneSaved = '还没有保存任何局面。一两秒后会自动保存。';
export const noMatch = '没有符合的局面。';
/** Spots that are not listed while a hand in them is face down. */
export const faceDown = (count: number): string => `${count} 个局面里有牌面朝下的手牌，翻开后才会列出。`;
export const star = (title: string): string => `加星标：${title}`;
export const edit = (title: string): string => `命名、备注或删除：${title}`;
export const name = '名称';
export const aName = '名称';
export const note = '备注';
export const aNote = '备注：理由、要记住的事';
export const remove = '删除';
export const howCallEnded = '跟注的结果';
export const theCall = '跟注结果';
export const ends: Readonly<Record<'won' | 'lost' | 'split', string>> = { won: '赢', lost: '输', split: '平分' };
export const showAll = (count: number): string => `显示全部 ${count} 个`;
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('zh-Hans', { day: 'numeric', month: 'short' });
export const day = (at: number): string => DAY.format(at);

export const starred = '已加星标。';
export const unstarred = '已取消星标。';
export const deleted = (title: string): string => `已删除：${title}。`;
export const erased = (count: number): string => `已清除 ${count} 个局面。`;
export const reading = '正在读取文件。';
export const imported = (count: number, ranges: number): string =>
  ranges === 0 ? `已导入 ${count} 个局面。` : `已导入 ${count} 个局面和 ${ranges} 个范围。`;
export const importedSome = (taken: number, of: number, newest: number): string =>
  `已导入 ${of} 个局面中的 ${taken} 个。没有星标、名称和备注的局面只保存最新的 ${newest} 个。`;
export const madeRoom = (count: number): string => `你的 ${count} 个没有星标、名称和备注的局面已被替换。`;
export const undone = '已撤销。';

export const folded = '弃牌';
export const raised = '加注';
export const called = '跟注';
export const calledEnd = (end: 'won' | 'lost' | 'split'): string => `跟注，${ends[end]}`;

/** The figures of a spot, if it has them: `'8 张补牌（共 45 张），胜率 24.6%'` */
export const figures = (
  outs: number | undefined,
  unseen: number,
  equity: string | undefined,
  isSampled: boolean,
): string =>
  [
    ...(outs === undefined ? [] : [`${outs} 张补牌（共 ${unseen} 张）`]),
    ...(equity === undefined ? [] : [`胜率${isSampled ? '约' : ''} ${equity}`]),
  ].join('，');
export const nuts = '坚果牌，或可能平分的坚果牌';
/** `'990 手牌中有 23 手能赢你'` */
export const beatYou = (_: number, text: string, of: string): string => `${of} 手牌中有 ${text} 手能赢你`;

/* The words that a search finds, more than one for a thing if players have them. */

export const headsUp = '单挑 heads-up';
export const multiway = '多人底池 multiway';
export const unknown = '未知';
export const random = '任意两张 random';
export const range = '范围';
export const joker = '王 百搭牌 joker';
export const pocketPair = '口袋对子 对子';
export const suited = '同花色 suited';
export const offsuit = '不同花色 offsuit';
export const set = '暗三条 set';
export const trips = '明三条 trips';
export const fullHouse = '葫芦 满堂红';
export const quads = '四条 quads';

/* 保存在设备上的内容：局面、范围和名字，以及它们的文件。 */

export const undoLast = '撤销上一次更改';
export const undo = '撤销';
export const exportIt = '导出';
export const importIt = '导入';
export const erase = '清除';
export const exportUnread = '导出无法读取的数据';
export const discard = '丢弃';
/** @param size 单位为 MB，`most` 相同 */
export const fileTooLarge = (name: string, size: string, most: string): string =>
  `${name} 太大：${size} MB。请选择从这里导出的文件，最大 ${most} MB。`;
export const fileUnread = (name: string): string => `无法读取 ${name}。请重新选择，或换一个文件。`;

export const namesUnkept = '浏览器不为本页保存数据：名字只保留到你离开为止。';
export const namesSetAside = '无法读取的名字已另存在本设备上。请重新输入。';
export const namesLeftAlone = '无法读取已保存的名字，已保持原样。新的名字不会保存：请腾出空间。';
export const rangesUnkept = '浏览器不为本页保存数据：范围只保留到你离开为止。';
export const rangesSetAside = '无法读取的已保存范围已另存在本设备上。请重新保存。';
export const rangesLeftAlone = '无法读取你保存的范围，已保持原样。新的范围不会保存：请腾出空间。';
export const spotsUnkept = '浏览器不为本页保存数据。离开前请导出你的局面。';
export const spotsSetAside = '无法读取的已保存局面已另存：请在“你的局面”中导出。';
export const spotsLeftAlone = '无法读取你保存的局面，已保持原样。新的局面不会保存：请腾出空间。';
export const newerVersion =
  '更新版本的 Outs 在本设备上保存了数据。这些数据保持原样，新的内容不会保存：请重新加载页面。';
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `有 1 项未导入：${first}。` : `有 ${count} 项未导入。第一项：${first}。`;

/** @param why 下列之一 */
export const notSpots = (why: string): string => `这不是 Outs 的局面文件：${why}。请选择从这里导出的文件。`;
export const notJson = '不是有效的 JSON';
export const somethingElse = '里面是别的内容';
/** @param version 带引号 */
export const otherVersion = (version: string, own: number): string => `版本为${version}；本页读取版本 ${own}`;
export const noSpots = '里面没有局面列表';
export const noRanges = '范围不是一个列表';
export const badRange = (place: number): string => `第 ${place} 个范围无法读取`;
/** @param why 下列之一 */
export const badSpot = (place: number, why: string): string => `第 ${place} 个局面：${why}`;
export const notSpot = '不是局面';
export const badLink = '链接无法读取';
export const badTime = '时间无法读取';
export const badName = '名称不是文字';
export const badNote = '备注不是文字';
export const badStar = '星标无法读取';
export const badDeed = '你的行动无法读取';
export const badEnd = '结果无法读取';

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
export const onePage = '一页，A4 或 Letter；展开的行会增加页数';

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
export const opponents = count;

/*
 * A spot in a frame of another site.
 */

export const showAnswer = '显示答案';
export const counting = '正在计算…';
export const openInOuts = '在 Outs 中打开';

export { unknownOpponent, opponent } from './opponents';
export { unseenAnd } from './table';
