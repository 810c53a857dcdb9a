/* 关于底池赔率的练习：跟注需要多少胜率。 */

/** The pot has the bet in it. */
export const callQuestion = (pot: string, call: string): string =>
  `底池连同下注共 ${pot}，跟注需要 ${call}。你需要多少胜率？`;

export const oddsQuestion = (percent: string): string => `你的胜率是 ${percent}。你需要多大的底池赔率？`;

export const betQuestion = {
  pot: '对手下注一个底池。你需要多少胜率？',
  halfPot: '对手下注半个底池。你需要多少胜率？',
  /** `'2/3'` */
  part: (part: string): string => `对手下注 ${part} 个底池。你需要多少胜率？`,
  /** `'1.5'`, `'4/3'` */
  times: (times: string): string => `对手下注 ${times} 倍底池。你需要多少胜率？`,
  amount: (bet: string, pot: string): string => `底池 ${pot}，对手下注 ${bet}。你需要多少胜率？`,
};

export const mustWin = (odds: string, percent: string): string => `你得到 ${odds}，需要 ${percent} 的胜率。`;

export const needOdds = (percent: string, odds: string): string => `胜率 ${percent} 时，你需要 ${odds}。`;

/* The lines of explanations. */

export const byHeart = '下注三分之一底池需要 20%，一半 25%，三分之二 28.6%，一个底池 33.3%，两倍底池 40%';

export const callLine = (bet: string, pot: string): string => `你跟注 ${bet}，争夺 ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `你输 ${lose}，赢 ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} 比 ${call} 即 ${odds}`;
