import type { Rank } from '../../poker/card';
import { rankName } from './cards';

/* Las hojas de la tabla: los outs y sus probabilidades, y lo que trae el flop. */

export const sheet = 'Hoja';
export const sheets = { outs: 'Outs', flop: 'Lo que trae el flop' };

export const print = 'Imprimir la tabla';
export const paper = 'una página, A4 o carta';

/* --------------------------------------------------------------------------------- outs -- */

export const outsTitle = 'Outs y probabilidades';
export const outs = 'Outs';
export const chances: readonly string[] = ['Turn', 'River', 'Hasta el river'];
export const rules: readonly string[] = ['Regla del\u00a02', 'Regla del\u00a04', 'Solomon'];
export const error = 'error';

export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `${onFlop} cartas sin ver en el flop, ${onTurn} en el turn. Hasta el river: al menos una de las dos cartas es un out. `,
  after:
    ' son las odds en tu contra. Regla del\u00a02: outs\u00a0×\u00a02, solo el river. Regla del\u00a04: outs\u00a0×\u00a04, turn y river. Solomon: outs\u00a0×\u00a04, menos los outs por encima de ocho. Los errores están en puntos porcentuales.',
});

export const drawsTitle = 'Los proyectos y sus outs';
export const againstBetter = 'contra una mano mejor';
export const inHand = 'En la mano';
export const onBoard = 'En el board';

export const draws = {
  pairToSet: 'De pareja a set',
  gutshot: 'Gutshot',
  twoPairToFullHouse: 'De dobles parejas a full',
  pairToTwoPair: 'De pareja a dobles parejas o trips',
  overcards: 'Overcards',
  setToFullHouse: 'De set a full o mejor',
  openEnded: 'Proyecto de escalera abierta',
  doubleGutshot: 'Doble gutshot',
  flushDraw: 'Proyecto de color',
  flushAndGutshot: 'Proyecto de color y gutshot',
  flushAndPair: 'Proyecto de color y pareja',
  flushAndOpenEnded: 'Proyecto de color y de escalera abierta',
  flushAndOvercards: 'Proyecto de color y overcards',
};

/* --------------------------------------------------------------------------------- flops -- */

export const example = 'Por ejemplo';
export const flopBrings = 'El flop trae';
export const outOf = (hits: string, of: string): string => `${hits} de ${of}`;

export const flopNote = (flops: string, better: string, pair: string, twoPair: string): string =>
  `De ${flops} flops, sin conocer ninguna otra carta; x : 1 son las odds en tu contra. Un set o mejor no es solo otra carta del mismo valor (${better}): también cuenta un flop de tres iguales, que da un full. Una pareja es la que usa una carta de la mano; las tablas que dan ${pair} para la pareja y ${twoPair} para las dobles parejas cuentan también las parejas del board. A una mano del mismo palo o conectada se le suma lo que traen dos valores distintos.`;

export const pocketPair = 'Pareja en mano';
export const pocketPairs = 'cualquier pareja';
export const setOrBetter = 'Set o mejor';
export const set = 'Set';
export const fullHouse = 'Full';
export const fourOfAKind = 'Póker';
export const cardAbove = (rank: Rank): string => `Una carta mayor que ${rankName(rank, 2)}`;

export const offsuit = 'De distinto palo';
export const offsuitHands = 'dos valores; la pareja es la que usa una carta de la mano';
export const pairOrBetter = 'Una pareja o mejor';
export const pair = 'Una pareja';
export const twoPair = 'Dobles parejas';
export const trips = 'Trips';

export const suited = 'Del mismo palo';
export const suitedHands = 'dos cartas cualesquiera de un palo, además de lo que traen dos valores';
export const flush = 'Color';
export const backdoorFlushDraw = 'Proyecto de color backdoor';

export const connected = 'Conectadas';
export const connectedHands = 'cartas vecinas, de jota-diez a cinco-cuatro';
export const straight = 'Escalera';
export const openEndedOrDouble = 'Escalera abierta o doble gutshot';
export const eightOuts = 'Escalera o mejor, u ocho outs';
