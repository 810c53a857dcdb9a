import type { Missing } from '../notation/draft';

/** What a table still lacks, as a question: `'Your two cards?'` */
export function promptFor(missing: Missing): string {
  if (typeof missing === 'object') {
    return missing.of === 1 ? 'The opponent’s other card?' : `Opponent ${missing.opponent + 1}’s other card?`;
  }
  return {
    'two cards of hero': 'Your two cards?',
    'other card of hero': 'Your other card?',
    'range of hero': 'Your range?',
    'two cards of the flop': 'Two more to the flop',
    'one card of the flop': 'One more to the flop',
    'card of the flop': 'A flop card?',
    'turn card': 'The turn?',
    'an opponent': 'Against whom?',
  }[missing];
}
