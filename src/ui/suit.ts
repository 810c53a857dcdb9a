import { parseCards, type Card } from '../poker/card';

/** The classes that colour the suits, clubs first. */
export const SUIT_CLASSES = ['club', 'diamond', 'heart', 'spade'] as const;

/** The suits' outlines in a square of 24, clubs first. */
export const SUIT_PATHS = [
  'M12 2a4.8 4.8 0 0 1 3.9 7.6 4.8 4.8 0 1 1-2.6 7.8c.2 1.8.9 3.2 2.2 4.6h-7c1.3-1.4 2-2.8 2.2-4.6a4.8 4.8 0 1 1-2.6-7.8A4.8 4.8 0 0 1 12 2Z',
  'M12 1.5 20 12l-8 10.5L4 12Z',
  'M12 21.5C5 15.6 1.8 11.9 1.8 8A5.4 5.4 0 0 1 12 5.4 5.4 5.4 0 0 1 22.2 8c0 3.9-3.2 7.6-10.2 13.5Z',
  'M12 2c4 5 9.800 7.600 9.800 12.700a4.600 4.600 0 0 1-8.400 2.700c.2 1.900.9 3.300 2.100 4.600h-7c1.200-1.300 1.900-2.700 2.100-4.600a4.600 4.600 0 0 1-8.400-2.700C2.200 9.600 8 7 12 2Z',
] as const;

const CARD = /((?:10|[2-9JQKA])[♣♦♥♠])/;

/** A sentence in pieces: text, and cards that are drawn in their suits' colours. */
export function piecesOf(sentence: string): (string | Card)[] {
  return sentence.split(CARD).flatMap((piece, at): (string | Card)[] => {
    if (at % 2 === 0) return piece === '' ? [] : [piece];
    const cards = parseCards(piece, 'line');
    return cards.ok ? cards.value : [piece];
  });
}
