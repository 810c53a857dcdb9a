import type { Rank } from '../../poker/card';
import { rankName } from './cards';

/* 图表的各页：补牌与概率、翻牌会带来什么。 */

export const sheet = '表格';
export const sheets = { outs: '补牌', flop: '翻牌会带来什么' };

export const print = '打印图表';
export const paper = '一页，A4 或 Letter';

/* --------------------------------------------------------------------------------- outs -- */

export const outsTitle = '补牌与概率';
export const outs = '补牌';
export const chances: readonly string[] = ['转牌', '河牌', '到河牌'];
export const rules: readonly string[] = ['乘\u00a02\u00a0法则', '乘\u00a04\u00a0法则', '所罗门'];
export const error = '误差';

export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `翻牌圈有 ${onFlop} 张未见的牌，转牌圈有 ${onTurn} 张。“到河牌”指两张牌中至少有一张是补牌。`,
  after:
    ' 是不中对中的赔率。乘\u00a02\u00a0法则：补牌数\u00a0×\u00a02，只看河牌。乘\u00a04\u00a0法则：补牌数\u00a0×\u00a04，看转牌和河牌。所罗门法则：补牌数\u00a0×\u00a04，再减去超过八张的部分。误差以百分点计。',
});

export const drawsTitle = '各种听牌与补牌数';
export const againstBetter = '对手的牌更大';
export const inHand = '底牌';
export const onBoard = '公共牌';

export const draws = {
  pairToSet: '口袋对子听暗三条',
  gutshot: '卡顺听牌',
  twoPairToFullHouse: '两对听葫芦',
  pairToTwoPair: '一对听两对或明三条',
  overcards: '两张高张',
  setToFullHouse: '暗三条听葫芦或更好',
  openEnded: '两头顺听牌',
  doubleGutshot: '双卡顺听牌',
  flushDraw: '同花听牌',
  flushAndGutshot: '同花听牌加卡顺',
  flushAndPair: '同花听牌加一对',
  flushAndOpenEnded: '同花听牌加两头顺',
  flushAndOvercards: '同花听牌加两张高张',
};

/* --------------------------------------------------------------------------------- flops -- */

export const example = '例如';
export const flopBrings = '翻牌带来';
export const outOf = (hits: string, of: string): string => `${of} 中的 ${hits}`;

export const flopNote = (flops: string, better: string, pair: string, twoPair: string): string =>
  `共 ${flops} 种翻牌，不知道其他任何牌；x : 1 是不中对中的赔率。“暗三条或更好”比再中一张同点牌的 ${better} 更多：三张同点的翻牌会成葫芦。这里的一对要用到一张底牌；有的表写一对 ${pair}、两对 ${twoPair}，那是把公共牌自己的对子也算了进去。同花或连张的手牌，还要加上“两个不同点数”带来的部分。`;

export const pocketPair = '口袋对子';
export const pocketPairs = '任何对子';
export const setOrBetter = '暗三条或更好';
export const set = '暗三条';
export const fullHouse = '葫芦';
export const fourOfAKind = '四条';
export const cardAbove = (rank: Rank): string => `有一张大于 ${rankName(rank)} 的牌`;

export const offsuit = '不同花的底牌';
export const offsuitHands = '两个不同点数；一对要用到一张底牌';
export const pairOrBetter = '一对或更好';
export const pair = '一对';
export const twoPair = '两对';
export const trips = '明三条';

export const suited = '同花的底牌';
export const suitedHands = '任何两张同花色的牌，另加两个点数带来的部分';
export const flush = '同花';
export const backdoorFlushDraw = '后门同花听牌';

export const connected = '相连的底牌';
export const connectedHands = '相邻的两张，从 J-10 到 5-4';
export const straight = '顺子';
export const openEndedOrDouble = '两头顺或双卡顺';
export const eightOuts = '顺子或更好，或八张补牌';
