import { countText } from '../amounts';
import { spaced } from './grammar';
import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { joined } from '../text';
import type { Pieces } from '../types';

/*
 * The session's page: hands that are opened, read, kept and forgotten.
 */

export const paragraph = (sentences: readonly string[]): string => sentences.join('');
export const facts = (parts: readonly string[]): string => parts.join('，');

// Hands are opened.
export const title = '复盘';
export const promise = '每个让你亏损的跟注和弃牌，最差的排在最前。';
export const promiseShort = '查看每个让你亏损的跟注和弃牌，最差的排在最前。';
export const promiseLong = '看看你的结果比 EV 高还是低，哪些跟注和弃牌让你亏损，并练习最差的决策。';
export const openMore = '打开或粘贴更多';
export const dropMore = '拖入、粘贴或打开更多手牌';
export const drop = '把文件、文件夹或 zip 拖到这里';
export const chooseOrPaste = '选择文件或粘贴';
export const chooseFiles = '选择文件';
export const orChoose = '或';
export const chooseFilesHere = '选择文件';
export const chooseFolder = '文件夹';
export const orPaste = '或用 Ctrl V 粘贴';
export const paste = '粘贴';
export const nothingUploaded = '不会上传任何内容：手牌只在本浏览器中读取。';
export const tryEvening = '试试一晚 $0.50/$1 的牌局';
export const eveningNote = '212 手虚构的牌';
export const eveningFile = '一晚 $0.50/$1 的牌局';
export const pastedText = '粘贴的文本';
export const tonightCount = (count: number): string => `今晚：${count} 个决策`;
export const tonightShort = '在牌桌上标记的';

// What the page reads.
export const histories = '手牌历史';
export const noneYet = '还没有';
export const yourHands = '你的手牌？';
export const games = '现金局和锦标赛';
export const reads = '可读取';
export const sitesAndMore = (sites: readonly string[], more: number): string => `${sites.join('、')}，另有 ${more} 种`;
export const readsHow = (sites: string): string => `${sites}。可以是文本、文件夹，或平台导出的 zip。仅限德州扑克。`;
export const equity = '胜率';
export const equityShort = '按你给出的范围，否则按亮出的牌';
export const equityHow =
  '按你为这个下注给出的范围算。没有给出时，按之后亮出的牌；也没有亮牌时，按任意两张牌。每个决策都会注明。';

// Hands are read.
export const readingSaved = '正在读取保存的手牌';
export const readingFiles = (count: number): string => `正在读取 ${countText(count)} 个文件`;
export const reading = '读取进度';
export const readingHands = '正在读取手牌。';
export const doneAndSeconds = (done: string, seconds: number): string => `${done}，还需约 ${seconds} 秒`;
export const doneAndMinutes = (done: string, minutes: number): string => `${done}，还需约 ${minutes} 分钟`;
export const handsSoFar = '已读手牌';
export const pricedSoFar = '已算价的决策';
export const openMeanwhile = '其余读取时，你可以先打开一手。';
export const stopHere = '到此停止';
export const handsRead = (hands: number): string => `已读取 ${countText(hands)} 手牌。`;

// What was read.
export const savedHands = '保存的手牌';
export const filesRead = (count: number): string => `${countText(count)} 个文件`;
export const days = (first: string, last: string): string => `${first}至${last}`;
export const stoppedEarly = '提前停止';
export const notReadOf = (unread: number, all: number): string =>
  `${countText(all)} 手中有 ${countText(unread)} 手未读取`;
export const bigBlindsWon = '赢得的大盲';
export const bbWon = '赢得 bb';
export const bigBlindsByEquity = '全下 EV，大盲';
export const bbByEquity = '全下 EV，bb';
export const noHand = '没有读取到任何手牌。请选择其他文件。';
export const hands = (count: number): string => `共 ${countText(count)} 手。`;
export const noAllIn = '没有已知底牌的全下：全下 EV 就是实际结果。';
export const ranAtEv = '你的结果与 EV 相当。';
export const ranAbove = (buyIns: string): string => `你的结果比 EV 高 ${buyIns} 个买入。`;
export const ranBelow = (buyIns: string): string => `你的结果比 EV 低 ${buyIns} 个买入。`;
export const noMistake = '没有发现错误的跟注或弃牌。';
export const gaveUpToRanges = (bb: string, count: number): string =>
  `按你给出的范围算，你的跟注和弃牌在 ${countText(count)} 个决策中损失了 ${bb} bb。`;
export const gaveUpToShown = (bb: string, count: number): string =>
  `按对手亮出的牌算，你的跟注和弃牌在 ${countText(count)} 个决策中损失了 ${bb} bb。`;
export const unseenCards = '当时你看不到这些牌。';
export const unseenCardsGive = '当时你看不到这些牌：给出范围，评判才公平。';
export const unpriced = (count: number): string => `${countText(count)} 个决策还没有算出价格。`;
export const stop = '停止';
export const goOn = '继续';
export const byKind = '按牌型分类';
export const costToRanges = (bb: string): string => `按你给出的范围：${bb} bb`;
export const costToShown = (bb: string): string => `按对手亮出的牌：${bb} bb`;

// The chart.
export const chart = '逐手的盈利和全下 EV，以大盲计';
export const hand = '手数';
export const atHand = (hand: number, won: string, ev: string): string =>
  `第 ${countText(hand)} 手：实际 ${won}，全下 EV ${ev} 个大盲`;
export const wonLabel = (won: string): string => `实际 ${won}`;
export const evLabel = (ev: string): string => `EV ${ev}`;
export const firstHand = '第一手';
export const lastHand = (hand: number): string => `第 ${countText(hand)} 手`;
export const sums = '累计，以大盲计';
export const won = '实际';
export const allInEv = '全下 EV';

// What can be done with a session.
export const drillWorst = '练习最差的决策';
export const asExport = '导出';
export const asCsv = 'CSV 格式';
export const asJson = 'JSON 格式';
/** The heads of a table's columns. */
export const heads = {
  hand: '手牌',
  time: '时间',
  street: '街',
  cards: '底牌',
  board: '公共牌',
  did: '行动',
  pot: '底池',
  call: '需跟注',
  needed: '所需胜率',
  equity: '胜率',
  halfWidth: '误差',
  behind: '尚未行动',
  neededIfCall: '他们跟注时所需',
  equityIfCall: '他们跟注时的胜率',
  halfWidthIfCall: '他们跟注时的误差',
  against: '对手',
  known: '如何得知',
  kind: '牌型',
  mistake: '失误代价',
  lostOnRiver: '河牌输掉',
  anyTwo: '按任意两张算的代价',
};
export const asPack = '保存为题集';
export const packTitle = '我的决策';
export const noPack = '没有保存。题集只收录按你的范围或任意两张牌判断的错误，不收录按之后亮出的牌判断的错误。';
export const packed = (count: number): string => `已把 ${count} 个决策保存为题集。`;
export const forget = '清除这些手牌';
export const forgetNow = '是的，清除';
export const backToSession = '返回复盘';

// Hands are kept on the device.
export const saving = '正在保存…';
export const notAllSaved = '未全部保存';
export const saved = '已保存在本设备';
export const savedShort = '已保存';
export const save = '保存在本设备';
export const deleteSaved = '删除保存的手牌';
export const keepProblems = {
  'not read': '无法读取本设备上保存的手牌。它们没有被删除。新的手牌不会保存：请重新加载页面。',
  'newer version': '更新版本的 Outs 在本设备上保存过手牌。它们保持不变。新的手牌不会保存：请重新加载页面。',
  refused: '浏览器没有保存全部手牌：存储空间可能已满。请腾出空间：其余手牌保留到你关闭页面为止。',
  'deleted elsewhere': '保存的手牌已在另一个窗口中删除。关闭页面后仍要保留的话，请重新保存这里的手牌。',
  stopped: '保存的手牌没有全部读取。其余仍在本设备上：重新加载页面即可读取。',
  'not deleted': '浏览器没有删除保存的手牌。请再试一次。',
};
export const rangesNotKept = '浏览器不为本页保存数据。范围保留到你关闭页面为止。';
export const rangesSetAside = '你给出的、无法读取的范围已另行存放。请重新给出。';
export const rangesLeftAlone = '无法读取你给出的范围。新的范围不会保存：请腾出空间。';

// What went wrong.
export const losses = {
  'not stopped': '读取在一个文件中途停止了。',
  ended: '浏览器结束了读取，可能是内存不足。',
  'not started': '无法开始读取手牌。请重新加载页面。',
};
export const loadPageAgain = '重新加载页面才能打开上面的手牌。';
export const loadFilesAgain = '重新加载文件才能打开其中的手牌并计算其余决策。';
export const noClipboard = '浏览器不允许本页读取剪贴板。请打开文件。';
export const noTable = '无法加载翻牌前胜率表。请检查网络连接后再试。';
export const handNotOpened = '无法打开这手牌。请重新加载它的文件。';
export const notJudgedAgain = (hands: number): string => `重新加载文件之前，有 ${countText(hands)} 手牌无法重新评判。`;
export const decisionLeftOut = '有一个决策因 Outs 的故障被略过。请重新加载页面，再加载它的文件。';
export const tryAgain = '重试';

// Another app shares files.
export const shared = (count: number, size: string, names: readonly string[], more: number): string => {
  const which = more > 0 ? spaced`${names.join('、')}等` : names.join('、');
  return `另一个应用分享了 ${countText(count)} 个文件，${size}：${which}。要读取吗？`;
};
export const read = '读取';
export const discard = '丢弃';
export const shareProblems = {
  elsewhere: '另一个网站试图添加手牌，已被拒绝。请在这里打开文件来添加。',
  'too large': '分享的内容太大：最多 200 个文件、100 MB。请直接在这里打开文件。',
  'no histories': '分享的文件不是手牌历史。请分享 .txt、.csv、.xml、.json、.phh 或 .zip 文件。',
  unreadable: '无法读取分享的文件。请直接在这里打开。',
};

// Hands that are not read.
export const notRead = '未读取';
export const soFar = (counts: string): string => `目前 ${counts}`;
export const yourName = '你在其中的名字';

/*
 * Decisions that had a price, of a session or of an evening: what was done, against whom, how the list is narrowed.
 */

export const list = '决策，最差的排在最前';
export const on = '公共牌';

const PLACES: Readonly<Record<Street, string>> = {
  preflop: '翻牌前',
  flop: '翻牌',
  turn: '转牌',
  river: '河牌',
};
export const called = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}，跟注 ${call}，争夺 ${pot}`;
export const folded = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}，面对 ${call} 弃牌，底池 ${pot}`;
export const colon = '：';

export const needed = (breakEven: string): string => `需要 ${breakEven}，实际 `;
export const neededOfMoney = (breakEven: string): string => `需要全部金额的 ${breakEven}，实际 `;
export const simulated = (width: string): string => `（模拟，${width} 个百分点）`;

export const against = (players: readonly Pieces[]): Pieces => ['，对手：', ...joined(players, '、')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  '亮出的 ',
  ...joined(
    hands.map((cards) => [cards]),
    '、',
  ),
];
export const rangeYouGave = '你给出的范围';
export const anyTwo = '任意两张牌';
export const unknownHands = (count: number): string => `${count} 手未知牌`;
export const ranges = (count: number): string => (count === 1 ? '一个范围' : `${count} 个范围`);
export const withAnyTwo = (count: number): string => (count === 1 ? '任意两张牌' : `${count} 人各持任意两张牌`);

export const behind = (players: number, equity: string, exactness: string, breakEven: string): string =>
  `，前提是身后 ${players} 名玩家弃牌；若他们跟注则为 ${equity}${exactness}（需要 ${breakEven}）`;

export const worstSoFar = '目前最差的决策';
export const showdownNote = '输掉的跟注和本可赢的弃牌。之后没有牌要发，都不算错误。';
export const anyTwoNote = '按任意两张牌算。下注者的牌通常更好，因此不算错误。';
export const worstFirst = '最差的在前，以大盲计。';
export const worstFirstShort = '最差的在前，以 bb 计。';
export const hindsight = '当时你看不到这些牌：请谨慎看待。';
export const showAll = (decisions: number): string => `显示全部 ${countText(decisions)} 个`;
export const showMore = (more: number, all: number): string => `再显示 ${more} 个，共 ${countText(all)} 个`;
export const nothingSoFar = '目前没有。';
export const nobodyShowed = {
  before: '没有人对你亮牌。请在“',
  between: '”中为下注给出范围，或查看“',
  after: '”。',
};
export const finding = '正在计算这些决策的胜率。';
export const noneMatches = '没有符合条件的决策。';

export const filters = '筛选';
export const moreFilters = '更多筛选';
export const noFilter = '无';
export const noMoreFilters = '位置、底池、级别、日期不限';
export const clearFilters = '清除筛选';
export const decisions = '决策';
export const allThatCost = '全部错误';
export const allCount = (count: number): string => `全部 ${countText(count)} 个错误`;
export const allCountShort = (count: number): string => `全部 ${countText(count)}`;
export const callsThatCost = '错误的跟注';
export const calls = '跟注';
export const foldsThatCost = '错误的弃牌';
export const folds = '弃牌';
export const costNothing = '没有错误';
export const noCost = '无错误';
export const lostOnRiver = '河牌输掉的';
export const street = '街';
export const streets = {
  any: '任意街',
  preflop: '翻牌前',
  flop: '翻牌',
  turn: '转牌',
  river: '河牌',
};
export const handTitle = '手牌';
export const anyHand = '任意手牌';
export const groups = {
  'flush draws': '同花听牌',
  'straight draws': '顺子听牌',
  pairs: '对子',
  'made hands': '成牌',
};
export const groupsShort = {
  'flush draws': '同花听',
  'straight draws': '顺子听',
  pairs: '对子',
  'made hands': '成牌',
};
export const equityAgainst = '胜率依据';
export const bases = {
  given: '你的范围',
  shown: '亮出的牌',
  any: '任意两张牌',
};
export const position = '位置';
export const positions = {
  any: '任意位置',
  early: '前位',
  hijack: 'HJ 位',
  cutoff: 'CO 位',
  button: '按钮位',
  'small blind': '小盲位',
  'big blind': '大盲位',
};
export const pot = '底池';
export const anyPot = '任意底池';
export const potFrom = (bb: string): string => `${bb} bb 起`;
export const stakes = '级别';
export const anyStakes = '任意';
export const fromDay = '起始日期';
export const toDay = '截止日期';

export const narrowed = {
  streets: { preflop: '翻牌前', flop: '翻牌', turn: '转牌', river: '河牌' },
  groups: {
    'flush draws': '同花听牌',
    'straight draws': '顺子听牌',
    pairs: '对子',
    'made hands': '成牌',
  },
  positions: {
    early: '前位',
    hijack: 'HJ 位',
    cutoff: 'CO 位',
    button: '按钮位',
    'small blind': '小盲位',
    'big blind': '大盲位',
  },
  pot: (bb: string): string => `底池 ${bb} bb 起`,
  from: (day: string): string => `${day}起`,
  to: (day: string): string => `到${day}`,
  days: (first: string, last: string): string => `${first}至${last}`,
  against: { given: '按你的范围', shown: '按亮出的牌', any: '按任意两张牌' },
};

export const kinds = {
  'flush draw': '同花听牌',
  'straight draw': '顺子听牌',
  gutshot: '卡顺听牌',
  'two pair or better': '两对或更好',
  'top pair': '顶对',
  'pocket pair': '口袋对子',
  'lower pair': '中对或更小',
  'no pair': '无对',
  'pair before the flop': '对子，翻牌前',
  'no pair before the flop': '其他，翻牌前',
};
export const callCount = (count: number): string => `${countText(count)} 次跟注`;
export const foldCount = (count: number): string => `${countText(count)} 次弃牌`;
export const decisionCount = (count: number): string => `${countText(count)} 个决策`;

export const opponentsRanges = '对手的范围';
export const noRanges = '未给出：按亮出的牌评判';
export const rangesJudge = (count: number): string => `已给出 ${countText(count)} 个：按你的范围评判`;
export const shownJudge = (count: number): string => `已给出 ${countText(count)} 个：按亮出的牌评判`;
export const rangesNote = {
  before: '对手用什么范围下注？给出一个，例如 ',
  after: '。它代替之后亮出的牌来评判你的决策。其他玩家拿任意两张牌。',
};
export const judgeBy = '评判依据';
export const lines = {
  'preflop raise': '翻牌前加注',
  'flop bet': '翻牌下注',
  'flop raise': '翻牌加注',
  'turn bet': '转牌下注',
  'turn raise': '转牌加注',
  'river bet': '河牌下注',
  'river raise': '河牌加注',
};
export const anyTwoShort = '任意两张';
export const emptyRange = '这个范围里没有手牌。';

export const tonight = '今晚';
export const close = '关闭';
export const findingTonight = (decisions: number): string => `正在计算 ${decisions} 个决策的胜率。`;
export const gaveUp = (cost: string, decisions: number): string =>
  `你的跟注和弃牌在 ${decisions} 个决策中损失了 ${cost}。`;
export const outcomes = { won: '（赢）', lost: '（输）', split: '（平分）' };
export const notCounted = '不计入';
export const tonightNote = '只包含你标记的手牌。金额与你输入的一致。按任意两张牌算出的损失不计入。加注在此不计损失。';
