import { countText } from '../amounts';
import { percentText } from '../numbers';

export const allFlopsTitle = 'Todos los flops de ambos';
export const allFlopsClosed = 'tu equity en cada uno';
export const counting = 'Contando';
export const order = 'Orden';
export const best = 'Mejores primero';
export const worst = 'Peores primero';
export const strongest = 'Tus manos fuertes';
export const byCards = 'Por cartas';
export const which = 'Qué flops';
export const all = 'Todos';
export const list = 'Flops';
export const means = 'Tu equity por textura';
export const flop = 'Flop';
export const equity = 'Equity';
export const share = 'Del total';
export const strong = 'Fuertes';
export const more = 'Mostrar más';
export const none = 'Ningún flop así.';
export const strongNote =
  'Fuertes: tu parte de las manos más fuertes en el flop (el 10\u00a0% de todas las de los dos), como si los dos tuvieran el mismo número.';
export const suitsNote = 'Los flops que solo difieren en los palos van en una fila. Toca uno para repartirlo.';

export const textureNames = {
  monotone: 'De un palo',
  twoTone: 'De dos palos',
  rainbow: 'De tres palos',
  paired: 'Con pareja',
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

export const dealThis = (cards: string, equity: number): string =>
  `${cards}: ${percentText(equity)}. Repartir este flop`;
