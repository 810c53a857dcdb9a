/** Where a player sits. `'early'`: all seats before the hijack. */
export const POSITIONS = ['early', 'hijack', 'cutoff', 'button', 'small blind', 'big blind'] as const;
export type Position = (typeof POSITIONS)[number];

/**
 * The positions of players, who are named in the order of their seats; `undefined` if the blinds do not tell.
 * Without a small blind the button is next to the big blind. Six players with both blinds have one position each.
 *
 * @param small who posted the small blind, if somebody did
 * @param big who posted the big blind
 */
export function positionsOf(
  players: readonly string[],
  small: string | undefined,
  big: string | undefined,
): (Position | undefined)[] {
  const count = players.length;
  const last = big === undefined ? -1 : players.indexOf(big);
  if (last < 0) return players.map(() => undefined);
  // Heads-up the button has the small blind.
  const hasSmall = count > 2 && players[(last + count - 1) % count] === small;
  const after: readonly Position[] = hasSmall
    ? ['big blind', 'small blind', 'button', 'cutoff', 'hijack']
    : ['big blind', 'button', 'cutoff', 'hijack'];
  return players.map((_, at) => after[(last - at + count) % count] ?? 'early');
}
