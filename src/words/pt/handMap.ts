import { ordinal } from './grammar';

export const allHandsTitle = 'As 169 mãos';
export const allHandsClosed = 'cada uma contra a mão dele';
export const counting = 'Contando';
export const missing = 'Não foi possível carregar a tabela de confrontos. Carregue a página de novo.';

export const yoursAndBest = (hand: string, equity: string, best: string, bestEquity: string): string =>
  `${hand} ${equity}, a melhor é ${best} ${bestEquity}`;
export const yoursIsBest = (hand: string, equity: string): string => `${hand} ${equity}, a melhor`;
export const fromTo = (worst: string, worstEquity: string, best: string, bestEquity: string): string =>
  `de ${worst} ${worstEquity} a ${best} ${bestEquity}`;

const combos = (live: number, all: number) => (live === all ? `${all} combos` : `${live} de ${all} combos`);
export const told = (equity: string, place: number, live: number, all: number): string =>
  `${equity} de equity, ${ordinal(place, 'f')} de 169, ${combos(live, all)}`;
export const spoken = (hand: string, told: string): string => `${hand}: ${told}`;
export const spokenYours = (hand: string, told: string): string => `${hand}: ${told}, sua`;
export const hold = (hand: string, equity: string): string => `${hand}: ${equity}. Ficar com esta mão`;

export const map = 'As 169 mãos, equity contra o que ele tem';
export const about =
  'Em cada célula: a equity dessa mão contra o que o adversário tem. As mãos suited ficam acima da diagonal.';
export const outlined = 'As suas têm um contorno.';
export const order = 'Ordem';
export const best = 'Melhores primeiro';
export const worst = 'Piores primeiro';
export const yours = 'Suas mãos';
export const handPlace = 'Posição';
export const hand = 'Mão';
export const equity = 'Equity';
export const combosTitle = 'Combos';
export const more = 'Mostrar mais';
export const note =
  'A equity de uma mão é a média dos seus combos: cada um conta tantas vezes quantas as cartas do adversário permitem.';
export const tapToHold = 'Toque em uma para ficar com ela.';
