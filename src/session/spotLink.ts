import { formatCards } from '../poker/card';
import { readFields } from '../notation/fields';
import { writeLink } from '../notation/link';
import type { FacedBet } from './decisions';

/** The link of a decision's spot, its amounts in big blinds. */
export function spotLink({ hero, board, opponents, dead, pot, call }: FacedBet): string {
  const amount = (bigBlinds: number) => String(Math.round(100 * bigBlinds) / 100);
  const { draft } = readFields([
    ['hero', formatCards(hero)],
    ['board', formatCards(board)],
    ['vs', opponents.map(({ holds }) => holds).join(';')],
    ['dead', dead],
    ['pot', amount(pot)],
    ['call', amount(call)],
  ]);
  return writeLink(draft);
}
