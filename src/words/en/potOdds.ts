/* Drills about pot odds, and how often a call must win. */

/** The pot has the bet in it. */
export const callQuestion = (pot: string, call: string): string =>
  `${pot} in the pot with the bet, ${call} to call. What must you win?`;

export const oddsQuestion = (percent: string): string => `You win ${percent}. Which pot odds do you need?`;

export const betQuestion = {
  pot: 'They bet the pot. What must you win?',
  halfPot: 'They bet half the pot. What must you win?',
  /** `'2/3'` */
  part: (part: string): string => `They bet ${part} of the pot. What must you win?`,
  /** `'1.5'`, `'4/3'` */
  times: (times: string): string => `They bet ${times} times the pot. What must you win?`,
  amount: (bet: string, pot: string): string => `They bet ${bet} into ${pot}. What must you win?`,
};

export const mustWin = (odds: string, percent: string): string => `You get ${odds} and must win ${percent}.`;

export const needOdds = (percent: string, odds: string): string => `At ${percent} you need ${odds}.`;

/* The lines of explanations. */

export const byHeart = 'A third of the pot needs 20%, half 25, two thirds 28.6, the pot 33.3, twice the pot 40';

export const callLine = (bet: string, pot: string): string => `you call ${bet} to win ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `you lose ${lose} and win ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} to ${call} is ${odds}`;
