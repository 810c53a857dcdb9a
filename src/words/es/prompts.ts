import type { Missing } from '../../notation/draft';
import { ofSeat } from './players';

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': '¿Tus dos cartas?',
  'other card of hero': '¿Tu otra carta?',
  'range of hero': '¿Tu rango?',
  'two cards of the flop': 'Faltan dos cartas del flop',
  'one card of the flop': 'Falta una carta del flop',
  'card of the flop': '¿Una carta del flop?',
  'turn card': '¿El turn?',
  'an opponent': '¿Contra quién?',
};
export const otherCard = (seat: number, of: number): string => `¿La otra carta ${ofSeat(seat, of)}?`;
