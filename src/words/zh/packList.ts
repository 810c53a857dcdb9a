/* 题集：本设备上的题集、开始做题之前的题集，以及随题目而来的话。 */

export const titles = {
  'first-outs': '补牌入门',
  'reading-a-board': '读公共牌',
  ranges: '范围',
};

export const open = '打开题集';
export const backTo = '回到：';
export const tooLarge = (file: string, kilobytes: number): string => `${file} 太大，不能当题集：最多 ${kilobytes} kB。`;
export const unread = (file: string): string => `无法读取 ${file}。请再选一次，或选别的文件。`;

/* -------------------------------------------------------------------------------- a pack -- */

export const pack = '一个题集';
export const sender = { before: '作者：', after: '，' };
export const puzzles = (count: number): string => `${count} 题`;
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `你已有 ${count} 个题集。请在`,
  link: '进度',
  after: '中移除一个，否则这里做的题不会保存。',
});
export const asked = { outs: '补牌', equity: '胜率', call: '跟注还是弃牌', combos: '组合' };

export const ready = '准备好了？';
export const goOn = '继续？';
export const allDone = '全部完成';
export const hidden = (count: number): string => `共 ${count} 题。答案已隐藏。`;
export const done = (count: number, of: number, right: number): string =>
  `已做 ${count} / ${of} 题，答对 ${right} 题。`;
export const start = '开始';
export const goOnButton = '继续';
export const fromTheStart = '从头开始';

/* -------------------------------------------------------------------------------- a puzzle -- */

export const quotes = { open: '“', close: '”' };
export const theirComment = '对方的说明';
export const share = '分享';
export const copied = (text: string): string => `已复制：${text}`;
export const notCopied = (text: string): string => `你的浏览器不允许复制。内容：${text}`;
export const verdicts = { right: '正确', near: '接近', wrong: '错误' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = '保存的题集不是有效的 JSON。';
export const otherFile = '保存的内容不是题集。';
export const unkept = '你的浏览器不为这个网页保存数据：离开后题集就没有了。';
export const setAside = '无法读取的题集已另外存放。请重新打开它们的文件。';
export const leftAlone = '无法读取你的题集，原样保留。新题集不会保存。';
