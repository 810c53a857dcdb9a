import { list } from './grammar';

/* El panel de ajustes. En un teléfono también están ahí la ayuda y compartir. */

export const title = 'Ajustes';
export const help = 'Ayuda';
export const helpHas = 'Marcas, notación, términos';
export const share = 'Enlace';
export const copyLink = 'Copiar el enlace';
export const copied = 'Copiado';
export const moreSharing = 'Código QR y más';

export const theme = 'Tema';
export const themeSystem = 'Sistema';
export const themeLight = 'Claro';
export const themeDark = 'Oscuro';
export const deck = 'Baraja';
export const deckColours = 'Colores de la baraja';
export const fourColours = 'Cuatro colores';
export const twoColours = 'Dos colores';
export const odds = 'Odds';
export const oddsWritten = 'Cómo se escriben las odds';
/** Las tres formas: en contra, como fracción, decimales. */
export const oddsAgainst = '2,83 : 1';
export const oddsFraction = '1 en 3,83';
export const oddsDecimal = '3,83';
export const tops = 'Mejores manos';
export const topsBy = 'Equity que ordena las mejores manos';
export const topsOne = 'Contra una mano';
export const topsFour = 'Contra cuatro';
export const text = 'Texto';
export const textNormal = 'Normal';
export const textLarge = 'Grande';
export const screen = 'Pantalla';
export const screenOn = 'Encendida si hay cartas';
export const screenDevice = 'Como el dispositivo';

export const savedData = 'Datos';
export const isProtected = 'Protegidos en este dispositivo.';
export const mayGo = 'El navegador puede borrarlos si falta espacio.';
export const protect = 'Proteger';
export const exportIt = 'Exportar';
export const isOff = 'En esta ventana no se guarda nada.';
export const licences = 'Licencias de código abierto';

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
