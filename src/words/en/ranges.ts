import type { Street } from '../../poker/spot';
import { capitalize } from '../capitalize';
import { percentText } from '../numbers';
import { onStreet } from './streets';

/* The words for hero's range, beside those for any spot. */

export const rangeAgainstRange = (street: Street): string => `Range against range, ${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `Both hold strong hands about as often: ${percentText(own)} of your range, ${percentText(theirs)} of theirs.`;
export const youStrong = (own: number, theirs: number): string =>
  `You hold strong hands more often: ${percentText(own)} of your range, ${percentText(theirs)} of theirs.`;
export const theyStrong = (own: number, theirs: number): string =>
  `They hold strong hands more often: ${percentText(theirs)} of their range, ${percentText(own)} of yours.`;

// The cards that matter.
export const helps = (card: string): string => `${capitalize(card)} helps you most.`;
export const hurts = (card: string): string => `${capitalize(card)} hurts you most.`;
export const helpsAndHurts = (best: string, worst: string): string =>
  `${capitalize(best)} helps you most, ${worst} hurts you most.`;
