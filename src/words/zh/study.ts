import { quote, spaced, list } from './grammar';
import type { Card, Rank, Suit } from '../../poker/card';
import { cardName, rankName, suitName } from './cards';

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
export const todaysMix = '今日练习';
export const mixOf = (count: number): string => `今日练习：${count} 题，错题优先`;
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
export const noPack = (name: string): string => `本站没有题集“${name}”。请检查名称。`;
export const notAProbability = (text: string): string => `${quote(text)}不是概率。请写 25、25%、3 : 1 或 1/4。`;

/* 进度页：各个级别、题集、常犯的错误，以及文件。 */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = '级别';
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `最近 ${count} 题`,
  more: '（每一级）',
});
export const step = '难度';
export const stepOf = (step: number, of: number): string => `难度 ${step}，共 ${of} 档`;
export const withoutMistakeHead = { long: '没有错误', short: '无错' };
export const offByHead = { long: '估计偏差', short: '偏差' };
export const spots = '题数';
export const comesBack = { long: '下次复习', short: '复习' };
export const inDays = (days: number): string => (days === 0 ? '今天' : days === 1 ? '明天' : `${days} 天后`);
export const toCome = (count: number): string => `还有 ${count} 级没开始`;
export const stepNote = '难度：连续三题没有错误，就升一档；错一题，就降一档。';
export const byline = '，作者：';
export const doneOf = (done: number, of: number): string => `${done} / ${of}`;
export const right = (count: number): string => `答对 ${count}`;
export const goOn = '继续';
export const goOnWith = (title: string): string => spaced`继续做${title}`;
export const remove = '移除';
export const removeOf = (title: string): string => spaced`移除${title}`;
export const removed = { before: '已移除：', after: '。' };

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = '总览';
export const cleanLately = (count: number): string => `没有错误，最近 ${count} 题`;
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined
    ? '个百分点的平均偏差'
    : side === 'low'
      ? '个百分点的平均偏差，多半偏低'
      : '个百分点的平均偏差，多半偏高';
export const daysInARow = (_days: number): string => '天连续练习';
export const noSpotsDone = '还没有做过题。';
export const doneToday = (count: number): string => `今天做了 ${count} 题。`;
export const doneOfToday = (count: number, of: number): string => `今天做了 ${count} / ${of} 题。`;
export const levelsDue = (count: number): string => `有 ${count} 级该复习了。`;
export const nothingDue = (days: number): string => (days === 1 ? '明天才有要复习的。' : `${days} 天后才有要复习的。`);
export const habit = (mistake: string): string => `最常见的错误：${mistake}。`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = '最近四周';
export const spotsADay = (session: number): string => `每天的题数；一轮是 ${session} 题`;
export const calendar = (counts: string): string => `最近四周每天的题数：${counts}`;
export const errors = '估计偏差（百分点）';
export const eachDot = (estimates: number): string => `每个点是 ${estimates} 次估计`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `估计的偏差（百分点），每 ${estimates} 次的平均：${errors.join('、')}`;
export const mistakes = (count: number): string => `你的错误，最近 ${count} 题`;

export const marked = {
  missed: '漏掉的补牌',
  extra: '数进了不是补牌的牌',
  tainted: '数进了不干净的补牌',
  estimate: '估计',
  price: '跟注还是弃牌',
};
export const asked = {
  missed: '漏掉的手牌',
  extra: '选错的手牌',
  count: '组合数错',
  name: '牌型认错',
  share: '比例与胜率',
  estimate: '概率与赔率',
};
export const narrowed = {
  missed: '该留却弃掉的组合',
  extra: '该弃却留下的组合',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = '保存在本设备';
export const imported = (count: number): string => `已导入 ${count} 题。`;
export const erased = '进度已清除。';
export const undone = '已撤销。';
export const unkept = '浏览器不为本页保存数据。离开前请导出进度。';
export const setAside = '无法读取的进度已另外存放：请在“进度”中导出。';
export const leftAlone = '无法读取你的进度，原样保留。新的进度不会保存：请腾出空间。';

export const notJson = '这不是 Outs 的学习文件：不是有效的 JSON。请选择从这里导出的文件。';
export const otherFile = '这不是 Outs 的学习文件：里面是别的内容。请选择从这里导出的文件。';
export const newer = (version: string, known: number): string =>
  `这不是 Outs 的学习文件：版本是${version}，本页只能读到版本 ${known}。请选择从这里导出的文件。`;
export const noList = '这不是 Outs 的学习文件：没有题目列表。请选择从这里导出的文件。';
export const notStudy = (why: string): string => `这不是 Outs 的学习文件：${why}。请选择从这里导出的文件。`;
export const badSpot = (at: number): string => `第 ${at} 题无法读取`;
export const badMemory = (skill: string): string => `${skill}无法读取`;

/* 在牌堆上标记牌的练习的结果：补牌，或别的牌。这里说出牌堆上的一切，使读屏器也能做练习。 */

export const estimated = {
  both: '两张都击中',
  equity: '到河牌的胜率',
  river: '河牌击中',
  byRiver: '到河牌击中',
};

/* ---------------------------------------------------------------------------------- found -- */

const nounOf = (isOuts: boolean): string => (isOuts ? '补牌' : '牌');

export const foundLabel = (isOuts: boolean, isShown: boolean): string =>
  isShown ? nounOf(isOuts) : `找到的${nounOf(isOuts)}`;
export const nothingHere = (isOuts: boolean): string => (isOuts ? '这里没有补牌。' : '这里没有要找的牌。');
export const foundOnly = (isOuts: boolean): string => `你找到了唯一的一张${nounOf(isOuts)}。`;
export const missedOnly = (isOuts: boolean): string => `你漏了唯一的一张${nounOf(isOuts)}。`;
export const foundAll = (of: number, isOuts: boolean): string => `你找到了全部 ${of} 张${nounOf(isOuts)}。`;
export const foundSome = (found: number, of: number, isOuts: boolean): string =>
  found === 0 ? `${of} 张${nounOf(isOuts)}，你一张也没找到。` : `${of} 张${nounOf(isOuts)}，你找到了 ${found} 张。`;

export const groups = {
  missed: '漏掉',
  tainted: '不干净的补牌',
  behind: '仍然落后',
  extra: '不是补牌',
  wrong: '选错',
};
export const grouped = (group: keyof typeof groups, cards: string): string => `${groups[group]}：${cards}。`;
export const countOfCards = (count: number): string => `${count} 张`;
export const cardList = (cards: readonly string[]): string => list(cards, 'and');

export const marks = { found: '找到', missed: '漏掉', behind: '仍然落后', extra: '不是补牌', wrong: '选错' };

/* ------------------------------------------------------------------------------- estimate -- */

export const itIs = (exact: string): string => `答案是 ${exact}。`;
export const isExact = (estimate: string): string => `你的 ${estimate} 完全准确。`;
export const tooLow = (estimate: string, points: string, exact: string): string =>
  `你的 ${estimate} 低了 ${points} 个百分点：答案是 ${exact}。`;
export const tooHigh = (estimate: string, points: string, exact: string): string =>
  `你的 ${estimate} 高了 ${points} 个百分点：答案是 ${exact}。`;
export const shown = (
  count: number,
  cards: string,
  isOuts: boolean,
  label: keyof typeof estimated,
  exact: string,
): string => {
  const found = count === 0 ? `没有${nounOf(isOuts)}` : `${count} 张${nounOf(isOuts)}`;
  return `${found}${cards === '' ? '' : `：${cards}`}。${estimated[label]}：${exact}。`;
};

export const theEstimate = '估计';
export const howLikely = '可能性';
export const method = '方法';
export const errorInPoints = '误差（百分点）';
export const methods: Readonly<Record<string, string>> = {
  exact: '精确',
  you: '你',
  'rule of 2': '乘 2 法则',
  'rule of 4': '乘 4 法则',
  Solomon: '所罗门法则',
  'as one out': '当作一张补牌',
};
export const noError = '准确';
export const ofUnseen = (hits: string, of: string): string => `${of} 张未见牌中有 ${hits} 张`;
export const ofRunOuts = (hits: string, of: string): string => `${of} 种后续牌中有 ${hits} 种`;
export const exactEquity = '精确胜率，算遍所有后续牌';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = { call: '跟注', fold: '弃牌', close: '两种选择' };

export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  decision === 'close'
    ? `两种选择都对：盈亏平衡点是 ${breakEven}。`
    : isOwn
      ? `${DECISIONS[decision]}是对的：盈亏平衡点是 ${breakEven}。`
      : `应该${DECISIONS[decision]}：盈亏平衡点是 ${breakEven}。`;
export const thePrice = '价格';
export const potOdds = (offered: string, needed: string): string => `底池赔率 ${offered} : 1，你需要 ${needed} : 1。`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `底池 ${pot}，跟注 ${call}。盈亏平衡胜率 ${breakEven}。每次跟注的期望值 ${ev}。`;
export const impliedOdds = (more: string): string => `隐含赔率：之后再赢 ${more}，就盈亏平衡。`;

/* -------------------------------------------------------------------------------- reasons -- */

export const each = '每张';
export const moreReasons = (count: number): string => `还有 ${count} 条：指向一张牌，或按住它，查看原因`;
export const worthNothing = (reason: string): string => `没有价值：${reason}`;
export const worth = (weight: string, reason: string): string => `值 ${weight} 张补牌：${reason}`;
export const otherSuit = '是别的花色。';
export const noStraight = '加上任何一张别的牌都不成顺子。';
export const withSuit = (suit: Suit): string => `再来一张${suitName(suit)}就成同花。`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `再来一张 ${list(
    ranks.map((rank) => rankName(rank)),
    'or',
  )} 就成顺子。`;

export const owners = { you: '你', board: '公共', opponent: '对手', dead: '死牌' };
const PLACES = { you: '在你手里', board: '公共牌', opponent: '在对手手里', dead: '死牌' };
export const heldCard = (card: Card, owner: keyof typeof owners): string => `${cardName(card)}，${PLACES[owner]}`;
const FINDINGS = { found: '找到', missed: '漏掉', extra: '标错', tainted: '不干净的补牌' };
export const cardReason = (card: Card, finding: keyof typeof FINDINGS | undefined, reason: string): string =>
  `${cardName(card)}${finding === undefined ? '' : `，${FINDINGS[finding]}`}：${reason}`;

/* ----------------------------------------------------------------------------- first visit -- */

export const notOfSuit = (suit: Suit): string => `那张不是${suitName(suit)}。再点一次取消标记。`;
export const fourOfSuit = (suit: Suit): string =>
  `你有四张${suitName(suit)}。第五张就成同花：点选牌堆里剩下的任何一张${suitName(suit)}。`;
export const moreOfSuit = (suit: Suit, left: number): string =>
  `这是一张补牌。${suitName(suit)}共 13 张，你看到四张：还要点 ${left} 张。`;
export const allOuts = (count: number): string => `${count} 张都找到了。请点“完成”。`;
export const twiceOuts = (outs: number, percent: string): string =>
  `还有一张牌要发。补牌数乘以 2 就差不多：2 × ${outs} 是 ${percent}。`;
export const outsOfUnseen = (outs: number, unseen: number, exact: string): string =>
  `${unseen} 张未见牌中有 ${outs} 张：${exact}。`;
export const wereClose = '你很接近。';
export const pointsOff = (points: string): string => `你差了 ${points} 个百分点。`;
export const thatIsADrill = '练习就是这样：标记补牌，说出可能性，再看原因。';

/* --------------------------------------------------------------------- the day and the next -- */

export const kindsDue = (count: number): string => `有 ${count} 种局面该复习了。`;
export const backToday = '你的错题今天会再来。';
export const nothingDueToday = (days: number): string =>
  days === 1 ? '明天才有要复习的。' : `${days} 天后才有要复习的。`;
export const clean = (clean: number, of: number): string =>
  clean === of ? `${of} 题全都没有错误。` : `${of} 题中有 ${clean} 题没有错误。`;
export const offByText = (points: string): string => `估计平均偏差 ${points} 个百分点。`;
export const tomorrow = (kind: string): string => `明天从${kind}开始。`;
export const tomorrowNew = (kind: string): string => `明天从新内容开始：${kind}。`;

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
  before: `翻牌圈有 ${onFlop} 张未见牌，转牌圈有 ${onTurn} 张。“到河牌”指两张牌中至少有一张是补牌。`,
  after:
    ' 是不中的赔率。乘\u00a02\u00a0法则：补牌数\u00a0×\u00a02，只看河牌。乘\u00a04\u00a0法则：补牌数\u00a0×\u00a04，看转牌和河牌。所罗门法则：补牌数\u00a0×\u00a04，再减去超过八张的部分。误差以百分点计。',
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
  `共 ${flops} 种翻牌，不知道其他任何牌；x : 1 是不中的赔率。“暗三条或更好”包括三张同点数的翻牌，它们成葫芦；不算它们是 ${better}。这里的一对要用到一张底牌；有的表写一对 ${pair}、两对 ${twoPair}，那是把公共牌自己的对子也算了进去。同花或连张的手牌也能凑成上面的对子。`;

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
export const suitedHands = '任何两张同花色的牌，另加上面的对子';
export const flush = '同花';
export const backdoorFlushDraw = '后门同花听牌';

export const connected = '相连的底牌';
export const connectedHands = '相邻的两张，从 J-10 到 5-4';
export const straight = '顺子';
export const openEndedOrDouble = '两头顺或双卡顺';
export const eightOuts = '顺子或更好，或八张补牌';
