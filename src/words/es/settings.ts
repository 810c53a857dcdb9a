/* El panel de ajustes. En un teléfono también están ahí la ayuda y compartir. */

export const title = 'Ajustes';
export const help = 'Ayuda';
export const helpHas = 'Marcas, notación, palabras';
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
