import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankName } from './cards';
import { list } from './grammar';
import { aHand, handName } from './hands';

/* Ejercicios que leen manos en un board. */

export const youHave = (hand: string): string => `Tienes ${hand}.`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = '¿Quién gana? Toca todas las que ganan.';

/** Answers. */
export const boardShared = (hands: readonly string[]): string =>
  `${list(hands, 'and')} se reparten el bote: juega el board`;
export const shared = (hands: readonly string[], best: Strength): string =>
  `${list(hands, 'and')} se reparten el bote: cada una tiene ${aHand(best)}, y ningún kicker decide`;
export const winsAheadOf = (hand: string, best: Strength, next: Strength): string =>
  `${hand} gana con ${aHand(best)}, por delante de ${aHand(next)}`;
export const winsByKicker = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} gana con ${aHand(best)}, con mejor kicker: ${rankName(high)} contra ${rankName(low)}`;
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
  `Tocaste ${cards}: no ${count === 1 ? 'está' : 'están'} entre las cinco mejores`;

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

/** A row with its article, where it takes one. */
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
export const noPairWithAce = 'Ninguna pareja con una carta tuya, y tienes un as';

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
