import { ordinal } from './grammar';

export const allHandsTitle = 'Las 169 manos';
export const allHandsClosed = 'cada una contra su mano';
export const counting = 'Contando';
export const missing = 'No se pudo cargar la tabla de enfrentamientos. Vuelve a cargar la página.';

export const yoursAndBest = (hand: string, equity: string, best: string, bestEquity: string): string =>
  `${hand} ${equity}, la mejor es ${best} ${bestEquity}`;
export const yoursIsBest = (hand: string, equity: string): string => `${hand} ${equity}, la mejor`;
export const fromTo = (worst: string, worstEquity: string, best: string, bestEquity: string): string =>
  `de ${worst} ${worstEquity} a ${best} ${bestEquity}`;

const combos = (live: number, all: number) => (live === all ? `${all} combos` : `${live} de ${all} combos`);
export const told = (equity: string, place: number, live: number, all: number): string =>
  `${equity} de equity, ${ordinal(place, 'f')} de 169, ${combos(live, all)}`;
export const spoken = (hand: string, told: string): string => `${hand}: ${told}`;
export const spokenYours = (hand: string, told: string): string => `${hand}: ${told}, tuya`;
export const hold = (hand: string, equity: string): string => `${hand}: ${equity}. Tener esta mano`;

export const map = 'Las 169 manos, equity contra lo que tiene';
export const about =
  'En cada casilla: la equity de esa mano contra lo que tiene tu rival. Del mismo palo, por encima de la diagonal.';
export const outlined = 'Las tuyas tienen un borde.';
export const order = 'Orden';
export const best = 'Mejores primero';
export const worst = 'Peores primero';
export const yours = 'Tus manos';
export const handPlace = 'Puesto';
export const hand = 'Mano';
export const equity = 'Equity';
export const combosTitle = 'Combos';
export const more = 'Mostrar más';
export const note =
  'La equity de una mano es la media de sus combos: cada uno cuenta tantas veces como lo permiten las cartas de tu rival.';
export const tapToHold = 'Toca una para tenerla.';
