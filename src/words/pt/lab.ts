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
export const winsWith = (hand: string): Piece => ({ before: '', bold: 'ganha', after: ` com ${hand}` });
export const tiesWith = (hand: string): Piece => ({ before: '', bold: 'empata', after: ` com ${hand}` });
export const orType = (hasTouch: boolean): Around =>
  hasTouch
    ? { before: 'Ou use Texto:', after: ', com ∗ para um curinga.' }
    : { before: 'Ou digite', after: ', com ∗ para um curinga.' };
export const ghostTile = (card: string): string => `${card}, ${ghost}`;

// Sentences.
const WHO = ['', 'o curinga', 'os dois curingas', 'três curingas', 'quatro curingas', 'cinco curingas'];
export const sentence = (hand: string, wilds: readonly Card[]): string =>
  wilds.length === 0
    ? `${capitalize(hand)}.`
    : `${capitalize(hand)}, com ${WHO[wilds.length]} como ${list(wilds.map(theCard), 'and')}.`;
export const handsTie = (numbers: readonly number[]): string =>
  numbers.length > 3 ? `${numbers.length} mãos empatam` : `As mãos ${list(numbers.map(String), 'and')} empatam`;
