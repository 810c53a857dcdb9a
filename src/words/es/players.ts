/** In a sentence: `'el rival'`, or `'el rival 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? 'el rival' : `el rival ${seat + 1}`;
}

/** `'del rival 2'` */
export function ofSeat(seat: number, opponents: number): string {
  return `d${seatName(seat, opponents)}`;
}

/** As a title: `'Tú'`, `'Rival'`, or where there are several `'Rival 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return 'Tú';
  return players === 2 ? 'Rival' : `Rival ${player}`;
}

type NameOf = (player: number) => string | undefined;

const RIVAL = /\b(?:(el|al|del) )?rival(?: ([1-9]))?\b/gi;

const BEFORE: Readonly<Record<string, string>> = { al: 'a ', del: 'de ', Al: 'A ', Del: 'De ' };

/** A sentence with names in place of `'el rival 2'`, and of `'el rival'` where there is one: `'a Ben'`, `'de Ben'`. */
export function withNames(sentence: string, nameOf: NameOf, isOne: boolean): string {
  return sentence.replace(RIVAL, (words: string, article?: string, number?: string) => {
    if (number === undefined && (article === undefined || !isOne)) return words;
    const name = nameOf(Number(number ?? 1));
    if (name === undefined) return words;
    return (BEFORE[article ?? ''] ?? '') + name;
  });
}
