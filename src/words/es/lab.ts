import type { Card } from '../../poker/card';
import { capitalize } from '../text';
import { theCard } from './cards';
import { list } from './grammar';
import { ghost } from '#words/lab';

interface Piece {
  readonly before: string;
  readonly bold: string;
  readonly after: string;
}

interface Around {
  readonly before: string;
  readonly after: string;
}
export const winsWith = (hand: string): Piece => ({ before: '', bold: 'gana', after: ` con ${hand}` });
export const tiesWith = (hand: string): Piece => ({ before: '', bold: 'empata', after: ` con ${hand}` });
export const orType = (hasTouch: boolean): Around =>
  hasTouch
    ? { before: 'O usa Texto:', after: ', con ∗ para un comodín.' }
    : { before: 'O escribe', after: ', con ∗ para un comodín.' };
export const ghostTile = (card: string): string => `${card}, ${ghost}`;

// Sentences.
const WHO = ['', 'el comodín', 'los dos comodines', 'tres comodines', 'cuatro comodines', 'cinco comodines'];
export const sentence = (hand: string, wilds: readonly Card[]): string =>
  wilds.length === 0
    ? `${capitalize(hand)}.`
    : `${capitalize(hand)}, con ${WHO[wilds.length]} como ${list(wilds.map(theCard), 'and')}.`;
export const handsTie = (numbers: readonly number[]): string =>
  numbers.length > 3 ? `Empatan ${numbers.length} manos` : `Empatan las manos ${list(numbers.map(String), 'and')}`;
