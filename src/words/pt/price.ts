import type { Move } from '../../poker/money/verdict';
import type { ReadName } from '../../poker/money/reads';
import { capitalize } from '../text';
import { list, numberWord } from './grammar';
import { seatName, seatNames } from './spot';
import type { Seated } from '../types';
import type { ReadKind } from '../../poker/range';

export const title = 'Preço';
export const thePrice = 'O preço';
export const pot = 'Pote';
export const withBet = 'com a aposta';
export const toCall = 'a pagar';
export const potSize = 'pote';
export const amounts = 'valores';
export const sizes = 'tamanhos';
export const moreSizes = 'mais';
export const usualSizes = 'usuais';
export const betSizes = 'A aposta';
export const betOf = (size: string): string => (size === '1' ? 'uma aposta do pote' : `uma aposta de ${size} do pote`);
export const potAfterCall = (pot: string): string => `Pote ${pot} depois do seu call.`;
export const makePot = (amount: string): string => `Deixar o pote em ${amount}`;
export const differentAmounts = 'All-in por valores diferentes?';
export const splitPots = 'Separar os potes';

const MOVES = { call: 'pague', fold: 'folde' };
export const call = 'Pague.';
export const atLeastCall = 'No mínimo, pague.';
export const fold = 'Folde.';
export const close = 'Muito apertado.';
export const closeTo = (move: Move): string => `Por pouco: ${MOVES[move]}.`;
export const byPrizes = (move: Move, isClose: boolean): string =>
  `${isClose ? `Por pouco: ${MOVES[move]}` : capitalize(MOVES[move])}, pelos prêmios.`;
export const dependsOnPlayers = (seats: readonly number[], who: Seated): string => {
  const names = seatNames(seats, who);
  return names !== undefined
    ? `Depende do que ${seats.length === 1 ? 'fizer' : 'fizerem'} ${names}.`
    : `Depende de ${numberWord(seats.length)} jogadores depois de você.`;
};
export const dependsOnStrength = 'Depende da força da mão dele.';
export const dependsOnRange = 'Depende do range dele.';
export const foldUnless = 'Folde, a não ser que';
export const foldUnlessBluff = 'Folde, salvo se ele blefar.';
export const nothingToCall = 'Nada a pagar.';

export const needAndHave = (needed: string, share: string, against?: string): string =>
  `Precisa de ${needed}, tem ${share}${against === undefined ? '' : ` contra ${against}`}.`;
export const drawingDead = 'Você não tem como ganhar: está drawing dead.';
export const haveTheNuts = 'Você tem o nuts.';
export const farAhead = (share: string): string => `Você está muito na frente: ${share}.`;
export const cannotLose = 'Você não pode perder.';
export const evenAgainst = (share: string, against: string): string => `${share} mesmo contra ${against}.`;
export const needAndEven = (needed: string, share: string, against: string): string =>
  `Precisa de ${needed}; ${share} mesmo contra ${against}.`;
export const winLater = (amount: string, isInPots: boolean): string =>
  `você possa ganhar mais ${amount}${isInPots ? ' potes' : ''} quando acertar.`;
export const outsPay = (share: string, needed: string): string =>
  `Só seus outs já pagam: ${share}, precisa de ${needed}.`;
export const outsClose = (share: string, needed: string): string => `Só com seus outs: ${share}, precisa de ${needed}.`;
export const against = (read: string, move: Move, share: string): string =>
  `${capitalize(read)}: ${MOVES[move]} (${share}).`;
const ONE_IN = ['', '', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
export const bluffs = (bets: number | undefined): string =>
  bets === undefined
    ? 'Pague só se a maioria dessas apostas for blefe.'
    : `Pague se pelo menos uma aposta em cada ${ONE_IN[bets] ?? bets} for blefe.`;
export const fewBluffs = 'Basta um blefe em cada dez apostas.';
export const openingShares = (shares: readonly (readonly [read: string, share: string])[], needed: string): string =>
  `${capitalize(shares.map(([read, share]) => `${read} ${share}`).join(', '))}; precisa de ${needed}.`;
export const callIfTheyFold = (players: number): string =>
  players === 1 ? 'Pague se ele foldar; folde se ele pagar.' : 'Pague se eles foldarem; folde se pagarem.';
export const foldIfTheyFold = (players: number): string =>
  players === 1 ? 'Folde se ele foldar; pague se ele pagar.' : 'Folde se eles foldarem; pague se pagarem.';
export const ifAllCalled = (opponents: number): string =>
  `Isso se ${opponents === 2 ? 'os dois' : `os ${numberWord(opponents)}`} pagaram.`;

const RIVER = { '50% with connects': 'um par ou melhor', '50% with continues': 'top pair ou melhor' };
const READS: Readonly<Record<ReadName, string>> = {
  'any two': 'duas cartas quaisquer',
  '50% with connects': 'um par ou um draw',
  '50% with continues': 'top pair ou um draw',
  '50%': 'a metade',
  '25%': 'um quarto',
  '10%': 'um décimo',
};
export const best = {
  '50%': 'a melhor metade das mãos',
  '25%': 'o melhor quarto das mãos',
  '10%': 'o melhor décimo das mãos',
};
export const read = (name: ReadName, isRiver: boolean): string =>
  isRiver && name in RIVER ? RIVER[name as keyof typeof RIVER] : READS[name];

export const about = (share: string): string => `cerca de ${share}`;
export const potOdds = (odds: string): string => `Pot odds ${odds} : 1.`;
export const potOddsAnd = (odds: string, needed: string): string =>
  `Pot odds ${odds} : 1, você precisa de ${needed} : 1.`;
export const breakEven = (equity: string): string => `Equity de equilíbrio ${equity}.`;
export const perCall = (ev: string): string => `EV do call: ${ev}.`;
export const perCallInPots = (ev: string): string => `EV do call: ${ev} potes.`;
export const implied = (needed: string): string =>
  `Odds implícitas: ganhe mais ${needed} depois e você chega ao ponto de equilíbrio.`;
export const noImplied = (needed: string, behind: string): string =>
  `Sem odds implícitas: você precisa de mais ${needed} depois, e os stacks têm ${behind}.`;
const DECISIONS = { call: 'pague', fold: 'folde', close: 'apertado', depends: 'depende de quem vem depois' };
export const readAndShare = (read: string, share: string, decision: keyof typeof DECISIONS): string =>
  `${capitalize(read)}: ${share}, ${DECISIONS[decision]}.`;
export const outsFall = (next: string, byRiver: string | undefined): string =>
  `Seus outs: ${list([`${next} na próxima carta`, ...(byRiver === undefined ? [] : [`${byRiver} até o river`])], 'and')}.`;

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `O pote (${pot}) é menor que o valor a pagar (${call}). Ele inclui a aposta? Com a aposta seria ${withBet}.`;
export const wrongPrice = (bet: string, who: Seated): string =>
  `Aposte mais de ${bet} e ${seatName(0, who)} não terá odds para pagar.`;

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
  `Com ${odds} você precisa ganhar ${percent} das vezes.`;

export const needOdds = (percent: string, odds: string): string => `Com ${percent} você precisa de ${odds}.`;

/* The lines of explanations. */

export const byHeart = 'Um terço do pote pede 20%; metade, 25; dois terços, 28,6; o pote, 33,3; o dobro do pote, 40';

export const callLine = (bet: string, pot: string): string => `você paga ${bet} para ganhar ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `você perde ${lose} e ganha ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} para ${call} é ${odds}`;

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'par nem draw',
  continues: 'top pair nem draw',
  'toppair+': 'top pair',
  'twopair+': 'dois pares',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string => `Nenhuma mão ${played} tem ${shown} aqui.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'deste range' : `dos melhores ${percent}%`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = 'joga';
export const playsOf = (player: string): string => `${player} joga`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: 'quaisquer',
  50: 'metade',
  25: 'um quarto',
  10: 'um décimo',
};
export const has = 'tem';
export const hasOf = (player: string): string => `${player} tem`;
export const any = 'qualquer';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: 'par/draw',
  continues: 'top/draw',
  'toppair+': 'top pair\u00a0+',
  'twopair+': 'dois pares\u00a0+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: 'par ou draw',
  continues: 'top pair ou draw',
  'toppair+': 'top pair ou melhor',
  'twopair+': 'dois pares ou melhor',
};

/** What a seat plays, and shows: `'25%, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? 'duas quaisquer' : `${percent}%`;
  return [part, ...reads.map((read) => shown[read])].join(', ');
};

export const done = 'Pronto';
