/** `'o adversário'`, or `'o adversário 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'o adversário' : `o adversário ${seat + 1}`;
}

/** `'ao adversário'`, or `'ao adversário 2'` where there are several. */
export function toSeat(seat: number, opponents: number): string {
  return `a${seatName(seat, opponents)}`;
}

/** As a title: `'Você'`, `'Adversário'`, or where there are several `'Adversário 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return 'Você';
  return players === 2 ? 'Adversário' : `Adversário ${player}`;
}

const OPPONENT = /(?<!\p{L})(d|a|pel|n)?o adversário(?: ([1-9]))?(?!\p{L}| \d)/giu;

const WITHOUT_ARTICLE: Readonly<Record<string, string>> = { d: 'de ', a: 'a ', pel: 'por ', n: 'em ' };

/**
 * A sentence with names in place of `'o adversário 2'`, and of `'o adversário'` where there is one.
 *
 * @param nameOf the name of an opponent, numbered from 1
 */
export function withNames(
  sentence: string,
  opponents: number,
  nameOf: (opponent: number) => string | undefined,
): string {
  return sentence.replace(OPPONENT, (words, before = '', number?: string) => {
    const name = number === undefined && opponents > 1 ? undefined : nameOf(Number(number ?? 1));
    return name === undefined ? words : (WITHOUT_ARTICLE[String(before).toLowerCase()] ?? '') + name;
  });
}
