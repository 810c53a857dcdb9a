import { spaced } from './grammar';
import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';

type Name = string | undefined;

export const title = '胜率曲线';
export const inOrder = '双方范围，从最弱的手牌到最强的手牌';
export const strongOfYours = (own: string): string => `强牌：占你范围的 ${own}`;
export const strongOfBoth = (own: string, theirs: string, name: Name): string =>
  `强牌：你 ${own}，${they(name)} ${theirs}`;

export const you = '你';
export const they = (name: Name): string => name ?? '对手';
export const youWith = (equity: string): string => `你 ${equity}`;
export const theyWith = (equity: string, name: Name): string => `${they(name)} ${equity}`;
export const chart = '双方范围中每手牌的胜率，从最弱到最强';
export const dragAcross = '左右拖动，查看双方范围';
export const readBoth = (own: string, ownCards: string, theirs: string, theirCards: string, name: Name): string =>
  `你 ${ownCards} 胜率 ${own}，${they(name)} ${theirCards} 胜率 ${theirs}`;
export const partOfBoth = '双方范围的位置';
export const ofRange = (part: string): string => `范围的 ${part}：`;
export const lineOfStrong = '强牌线';
export const orMore = (border: string, own: string, theirs: string, name: Name): string =>
  `胜率 ${border} 以上：你 ${own}，${they(name)} ${theirs}`;
export const orMoreOwn = (border: string, own: string): string => `胜率 ${border} 以上：你 ${own}`;
export const lineLabel = (border: string, isShort: boolean, isUsual: boolean): string =>
  `${isShort ? '' : '胜率 '}${border} 以上${isUsual ? '：强牌' : ''}`;
export const weakest = '最弱的手牌';
export const half = '范围的一半';
export const strongest = '最强';
export const byPart = '范围各部分的胜率，从最弱开始';
export const part = '部分';
export const youTitle = '你';
export const theyTitle = (name: Name): string => they(name);

export const streetOfCurves = '曲线所在的街';
export const fromFlop = '有死牌时，曲线从翻牌开始。';
export const counting = '正在计算组合。';
export const buckets = '双方范围各有多少手牌处于各胜率区间';
export const equity = '胜率';
export const shareOfRange = '占范围的比例';
export const youAndThey = (name: Name): string => `你，${they(name)}`;
export const below = (to: string): string => `低于 ${to}`;
export const between = (from: number, to: string): string => `${from} 到 ${to}`;
export const aboutStrong = (border: string): string =>
  `强牌是对另一方范围胜率达到 ${border} 以上的手牌。拖动标签移动这条线，或用 ↑ 和 ↓ 移动。`;
export const byStreet = '各条街';
export const yourEquity = '你的胜率';
export const yoursOrMore = (border: string): string => `你，胜率 ${border} 以上`;
export const theirsOrMore = (border: string, name: Name): string => `${they(name)}，胜率 ${border} 以上`;

export const yourRange = '你的范围';
export const theirRange = (name: Name): string => spaced`${they(name)}的范围`;
export const yourMap = '你的范围，每手牌的胜率';
export const theirMap = (name: Name): string => spaced`${they(name)}的范围，每手牌的胜率`;
export const inYours = (hand: string): string => `你的范围：${hand}`;
export const inTheirs = (hand: string, name: Name): string => spaced`${they(name)}的范围：${hand}`;
export const notInRange = '不在范围内';
export const inRange = (all: string): string => `${all} 个组合`;
export const liveInRange = (live: string, all: string): string => `${all} 个组合中的 ${live} 个`;
export const allBlocked = (all: string): string => `${all} 个组合，全部被阻断`;
export const blockedByOther = (live: string, all: string): string => `${liveInRange(live, all)}，被另一方范围阻断`;
export const cellEquity = (equity: string, live: string, all: string): string =>
  `胜率 ${equity}，${liveInRange(live, all)}`;
export const aboutMaps = '每格：这手牌对另一方范围的胜率。对角线以上为同花。';

export const toExport = '复制或保存曲线';
export const picture = '图片';
export const figures = '数据';
export const copy = '复制';
export const copyPicture = '将曲线复制为图片';
export const copyFigures = '将数据复制为 CSV';
export const saveAs = (format: 'PNG' | 'SVG'): string => `将曲线保存为 ${format}`;
export const saveCsv = '将数据保存为 CSV';
export const pictureCopied = '图片已复制。';
export const figuresCopied = '数据已复制。';
export const copyBlocked = '浏览器阻止了复制。请保存文件。';
export const beforeFlop = '翻牌前';
export const anyTwo = '任意两张牌';
export const youHold = (equity: string, hands: string): string => `你 ${equity}：${hands}`;
export const theyHold = (equity: string, hands: string): string => `对手 ${equity}：${hands}`;

/* 对抗范围的胜率和有效补牌，以及跟注的练习。 */

export const outsQuestion = (range: string): string => `对手持有 ${range}。你的牌值多少张补牌？`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${unseen} 张未见牌中有 ${outs} 张有效补牌；你的胜率是 ${equity}。`;
export const closeEnough = (said: string): string => `你答的是 ${said}：足够接近。`;
/** `'3 张 K'` */
/** Of a flush draw. */
export const outsOfSuit = (count: number, suit: Suit): string => `${count} 张${suitName(suit)}`;
export const outsOfRank = (count: number, rank: Rank): string => `${count} 张 ${rankName(rank)}`;

export const equityQuestion = (range: string): string => `对手持有 ${range}。你的胜率是多少？`;
/** Lines: some combos of all, and the equity against them. */
export const groups = {
  'ahead of you': (combos: string, all: string, equity: string): string =>
    `领先你的 ${combos} 个：${combos} ÷ ${all} × ${equity}`,
  'pairs behind': (combos: string, all: string, equity: string): string =>
    `落后的对子 ${combos} 个：${combos} ÷ ${all} × ${equity}`,
  'the rest': (combos: string, all: string, equity: string): string =>
    `其余 ${combos} 个：${combos} ÷ ${all} × ${equity}`,
};

/* -------------------------------------------------------------------------- call or fold -- */

export const callOrFold = (pot: string, call: string): string =>
  `底池连同下注共 ${pot}，跟注需要 ${call}。跟注还是弃牌？`;

const why = (equity: string, needed: string): string => `你的胜率是 ${equity}，需要 ${needed}。`;

/** By the right decision: without a reply, if it was right, and if it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `应该跟注：${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `应该弃牌：${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `跟注正确：${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `弃牌正确：${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `本该跟注：${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `本该弃牌：${why(equity, needed)}`,
};
