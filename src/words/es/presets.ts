/* Ranges by position. */

export const byPosition = 'Por posición';
export const players = 'Jugadores en la mesa';
/** By the number of players. */
export const tables = { 6: '6 jugadores', 9: '9 jugadores' };
export const action = 'Acción';
export const actions = {
  open: 'Abre',
  call: 'Paga',
  '3-bet': 'Hace 3-bet',
  'call a 3-bet': 'Paga un 3-bet',
  '4-bet': 'Hace 4-bet',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} contra ${raiser}`;
export const ours = 'Guías preflop propias para 100 ciegas grandes: un punto de partida, no una solución.';
