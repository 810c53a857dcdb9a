import type { Texture } from '../../poker/flops';
import type { HeldDraw } from '../../poker/holding';
import { countText } from '../amounts';

export { rungs } from './flops';

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
  `“暗三条或更好”比再来一张同点数的牌要多（不知道其他牌时为 ${of} 种中的 ${hits} 种）：三张同点数的翻牌会凑成葫芦。`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `这里的一对要用到一张手牌。写着一对 ${pair}、两对 ${twoPair} 的表格把公共牌自己的对子也算进去了。`;
export const textureList = '翻牌结构，按花色和按点数';
export const aboutTexture = '按花色和按点数：每三行加起来是全部翻牌。';
export const aboutPlace = (combos: number, of: number): string =>
  `169 种手牌按对一个持任意两张牌的对手的胜率排序。${countText(of)} 个组合中有 ${countText(combos)} 个排在这里或更前。死牌不影响排名。`;
export const countOf = (count: string, of: string): string => `${of} 中的 ${count}`;
export const never = '从不';
export const always = '总是';
export const deal = (title: string, share: string, odds: string): string =>
  `${title}：${share}${odds === '' ? '' : `，${odds}`}。发一个这样的翻牌`;

export const against = (opponents: number, equity: string): string => `${opponents} 个对手：${equity}`;
export const notCounted = (opponents: number): string => against(opponents, '还没有计算');
export const aboutMany = '对这么多持任意两张牌的对手，你的胜率（%）；横线表示平均份额。';
export const manySimulated = (points: string): string => `多于一个对手：模拟，${points}。`;
