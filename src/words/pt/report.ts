import { capitalize } from '../capitalize';
import type { BridgeText } from '../report';

/* An answer as rows of text, for somebody who has never seen the page. */

export const unseen = (cards: number, method: string): string => `${cards} não vistas, ${method}.`;
export const unseenOfDraws = (cards: number, method: string, draws: string): string =>
  `${cards} não vistas, ${method}, ${draws} sorteios.`;
export const chance = (label: string, percent: string, odds: string): string =>
  `${capitalize(label)}: ${percent}; ${odds}`;
export const playerRow = (name: string, equity: string, win: string, tie: string): string =>
  `${name}: equity ${equity}; ganha ${win}; empata ${tie}`;
export const row = (title: string, cards: string): string => `${title}: ${cards}`;

// Titles of rows of cards.
/** Between cards that are part of an out. */
export const partSeparator = '; ';
export const partOfOut = 'Parte de um out';
export const outsCount = 'Outs';
export const chops = 'Divide o pote';
export const tainted = 'Melhora sua mão, mas você continua atrás';
export const dangers = 'Perigo';

/** From outs to equity. */
export const bridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `Dos outs à equity: ${hits} você acerta − ${hitLose} acerta, mas perde${hitTie === '' ? '' : ` − ${hitTie} acerta e empata`} + ${missWin} ganha sem acertar + ${tieShare} parte dos empates = ${sum} de ${of} finais`;
/** From the opponent's outs to their equity. */
export const theirBridge = ({ hits, hitLose, hitTie, missWin, tieShare, sum, of }: BridgeText): string =>
  `Dos outs do adversário à equity dele: ${hits} o adversário acerta − ${hitLose} acerta, mas perde${hitTie === '' ? '' : ` − ${hitTie} acerta e empata`} + ${missWin} ganha sem acertar + ${tieShare} parte dos empates = ${sum} de ${of} finais`;

export const offered = (pot: string, call: string): string => `Pote ${pot}, ${call} para pagar.`;
/** @param size of the pot: `'1/2'` */
export const facing = (size: string): string => {
  if (size === '1') return 'Diante de uma aposta do tamanho do pote.';
  return size === '2' ? 'Diante de uma aposta de dois potes.' : `Diante de uma aposta de ${size} do pote.`;
};
export const pots = (pots: string): string => `Potes: ${pots}.`;
