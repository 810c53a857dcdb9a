import { cardSymbol, formatCard, formatCards, type Card } from '../poker/card';
import { hasJoker } from '../poker/deck';
import { formatRange } from '../poker/range';
import type { Draft, Seat, Slot } from './draft';

/*
 * A spot as people write it to each other, and as other programs read it. Links and the line, which are read back
 * here, are in draft.ts.
 */

/** A piece of a readable line: a card, or words between cards. */
type Piece = Card | string;

/** A spot in pieces: `4♣ 9♣ v Q♠ Q♣ on 7♦ 5♣ K♥`. A slot that is empty is left out. */
export function piecesOf({ hero, heroRange, seats, board, dead, wild }: Draft): Piece[] {
  const opponents = runs(seats.map(seatPieces).filter((seat) => seat.length > 0));
  return [
    ...(heroRange === undefined ? filled(hero) : seatPieces(heroRange)),
    ...opponents.flatMap(({ pieces, times }) => ['v', ...(times > 1 ? [`${times} ×`] : []), ...pieces]),
    ...after('on', filled(board)),
    ...after('dead', dead),
    ...(wild === undefined ? [] : [`(${hasJoker(wild) ? `with a ${wild}` : `${wild} wild`})`]),
  ];
}

/** The same as text: a spot's name until the user gives one. */
export function lineOf(draft: Draft): string {
  return piecesOf(draft)
    .map((piece) => (typeof piece === 'string' ? piece : cardSymbol(piece)))
    .join(' ');
}

/**
 * The hands as equity calculators read them, PokerStove and those after it: one hand or range a line, then the board
 * and the dead cards. Leaves wild cards out, because these programs do not know them.
 */
export function notationOf({ hero, heroRange, seats, board, dead, wild }: Draft): string {
  if (wild !== undefined) return '';
  const hands = [heroRange ?? ({ kind: 'hand', cards: hero } as const), ...seats]
    .map((seat) => {
      if (seat.kind === 'random') return 'random';
      return seat.kind === 'range' ? formatRange(seat.range) : filled(seat.cards).map(formatCard).join('');
    })
    .filter((hand) => hand !== '');
  const dealt = formatCards(filled(board));
  return [
    ...hands,
    ...(dealt === '' ? [] : [`Board: ${dealt}`]),
    ...(dead.length === 0 ? [] : [`Dead: ${formatCards(dead)}`]),
  ].join('\n');
}

function seatPieces(seat: Seat): Piece[] {
  if (seat.kind === 'random') return ['any two'];
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
