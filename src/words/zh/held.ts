import { spaced } from './grammar';

export { theyHold, youHold } from './rows';

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

export const gridShows = '表格显示的内容';
export const yourEquity = '你的胜率';
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
export const fromEquity = '你的胜率';
export const fromPart = '未阻断的比例';
export const footPart = '未阻断的比例';

export const cannotCome = (row: string, isOwn: boolean): string => `${isOwn ? '你拿着' : '对手拿着'}${row}时不会出现。`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  isOwn ? `你拿着${row}时胜率 ${equity}。` : `你对${row}的胜率 ${equity}。`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `凑成听牌，${leavesYou(equity, row, isOwn)}`;
