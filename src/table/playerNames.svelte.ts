import * as say from '#words/spot';

/** The names of the players in the hand, by their place in the spot; hero's is never used. */
let names = $state.raw<readonly (string | undefined)[]>([]);

/** Sets the names of the spot's players, hero first. */
export function namePlayers(own: readonly (string | undefined)[]): void {
  if (JSON.stringify(own) !== JSON.stringify(names)) names = own;
}

/** The name of an opponent, numbered from 1; `undefined` for hero and without a name. */
export function nameOf(player: number): string | undefined {
  return player === 0 ? undefined : names[player];
}

/** Characters of a name that a hole of the deck, or a column beside cards, has room for. */
const SHORT = 6;

/** The same, cut for a narrow place. */
export function shortName(player: number): string | undefined {
  const name = nameOf(player);
  return name === undefined ? undefined : Array.from(name).slice(0, SHORT).join('');
}

/** `'You'`, a name, `'Opponent'`, or where there are several `'Opponent 2'`. */
export function playerName(player: number, players: number): string {
  return nameOf(player) ?? say.playerName(player, players);
}

/** The name of the only opponent; `undefined` of several, and without one. */
export function theirName(): string | undefined {
  return names.length === 2 ? nameOf(1) : undefined;
}

/** A sentence with names in place of `'opponent 2'`, and of `'the opponent'` where there is one. */
export function withNames(sentence: string): string {
  return say.withNames(sentence, nameOf, names.length === 2);
}
