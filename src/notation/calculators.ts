import { formatCard, formatCards, type Card } from '../poker/card';
import { formatRange } from '../poker/range';
import type { Draft, Slot } from './draft';

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

function filled(slots: readonly Slot[]): Card[] {
  return slots.filter((slot) => slot !== undefined);
}
