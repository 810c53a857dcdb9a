import type { Missing } from '../../notation/draft';

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': 'Your two cards?',
  'other card of hero': 'Your other card?',
  'range of hero': 'Your range?',
  'two cards of the flop': 'Two more to the flop',
  'one card of the flop': 'One more to the flop',
  'card of the flop': 'A flop card?',
  'turn card': 'The turn?',
  'an opponent': 'Against whom?',
};
export const otherCard = (seat: number, of: number): string =>
  of === 1 ? 'The opponent’s other card?' : `Opponent ${seat + 1}’s other card?`;
