import type { MissingAmounts } from '../../notation/stakes';
import type { BothVerdicts } from '../../poker/money/behind';
import type { AmountField } from '../../poker/money/stakes';
import { capitalize } from '../text';
import type { Comparison, Seated } from '../types';
import { list, numberWord, ordinal } from './grammar';
import { ofSeat, seatName, seatNames } from './spot';

const player = (seat: number, who: Seated) => (seat === 0 ? 'tú' : seatName(seat - 1, who));
const players = (seats: readonly number[], who: Seated): string =>
  list(
    seats.map((seat) => player(seat, who)),
    'and',
  );
const playersOf = (count: number) => `${count} ${count === 1 ? 'jugador' : 'jugadores'}`;

export const pot = (at: number, pots: number): string => capitalize(inSentence(at, pots));
export const inSentence = (at: number, pots: number): string => {
  if (at === 0) return 'bote principal';
  return pots === 2 ? 'bote secundario' : `bote secundario ${at}`;
};
export const yoursAlone = 'solo tuyo';
export const onlyOne = (seat: number, who: Seated): string => `solo puede ganarlo ${player(seat, who)}`;
export const allCanWin = (count: number): string => `pueden ganarlo los ${numberWord(count)}`;
export const contenders = players;
export const onePot = 'un bote';
export const mainAndSides = (main: string, sides: readonly string[]): string =>
  `principal ${main}, ${sides.length === 1 ? 'secundario' : 'secundarios'} ${sides.join(', ')}`;
export const comesBack = (amount: string, seat: number, who: Seated): string =>
  `${seat === 0 ? 'Recuperas' : `${capitalize(seatName(seat - 1, who))} recupera`} ${amount}: nadie ha igualado esa cantidad.`;
export const deadMoney = (amount: string): string => `${amount} del bote es dinero muerto: va al bote principal.`;
export const rake = (amount: string): string => `Rake ${amount}.`;

const STANDINGS: Readonly<Record<Comparison, string>> = {
  farAhead: 'muy por delante',
  ahead: 'por delante',
  even: 'más o menos igualado',
  behind: 'por detrás',
  more: 'más que a partes iguales',
  equal: 'casi a partes iguales',
};
export const ledBy = (pot: string, seat: number, who: Seated, share: string): string =>
  `${pot} (pero ${seatName(seat - 1, who)} tiene ${share})`;
export const standing = (own: Comparison, pots: readonly string[]): string =>
  `${STANDINGS[own]} en ${list(
    pots.map((pot) => `el ${pot}`),
    'and',
  )}`;
export const together = (standings: readonly string[], share: string, total: string, needed: string): string =>
  `${capitalize(list(standings, 'and'))}: en total ${share} de ${total}, y para pagar necesitas ${needed}.`;
export const have = (share: string, total: string, needed: string): string =>
  `Para pagar necesitas ${needed}, y tienes ${share} de ${total}.`;
export const oddsAndHave = (odds: string, share: string, total: string, needed: string): string =>
  `Pot odds ${odds} : 1: para pagar necesitas ${needed}, y tienes ${share} de ${total}.`;
export const cannotWin = (pots: number, total: string): string =>
  pots === 1
    ? `No puedes ganar el bote secundario de ${total}: no lo has igualado.`
    : `No puedes ganar los botes secundarios de ${total}: no los has igualado.`;
export const yoursAnyway = (amount: string): string => `${amount} son tuyos salga lo que salga.`;
export const rakeTakes = (amount: string): string => `El rake se lleva ${amount}.`;

const folds = (seats: readonly number[], who: Seated) =>
  seatNames(seats, who) !== undefined
    ? `${players(seats, who)} ${seats.length === 1 ? 'se retira' : 'se retiran'}`
    : `los ${numberWord(seats.length)} jugadores por hablar se retiran`;
/** What the chips say. */
const TO = { call: 'pagar', fold: 'retirarse' };
export const evIfTheyAct = (
  seats: readonly number[],
  who: Seated,
  fold: string,
  call: string,
  inPrizes: boolean,
): string =>
  `EV ${fold}${inPrizes ? ' en premios' : ''} si ${folds(seats, who)}, ${call} si ${seats.length === 1 ? 'paga' : 'pagan'}.`;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const ifTheyFold = (seats: readonly number[], who: Seated, rests: string): string =>
  `Si ${folds(seats, who)}: ${lower(rests)}`;
export const ifTheyCall = (rests: string, seats: readonly number[]): string =>
  `Si ${seats.length === 1 ? 'paga' : 'pagan'}: ${lower(rests)}`;
export const haveAgainst = (
  share: string,
  total: string | undefined,
  points: string | undefined,
  seats: readonly number[] | undefined,
  who: Seated,
  needed: string,
): string => {
  const all = `los ${numberWord(who.opponents)}`;
  const ofTotal = total === undefined ? '' : ` de los ${total} que puedes ganar`;
  const sure = points === undefined ? '' : ` (simulado, ${points})`;
  return `Tienes ${share}${ofTotal}${sure} contra ${seats === undefined ? all : players(seats, who)}, y para pagar necesitas ${needed}.`;
};
export const dependsByChips = 'Por fichas depende de ellos.';
export const chipsSay = (decision: BothVerdicts): string =>
  decision === 'close' ? 'Por fichas da casi igual.' : `Por fichas sería ${decision === 'call' ? TO.call : TO.fold}.`;
export const stillToCall = (seats: readonly number[], who: Seated): string =>
  seats.length === 1
    ? `${capitalize(players(seats, who))} aún no ha pagado y solo puede ganar lo que ha igualado.`
    : `${capitalize(players(seats, who))} aún no han pagado. Cada uno solo puede ganar lo que ha igualado.`;

const AMOUNTS: Readonly<Record<MissingAmounts['field'], readonly [the: string, of: string]>> = {
  bets: ['la apuesta', 'tu apuesta'],
  stacks: ['el stack', 'tu stack'],
  bounties: ['el bounty', 'tu bounty'],
};
export const missing = (field: MissingAmounts['field'], seats: readonly number[], who: Seated): string => {
  const [the, yours] = AMOUNTS[field];
  const whose = seats.map((seat) => (seat === 0 ? yours : `${the} ${ofSeat(seat - 1, who)}`));
  return `${seats.length === 1 ? 'No se conoce' : 'No se conocen'} ${list(whose, 'and')}.`;
};

export const once = 'una vez';
export const times: Readonly<Record<2 | 3, string>> = { 2: 'dos veces', 3: 'tres veces' };
export const won: Readonly<Record<2 | 3, Readonly<Record<'all' | 'some' | 'none', string>>>> = {
  2: { all: 'ganas las dos', some: 'ganas una', none: 'no ganas ninguna' },
  3: { all: 'ganas las tres', some: 'ganas una parte', none: 'no ganas ninguna' },
};
const same = (average: string) => (average === '' ? 'Misma media' : `Misma media, ${average}`);
export const noSwing = (average: string): string =>
  `${same(average)}, y desviación estándar 0: el resultado es siempre el mismo.`;
export const swing = (average: string, count: 2 | 3, from: string, to: string): string =>
  `${same(average)}, menor desviación estándar: al correr ${times[count]} baja de ${from} a ${to}.`;
export const partOfPot = (part: string): string => `${part} del bote`;

export const cash = 'cash: una ficha es una ficha';
export const payouts = (payouts: readonly string[], players: number): string =>
  `${payouts.join(', ')} para ${playersOf(players)}, por ICM`;
export const worth = (call: string, fold: string): string => `Pagar vale ${call} de media; retirarse, ${fold}.`;
export const chipsAndPrizes = (chips: string, prizes: string): string =>
  `Por fichas necesitas ${chips}; por premios, ${prizes}.`;
export const youHave = (share: string): string => `Tienes ${share}.`;
export const riskPremium = (points: string): string => `Prima de riesgo: ${points} puntos.`;
export const bubbleFactor = (factor: string): string =>
  `Factor burbuja ${factor}: lo que cuesta una ficha perdida frente a una ganada.`;
export const leftOut =
  'No se cuentan las manos posteriores, los bounties ganados después, las ciegas que vienen, los asientos ni la habilidad.';
export const bountiesAsCash = 'Un bounty cuenta como dinero, sin que crezca.';
export const risingPayouts = (place: number): string =>
  `El puesto ${place} paga más que el ${place - 1}: revisa los premios.`;

export const sidePots = 'Botes secundarios';
export const runItTwice = 'Correr dos veces';
export const tournament = 'Torneo';
export const amountsDisagree = 'las cantidades no cuadran';
export const oneOpponent = 'ninguno: un solo rival';
export const enterStacks = 'un bote: introduce los stacks para separarlo';
export const potsAndMissing = (pots: string, missing: string): string => `${pots}. ${missing}`;

export const use = (amount: string): string => `Usar ${amount}`;
export const useAs = (amount: string, field: AmountField): string =>
  `Usar ${amount} como ${field === 'pot' ? 'bote' : 'cantidad a pagar'}`;

export const named = (name: string): string => `${name},`;
export const anyTwo = 'dos cualesquiera';
export const aRange = 'un rango';
export const inPot = 'en el bote';
export const inShort = 'puesto';
export const behind = 'detrás';
export const allIn = 'all-in';
export const bounty = 'bounty';
export const amountOf = (player: string, amount: string): string => `${player}: ${amount}`;

export const folded = (number: number): string => `Retirado ${number}`;
export const addFolded = 'Añadir apuesta de un retirado';
export const enterAmounts =
  'Introduce lo que tiene cada jugador en el bote y detrás. Quien está all-in solo puede ganar lo que los demás han igualado.';
export const shares = 'Partes de los botes y lo que vuelve';
export const comesBackLabel = 'vuelve';
export const togetherLabel = 'En total';
export const simulated = (points: string): string => `Simulado, ${points}.`;
export const rakeLabel = 'Rake';
export const atMost = 'máximo';
export const any = 'libre';
export const rakePart = 'rake';
export const yourCall = 'lo que pagas';
export const onAverage = 'de media';

export const howOften = 'Cuántas veces se reparten las cartas que faltan';
export const onceLabel = 'Una vez';
export const twice = 'Dos veces';
export const threeTimes = 'Tres veces';
export const aboutTwice =
  'Dos veces: las cartas que faltan se reparten dos veces, y cada vez se decide la mitad de cada bote. Entre una y otra no vuelve ninguna carta a la baraja.';
export const stillToAct =
  'Todavía queda alguien por hablar. Las cartas se reparten más de una vez solo cuando todas las apuestas están hechas.';
export const nothingToRun = 'No se juega ningún bote: no hay nada que correr.';
export const ofOnePot = 'De un bote';
export const potAndSize = (pot: string, size: string): string => `${pot}, ${size}`;
export const youGet = 'Recuperas';

export const notInHand = (number: number): string => `Fuera de la mano: ${number}`;
export const addPlayer = 'Añadir jugador';
export const addPlayerNamed = 'Añadir un jugador que no está en la mano';
export const pays = (place: number): string => `${ordinal(place)} cobra`;
export const add = 'Añadir';
export const addPlace = 'Añadir un puesto con premio';
export const ifYou = 'si';
export const stack = 'stack';
export const worthLabel = 'vale';
export const fold = 'te retiras';
export const callOnAverage = 'pagas, de media';
export const callAndWin = 'pagas y ganas';
export const callAndTie = 'pagas y empatas';
export const callAndLose = 'pagas y pierdes';
export const placeWorth = (prize: string): string => `Tu puesto vale ${prize} de media.`;
export const callNeeds = 'Para pagar necesitas';
export const enterStacksAndPrizes =
  'Introduce los stacks y lo que paga cada puesto: los premios no valen lo que sus fichas, así que para pagar puedes necesitar más equity.';
