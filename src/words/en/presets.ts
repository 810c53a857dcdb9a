/* Ranges by position. */

export const byPosition = 'By position';
export const players = 'Players at the table';
/** By the number of players. */
export const tables = { 6: '6 players', 9: '9 players' };
export const action = 'Action';
export const actions = {
  open: 'Opens',
  call: 'Calls',
  '3-bet': '3-bets',
  'call a 3-bet': 'Calls a 3-bet',
  '4-bet': '4-bets',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} vs ${raiser}`;
export const ours = 'Opening guides of our own for 100 big blinds: a place to start, not a solution.';
