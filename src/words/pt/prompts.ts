import type { Missing } from '../../notation/draft';
import { ofSeat } from './players';

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': 'Suas duas cartas?',
  'other card of hero': 'Sua outra carta?',
  'range of hero': 'Seu range?',
  'two cards of the flop': 'Faltam duas cartas do flop',
  'one card of the flop': 'Falta uma carta do flop',
  'card of the flop': 'Uma carta do flop?',
  'turn card': 'O turn?',
  'an opponent': 'Contra quem?',
};
export const otherCard = (seat: number, of: number): string => `A outra carta ${ofSeat(seat, of)}?`;
