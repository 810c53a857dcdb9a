import { spaced } from './grammar';

/** In a sentence: `'对手'`, or `'对手 2'` where there are several. */
export function seatName(seat: number, opponents: number): string {
  return opponents === 1 ? '对手' : `对手 ${seat + 1}`;
}

/** As a title: `'你'`, `'对手'`, or where there are several `'对手 2'`. */
export function playerName(player: number, players: number): string {
  if (player === 0) return '你';
  return seatName(player - 1, players - 1);
}

type NameOf = (player: number) => string | undefined;

/** Any opponent, `'每个对手'`, is nobody's name. */
const OPPONENT = /(?<![个名位些何])对手(?: ([1-9])(?!\d))?/;

/** A sentence with names in place of `'对手 2'`, and of `'对手'` where there is one. */
export function withNames(sentence: string, nameOf: NameOf, isOne: boolean): string {
  const [first, ...rest] = sentence.split(OPPONENT) as (string | undefined)[];
  let text = first ?? '';
  for (let at = 0; at < rest.length; at += 2) {
    const number = rest[at];
    const after = rest[at + 1] ?? '';
    const name = number === undefined && !isOne ? undefined : nameOf(Number(number ?? 1));
    if (name === undefined) text += `对手${number === undefined ? '' : ` ${number}`}${after}`;
    else text = spaced`${text}${name}${after.replace(/^ (?=\p{Script=Han})/u, '')}`;
  }
  return text;
}
