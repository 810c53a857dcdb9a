import { JOKER, type Card } from '../../poker/card';
import type { StakesField } from '../../poker/money/stakes';
import type { Place } from '../../poker/result';
import { cardSymbol } from './cards';
import { list, spaced } from './grammar';
import { playerName, seatName } from './spot';

function placeName(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `第 ${place.hand + 1} 手牌` : playerName(place.seat + 1, { opponents: place.of });
  }
  return { hero: '你的手牌', board: '公共牌', dead: '死牌', line: '这一行' }[place];
}

function inPlace(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place
      ? `第 ${place.hand + 1} 手牌中`
      : spaced`${seatName(place.seat, { opponents: place.of })}的手牌中`;
  }
  return { hero: '你的手牌中', board: '公共牌中', dead: '死牌中', line: '这一行中' }[place];
}

export const at = (place: Place, fault: string): string => `${placeName(place)}：${fault}`;
export const inLink = (problems: string): string => `链接中：${problems}`;
export const cardMissing = (question: string): string => `缺一张牌：${question}${question.endsWith('？') ? '' : '。'}`;

export const tooLong = (length: number, text: string): string => `${length} 个字符太多了（${text}）。请缩短。`;
export const noJoker = '“*”是王，这副牌没有王。请选择有王的牌堆。';
export const noRank = (text: string): string => `${text}的开头不是牌。请用点数 A K Q J T 9 … 2。`;
export const noSuit = (text: string): string => `${text}没有花色。请加上 c、d、h 或 s。`;
export const badSuit = (text: string): string => `${text}不是一张牌。请用花色 c d h s。`;
export const twiceInPart = (part: string, card: Card): string =>
  spaced`${part}中${cardSymbol(card)}出现了两次。请换掉一张。`;
export const twiceIn = (card: Card, place: Place): string =>
  spaced`${cardSymbol(card)}在${inPlace(place)}出现了两次。请换一张牌。`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  spaced`${cardSymbol(card)}同时在${inPlace(first)}和${inPlace(second)}。请换掉一张。`;

const remove = (extra: string) => `请去掉 ${extra}。`;
const ADD = ['没有牌。请加两张。', '只有一张。请再加一张。'];
export const holeCount = (count: number, extra: string): string =>
  `一手牌有两张，这里${ADD[count] ?? `有 ${count} 张。${remove(extra)}`}`;
export const boardCount = (count: number): string => `公共牌有 ${count} 张。请给出 3、4 或 5 张，或不给。`;
export const boardTooMany = (count: number, extra: string): string => `公共牌有 ${count} 张。${remove(extra)}`;
export const opponentsTooMany = (count: number, most: number): string =>
  `${count} 个对手太多了。请最多保留 ${most} 个。`;
export const cardsLeft = (left: number, needed: number): string =>
  `只剩 ${left} 张牌，还要发 ${needed} 张。请去掉一名玩家或一张死牌。`;
export const noHands = '没有给出手牌。请加一手，例如 AhAdKcQs2d。';
export const handsTooMany = (count: number, most: number): string => `${count} 手牌太多了。请最多保留 ${most} 手。`;
export const handOneTooMany = (card: Card): string =>
  `一手牌有五张。${remove(card === JOKER ? '“*”' : cardSymbol(card))}`;
export const handTooFew = (count: number, text: string): string =>
  `一手牌有五张，这里有 ${count} 张（${text}）。请再加 ${5 - count} 张。`;

export const oneHand = (text: string): string => `${text}是一手牌：请不要写括号。`;
export const emptyRange = '范围是空的。请写一手牌，例如 TT+ 或 AQs。';
export const noWeight = '范围是空的。其中每手牌的权重都是 0。请提高一个。';
export const blocked = '范围中的每手牌都被已出现的牌阻断。请改范围或公共牌。';
export const noRead = (shown: string): string => `这个范围在这个牌面上没有${shown}。请换一种读牌。`;
export const needsFlop = (read: string): string => `${read}需要翻牌。请先发翻牌。`;
export const needsPlainDeck = (read: string): string => `${read}需要没有百搭牌的牌堆发出的翻牌。请换牌堆。`;
export const unknownRead = (read: string, reads: readonly string[]): string =>
  `${read}无法识别。“with”后面请写 ${list(reads, 'or')}。`;
export const noDeal = (ranges: number): string =>
  ranges === 2
    ? '这两个范围互相阻断：无法同时发出两手牌。请改其中一个。'
    : `这 ${ranges} 个范围互相阻断：无法同时发出这些手牌。请改其中一个。`;
export const unreadable = (part: string, character: number): string =>
  `${part}从第 ${character} 个字符起无法识别。请修改后面的部分。`;
export const semicolon = (part: string): string => `${part}中有“;”，它用来分隔对手。手牌之间请用逗号。`;
export const rangeNoRank = (part: string): string => `${part}不是手牌或范围。请写 7c7d、TT+ 或 random。`;
export const noSecondRank = (part: string): string => `${part}只有一个点数。请再加一个，例如 AK。`;
export const noSecondHand = (part: string): string => `${part}的连字符后没有手牌。请加一手，例如 88-55。`;
export const oneCard = (part: string): string => `${part}只有一张牌，一手牌要两张。请加另一张。`;
export const noFirstSuit = (part: string, instead: string): string => `${part}的第一张牌没有花色。请写成 ${instead}。`;
export const unclear = (part: string, instead: readonly string[]): string =>
  `${part}${instead.length > 1 ? '有多种含义' : '要换一种写法'}。请写成${list(instead, 'or')}。`;
export const suitedPair = (part: string): string => `${part}是对子，没有同花或不同花之分。请去掉 s 或 o。`;
export const moreThanAll = (part: string): string => `${part}超过了全部手牌。请用 100% 或更少。`;
export const notASpan = (part: string): string =>
  `${part}不是区间。请保持高牌不变（A2s-A9s），或两张牌一起递增（54s-JTs）。`;
export const badWeight = (part: string, sign: string): string =>
  `${part}的 ${sign} 后面要写权重。请写 0 到 ${sign === '@' ? '100' : '1，或 0% 到 100%'}。`;
export const weightInBrackets = (part: string): string => `${part}在方括号内又写了权重。请只保留一个。`;
export const badBracket = (part: string): string => `${part}不是方括号的写法。请写成 [50]AA,KK[/50]。`;
export const bracketInBracket = (part: string): string => `${part}在方括号里又打开了一个方括号。请先关闭前一个。`;
export const notOpen = (part: string): string => `${part}多了一个“]”。请去掉。`;
export const notClosed = (part: string, close: string): string => `${part}结尾缺 ${close}。请加上。`;

export const severalDecks = (decks: readonly string[]): string =>
  `这一行写了 ${decks.length} 种牌堆：${list(decks, 'and')}。请只保留一种。`;
export const badDeck = (text: string, decks: readonly string[]): string =>
  `${text}不是有百搭牌的牌堆。请用 ${list(decks, 'or')}。`;
export const badTarget = (text: string, targets: string): string => `未知的目标${text}。请用其中之一：${targets}。`;
export const badRules = '规则不是由开关组成的对象。请写在花括号里，或去掉。';
export const badRuns = (text: string): string => `发牌次数：${text}不是 2 或 3。请写其中一个。`;
export const badFacing = (text: string): string =>
  `${text}不是下注尺度。请写出它是底池的几分之几，最多十个底池：1/2、75%、pot、2x。`;
export const facingAndAmounts = '请只给出“facing”，或者给出“pot”和“call”。';
export const badWas = (text: string): string => `${text}不是缩小的范围。请写 座位:张数:范围，例如 1:3:TT+。`;
export const withinRandom = (text: string): string =>
  `${text}是任意两张牌，已经包含“random”旁边的手牌。两个对手之间请用 ;。`;
export const namesTooMany = (most: number): string =>
  `名字比玩家多，玩家有 ${most} 个：先写你的名字，再写每个对手的。请去掉其余的。`;
export const unknownField = (name: string): string => `未知的字段${name}。请去掉。`;
export const unknownPage = (name: string): string =>
  `未知的页面${name}。请用 #/study、#/lab、#/session、#/show 或 #/help。`;
export const unknownRule = (name: string): string => `未知的规则${name}。请去掉。`;
export const badRule = (name: string, setting: string, isText: boolean, known: readonly string[]): string =>
  spaced`规则${name}不能是${isText ? '文本' : ''}${setting}。请用 ${list(known, 'or')}。`;

export const fields: Readonly<Record<StakesField, string>> = {
  pot: '底池',
  call: '需跟注',
  bets: '下注',
  folded: '弃牌玩家的下注',
  stacks: '筹码量',
  payouts: '奖金',
  others: '不在这手牌中的玩家的筹码量',
  bounties: '赏金',
  rake: '抽水',
};
export const inField = (field: StakesField, fault: string): string => `${fields[field]}：${fault}`;
export const amountsTooMany = (text: string, most: number): string => `${text}的数额太多。请保留 ${most} 个。`;
export const belowZero = (amount: string): string => `${amount} 小于零。请写 0 或更大的数。`;
export const noAmount = '缺少数额。请写 60、62.5 或 1,000。';
export const badAmount = (text: string): string => `${text}不是数额。请写 60、62.5 或 1,000。`;
export const ambiguous = (text: string, less: string, more: string): string =>
  `${text}可能是 ${less} 或 ${more}。请写其中一个。`;
export const tooMuch = (amount: string, most: string): string => spaced`${amount}太大。请写 ${most} 或更小的数。`;
export const aboveMost = (amount: string, most: string): string => `${amount} 太大。请写 ${most} 或更小的数。`;
export const listLength = (ofOpponents: boolean, needed: number, count: number): string =>
  `请为每个${ofOpponents ? '对手' : '玩家'}写一个数额，共 ${needed} 个。这里有 ${count} 个。`;
export const noOpponents = '计算底池需要一个对手。请添加。';
export const foldedWithoutBets = '弃牌玩家的下注需要先有其他玩家的下注。请添加“bets”。';
export const callWithoutPot = '跟注需要底池或下注。请添加其中之一。';
export const callAbove = (call: string, most: string): string =>
  `${call} 超过了你能跟注的数额。请写 ${most} 或更小的数。`;
export const callBelow = (call: string, owed: string, least: string | undefined): string =>
  `${call} 少于需跟注的 ${owed}，而你有${least === undefined ? '更多筹码' : ` ${least}`}。请写 ${least ?? owed}。`;
export const potBelowBets = (pot: string, bets: string): string =>
  `${pot} 少于所有下注的总和 ${bets}。请把下注算进底池。`;
export const rakeAbove = (percent: string): string => `${percent} 太高。请写 100% 或更少。`;
export const rakeInTournament = '锦标赛的底池没有抽水。请去掉抽水或奖金。';
export const rakeWithoutPot = '抽水需要底池或下注。请添加其中之一。';
export const noPayouts = '列表是空的。请先写第一名的奖金。';
export const payoutsWithoutStacks = '奖金需要这手牌中所有玩家的筹码量。请添加。';
export const withoutPayouts = (field: 'others' | 'bounties'): string => `${fields[field]}需要先有奖金。请添加奖金。`;
export const emptyStack = (number: number): string => `第 ${number} 个是空的。请删除。`;
export const playersTooMany = (count: number, most: number): string =>
  `${count} 名玩家太多，无法计算奖金。请最多保留 ${most} 名。`;
export const playersTooFew = '奖金需要至少两名玩家。请再加一名。';
export const noChips = '没有人有筹码。请给出大于零的筹码量。';
