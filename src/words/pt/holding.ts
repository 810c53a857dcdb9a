import { list } from './grammar';

/* Exercícios sobre o que um range tem em um board, e o que fica dele. */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `O adversário tem ${range}. Que parte é par ou melhor?`,
  'top pair or better': (range: string): string => `O adversário tem ${range}. Que parte é top pair ou melhor?`,
  'two pair or better': (range: string): string => `O adversário tem ${range}. Que parte é dois pares ou melhor?`,
  'flush draw': (range: string): string => `O adversário tem ${range}. Que parte é flush draw?`,
  'straight draw': (range: string): string =>
    `O adversário tem ${range}. Que parte é straight draw, contando os gutshots?`,
  draw: (range: string): string => `O adversário tem ${range}. Que parte é draw, de flush ou de sequência?`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${count} de ${of} combos ${count === '1' ? 'é' : 'são'} ${what}: ${share}.`;

export const results = {
  'pair or better': areOf('par ou melhor'),
  'top pair or better': areOf('top pair ou melhor'),
  'two pair or better': areOf('dois pares ou melhor'),
  'flush draw': areOf('flush draw'),
  'straight draw': areOf('straight draw'),
  draw: areOf('draw'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  'um décimo',
  'um quinto',
  'um quarto',
  'um terço',
  'metade',
  'dois terços',
  'três quartos',
  'nove décimos',
];
/** `'de um terço'`, but `'da metade'` */
const ofFraction = (fraction: string): string => (fraction === 'metade' ? 'da metade' : `de ${fraction}`);
export const over = (fraction: string): string => `mais ${ofFraction(fraction)}`;
export const under = (fraction: string): string => `menos ${ofFraction(fraction)}`;
export const noneOfIt = 'nada';
export const allOfIt = 'tudo';

/** Lines. */
export const wouldBe = (fraction: string, combos: string): string => `${fraction} seriam ${combos}`;
export const shareLine = (count: string, of: string, fraction: string): string => `${count} de ${of}: ${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string =>
    `O adversário tem ${range} e paga com um par ou melhor. Marque o que fica.`,
  'top pair or flush draw': (range: string): string =>
    `O adversário tem ${range} e paga com top pair ou melhor, ou com um flush draw. Marque o que fica.`,
  continues: (range: string): string =>
    `O adversário tem ${range} e paga com top pair ou melhor, flush draws, straight draws abertos, gutshots duplos, e gutshots com um par ou duas overcards. Marque o que fica.`,
};

/** Answer. */
export const stay = (count: string, of: string): string =>
  `${count === '1' ? 'fica' : 'ficam'} ${count} de ${of} combos`;

export const missed = (combos: number): string => (combos === 1 ? 'Faltou um combo.' : `Faltaram ${combos} combos.`);
export const kept = (combos: number): string =>
  combos === 1 ? 'Você manteve um combo que folda.' : `Você manteve ${combos} combos que foldam.`;
export const missedAndKept = (missed: number, kept: number): string =>
  [
    missed === 1 ? 'Faltou um combo,' : `Faltaram ${missed} combos,`,
    kept === 1 ? 'e você manteve um que folda.' : `e você manteve ${kept} que foldam.`,
  ].join(' ');

/** Line. */
/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; deles, ${list(
    draws.map(([count, draw]) => `${count} também com ${draw}`),
    'and',
  )}`;
export const stayOf = (count: string, of: string): string => `${count === '1' ? 'fica' : 'ficam'} ${count} de ${of}`;

/** Why some combos stay, or one hand does. @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand}: ${list(rows, 'or')}, fica.`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}: ${list(rows, 'or')}, ficam.`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand}: ${list(rows, 'or')}, folda.`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}: ${list(rows, 'or')}, foldam.`;
