import type { Street } from '../../poker/spot';
import { capitalize } from '../capitalize';
import { percentText } from '../numbers';
import { onStreet } from './streets';

/* The words for hero's range, beside those for any spot. */

export const rangeAgainstRange = (street: Street): string => `Range contra range, ${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `Os dois têm mãos fortes quase com a mesma frequência: ${percentText(own)} do seu range, ${percentText(theirs)} do outro.`;
export const youStrong = (own: number, theirs: number): string =>
  `Você tem mãos fortes com mais frequência: ${percentText(own)} do seu range, ${percentText(theirs)} do outro.`;
export const theyStrong = (own: number, theirs: number): string =>
  `O outro range tem mãos fortes com mais frequência: ${percentText(theirs)} dele, ${percentText(own)} do seu.`;

// The cards that matter.
export const helps = (card: string): string => `${capitalize(card)} é o que mais ajuda você.`;
export const hurts = (card: string): string => `${capitalize(card)} é o que mais prejudica você.`;
export const helpsAndHurts = (best: string, worst: string): string =>
  `${capitalize(best)} é o que mais ajuda você; ${worst}, o que mais prejudica.`;
