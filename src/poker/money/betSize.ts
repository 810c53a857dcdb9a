/*
 * A bet as players speak of it: as a part of the pot before it, half the pot and not 30 into 60; before the flop as a raise
 * in big blinds.
 */

/** A raise before the flop. */
export interface Raise {
  /** The size of the raise in big blinds. */
  readonly to: number;
  /** Whether nothing more can be bet: the raise is as large as the shorter stack. */
  readonly isAllIn?: true;
}

/** The blinds that hero can have posted: half a big blind, and one. */
export const BLINDS = ['sb', 'bb'] as const;
export type Blind = (typeof BLINDS)[number];

const RAISE = /^(?:all[\s-]*in\s*)?(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:bb|big blinds)(?:[\s-]*all[\s-]*in)?$/i;

/** A raise to more than one big blind: `'3bb'`, `'2.5 bb'`, `'25bb all in'`; `undefined` for a text that is none. */
export function readRaise(text: string): Raise | undefined {
  const to = Number(RAISE.exec(text.trim())?.[1].replace(',', '.'));
  return to > 1 ? { to, ...(/all/i.test(text) && { isAllIn: true }) } : undefined;
}

/** The raise as {@link readRaise} reads it back. */
export function writeRaise({ to, isAllIn }: Raise): string {
  return `${to}bb${isAllIn ? '-all-in' : ''}`;
}

/** The largest bet that hero can face, in pots. */
export const MOST_FACING = 10;
/** A smaller bet is none; a number of it could not be written without an exponent. */
const LEAST_FACING = 1e-6;

/** Whether a number is the size of a bet, in pots. */
export function isBetSize(facing: number): boolean {
  return facing >= LEAST_FACING && facing <= MOST_FACING;
}

/** The usual bets as parts of the pot, each with its fraction: the sizes that players name. */
export const BET_SIZES = [
  { size: 1 / 3, text: '1/3' },
  { size: 1 / 2, text: '1/2' },
  { size: 2 / 3, text: '2/3' },
  { size: 3 / 4, text: '3/4' },
  { size: 1, text: '1' },
  { size: 3 / 2, text: '3/2' },
  { size: 2, text: '2' },
] as const;

/** `'1/2'`, `'1 1/2'`, `'50%'`, `'0.5'`, `'2x'`, `'pot'`; the word *pot* may follow each. */
const BET_SIZE =
  /^(?:(?:(?<whole>\d{1,2})\s+)?(?<part>\d{1,3})\/(?<of>\d{1,3})|(?<figure>\d{1,4}(?:[.,]\d+)?|[.,]\d+)\s*(?<unit>%|x)?)(?:\s*pots?)?$/i;

/** Sizes as words; the pot may follow each. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:a\s+)?third$/, 1 / 3],
  [/^half(?:\s+(?:a|the))?$/, 1 / 2],
  [/^two[\s-]thirds?$/, 2 / 3],
  [/^three[\s-]quarters?$/, 3 / 4],
  [/^(?:full\s+pot|the\s+pot|pot)$/, 1],
];

/** The size of a bet in pots; `undefined` for a text that is none, and beyond ten pots. */
export function readBetSize(text: string): number | undefined {
  // ½ and similar signs split into figures and a slash.
  const plain = text
    .replace(/[¼-¾⅐-⅞]/gu, ' $&')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .trim();
  const typed = plain.toLowerCase();
  const named = WORDS.find(([pattern]) => pattern.test(typed) || pattern.test(typed.replace(/(?<!pot)\s+pot$/, '')));
  if (named !== undefined) return named[1];
  const { whole = '0', part, of, figure = '', unit } = BET_SIZE.exec(plain)?.groups ?? {};
  const size =
    part === undefined
      ? Number(figure === '' ? NaN : figure.replace(',', '.')) / (unit === '%' ? 100 : 1)
      : Number(whole) + Number(part) / Number(of);
  return isBetSize(size) ? size : undefined;
}

/** The size as {@link readBetSize} reads it back: a fraction that players name, otherwise a per cent. */
export function writeBetSize(size: number): string {
  const named = BET_SIZES.find((own) => Math.abs(own.size - size) < 1e-9);
  return named?.text ?? `${Number((100 * size).toPrecision(15))}%`;
}
