import { list, quote } from './grammar';

/* 题集、题目和学习页链接：哪里有问题。每日局面。 */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string => `这不是题集：${why}。`;

export const packTooLarge = (kilobytes: number): string => notAPack(`文件超过 ${kilobytes} kB`);
export const packNotJson = notAPack('不是有效的 JSON');
export const packNotObject = notAPack('不是一个对象');
export const packOfFormat = (format: string): string => notAPack(`格式不是“${format}”`);
export const packWithoutVersion = (reads: number): string => notAPack(`没有版本号；本页读取版本 ${reads}`);
export const packOfVersion = (version: string, reads: number): string =>
  notAPack(`版本是${quote(version)}；本页读取版本 ${reads}`);
export const packWithoutTitle = notAPack('没有标题');
export const packWithoutPuzzles = notAPack('没有题目列表');
export const packTooLong = (puzzles: string, most: number): string => notAPack(`有 ${puzzles} 道题，最多 ${most} 道`);
/** @param first what is wrong with the first of them */
export const packUnusable = (first: string): string => `这不是题集：没有一道题可用。${first}`;

/** @param why a sentence */
export const puzzleFault = (at: number, why: string): string => `第 ${at} 题：${why}`;

export const puzzleNotObject = '不是一个对象。';
export const puzzleNeedsFields = '需要“ask”和“link”，或者“kind”和“seed”。';
export const puzzleOfKind = (kind: string): string => `没有${quote(kind)}这种练习。`;
export const puzzleSeed = (most: string): string => `“seed”必须是 0 到 ${most} 的整数。`;
export const puzzleAsks = (ask: string, known: readonly string[]): string =>
  `不能问${quote(ask)}。可用 ${list(known, 'or')}。`;
export const puzzleLink = '链接必须以“#/?”开头。';

/** @param first what is wrong with the first of them */
export const leftOut = (count: number, first: string): string => `略过了 ${count} 道题。${first}`;

/* ------------------------------------------------------------------------------- puzzles -- */

export const needsPlainDeck = '题目需要没有百搭牌的牌堆。';
export const combosNeedOpponent = '数组合需要正好一个对手。';
export const combosNeedRange = '数组合需要一个持有范围的对手。';
export const equityNeedsOpponent = '问胜率需要一个对手。';
export const equityNeedsCards = '问胜率需要你的两张牌，而不是范围。';
export const callNeedsPot = '问跟注需要包含下注的底池，以及跟注金额。';
export const callTooClose = '这个跟注离盈亏平衡不到一个百分点：怎么选都不算错。';

export const noteCut = (most: number): string => `备注已截短为 ${most} 个字符。`;
export const commentCut = (most: number): string => `评论已截短为 ${most} 个字符。`;
export const commentBroken = '评论已损坏，没有显示。';

/* --------------------------------------------------------------------------------- links -- */

const useOneOf = (known: readonly string[]): string => `可用：${known.join('、')}。`;

export const unknownView = (value: string, known: readonly string[]): string =>
  `没有${quote(value)}这个页面。${useOneOf(known)}`;
export const unknownLevel = (value: string, known: readonly string[]): string =>
  `没有${quote(value)}这个级别。${useOneOf(known)}`;
export const unknownKind = (value: string, known: readonly string[]): string =>
  `没有${quote(value)}这种练习。${useOneOf(known)}`;
export const unknownQuestion = (value: string, known: readonly string[]): string =>
  `没有${quote(value)}这种问题。${useOneOf(known)}`;
export const unknownField = (name: string): string => `没有${quote(name)}这个字段。`;
export const badSeed = (value: string, most: string): string =>
  `“seed”必须是 0 到 ${most} 的整数，不能是${quote(value)}。`;
export const badPackName = (value: string): string =>
  `${quote(value)}不是题集的名称：只能用字母 a 到 z、数字和连字符，最多 40 个字符。`;
export const badPlace = (value: string): string => `${quote(value)}不是题目的序号。`;
export const seedNeedsKind = '“seed”还需要种类，例如 kind=gutshot。';
export const kindNeedsSeed = '“kind”还需要种子，例如 seed=1。';
export const puzzleNeedsSpot = '题目需要一个局面，例如 hero=AhKh。';

/* ------------------------------------------------------------------ given data and replies -- */

/** In place of a value that is not there. */
export const nothing = '无';

export const fieldMissing = (name: string): string => `缺少字段${quote(name)}。`;
export const fieldNotText = (name: string): string => `字段${quote(name)}不是文本。`;
export const fieldNotTexts = (name: string): string => `字段${quote(name)}不是文本列表。`;
export const fieldNotNumber = (name: string): string => `字段${quote(name)}不是数字。`;
export const fieldNotObject = (name: string): string => `字段${quote(name)}不是一个对象。`;
export const fieldsAreTexts = (names: readonly string[]): string => `字段${list(names.map(quote), 'and')}必须是文本。`;
/** @param isAbove whether the least is too little */
export const fieldLimits = (name: string, least: number, most: number, isAbove: boolean): string =>
  `字段${quote(name)}必须${isAbove ? '大于' : '不小于'} ${least}，且不超过 ${most}。`;
export const fieldSeed = (most: string): string => `字段“seed”必须是 0 到 ${most} 的整数。`;
export const fieldOneOf = (text: string, name: string, known: readonly string[]): string =>
  `${quote(text)}不能用于${quote(name)}。可用 ${list(known, 'or')}。`;
export const strangeField = (name: string, known: readonly string[]): string =>
  `这个练习没有${quote(name)}这个字段。可用 ${list(known, 'or')}。`;
/** Of the question, beside the given data. */
export const strangeFieldOfDrill = (name: string, known: readonly string[]): string =>
  `练习没有${quote(name)}这个字段。可用 ${list(known, 'or')}。`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `这个练习需要 ${list(counts.map(String), 'or')} 张公共牌；这里有 ${count} 张。`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `这个练习有 ${least === most ? least : `${least} 到 ${most}`} 手牌；这里有 ${count} 手。`;
export const eventNeedsPair = (event: string): string => `事件“${event}”需要口袋对子。`;
export const eventNeedsTwoRanks = (event: string): string => `事件“${event}”需要两个不同的点数。`;

export const oneSource = '练习只需要“given”、“seed”和“link”中的一个。';
export const drillOfKind = (kind: string, known: readonly string[]): string =>
  `${puzzleOfKind(kind)}${useOneOf(known)}`;
export const linkNamesKind = '链接已经写明种类：请去掉“kind”。';
export const linkWithoutDrill = '链接里既没有练习，也没有题目。';

export const needsHand = '练习需要你的两张牌，而不是范围。';
export const oneOpponent = '练习最多有一个对手。';
export const needsRange = '这个练习需要一个持有范围的对手。';
export const needsKnownCards = '这个练习需要一个底牌已知的对手。';
export const needsOpponent = '这个练习需要一个对手。';
export const withoutMoney = '这个练习不用“pot”，也不用“call”。';
export const aheadAlready = '你已经领先：没有补牌。';
export const notThisDraw = (kind: string): string => `这里没有${quote(kind)}，或者不止一个。`;

// A reply.
export const strangeReply = (name: string, known: readonly string[]): string =>
  `没有${quote(name)}这种回答。这个练习可用 ${list(known, 'and')}。`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `这个练习的回答要用${quote(form)}，不能用${list(names.map(quote), 'and')}。`;
export const replyNotText = (name: string): string => `回答${quote(name)}不是文本。`;
const REPLIES = {
  number: '不小于 0 的数字',
  share: '0 到 1 的数字',
  decision: 'call 或 fold',
  text: '文本',
  'given cards': '手牌和公共牌里的牌',
  hand: '一手牌',
  hands: '一组手牌',
  'given hands': '题目给出的手牌',
};
export const replyMust = (name: string, be: keyof typeof REPLIES): string => `回答${quote(name)}必须是${REPLIES[be]}。`;
export const replyOneOf = (name: string, known: readonly string[]): string =>
  `回答${quote(name)}必须是以下之一：${known.join('、')}。`;

/* ---------------------------------------------------------------------- the spot of a day -- */

/** `'11月23日'` @param month from 1 */
export const dayOfMonth = (date: number, month: number): string => `${month}月${date}日`;

export const notADay = (text: string): string => `${quote(text)}不是日期。请写成 2026-11-23。`;
export const dayToCome = (text: string): string => `${text} 的局面到那天才有。`;

/** `'Outs，11月23日：正确'` */
export const sharedDay = (day: string, verdict: string): string => `Outs，${day}：${verdict}`;
