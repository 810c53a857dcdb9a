/* Packs de problemas: los del dispositivo, un pack antes de su primer problema y lo que acompaña a un problema. */

export const titles = {
  'first-outs': 'Primeros outs',
  'reading-a-board': 'Leer un board',
  ranges: 'Rangos',
};

export const open = 'Abrir un pack';
export const backTo = 'Volver a ';
export const tooLarge = (file: string, kilobytes: number): string =>
  `${file} es demasiado grande para un pack de problemas: como máximo ${kilobytes} kB.`;
export const unread = (file: string): string => `No se pudo leer ${file}. Elígelo de nuevo, o elige otro archivo.`;

/* -------------------------------------------------------------------------------- a pack -- */

export const pack = 'Un pack de problemas';
export const sender = { before: 'de ', after: ', ' };
export const puzzles = (count: number): string => (count === 1 ? '1 problema' : `${count} problemas`);
export const tooMany = (count: number): { before: string; link: string; after: string } => ({
  before: `Tienes ${count} packs. Quita uno en `,
  link: 'Progreso',
  after: ', o lo que hagas aquí no se guardará.',
});
export const asked = { outs: 'Outs', equity: 'Equity', call: 'Pagar o retirarse', combos: 'Combos' };

export const ready = '¿Listo?';
export const goOn = '¿Seguimos?';
export const allDone = 'Todo hecho';
export const hidden = (count: number): string =>
  count === 1 ? '1 problema. La respuesta está oculta.' : `${count} problemas. Las respuestas están ocultas.`;
export const done = (count: number, of: number, right: number): string => `${count} de ${of} hechos, ${right} bien.`;
export const start = 'Empezar';
export const goOnButton = 'Continuar';
export const fromTheStart = 'Desde el principio';

/* -------------------------------------------------------------------------------- a puzzle -- */

export const quotes = { open: '«', close: '»' };
export const theirComment = 'Su comentario';
export const share = 'Compartir';
export const copied = (text: string): string => `Copiado: ${text}`;
export const notCopied = (text: string): string => `Tu navegador no permite copiar. El texto: ${text}`;
export const verdicts = { right: 'bien', near: 'cerca', wrong: 'mal' };

/* ------------------------------------------------------------------------------ the device -- */

export const notJson = 'Los packs guardados no son JSON válido.';
export const otherFile = 'Los packs guardados son otra cosa.';
export const unkept = 'Tu navegador no guarda los datos de esta página: los packs duran hasta que salgas de ella.';
export const setAside = 'Los packs que no se pudieron leer se dejaron aparte. Vuelve a abrir sus archivos.';
export const leftAlone = 'No se pudieron leer tus packs y se dejaron como están. Los packs nuevos no se guardarán.';
