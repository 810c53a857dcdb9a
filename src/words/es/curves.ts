import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';

type Name = string | undefined;

export const title = 'Curvas de equity';
export const inOrder = 'cada rango, de su mano más débil a la más fuerte';
export const strongOfYours = (own: string): string => `manos fuertes: ${own} de tu rango`;
export const strongOfBoth = (own: string, theirs: string, name: Name): string =>
  `manos fuertes: tú ${own}, ${they(name)} ${theirs}`;

export const you = 'tú';
export const they = (name: Name): string => name ?? 'rival';
export const youWith = (equity: string): string => `tú ${equity}`;
export const theyWith = (equity: string, name: Name): string => `${they(name)} ${equity}`;
export const chart = 'Equity de cada mano de los dos rangos, de la más débil a la más fuerte';
export const dragAcross = 'arrastra a lo ancho para leer los dos rangos';
export const readBoth = (own: string, ownCards: string, theirs: string, theirCards: string, name: Name): string =>
  `tú ${own} con ${ownCards}, ${they(name)} ${theirs} con ${theirCards}`;
export const partOfBoth = 'Parte de los dos rangos';
export const ofRange = (part: string): string => `${part} del rango:`;
export const lineOfStrong = 'Línea de manos fuertes';
export const orMore = (border: string, own: string, theirs: string, name: Name): string =>
  `${border} o más: tú ${own}, ${they(name)} ${theirs}`;
export const orMoreOwn = (border: string, own: string): string => `${border} o más: tú ${own}`;
export const lineLabel = (border: string, isShort: boolean, isUsual: boolean): string =>
  `${border}${isShort ? '' : ' de equity'} o más${isUsual ? ': manos fuertes' : ''}`;
export const weakest = 'manos más débiles';
export const half = 'mitad del rango';
export const strongest = 'más fuertes';
export const byPart = 'Equity por parte del rango, primero la más débil';
export const part = 'Parte';
export const youTitle = 'Tú';
export const theyTitle = (name: Name): string => name ?? 'Rival';

export const streetOfCurves = 'Calle de las curvas';
export const fromFlop = 'Con cartas muertas, las curvas empiezan en el flop.';
export const counting = 'Se están contando los combos.';
export const buckets = 'Qué parte de cada rango tiene qué equity';
export const equity = 'equity';
export const shareOfRange = 'parte del rango';
export const youAndThey = (name: Name): string => `tú, ${they(name)}`;
export const below = (to: string): string => `menos de ${to}`;
export const between = (from: number, to: string): string => `${from} a ${to}`;
export const aboutStrong = (border: string): string =>
  `Las manos fuertes tienen un ${border} de equity o más contra el otro rango. Arrastra la línea por su etiqueta o muévela con ↑ y ↓.`;
export const byStreet = 'Por calle';
export const yourEquity = 'tu equity';
export const yoursOrMore = (border: string): string => `tú, ${border} o más`;
export const theirsOrMore = (border: string, name: Name): string => `${they(name)}, ${border} o más`;

export const yourRange = 'Tu rango';
export const theirRange = (name: Name): string => `Rango ${of(name)}`;
const of = (name: Name): string => (name === undefined ? 'del rival' : `de ${name}`);
export const yourMap = 'Tu rango, equity mano por mano';
export const theirMap = (name: Name): string => `${theirRange(name)}, equity mano por mano`;
export const inYours = (hand: string): string => `tu rango: ${hand}`;
export const inTheirs = (hand: string, name: Name): string => `rango ${of(name)}: ${hand}`;
export const notInRange = 'no está en el rango';
const combos = (count: string): string => `${count} ${count === '1' ? 'combo' : 'combos'}`;
export const inRange = combos;
export const liveInRange = (live: string, all: string): string => `${live} de ${combos(all)}`;
export const allBlocked = (all: string): string => `${combos(all)}, ${all === '1' ? 'bloqueado' : 'todos bloqueados'}`;
export const blockedByOther = (live: string, all: string): string =>
  `${liveInRange(live, all)}, ${live === '1' ? 'bloqueado' : 'bloqueados'} por el otro rango`;
export const cellEquity = (equity: string, live: string, all: string): string =>
  `${equity} de equity, ${liveInRange(live, all)}`;
export const aboutMaps =
  'En cada casilla: la equity de esa mano contra el otro rango. Del mismo palo, por encima de la diagonal.';

export const toExport = 'Copiar o guardar las curvas';
export const picture = 'Imagen';
export const figures = 'Cifras';
export const copy = 'Copiar';
export const copyPicture = 'Copiar las curvas como imagen';
export const copyFigures = 'Copiar las cifras como CSV';
export const saveAs = (format: 'PNG' | 'SVG'): string => `Guardar las curvas como ${format}`;
export const saveCsv = 'Guardar las cifras como CSV';
export const pictureCopied = 'Imagen copiada.';
export const figuresCopied = 'Cifras copiadas.';
export const copyBlocked = 'Tu navegador no permite copiar. Guarda el archivo.';
export const beforeFlop = 'antes del flop';
export const anyTwo = 'dos cartas cualesquiera';
export const youHold = (equity: string, hands: string): string => `Tú ${equity}: ${hands}`;
export const theyHold = (equity: string, hands: string): string => `Rival ${equity}: ${hands}`;

/* Ejercicios sobre equity y outs efectivos contra un rango, y sobre pagar. */

export const outsQuestion = (range: string): string => `El rival tiene ${range}. ¿Cuántos outs vale tu mano?`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${outs} outs efectivos de ${unseen}; tu equity es del ${equity}.`;
export const closeEnough = (said: string): string => `Dijiste ${said}: bastante cerca.`;
/** `'3 reyes'` */
/** Of a flush draw. */
export const outsOfSuit = (count: number, suit: Suit): string => `${count} ${suitName(suit, count)}`;
export const outsOfRank = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

export const equityQuestion = (range: string): string => `El rival tiene ${range}. ¿Cuál es tu equity?`;
/** Lines: some combos of all, and the equity against them. */
export const groups = {
  'ahead of you': (combos: string, all: string, equity: string): string =>
    `${combos} por delante: ${combos} de ${all} × ${equity}`,
  'pairs behind': (combos: string, all: string, equity: string): string =>
    `${combos} parejas por detrás: ${combos} de ${all} × ${equity}`,
  'the rest': (combos: string, all: string, equity: string): string =>
    `${combos}, el resto: ${combos} de ${all} × ${equity}`,
};

/* -------------------------------------------------------------------------- call or fold -- */

export const callOrFold = (pot: string, call: string): string =>
  `Hay ${pot} en el bote con la apuesta, y pagar cuesta ${call}. ¿Pagar o retirarse?`;

const why = (equity: string, needed: string): string => `tu equity es del ${equity} y necesitas el ${needed}.`;

/** By the right decision: without a reply, if it was right, and if it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `Lo correcto es pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Lo correcto es retirarse: ${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `Pagar es correcto: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Retirarse es correcto: ${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `Lo correcto era pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Lo correcto era retirarse: ${why(equity, needed)}`,
};
