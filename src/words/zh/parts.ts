/* 多个页面共用的小部件。 */

export const undo = '撤销';
export const redo = '重做';
export const clear = '清空';

export const howToGetIt = '计算方法';
export const hands = '手牌';
/** 供选择的手牌或牌，批改之后。 */
export const found = '找到了';
export const missed = '漏掉了';
export const wrong = '选错了';
/** @param isChosen 用户是否选了它 */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}，${plays ? '用得上' : '用不上'}${isChosen === plays ? '' : '，你选的相反'}`;

/** 经验法则的误差。 */
export const exactToTenth = '精确到 0.1';
export const tooLow = (points: string): string => `低了 ${points} 个百分点`;
export const tooHigh = (points: string): string => `高了 ${points} 个百分点`;

/** 一张牌，以及以它开头的句子。 */
export const cardSays = (card: string, says: string): string => `${card}：${says}`;
/** 一张牌对用户范围的影响：句子以这张牌开头，这是其余部分。 */
export const leavesEquity = (equity: string, points: string): string =>
  `让你的范围胜率变为 ${equity}：${points} 个百分点。`;
export const leavesMost = (equity: string, points: string): string =>
  `让你的范围胜率变为 ${equity}：${points} 个百分点，是你最好的牌。`;
export const leavesLeast = (equity: string, points: string): string =>
  `让你的范围胜率变为 ${equity}：${points} 个百分点，是你最差的牌。`;
export const cannotCome = '不可能出现：某个范围的每手牌都含有它。';
