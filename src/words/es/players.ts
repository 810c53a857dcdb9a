/** `'el rival'`, or `'el rival 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'el rival' : `el rival ${seat + 1}`;
}

/** `'al rival'`, or `'al rival 2'` where there are several. */
export function toSeat(seat: number, opponents: number): string {
  return opponents === 1 ? 'al rival' : `al rival ${seat + 1}`;
}

/** As a title: `'Tú'`, `'Rival'`, or where there are several `'Rival 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return 'Tú';
  return players === 2 ? 'Rival' : `Rival ${player}`;
}

const RIVAL = /(?<!\p{L})(e|de|a)l rival(?: ([1-9]))?(?!\p{L}| \d)/giu;

/**
 * A sentence with names in place of `'el rival 2'`, and of `'el rival'` where there is one.
 *
 * @param nameOf the name of an opponent, numbered from 1
 */
export function withNames(
  sentence: string,
  opponents: number,
  nameOf: (opponent: number) => string | undefined,
): string {
  return sentence.replace(RIVAL, (words, before: string, number?: string) => {
    const name = number === undefined && opponents > 1 ? undefined : nameOf(Number(number ?? 1));
    if (name === undefined) return words;
    return before.toLowerCase() === 'e' ? name : `${before} ${name}`;
  });
}
