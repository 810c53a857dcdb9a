import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { RowText, Seated } from '../types';
import { percentText, pointsText } from '../numbers';
import { spaced, list } from './grammar';
import { onStreet, seatName } from './spot';
import type { HeldDraw, Rung } from '../../poker/holding';

/* A player's range on a board. Names on the page are short: next to a bar there is room for two words. */

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `小于 ${rankSymbol(rank)} 的口袋对`;
export const underpairs = underpair;
export const thirdPair = '第三对';
export const thirdPairOrLower = '第三对或更小';

// Closed rows.
export const others = '其他';
/** Rows with their sizes: `'同花 7、顶对 5.5'` */
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('、');
const combosOf = (count: number): string => `${combosText(count)} 个组合`;
export const noneBeats = (live: number): string => `${combosOf(live)}中没有赢你的`;
const beats = (beat: number): string => `${combosText(beat)} 个赢你`;
export const beating = (beat: number, live: number, rows: string): string =>
  `${combosOf(live)}中有 ${beats(beat)}：${rows}`;

// A row against hero's hand now.
export const behindYou = '落后于你';
export const beatsYou = '赢你';
export const tiesYou = '与你打平';
const ties = (tie: number) => `${combosText(tie)} 个打平`;
export const someTie = (tie: number): string => `${combosText(tie)} 个与你打平`;
export const someBeat = beats;
export const someBeatOrTie = (beat: number, tie: number): string => `${beats(beat)}，${ties(tie)}`;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}，没有被阻断的`
    : `${combosOf(count + blocked)}中剩 ${combosText(count)} 个，${combosText(blocked)} 个被阻断`;
export const liveAndBeat = (live: string, beat: number): string =>
  `${live}，${beat === 0 ? '没有赢你的' : beats(beat)}`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined): string =>
  equity === undefined ? '你的胜率 …' : `你的胜率 ${percentText(equity)}`;
export const simulated = (equity: string, halfWidth: number): string => `${equity}（模拟，${pointsText(halfWidth)}）`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}。`);
const all = (seat: number, who: Seated, live: number) => {
  const whose = seat === 0 ? '你' : seatName(seat - 1, who);
  return spaced`${whose}的 ${combosOf(live)}`;
};
export const noneOfAll = (seat: number, who: Seated, live: number): string => `${all(seat, who, live)}都不继续。`;
/** @param equity empty if there is none */
export const someOfAll = (combos: number, seat: number, who: Seated, live: number, equity: string): string =>
  ended(`${all(seat, who, live)}中有 ${combosText(combos)} 个继续${equity === '' ? '' : `：${equity}`}`);
export const aheadOf = (behind: number, seat: number, who: Seated, live: number): string =>
  behind === 0
    ? `${all(seat, who, live)}，你一个也没有领先。`
    : `${all(seat, who, live)}中你领先 ${combosText(behind)} 个。`;
export const noneContinues = '没有继续的。';
export const against = (combos: number, equity: string): string =>
  ended(`对继续的 ${combosText(combos)} 个，${equity}`);
export const nothingContinues = '没有继续的。';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string => `（只有顶对${isRiver ? '以上' : '或听牌'}继续时）`;
/** @param equity empty if there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} 个继续${condition}${equity === '' ? '' : `：${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`你用 ${combosText(combos)} 个继续${condition}${equity === '' ? '' : `：${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = '勾选继续的牌。';
export const nothingFolds = '没有弃牌的。';
const often = (folds: number | undefined) => (folds === undefined ? '' : `，频率 ${percentText(folds)}`);
/** @param folds how often, if it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `你弃掉 ${combosText(live)} 个中的 ${combosText(gone)} 个${often(folds)}。`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(live)} 个中有 ${combosText(gone)} 个弃牌${often(folds)}。`;
export const narrowedToOne = '缩小后只剩一个组合，就是一手已知的牌。';
export const narrowed = (combos: number, next: Street): string =>
  `缩小后，不管来什么牌，${onStreet[next]}都是这 ${combosText(combos)} 个组合。`;

export const price = (needed: number, right: number, of: number): string =>
  `你需要 ${percentText(needed)}：${combosOf(of)}中，对其中 ${combosText(right)} 个够了。`;

// A hand of the grid.
/** Facts next to each other: `'顶对，4 个组合，你的胜率 8.8%'` */
export const facts = (all: readonly string[]): string => all.join('，');
export const notInRange = '不在范围内';
export const blockedBy = (all: number, cards: string): string => spaced`${combosOf(all)}，被${cards}阻断`;
export const combos = combosOf;
export const someBlocked = (live: number, all: number, cards: string, _: number): string =>
  spaced`${combosOf(all)}中的 ${combosText(live)} 个（其余被${cards}阻断）`;
export const blockedByTheirs = '被对手的牌阻断';

/** A row for a screen reader: `'暗三条：9 个组合，5.1%，你的胜率 6.1%'` */
export const row = (title: string, facts: string): string => `${title}：${facts}`;

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
  'two pair': { title: '两对', note: '两个对子，各用一张底牌' },
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
  'one-card straight draw': { title: '单张顺子听牌', note: '只需一张底牌的顺子听牌' },
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

/* 范围在公共牌上有什么、还剩什么的练习。 */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `对手持有 ${range}。其中一对或更好占多少？`,
  'top pair or better': (range: string): string => `对手持有 ${range}。其中顶对或更好占多少？`,
  'two pair or better': (range: string): string => `对手持有 ${range}。其中两对或更好占多少？`,
  'flush draw': (range: string): string => `对手持有 ${range}。其中同花听牌占多少？`,
  'straight draw': (range: string): string => `对手持有 ${range}。其中顺子听牌（包括卡顺）占多少？`,
  draw: (range: string): string => `对手持有 ${range}。其中同花或顺子听牌占多少？`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${of} 个组合中有 ${count} 个是${what}：${share}。`;

export const results = {
  'pair or better': areOf('一对或更好'),
  'top pair or better': areOf('顶对或更好'),
  'two pair or better': areOf('两对或更好'),
  'flush draw': areOf('同花听牌'),
  'straight draw': areOf('顺子听牌'),
  draw: areOf('听牌'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  '十分之一',
  '五分之一',
  '四分之一',
  '三分之一',
  '一半',
  '三分之二',
  '四分之三',
  '十分之九',
];
export const over = (fraction: string): string => `超过${fraction}`;
export const under = (fraction: string): string => `不到${fraction}`;
export const noneOfIt = '完全没有';
export const allOfIt = '全部';

/** Lines. */
export const wouldBe = (fraction: string, combos: string): string => `${fraction}应该是 ${combos} 个`;
export const shareLine = (count: string, of: string, fraction: string): string =>
  `${of} 个中的 ${count} 个：${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string => `对手持有 ${range}，用一对或更好跟注。标出留下的牌。`,
  'top pair or flush draw': (range: string): string =>
    `对手持有 ${range}，用顶对或更好、或者同花听牌跟注。标出留下的牌。`,
  continues: (range: string): string =>
    `对手持有 ${range}，用顶对或更好、同花听牌、两头顺听牌、双卡顺听牌，以及带一对或两张高张的卡顺听牌跟注。标出留下的牌。`,
};

/** Answer. */
export const stay = (count: string, of: string): string => `${of} 个组合中留下 ${count} 个`;

export const missed = (combos: number): string => `你漏掉了 ${combos} 个组合。`;
export const kept = (combos: number): string => `你留下了 ${combos} 个会弃牌的组合。`;
export const missedAndKept = (missed: number, kept: number): string =>
  `你漏掉了 ${missed} 个组合，又留下了 ${kept} 个会弃牌的组合。`;

/** Line. */
/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}；其中 ${draws.map(([count, draw]) => `${count} 个同时有${draw}`).join('，')}`;
export const stayOf = (count: string, of: string): string => `${of} 个中留下 ${count} 个`;

/** Why some combos stay, or one hand does. @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand}留下：${list(rows, 'or')}。`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}留下：${list(rows, 'or')}。`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand}弃牌：${list(rows, 'or')}。`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}弃牌：${list(rows, 'or')}。`;

export const blockedByTitle = '阻断牌';
export const continuesLabel = '继续';
export const combosOfRow = '每行的组合';
export const combosLabel = '组合';
export const you = '你';
export const blocked = '被阻断';
export const priceRight = (combos: string): string => `对其中 ${combos} 个价格合适`;
export const partContinues = (share: string): string => `其中 ${share} 继续`;
export const drawsBeside = '听牌，也计入上面各行';
export const backdoorStraights = '后门顺子';
export const simulatedBy = (points: string): string => `模拟，${points}。`;
export const narrowToOne = '缩小到这一个';
export const narrowTo = (combos: string): string => `缩小到这 ${combos} 个`;
export const asDemanded = (share: string): string => `按价格应继续的：最好的 ${share}`;
export const onlyWhatFolds = '只看弃牌的';
export const undoNarrowing = '撤销缩小';

export const gridShows = '方格图显示的内容';
export const yourEquity = '你的胜率';
export const whatIsHeld = '牌型';
export const held = {
  twoPair: '两对或更好',
  topPair: '超对或顶对',
  pair: '较小的对子',
  draw: '没有对子的听牌',
  aceHigh: 'A高牌',
  air: '空气牌',
};
export const notBlocked = '未阻断';
export const paint = '涂选';
export const pointAt = '指向一手牌查看，点击勾选。';
export const dragOver = '在手牌上滑动查看。';
export const yourRange = '你在这个牌面上的范围';
export const theirRange = (name: string | undefined): string => spaced`${name ?? '对手'}在这个牌面上的范围`;
export const someContinues = '部分继续';
export const combosTitle = '组合';
export const combosOfHand = (hand: string): string => `${hand}，组合`;
export const comma = '，';
export const chooseHand = (live: string): string => `${live} 个可能的组合。选择一手牌，逐个勾选它的组合。`;
export const footPart = '未阻断的比例';
export const youHaveNeeded = (needed: string): string => `你有所需的 ${needed}`;
export const haveNeeded = (needed: string, right: number, of: number): string =>
  `${combosOf(of)}中有 ${combosText(right)} 个达到所需的 ${needed}`;
export const someCombos = '部分组合达到';
export const callWith = (combos: string): string => `${combos} 个可以跟注`;

export const cannotCome = (row: string, isOwn: boolean): string => `${isOwn ? '你拿着' : '对手拿着'}${row}时不会出现。`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  isOwn ? `你拿着${row}时胜率 ${equity}。` : `你对${row}的胜率 ${equity}。`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `使其成牌，${leavesYou(equity, row, isOwn)}`;

export { theyHold, youHold } from './answer';
