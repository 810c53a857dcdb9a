import { capitalize } from '../capitalize';
import type { BridgeText } from '../report';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} sin ver, ${method}.`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} sin ver, ${method}, ${draws} repartos.`;
export const chance = (label: string, percent: string, odds: string): string =>
  `${capitalize(label)}: ${percent}; ${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}: equity ${equity}; gana ${win}; empata ${tie}`;
export const row = (title: string, cards: string): string => `${title}: ${cards}`;

// Titles of rows of cards.
/** Between cards that are part of an out. */
export const partSeparator = '; ';
export const partOfOut = 'Parte de un out';
export const outsCount = 'Outs';
export const chops = 'Divide el bote';
export const tainted = 'Te mejora, pero sigues por detrás';
export const dangers = 'Peligro';

/** From outs to equity. */
export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `De los outs a la equity: ${hits} ligas − ${hitLose} ligas, pero pierdes${hitTie === '' ? '' : ` − ${hitTie} ligas y empatas`} + ${missWin} ganas sin ligar + ${tieShare} parte de los empates = ${sum} de ${of} finales`;
/** From the opponent's outs to their equity. */
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `De los outs del rival a su equity: ${hits} el rival liga − ${hitLose} liga, pero pierde${hitTie === '' ? '' : ` − ${hitTie} liga y empata`} + ${missWin} gana sin ligar + ${tieShare} parte de los empates = ${sum} de ${of} finales`;

export const offered = (pot: string, call: string): string => `Bote ${pot}, ${call} por pagar.`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => {
  if (size === '1') return 'Frente a una apuesta del tamaño del bote.';
  return size === '2' ? 'Frente a una apuesta de dos botes.' : `Frente a una apuesta de ${size} del bote.`;
};
export const pots = (pots: string): string => `Botes: ${pots}.`;
