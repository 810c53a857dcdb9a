import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';

/* Ejercicios que marcan cartas de la baraja, y las situaciones propias como ejercicios. */

export const opponentHas = (cards: string): string => `El rival tiene ${cards}.`;
export const opponentHasRange = 'El rival tiene un rango.';
export const anyTwoCards = 'dos cartas cualesquiera';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `${pot} en el bote, ${call} por pagar.`;

/* Questions for the cards. */

export const whichHelp = '¿Qué cartas te ayudan mucho?';
export const whichPutAhead = '¿Qué cartas te ponen por delante?';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `¿Qué cartas te dan ${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}?`;
export const whichOfBackdoor = {
  'backdoor flush draw': 'Tienes un proyecto de color backdoor. ¿Qué cartas forman parte de él?',
  'backdoor straight draw': 'Tienes un proyecto de escalera backdoor. ¿Qué cartas forman parte de él?',
  any: 'Tienes un proyecto backdoor. ¿Qué cartas forman parte de él?',
};

/* What a right card is. */

export const ruleOfBackdoor =
  'Hacen falta dos cartas, el turn y el river. Marca toda carta que pueda ser una de las dos.';
export const ruleOfGains =
  'Marca las cartas que valen un cuarto de out o más. Entre un décimo y un cuarto, ambas respuestas valen.';

/* Questions for the estimate, and for the price. */

export const hitBoth = '¿Cada cuánto salen las dos?';
export const equityByRiver = '¿Cuál es tu equity hasta el river?';
export const equityAllIn = 'All-in: ¿cuál es tu equity?';
export const hitOnRiver = 'Falta una carta: ¿cada cuánto ligas?';
export const hitByRiver = 'Faltan dos cartas: ¿cada cuánto ligas?';
export const isEnough = (pot: string, call: string): string =>
  `Hay ${pot} en el bote con la apuesta, y pagar cuesta ${call}. ¿Basta con tu equity?`;

/* Rules of thumb. */

export const ruleOf2 = 'regla del 2';
export const ruleOf4 = 'regla del 4';
export const solomon = 'Solomon';
export const asOneOut = 'como un out';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = 'Un ejercicio necesita una baraja sin comodines.';
export const needsCards = 'Un ejercicio necesita tus dos cartas, no un rango.';
export const needsFlopOrTurn = 'Un ejercicio necesita un flop o un turn.';
export const hasOneOpponent = 'Un ejercicio tiene un rival como máximo.';
export const isAhead = 'Ya vas por delante. Un ejercicio pregunta qué cartas te ponen por delante.';
export const noCardImproves = 'Ninguna carta mejora tu mano. Un ejercicio pregunta cuáles lo hacen.';
