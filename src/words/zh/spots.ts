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

/** The figures of a spot, where it has them: `'8 张补牌（共 45 张），胜率 24.6%'` */
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

/* The words that a search finds, more than one for a thing where players have them. */

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
