/* Ejercicios sobre pot odds, y cada cuánto tiene que ganar un pago. */

/** The pot has the bet in it. */
export const callQuestion = (pot: string, call: string): string =>
  `Hay ${pot} en el bote con la apuesta, y pagar cuesta ${call}. ¿Cuánto tienes que ganar?`;

export const oddsQuestion = (percent: string): string => `Ganas el ${percent}. ¿Qué pot odds necesitas?`;

export const betQuestion = {
  pot: 'El rival apuesta el bote. ¿Cuánto tienes que ganar?',
  halfPot: 'El rival apuesta medio bote. ¿Cuánto tienes que ganar?',
  /** `'2/3'` */
  part: (part: string): string => `El rival apuesta ${part} del bote. ¿Cuánto tienes que ganar?`,
  /** `'1.5'`, `'4/3'` */
  times: (times: string): string => `El rival apuesta ${times} veces el bote. ¿Cuánto tienes que ganar?`,
  amount: (bet: string, pot: string): string =>
    `El rival apuesta ${bet} en un bote de ${pot}. ¿Cuánto tienes que ganar?`,
};

export const mustWin = (odds: string, percent: string): string => `Te dan ${odds} y tienes que ganar el ${percent}.`;

export const needOdds = (percent: string, odds: string): string => `Con el ${percent} necesitas ${odds}.`;

/* The lines of explanations. */

export const byHeart =
  'Un tercio del bote pide el 20\u00a0%; la mitad, el 25; dos tercios, el 28,6; el bote, el 33,3; el doble, el 40';

export const callLine = (bet: string, pot: string): string => `pagas ${bet} para ganar ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `pierdes el ${lose} y ganas el ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} por ${call} son ${odds}`;
