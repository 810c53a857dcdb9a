/** `'the opponent'`, or `'opponent 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'the opponent' : `opponent ${seat + 1}`;
}

/** As a title: `'You'`, `'Opponent'`, or where there are several `'Opponent 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return 'You';
  return players === 2 ? 'Opponent' : `Opponent ${player}`;
}
