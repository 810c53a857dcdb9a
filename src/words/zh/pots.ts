import type { MissingAmounts } from '../../notation/stakes';
import type { BothVerdicts } from '../../poker/money/behind';
import type { AmountField } from '../../poker/money/stakes';
import type { Comparison, Seated } from '../types';
import { list, spaced } from './grammar';
import { seatName, seatNames } from './spot';

const player = (seat: number, who: Seated) => (seat === 0 ? '你' : seatName(seat - 1, who));
const players = (seats: readonly number[], who: Seated): string =>
  list(
    seats.map((seat) => player(seat, who)),
    'and',
  );

export const pot = (at: number, pots: number): string => {
  if (at === 0) return '主池';
  return pots === 2 ? '边池' : `边池 ${at}`;
};
export const inSentence = pot;
export const yoursAlone = '只属于你';
export const onlyOne = (seat: number, who: Seated): string => spaced`只有${player(seat, who)}能赢`;
export const allCanWin = (count: number): string => (count === 2 ? '两人都能赢' : `${count} 人都能赢`);
export const contenders = players;
export const onePot = '一个底池';
export const mainAndSides = (main: string, sides: readonly string[]): string =>
  `主池 ${main}，边池 ${sides.join('、')}`;
export const comesBack = (amount: string, seat: number, who: Seated): string =>
  spaced`${amount} 退还给${player(seat, who)}：没有人跟到这个数额。`;
export const deadMoney = (amount: string): string => `底池中有 ${amount} 是死钱：归入主池。`;
export const rake = (amount: string): string => `抽水 ${amount}。`;

const STANDINGS: Readonly<Record<Comparison, string>> = {
  farAhead: '大幅领先',
  ahead: '领先',
  even: '大致持平',
  behind: '落后',
  more: '超过平均份额',
  equal: '接近平均份额',
};
export const ledBy = (pot: string, seat: number, who: Seated, share: string): string =>
  spaced`${pot}（但${seatName(seat - 1, who)}有 ${share}）`;
export const standing = (own: Comparison, pots: readonly string[]): string => `${list(pots, 'and')}${STANDINGS[own]}`;
export const together = (standings: readonly string[], share: string, total: string, needed: string): string =>
  `${standings.join('，')}：合计占 ${total} 的 ${share}，跟注需要 ${needed}。`;
export const have = (share: string, total: string, needed: string): string =>
  `跟注需要 ${needed}，你占 ${total} 的 ${share}。`;
export const oddsAndHave = (odds: string, share: string, total: string, needed: string): string =>
  `底池赔率 ${odds} : 1：跟注需要 ${needed}，你占 ${total} 的 ${share}。`;
export const cannotWin = (_: number, total: string): string => `你赢不到 ${total} 的边池：你没有跟到那个数额。`;
export const yoursAnyway = (amount: string): string => `其中 ${amount} 无论如何都归你。`;
export const rakeTakes = (amount: string): string => `抽水 ${amount}。`;

const folds = (seats: readonly number[], who: Seated) =>
  seatNames(seats, who) !== undefined
    ? spaced`${players(seats, who)}${seats.length === 1 ? '弃牌' : '都弃牌'}`
    : `后面 ${seats.length} 个玩家都弃牌`;
const BOTH: Readonly<Record<BothVerdicts, string>> = { call: '跟注', fold: '弃牌', close: '相差很小', depends: '' };
export const evIfTheyAct = (
  seats: readonly number[],
  who: Seated,
  fold: string,
  call: string,
  inPrizes: boolean,
): string => spaced`${inPrizes ? '奖金' : ''}期望值：如果${folds(seats, who)}，${fold}；如果他们跟注，${call}。`;
export const ifTheyFold = (seats: readonly number[], who: Seated, rests: string): string =>
  spaced`如果${folds(seats, who)}：${rests}`;
export const ifTheyCall = (rests: string): string => `如果他们跟注：${rests}`;
export const haveAgainst = (
  share: string,
  total: string | undefined,
  points: string | undefined,
  seats: readonly number[] | undefined,
  who: Seated,
  needed: string,
): string => {
  const all = who.opponents === 2 ? '两人' : `全部 ${who.opponents} 人`;
  const of = total === undefined ? '你有 ' : `你占能赢的 ${total} 的 `;
  const sure = points === undefined ? '' : `（模拟，${points}）`;
  return spaced`面对${seats === undefined ? all : players(seats, who)}，${of}${share}${sure}，跟注需要 ${needed}。`;
};
export const dependsByChips = '按筹码算，取决于他们。';
export const chipsSay = (decision: BothVerdicts): string =>
  decision === 'close' ? '按筹码算，相差很小。' : `按筹码算应当${BOTH[decision]}。`;
export const stillToCall = (seats: readonly number[], who: Seated): string =>
  seats.length === 1
    ? spaced`${players(seats, who)}还没有跟注，只能赢得他已跟到的部分。`
    : spaced`${players(seats, who)}还没有跟注，各自只能赢得已跟到的部分。`;

const AMOUNTS: Readonly<Record<MissingAmounts['field'], string>> = {
  bets: '下注额',
  stacks: '筹码量',
  bounties: '赏金',
};
export const missing = (field: MissingAmounts['field'], seats: readonly number[], who: Seated): string =>
  spaced`不知道${players(seats, who)}的${AMOUNTS[field]}。`;

export const once = '一次';
export const times: Readonly<Record<2 | 3, string>> = { 2: '两次', 3: '三次' };
export const won: Readonly<Record<2 | 3, Readonly<Record<'all' | 'some' | 'none', string>>>> = {
  2: { all: '两次都赢', some: '赢一次', none: '一次都不赢' },
  3: { all: '三次都赢', some: '赢一部分', none: '一次都不赢' },
};
const same = (average: string) => (average === '' ? '平均值相同' : `平均值相同，为 ${average}`);
export const noSwing = (average: string): string => `${same(average)}，标准差为 0：每次结果都一样。`;
export const swing = (average: string, count: 2 | 3, from: string, to: string): string =>
  `${same(average)}，标准差更小：发${times[count]}后从 ${from} 降到 ${to}。`;
export const partOfPot = (part: string): string => `底池的 ${part}`;

export const cash = '现金局：筹码就是筹码';
export const payouts = (payouts: readonly string[], players: number): string =>
  `${players} 名玩家，奖金 ${payouts.join('、')}，按 ICM`;
export const worth = (call: string, fold: string): string => `跟注平均价值 ${call}，弃牌 ${fold}。`;
export const chipsAndPrizes = (chips: string, prizes: string): string => `按筹码需要 ${chips}，按奖金需要 ${prizes}。`;
export const youHave = (share: string): string => `你有 ${share}。`;
export const riskPremium = (points: string): string => `风险溢价 ${points} 个百分点。`;
export const bubbleFactor = (factor: string): string =>
  `泡沫系数 ${factor}：输一个筹码的代价是赢一个筹码所得的多少倍。`;
export const leftOut = '没有计入：以后的牌、以后赢得的赏金、将要付的盲注、座位和技术。';
export const bountiesAsCash = '赏金按现金计算，不会增长。';
export const risingPayouts = (place: number): string => `第 ${place} 名的奖金高于第 ${place - 1} 名：请检查奖金。`;

export const sidePots = '边池';
export const runItTwice = '发两次';
export const tournament = '锦标赛';
export const amountsDisagree = '这些数额不一致';
export const oneOpponent = '没有：只有一个对手';
export const enterStacks = '一个底池：输入筹码量即可拆分';
export const potsAndMissing = (pots: string, missing: string): string => `${pots}。${missing}`;

export const use = (amount: string): string => `使用 ${amount}`;
export const useAs = (amount: string, field: AmountField): string =>
  `把 ${amount} 用作${field === 'pot' ? '底池' : '需跟注额'}`;

export const named = (name: string): string => `${name}，`;
export const anyTwo = '任意两张';
export const aRange = '一个范围';
export const inPot = '已下注';
export const inShort = '已下';
export const behind = '剩余';
export const allIn = '全下';
export const bounty = '赏金';
export const amountOf = (player: string, amount: string): string => `${player}：${amount}`;

export const folded = (number: number): string => `弃牌者 ${number}`;
export const addFolded = '添加弃牌者的下注';
export const enterAmounts = '输入每个玩家已下注和剩余的筹码。全下的玩家只能赢别人跟到的数额。';
export const shares = '各底池的份额和收回的数额';
export const comesBackLabel = '收回';
export const togetherLabel = '合计';
export const simulated = (points: string): string => `模拟，${points}。`;
export const rakeLabel = '抽水';
export const atMost = '最多';
export const any = '不限';
export const rakePart = '抽水';
export const yourCall = '你的跟注';
export const onAverage = '平均';

export const howOften = '剩余的牌发几次';
export const onceLabel = '一次';
export const twice = '两次';
export const threeTimes = '三次';
export const aboutTwice = '两次：剩余的牌发两次，每次决定每个底池的一半。中间不把牌放回牌堆。';
export const stillToAct = '还有人没有行动。所有下注完成后才能多次发牌。';
export const nothingToRun = '没有底池可争：没有什么可发的。';
export const ofOnePot = '一个底池';
export const potAndSize = (pot: string, size: string): string => `${pot}，${size}`;
export const youGet = '你收回';

export const notInHand = (number: number): string => `其他玩家 ${number}`;
export const addPlayer = '添加玩家';
export const addPlayerNamed = '添加不在这手牌中的玩家';
export const pays = (place: number): string => `第 ${place} 名奖金`;
export const add = '添加';
export const addPlace = '添加有奖金的名次';
export const ifYou = '如果你';
export const stack = '筹码';
export const worthLabel = '价值';
export const fold = '弃牌';
export const callOnAverage = '跟注，平均';
export const callAndWin = '跟注并赢';
export const callAndTie = '跟注并平分';
export const callAndLose = '跟注并输';
export const placeWorth = (prize: string): string => `你的名次平均价值 ${prize}。`;
export const callNeeds = '跟注需要';
export const enterStacksAndPrizes = '输入筹码量和各名次的奖金：奖金与筹码不成比例，所以跟注可能需要更高的胜率。';
