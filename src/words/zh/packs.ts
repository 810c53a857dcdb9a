import { list, quote } from './grammar';
import type { PackWords } from '../en/packs';

/* 题集、题目和学习页链接：哪里有问题。每日局面。 */

/* --------------------------------------------------------------------------------- packs -- */

const notAPack = (why: string): string => `这不是题集：${why}。请选择由 Outs 保存的题集。`;

export const packTooLarge = (kilobytes: number): string => notAPack(`文件超过 ${kilobytes} kB`);
export const packNotJson = notAPack('不是有效的 JSON');
export const packNotObject = notAPack('不是含有“format”“version”“title”和“puzzles”的对象');
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

export const puzzleNotObject = '不是一个对象。请写“ask”和“link”，或者“kind”和“seed”。';
export const puzzleNeedsFields = '需要“ask”和“link”，或者“kind”和“seed”。';
export const puzzleOfKind = (kind: string): string => `没有${quote(kind)}这种练习。`;
export const puzzleSeed = (most: string): string => `“seed”必须是 0 到 ${most} 的整数。`;
export const puzzleAsks = (ask: string, known: readonly string[]): string =>
  `不能问${quote(ask)}。可用 ${list(known, 'or')}。`;
export const puzzleLink = '链接必须以“#/?”开头。';

/** @param first what is wrong with the first of them */
export const leftOut = (count: number, first: string): string => `略过了 ${count} 道题。${first}`;

/* ------------------------------------------------------------------------------- puzzles -- */

export const needsPlainDeck = '题目需要没有百搭牌的牌堆。请换牌堆。';
export const combosNeedOpponent = '数组合需要正好一个对手。请只写一个。';
export const combosNeedRange = '数组合需要一个持有范围的对手。请写一个，例如 TT+。';
export const equityNeedsOpponent = '问胜率需要一个对手。请添加。';
export const equityNeedsCards = '问胜率需要你的两张牌，而不是范围。请写两张牌。';
export const callNeedsPot = '问跟注需要包含下注的底池，以及跟注金额。请都写上。';
export const callTooClose = '这个跟注离盈亏平衡不到一个百分点：怎么选都不算错。请更改底池或跟注额。';

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
export const unknownField = (name: string): string => `没有${quote(name)}这个字段。请删除它。`;
export const badSeed = (value: string, most: string): string =>
  `“seed”必须是 0 到 ${most} 的整数，不能是${quote(value)}。`;
export const badPackName = (value: string): string =>
  `${quote(value)}不是题集的名称。请只用字母 a 到 z、数字和连字符，最多 40 个字符。`;
export const badPlace = (value: string): string => `${quote(value)}不是题目的序号。第一题请写 1。`;
export const seedNeedsKind = '“seed”还需要种类，例如 kind=gutshot。';
export const kindNeedsSeed = '“kind”还需要种子，例如 seed=1。';
export const puzzleNeedsSpot = '题目需要一个局面，例如 hero=AhKh。';

/* ------------------------------------------------------------------ given data and replies -- */

/** In place of a value that is not there. */
export const nothing = '无';

export const fieldMissing = (name: string): string => `缺少字段${quote(name)}。请加上它。`;
export const fieldNotText = (name: string): string => `字段${quote(name)}不是文本。请写在引号里。`;
export const fieldNotTexts = (name: string): string => `字段${quote(name)}不是文本列表。请写成 ["AhKh","7c7d"]。`;
export const fieldNotNumber = (name: string): string => `字段${quote(name)}不是数字。请不加引号，例如 20。`;
export const fieldNotObject = (name: string): string => `字段${quote(name)}不是一个对象。请写在花括号里：{…}。`;
export const fieldsAreTexts = (names: readonly string[]): string =>
  `字段${list(names.map(quote), 'and')}必须是文本。请写在引号里。`;
/** @param isAbove whether the least is too little */
export const fieldLimits = (name: string, least: number, most: number, isAbove: boolean): string =>
  `字段${quote(name)}必须${isAbove ? '大于' : '不小于'} ${least}，且不超过 ${most}。`;
export const fieldSeed = (most: string): string => `字段“seed”必须是 0 到 ${most} 的整数。`;
export const fieldOneOf = (text: string, name: string, known: readonly string[]): string =>
  `${quote(text)}不能用于${quote(name)}。可用 ${list(known, 'or')}。`;
export const strangeField = (name: string, known: readonly string[]): string =>
  `这个练习没有${quote(name)}这个字段。可用 ${list(known, 'or')}。`;
/** Of the question, besides the given data. */
export const strangeFieldOfDrill = (name: string, known: readonly string[]): string =>
  `练习没有${quote(name)}这个字段。可用 ${list(known, 'or')}。`;

/** @param counts that the board may have: 0, 3, 4 or 5 */
export const boardCards = (counts: readonly number[], count: number): string =>
  `这个练习需要 ${list(counts.map(String), 'or')} 张公共牌；这里有 ${count} 张。请更改公共牌。`;
export const handsGiven = (least: number, most: number, count: number): string =>
  `这个练习有 ${least === most ? least : `${least} 到 ${most}`} 手牌；这里有 ${count} 手。请更改手数。`;
export const eventNeedsPair = (event: string): string => `事件“${event}”需要口袋对子。请写一个，例如 7h7d。`;
export const eventNeedsTwoRanks = (event: string): string =>
  `事件“${event}”需要两个不同的点数。请写一手牌，例如 AhKd。`;

export const oneSource = '练习需要“given”、“seed”或“link”。请只给出一个。';
export const drillOfKind = (kind: string, known: readonly string[]): string =>
  `${puzzleOfKind(kind)}${useOneOf(known)}`;
export const linkNamesKind = '链接已经写明种类：请去掉“kind”。';
export const linkWithoutDrill = '链接里既没有练习，也没有题目。请使用学习页的链接。';

export const needsHand = '练习需要你的两张牌，而不是范围。请写两张牌。';
export const oneOpponent = '练习最多有一个对手。请去掉其余对手。';
export const needsRange = '这个练习需要一个持有范围的对手。请写一个，例如 TT+。';
export const needsKnownCards = '这个练习需要一个底牌已知的对手。请写两张牌。';
export const needsOpponent = '这个练习需要一个对手。请添加。';
export const withoutMoney = '这个练习不用“pot”，也不用“call”。请去掉它们。';
export const aheadAlready = '你已经领先：没有补牌。请更换一手牌或公共牌。';
export const notThisDraw = (kind: string): string => `这里没有${quote(kind)}，或者不止一个。请更换你的手牌或公共牌。`;

// A reply.
export const strangeReply = (name: string, known: readonly string[]): string =>
  `没有${quote(name)}这种回答。这个练习可用 ${list(known, 'and')}。`;
export const otherReply = (form: string, names: readonly string[]): string =>
  `这个练习的回答要用${quote(form)}，不能用${list(names.map(quote), 'and')}。`;
export const replyNotText = (name: string): string => `回答${quote(name)}不是文本。请写在引号里。`;
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
export const dayToCome = (text: string): string => `${text} 的局面还没有发布。`;

/** `'Outs，11月23日：正确'` */
export const sharedDay = (day: string, verdict: string): string => `Outs，${day}：${verdict}`;

/* 题集：本设备上的题集、开始做题之前的题集，以及随题目而来的话。 */

export const titles = {
  'first-outs': '补牌入门',
  'reading-a-board': '读公共牌',
  ranges: '范围',
};

export const open = '打开题集';
export const backTo = '回到：';
export const tooLarge = (file: string, kilobytes: number): string =>
  `${file} 太大，不能当题集。请选择不超过 ${kilobytes} kB 的文件。`;
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
export const notCopied = (text: string): string => `你的浏览器不允许复制。请自行复制：${text}`;
export const verdicts = { right: '正确', near: '接近', wrong: '错误' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = '保存的题集不是有效的 JSON。';
export const otherFile = '保存的数据不是题集列表。';
export const unkept = '浏览器不为本页保存数据：离开后题集就没有了。';
export const setAside = '无法读取的题集已另外存放。请重新打开它们的文件。';
export const leftAlone = '无法读取你的题集，原样保留。新题集不会保存：请腾出空间。';

export const packs: Readonly<Record<string, PackWords | undefined>> = {
  'first-outs': {
    about: '十二个局面，从单纯的听牌到要不要跟注。先数对你有用的牌，再看它们是否也帮了对手。',
    notes: [
      ['你有四张黑桃。', '黑桃共十三张，你看到四张：九张补牌。'],
      ['四张相连的牌，两头都开着。', '四张 10 和四张 5：八张补牌。'],
      ['只有一个点数能补上缺口。', '只有四张 10 能成顺子。卡顺的补牌是两头顺的一半。'],
      ['同时有两种听牌。同一张牌不要数两次。', '九张梅花加四张 6 是十三张，但梅花6两边都算：十二张补牌。'],
      ['对手有一对。哪些牌让你领先？', '三张 A 和三张 K：六张补牌。'],
      ['你的一对比对手的小。', '两张 8 成三条，三张 K 成两对：五张补牌。'],
      ['小口袋对子对顶对。', '只有两张 6 有用，大约二十三张牌中有一张。'],
      ['对手有一张和你一样的牌。', '只有三张 K 让你领先。来 Q 时双方都成一对，而他的 A 更大。'],
      ['还剩九张红桃。都能赢吗？', '红桃2让公共牌成对，对手成葫芦：八张补牌，不是九张。'],
      [
        '还有两张牌要发。你有多大机会赢？',
        '四张 Q 和四张 7 成顺子。八张补牌、两张牌要发，大约是 32%，再加上连来两张红桃：37%。',
      ],
      ['对手在转牌下注半个底池。', '44 张中有八张补牌，是 18%。赔率 2 : 1 需要 33%：弃牌。'],
      [
        '转牌有一个小注。找找第三种听牌。',
        '九张红桃、三张 A，还有三张 3 能成 A 到 5 的顺子：44 张中有十五张补牌，34%。赔率 3 : 1 需要 25%：跟注。',
      ],
    ],
  },
  ranges: {
    about: '数一数对手可能有什么，再看它值多少：组合、占比、胜率。',
    notes: [
      ['一手牌：AK。', '还剩三张 A 和三张 K：3 × 3 = 9。'],
      [
        '翻牌前，你自己的牌挡住了一些组合。',
        '三张 A 有 3 对，三张 K 有 3 对，四张 Q 有 6 对，AK 有 3 × 3：34 个中剩 21 个。',
      ],
      ['现在公共牌也挡住了一些。', 'AA 6，KK 3，QQ 1，AK 4 × 3：34 个中剩 22 个。'],
      ['只数暗三条。', '每个点数还剩三张，能成三对：十八个中剩九个。'],
      ['公共牌有一张 A。谁有 A？', '十五个 AK 和 AQ 成顶对，AA 成暗三条：不到范围的一半。'],
      ['三张牌离得很近。', '十个两头顺听牌，九个卡顺听牌：占范围的三分之一。'],
      ['对手拿任何一对都跟注。', '所有 J 和 Q 都留下：它们是小于 K 的对子。AQ 弃牌。'],
      ['一个很宽的范围，和一张高张。', '175 个组合中有 48 个领先你，其余大多是你赢：65%。'],
      ['还有一张牌要发，你有同花听牌和两张高张。', '对子领先你，对它们你赢 28%。对 AQ 和 AK 是 69%：合起来 43%。'],
      [
        '同花听牌加卡顺，对一个很强的范围。',
        '这个范围里的每手牌都领先你。九张红桃和另外三张 Q 常常能赢，但不总是：27%。',
      ],
      ['同样的牌，现在有价格。', '赔率 2 : 1 需要 33%。你有 27%：弃牌。'],
      ['听牌对一个范围：有些牌只算补牌的一部分。', '6 和 J 成顺子，占了大部分。梅花、8 和 7 补上其余部分。'],
    ],
  },
  'reading-a-board': {
    about: '哪些牌算，哪些不算，哪些赢你：很多玩家会看错的公共牌。',
    notes: [
      ['双方都用公共牌的一对。', '双方都有一对8和一张 K。旁边的 A 也算，Q 比它小。'],
      ['三手牌，其中两手一样。', '这两手都是A和4两对，第五张是 7。他们平分，没有踢脚牌可比。'],
      ['人人都有两对。谁的大？', '4 和 2 是四个人共有的。一对10更大，所以10和4两对赢。'],
      ['四个玩家，同一副公共牌。', '公共牌上的顺子比他们手里的都大：四人平分。'],
      ['七张牌里有三个对子。', 'A和Q两对。7 只剩一张的位置，当踢脚牌：哪张都行。'],
      ['一张 A，公共牌有一对。', '两张 A，两张 4，再加 Q。你的 7 不算。'],
      ['先找出最好的五张，再看你的底牌。', '公共牌的葫芦就是你的牌。你的底牌不算。'],
      ['公共牌有两对。', 'K 和 4 是大家共有的，J 是踢脚牌。10 和 8 没有用：没有成牌。'],
      ['公共牌有两对，你有口袋对子。', 'J 和 8 都比你的 5 大。五张牌只放得下两对：没有成牌。'],
      ['没有同花。能有什么顺子？', 'A 也能当最小：4 和 3 成 A 到 5 的顺子，是这里最大的牌。'],
      ['三张红桃，离得很近。', '红桃3和红桃2成同花顺。'],
      ['你有顺子。够大吗？', '公共牌有三张方块，这些手牌中只有一手还有两张方块。'],
      ['顶对，踢脚牌不错。', '5 和 4 成 2 到 6 的顺子。其他手牌都落后于你的 A。'],
    ],
  },
};
