import type { Street } from '../../poker/spot';
import { capitalize } from '../text';
import { percentText } from '../numbers';
import { onStreet } from './spot';
import type { GroupId } from '../en/ranges';
import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankName } from './cards';
import { list, ordinal } from './grammar';
import { aHand, handName } from './hands';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { roughly } from '../fraction';
import { flopsInWords } from './numbers';

/* The words for hero's range, besides those for any spot. */

export const rangeAgainstRange = (street: Street): string => `Rango contra rango, ${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `Los dos tienen manos fuertes casi con la misma frecuencia: ${percentText(own)} de tu rango, ${percentText(theirs)} del suyo.`;
export const youStrong = (own: number, theirs: number): string =>
  `Tienes manos fuertes más a menudo: ${percentText(own)} de tu rango, ${percentText(theirs)} del suyo.`;
export const theyStrong = (own: number, theirs: number): string =>
  `El rival tiene manos fuertes más a menudo: ${percentText(theirs)} de su rango, ${percentText(own)} del tuyo.`;

// The cards that matter.
export const helps = (card: string): string => `${capitalize(card)} es lo que más te ayuda.`;
export const hurts = (card: string): string => `${capitalize(card)} es lo que más te perjudica.`;
export const helpsAndHurts = (best: string, worst: string): string =>
  `${capitalize(best)} es lo que más te ayuda; ${worst}, lo que más te perjudica.`;

export const you = 'Tú';
export const cards = 'Cartas';
export const holdCards = 'Tienes dos cartas';
export const anyTwo = 'dos cualesquiera';

export const rangeOf = (player: string | undefined): string =>
  player === undefined ? 'Tu rango' : `Rango de ${player}`;
export const onGrid = (player: string | undefined): string => `${rangeOf(player)} en la cuadrícula`;
export const byHand = (player: string | undefined): string => `${rangeOf(player)}, mano por mano`;

export const example = 'p. ej. TT+';
export const suchAs = 'como TT+, AQs+, KTo+ o 15%';
/** Before the way back. */
export const narrowed = 'reducido:';
export const widen = 'deshacer';
export const revert = 'Volver atrás';
/** @param text the count as it is written */
export const combos = (count: number, text: string): string => `${text} ${count === 1 ? 'combo' : 'combos'}`;
export const combosAndShare = (count: number, text: string, share: string): string =>
  `${combos(count, text)}, ${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `Tú ${equity}`;
export const lastValid = 'último rango válido';
export const isEmpty = 'vacío';
export const noneBlocked = 'ninguno bloqueado';
export const blocked = (combos: string): string => `${combos} ${combos === '1' ? 'bloqueado' : 'bloqueados'}`;
export const empty = 'Vaciar';
export const emptyRange = 'Vaciar el rango';
export const undo = 'Deshacer';
export const done = 'Listo';
export const topHands = 'Mejores manos';
export const orders = { one: 'contra una', four: 'contra cuatro' };
export const top = (percent: string): string => `Mejor ${percent}`;
/** The slider, spoken. */
export const atTop = (percent: string): string => `el mejor ${percent}`;
export const asWideAs = (percent: string): string => `tan amplio como el mejor ${percent}`;
export const ranking = (percent: string, isTop: boolean, hands: number): string =>
  `${isTop ? 'El mejor' : 'Tan amplio, más o menos, como el mejor'} ${percent} según la equity contra ${hands === 1 ? 'una mano' : `${hands} manos`} al azar, all-in antes del flop.`;
export const drag = 'Arrastra para añadir o quitar manos. El botón derecho quita.';
export const tap = 'Toca una mano, o arrastra de lado. Mantén pulsado para arrastrar en cualquier dirección.';
export const pick = 'Elige una mano para ver sus combos. Arrastra para pintar.';
export const combosOfHand = (hand: string): string => `Combos de ${hand}`;
export const weightOf = (hand: string): string => `Peso de ${hand}`;
export const blockedCombo = 'bloqueado';

/**
 * How much of a hand is in: `'los 4 combos al 50 %'`, `'1 de 4 combos'`, `'fuera'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'fuera';
  const combos = held === of ? `los ${of} combos` : `${held} de ${of} combos`;
  if (weight === undefined) return combos;
  return isMean ? `${combos}, más o menos al ${weight}` : `${combos} al ${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string =>
  `${holding}, ${blocked} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const cell = (hand: string, holding: string): string => `${hand}: ${holding}`;

/* Painting. */

export const paintAt = 'Pintar al';
export const weight = 'Peso';
export const groups = 'Grupos';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: 'Cualquier pareja',
  broadways: 'Broadways',
  connectors: 'Conectores suited',
  suited: 'Todas las suited',
};

/* Ranges to choose. */

export const toChoose = 'Rangos para elegir';
export const recent = (range: string): string => `Rango reciente ${range}`;
export const name = 'Nombre';
export const nameExample = 'p. ej. Apertura en botón';
export const foldersHow =
  'Los nombres que empiezan igual antes de una barra forman una carpeta: 6-max/CO abre, 6-max/BTN abre.';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name} (${count})`;
export const save = 'Guardar';
export const saveWithName = 'Guardar con un nombre';
export const rename = 'Cambiar el nombre';
export const remove = 'Eliminar';
export const removeNamed = (name: string): string => `Eliminar ${name}`;
export const removed = (name: string | undefined): string =>
  name === undefined ? 'Rango eliminado.' : `Eliminado: ${name}.`;

/* Ranges by position. */

export const byPosition = 'Por posición';
export const players = 'Jugadores en la mesa';
/** By the number of players. */
export const tables = { 6: '6 jugadores', 9: '9 jugadores' };
export const action = 'Acción';
export const actions = {
  open: 'Abre',
  call: 'Paga',
  '3-bet': 'Hace 3-bet',
  'call a 3-bet': 'Paga un 3-bet',
  '4-bet': 'Hace 4-bet',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} contra ${raiser}`;
export const ours = 'Guías preflop propias para 100 ciegas grandes: un punto de partida, no una solución.';

/* Ejercicios que leen manos en un board. */

export const youHave = (hand: string): string => `Tienes ${hand}.`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = '¿Quién gana? Toca todas las que ganan.';

/** Answers. */
export const boardShared = (hands: readonly string[]): string =>
  `${list(hands, 'and')} se reparten el bote: juega el board`;
export const shared = (hands: readonly string[], best: Strength): string =>
  `${list(hands, 'and')} se reparten el bote: cada una tiene ${aHand(best)}, y no hay kicker que decida`;
export const winsAheadOf = (hand: string, best: Strength, next: Strength): string =>
  `${hand} gana con ${aHand(best)}, por delante de ${aHand(next)}`;
export const winsByKicker = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} gana con ${aHand(best)} y mejor kicker: ${rankName(high)} contra ${rankName(low)}`;
export const winsByFlush = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} gana con ${aHand(best)}, el color más alto: ${rankName(high)} contra ${rankName(low)}`;

export const youTapped = (hands: number): string => `Tocaste ${hands === 1 ? 'una mano' : `${hands} manos`}.`;

/* -------------------------------------------------------------------------- five that play -- */

export const tapFive = 'Toca las cinco cartas que juegan.';

/** Answers. */
export const withBoth = (best: Strength): string => `${aHand(best)}, con tus dos cartas`;
export const withOne = (best: Strength, card: string): string => `${aHand(best)}, con tu ${card}`;
export const withNone = (best: Strength): string => `${aHand(best)}: juega el board`;

export const setsOfFive = (count: number): string => `Hay ${count} grupos de cinco igual de buenos.`;

/** Lines. */
export const fiveLine = (hand: string, five: string, name: string): string => `${hand}: ${five}, ${name}`;
export const idle = (cards: string, count: number): string => `${cards} no ${count === 1 ? 'juega' : 'juegan'}`;
export const wrongFive = (cards: string, count: number): string =>
  `${cards} no ${count === 1 ? 'está' : 'están'} entre las cinco mejores`;

/* ---------------------------------------------------------------------------- name the row -- */

export const whatHand = '¿Qué tienes?';

const ARTICLES: Readonly<Partial<Record<Rung, string>>> = {
  'straight flush': 'una',
  'full house': 'un',
  flush: 'un',
  straight: 'una',
  set: 'un',
  overpair: 'una',
  'pocket pair below top': 'una',
  'pocket pair below second': 'una',
  'pocket pair below third': 'una',
};

/** A row with its article, if it takes one. */
export const aRow = (row: Rung, title: string): string => {
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  const article = ARTICLES[row];
  return article === undefined ? text : `${article} ${text}`;
};

export const haveNot = (row: string, other: string): string => `Tienes ${row}, no ${other}.`;

/** Lines. @param note the row's rule */
export const rowIs = (title: string, note: string): string => `${title}: ${note}`;
export const yourFive = (five: string, name: string): string => `Tus cinco: ${five}, ${name}`;
export const boardPlays = 'Juega el board: sus cinco cartas valen lo mismo';
export const twoPairs = (cards: string): string => `Dos parejas, cada una con una carta tuya: ${cards}`;
export const pairOnTop = (cards: string): string =>
  `Una pareja propia, ${cards}: está por encima de los demás valores del board`;
/** @param above ranks of the board above the pair */
export const pairBelow = (cards: string, above: number): string =>
  `Una pareja propia, ${cards}: ${above === 1 ? 'un valor del board está' : `${above} valores del board están`} por encima`;
export const counterfeit = 'Tu pareja no está entre las cinco mejores: hay dos parejas más altas';
export const counterfeitWithAce =
  'Tu pareja no está entre las cinco mejores: hay dos parejas más altas, y tienes un as';
export const pairOfBoard = 'La pareja es del board: la tienen todos';
export const pairOfBoardWithAce = 'La pareja es del board: la tienen todos, y tú tienes un as';
export const noPair = 'Ninguna pareja con una carta tuya';
export const noPairWithAce = 'Ninguna pareja con una carta tuya, pero tienes un as';

/* -------------------------------------------------------------------------------- the nuts -- */

export const tapNuts = 'Toca una mano que sea las nuts ahora.';

/** Answers. @param hands how many make it */
export const nutsAre = (best: Strength, example: string, hands: number): string =>
  `las nuts son ${aHand(best)}, por ejemplo ${example}: ${hands === 1 ? 'una mano' : `${hands} manos`}`;
export const nutsFound = (best: Strength, hands: number): string =>
  `${aHand(best)}, ${hands === 1 ? 'una mano' : `${hands} manos`}`;

export const secondBest = (hand: string): string => `${hand} es la segunda mejor.`;
export const notNuts = (hand: string): string => `${hand} no son las nuts.`;

/* --------------------------------------------------------------------------- what beats you -- */

export const whichBeat = '¿Cuáles de estas te ganan ahora?';

/** Answers. */
export const noneBeats = 'ninguna te gana';
export const beat = (hands: readonly string[], own: Strength): string =>
  `${list(hands, 'and')} ${hands.length === 1 ? 'gana' : 'ganan'} a tu mano: ${handName(own)}`;

export const missed = (hands: readonly string[]): string =>
  `${hands.length === 1 ? 'Te faltó' : 'Te faltaron'}: ${list(hands, 'and')}.`;
export const notAhead = (hands: readonly string[]): string =>
  `${hands.length === 1 ? 'No va' : 'No van'} por delante: ${list(hands, 'and')}.`;

/* Before the flop: the words for a player alone. */

const WITH_ARTICLE: Readonly<Record<FlopName, string>> = {
  'set or better': 'un set o algo mejor',
  'pair or better': 'una pareja o algo mejor',
  'flush draw or better': 'un proyecto de color o algo mejor',
  'straight or eight outs': 'una escalera u ocho outs',
};

/** `'Más o menos uno de cada ocho flops trae un set o algo mejor'` */
const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'object' && often[0] > 1 ? 'traen' : 'trae';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, WITH_ARTICLE[name])}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, WITH_ARTICLE[name])}, y ${flopsInWords(good)}, ${WITH_ARTICLE[goodName]}.`;
export const above = (chance: Chance, _pair: Rank): string => `${bring(chance, 'una overcard')}.`;
export const noneAbove = 'No puede salir ninguna overcard.';

export const pocketPair = (rank: Rank): string => `Pareja de ${rankName(rank, 2)}`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'del mismo palo' : 'de distinto palo'}`;
export const ranked = (hand: string, place: number): string =>
  `${hand}: ${ordinal(place, 'f')} de 169 contra dos cualesquiera`;
export const yourRange = 'Tu rango, antes del flop';
export const anyTwoBeforeFlop = 'Dos cartas cualesquiera, antes del flop';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `${equity} contra dos cartas cualesquiera`;
export const ofEquity = (equity: string): string => `${equity} de equity`;
export const onFlop = (equity: string): string => `en el flop: ${equity}.`;
export const onFlopSet = (equity: string): string => `en el flop da un set: ${equity}.`;
export const onFlopPair = (equity: string): string => `en el flop da una pareja: ${equity}.`;
