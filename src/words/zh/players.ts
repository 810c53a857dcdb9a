/** `'对手'`, or `'对手2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? '对手' : `对手${seat + 1}`;
}

/** As a title: `'你'`, `'对手'`, or where there are several `'对手 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return '你';
  return players === 2 ? '对手' : `对手 ${player}`;
}

/**
 * A sentence with names in place of `'对手2'`, and of `'对手'` where there is one.
 *
 * @param nameOf the name of an opponent, numbered from 1
 */
export function withNames(
  sentence: string,
  opponents: number,
  nameOf: (opponent: number) => string | undefined,
): string {
  return sentence.replace(/对手(?: ?([1-9]))?/g, (words, number?: string) => {
    if (number === undefined && opponents > 1) return words;
    return nameOf(Number(number ?? 1)) ?? words;
  });
}
