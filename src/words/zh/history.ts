import { symbolOf } from '../../poker/card';
import type { Contradiction, Language, OtherHistory, PlainProblem, Sum } from '../../history/problem';
import { sumText } from '../amounts';
import { figure } from '../numbers';
import type { Sentences } from '../types';
import { list, quote } from './grammar';
import { names as STREETS } from '#words/spot';

// A file.
export const otherHistory = ({ site, only }: OtherHistory): string => {
  if (only === undefined) return ` ${site} 的手牌历史`;
  return only === 'older' ? ` ${site} 的旧版手牌历史` : ` ${site} 日志的一部分`;
};
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
  'fine-amount': ({ text }) => `${quote(text)}不是整分。下注必须是整分。请粘贴另一手牌。`,
  'unclear-amount': ({ text }) =>
    `${quote(text)}可能是三位小数，也可能是千位数，牌局中的其他金额也说明不了。请以两位小数或不带小数保存牌局。`,
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
  'paid-otherwise': ({ amount, other }) =>
    `金额对不上：投入底池的是${sumText(amount)}，历史中连同抽水和费用付出的是${sumText(other)}。`,
  'ends-otherwise': ({ player, amount, other }) =>
    `按行动${player}应剩${sumText(amount)}，历史中却是${sumText(other)}。`,
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
export const bounties = (on: readonly { readonly player: string; readonly amount: string }[]): string =>
  `赏金：${list(
    on.map(({ player, amount }) => `淘汰 ${player} 可得 ${amount}`),
    'and',
  )}。`;
export const won = (winners: readonly { readonly player: string; readonly amount: Sum }[]): string =>
  `${list(
    winners.map(({ player, amount }) => `${player} 赢得 ${sumText(amount)}`),
    'and',
  )}。`;
