import { countText } from '../amounts';
import { spaced, list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';
import type { Place } from '../../notation/draft';
import type { Street } from '../../poker/spot';
import { aCategory } from './hands';
import { places } from './table';
import type { BridgeText, Seated } from '../types';
import { seatName } from './spot';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? '对手' : `对手 ${number}`);

export const outsToEquity = '从补牌到胜率';
export const theirOutsToEquity = (who: Seated): string =>
  spaced`从${seatName(0, who)}的补牌到${seatName(0, who)}的胜率`;
export const allRunOuts = (of: string): string => `共 ${of} 种后续牌`;
export const youHit = '你击中';
export const theyHit = (name: string | undefined): string => spaced`${opponent(name, undefined)}击中`;
export const hitButLose = (): string => '击中但输';
export const hitAndTie = (): string => '击中但平分';
export const winWithout = (): string => '没击中也赢';
export const shareOfTies = '平分所得';
export const ofAll = (of: string): string => `共 ${of}`;
export const youHitSo = (share: string): string => `你击中 ${share}`;
export const theyHitSo = (who: string, share: string): string => spaced`${who}击中 ${share}`;
export const miss = (share: string): string => `没击中 ${share}`;
export const loseSo = (share: string): string => `击中但输 ${share}`;
export const you = '你';
export const opponents = '对手';
export const toBreakEven = (equity: string): string => `盈亏平衡点：${equity}`;
export const equity = '胜率';

export const whatCounts = '算作补牌';
export const countFrom = (category: string, cards: number, counts: boolean, target: string): string =>
  `${category}：${cards} 张牌${counts ? '，算作补牌' : ''}。改为${target}才算`;
export const byBook = (
  outs: number,
  of: number,
  improving: number,
  unseen: number,
  ahead: number | undefined,
): string => {
  const end = ahead === undefined ? '' : `，有 ${ahead} 张让你领先`;
  return `按书上的算法：${of} 张里有 ${countText(outs)} 张补牌。按你给出的牌，${unseen} 张里有 ${improving} 张改进你的牌${end}。`;
};

export const whatBeats = '什么能赢你';
export const beaten = (behind: string, of: string, share: string): string => `${of} 手牌中的 ${behind} 手（${share}）`;
export const nuts = '没有：你拿着坚果牌';
export const sharedNuts = '没有：你拿着坚果牌，可能平分';
export const winsAndTies = '赢与平分';
export const winTie = (win: string, tie: string): string => `你赢 ${win}，平分 ${tie}`;
export const byStreet = '各条街';
export const course = (equities: readonly string[]): string => `你 ${equities.join('，然后 ')}`;
export const nextCard = '下一张牌';
export const span = (from: string, to: string): string => `你的胜率从 ${from} 到 ${to}`;
export const spanSimulated = (from: string, to: string, points: string): string => `${span(from, to)}，${points}`;
export const endsUp = '最终牌型';
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join('，');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `你：${own} · ${opponent(name, undefined)}：${theirs}`;
export const whatImproves = '哪些牌能改进';
export const improve = (cards: number, of: number, target: string): string =>
  `${of} 张牌中有 ${cards} 张凑成${target}，不论输赢`;
export const aBetterHand = '更好的牌';
export const byRiver = '到河牌';
export const runnerRunner = (chance: string): string => `连中两张 ${chance}`;
export const madeByRiver = (chance: string): string => `到河牌成牌 ${chance}`;
export const hitAndMade = (hit: string, made: string): string => `击中补牌 ${hit}，到河牌成牌 ${made}`;
export const theirOuts = (who: Seated): string =>
  who.opponents === 1 ? spaced`${seatName(0, who)}的补牌` : '对手的补牌';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}：${outs}`).join('，');
export const none = '没有';
export const rulesOfThumb = '速算法则';
export const ruleOf = (rule: number, chance: string, error: string): string => `乘 ${rule} 法则：${chance}，${error}`;
export const backdoors = '后门';
export const pairsOfCards = (count: number): string => `${countText(count)} 组两张牌，单独一张都不是补牌`;
export const more = (count: string): string => `还有 ${count} 个`;

export const hitOne = (outs: number, hits: string, of: string): string =>
  `${of} 种后续牌中有 ${hits} 种${outs === 1 ? '击中你唯一的补牌' : `至少击中 ${outs} 张补牌中的一张`}：这是教科书上的数字。`;
export const endWith = (target: string, hits: string, of: string): string =>
  `${of} 种后续牌中有 ${hits} 种你最终凑成${target}。`;
export const takesTwo = '这需要连来两张牌。';
export const addsBackdoors = '这里加上了后门听牌，去掉了被下一张牌毁掉的补牌。';
export const toCome = (outs: number, cards: 1 | 2, chance: string): string =>
  `${outs} 张补牌，还要发${cards === 1 ? '一' : '两'}张牌：击中的概率是 ${chance}。`;
export const ruleOfSaid = (rule: number, chance: string, error: string): string =>
  `乘 ${rule} 法则：${chance}，${error}。`;
export const solomon = (outs: number, chance: string, error: string): string =>
  `所罗门法则，4 × ${outs} − (${outs} − 8)：${chance}，${error}。`;

export const deadCards = '死牌';
export const noDeadCards = '没有';
export const tapDead = '现在点选或输入死牌';
export const addDead = '添加死牌';
export const done = '完成';

export const youHold = '你持有的牌';
export const theyHold = '对手持有的牌';
export const notWild = '有百搭牌的牌堆不显示';

export const called = '我跟注了';
export const folded = '我弃牌了';
export const raised = '我加注了';

export const winsTiesEquity = '赢、平分与胜率';
export const simulated = '模拟';
export const ofDeals = (of: string): string => `共 ${of}`;
export const win = '赢';
export const tie = '平分';
export const tieShares = '平分按分到的底池份额计算：胜率比赢的概率多出的就是这一部分。';
export const firstEstimate = (draws: string): string => `初步估计：精确计算还在进行。${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `发牌的可能太多，无法全部计算。${inSimulations(draws)}`;
const inSimulations = (draws: string) => `用 ${draws} 次随机发牌模拟。± 是 95% 误差范围。`;

export const streetByStreet = '各条街的胜率';
export const player = '玩家';
export const simulatedStreet = (street: string): string => `${street}，模拟`;

export const weight = '权重';
export const of = '';
export const ranksOfSuits = (ranks: string, suits: string): string => spaced`${suits}的${ranks}`;
export const nextSimulated = '模拟。± 是 95% 误差范围，单位是百分点。';
export const nextSimulatedWeights = '模拟。± 是 95% 误差范围，单位是百分点。权重的误差相同。';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `权重：这张牌补上你所缺胜率的比例。总计 ${sum}，相当于 ${unseen} 张牌中有 ${outs} 张干净的补牌。`;

export const allEndUp = '每个人最终的牌型';
export const countOf = (count: string, of: string): string => `${of} 中的 ${count}`;
export const endsSimulated = '模拟。± 是 95% 误差范围，单位是百分点。';

export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `对手现在可能持有的 ${of} 手牌中，你赢 ${ahead} 手，${level === '0' ? '没有平分' : `平分 ${level} 手`}，输给 ${behind} 手。`;
export const comma = '，';

/* Drills that count the combos that a range has left. */

export const question = (range: string): string => `对手持有 ${range}。还剩多少个组合？`;

/** Within a sentence. */
export const left = (count: string, of: string): string => `${of} 个组合中还剩 ${count} 个`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} 把所有组合都算上了，好像你一张牌也没看见。`,
  'the board forgotten': (said: string): string => `${said} 是没有扣掉公共牌时的组合数。`,
  'your cards forgotten': (said: string): string => `${said} 是没有扣掉你自己底牌时的组合数。`,
  'suited ones counted too': (said: string): string => `${said} 把同花色的牌也算进去了。`,
};

/* The lines of explanations. */

export const pairs = '对子';
export const suited = '同花色';
export const offsuit = '不同花色';
export const suitedAndOffsuit = '同花色和不同花色';

/** Hands of a group that have no separate line. */
export const others = (combos: string): string => `其他 ${combos}`;
export const noneLeft = '一个不剩';
export const togetherOf = (all: string): string => `合计，共 ${all} 个`;
export const countOfAll = (count: string, all: string): string => `${all} 个中的 ${count} 个`;

/** `'3 张 K'` */
const ranks = (count: number, rank: Rank): string => `${count} 张 ${rankName(rank)}`;

/** `'3 张 K：3 × 2 ÷ 2'` */
export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}：${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}：${count === 2 ? '一对' : '没有对子'}`;
};

/** Suits with both cards left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? '没有哪种花色两张牌都在'
    : `两张牌都在的花色：${list(
        suits.map((suit) => suitName(suit)),
        'and',
      )}`;

/** `'3 张 A × 3 张 K'` */
export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}，减去 ${suited} 个同花色的`;

/* Small parts that several pages share. */

export const undo = '撤销';
export const redo = '重做';
export const clear = '清空';

export const howToGetIt = '计算方法';
export const hands = '手牌';
/** Of a hand or a card to choose, once graded. */
export const found = '找到了';
export const missed = '漏掉了';
export const wrong = '选错了';
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}，${plays ? '用得上' : '用不上'}${isChosen === plays ? '' : '，你选的相反'}`;

/** The error of a rule of thumb. */
export const exactToTenth = '精确到 0.1';
export const tooLow = (points: string): string => `低了 ${points} 个百分点`;
export const tooHigh = (points: string): string => `高了 ${points} 个百分点`;

/** A card, and a sentence that begins with it. */
export const cardSays = (card: string, says: string): string => `${card}：${says}`;
/** What a card does to the user's range: the rest of a sentence that begins with the card. */
export const leavesEquity = (equity: string, points: string): string =>
  `让你的范围胜率变为 ${equity}：${points} 个百分点。`;
export const leavesMost = (equity: string, points: string): string =>
  `让你的范围胜率变为 ${equity}：${points} 个百分点，是你最好的牌。`;
export const leavesLeast = (equity: string, points: string): string =>
  `让你的范围胜率变为 ${equity}：${points} 个百分点，是你最差的牌。`;
export const cannotCome = '不可能出现：某个范围的每手牌都含有它。';

/* Examples. */

export const spotsWorth = '值得一看的局面';
export const orExample = '或者看一个例子';
/** Between hands and board. */
export const on = '公共牌';
export const examples = {
  outs: '十二张补牌，逐张数清',
  flush: '九张红桃，其中八张有效',
  backdoors: '五张补牌，再加后门',
};
/** @param sites `'PokerStars、GGPoker 或 PHH'` */
export const orPaste = (sites: string): string => `或粘贴手牌历史（${sites}），逐步回看。`;
export const onDevice = '一切都在这台设备上计算，没有一张牌会传出去。';
export const notAtTable = '真钱牌桌打开时请勿使用：扑克平台禁止这样做。';

/* Keys. */

export const keys = '按键';
export const allHelp = '全部帮助：标记、写法、术语';

/* The legend. */

export const cleared = '已清空。';
export const reopen = '重新打开手牌历史';
/** A part of a range. */
export const withPart = (part: string): string => spaced`持有${part}时`;
export const againstPart = (part: string): string => spaced`对阵${part}`;
export const completes = '凸起：使其成牌';
/** Before an example. */
export const orType = '或输入';
export const orUseType = '或点“输入”：';
/** After it. */
export const anyNotation = '。任何写法都可以：Ah Kd、ahkd、10h。';
/** After the card. */
export const best = (equity: string, change: string): string =>
  `让你的胜率变为 ${equity}：${change} 个百分点，是你最好的牌。`;
export const worst = (equity: string): string => `最差，${equity}。`;
export const pointAtCard = '指向一张牌，查看原因。';
export const holdCard = '按住一张牌查看原因；点一下就发这张牌。';

/* The signs of the deck. */

export const ownRank = '与你的底牌同点数';
export const upAPoint = '上升一个百分点或更多';
export const up = '上升';
export const out = '补牌';
export const chop = '平分';
export const downAPoint = '下降一个百分点或更多';
export const down = '下降';
export const behindOrTied = '使你落后或打平';
export const behindOrTiedShort = '落后或打平';
export const behind = '使你落后';
export const feared = '让你的胜率减少 30% 或更多';
export const fearedShort = '损失很大';
export const stillBehind = '牌变强了，但仍落后';
export const stillBehindShort = '仍落后';
export const wild = '∗ 百搭牌';
export const barOnFlop = '条：翻牌有这张牌时你的胜率';
export const barIfItComes = '条：发出这张牌时你的胜率';
export const raisedSum = '凸起：值十分之一张补牌或更多；总和就是有效补牌数';
export const legendRaised = '凸起：值十分之一张补牌或更多';
export const barChange = (points: string): string => `条：胜率的变化，±${points} 个百分点`;
export const barMakes = '条：组成的牌型';
export const barMakesToFlush = '条：组成的牌型，从一对到同花顺';
export const barMakesToFive = '条：组成的牌型，从一对到五条';

/* The streets. */

export const byStreetTitle = '逐街查看';
export const youContinue = '你继续';
export const theyContinue = '对手继续';
export const continues = (player: string): string => spaced`${player}继续`;
export const opponentContinues = (number: number): string => `对手 ${number} 继续`;
export const combosOf = (combos: string, of: string): string => `${combos}，共 ${of}`;
export const legendNuts = '坚果牌';
/** @param text the count, `'1,081'` */
export const beatYou = (_: number, text: string): string => `${text} 手牌能赢你`;
export const outs = (count: number): string => `${count} 张补牌`;
export const outsTo = (count: number, category: number): string => `${count} 张补牌成${aCategory(category)}`;
/** For a screen reader, before a street. */
export const backTo: Readonly<Record<Street, string>> = {
  preflop: '回到开头：',
  flop: '回到翻牌：',
  turn: '回到转牌：',
  river: '回到河牌：',
};
export const tapThree = '点三张牌，或';
export const tapOne = '点一张牌，或';
export const dealThree = '随机发牌';
export const dealOne = '随机发一张';
export const asPlayed = '实际打法';
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  spaced`无法恢复公共牌：${card}${places[place]}。`;

/* The rows. */

export const deck = '牌堆';
export const wildCards = '百搭牌';
export const copy = '复制、打印';
export const copySummary = '文字、图片，或供其他程序使用';
export const spots = '你的局面';
export const spotsSummary = '随时保存在这台设备上';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} 张未见，${method}。`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} 张未见，${method}，${draws} 次发牌。`;
export const chance = (label: string, percent: string, odds: string): string => `${label} ${percent}，${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}：胜率 ${equity}，赢 ${win}，平分 ${tie}`;
export const row = (title: string, cards: string): string => `${title}：${cards}`;

// Titles of rows of cards.
/** Between cards that are part of an out. */
export const partSeparator = '、';
export const partOfOut = '部分算补牌';
export const outsCount = '补牌';
export const chops = '平分底池';
export const tainted = '改进了你的牌，但仍落后';
export const dangers = '危险牌';

/** From outs to equity. */
export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `从补牌到胜率：${hits} 次你击中 − ${hitLose} 次击中但输${hitTie === '' ? '' : ` − ${hitTie} 次击中但平分`} + ${missWin} 次没击中也赢 + ${tieShare} 平分所得 = ${of} 种后续牌中的 ${sum}`;
/** From the opponent's outs to their equity. */
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `从对手的补牌到对手的胜率：${hits} 次对手击中 − ${hitLose} 次击中但输${hitTie === '' ? '' : ` − ${hitTie} 次击中但平分`} + ${missWin} 次没击中也赢 + ${tieShare} 平分所得 = ${of} 种后续牌中的 ${sum}`;

export const offered = (pot: string, call: string): string => `底池 ${pot}，需跟注 ${call}。`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => {
  if (size === '1') return '面对满池下注。';
  return size === '2' ? '面对两倍底池的下注。' : `面对 ${size} 底池的下注。`;
};
export const pots = (pots: string): string => `底池：${pots}。`;
