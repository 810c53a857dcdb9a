import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';
import { quote } from './grammar';

/* 各种练习共用的话。 */

/** Sentences one after the other. */
export const sentences = (texts: readonly string[]): string => texts.join('');

/** Parts of a line. */
export const parts = (texts: readonly string[]): string => texts.join('，');

/** A line about a hand or a group: `'KK：3 张 K：3 × 2 ÷ 2'` */
export const about = (what: string, text: string): string => `${what}：${text}`;

export const rightIs = '正确：';
/** @param answer the answer within a sentence */
export const right = (answer: string): string => `${rightIs}${answer}。`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${answer}。`;

/** `'你答的是 30。'` */
export const youSaid = (said: string): string => `你答的是 ${said}。`;

export const estimateExact = (said: string): string => `你的 ${said} 完全准确。`;
export const estimateLow = (said: string, points: string): string => `你的 ${said} 低了 ${points} 个百分点。`;
export const estimateHigh = (said: string, points: string): string => `你的 ${said} 高了 ${points} 个百分点。`;

export const whatEquity = '你的胜率是多少？';
export const yourEquity = (equity: string): string => `你的胜率是 ${equity}。`;
export const equityLine = '你的胜率';

/** The last line: the sum of those before. */
export const together = '合计';
/** What has no separate line. */
export const theRest = '其余';

/* 学习页的级别和各种练习。方括号里的术语可以就地查看解释。 */

/** Of each level its name. */
export const titles = {
  draws: '一手干净的听牌',
  pairs: '高张与暗三条',
  combos: '组合听牌',
  tainted: '不干净的补牌',
  backdoors: '后门听牌',
  price: '跟注的价格',
  ranges: '对抗范围',
  counting: '数组合',
  reading: '读公共牌',
  holding: '范围里有什么',
  versus: '胜率与有效补牌',
  flops: '翻牌带来什么',
  odds: '心算底池赔率',
};

/** Of each level what it teaches. */
export const lessons = {
  draws:
    '[补牌|out]是一张能让你成牌的[未见牌|unseen]。同花听牌有九张补牌，[两头顺|open-ended]听牌有八张，[卡顺|gutshot]有四张。',
  pairs:
    '面对更大的对子，[补牌|out]是能让你领先的牌。两张[高张|overcards]有六张补牌。一对加踢脚牌有五张。口袋对子有两张补牌能成[暗三条|set]。',
  combos: '同时有两种听牌：把补牌相加，再减去[重复的|overlap]。一张牌同时完成同花和顺子，只算一张补牌，不算两张。',
  tainted:
    '[不干净的补牌|tainted]改进你的牌，却让对手的牌更大：葫芦，或更大的同花。每张牌都要替双方看一看。你也可能已经[听死|drawing dead]。',
  backdoors:
    '[后门|backdoor]听牌需要转牌和河牌都来。后门同花大约二十四次里成一次：当作一张[补牌|out]来算。有空隙的后门顺子更少成。',
  price:
    '[底池赔率|pot odds]告诉你至少要赢多少次。当你的[胜率|equity]高于[盈亏平衡点|break-even]时就跟注。[隐含赔率|implied odds]可以弥补不大的差距。',
  ranges:
    '面对一个[范围|range]，一张牌往往只算部分补牌。它的[权重|weight]说明算多少：能赢范围里几乎所有的牌就接近 1，同样常常帮到对手就接近 0。',
  counting:
    '两张牌是一个[组合|combo]：对子有六个组合；两个不同点数有十六个，其中四个同花色。你看到的每张牌都会减少一些：剩三张 K，就只有三对。',
  reading:
    '你的牌是七张里最好的五张。公共牌上的对子人人都有；第三个对子最多只当踢脚牌；[踢脚牌|kicker]只有在这五张里才起作用。',
  holding:
    '一个[范围|range]在大多数翻牌上都没中。数一数其中的暗三条、对子和听牌：每张看得见的牌都会[阻断|blocked]一些。范围里强牌越多，下注就越有分量。',
  versus:
    '把[范围|range]分成你赢的和赢你的。你的[胜率|equity]是每一部分的占比乘以你对它的胜算，再加起来。[有效补牌|effective outs]是把有帮助的牌各算几分之几，再相加。',
  flops:
    '口袋对子大约每八次翻牌能中一次[暗三条|set]或更好的牌。两张不成对的牌大约每三次能中一次一对或更好。两张同花色的牌大约每九次能中一次同花听牌。',
  odds: '赔率 x : 1 时，x + 1 次里要赢一次。下注半个底池需要 25%，一个底池需要 33%，两倍底池需要 40%。',
};

/** The kinds of drill: one by itself, and several, as in “the next session starts with gutshots”. */
export const kinds = {
  'flush draw': { one: '同花听牌', many: '同花听牌' },
  'open-ended straight draw': { one: '两头顺听牌', many: '两头顺听牌' },
  gutshot: { one: '卡顺听牌', many: '卡顺听牌' },
  'double gutshot': { one: '双卡顺听牌', many: '双卡顺听牌' },
  overcards: { one: '高张', many: '高张' },
  'pair draw': { one: '待改进的一对', many: '待改进的一对' },
  'set draw': { one: '追暗三条', many: '追暗三条的口袋对子' },
  'flush and straight draw': { one: '同花加顺子听牌', many: '同花加顺子听牌' },
  'flush draw and gutshot': { one: '同花加卡顺听牌', many: '同花加卡顺听牌' },
  'flush draw and overcards': { one: '同花听牌加高张', many: '同花听牌加高张' },
  'flush draw and pair': { one: '同花听牌加一对', many: '同花听牌加一对' },
  'draw against a set': { one: '听牌对暗三条', many: '听牌对暗三条' },
  'straight draw against a flush draw': { one: '顺子听牌对同花听牌', many: '顺子听牌对同花听牌' },
  dominated: { one: '被压制的牌', many: '被压制的牌' },
  'backdoor flush draw': { one: '后门同花听牌', many: '后门同花听牌' },
  'backdoor straight draw': { one: '后门顺子听牌', many: '后门顺子听牌' },
  'price on the turn': { one: '转牌的价格', many: '转牌的价格' },
  'all in on the flop': { one: '翻牌全下', many: '翻牌全下' },
  'draw against a range': { one: '听牌对范围', many: '听牌对范围' },
  'pair against a range': { one: '对子对范围', many: '对子对范围' },
  'combos of a hand': { one: '数一手牌的组合', many: '数一手牌的组合' },
  'combos of a range': { one: '数范围的组合', many: '数范围的组合' },
  'who wins': { one: '谁赢', many: '摊牌比大小' },
  'five that play': { one: '选出五张', many: '选出五张' },
  'name the row': { one: '说出牌型', many: '说出牌型' },
  'the nuts': { one: '坚果牌', many: '找坚果牌' },
  'what beats you': { one: '哪些赢你', many: '一手牌对六手牌' },
  'share of a range': { one: '范围的占比', many: '范围的占比' },
  'draws in a range': { one: '范围里的听牌', many: '范围里的听牌' },
  'narrow a range': { one: '缩小范围', many: '缩小范围' },
  'equity against a range': { one: '对范围的胜率', many: '对范围的胜率' },
  'effective outs': { one: '有效补牌', many: '有效补牌' },
  'what the flop brings': { one: '翻牌会带来什么', many: '翻牌的概率' },
  'odds to break-even': { one: '赔率换盈亏平衡点', many: '算价格' },
  'break-even to odds': { one: '盈亏平衡点换赔率', many: '百分比换赔率' },
  'bet to break-even': { one: '下注换盈亏平衡点', many: '应对下注' },
};

/* 在牌堆上标牌的练习，以及把自己的局面当练习。 */

export const opponentHas = (cards: string): string => `对手持有 ${cards}。`;
export const opponentHasRange = '对手持有一个范围。';
export const anyTwoCards = '任意两张牌';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `底池 ${pot}，跟注 ${call}。`;

/* Questions for the cards. */

export const whichHelp = '哪些牌对你帮助很大？';
export const whichPutAhead = '哪些牌让你领先？';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `哪些牌能让你成${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}？`;
export const whichOfBackdoor = {
  'backdoor flush draw': '你有后门同花听牌。哪些牌算在其中？',
  'backdoor straight draw': '你有后门顺子听牌。哪些牌算在其中？',
  any: '你有后门听牌。哪些牌算在其中？',
};

/* What a right card is. */

export const ruleOfBackdoor = '需要转牌和河牌两张。凡是可能成为其中一张的牌，都标出来。';
export const ruleOfGains = '标出值四分之一张补牌或以上的牌。介于十分之一和四分之一之间的，标不标都算对。';

/* Questions for the estimate, and for the price. */

export const hitBoth = '两张都来的机会有多大？';
export const equityByRiver = '到河牌时你的胜率是多少？';
export const equityAllIn = '全下：你的胜率是多少？';
export const hitOnRiver = '还有一张牌：你击中的机会有多大？';
export const hitByRiver = '还有两张牌：你击中的机会有多大？';
export const isEnough = (pot: string, call: string): string =>
  `底池连同下注共 ${pot}，跟注需要 ${call}。你的胜率够吗？`;

/* Rules of thumb. */

export const ruleOf2 = '乘 2 法则';
export const ruleOf4 = '乘 4 法则';
export const solomon = '所罗门法则';
export const asOneOut = '当作一张补牌';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = '练习需要没有百搭牌的牌堆。请换牌堆。';
export const needsCards = '练习需要你的两张牌，而不是范围。请写两张牌。';
export const needsFlopOrTurn = '练习需要翻牌或转牌的局面。请先发牌。';
export const hasOneOpponent = '练习最多有一个对手。请去掉其余对手。';
export const isAhead = '你已经领先，而练习问的是哪些牌能让你领先。请更换一手牌或公共牌。';
export const noCardImproves = '没有牌能改进你的手牌，而练习问的是哪些牌能。请更换你的手牌或公共牌。';

/* 有自己问题的练习：大字的问题、输入框，以及所选的内容。 */

export const prompts = {
  whoWins: '谁赢？',
  whatBeatsYou: '哪些赢你？',
  five: '哪五张？',
  row: '你有什么牌？',
  nuts: '坚果牌？',
  stays: '留下什么？',
  decision: '跟注还是弃牌？',
};
export const verdicts = { right: '正确', near: '接近', wrong: '不对' };
export const theAnswer = '答案';

export const outs = '补牌';
export const combos = '组合';
export const potOdds = '底池赔率';
export const exact = '精确';
export const you = '你';
export const youSaidLabel = '你的答案';
export const ofIn = (count: number): string => `共 ${count} 个，范围：`;

export const noneOfThem = '都不是';
export const doneMarked = (count: number): string => `完成：已标记 ${count} 个`;
export const doneOf = (count: number, of: number): string => `完成：${count} / ${of}`;

export const notANumber = (text: string): string => `${quote(text)}不是数字。请写 12 或 3.5。`;
export const fiveChosen = (count: number): string => `要选五张牌：已选 ${count} 张。`;
export const twoCards = '一手牌有两张：请再选一张。';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = '数字';
export const point = '.';
export const pointName = '小数点';
export const deleteDigit = '删除最后一位';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = '你的牌型';
export const rowsBetween = (first: string, last: string): string => `${first}到${last}`;
export const more = (count: number): string => `还有 ${count} 行`;
export const rightLabel = '正确';

export const whatIsLeft = '还剩什么';
export const owners = { board: '公共牌', you: '你' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}，${owners[owner]}`;

export const board = '公共';
export const boardCard = (card: string): string => `${card}，公共牌`;
export const nutCard = (card: string): string => `${card}，属于坚果牌`;
export const notNutCard = (card: string): string => `${card}，不属于坚果牌`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = '对手的范围';
export const notInRange = '不在范围内';
export const judged = { right: '正确', missed: '漏了组合', extra: '标记了，其实会弃牌' };
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} 个可能，已标记 ${marked} 个${state === undefined ? '' : `：${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}：${told}`;
export const stays = '留下';
export const missed = '漏掉';
export const markedButFolds = '标记了，其实会弃牌';
export const oneOfThree = '1/3：三个中留下一个';
export const moreHands = (count: number): string => `还有 ${count} 手：指向一手牌查看`;
export const tapHand = '点选一手牌，或拖过几手。花色会显示在这里。';
