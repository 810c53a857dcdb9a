import type { Rung, HeldDraw } from '../../poker/holding';
import type { Texture } from '../../poker/flops';
import { ordinal } from './grammar';
import { countText } from '../amounts';
import { percentText } from '../numbers';

/* Ejercicios sobre cada cuánto trae algo el flop. */

/** By what is asked about. */
export const questions = {
  'pair or better': '¿Cada cuánto ligas en el flop una pareja propia o mejor?',
  'top pair or better': '¿Cada cuánto ligas top pair o mejor en el flop?',
  'two pair or better': '¿Cada cuánto ligas dobles parejas o mejor en el flop?',
  'trips or better': '¿Cada cuánto ligas trips o mejor en el flop?',
  'set or better': '¿Cada cuánto ligas un set o mejor en el flop?',
  'straight or better': '¿Cada cuánto ligas una escalera o mejor en el flop?',
  'flush or better': '¿Cada cuánto ligas un color o mejor en el flop?',
  'flush draw': '¿Cada cuánto ligas un proyecto de color en el flop?',
  'open-ended straight draw': '¿Cada cuánto ligas un proyecto de escalera abierta en el flop?',
  gutshot: '¿Cada cuánto ligas un gutshot en el flop?',
  overcard: '¿Cada cuánto trae el flop una overcard a tu pareja?',
};

/** A rare share of flops: `'about one flop in 71'` */
export const oneFlopIn = (flops: string): string => `más o menos uno de cada ${flops} flops`;

/** @param about the share in words */
export const result = (share: string, about: string): string => `El ${share}, ${about}.`;

/* The lines of explanations. */

export const flopsOf = (hits: string, of: string, about: string): string => `${hits} de ${of} flops, ${about}`;

export const rungs: Readonly<Record<Rung, string>> = {
  'straight flush': 'escalera de color',
  'four of a kind': 'póker',
  'full house': 'full',
  flush: 'color',
  straight: 'escalera',
  set: 'set',
  trips: 'trips',
  'two pair': 'dobles parejas',
  overpair: 'overpair',
  'top pair': 'top pair',
  'pocket pair below top': 'pareja en mano bajo la más alta',
  'second pair': 'segunda pareja',
  'pocket pair below second': 'pareja en mano bajo la segunda',
  'third pair or lower': 'tercera pareja o menor',
  'pocket pair below third': 'pareja en mano bajo la tercera',
  'ace high': 'as alto',
  'no made hand': 'nada ligado',
};
/** What is above the rungs that are named. */
export const better = 'algo mejor';
export const flopsWith = (name: string, flops: string): string => `${name}: ${flops} flops`;

export const ownCardFalls = (product: string): string => `sale una de tus dos cartas: ${product}`;
export const higherCardFalls = (product: string): string => `sale una carta más alta: ${product}`;
export const pairingCardFalls = (product: string): string => `sale una de tus seis cartas: ${product}`;
export const twoOfSuitFall = 'dos de tu palo y otra: 55 × 39 flops: 2145 de 19\u00a0600';

/* What is not in the product. */
export const fullHouses = 'tres del mismo valor en el flop hacen un full';
export const straightsAndFlushes = 'escaleras y colores sin ellas';

export const draws: Readonly<Record<HeldDraw, string>> = {
  'flush draw': 'proyecto de color',
  'nut flush draw': 'proyecto de color nuts',
  'one-card flush draw': 'proyecto de color con una carta',
  'open-ended straight draw': 'escalera abierta',
  'double gutshot': 'doble gutshot',
  gutshot: 'gutshot',
  'one-card straight draw': 'proyecto de escalera con una carta',
  overcards: 'overcards',
  'backdoor flush draw': 'color backdoor',
  'one-card backdoor flush draw': 'color backdoor con una carta',
  'backdoor straight draw': 'escalera backdoor',
  'combo draw': 'proyecto combinado',
  'pair and flush draw': 'pareja y proyecto de color',
  'pair and straight draw': 'pareja y proyecto de escalera',
  'overcards and flush draw': 'overcards y proyecto de color',
  'overcards and straight draw': 'overcards y proyecto de escalera',
};

export const textures: Readonly<Record<Texture, string>> = {
  monotone: 'monocolor',
  'two-tone': 'bicolor',
  rainbow: 'arcoíris',
  unpaired: 'sin doblar',
  paired: 'doblado',
  'three of a kind': 'trío',
};

export const eightOuts = 'ocho outs o más';
export const aboveThePair = 'una carta por encima de la pareja';

export const opponents = 'Rivales';
export const oneToNine = 'tu equity, de uno a nueve';
export const heads = (equity: string): string => `${equity} contra uno; de dos a nueve, simulado`;
export const flopBrings = 'Qué trae el flop';
export const you = (text: string): string => `tú: ${text}`;
export const goodAndOvercard = (good: string, goodShare: string, overcard: string): string =>
  `${good} ${goodShare}, overcard ${overcard}`;
export const goodAndEightOuts = (good: string, goodShare: string, eightOuts: string): string =>
  `${good} ${goodShare}, ocho outs ${eightOuts}`;
export const texture = 'Textura del flop';
export const shares = (all: readonly (readonly [name: string, share: string])[]): string =>
  all.map(([name, share]) => `${name} ${share}`).join(', ');
export const place = 'Puesto';
export const ofHands = (place: number, top: string): string =>
  `${ordinal(place, 'f')} de 169 manos, en el mejor ${top}`;

export const whoseFlop = 'De quién es el flop';
export const weighed = 'Parte de los flops, cada combo según su peso. Elige una fila para repartir un flop así.';
export const ofFlops = (of: string): string => `Parte de los ${of} flops. Elige una fila para repartir un flop así.`;
export const made = 'Manos hechas en el flop';
export const drawsBeside = 'Proyectos, contados también en las filas de arriba';
export const drawsOnFlop = 'Proyectos en el flop';
export const sideDraws = 'Proyectos backdoor, de una carta y combinados';
export const moreDraws = 'Más proyectos en el flop';
export const allDraws = 'Todos los proyectos';
export const overcards = 'Overcards';
export const aboutSet = (hits: string, of: string): string =>
  `Set o mejor incluye los flops de tres cartas iguales: dan un full. Sin ellos: ${hits} de ${of}.`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `Una pareja usa una de tus cartas. Las tablas que dan ${pair} para una pareja y ${twoPair} para dobles parejas cuentan también las parejas del board.`;
export const textureList = 'Textura del flop, por palo y por valor';
export const aboutTexture = 'Por palo y por valor. Cada grupo suma el 100\u00a0%.';
export const aboutPlace = (combos: number, of: number): string =>
  `Las 169 manos están ordenadas por su equity contra un rival con dos cartas cualesquiera. ${countText(combos)} de ${countText(of)} combos están aquí o más arriba. Las cartas muertas no lo cambian.`;
export const countOf = (count: string, of: string): string => `${count} de ${of}`;
export const never = 'nunca';
export const always = 'siempre';
export const deal = (title: string, share: string, odds: string): string =>
  `${title}: ${share}${odds === '' ? '' : `, ${odds}`}. Repartir un flop así`;

export const against = (opponents: number, equity: string): string =>
  `${opponents} ${opponents === 1 ? 'rival' : 'rivales'}: ${equity}`;
export const notCounted = (opponents: number): string => against(opponents, 'sin contar todavía');
export const aboutMany =
  'Equity contra uno a nueve rivales con dos cartas cualesquiera. La línea marca las partes iguales.';
export const manySimulated = (points: string): string => `Más de uno: simulado, ${points}.`;

export const allFlopsTitle = 'Todos los flops';
export const allFlopsClosed = 'tu equity en cada uno';
export const counting = 'Contando';
export const order = 'Orden';
export const best = 'Mejores primero';
export const worst = 'Peores primero';
export const strongest = 'Tu parte del mejor 10\u00a0%';
export const byCards = 'Por cartas';
export const which = 'Qué flops';
export const all = 'Todos';
export const list = 'Flops';
export const means = 'Tu equity por textura';
export const flop = 'Flop';
export const equity = 'Equity';
export const share = 'Del total';
export const strong = 'Del mejor 10\u00a0%';
export const more = 'Mostrar más';
export const none = 'Ningún flop coincide.';
export const strongNote =
  'Del mejor 10\u00a0%: tu parte del mejor 10\u00a0% de las manos en este flop, con los dos rangos contados por igual.';
export const suitsNote = 'Los flops que solo difieren en los palos van en una fila. Toca uno para repartirlo.';

export const textureNames = {
  monotone: 'Monocolor',
  twoTone: 'Bicolor',
  rainbow: 'Arcoíris',
  unpaired: 'Sin doblar',
  paired: 'Doblado',
  trips: 'Trío',
  ace: 'Con as',
  king: 'Con rey',
  queen: 'Con reina',
  middle: 'Con jota o diez',
  low: 'Con nueve o menos',
};

/** While they are counted. */
export const progress = (done: number, of: number): string => `${countText(done)} de ${countText(of)} flops`;

/** Once all are there: the mean equity, and that of the worst and the best flop. */
export const summary = (mean: number, lowest: number, highest: number): string =>
  `${percentText(mean)} de media, de ${percentText(lowest)} a ${percentText(highest)}`;

export const averageIs = (mean: number): string => `media ${percentText(mean)}`;
/** Los flops de todos los tipos elegidos. */
export const chosenFlops = (flops: number, mean: number, share: number): string =>
  `${countText(flops)} ${flops === 1 ? 'flop' : 'flops'}: ${percentText(mean)} de media, ${percentText(share)} del total.`;

export const dealThis = (cards: string, equity: number): string =>
  `${cards}: ${percentText(equity)}. Repartir este flop`;

export const allHandsTitle = 'Las 169 manos';
export const allHandsClosed = 'la equity de cada una contra la suya';
export const missing = 'No se pudo cargar la tabla de enfrentamientos. Recarga la página.';

export const yoursAndBest = (hand: string, equity: string, best: string, bestEquity: string): string =>
  `${hand} ${equity}, la mejor es ${best} ${bestEquity}`;
export const yoursIsBest = (hand: string, equity: string): string => `${hand} ${equity}, la mejor`;
export const fromTo = (worst: string, worstEquity: string, best: string, bestEquity: string): string =>
  `de ${worst} ${worstEquity} a ${best} ${bestEquity}`;

const combos = (live: number, all: number) => (live === all ? `${all} combos` : `${live} de ${all} combos`);
export const told = (equity: string, place: number, live: number, all: number): string =>
  `${equity} de equity, ${ordinal(place, 'f')} de 169, ${combos(live, all)}`;
export const spoken = (hand: string, told: string): string => `${hand}: ${told}`;
export const spokenYours = (hand: string, told: string): string => `${hand}: ${told}, tuya`;
export const hold = (hand: string, equity: string): string => `${hand}: ${equity}. Jugar esta mano`;

export const map = 'Las 169 manos, equity contra lo que tiene';
export const about =
  'En cada casilla: la equity de esa mano contra lo que tiene tu rival. Del mismo palo, por encima de la diagonal.';
export const outlined = 'Las tuyas tienen un borde.';
export const yours = 'Tus manos';
export const handPlace = 'Puesto';
export const hand = 'Mano';
export const combosTitle = 'Combos';
export const note = 'La equity de una mano es la media de sus combos, según cuántas veces puede salir cada uno.';
export const tapToHold = 'Toca una para jugarla.';

export const callFrom = (needed: string, hands: number, right: number, of: number): string =>
  `Paga con el ${needed} o más: ${hands} ${hands === 1 ? 'mano' : 'manos'}, ${countText(right)} de ${countText(of)} combos.`;
export const callsAsRange = 'Usarlas como tu rango';
export const calls = (told: string): string => `${told}, paga`;
export const call = 'Pagar';
