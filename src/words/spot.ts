import { cardSymbol } from '#words/cards';
import * as say from '#words/spot';
import type { Draft, Seat, Slot } from '../notation/draft';
import { JOKER, type Card } from '../poker/card';
import { formatRange } from '../poker/range';

export { decks as DECK_WORDS } from '#words/spot';
export { playerName, seatName } from '#words/spot';

/* A spot as people write it to each other. Links and the line, which are read back, are in src/notation. */

/** A piece of a readable line: a card, or words between cards. */
type Piece = Card | string;

/** A spot in pieces: `4♣ 9♣ v Q♠ Q♣ on 7♦ 5♣ K♥`. A slot that is empty is left out. */
export function piecesOf({ hero, heroRange, seats, board, dead, wild }: Draft): Piece[] {
  const opponents = runs(seats.map(seatPieces).filter((seat) => seat.length > 0));
  const pieces = [
    ...(heroRange === undefined ? filled(hero) : seatPieces(heroRange)),
    ...opponents.flatMap(({ pieces, times }) => ['v', ...(times > 1 ? [`${times} ×`] : []), ...pieces]),
    ...after(say.on, filled(board)),
    ...after(say.dead, dead),
  ];
  // A joker among the cards says which deck it is of; a bug is written as a joker.
  return wild === undefined || (wild === 'joker' && pieces.includes(JOKER)) ? pieces : [...pieces, say.wild[wild]];
}

/** The same as text: a spot's name until the user gives one. */
export function lineOf(draft: Draft): string {
  return piecesOf(draft)
    .map((piece) => (typeof piece === 'string' ? piece : cardSymbol(piece)))
    .join(' ');
}

function seatPieces(seat: Seat): Piece[] {
  if (seat.kind === 'random') return [say.anyTwo];
  if (seat.kind === 'hand') return filled(seat.cards);
  const range = formatRange(seat.range);
  return range === '' ? [] : [range.replaceAll(',', ', ')];
}

/** Equal opponents in a row, written once. */
function runs(seats: readonly Piece[][]): { pieces: Piece[]; times: number }[] {
  const found: { pieces: Piece[]; times: number }[] = [];
  for (const pieces of seats) {
    const last = found.at(-1);
    if (last?.pieces.join(' ') === pieces.join(' ')) last.times++;
    else found.push({ pieces, times: 1 });
  }
  return found;
}

function filled(slots: readonly Slot[]): Card[] {
  return slots.filter((slot) => slot !== undefined);
}

function after(word: string, cards: readonly Card[]): Piece[] {
  return cards.length === 0 ? [] : [word, ...cards];
}
