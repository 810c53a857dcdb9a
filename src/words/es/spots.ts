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
export const howCallEnded = 'Cómo acabó el pago';
export const theCall = 'El pago';
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
    ? 'Una situación tuya sin estrella, nombre ni nota dejó su lugar.'
    : `${count} situaciones tuyas sin estrella, nombre ni nota dejaron su lugar.`;
export const undone = 'Deshecho.';

export const folded = 'te retiraste';
export const raised = 'subiste';
export const called = 'pagaste';
export const calledEnd = (end: 'won' | 'lost' | 'split'): string =>
  ({ won: 'pagaste y ganaste', lost: 'pagaste y perdiste', split: 'pagaste y empataste' })[end];

/** The figures of a spot, where it has them: `'8 outs de 45, equity 24,6 %'` */
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

/* The words that a search finds, more than one for a thing where players have them. */

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
