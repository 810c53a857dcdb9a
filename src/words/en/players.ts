/** In a sentence: `'the opponent'`, or `'opponent 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'the opponent' : `opponent ${seat + 1}`;
}

/** As a title: `'You'`, `'Opponent'`, or where there are several `'Opponent 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return 'You';
  return players === 2 ? 'Opponent' : `Opponent ${player}`;
}

/** The name of a player, numbered from 1; `undefined` without one. */
type NameOf = (player: number) => string | undefined;

/** A sentence with names in place of `'opponent 2'`, and of `'the opponent'` where there is one. */
export function withNames(sentence: string, nameOf: NameOf, isOne: boolean): string {
  const numbered = sentence.replace(/\bopponent ([1-9])\b/gi, (words, number) => nameOf(Number(number)) ?? words);
  return isOne ? numbered.replace(/\bthe opponent\b/gi, (words) => nameOf(1) ?? words) : numbered;
}
