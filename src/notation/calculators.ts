import { formatCard, formatCards, type Card } from '../poker/card';
import { formatRange } from '../poker/range';
import type { Draft, Slot } from './draft';

/** The hands for calculators such as PokerStove: a hand or range a line, the board, the dead cards. No wild cards. */
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
