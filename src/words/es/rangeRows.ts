import type { HeldDraw, Rung } from '../../poker/holding';
import type { RowText } from '../rangeRows';

/** A hand on a board: `'AK en Q72'` */
export const example = (hand: string, board: string): string => `${hand} en ${board}`;

/** The rungs: every live combo is on one. The first that fits is its own. */
export const rungs: Readonly<Record<Rung, RowText>> = {
  'straight flush': { title: 'Escalera de color', note: 'las mejores cinco cartas de la mano y el board' },
  'four of a kind': { title: 'Póker', note: 'las mejores cinco, salvo que las cuatro estén en el board' },
  'full house': { title: 'Full', note: 'las mejores cinco cartas de la mano y el board' },
  flush: { title: 'Color', note: 'las mejores cinco cartas de la mano y el board' },
  straight: { title: 'Escalera', note: 'las mejores cinco cartas de la mano y el board' },
  set: { title: 'Set', note: 'un trío con una pareja en mano' },
  trips: { title: 'Trips', note: 'un trío con dos cartas del board' },
  'two pair': { title: 'Dobles parejas', note: 'dos parejas, cada una con una carta de la mano' },
  overpair: { title: 'Overpair', note: 'una pareja en mano más alta que el board' },
  'top pair': { title: 'Top pair', note: 'una pareja con la carta más alta del board' },
  'pocket pair below top': { title: 'Underpair a K', note: 'una pareja en mano con un valor del board por encima' },
  'second pair': { title: 'Segunda pareja', note: 'una pareja con el segundo valor del board' },
  'pocket pair below second': {
    title: 'Underpair a 7',
    note: 'una pareja en mano con dos valores del board por encima',
  },
  'third pair or lower': {
    title: 'Tercera pareja',
    note: 'una pareja con un valor más bajo del board; «Tercera pareja o menor» si el board tiene cuatro o cinco valores',
  },
  'pocket pair below third': {
    title: 'Underpair a 5',
    note: 'una pareja en mano con tres valores o más por encima',
  },
  'ace high': { title: 'Carta alta as', note: 'sin pareja propia, y con un as' },
  'no made hand': {
    title: 'Aire',
    note: 'sin pareja ni as, con proyecto o sin él; en el river, también toda mano que juega el board',
  },
};

/** The rows of draws: a combo may have several. */
export const draws: Readonly<Record<HeldDraw, RowText>> = {
  'flush draw': { title: 'Proyecto de color', note: 'cuatro cartas del mismo palo, una de ellas en la mano' },
  'nut flush draw': {
    title: 'Proyecto color nuts',
    note: 'un proyecto de color con la carta más alta del palo que no está en el board',
  },
  'one-card flush draw': { title: 'Color con 1 carta', note: 'un proyecto de color con una carta del palo en la mano' },
  'open-ended straight draw': {
    title: 'Escalera abierta',
    note: 'cuatro seguidas que completa una carta por cualquiera de los dos extremos',
  },
  'double gutshot': { title: 'Doble gutshot', note: 'dos valores completan una escalera, y cada uno tapa un hueco' },
  gutshot: { title: 'Gutshot', note: 'un valor completa una escalera' },
  'one-card straight draw': {
    title: 'Escalera con 1 carta',
    note: 'un proyecto de escalera al que le basta una carta de la mano',
  },
  overcards: { title: 'Overcards', note: 'dos cartas por encima del board, sin pareja' },
  'backdoor flush draw': { title: 'Color backdoor', note: 'flop: tres cartas del mismo palo, una de ellas en la mano' },
  'one-card backdoor flush draw': {
    title: 'Backdoor con 1 carta',
    note: 'un color backdoor con una carta del palo en la mano',
  },
  'backdoor straight draw': {
    title: 'Escalera backdoor',
    note: 'flop: dos cartas más hacen una escalera; está plegado, porque es común',
  },
  'combo draw': { title: 'Proyecto combinado', note: 'un proyecto de color y uno de escalera' },
  'pair and flush draw': { title: 'Pareja, proy. color', note: 'una pareja propia y un proyecto de color' },
  'pair and straight draw': { title: 'Pareja, proy. esc.', note: 'una pareja propia y un proyecto de escalera' },
  'overcards and flush draw': { title: 'Overs, proy. color', note: 'overcards y un proyecto de color' },
  'overcards and straight draw': { title: 'Overs, proy. esc.', note: 'overcards y un proyecto de escalera' },
};
