import { quote } from './grammar';

/* 练习页：各个视图、练习在当天的位置、按钮，以及出错时的说明。 */

export const page = '学习';
export const views = { drill: '练习', progress: '进度', chart: '图表' };
export const see = (spot: string): string => `看：${spot}`;
export const dealing = '正在发牌';

/* --------------------------------------------------------------------------------- titles -- */

export const today = '今天';
export const firstVisit = '第一次来';
export const sentPuzzle = '别人发给你的题目';
export const spotOf = (day: string): string => `${day}的每日一题`;
export const yourSpot = (name?: string): string => (name === undefined ? '你的局面' : `你的局面：${name}`);
export const levelTitle = (number: number, title: string): string => `第 ${number} 级：${title}`;

/* ------------------------------------------------------------------------------- standing -- */

export const spotsDone = (count: number): string => `已做 ${count} 题`;
export const guided = '引导示例';
export const answeredOn = (day: string): string => `你在${day}答过这题`;
export const notCounted = '以前做过：不计入';
export const puzzleOf = (at: number, of: number): string => `第 ${at} 题，共 ${of} 题`;
export const hidden = '答案已隐藏';
export const tenDone = '十题已做完';
export const ofToday = (count: number, of: number): string => `今天第 ${count} 题，共 ${of} 题`;
export const ofMore = (count: number, of: number): string => `加练第 ${count} 题，共 ${of} 题`;
export const seconds = (left: number): string => `${left} 秒`;
export const secondsLeft = (left: number): string => `剩余 ${left} 秒`;
export const isNew = '新题型';
export const back = {
  missed: '再来：上次漏了补牌',
  extra: '再来：上次数进了不是补牌的牌',
  tainted: '再来：上次数进了不干净的补牌',
  estimate: '再来：上次估计有偏差',
  price: '再来：上次价格判断错了',
  count: '再来：上次数错了',
  name: '再来：上次认错了牌型',
  share: '再来：上次比例估错了',
};

/* ---------------------------------------------------------------------------------- cards -- */

export const you = '你';
export const yourHand = '你的手牌';
export const board = '公共牌';
export const opponent = '对手';
export const opponentsHand = '对手的手牌';
export const opponentsRange = '对手的范围';
export const vsRange = '对一个范围';
export const vsUnknown = '对未知手牌';

export const clear = '清除';
export const clearAll = '清除所有标记';
export const skip = '跳过';
export const skipSpot = '跳过这个局面';
export const clock = '计时';
export const clockOf = (seconds: number): string => `计时：每题 ${seconds} 秒`;
export const undo = '撤销';

export const whichSuit = (rank: string): string => `${rank} 是什么花色？`;
export const tapOuts = '点选你的补牌。';
export const tapOrType = { before: '点选牌，或输入 ', after: ' 表示梅花9。' };
export const inPlay = (card: string): string => `${card} 已经在场上，不会再来。`;
export const notOfSeven = (card: string): string => `${card} 不在这七张牌中。`;
export const onTheBoard = (card: string): string => `${card} 是公共牌。`;
export const cardMarked = (card: string, count: number): string => `已标记 ${card}，共 ${count} 张。`;
export const cardUnmarked = (card: string, count: number): string => `已取消 ${card}，共 ${count} 张。`;
export const noneMarked = '没有标记任何牌。';
export const countMarked = (count: number): string => `已标记 ${count} 张。`;

/* -------------------------------------------------------------------------------- buttons -- */

export const question = '题目';
export const done = '完成';
export const doneWith = (count: number): string => `完成：${count} 张`;
export const noOuts = '没有补牌';
export const noCards = '没有牌';
export const check = '核对';
export const nextPrice = '下一步：价格';
export const backToCards = '回到选牌';
export const call = '跟注';
export const fold = '弃牌';
export const startTen = '开始今天的十题';
export const tenMore = '再来十题';
export const another = '再来一题类似的';
export const somethingElse = '换一种题';
export const showAnswer = '显示答案';
export const skipTour = '跳过引导';
export const openAtTable = '在牌桌打开这个局面';
export const nextPuzzle = '下一题';
export const nextSpot = '下一个局面';
export const sameMistake = '下一题：再来一道类似的';
export const finish = '结束';

/* ------------------------------------------------------------------------------- prompts -- */

export const tenAreDone = '十题做完';
export const callOrFold = '跟注还是弃牌？';
export const yourOuts = '你的补牌？';
export const whichCards = '哪些牌？';
export const yourEstimate = '你的估计';
export const unit = '估计的单位';
export const of = (count: number): string => `/ ${count}`;

/* ----------------------------------------------------------------------------------- ways -- */

export const level = '级别';
export const todaysMix = '今日组合';
export const mixOf = (count: number): string => `今日组合：${count} 题，错题优先`;
export const yourSpots = '你的局面';
export const oneByOne = '你的局面，一个接一个';
export const asDrills = '把牌桌上的局面当练习';
export const spotOfTheDay = '每日一题';
export const sameForAll = '每个人都一样';
export const deal = '发牌';
export const packs = '题集';
export const puzzlesInARow = '连续的题目，自带的或来自文件';
export const noClock = '不计时';
export const withoutClock = '不计时';
export const secondsASpot = (seconds: number): string => `每题 ${seconds} 秒`;

/* ------------------------------------------------------------------------------- own spots -- */

export const spotsUnread = '无法读取你保存的局面。请到牌桌查看“你的局面”。';
export const noSpots = '还没有保存任何局面。你在牌桌发的局面会自动保存。';
export const showAll = (count: number): string => `显示全部 ${count} 个`;
export const on = '公共牌';
export const dead = '死牌';
export const anyTwo = '任意两张';
export const mySpots = '我的局面';
export const savePack = '存为题集';
export const packSaved = (count: number, left: number): string =>
  left > 0 ? `已保存 ${count} 题，略去 ${left} 题。` : `已保存 ${count} 题。`;
export const notDrills = (count: number, isAll: boolean): string => {
  const which = isAll ? '你的局面还没有一个能当练习。' : `另有 ${count} 个不能当练习。`;
  return `${which}练习需要：你的两张底牌，落后或平分；翻牌或转牌；最多一个对手；没有百搭牌。`;
};

/* ------------------------------------------------------------------------------ end of ten -- */

export const sessionSpots = '这一轮的题目';
export const spot = '局面';
export const cards = '牌';
export const exact = '精确';
export const offBy = '估计偏差';
export const withoutMistake = '没有错误';
export const withMistake = '有错误';
export const foundOf = (found: number, of: number): string => `${found} / ${of}`;
export const wrongToo = (count: number): string => `多选 ${count}`;

/* ------------------------------------------------------------------------------- problems -- */

export const inLink = (problem: string): string => `链接有误：${problem}`;
export const noDecision = '这些决策都不能当练习：需要在翻牌或转牌，你落后，而且只有一个对手。';
export const pickedOf = (at: number, of: number, isSome: boolean): string =>
  isSome ? `可当练习的 ${of} 个中的第 ${at} 个` : `第 ${at} 个，共 ${of} 个`;
export const noPack = (name: string): string => `这个网页旁没有题集“${name}”。`;
export const notAProbability = (text: string): string => `${quote(text)}不是概率。请写 25、25%、3 : 1 或 1/4。`;

/* ---------------------------------------------------------------------------------- kinds -- */

export const kinds = {
  'flush draw': '同花听牌',
  'open-ended straight draw': '两头顺听牌',
  gutshot: '卡顺听牌',
  'double gutshot': '双卡顺听牌',
  overcards: '高张',
  'pair draw': '待改进的一对',
  'set draw': '追暗三条',
  'flush and straight draw': '同花加顺子听牌',
  'flush draw and gutshot': '同花加卡顺听牌',
  'flush draw and overcards': '同花听牌加高张',
  'flush draw and pair': '同花听牌加一对',
  'draw against a set': '听牌对暗三条',
  'straight draw against a flush draw': '顺子听牌对同花听牌',
  dominated: '被压制的牌',
  'backdoor flush draw': '后门同花听牌',
  'backdoor straight draw': '后门顺子听牌',
  'price on the turn': '转牌的价格',
  'all in on the flop': '翻牌全下',
  'draw against a range': '听牌对范围',
  'pair against a range': '对子对范围',
  'combos of a hand': '数一手牌的组合',
  'combos of a range': '数范围的组合',
  'who wins': '谁赢',
  'five that play': '选出五张',
  'name the row': '给牌型命名',
  'the nuts': '坚果牌',
  'what beats you': '哪些赢你',
  'share of a range': '范围的占比',
  'draws in a range': '范围里的听牌',
  'narrow a range': '缩小范围',
  'equity against a range': '对范围的胜率',
  'effective outs': '有效补牌',
  'what the flop brings': '翻牌会带来什么',
  'odds to break-even': '赔率换盈亏平衡点',
  'break-even to odds': '盈亏平衡点换赔率',
  'bet to break-even': '下注换盈亏平衡点',
};
