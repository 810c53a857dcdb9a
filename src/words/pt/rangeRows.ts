import type { HeldDraw, Rung } from '../../poker/holding';
import type { RowText } from '../rangeRows';

/** A hand on a board: `'AK em Q72'` */
export const example = (hand: string, board: string): string => `${hand} em ${board}`;

/** The rungs: every live combo is on one. The first that fits is its own. */
export const rungs: Readonly<Record<Rung, RowText>> = {
  'straight flush': { title: 'Straight flush', note: 'as melhores cinco cartas da mão e do board' },
  'four of a kind': { title: 'Quadra', note: 'as melhores cinco, a menos que as quatro estejam no board' },
  'full house': { title: 'Full house', note: 'as melhores cinco cartas da mão e do board' },
  flush: { title: 'Flush', note: 'as melhores cinco cartas da mão e do board' },
  straight: { title: 'Sequência', note: 'as melhores cinco cartas da mão e do board' },
  set: { title: 'Set', note: 'uma trinca com um par na mão' },
  trips: { title: 'Trips', note: 'uma trinca com duas cartas do board' },
  'two pair': { title: 'Dois pares', note: 'dois pares, cada um com uma carta da mão' },
  overpair: { title: 'Overpair', note: 'um par na mão acima do board' },
  'top pair': { title: 'Top pair', note: 'um par com a carta mais alta do board' },
  'pocket pair below top': { title: 'Underpair ao K', note: 'um par na mão com um valor do board acima dele' },
  'second pair': { title: 'Segundo par', note: 'um par com o segundo valor do board' },
  'pocket pair below second': { title: 'Underpair ao 7', note: 'um par na mão com dois valores do board acima dele' },
  'third pair or lower': {
    title: 'Terceiro par',
    note: 'um par com um valor mais baixo do board; “Terceiro par ou menor” se o board tem quatro ou cinco valores',
  },
  'pocket pair below third': { title: 'Underpair ao 5', note: 'um par na mão com três valores ou mais acima dele' },
  'ace high': { title: 'Carta alta ás', note: 'sem par próprio, e com um ás' },
  'no made hand': {
    title: 'Ar',
    note: 'sem par e sem ás, com draw ou sem; no river, também toda mão que joga o board',
  },
};

/** The rows of draws: a combo may have several. */
export const draws: Readonly<Record<HeldDraw, RowText>> = {
  'flush draw': { title: 'Flush draw', note: 'quatro cartas do mesmo naipe, uma delas na mão' },
  'nut flush draw': {
    title: 'Nut flush draw',
    note: 'um flush draw com a carta mais alta do naipe que não está no board',
  },
  'one-card flush draw': { title: 'Flush draw, 1 carta', note: 'um flush draw com uma carta do naipe na mão' },
  'open-ended straight draw': {
    title: 'Duas pontas',
    note: 'quatro seguidas que uma carta em qualquer das pontas completa',
  },
  'double gutshot': { title: 'Gutshot duplo', note: 'dois valores completam uma sequência, e cada um fecha um buraco' },
  gutshot: { title: 'Gutshot', note: 'um valor completa uma sequência' },
  'one-card straight draw': {
    title: 'Straight draw, 1 carta',
    note: 'um straight draw para o qual basta uma carta da mão',
  },
  overcards: { title: 'Overcards', note: 'duas cartas acima do board, sem par' },
  'backdoor flush draw': { title: 'Backdoor flush', note: 'flop: três cartas do mesmo naipe, uma delas na mão' },
  'one-card backdoor flush draw': {
    title: 'Backdoor de 1 carta',
    note: 'um backdoor flush draw com uma carta do naipe na mão',
  },
  'backdoor straight draw': {
    title: 'Backdoor straight',
    note: 'flop: mais duas cartas fazem uma sequência; fica recolhido, porque é comum',
  },
  'combo draw': { title: 'Combo draw', note: 'um flush draw e um straight draw' },
  'pair and flush draw': { title: 'Par, flush draw', note: 'um par próprio e um flush draw' },
  'pair and straight draw': { title: 'Par, straight draw', note: 'um par próprio e um straight draw' },
  'overcards and flush draw': { title: 'Overs, flush draw', note: 'overcards e um flush draw' },
  'overcards and straight draw': { title: 'Overs, straight draw', note: 'overcards e um straight draw' },
};
