import { JOKER } from '../../poker/card';
import type { Card } from '../../poker/card';
import type { Place } from '../../poker/result';
import { capitalize } from '../text';
import { cardSymbol } from './cards';
import { ofSeat, playerName } from './spot';

export function placeName(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `Mano ${place.hand + 1}` : playerName(place.seat + 1, { opponents: place.of });
  }
  return { hero: 'Tu mano', board: 'Board', dead: 'Cartas muertas', line: 'La línea' }[place];
}

function inPlace(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place
      ? `en la mano ${place.hand + 1}`
      : `en la mano ${ofSeat(place.seat, { opponents: place.of })}`;
  }
  return { hero: 'en tu mano', board: 'en el board', dead: 'entre las cartas muertas', line: 'en la línea' }[place];
}
export const cardMissing = (question: string): string =>
  `Falta una carta: ${question}${question.endsWith('?') ? '' : '.'}`;
export const twiceIn = (card: Card, place: Place): string =>
  `${capitalize(cardSymbol(card))} está dos veces ${inPlace(place)}. Elige otra carta.`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  `${capitalize(cardSymbol(card))} está ${inPlace(first)} y ${inPlace(second)}. Cambia una.`;

export const remove = (extra: string): string => `Quita ${extra}${extra.endsWith('…') ? '' : '.'}`;
const ADD = ['no tiene ninguna. Añade dos.', 'tiene una. Añade otra.'];
export const holeCount = (count: number, extra: string): string =>
  `una mano tiene dos cartas, esta ${ADD[count] ?? `tiene ${count}. ${remove(extra)}`}`;
export const handOneTooMany = (card: Card): string =>
  `una mano tiene cinco cartas. ${remove(card === JOKER ? '«*»' : cardSymbol(card))}`;
export const handTooFew = (count: number, text: string): string =>
  `una mano tiene cinco cartas, esta tiene ${count} (${text}). Añade ${5 - count}.`;
export const badWeight = (part: string, sign: string): string =>
  `${part} necesita un peso después de ${sign}. Escribe de 0 a ${sign === '@' ? '100' : '1, o de 0% a 100%'}.`;
