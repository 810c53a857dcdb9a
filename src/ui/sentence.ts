import { parseCards, type Card } from '../poker/card';

const CARD = /((?:10|[2-9JQKA])[♣♦♥♠])/;

/** A sentence in pieces: text, and cards that are drawn in their suits' colours. */
export function piecesOf(sentence: string): (string | Card)[] {
  return sentence.split(CARD).flatMap((piece, at): (string | Card)[] => {
    if (at % 2 === 0) return piece === '' ? [] : [piece];
    const cards = parseCards(piece, 'line');
    return cards.ok ? cards.value : [piece];
  });
}
