import { cardSymbol } from '#words/cards';
import { rangeWith } from '#words/price';
import { combos } from '#words/ranges';
import * as say from '#words/spot';
import type { Draft, Seat, Slot } from '../notation/draft';
import { JOKER, type Card } from '../poker/card';
import { weightOf, type Range } from '../poker/combos';
import { formatRange, type Read } from '../poker/range';
import { combosText } from './amounts';

export { decks as DECK_WORDS } from '#words/spot';
export { playerName, seatName } from '#words/spot';

/* A spot as people write it to each other. Links and the line, which are read back, are in src/notation. */

/** A piece of a readable line: a card, or words between cards. */
type Piece = Card | string;

/**
 * A spot in pieces: `4♣ 9♣ v Q♠ Q♣ on 7♦ 5♣ K♥`. A slot that is empty is left out. A range has its reads as they were
 * typed; what was narrowed in another way is the number of its combos. Of a draft as `asTyped` has it.
 */
export function piecesOf(draft: Draft): Piece[] {
  const { hero, heroRange, seats, board, dead, wild, reads = [], narrowed = [] } = draft;
  const seatPieces = (seat: Seat, player: number) =>
    piecesOfSeat(
      seat,
      reads[player],
      narrowed.some((own) => own.player === player),
    );
  const opponents = runs(seats.map((seat, at) => seatPieces(seat, at + 1)).filter((seat) => seat.length > 0));
  const pieces = [
    ...(heroRange === undefined ? filled(hero) : seatPieces(heroRange, 0)),
    ...opponents.flatMap(({ pieces, times }) => ['v', ...(times > 1 ? [`${times} ×`] : []), ...pieces]),
    ...after(say.on, filled(board)),
    ...after(say.dead, dead),
  ];
  // A joker among the cards says which deck it is of; a bug is written as a joker.
  return wild === undefined || (wild === 'joker' && pieces.includes(JOKER)) ? pieces : [...pieces, say.wild[wild]];
}

/** The spot on one line, as text: a spot's name until the user gives one. */
export function lineOf(draft: Draft): string {
  return piecesOf(draft)
    .map((piece) => (typeof piece === 'string' ? piece : cardSymbol(piece)))
    .join(' ');
}

function piecesOfSeat(seat: Seat, reads: readonly Read[] | undefined, isChosen: boolean): Piece[] {
  if (seat.kind === 'hand') return filled(seat.cards);
  const text = seat.kind === 'random' ? say.anyTwo : isChosen ? combosIn(seat.range) : listed(seat.range);
  if (text === '') return [];
  return [
    reads === undefined
      ? text
      : rangeWith(
          text,
          reads.map(({ kind }) => kind),
        ),
  ];
}

function listed(range: Range): string {
  return formatRange(range).replaceAll(',', ', ');
}

function combosIn(range: Range): string {
  const count = weightOf(range);
  return combos(count, combosText(count));
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
