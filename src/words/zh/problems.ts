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

export const tooLong = (length: number, text: string): string => `${length} 个字符太多了（${text}）。`;
export const noJoker = '“*”是王，这副牌没有王。';
export const noRank = (text: string): string => `${text}不是以牌开头。点数是 A K Q J T 9 … 2。`;
export const noSuit = (text: string): string => `${text}没有花色。加上 c、d、h 或 s。`;
export const badSuit = (text: string): string => `${text}不是一张牌。花色是 c d h s。`;
export const twiceInPart = (part: string, card: Card): string => spaced`${part}中${cardSymbol(card)}出现了两次。`;
export const twiceIn = (card: Card, place: Place): string => spaced`${cardSymbol(card)}在${inPlace(place)}出现了两次。`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  spaced`${cardSymbol(card)}同时在${inPlace(first)}和${inPlace(second)}。`;

const tooMany = (extra: string) => (extra === '' ? '' : `，多了 ${extra}`);
const has = (count: number, extra: string) => (count === 0 ? '没有牌' : `有 ${count} 张${tooMany(extra)}`);
export const holeCount = (count: number, extra: string): string => `一手牌有两张，这里${has(count, extra)}。`;
export const boardCount = (count: number, extra: string): string =>
  `公共牌应为 0、3、4 或 5 张；这里${has(count, extra)}。`;
export const boardOneTooMany = (card: Card): string => spaced`公共牌有五张；多了一张${cardSymbol(card)}。`;
export const boardTooMany = (count: number, extra: string): string =>
  `公共牌有五张；这里有 ${count} 张${tooMany(extra)}。`;
export const opponentsTooMany = (count: number, most: number): string => `${count} 个对手太多了：最多 ${most} 个。`;
export const cardsLeft = (left: number, needed: number): string => `只剩 ${left} 张牌，还要发 ${needed} 张。`;
export const noHands = '没有给出手牌。';
export const handsTooMany = (count: number, most: number): string => `${count} 手牌太多了：最多 ${most} 手。`;
export const handOneTooMany = (card: Card): string =>
  spaced`一手牌有五张；多了一张${card === JOKER ? '“*”' : cardSymbol(card)}。`;
export const handTooFew = (count: number, text: string): string => `一手牌有五张，这里有 ${count} 张（${text}）。`;

export const oneHand = (text: string): string => `${text}是一手牌：不要写括号。`;
export const emptyRange = '范围是空的。写一手牌，例如 TT+ 或 AQs。';
export const noWeight = '范围是空的。其中每手牌的权重都是 0。';
export const blocked = '范围中的每手牌都被已出现的牌阻断。';
export const noRead = (shown: string): string => `这个范围里没有手牌在这里有${shown}。`;
export const needsFlop = (read: string): string => `${read}需要翻牌。`;
export const needsPlainDeck = (read: string): string => `${read}需要没有百搭牌的牌堆发出的翻牌。`;
export const unknownRead = (read: string, reads: readonly string[]): string =>
  `${read}无法识别。“with”后面请写 ${list(reads, 'or')}。`;
export const noDeal = (ranges: number): string =>
  ranges === 2 ? '这两个范围互相阻断：无法同时发出两手牌。' : `这 ${ranges} 个范围互相阻断：无法同时发出这些手牌。`;
export const unreadable = (part: string, character: number): string => `${part}从第 ${character} 个字符起无法识别。`;
export const semicolon = (part: string): string => `${part}中有“;”，它用来分隔对手。手牌之间请用逗号。`;
export const rangeNoRank = (part: string): string => `${part}不是以点数开头。点数是 A K Q J T 9 … 2。`;
export const noSecondRank = (part: string): string => `${part}缺第二个点数，例如 AK。`;
export const noSecondHand = (part: string): string => `${part}的连字符后缺一手牌，例如 88-55。`;
export const oneCard = (part: string): string => `${part}只有一张牌，一手牌要两张。`;
export const noFirstSuit = (part: string, instead: string): string => `${part}的第一张牌没有花色。写成 ${instead}。`;
export const unclear = (part: string, instead: readonly string[]): string =>
  `${part}${instead.length > 1 ? '有多种含义' : '要换一种写法'}。写成${list(instead, 'or')}。`;
export const suitedPair = (part: string): string => `${part}是对子，没有同花或不同花之分。`;
export const moreThanAll = (part: string): string => `${part}超过了全部手牌。`;
export const notASpan = (part: string): string => `${part}不是区间。请用同一张高牌（A2s-A9s）或相同的间隔（54s-JTs）。`;
export const badWeight = (part: string, sign: string): string =>
  `${part}的 ${sign} 后面要写权重，从 0 到 ${sign === '@' ? '100' : '1，或从 0% 到 100%'}。`;
export const weightInBrackets = (part: string): string => `${part}在方括号内又写了权重。只保留一个。`;
export const badBracket = (part: string): string => `${part}不是方括号的写法。写成 [50]AA,KK[/50]。`;
export const bracketInBracket = (part: string): string => `${part}在方括号里又打开了一个方括号。`;
export const notOpen = (part: string): string => `${part}多了一个“]”。`;
export const notClosed = (part: string, close: string): string => `${part}需要 ${close} 来关闭。`;

export const severalDecks = (decks: readonly string[]): string =>
  `这一行写了 ${decks.length} 种牌堆：${list(decks, 'and')}。只保留一种。`;
export const badDeck = (text: string, decks: readonly string[]): string =>
  `${text}不是有百搭牌的牌堆。请用 ${list(decks, 'or')}。`;
export const badTarget = (text: string, targets: string): string => `未知的目标${text}。请用其中之一：${targets}。`;
export const badRules = '规则不是由开关组成的对象。';
export const badRuns = (text: string): string => `发牌次数：${text}不是 2 或 3。`;
export const badFacing = (text: string): string =>
  `${text}不是下注尺度。请写出它是底池的几分之几，最多十个底池：1/2、75%、pot、2x。`;
export const facingAndAmounts = '请只给出“facing”，或者给出“pot”和“call”。';
export const badWas = (text: string): string =>
  `${text}没有说明之前谁持有什么：写玩家、公共牌张数和范围，例如 1:3:TT+。`;
export const withinRandom = (text: string): string =>
  `${text}是任意两张牌，已经包含“random”旁边的手牌。两个对手之间请用 ;。`;
export const namesTooMany = (most: number): string => `名字比玩家多，玩家有 ${most} 个：先写你的名字，再写每个对手的。`;
export const unknownField = (name: string): string => `未知的字段${name}。`;
export const unknownPage = (name: string): string => `未知的页面${name}。`;
export const unknownRule = (name: string): string => `未知的规则${name}。`;
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
export const amountsTooMany = (text: string, most: number): string => `${text}的数额太多。最多 ${most} 个。`;
export const belowZero = (amount: string): string => `${amount} 小于零。`;
export const noAmount = '缺少数额。写 60、62.5 或 1,000。';
export const badAmount = (text: string): string => `${text}不是数额。写 60、62.5 或 1,000。`;
export const ambiguous = (text: string, less: string, more: string): string =>
  `${text}可能是 ${less} 或 ${more}。请写其中一个。`;
export const tooMuch = (amount: string, most: string): string => spaced`${amount}太大：最多 ${most}。`;
export const aboveMost = (amount: string, most: string): string => `${amount} 太大。最多 ${most}。`;
export const listLength = (ofOpponents: boolean, needed: number, count: number): string =>
  `每个${ofOpponents ? '对手' : '玩家'}写一个数额，共 ${needed} 个。这里有 ${count} 个。`;
export const noOpponents = '计算底池需要一个对手。请添加。';
export const foldedWithoutBets = '弃牌玩家的下注需要先有其他玩家的下注。请添加“bets”。';
export const callWithoutPot = '跟注需要底池或下注。请添加其中之一。';
export const callAbove = (call: string, most: string): string => `${call} 超过了你能跟注的数额。最多 ${most}。`;
export const callBelow = (call: string, owed: string, least: string | undefined): string =>
  `${call} 少于需跟注的 ${owed}，而你有${least === undefined ? '更多筹码' : ` ${least}`}。`;
export const potBelowBets = (pot: string, bets: string): string =>
  `${pot} 少于所有下注的总和 ${bets}。底池也包含这些下注。`;
export const rakeAbove = (percent: string): string => `${percent} 超过 100%。`;
export const rakeInTournament = '锦标赛的底池没有抽水。请去掉抽水或奖金。';
export const rakeWithoutPot = '抽水需要底池或下注。请添加其中之一。';
export const noPayouts = '列表是空的。先写第一名的奖金。';
export const payoutsWithoutStacks = '奖金需要这手牌中所有玩家的筹码量。请添加。';
export const withoutPayouts = (field: 'others' | 'bounties'): string => `${fields[field]}需要先有奖金。请添加奖金。`;
export const emptyStack = (number: number): string => `第 ${number} 个是空的。请删除。`;
export const playersTooMany = (count: number, most: number): string =>
  `${count} 名玩家太多，无法计算奖金：最多 ${most} 名。`;
export const playersTooFew = '奖金需要至少两名玩家。';
export const noChips = '没有人有筹码。请给出大于零的筹码量。';
