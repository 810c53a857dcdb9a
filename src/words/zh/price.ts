import type { Move } from '../../poker/money/verdict';
import type { ReadName } from '../../poker/money/reads';
import { spaced } from './grammar';
import { seatName, seatNames } from './spot';
import type { Seated } from '../types';
import type { ReadKind } from '../../poker/range';

export const title = '价格';
export const thePrice = '价格';
export const pot = '底池';
export const withBet = '含下注';
export const toCall = '需跟注';
export const potSize = '满池';
export const amounts = '数额';
export const sizes = '尺度';
export const moreSizes = '更多';
export const usualSizes = '常用';
export const betSizes = '下注尺度';
export const betOf = (size: string): string => (size === '1' ? '下注一个底池' : `下注 ${size} 底池`);
export const potAfterCall = (pot: string): string => `你跟注后底池 ${pot}。`;
export const makePot = (amount: string): string => `把底池改为 ${amount}`;
export const differentAmounts = '全下的数额不同？';
export const splitPots = '拆分底池';

const MOVES = { call: '跟注', fold: '弃牌' };
export const call = '跟注。';
export const atLeastCall = '至少跟注。';
export const fold = '弃牌。';
export const close = '相差很小。';
export const closeTo = (move: Move): string => `相差很小：${MOVES[move]}。`;
export const byPrizes = (move: Move, isClose: boolean): string =>
  `按奖金${isClose ? '相差很小：' : ''}${MOVES[move]}。`;
export const dependsOnPlayers = (seats: readonly number[], who: Seated): string => {
  const names = seatNames(seats, who);
  return names !== undefined ? spaced`取决于${names}。` : `取决于后面的 ${seats.length} 名玩家。`;
};
export const dependsOnStrength = '取决于对方牌力。';
export const dependsOnRange = '取决于对方的范围。';
export const foldUnless = '弃牌，除非';
export const foldUnlessBluff = '弃牌，除非对方诈唬。';
export const nothingToCall = '无需跟注。';

export const needAndHave = (needed: string, share: string, against?: string): string =>
  `需要 ${needed}，${against === undefined ? '' : `对${against}`}有 ${share}。`;
export const drawingDead = '你已经没有机会赢。';
export const haveTheNuts = '你拿着坚果牌。';
export const farAhead = (share: string): string => `你遥遥领先：${share}。`;
export const cannotLose = '你不会输。';
export const evenAgainst = (share: string, against: string): string => `即使面对${against}也有 ${share}。`;
export const needAndEven = (needed: string, share: string, against: string): string =>
  `需要 ${needed}；即使面对${against}也有 ${share}。`;
export const winLater = (amount: string, isInPots: boolean): string =>
  `击中后能再赢 ${amount}${isInPots ? ' 个底池' : ''}。`;
export const outsPay = (share: string, needed: string): string => `光凭补牌就划算：${share}，需要 ${needed}。`;
export const outsClose = (share: string, needed: string): string => `光凭补牌：${share}，需要 ${needed}。`;
export const against = (read: string, move: Move, share: string): string => `${read}：${MOVES[move]}（${share}）。`;
export const bluffs = (bets: number | undefined): string =>
  bets === undefined ? '只有多数下注是诈唬时才跟注。' : `每 ${bets} 次下注至少有一次是诈唬就跟注。`;
export const fewBluffs = '十次下注有一次诈唬就够了。';
export const openingShares = (shares: readonly (readonly [read: string, share: string])[], needed: string): string =>
  `${shares.map(([read, share]) => `${read} ${share}`).join('，')}；需要 ${needed}。`;
export const callIfTheyFold = (_players: number): string => '对方弃牌就跟注，对方跟注就弃牌。';
export const foldIfTheyFold = (_players: number): string => '对方弃牌就弃牌，对方跟注就跟注。';
export const ifAllCalled = (opponents: number): string =>
  `前提是${opponents === 2 ? '两' : ` ${opponents} `}名对手都已跟注。`;

const RIVER = { '50% with connects': '一对或更好', '50% with continues': '顶对或更好' };
const READS: Readonly<Record<ReadName, string>> = {
  'any two': '任意两张牌',
  '50% with connects': '一对或听牌',
  '50% with continues': '顶对或听牌',
  '50%': '前一半',
  '25%': '前四分之一',
  '10%': '前十分之一',
};
export const best = { '50%': '最好的一半手牌', '25%': '最好的四分之一手牌', '10%': '最好的十分之一手牌' };
export const read = (name: ReadName, isRiver: boolean): string =>
  isRiver && name in RIVER ? RIVER[name as keyof typeof RIVER] : READS[name];

export const about = (share: string): string => `约 ${share}`;
export const potOdds = (odds: string): string => `底池赔率 ${odds} : 1。`;
export const potOddsAnd = (odds: string, needed: string): string => `底池赔率 ${odds} : 1，你需要 ${needed} : 1。`;
export const breakEven = (equity: string): string => `盈亏平衡胜率 ${equity}。`;
export const perCall = (ev: string): string => `每次跟注的期望值 ${ev}。`;
export const perCallInPots = (ev: string): string => `每次跟注的期望值 ${ev} 个底池。`;
export const implied = (needed: string): string => `隐含赔率：之后再赢 ${needed} 就能盈亏平衡。`;
export const noImplied = (needed: string, behind: string): string =>
  `没有隐含赔率：之后还需要赢 ${needed}，而剩余筹码只有 ${behind}。`;
const DECISIONS = { call: '跟注', fold: '弃牌', close: '相差很小', depends: '取决于后面的玩家' };
export const readAndShare = (read: string, share: string, decision: keyof typeof DECISIONS): string =>
  `${read}：${share}，${DECISIONS[decision]}。`;
export const outsFall = (next: string, byRiver: string | undefined): string =>
  `你的补牌：下一张 ${next}${byRiver === undefined ? '' : `，到河牌 ${byRiver}`}。`;

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `底池（${pot}）小于需跟注的数额（${call}）。底池包含这次下注吗？加上下注是 ${withBet}。`;
export const wrongPrice = (bet: string, who: Seated): string =>
  spaced`下注超过 ${bet}，${seatName(0, who)}跟注就不划算。`;

/* 关于底池赔率的练习：跟注需要多少胜率。 */

/** The pot has the bet in it. */
export const callQuestion = (pot: string, call: string): string =>
  `底池连同下注共 ${pot}，跟注需要 ${call}。你需要多少胜率？`;

export const oddsQuestion = (percent: string): string => `你的胜率是 ${percent}。你需要多大的底池赔率？`;

export const betQuestion = {
  pot: '对手下注一个底池。你需要多少胜率？',
  halfPot: '对手下注半个底池。你需要多少胜率？',
  /** `'2/3'` */
  part: (part: string): string => `对手下注 ${part} 个底池。你需要多少胜率？`,
  /** `'1.5'`, `'4/3'` */
  times: (times: string): string => `对手下注 ${times} 倍底池。你需要多少胜率？`,
  amount: (bet: string, pot: string): string => `底池 ${pot}，对手下注 ${bet}。你需要多少胜率？`,
};

export const mustWin = (odds: string, percent: string): string => `赔率 ${odds} 时，需要 ${percent} 的胜率。`;

export const needOdds = (percent: string, odds: string): string => `胜率 ${percent} 时，你需要 ${odds}。`;

/* The lines of explanations. */

export const byHeart = '下注三分之一底池需要 20%，一半 25%，三分之二 28.6%，一个底池 33.3%，两倍底池 40%';

export const callLine = (bet: string, pot: string): string => `你跟注 ${bet}，争夺 ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `你输 ${lose}，赢 ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} 比 ${call} 即 ${odds}`;

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: '对子或听牌',
  continues: '顶对或听牌',
  'toppair+': '顶对',
  'twopair+': '两对',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string => `${played}在这个牌面上没有${shown}。`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? '这个范围' : `前 ${percent}% 的手牌`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = '入池';
export const playsOf = (player: string): string => spaced`${player}入池的手牌`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: '任意两张',
  50: '一半',
  25: '四分之一',
  10: '十分之一',
};
export const has = '牌力';
export const hasOf = (player: string): string => spaced`${player}的牌力`;
export const any = '不限';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: '对子/听牌',
  continues: '顶对/听牌',
  'toppair+': '顶对+',
  'twopair+': '两对+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: '对子或听牌',
  continues: '顶对或听牌',
  'toppair+': '顶对或更好',
  'twopair+': '两对或更好',
};

/** What a seat plays, and shows: `'25%, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? '任意两张' : `${percent}%`;
  return [part, ...reads.map((read) => shown[read])].join('，');
};

export const done = '完成';
