import type { Street } from '../../poker/spot';
import { percentText } from '../numbers';
import { spaced, list } from './grammar';
import { onStreet } from './spot';
import type { GroupId } from '../en/ranges';
import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankOver, rankName } from './cards';
import { aHand, handName, startingHand } from './hands';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { flops, flopsInWords } from './numbers';

/* The words for hero's range, besides those for any spot. */

export const rangeAgainstRange = (street: Street): string => `范围对范围，${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `双方拿到强牌的频率差不多：你的范围中占 ${percentText(own)}，对方的占 ${percentText(theirs)}。`;
export const youStrong = (own: number, theirs: number): string =>
  `你更常拿到强牌：你的范围中占 ${percentText(own)}，对方的占 ${percentText(theirs)}。`;
export const theyStrong = (own: number, theirs: number): string =>
  `对方更常拿到强牌：对方的范围中占 ${percentText(theirs)}，你的占 ${percentText(own)}。`;

// The cards that matter.
export const helps = (card: string): string => spaced`${card}对你帮助最大。`;
export const hurts = (card: string): string => spaced`${card}对你最不利。`;
export const helpsAndHurts = (best: string, worst: string): string => spaced`${best}对你帮助最大，${worst}对你最不利。`;

export const you = '你';
export const cards = '底牌';
export const holdCards = '改用两张底牌';
export const anyTwo = '任意两张';

export const rangeOf = (player: string | undefined): string => spaced`${player ?? '你'}的范围`;
export const onGrid = (player: string | undefined): string => spaced`在方格图中显示${rangeOf(player)}`;
export const byHand = (player: string | undefined): string => `${rangeOf(player)}，逐手列出`;

export const example = '例如 TT+';
export const suchAs = '例如 TT+、AQs+、KTo+ 或 15%';
/** Before the way back. */
export const narrowed = '已缩小：';
export const widen = '撤销';
export const revert = '还原';
/** @param text the count as it is written */
export const combos = (_: number, text: string): string => `${text} 个组合`;
export const combosAndShare = (_: number, text: string, share: string): string => `${text} 个组合，${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `你 ${equity}`;
export const lastValid = '上一个有效范围';
export const isEmpty = '空';
export const noneBlocked = '没有被阻断的组合';
export const blocked = (combos: string): string => `${combos} 个被阻断`;
export const empty = '清空';
export const emptyRange = '清空范围';
export const undo = '撤销';
export const done = '完成';
export const topHands = '最强手牌';
export const orders = { one: '对一手牌', four: '对四手牌' };
export const top = (percent: string): string => `前 ${percent}`;
/** The slider, spoken. */
export const atTop = (percent: string): string => `前 ${percent}`;
export const asWideAs = (percent: string): string => `与前 ${percent} 一样宽`;
export const ranking = (percent: string, isTop: boolean, hands: number): string =>
  `${isTop ? '' : '宽度约为'}前 ${percent}，按翻牌前全下对${hands === 1 ? '一' : ` ${hands} `}手随机牌的胜率排序。`;
export const drag = '拖动可添加或移除手牌。按右键拖动只会移除。';
export const tap = '点一手牌，或横向拖动。按住后可向任意方向拖动。';
export const pick = '点选一手牌查看它的组合。拖动涂选。';
export const combosOfHand = (hand: string): string => `${hand} 的组合`;
export const weightOf = (hand: string): string => `${hand} 的权重`;
export const blockedCombo = '被阻断';

/**
 * How much of a hand is in: `'全部 4 个组合，权重 50%'`, `'4 个组合中的 1 个'`, `'不在范围内'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return '不在范围内';
  const combos = held === of ? `全部 ${of} 个组合` : `${of} 个组合中的 ${held} 个`;
  return weight === undefined ? combos : `${combos}，权重${isMean ? '约' : ''} ${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string => `${holding}，${blocked} 个被阻断`;
export const cell = (hand: string, holding: string): string => `${hand}：${holding}`;

/* Painting. */

export const paintAt = '涂选权重';
export const weight = '权重';
export const groups = '分组';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: '所有对子',
  broadways: '大牌组合',
  connectors: '同花连牌',
  suited: '所有同花牌',
};

/* Ranges to choose. */

export const toChoose = '可选的范围';
export const recent = (range: string): string => `最近用过的范围 ${range}`;
export const name = '名称';
export const nameExample = '例如：按钮位开池';
export const foldersHow = '斜杠前文字相同的名称会归入一个文件夹：6 人桌/CO 开池、6 人桌/BTN 开池。';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name}（${count}）`;
export const save = '保存';
export const saveWithName = '命名并保存';
export const rename = '重命名';
export const remove = '删除';
export const removeNamed = (name: string): string => spaced`删除${name}`;
export const removed = (name: string | undefined): string => spaced`已删除${name ?? '范围'}。`;

/* Ranges by position. */

export const byPosition = '按位置';
export const players = '牌桌人数';
/** By the number of players. */
export const tables = { 6: '6 人桌', 9: '9 人桌' };
export const action = '行动';
export const actions = {
  open: '开池',
  call: '跟注',
  '3-bet': '3-bet',
  'call a 3-bet': '跟注 3-bet',
  '4-bet': '4-bet',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} 对 ${raiser}`;
export const ours = '我们自己整理的翻牌前参考范围，适用于 100 个大盲的筹码量：只是起点，不是最优解。';

/* 读公共牌和牌型的练习。 */

export const youHave = (hand: string): string => `你的牌是${hand}。`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = '谁赢？点选所有赢的手牌。';

/** Answers. */
export const boardShared = (hands: readonly string[]): string =>
  spaced`${list(hands, 'and')}平分底池：公共牌就是最好的五张`;
export const shared = (hands: readonly string[], best: Strength): string =>
  spaced`${list(hands, 'and')}平分底池：都是${aHand(best)}，踢脚牌分不出胜负`;
export const winsAheadOf = (hand: string, best: Strength, next: Strength): string =>
  `${hand} 以${aHand(best)}获胜，领先于${aHand(next)}`;
export const winsByKicker = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} 以${aHand(best)}获胜，踢脚牌更大：${rankOver(high, low)}`;
export const winsByFlush = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} 以${aHand(best)}获胜，同花更大：${rankOver(high, low)}`;

export const youTapped = (hands: number): string => `你点了 ${hands} 手牌。`;

/* -------------------------------------------------------------------------- five that play -- */

export const tapFive = '点选组成牌型的五张牌。';

/** Answers. */
export const withBoth = (best: Strength): string => `${aHand(best)}，用到你的两张底牌`;
export const withOne = (best: Strength, card: string): string => `${aHand(best)}，用到你的 ${card}`;
export const withNone = (best: Strength): string => `${aHand(best)}：全部来自公共牌`;

export const setsOfFive = (count: number): string => `有 ${count} 组五张牌同样好。`;

/** Lines. */
export const fiveLine = (hand: string, five: string, name: string): string => `${hand}：${five}，${name}`;
export const idle = (cards: string): string => `${cards} 用不上`;
export const wrongFive = (cards: string): string => `${cards} 不在最好的五张里`;

/* ---------------------------------------------------------------------------- name the row -- */

export const whatHand = '你有什么牌？';

/** A row within a sentence. */
export const aRow = (_row: Rung, title: string): string => title;

export const haveNot = (row: string, other: string): string => `你的牌是${row}，不是${other}。`;

/** Lines. @param note the row's rule */
export const rowIs = (title: string, note: string): string => `${title}：${note}`;
export const yourFive = (five: string, name: string): string => `你的五张：${five}，${name}`;
export const boardPlays = '公共牌自己的五张同样好';
export const twoPairs = (cards: string): string => `两个对子，各有你的一张牌：${cards}`;
export const pairOnTop = (cards: string): string => `你自己的一对 ${cards}：比公共牌的其他点数都大`;
/** @param above ranks of the board above the pair */
export const pairBelow = (cards: string, above: number): string =>
  `你自己的一对 ${cards}：公共牌上有 ${above} 个更大的点数`;
export const counterfeit = '你的对子不在最好的五张里：有两个更大的对子';
export const counterfeitWithAce = '你的对子不在最好的五张里：有两个更大的对子，你还有一张 A';
export const pairOfBoard = '对子在公共牌上：人人都有';
export const pairOfBoardWithAce = '对子在公共牌上：人人都有，你还有一张 A';
export const noPair = '你的牌没有成对';
export const noPairWithAce = '你的牌没有成对，但有一张 A';

/* -------------------------------------------------------------------------------- the nuts -- */

export const tapNuts = '点选一手现在的坚果牌。';

/** Answers. @param hands how many make it */
export const nutsAre = (best: Strength, example: string, hands: number): string =>
  `坚果牌是${aHand(best)}，例如 ${example}：共 ${hands} 手牌`;
export const nutsFound = (best: Strength, hands: number): string => `${aHand(best)}，共 ${hands} 手牌`;

export const secondBest = (hand: string): string => `${hand} 是第二好的牌。`;
export const notNuts = (hand: string): string => `${hand} 不是坚果牌。`;

/* --------------------------------------------------------------------------- what beats you -- */

export const whichBeat = '现在哪些牌赢你？';

/** Answers. */
export const noneBeats = '没有一手牌赢你';
export const beat = (hands: readonly string[], own: Strength): string =>
  spaced`${list(hands, 'and')}赢你的${handName(own)}`;

export const missed = (hands: readonly string[]): string => `漏掉：${list(hands, 'and')}。`;
export const notAhead = (hands: readonly string[]): string => `没有领先：${list(hands, 'and')}。`;

/* Before the flop: the words for a player alone. */

export const wanted = (chance: Chance, name: FlopName): string => `${flopsInWords(chance)}会带来${flops[name]}。`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${flopsInWords(chance)}会带来${flops[name]}，${flopsInWords(good)}会带来${flops[goodName]}。`;
export const above = (chance: Chance, _pair: Rank): string => `${flopsInWords(chance)}会出现高张。`;
export const noneAbove = '不会出现高张。';

export const pocketPair = (rank: Rank): string => `口袋对${rankName(rank)}`;
export const unpaired = startingHand;
export const ranked = (hand: string, place: number): string => `${hand}：对任意两张牌，169 种里排第 ${place}`;
export const yourRange = '你的范围，翻牌前';
export const anyTwoBeforeFlop = '任意两张牌，翻牌前';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `对任意两张牌的胜率 ${equity}`;
export const ofEquity = (equity: string): string => `胜率 ${equity}`;
export const onFlop = (equity: string): string => `在翻牌出现：${equity}。`;
export const onFlopSet = (equity: string): string => `在翻牌凑成暗三条：${equity}。`;
export const onFlopPair = (equity: string): string => `在翻牌凑成一对：${equity}。`;
