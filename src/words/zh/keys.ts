/* 按键的作用：在牌桌上，以及在其他页面。 */

export const arrows = '方向键';

export const deals = '发出梅花9';
export const opponent = '接下来是一名对手的牌';
export const readsKey = '对手入池的手牌和牌力';
export const dead = '接下来是死牌；再按 x 结束';
export const range = '展开一个范围在公共牌上的分布；% 显示占比';
export const back = '退回上一条街';
export const on = '前进一条街：按实际打法，否则随机发牌';
export const nextRange = '打开下一位玩家的范围';
export const narrow = '把打开的范围收窄到继续的部分';
export const price = '下注尺度：1 到 7 选择，Enter 关闭';
export const move = '在牌堆中移动；Enter 发出这张牌';
export const undo = '撤销（Ctrl+Y：重做）';
export const close = '关闭打开的内容，然后清空牌桌';
export const keys = '显示这些按键';

export const studyDecide = '学习：跟注或弃牌';
export const studyDone = '学习：完成，然后下一个局面';
export const studyNext = '学习：看过结果后，下一个局面，或把局面放到牌桌上';
export const studyClear = '学习：清除所有标记，或打开本帮助';
export const history = '手牌历史：下一个或上一个决策';
export const lab = '牌型实验室：一张百搭牌';
export const showDeal = '所有人的牌：下一张牌发到公共牌、新玩家，或另一名玩家';
export const showTurn = '所有人的牌：翻开或盖住一手牌，发两次';
export const showLook = '所有人的牌：全屏，另一种外观';
