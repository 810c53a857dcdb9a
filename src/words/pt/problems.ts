import { JOKER } from '../../poker/card';
import type { Card } from '../../poker/card';
import type { Place } from '../../poker/result';
import { capitalize } from '../text';
import { cardSymbol } from './cards';
import { ofSeat, playerName } from './spot';

export function placeName(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `Mão ${place.hand + 1}` : playerName(place.seat + 1, { opponents: place.of });
  }
  return { hero: 'Sua mão', board: 'Board', dead: 'Cartas mortas', line: 'A linha' }[place];
}

function inPlace(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `na mão ${place.hand + 1}` : `na mão ${ofSeat(place.seat, { opponents: place.of })}`;
  }
  return { hero: 'na sua mão', board: 'no board', dead: 'entre as cartas mortas', line: 'na linha' }[place];
}
export const cardMissing = (question: string): string =>
  `Falta uma carta: ${question}${question.endsWith('?') ? '' : '.'}`;
export const twiceIn = (card: Card, place: Place): string =>
  `${capitalize(cardSymbol(card))} está duas vezes ${inPlace(place)}. Escolha outra carta.`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  `${capitalize(cardSymbol(card))} está ${inPlace(first)} e ${inPlace(second)}. Troque uma.`;

export const remove = (extra: string): string => `Remova ${extra}${extra.endsWith('…') ? '' : '.'}`;
const ADD = ['não tem nenhuma. Adicione duas.', 'tem uma. Adicione outra.'];
export const holeCount = (count: number, extra: string): string =>
  `uma mão tem duas cartas, esta ${ADD[count] ?? `tem ${count}. ${remove(extra)}`}`;
export const handOneTooMany = (card: Card): string =>
  `uma mão tem cinco cartas. ${remove(card === JOKER ? '“*”' : cardSymbol(card))}`;
export const handTooFew = (count: number, text: string): string =>
  `uma mão tem cinco cartas, esta tem ${count} (${text}). Adicione ${5 - count}.`;
export const badWeight = (part: string, sign: string): string =>
  `${part} precisa de um peso depois de ${sign}. Escreva de 0 a ${sign === '@' ? '100' : '1, ou de 0% a 100%'}.`;
