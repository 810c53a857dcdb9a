import { formatCards } from '../poker/card';
import { escapeLink } from '../notation/link';
import type { FacedBet } from './decisions';

/** A decision as the fields of a link, its amounts in big blinds. */
export function spotFields({ hero, board, opponents, dead, pot, call }: FacedBet): string {
  const amount = (bigBlinds: number) => String(Math.round(100 * bigBlinds) / 100);
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['hero', formatCards(hero)],
    ['board', formatCards(board)],
    ['vs', opponents.map(({ holds }) => holds).join(';')],
    ['dead', dead],
    ['pot', amount(pot)],
    ['call', amount(call)],
  ];
  return fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${escapeLink(value)}`)
    .join('&');
}
