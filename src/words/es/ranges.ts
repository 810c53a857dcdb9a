import type { Street } from '../../poker/spot';
import { capitalize } from '../capitalize';
import { percentText } from '../numbers';
import { onStreet } from './streets';

/* The words for hero's range, beside those for any spot. */

export const rangeAgainstRange = (street: Street): string => `Rango contra rango, ${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `Los dos tienen manos fuertes casi con la misma frecuencia: ${percentText(own)} de tu rango, ${percentText(theirs)} del suyo.`;
export const youStrong = (own: number, theirs: number): string =>
  `Tienes manos fuertes más a menudo: ${percentText(own)} de tu rango, ${percentText(theirs)} del suyo.`;
export const theyStrong = (own: number, theirs: number): string =>
  `El otro rango tiene manos fuertes más a menudo: ${percentText(theirs)} del suyo, ${percentText(own)} del tuyo.`;

// The cards that matter.
export const helps = (card: string): string => `${capitalize(card)} es lo que más te ayuda.`;
export const hurts = (card: string): string => `${capitalize(card)} es lo que más te perjudica.`;
export const helpsAndHurts = (best: string, worst: string): string =>
  `${capitalize(best)} es lo que más te ayuda; ${worst}, lo que más te perjudica.`;
