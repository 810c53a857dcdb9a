import { symbolOf } from '../../poker/card';
import type {
  Contradiction,
  FileReason,
  Language,
  NamedGame,
  OtherHistory,
  PlainProblem,
  UnreadReason,
  Sum,
} from '../../history/problem';
import { countText, sumText } from '../amounts';
import { figure } from '../numbers';
import type { Sentences } from '../types';
import { list, quote, spaced } from './grammar';
import { names as STREETS } from './spot';
import type { SiteNote } from '../../history/sites';
import type { Decision } from '../../history/events';

/*
 * What is wrong with a hand history, and what is not read.
 */

/** Before a count; other games also after “这是”. */
export const unreadReasons: Readonly<Record<Exclude<UnreadReason, NamedGame>, string>> = {
  Omaha: '奥马哈',
  'pot-limit Omaha': '底池限注奥马哈',
  'Omaha eight or better': '奥马哈高低牌',
  'short deck': '短牌德州扑克',
  stud: '梭哈',
  'seven card stud': '七张梭哈',
  'seven card stud eight or better': '七张梭哈高低牌',
  razz: 'Razz',
  badugi: 'Badugi',
  draw: '换牌扑克',
  'deuce-to-seven single draw': '2-7 单次换牌',
  'deuce-to-seven triple draw': '2-7 三次换牌',
  'another game': '其他玩法',
  'bomb pot': '炸弹底池',
  cap: '有投注上限（cap）的牌桌',
  'without known cards': '没有已知底牌',
  'read before': '已经读过',
  'cut off': '不完整',
  'with a fault': '有错误',
  'without a hand': '没有手牌历史',
  'not read yet': '暂不支持的格式',
  'without a player who is you': '没有你的名字',
  'too large': '太大',
  'packed too deeply': '压缩包套得太多',
  'not text': '不是文本',
  'locked by a password': '有密码',
  'packed in an unknown way': '压缩方式未知',
  damaged: '已损坏',
  'nothing in it': '没有内容',
  'not opened': '无法打开',
  'with a fault in Outs': 'Outs 出错',
};
export const reasonCount = (reason: string, count: number): string => `${reason} ${countText(count)}`;
export const handsLeftOut = (hands: number, reasons: string): string => `略去 ${hands} 手牌：${reasons}。`;

/** Between a reason and what is wrong. */
export const afterReason = '。';

// A file.
const otherHistory = ({ site, only }: OtherHistory): string => {
  if (only === undefined) return ` ${site} 的手牌历史`;
  return only === 'older' ? ` ${site} 的旧版手牌历史` : ` ${site} 日志的一部分`;
};
export const otherHistoryInFile = (file: string | undefined, history: OtherHistory): string =>
  `${file ?? '有一个文件'}看起来是${otherHistory(history)}。请选择另一个文件。`;
export const noHistoryInFile = (file: string | undefined): string =>
  `${file ?? '有一个文件'}中没有找到手牌历史。请选择包含完整英文手牌的文件。`;
export const nobodysHand = '有一手牌显示了几位玩家的底牌，但没有说明哪一副是你的。请选择由你自己的客户端保存的手牌。';
/** As the name of a file. */
export const aHand = '一手牌';
export const fileProblems: Readonly<Record<FileReason, (file: string, isOfAll: boolean) => string>> = {
  'too large': (file, isOfAll) =>
    isOfAll ? `${file}：解压后内容太大。请拆分它。` : `${file}：文件太大。请拆分成较小的文件。`,
  'packed too deeply': (file) => `${file}：zip 里还有 zip。请先解压。`,
  'not text': (file) => `${file}：不是文本文件。请选择文本文件。`,
  'locked by a password': (file) => `${file}：需要密码。请先解压。`,
  'packed in an unknown way': (file) => `${file}：Outs 不认识它的压缩方式。请先解压。`,
  damaged: (file, isOfAll) =>
    isOfAll
      ? `${file}：文件不完整，缺少末尾的文件。请重新选择。`
      : `${file}：文件已损坏，没有读取任何内容。请选择另一个副本。`,
  'nothing in it': (file) => `${file}：里面没有可读取的文件。请选择另一个文件。`,
  'not opened': (file) => `${file}：无法打开。请重新选择。`,
  'with a fault in Outs': (file) => `${file}：没有读完，因为 Outs 出错。请重新加载页面并再选一次。`,
};

// A text, or a hand of it.
export const inHand = (hand: number, of: number, problem: string): string => `第 ${hand} 手（共 ${of} 手）：${problem}`;
export const noHandShown = (hands: number): string => `这 ${hands} 手牌都无法显示。`;
export const otherGame = (game: string): string => spaced`这是${game}。Outs 只读取德州扑克。请粘贴德州扑克的手牌。`;
export const otherRules = (rules: string): string => spaced`这是${rules}。Outs 还不能读取这种手牌。请粘贴另一手牌。`;
const languages: Readonly<Record<Language, string>> = {
  French: '法语',
  German: '德语',
  Spanish: '西班牙语',
  Portuguese: '葡萄牙语',
  Italian: '意大利语',
  Dutch: '荷兰语',
  Russian: '俄语',
  Chinese: '中文',
};
export const historyProblems: Sentences<PlainProblem> = {
  'too-long': ({ characters, most }) =>
    `太长：共 ${figure(characters / 10_000, 0)} 万个字符。请每次最多粘贴 ${figure(most / 10_000, 0)} 万个。`,
  'not-text': () => '这不是文本文件。请以文本形式粘贴手牌。',
  'no-history': ({ sites }) => `没有找到手牌历史。请粘贴由 ${list(sites, 'or')} 生成的完整英文手牌。`,
  'other-history': ({ history }) => `这看起来是${otherHistory(history)}。Outs 还不能读取。请粘贴另一手牌。`,
  'other-language': ({ site, language }) =>
    `这是${language === undefined ? '其他语言' : languages[language]}的 ${site} 手牌。只能读取英文手牌：请把客户端设为英文。`,
  'no-known-cards': () => '这手牌中没有已知的底牌。请粘贴你打过的手牌，或有人摊牌的手牌。',
  'cut-off': () => '这手牌不完整：缺少结尾的摘要。请粘贴到最后一行。',
  'cut-off-xml': () => '这手牌不完整：缺少结尾。请加载整个文件。',
  'cut-off-json': () => '这不是有效的 JSON；这手牌可能不完整。请粘贴到结尾。',
  'bad-toml': ({ line }) => `第 ${line} 行不是有效的 TOML；这手牌可能在那里中断。请粘贴到结尾。`,
  'too-many-lines': ({ lines, most }) => `一手牌有 ${lines} 行；最多读取 ${most} 行。请一手一手地粘贴。`,
  'no-seats': () => '没有找到座位。请粘贴完整的英文手牌，包括座位和筹码。',
  'no-seats-in-file': () => '没有找到座位。请加载整个文件。',
  'no-big-blind': () => '没有玩家下足大盲注，手牌历史也没有写明大盲注是多少。请按保存的原样粘贴这手牌。',
  'unequal-lists': () => '筹码、前注和盲注的玩家人数不一致。请按保存的原样粘贴这手牌。',
  'no-blinds': ({ text }) => `在${quote(text)}中没有找到德州扑克的盲注。请粘贴英文手牌。`,
  'bad-amount': ({ text }) => `${quote(text)}不是金额。请按保存的原样粘贴这手牌。`,
  'bad-stack': ({ text }) => `筹码${quote(text)}不是金额。请按保存的原样粘贴这手牌。`,
  'bad-cards': ({ text }) => `${quote(text)}无法识别为牌。请粘贴英文手牌。`,
  'bad-cards-in-file': ({ text }) => `${quote(text)}无法识别为牌。请重新保存文件。`,
  'bad-phh-cards': ({ text }) => `${quote(text)}无法识别为牌。请写成 AhKd。`,
  'bad-line': ({ text }) => `无法读取这一行：${quote(text)}。请粘贴英文手牌。`,
  'bad-action': ({ text }) => `无法读取动作${quote(text)}。请按保存的原样粘贴这手牌。`,
  'bad-phh-action': ({ text }) => `无法读取动作${quote(text)}。请写成“p3 cbr 7000”。`,
  'bad-action-type': ({ player, text }) =>
    `无法读取 ${player} 的动作，类型为${quote(text)}。请按保存的原样粘贴这手牌。`,
  'action-of-nobody': ({ text }) => `动作${quote(text)}不属于任何玩家。请按保存的原样粘贴这手牌。`,
  damaged: ({ text }) => `无法读取${quote(text)}：文件在那里损坏了。请重新保存。`,
  'no-hand': ({ field }) => `这不是一手牌：缺少“${field}”。请按保存的原样粘贴这手牌。`,
  'no-list': ({ field }) => `缺少“${field}”，或者它不是列表。请按保存的原样粘贴这手牌。`,
  'no-amounts': ({ field }) => `缺少“${field}”，或者其中有的金额不是最多两位小数的数字。请按保存的原样粘贴这手牌。`,
};

// Lines that contradict each other.
export const pasteAsSaved = '请按保存的原样粘贴整手牌。';
export const contradictions: Sentences<Contradiction> = {
  'no-seat': ({ player }) => `${player} 行动了，但没有座位。`,
  'two-seats': ({ player }) => `${player} 有两个座位。`,
  'sits-down-late': ({ player }) => `${player} 在第一个行动之后才入座。`,
  'posts-late': ({ player }) => `${player} 在第一个行动之后才下盲注或前注。`,
  'too-many-cards': ({ player }) => `${player} 的底牌多于两张：这不是德州扑克。`,
  'shows-other-cards': ({ player }) => `${player} 亮出的牌与之前的不同。`,
  'gets-back-too-much': ({ player }) => `${player} 收回的比下注的多。`,
  'acts-after-folding': ({ player }) => `${player} 弃牌之后又行动。`,
  'acts-all-in': ({ player }) => `${player} 已经全下，却又行动。`,
  'acts-twice': ({ player }) => `${player} 连续行动两次。`,
  'bets-too-little': ({ player }) => `${player} 的下注少于跟注额。`,
  'raises-too-little': ({ player }) => `${player} 的加注少于跟注额。`,
  'posts-too-little': ({ player, amount }) => `${player} 下的盲注是 ${sumText(amount)}，少于大盲注。`,
  'posts-no-blind': ({ player, amount }) =>
    `${player} 下的盲注是 ${sumText(amount)}：既不是大盲注，也不是大小盲注之和。`,
  'puts-in-too-much': ({ player, amount }) => `${player} 放入的超过了全部筹码 ${sumText(amount)}。`,
  'checks-a-bet': ({ player, amount }) => `${player} 在需要跟注 ${sumText(amount)} 时过牌。`,
  'calls-otherwise': ({ player, amount, other }) =>
    `${player} 跟注 ${sumText(amount)}，但需要跟注的是 ${sumText(other)}。`,
  'all-in-otherwise': ({ player, amount, other }) =>
    `${player} 全下 ${sumText(amount)}，但剩余筹码是 ${sumText(other)}。`,
  'bets-otherwise': ({ player, amount, other }) =>
    `${player} 的下注对不上：各次行动共 ${sumText(amount)}，手牌历史记为 ${sumText(other)}。`,
  'pot-otherwise': ({ amount, other }) => `底池对不上：各次行动共 ${sumText(amount)}，手牌历史记为 ${sumText(other)}。`,
  'still-to-act': ({ player, street }) => `${STREETS[street]}结束时 ${player} 还没有行动。`,
  'card-twice': ({ card }) => `${symbolOf(card)} 在这手牌中出现了两次。`,
  'sixth-card': () => '公共牌有第六张。',
  'other-street': ({ street, due }) => `本该是${STREETS[due]}的地方出现了${STREETS[street]}。`,
  'second-street': ({ street }) => `出现了第二次${STREETS[street]}。`,
  'street-cards': ({ street, cards, needed }) => `${STREETS[street]}有 ${cards} 张牌，应为 ${needed} 张。`,
  'other-board': ({ street }) => `${STREETS[street]}之前的公共牌与发出的不同。`,
  'no-street': ({ street, players }) => `缺少${STREETS[street]}，但还有 ${players} 位玩家。`,
  players: ({ count }) => `这手牌有 ${count} 位玩家：一手牌应有二到十位。`,
  'all-fold': () => '所有人都弃牌了。',
};

/* The sites and formats of hand histories that are read. */

export const siteNotes: Readonly<Record<SiteNote, string>> = {
  Bovada: '以及 Bovada',
  XML: 'XML',
  CSV: 'CSV 日志',
};
export const siteWithNote = (title: string, note: string): string => `${title}（${note}）`;

/*
 * The bar over a hand history: it leads from decision to decision.
 */

// The bar.
export const title = '手牌历史';
export const close = '关闭手牌历史';
export const options = '选项';
export const hand = '手牌';
export const handOf = (hand: number, of: number): string => `第 ${hand} 手（共 ${of} 手）`;
export const seenBy = '视角';
export const seat = (player: string): string => `${player} 的座位`;
export const useShown = '使用亮出的牌';
export const yes = '是';
export const no = '否';
export const allDecisions = '所有决策，最差的排在最前';
export const notShown = (hands: number): string => `${hands} 手未显示`;
export const decisions = '决策，请用方向键';
export const previous = '上一个决策';
export const next = '下一个决策';

// A decision.
export const raisesTo = (player: string, amount: Sum): string => `${player} 加注到 ${sumText(amount)}`;
export const bets = (player: string, amount: Sum): string => `${player} 下注 ${sumText(amount)}`;
export const unraised = '无人加注';
export const limped = '前面都是平跟';
export const first = '第一个行动';
export const checked = '前面都过牌';
/** Before what was done, as is the next. `own` is the part of the pot that the player can win. */
export const free = (pot: Sum, own?: Sum): string => `${potText(pot, own)}；`;
export const priced = (call: Sum, pot: Sum, own?: Sum): string => `需跟注 ${sumText(call)}，${potText(pot, own)}；`;
const potText = (pot: Sum, own?: Sum): string =>
  own === undefined ? `底池 ${sumText(pot)}` : `底池 ${sumText(pot)}（你能赢得 ${sumText(own)}）`;
export const did: Readonly<Record<Decision['did'], string>> = {
  fold: '弃牌',
  check: '过牌',
  call: '跟注',
  bet: '下注',
  raise: '加注',
};

// The bar’s place.
export const standsAt = (hand: number, of: number): string => `第 ${hand} 手（共 ${of} 手）。`;
export const standsAtWithout = (hand: number, of: number, unshown: number): string =>
  `第 ${hand} 手（共 ${of} 手），另有 ${unshown} 手未显示。`;
export const firstIsOn = '桌上是第一个决策。请看下一个。';
export const lastIsOn = '桌上是最后一个决策。请关闭这手牌再继续。';
export const noDecision = (player: string): string => `${player} 在这手牌中没有要做的决策。`;
export const decision = (at: number, of: number, player: string): string =>
  `${player} 的第 ${at} 个决策（共 ${of} 个）。`;
export const decisionUsingNone = (at: number, of: number, player: string): string =>
  `${player} 的第 ${at} 个决策（共 ${of} 个）；没有亮出的牌可用。`;
export const decisionUsing = (
  at: number,
  of: number,
  player: string,
  used: readonly { readonly name: string; readonly cards: string }[],
): string =>
  `${player} 的第 ${at} 个决策（共 ${of} 个），使用 ${list(
    used.map(({ name, cards }) => `${name} 的 ${cards}`),
    'and',
  )}。`;

// Bounties, and how the hand ended.
/** Amounts as they are written. */
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `赏金：${list(
    on.map(({ player, amount }) => `淘汰 ${player} 可得 ${amount}`),
    'and',
  )}。`;
export const ranTwice = (second: string): string => `发两次：第二副公共牌是 ${second}。`;
export const ranThrice = (second: string, third: string): string =>
  `发三次：第二副公共牌是 ${second}，第三副是 ${third}。`;
export const cashedOut = (players: readonly string[]): string => `${list(players, 'and')} 提前兑现。`;
export const gotFromHouse = (player: string, amount: Sum): string => `平台付给 ${player} ${sumText(amount)}。`;
export const paidToHouse = (player: string, amount: Sum): string => `${player} 付给平台 ${sumText(amount)}。`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} 赢得 ${sumText(amount)}`),
    'and',
  )}。`;
export const wonBounty = (player: string, amount: string, on: string): string =>
  `${player} 淘汰 ${on}，赢得赏金 ${amount}。`;
export const rake = (amount: Sum): string => `抽水 ${sumText(amount)}。`;
export const jackpotFee = (amount: Sum): string => `头奖费 ${sumText(amount)}。`;
