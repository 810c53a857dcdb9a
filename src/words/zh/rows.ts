import { countText } from '../amounts';
import { spaced } from './grammar';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? '对手' : `对手 ${number}`);

export const outsToEquity = '从补牌到底池权益';
export const theirOutsToEquity = '从对手的补牌到对手的底池权益';
export const allRunOuts = (of: string): string => `共 ${of} 种发牌`;
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
export const opponents = '对手们';
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
export const theirOuts = (): string => '对手的补牌';
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
  `${of} 种发牌中有 ${hits} 种${outs === 1 ? '击中你唯一的补牌' : `至少击中 ${outs} 张补牌中的一张`}：这是教科书上的数字。`;
export const endWith = (target: string, hits: string, of: string): string =>
  `${of} 种发牌中有 ${hits} 种你最终凑成${target}。`;
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
