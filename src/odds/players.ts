/** `'You'`, `'They'`, or where there are several `'Opponent 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return 'You';
  return players === 2 ? 'They' : `Opponent ${player}`;
}

/** Before what a player has: `'Your'`, `'Opponent 2’s'`. */
export function whose(name: string): string {
  return name === 'You' ? 'Your' : `${name}’s`;
}
