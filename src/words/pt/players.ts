/** In a sentence: `'o adversário'`, or `'o adversário 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'o adversário' : `o adversário ${seat + 1}`;
}

/** `'do adversário 2'` */
export function ofSeat(seat: number, opponents: number): string {
  return `d${seatName(seat, opponents)}`;
}

/** `'ao adversário 2'` */
export function toSeat(seat: number, opponents: number): string {
  return `a${seatName(seat, opponents)}`;
}

/** As a title: `'Você'`, `'Adversário'`, or where there are several `'Adversário 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return 'Você';
  return players === 2 ? 'Adversário' : `Adversário ${player}`;
}

type NameOf = (player: number) => string | undefined;

const OPPONENT = /(?<!\p{L})(?:(o|ao|do|no|pelo) )?adversário(?: ([1-9]))?(?!\p{L}|\d)/giu;

const BEFORE: Readonly<Record<string, string>> = {
  ...{ ao: 'a ', do: 'de ', no: 'em ', pelo: 'por ' },
  ...{ Ao: 'A ', Do: 'De ', No: 'Em ', Pelo: 'Por ' },
};

/** A sentence with names in place of `'o adversário 2'`, and of `'o adversário'` where there is one: `'de Ben'`. */
export function withNames(sentence: string, nameOf: NameOf, isOne: boolean): string {
  return sentence.replace(OPPONENT, (words: string, article?: string, number?: string) => {
    if (number === undefined && (article === undefined || !isOne)) return words;
    const name = nameOf(Number(number ?? 1));
    if (name === undefined) return words;
    return (BEFORE[article ?? ''] ?? '') + name;
  });
}
