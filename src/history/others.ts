import type { OtherHistory } from './problem';

/** Histories that are recognised, but not read. Where no site is given, the pattern captures it. */
const SIGNS: readonly (readonly [sign: RegExp, what?: OtherHistory])[] = [
  [/^Game started at: /m, { site: 'ACR', only: 'older' }],
  [/-- starting hand #/, { site: 'PokerNow', only: 'a part' }],
  [/^(BetOnline|ClubGG|CoinPoker|Full Tilt|WPT Global)(?:\.\w+)?(?: Poker)? (?:Hand|Game) #/m],
];

/** The history that a text is, if Outs cannot read it; `undefined` if it is not recognised. */
export function otherHistory(text: string): OtherHistory | undefined {
  const start = text.slice(0, 10_000);
  for (const [sign, what] of SIGNS) {
    const match = sign.exec(start);
    if (match === null) continue;
    return what ?? { site: match[1] ?? '' };
  }
  return undefined;
}
