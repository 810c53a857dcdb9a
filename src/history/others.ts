/** Histories that are recognised, but not read. Where no name is given, the pattern captures it. */
const SIGNS: readonly (readonly [sign: RegExp, what?: string])[] = [
  [/^Game started at: /m, 'an older ACR history'],
  [/-- starting hand #/, 'a part of a PokerNow log'],
  [/^(BetOnline|ClubGG|CoinPoker|Full Tilt|WPT Global)(?:\.\w+)?(?: Poker)? (?:Hand|Game) #/m],
];

/** The name of a history that Outs cannot read: `'a Winamax history'`; `undefined` if it is not recognised. */
export function otherHistory(text: string): string | undefined {
  const start = text.slice(0, 10_000);
  for (const [sign, what] of SIGNS) {
    const match = sign.exec(start);
    if (match === null) continue;
    const name = match[1] ?? '';
    return what ?? `a ${name} history`;
  }
  return undefined;
}
