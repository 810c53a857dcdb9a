import type { Rung, HeldDraw } from '../../poker/holding';
import type { Texture } from '../../poker/flops';
import { countText } from '../amounts';
import { percentText } from '../numbers';
import { ordinal } from './grammar';

/* 翻牌有多大机会带来某种牌的练习。 */

/** By what is asked about. */
export const questions = {
  'pair or better': '翻牌击中你自己的一对或更好的机会有多大？',
  'top pair or better': '翻牌击中顶对或更好的机会有多大？',
  'two pair or better': '翻牌击中两对或更好的机会有多大？',
  'trips or better': '翻牌击中明三条或更好的机会有多大？',
  'set or better': '翻牌击中暗三条或更好的机会有多大？',
  'straight or better': '翻牌击中顺子或更好的机会有多大？',
  'flush or better': '翻牌击中同花或更好的机会有多大？',
  'flush draw': '翻牌击中同花听牌的机会有多大？',
  'open-ended straight draw': '翻牌击中两头顺听牌的机会有多大？',
  gutshot: '翻牌击中卡顺听牌的机会有多大？',
  overcard: '翻牌出现比你的对子大的高张的机会有多大？',
};

/** A rare share of flops: `'about one flop in 71'` */
export const oneFlopIn = (flops: string): string => `大约 ${flops} 次翻牌中一次`;

/** @param about the share in words */
export const result = (share: string, about: string): string => `${share}，${about}。`;

/* The lines of explanations. */

export const flopsOf = (hits: string, of: string, about: string): string => `${of} 种翻牌中的 ${hits} 种，${about}`;

export const rungs: Readonly<Record<Rung, string>> = {
  'straight flush': '同花顺',
  'four of a kind': '四条',
  'full house': '葫芦',
  flush: '同花',
  straight: '顺子',
  set: '暗三条',
  trips: '明三条',
  'two pair': '两对',
  overpair: '超对',
  'top pair': '顶对',
  'pocket pair below top': '小于顶牌的口袋对子',
  'second pair': '中对',
  'pocket pair below second': '小于第二张的口袋对子',
  'third pair or lower': '第三对或更小',
  'pocket pair below third': '小于第三张的口袋对子',
  'ace high': 'A高牌',
  'no made hand': '没有成牌',
};
/** What is above the rungs that are named. */
export const better = '更好的牌';
export const flopsWith = (name: string, flops: string): string => `${name}：${flops} 种翻牌`;

export const ownCardFalls = (product: string): string => `来剩下两张同点数牌中的一张：${product}`;
export const higherCardFalls = (product: string): string => `来一张更大的牌：${product}`;
export const pairingCardFalls = (product: string): string => `来能成对的六张牌中的一张：${product}`;
export const twoOfSuitFall = '两张你的花色加另一张：55 × 39 种翻牌：19,600 种中的 2,145 种';

/* What is not in the product. */
export const fullHouses = '翻牌三张同点数时成葫芦';
export const straightsAndFlushes = '不靠这些牌组成的顺子和同花';

export const draws: Readonly<Record<HeldDraw, string>> = {
  'flush draw': '同花听牌',
  'nut flush draw': '坚果同花听牌',
  'one-card flush draw': '单张同花听牌',
  'open-ended straight draw': '两头顺听牌',
  'double gutshot': '双卡顺听牌',
  gutshot: '卡顺听牌',
  'one-card straight draw': '单张顺子听牌',
  overcards: '两张高张',
  'backdoor flush draw': '后门同花',
  'one-card backdoor flush draw': '单张后门同花',
  'backdoor straight draw': '后门顺子',
  'combo draw': '组合听牌',
  'pair and flush draw': '对子加同花听牌',
  'pair and straight draw': '对子加顺子听牌',
  'overcards and flush draw': '高张加同花听牌',
  'overcards and straight draw': '高张加顺子听牌',
};

export const textures: Readonly<Record<Texture, string>> = {
  monotone: '三张同花',
  'two-tone': '两张同花',
  rainbow: '彩虹面',
  unpaired: '没有对子',
  paired: '有对子',
  'three of a kind': '三张同点数',
};

export const eightOuts = '八张或更多补牌';
export const aboveThePair = '大于对子的牌';

export const opponents = '对手';
export const oneToNine = '对一到九个对手的胜率';
export const heads = (equity: string): string => `对一人 ${equity}，对二到九人为模拟`;
export const flopBrings = '翻牌带来';
export const you = (text: string): string => `你：${text}`;
export const goodAndOvercard = (good: string, goodShare: string, overcard: string): string =>
  `${good} ${goodShare}，高张 ${overcard}`;
export const goodAndEightOuts = (good: string, goodShare: string, eightOuts: string): string =>
  `${good} ${goodShare}，八张补牌 ${eightOuts}`;
export const texture = '翻牌结构';
export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join('，');
export const place = '排名';
export const ofHands = (place: number, top: string): string => `169 种手牌中排第 ${place}，前 ${top}`;

export const whoseFlop = '谁的翻牌';
export const weighed = '占翻牌的比例，每个组合按权重计算。选择一行，发一个这样的翻牌。';
export const ofFlops = (of: string): string => `占 ${of} 种翻牌的比例。选择一行，发一个这样的翻牌。`;
export const made = '翻牌成牌';
export const drawsBeside = '听牌，也计入上面各行';
export const drawsOnFlop = '翻牌听牌';
export const sideDraws = '后门、单张和组合听牌';
export const moreDraws = '更多翻牌听牌';
export const allDraws = '所有听牌';
export const overcards = '高张';
export const aboutSet = (hits: string, of: string): string =>
  `“暗三条或更好”包括三张同点数的翻牌：它们凑成葫芦。不算它们是 ${of} 种中的 ${hits} 种。`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `这里的一对要用到一张底牌。写着一对 ${pair}、两对 ${twoPair} 的表格把公共牌自己的对子也算进去了。`;
export const textureList = '翻牌结构，按花色和按点数';
export const aboutTexture = '按花色和按点数。每组加起来是 100%。';
export const aboutPlace = (combos: number, of: number): string =>
  `169 种手牌按对一个持任意两张牌的对手的胜率排序。${countText(of)} 个组合中有 ${countText(combos)} 个排在这里或更前。死牌不影响排名。`;
export const countOf = (count: string, of: string): string => `${of} 中的 ${count}`;
export const never = '从不';
export const always = '总是';
export const deal = (title: string, share: string, odds: string): string =>
  `${title}：${share}${odds === '' ? '' : `，${odds}`}。发一个这样的翻牌`;

export const against = (opponents: number, equity: string): string => `${opponents} 个对手：${equity}`;
export const notCounted = (opponents: number): string => against(opponents, '还没有计算');
export const aboutMany = '对一到九个持任意两张牌的对手的胜率。横线表示平均份额。';
export const manySimulated = (points: string): string => `多于一个对手：模拟，${points}。`;

export const allFlopsTitle = '全部翻牌';
export const allFlopsClosed = '你在每个翻牌上的胜率';
export const counting = '正在计算';
export const order = '排序';
export const best = '最好的在前';
export const worst = '最差的在前';
export const strongest = '你在前 10% 中的占比';
export const byCards = '按牌面';
export const which = '哪些翻牌';
export const all = '全部';
export const list = '翻牌';
export const means = '各类翻牌上你的胜率';
export const flop = '翻牌';
export const equity = '胜率';
export const share = '占比';
export const strong = '前 10% 占比';
export const more = '显示更多';
export const none = '没有这样的翻牌。';
export const strongNote = '前 10% 占比：这个翻牌上最强的 10% 手牌中你占的比例（双方范围按同样大小计算）。';
export const suitsNote = '只差花色的翻牌合为一行。点一行就发出这个翻牌。';

export const textureNames = {
  monotone: '三张同花',
  twoTone: '两张同花',
  rainbow: '彩虹面',
  unpaired: '没有对子',
  paired: '有对子',
  trips: '三张同点数',
  ace: 'A高',
  king: 'K高',
  queen: 'Q高',
  middle: 'J高或10高',
  low: '9高或更小',
};

/** While they are counted. */
export const progress = (done: number, of: number): string => `${countText(done)} / ${countText(of)} 个翻牌`;

/** Once all are there: the mean equity, and that of the worst and the best flop. */
export const summary = (mean: number, lowest: number, highest: number): string =>
  `平均 ${percentText(mean)}，从 ${percentText(lowest)} 到 ${percentText(highest)}`;

export const averageIs = (mean: number): string => `平均 ${percentText(mean)}`;
/** 所选各类都包含的翻牌。 */
export const chosenFlops = (flops: number, mean: number, share: number): string =>
  `${countText(flops)} 种翻牌：平均胜率 ${percentText(mean)}，占 ${percentText(share)}。`;

export const dealThis = (cards: string, equity: number): string => `${cards}：${percentText(equity)}。发出这个翻牌`;

export const allHandsTitle = '全部 169 种手牌';
export const allHandsClosed = '每种手牌对对手手牌的胜率';
export const missing = '无法加载翻牌前胜率表。请重新加载页面。';

export const yoursAndBest = (hand: string, equity: string, best: string, bestEquity: string): string =>
  `${hand} ${equity}，最好的是 ${best} ${bestEquity}`;
export const yoursIsBest = (hand: string, equity: string): string => `${hand} ${equity}，最好的`;
export const fromTo = (worst: string, worstEquity: string, best: string, bestEquity: string): string =>
  `从 ${worst} ${worstEquity} 到 ${best} ${bestEquity}`;

const combos = (live: number, all: number) => (live === all ? `${all} 个组合` : `${all} 个组合中的 ${live} 个`);
export const told = (equity: string, place: number, live: number, all: number): string =>
  `胜率 ${equity}，169 种里排${ordinal(place)}，${combos(live, all)}`;
export const spoken = (hand: string, told: string): string => `${hand}：${told}`;
export const spokenYours = (hand: string, told: string): string => `${hand}：${told}，你的`;
export const hold = (hand: string, equity: string): string => `${hand}：${equity}。作为你的手牌`;

export const map = '169 种手牌，对对手的胜率';
export const about = '每格：这手牌对对手所持的胜率。对角线以上为同花。';
export const outlined = '你的手牌有边框。';
export const yours = '你的手牌';
export const handPlace = '名次';
export const hand = '手牌';
export const combosTitle = '组合';
export const note = '一种手牌的胜率是它各个组合的平均，按各组合实际能出现的次数加权。';
export const tapToHold = '点选一种，作为你的手牌。';

export const callFrom = (needed: string, hands: number, right: number, of: number): string =>
  `胜率达到 ${needed} 就跟注：${hands} 种手牌，${countText(of)} 个组合中的 ${countText(right)} 个。`;
export const callsAsRange = '设为你的范围';
export const calls = (told: string): string => `${told}，跟注`;
export const call = '跟注';
