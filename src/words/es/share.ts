import { list } from './grammar';

/* El panel que comparte una página o una situación. */

export const shareSpot = 'Compartir esta situación';
export const sharePage = 'Compartir esta página';
export const close = 'Cerrar';
export const opensSpot = 'Apunta aquí con la cámara de otro teléfono: abre esta situación con las mismas cifras.';
export const opensPage = 'Apunta aquí con la cámara de otro teléfono: abre esta página.';
export const you = 'Tú';
export const board = 'Board';
export const against = 'Contra';
export const names = 'Nombres';
export const namesIn = 'En el enlace';
export const namesOut = 'Sin nombres';
export const opens = 'Abre';
export const opensTable = 'La mesa';
export const opensShow = 'Las cartas de todos';
export const openShare = 'Compartir…';
export const copyLink = 'Copiar el enlace';
export const copied = 'Copiado';
export const savePicture = 'Guardar la imagen';
export const copyRefused = 'Tu navegador impidió copiar. El enlace está seleccionado: pulsa Ctrl+C (⌘C).';
export const nothingUploaded = (characters: number): string =>
  `El código contiene el propio enlace, de ${characters} caracteres. No se sube nada.`;
export const linkCopied = 'Se copió el enlace.';

export const tooLong = 'Demasiado largo para un código. Comparte el enlace.';
export const code = 'Código QR del enlace';
/** Lo que un código deja fuera de un enlace. */
export const parts: Readonly<Record<'was' | 'names' | 'money', string>> = {
  was: 'cómo se redujeron los rangos',
  names: 'los nombres',
  money: 'el dinero',
};
export const without = (left: readonly string[]): string =>
  `El código no incluye ${list(left, 'and')}: sería demasiado largo.`;
export const onlyHere = 'Esta dirección solo funciona en este dispositivo.';
