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
export const namesSetAside = 'Los nombres guardados que no se pudieron leer se apartaron en este dispositivo.';
export const namesLeftAlone =
  'No se pudieron leer los nombres guardados y se dejaron como están. Los nombres nuevos no se guardarán.';
export const rangesUnkept = 'Tu navegador no guarda datos de esta página: los rangos duran hasta que salgas de ella.';
export const rangesSetAside = 'Los rangos guardados que no se pudieron leer se apartaron en este dispositivo.';
export const rangesLeftAlone =
  'No se pudieron leer tus rangos guardados y se dejaron como están. Los rangos nuevos no se guardarán.';
export const spotsUnkept = 'Tu navegador no guarda datos de esta página. Exporta tus situaciones antes de salir.';
export const spotsSetAside =
  'Las situaciones guardadas que no se pudieron leer se apartaron: expórtalas en Tus situaciones.';
export const spotsLeftAlone =
  'No se pudieron leer tus situaciones guardadas y se dejaron como están. Las situaciones nuevas no se guardarán.';
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
export const badEnd = 'no se puede leer su final';
