import { countText } from '../amounts';
import { percentText } from '../numbers';

export const allFlopsTitle = 'Todos os flops dos dois';
export const allFlopsClosed = 'sua equity em cada um';
export const counting = 'Contando';
export const order = 'Ordem';
export const best = 'Melhores primeiro';
export const worst = 'Piores primeiro';
export const strongest = 'Suas mãos fortes';
export const byCards = 'Por cartas';
export const which = 'Quais flops';
export const all = 'Todos';
export const list = 'Flops';
export const means = 'Sua equity por textura';
export const flop = 'Flop';
export const equity = 'Equity';
export const share = 'Do total';
export const strong = 'Fortes';
export const more = 'Mostrar mais';
export const none = 'Nenhum flop assim.';
export const strongNote =
  'Fortes: sua parte do décimo mais forte de todas as mãos que os dois têm no flop, como se os dois tivessem o mesmo número delas.';
export const suitsNote = 'Flops que só diferem nos naipes ficam em uma só linha. Toque em um para distribuí-lo.';

export const textureNames = {
  monotone: 'Monotone',
  twoTone: 'Dois naipes',
  rainbow: 'Rainbow',
  paired: 'Com par',
  ace: 'Ás alto',
  king: 'Rei alto',
  queen: 'Dama alta',
  middle: 'Valete ou dez alto',
  low: 'Nove alto ou menor',
};

/** While they are counted. */
export const progress = (done: number, of: number): string => `${countText(done)} de ${countText(of)} flops`;

/** Once all are there: the mean equity, and that of the worst and the best flop. */
export const summary = (mean: number, lowest: number, highest: number): string =>
  `${percentText(mean)} em média, de ${percentText(lowest)} a ${percentText(highest)}`;

export const dealThis = (cards: string, equity: number): string =>
  `${cards}: ${percentText(equity)}. Distribuir este flop`;
