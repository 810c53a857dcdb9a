import type { Texture } from '../../poker/flops';
import type { HeldDraw } from '../../poker/holding';
import { ordinal } from './grammar';
import { countText } from '../amounts';

export { rungs } from './flops';

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
  monotone: 'de un palo',
  'two-tone': 'de dos palos',
  rainbow: 'de tres palos',
  unpaired: 'sin pareja',
  paired: 'con pareja',
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
  `Un set o algo mejor no es solo otra carta de tu valor (${hits} de ${of} sin saber nada más): también cuenta un flop de tres iguales, que es un full.`;
export const aboutPair = (pair: string, twoPair: string): string =>
  `Una pareja es la que usa una carta de la mano. Las tablas que dan ${pair} para una pareja y ${twoPair} para dobles parejas cuentan también las parejas del board.`;
export const textureList = 'Textura del flop, por palo y por valor';
export const aboutTexture = 'Por palo y por valor: cada grupo de tres suma todos los flops.';
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
  'Tu equity en % contra tantos rivales con dos cartas cualesquiera; la línea es lo que tocaría a partes iguales.';
export const manySimulated = (points: string): string => `Más de uno: simulado, ${points}.`;
