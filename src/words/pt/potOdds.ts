/* Exercícios sobre pot odds, e com que frequência um call precisa ganhar. */

/** The pot has the bet in it. */
export const callQuestion = (pot: string, call: string): string =>
  `Há ${pot} no pote com a aposta, e pagar custa ${call}. Com que frequência você precisa ganhar?`;

export const oddsQuestion = (percent: string): string =>
  `Você ganha ${percent} das vezes. De que pot odds você precisa?`;

export const betQuestion = {
  pot: 'O adversário aposta o pote. Com que frequência você precisa ganhar?',
  halfPot: 'O adversário aposta meio pote. Com que frequência você precisa ganhar?',
  /** `'2/3'` */
  part: (part: string): string => `O adversário aposta ${part} do pote. Com que frequência você precisa ganhar?`,
  /** `'1.5'`, `'4/3'` */
  times: (times: string): string =>
    `O adversário aposta ${times} vezes o pote. Com que frequência você precisa ganhar?`,
  amount: (bet: string, pot: string): string =>
    `O adversário aposta ${bet} em um pote de ${pot}. Com que frequência você precisa ganhar?`,
};

export const mustWin = (odds: string, percent: string): string =>
  `Você recebe ${odds} e precisa ganhar ${percent} das vezes.`;

export const needOdds = (percent: string, odds: string): string => `Com ${percent} você precisa de ${odds}.`;

/* The lines of explanations. */

export const byHeart = 'Um terço do pote pede 20%; metade, 25; dois terços, 28,6; o pote, 33,3; o dobro do pote, 40';

export const callLine = (bet: string, pot: string): string => `você paga ${bet} para ganhar ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `você perde ${lose} e ganha ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} para ${call} é ${odds}`;
