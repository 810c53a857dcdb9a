import type { Part } from '../en/copy';
import { count } from './opponents';

/** On a button, for a screen reader. */
export const copyPart = (part: Part): string =>
  ({
    text: 'Copiar el texto',
    picture: 'Copiar la imagen',
    link: 'Copiar el enlace',
    notation: 'Copiar la notación',
    frame: 'Copiar el HTML',
    puzzle: 'Copiar el problema',
  })[part];
export const isCopied = (part: Part): string =>
  ({
    text: 'Texto copiado.',
    picture: 'Imagen copiada.',
    link: 'Enlace copiado.',
    notation: 'Notación copiada.',
    frame: 'HTML copiado.',
    puzzle: 'Problema copiado.',
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
          puzzle: 'el problema',
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
export const puzzle = 'Problema';
export const makePuzzle = 'Crear uno';
export const puzzleIs = 'esta situación, con la respuesta oculta';
export const code = 'Código QR';
export const showCode = 'Mostrar';
export const showOrShare = 'Mostrar, compartir';
export const forCamera = 'para la cámara de otro teléfono';
export const paper = 'Papel';
export const onePage = 'una página, A4 o carta; las filas abiertas añaden más, salvo las de lo que tiene cada jugador';

/* The puzzle. */

export const asks: Readonly<Record<'outs' | 'equity' | 'call' | 'combos', string>> = {
  outs: '¿Tus outs?',
  equity: '¿Tu equity?',
  call: '¿Pagar o retirarse?',
  combos: '¿Cuántos combos?',
};
export const puzzleAsks = 'Lo que pregunta el problema';
export const noteTitle = 'Nota';
export const noteExample = '¿Ocho outs o cinco?';
export const afterwards = 'Después';
export const afterReply = 'se muestra tras la respuesta';
export const copyPuzzleLink = 'Copiar el enlace del problema';
export const noSecret =
  'El enlace muestra las cartas y tu nota. Cualquiera puede calcular la respuesta. No es un secreto.';

/* On the picture. */

export const you = 'Tú';
export const board = 'Board';
export { unknownOpponent, opponent } from './opponents';
export const opponents = count;
export { unseenAnd } from './table';
