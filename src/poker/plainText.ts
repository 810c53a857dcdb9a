/*
 * The signs of a typed or pasted text, made plain: phones, word processors, messengers and other languages' keyboards
 * write the same card, number or dash in many ways. Every reader of cards, ranges, amounts and lines reads the plain
 * text, so that no reader knows fewer signs than another.
 */

/** Signs of other widths, and spaces: plain in Unicode's compatibility form. Superscripts are not: 10² is not 102. */
const WIDE = '\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufe50-\ufe6f\uff01-\uffe6';

/** Signs that nobody sees: zero-width ones, turns of the direction, and what draws a suit as emoji. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** The plain sign, and the signs that mean it. `~` stays, because only ranges use it. */
const ALIKE: readonly (readonly [plain: string, alike: string])[] = [
  ['-', '\u02d7\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u30fc'],
  ['~', '\u02dc\u2053\u223c\u301c'],
  [',', '\u060c\u3001'],
  ["'", '\u0060\u00b4\u02bc\u2018\u2019\u2032'],
  ['♣', '\u2667'],
  ['♦', '\u2662\u25c6\u25c7'],
  ['♥', '\u2661\u2764'],
  ['♠', '\u2664'],
  // Files in the code page of Windows have the euro here.
  ['€', '\u0080'],
];

const PLAIN: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([plain, alike]) => Array.from(alike, (sign) => [sign, plain] as const)),
);

const ODD_SIGN = new RegExp(`[${UNSEEN.source}${WIDE}${[...PLAIN.keys()].join('')}]`, 'gu');

function plainSign(sign: string): string {
  if (UNSEEN.test(sign)) return '';
  const narrow = sign.normalize('NFKC');
  return PLAIN.get(narrow) ?? narrow;
}

/**
 * The text with plain signs: digits, letters and punctuation of one width, `-` for every dash, `♣♦♥♠` for every drawing
 * of a suit, no signs that nobody sees. The plain text of a plain text is that text.
 */
export function plainText(typed: string): string {
  return typed.replace(ODD_SIGN, plainSign);
}

/** Where in a typed text the sign is that is at an index of its plain text. Both count UTF-16 units. */
export function typedIndex(typed: string, at: number): number {
  let longer = 0;
  for (const { 0: sign, index } of typed.matchAll(ODD_SIGN)) {
    if (index - longer > at) break;
    longer += sign.length - plainSign(sign).length;
  }
  return at + longer;
}

/** A part of a plain text as it is typed. */
export function asTyped(typed: string, from: number, to: number): string {
  return typed.slice(typedIndex(typed, from), typedIndex(typed, to));
}

/** The text with points for its decimal commas, for a language that writes these: `'AA:0.5'`. Every sign keeps its place. */
export function withPoints(text: string): string {
  return DECIMAL_COMMAS.reduce(
    (pointed, [before, behind]) => pointed.replace(new RegExp(`(?<=${before}),(?=${behind})`, 'g'), '.'),
    text,
  );
}

/** Where a comma between digits is decimal: what is before it, and behind. A comma after another part separates parts. */
const DECIMAL_COMMAS = [
  [String.raw`[:=@(]\s*0`, String.raw`\d{1,2}\s*%?(?:[\s,;/[)}]|$)`],
  [String.raw`[:=@]\s*\d{1,3}`, String.raw`\d{1,2}\s*%`],
  [String.raw`@\s*\d{1,3}`, String.raw`\d(?:[\s,;/[)}]|$)`],
  [String.raw`(?:^|[^\d.,;/\s])\s*\b\d{1,3}`, String.raw`\d{1,2}\s*%`],
  [String.raw`(?:^|[\s,/])0`, String.raw`\d{1,2}\s*%?\s*[({]`],
];
