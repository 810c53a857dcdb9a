import type { Part } from '../en/saved';
import { count } from './opponents';

export const searchSpots = 'Buscar en tus situaciones';
export const searchExample = 'un nombre, cartas, turn, proyecto de color…';
export const noneSaved = 'Todavía no hay nada guardado. Las situaciones se guardan solas tras uno o dos segundos.';
export const noMatch = 'Ninguna situación guardada coincide.';
/** Spots that are not listed while a hand in them is face down. */
export const faceDown = (count: number): string =>
  count === 1
    ? 'Una situación tiene una mano boca abajo. Aparece cuando la descubras.'
    : `${count} situaciones tienen una mano boca abajo. Aparecen cuando la descubras.`;
export const star = (title: string): string => `Destacar ${title}`;
export const edit = (title: string): string => `Nombrar, anotar o eliminar ${title}`;
export const name = 'Nombre';
export const aName = 'un nombre';
export const note = 'Nota';
export const aNote = 'una nota: por qué, qué recordar';
export const remove = 'Eliminar';
export const howCallEnded = 'Cómo acabó el call';
export const theCall = 'El call';
export const ends: Readonly<Record<'won' | 'lost' | 'split', string>> = {
  won: 'ganado',
  lost: 'perdido',
  split: 'empatado',
};
export const showAll = (count: number): string => `Mostrar las ${count}`;
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short' });
export const day = (at: number): string => DAY.format(at);

export const starred = 'Destacada.';
export const unstarred = 'Ya no está destacada.';
export const deleted = (title: string): string => `Eliminada: ${title}.`;
const spots = (count: number): string => `${count} ${count === 1 ? 'situación' : 'situaciones'}`;
export const erased = (count: number): string => `${spots(count)} ${count === 1 ? 'borrada' : 'borradas'}.`;
export const reading = 'Leyendo el archivo.';
export const imported = (count: number, ranges: number): string => {
  if (ranges === 0) return `${spots(count)} ${count === 1 ? 'importada' : 'importadas'}.`;
  return `${spots(count)} y ${ranges} ${ranges === 1 ? 'rango' : 'rangos'} importados.`;
};
export const importedSome = (taken: number, of: number, newest: number): string =>
  `${taken} de ${spots(of)} importadas. De las que no tienen estrella, nombre ni nota, solo se guardan las ${newest} más recientes.`;
export const madeRoom = (count: number): string =>
  count === 1
    ? 'Una situación tuya sin estrella, nombre ni nota se quitó para hacer sitio.'
    : `${count} situaciones tuyas sin estrella, nombre ni nota se quitaron para hacer sitio.`;
export const undone = 'Deshecho.';

export const folded = 'te retiraste';
export const raised = 'subiste';
export const called = 'pagaste';
export const calledEnd = (end: 'won' | 'lost' | 'split'): string =>
  ({ won: 'pagaste y ganaste', lost: 'pagaste y perdiste', split: 'pagaste y empataste' })[end];

/** The figures of a spot, if it has them: `'8 outs de 45, equity 24,6 %'` */
export const figures = (
  outs: number | undefined,
  unseen: number,
  equity: string | undefined,
  isSampled: boolean,
): string =>
  [
    ...(outs === undefined ? [] : [`${outs} ${outs === 1 ? 'out' : 'outs'} de ${unseen}`]),
    ...(equity === undefined ? [] : [`equity ${isSampled ? 'cerca de ' : ''}${equity}`]),
  ].join(', ');
export const nuts = 'las nuts, o parte de ellas';
/** `'23 de 990 manos te ganan'` */
export const beatYou = (count: number, text: string, of: string): string =>
  `${text} de ${of} manos te ${count === 1 ? 'gana' : 'ganan'}`;

/* The words that a search finds, more than one for a thing if players have them. */

export const headsUp = 'heads-up mano a mano';
export const multiway = 'multiway varios rivales';
export const unknown = 'desconocido';
export const random = 'random dos cualesquiera';
export const range = 'rango range';
export const joker = 'joker comodín';
export const pocketPair = 'pareja en mano pareja de mano pocket pair';
export const suited = 'suited del mismo palo';
export const offsuit = 'offsuit de distinto palo';
export const set = 'set';
export const trips = 'trips';
export const fullHouse = 'full house';
export const quads = 'póker quads';

/* Lo que se guarda en el dispositivo: situaciones, rangos y nombres, y sus archivos. */

export const undoLast = 'Deshacer el último cambio';
export const undo = 'Deshacer';
export const exportIt = 'Exportar';
export const importIt = 'Importar';
export const erase = 'Borrar';
export const exportUnread = 'Exportar los datos ilegibles';
export const discard = 'Descartarlos';
/** @param size en megabytes, como `most` */
export const fileTooLarge = (name: string, size: string, most: string): string =>
  `${name} es demasiado grande: ${size} MB. Elige un archivo exportado aquí, de ${most} MB como máximo.`;
export const fileUnread = (name: string): string => `No se pudo leer ${name}. Elígelo de nuevo, o elige otro archivo.`;

export const namesUnkept = 'Tu navegador no guarda datos de esta página: los nombres duran hasta que salgas de ella.';
export const namesSetAside =
  'Los nombres guardados que no se pudieron leer se apartaron en este dispositivo. Escríbelos de nuevo.';
export const namesLeftAlone =
  'No se pudieron leer los nombres guardados y se dejaron como están. Los nombres nuevos no se guardarán: libera espacio.';
export const rangesUnkept = 'Tu navegador no guarda datos de esta página: los rangos duran hasta que salgas de ella.';
export const rangesSetAside =
  'Los rangos guardados que no se pudieron leer se apartaron en este dispositivo. Guárdalos de nuevo.';
export const rangesLeftAlone =
  'No se pudieron leer tus rangos guardados y se dejaron como están. Los rangos nuevos no se guardarán: libera espacio.';
export const spotsUnkept = 'Tu navegador no guarda datos de esta página. Exporta tus situaciones antes de salir.';
export const spotsSetAside =
  'Las situaciones guardadas que no se pudieron leer se apartaron: expórtalas en Tus situaciones.';
export const spotsLeftAlone =
  'No se pudieron leer tus situaciones guardadas y se dejaron como están. Las situaciones nuevas no se guardarán: libera espacio.';
export const newerVersion =
  'Una versión más nueva de Outs guardó datos en este dispositivo. Se dejan como están y no se guarda nada nuevo: recarga la página.';
export const leftOut = (count: number, first: string): string =>
  count === 1 ? `Se omitió 1 entrada: ${first}.` : `Se omitieron ${count} entradas. La primera: ${first}.`;

/** @param why uno de los siguientes */
export const notSpots = (why: string): string =>
  `Este no es un archivo de situaciones de Outs: ${why}. Elige un archivo exportado aquí.`;
export const notJson = 'no es JSON válido';
export const somethingElse = 'contiene otra cosa';
/** @param version entre comillas */
export const otherVersion = (version: string, own: number): string =>
  `es de la versión ${version}; esta página lee la versión ${own}`;
export const noSpots = 'no tiene una lista de situaciones';
export const noRanges = 'sus rangos no son una lista';
export const badRange = (place: number): string => `no se puede leer el rango ${place}`;
/** @param why uno de los siguientes */
export const badSpot = (place: number, why: string): string => `situación ${place}: ${why}`;
export const notSpot = 'no es una situación';
export const badLink = 'no se puede leer su enlace';
export const badTime = 'no se puede leer su fecha';
export const badName = 'su nombre no es texto';
export const badNote = 'su nota no es texto';
export const badStar = 'no se puede leer su estrella';
export const badDeed = 'no se puede leer lo que hiciste';
export const badEnd = 'no se puede leer su resultado';

/** On a button, for a screen reader. */
export const copyPart = (part: Part): string =>
  ({
    text: 'Copiar el texto',
    picture: 'Copiar la imagen',
    link: 'Copiar el enlace',
    notation: 'Copiar la notación',
    frame: 'Copiar el HTML',
    puzzle: 'Copiar el reto',
  })[part];
export const isCopied = (part: Part): string =>
  ({
    text: 'Texto copiado.',
    picture: 'Imagen copiada.',
    link: 'Enlace copiado.',
    notation: 'Notación copiada.',
    frame: 'HTML copiado.',
    puzzle: 'Reto copiado.',
  })[part];
export const blocked = (part: Part): string =>
  part === 'picture'
    ? 'Tu navegador no permite copiar. Guarda la imagen en su lugar.'
    : `Tu navegador no permite copiar. Ya está seleccionado ${
        {
          text: 'el texto',
          link: 'el enlace',
          notation: 'el texto de la notación',
          frame: 'el HTML',
          puzzle: 'el reto',
        }[part]
      }: pulsa Ctrl+C (⌘C).`;

export const copy = 'Copiar';
export const copied = 'Copiado';
export const save = 'Guardar';
export const close = 'Cerrar';
export const print = 'Imprimir';
export const onceReady = 'Disponible cuando la respuesta esté lista: texto e imagen.';
export const text = 'Texto';
export const picture = 'Imagen';
export const pictureShows = 'La situación, sus cifras y la baraja';
export const cannotCopyPictures = 'Este navegador no puede copiar imágenes. Guarda la imagen en su lugar.';
export const forCalculators = 'Para Equilab, PokerStove';
export const link = 'Enlace';
export const frame = 'HTML para una página';
export const puzzle = 'Reto';
export const makePuzzle = 'Crear uno';
export const puzzleIs = 'esta situación, con la respuesta oculta';
export const code = 'Código QR';
export const showCode = 'Mostrar';
export const showOrShare = 'Mostrar, compartir';
export const forCamera = 'para la cámara de otro teléfono';
export const paper = 'Papel';
export const onePage = 'una página, A4 o carta; las filas abiertas añaden más';

/* The puzzle. */

export const asks: Readonly<Record<'outs' | 'equity' | 'call' | 'combos', string>> = {
  outs: '¿Tus outs?',
  equity: '¿Tu equity?',
  call: '¿Pagar o retirarse?',
  combos: '¿Cuántos combos?',
};
export const puzzleAsks = 'Lo que pregunta el reto';
export const noteTitle = 'Nota';
export const noteExample = '¿Ocho outs o cinco?';
export const afterwards = 'Después';
export const afterReply = 'se muestra tras la respuesta';
export const copyPuzzleLink = 'Copiar el enlace del reto';
export const noSecret =
  'El enlace muestra las cartas y tu nota. Cualquiera puede calcular la respuesta. No es un secreto.';

/* On the picture. */

export const you = 'Tú';
export const board = 'Board';
export const opponents = count;

/*
 * A spot in a frame of another site.
 */

export const showAnswer = 'Ver la respuesta';
export const counting = 'Calculando…';
export const openInOuts = 'Abrir en Outs';

export { unknownOpponent, opponent } from './opponents';
export { unseenAnd } from './table';
