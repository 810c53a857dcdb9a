import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { Owner } from '../ladder';
import { percentText, pointsText } from '../numbers';
import { spaced } from './grammar';
import { onStreet } from './streets';

/* A player's range on a board. Names on the page are short: beside a bar there is room for two words. */

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
const all = (owner: Owner, live: number) => {
  const whose = owner === 'you' ? '你' : owner === 'they' ? '对手' : `对手 ${owner}`;
  return spaced`${whose}的 ${combosOf(live)}`;
};
export const noneOfAll = (owner: Owner, live: number): string => `${all(owner, live)}都不继续。`;
/** @param equity empty where there is none */
export const someOfAll = (combos: number, owner: Owner, live: number, equity: string): string =>
  ended(`${all(owner, live)}中有 ${combosText(combos)} 个继续${equity === '' ? '' : `：${equity}`}`);
export const aheadOf = (behind: number, owner: Owner, live: number): string =>
  behind === 0 ? `${all(owner, live)}，你一个也没有领先。` : `${all(owner, live)}中你领先 ${combosText(behind)} 个。`;
export const noneContinues = '没有继续的。';
export const against = (combos: number, equity: string): string =>
  ended(`对继续的 ${combosText(combos)} 个，${equity}`);
export const nothingContinues = '没有继续的。';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string => `（只有顶对${isRiver ? '以上' : '或听牌'}继续时）`;
/** @param equity empty where there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} 个继续${condition}${equity === '' ? '' : `：${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`你用 ${combosText(combos)} 个继续${condition}${equity === '' ? '' : `：${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = '勾选继续的牌。';
export const nothingFolds = '没有弃牌的。';
const often = (folds: number | undefined) => (folds === undefined ? '' : `，频率 ${percentText(folds)}`);
/** @param folds how often, where it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `你弃掉 ${combosText(live)} 个中的 ${combosText(gone)} 个${often(folds)}。`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(live)} 个中有 ${combosText(gone)} 个弃牌${often(folds)}。`;
export const narrowedToOne = '缩小后只剩一个组合，就是一手已知的牌。';
export const narrowed = (combos: number, next: Street): string =>
  `缩小后，${onStreet[next]}仍是这 ${combosText(combos)} 个，不管来什么牌。`;

export const price = (needed: number, right: number, of: number): string =>
  `你需要 ${percentText(needed)}：${combosOf(of)}中，对其中 ${combosText(right)} 个够了。`;

// A hand of the grid.
/** Facts beside each other: `'顶对，4 个组合，你的胜率 8.8%'` */
export const facts = (all: readonly string[]): string => all.join('，');
export const notInRange = '不在范围内';
export const blockedBy = (all: number, cards: string): string => spaced`${combosOf(all)}，被${cards}阻断`;
export const combos = combosOf;
export const someBlocked = (live: number, all: number, cards: string, _: number): string =>
  spaced`${combosOf(all)}中的 ${combosText(live)} 个（其余被${cards}阻断）`;
export const blockedByTheirs = '被对手的牌阻断';

/** A row for a screen reader: `'暗三条：9 个组合，5.1%，你的胜率 6.1%'` */
export const row = (title: string, facts: string): string => `${title}：${facts}`;
