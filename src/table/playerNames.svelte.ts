import * as words from '../words/players';

/** The names of the players in the hand, by their place in the spot; hero's is never used. */
let names = $state.raw<readonly (string | undefined)[]>([]);

/** Sets the names of the spot's players, hero first. */
export function namePlayers(own: readonly (string | undefined)[]): void {
  if (JSON.stringify(own) !== JSON.stringify(names)) names = own;
}

/** `'You'`, a name, `'Opponent'`, or where there are several `'Opponent 2'`. */
export function playerName(player: number, players: number): string {
  return (player === 0 ? undefined : names[player]) ?? words.playerName(player, players);
}

/** A sentence with names in place of `'opponent 2'`. */
export function withNames(sentence: string): string {
  return sentence.replace(/\bopponent ([1-9])\b/gi, (words, number: string) => names[Number(number)] ?? words);
}
