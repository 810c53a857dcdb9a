import { quote } from './grammar';

/* 有自己问题的练习：大字的问题、输入框，以及所选的内容。 */

export const prompts = {
  whoWins: '谁赢？',
  whatBeatsYou: '哪些赢你？',
  five: '哪五张？',
  row: '你有什么牌？',
  nuts: '坚果牌？',
  stays: '留下什么？',
  decision: '跟注还是弃牌？',
};
export const verdicts = { right: '正确', near: '接近', wrong: '不对' };
export const theAnswer = '答案';

export const outs = '补牌';
export const combos = '组合';
export const potOdds = '底池赔率';
export const exact = '精确';
export const you = '你';
export const youSaidLabel = '你的答案';
export const ofIn = (count: number): string => `共 ${count} 个，范围：`;

export const noneOfThem = '都不是';
export const doneMarked = (count: number): string => `完成：已标记 ${count} 个`;
export const doneOf = (count: number, of: number): string => `完成：${count} / ${of}`;

export const notANumber = (text: string): string => `${quote(text)}不是数字。请写 12 或 3.5。`;
export const fiveChosen = (count: number): string => `要选五张牌：已选 ${count} 张。`;
export const twoCards = '一手牌有两张：请再选一张。';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = '数字';
export const point = '.';
export const pointName = '小数点';
export const deleteDigit = '删除最后一位';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = '你的牌型';
export const rowsBetween = (first: string, last: string): string => `${first}到${last}`;
export const more = (count: number): string => `还有 ${count} 行`;
export const rightLabel = '正确';

export const whatIsLeft = '还剩什么';
export const owners = { board: '公共牌', you: '你' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}，${owners[owner]}`;

export const board = '公共';
export const boardCard = (card: string): string => `${card}，公共牌`;
export const nutCard = (card: string): string => `${card}，属于坚果牌`;
export const notNutCard = (card: string): string => `${card}，不属于坚果牌`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = '对手的范围';
export const notInRange = '不在范围内';
export const judged = { right: '正确', missed: '漏了组合', extra: '标记了，其实会弃牌' };
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} 个可能，已标记 ${marked} 个${state === undefined ? '' : `：${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}：${told}`;
export const stays = '留下';
export const missed = '漏掉';
export const markedButFolds = '标记了，其实会弃牌';
export const oneOfThree = '1/3：三个中留下一个';
export const moreHands = (count: number): string => `还有 ${count} 手：指向一手牌查看`;
export const tapHand = '点选一手牌，或拖过几手。花色会显示在这里。';
