/* Ranges by position. */

export const byPosition = 'Por posição';
export const players = 'Jogadores na mesa';
/** By the number of players. */
export const tables = { 6: '6 jogadores', 9: '9 jogadores' };
export const action = 'Ação';
export const actions = {
  open: 'Abre',
  call: 'Paga',
  '3-bet': 'Dá 3-bet',
  'call a 3-bet': 'Paga um 3-bet',
  '4-bet': 'Dá 4-bet',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} contra ${raiser}`;
export const ours = 'Guias pré-flop próprios para 100 big blinds: um ponto de partida, não uma solução.';
