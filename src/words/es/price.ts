import type { Move } from '../../poker/money/verdict';
import type { ReadName } from '../../poker/money/reads';
import { capitalize } from '../text';
import { list, numberWord } from './grammar';
import { seatName, seatNames } from './spot';
import type { Seated } from '../types';
import type { ReadKind } from '../../poker/range';

export const title = 'Precio';
export const thePrice = 'El precio';
export const pot = 'Bote';
export const withBet = 'con la apuesta';
export const toCall = 'a pagar';
export const potSize = 'bote';
export const amounts = 'cantidades';
export const sizes = 'tamaños';
export const moreSizes = 'más';
export const usualSizes = 'habituales';
export const betSizes = 'La apuesta';
export const betOf = (size: string): string =>
  size === '1' ? 'una apuesta del bote' : `una apuesta de ${size} del bote`;
export const potAfterCall = (pot: string): string => `Bote ${pot} tras tu call.`;
export const makePot = (amount: string): string => `Poner el bote en ${amount}`;
export const differentAmounts = '¿All-in por cantidades distintas?';
export const splitPots = 'Separar los botes';

const MOVES = { call: 'paga', fold: 'retírate' };
export const call = 'Paga.';
export const atLeastCall = 'Paga como mínimo.';
export const fold = 'Retírate.';
export const close = 'Está muy justo.';
export const closeTo = (move: Move): string => `Por poco: ${MOVES[move]}.`;
export const byPrizes = (move: Move, isClose: boolean): string =>
  `${isClose ? `Por poco: ${MOVES[move]}` : capitalize(MOVES[move])}, por los premios.`;
export const dependsOnPlayers = (seats: readonly number[], who: Seated): string => {
  const names = seatNames(seats, who);
  return names !== undefined
    ? `Depende de lo que ${seats.length === 1 ? 'haga' : 'hagan'} ${names}.`
    : `Depende de los ${numberWord(seats.length)} por hablar.`;
};
export const dependsOnStrength = 'Depende de lo fuerte que vaya.';
export const dependsOnRange = 'Depende de su rango.';
export const foldUnless = 'Retírate, salvo que';
export const foldUnlessBluff = 'Retírate, salvo que farolee.';
export const nothingToCall = 'Nada que pagar.';

export const needAndHave = (needed: string, share: string, against?: string): string =>
  `Necesitas ${needed}, tienes ${share}${against === undefined ? '' : ` contra ${against}`}.`;
export const drawingDead = 'No puedes ganar: vas drawing dead.';
export const haveTheNuts = 'Tienes las nuts.';
export const farAhead = (share: string): string => `Vas muy por delante: ${share}.`;
export const cannotLose = 'No puedes perder.';
export const evenAgainst = (share: string, against: string): string => `${share} incluso contra ${against}.`;
export const needAndEven = (needed: string, share: string, against: string): string =>
  `Necesitas ${needed}; ${share} incluso contra ${against}.`;
export const winLater = (amount: string, isInPots: boolean): string =>
  `puedas ganar ${amount} ${isInPots ? 'botes ' : ''}más cuando ligues.`;
export const outsPay = (share: string, needed: string): string => `Tus outs bastan: ${share}, necesitas ${needed}.`;
export const outsClose = (share: string, needed: string): string => `Solo con tus outs: ${share}, necesitas ${needed}.`;
export const against = (read: string, move: Move, share: string): string =>
  `${capitalize(read)}: ${MOVES[move]} (${share}).`;
const ONE_IN = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
export const bluffs = (bets: number | undefined): string =>
  bets === undefined
    ? 'Paga solo si la mayoría de esas apuestas son faroles.'
    : `Paga si al menos una de cada ${ONE_IN[bets] ?? bets} apuestas es un farol.`;
export const fewBluffs = 'Basta un farol de cada diez apuestas.';
export const openingShares = (shares: readonly (readonly [read: string, share: string])[], needed: string): string =>
  `${capitalize(shares.map(([read, share]) => `${read} ${share}`).join(', '))}; necesitas ${needed}.`;
export const callIfTheyFold = (players: number): string =>
  players === 1 ? 'Paga si se retira; retírate si paga.' : 'Paga si se retiran; retírate si pagan.';
export const foldIfTheyFold = (players: number): string =>
  players === 1 ? 'Retírate si se retira; paga si paga.' : 'Retírate si se retiran; paga si pagan.';
export const ifAllCalled = (opponents: number): string =>
  `Eso, si ${opponents === 2 ? 'los dos' : `los ${numberWord(opponents)}`} han pagado.`;

const RIVER = { '50% with connects': 'una pareja o mejor', '50% with continues': 'top pair o mejor' };
const READS: Readonly<Record<ReadName, string>> = {
  'any two': 'dos cartas cualesquiera',
  '50% with connects': 'una pareja o un proyecto',
  '50% with continues': 'top pair o un proyecto',
  '50%': 'la mitad',
  '25%': 'un cuarto',
  '10%': 'un décimo',
};
export const best = {
  '50%': 'la mejor mitad de las manos',
  '25%': 'el mejor cuarto de las manos',
  '10%': 'el mejor décimo de las manos',
};
export const read = (name: ReadName, isRiver: boolean): string =>
  isRiver && name in RIVER ? RIVER[name as keyof typeof RIVER] : READS[name];

export const about = (share: string): string => `aproximadamente ${share}`;
export const potOdds = (odds: string): string => `Pot odds ${odds} : 1.`;
export const potOddsAnd = (odds: string, needed: string): string => `Pot odds ${odds} : 1, necesitas ${needed} : 1.`;
export const breakEven = (equity: string): string => `Equity de equilibrio ${equity}.`;
export const perCall = (ev: string): string => `EV de pagar: ${ev}.`;
export const perCallInPots = (ev: string): string => `EV de pagar: ${ev} botes.`;
export const implied = (needed: string): string =>
  `Odds implícitas: gana ${needed} más después y llegas al punto de equilibrio.`;
export const noImplied = (needed: string, behind: string): string =>
  `Sin odds implícitas: necesitas ${needed} más después, y en los stacks quedan ${behind}.`;
const DECISIONS = { call: 'paga', fold: 'retírate', close: 'muy justo', depends: 'depende de quien va detrás' };
export const readAndShare = (read: string, share: string, decision: keyof typeof DECISIONS): string =>
  `${capitalize(read)}: ${share}, ${DECISIONS[decision]}.`;
export const outsFall = (next: string, byRiver: string | undefined): string =>
  `Tus outs: ${list([`${next} en la próxima carta`, ...(byRiver === undefined ? [] : [`${byRiver} hasta el river`])], 'and')}.`;

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `El bote (${pot}) es menor que lo que hay que pagar (${call}). ¿Incluye la apuesta? Con la apuesta sería ${withBet}.`;
export const wrongPrice = (bet: string, who: Seated): string =>
  `Apuesta más de ${bet} y ${seatName(0, who)} no tendrá precio para pagar.`;

/* Ejercicios sobre pot odds, y cada cuánto tiene que ganar un call. */

/** The pot has the bet in it. */
export const callQuestion = (pot: string, call: string): string =>
  `Hay ${pot} en el bote con la apuesta, y pagar cuesta ${call}. ¿Cada cuánto tienes que ganar?`;

export const oddsQuestion = (percent: string): string => `Ganas el ${percent}. ¿Qué pot odds necesitas?`;

export const betQuestion = {
  pot: 'El rival apuesta el bote. ¿Cada cuánto tienes que ganar?',
  halfPot: 'El rival apuesta medio bote. ¿Cada cuánto tienes que ganar?',
  /** `'2/3'` */
  part: (part: string): string => `El rival apuesta ${part} del bote. ¿Cada cuánto tienes que ganar?`,
  /** `'1.5'`, `'4/3'` */
  times: (times: string): string => `El rival apuesta ${times} veces el bote. ¿Cada cuánto tienes que ganar?`,
  amount: (bet: string, pot: string): string =>
    `El rival apuesta ${bet} en un bote de ${pot}. ¿Cada cuánto tienes que ganar?`,
};

export const mustWin = (odds: string, percent: string): string =>
  `Con ${odds} tienes que ganar el ${percent} de las veces.`;

export const needOdds = (percent: string, odds: string): string => `Con el ${percent} necesitas ${odds}.`;

/* The lines of explanations. */

export const byHeart =
  'Un tercio del bote pide el 20\u00a0%; la mitad, el 25; dos tercios, el 28,6; el bote, el 33,3; el doble, el 40';

export const callLine = (bet: string, pot: string): string => `pagas ${bet} para ganar ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `pierdes el ${lose} y ganas el ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} a ${call} es ${odds}`;

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'pareja ni proyecto',
  continues: 'top pair ni proyecto',
  'toppair+': 'top pair',
  'twopair+': 'dobles parejas',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string =>
  `Ninguna mano ${`de ${played}`.replace(/^de el /, 'del ')} tiene ${shown} aquí.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'este rango' : `el mejor ${percent}\u00a0%`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = 'juega';
export const playsOf = (player: string): string => `${player} juega`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: 'cualquiera',
  50: 'la mitad',
  25: 'un cuarto',
  10: 'un décimo',
};
export const has = 'tiene';
export const hasOf = (player: string): string => `${player} tiene`;
export const any = 'cualquiera';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: 'pareja/proy.',
  continues: 'top/proy.',
  'toppair+': 'top pair\u00a0+',
  'twopair+': 'dobles\u00a0+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: 'pareja o proyecto',
  continues: 'top pair o proyecto',
  'toppair+': 'top pair o mejor',
  'twopair+': 'dobles parejas o mejor',
};

/** What a seat plays, and shows: `'25 %, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? 'dos cartas cualesquiera' : `${percent}\u00a0%`;
  return [part, ...reads.map((read) => shown[read])].join(', ');
};

export const done = 'Listo';
