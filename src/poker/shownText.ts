/* Texts that somebody else wrote, made safe to show: as plain text, never as a link or as HTML. */

/**
 * A text of other people's words and names: only what a clipboard or a file's code page has added is taken out, and its
 * fixed spaces are plain. Signs that draw emoji, and names of any script, stay.
 */
export function withoutStraySigns(text: string): string {
  return text
    .replace(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replaceAll('\u0080', '€');
}

/** Line breaks and other control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
/** Signs that turn the direction of the text around them. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
/** Invisible signs, except the joiner and the sign that draw emoji. */
const INVISIBLE = /(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Halves of a character. */
const HALVES = /\p{Surrogate}/gu;

/** A text that is safe to show, and whether it was cut. */
export interface CleanText {
  readonly text: string;
  readonly isCut: boolean;
}

/** @param most code points, after trimming */
export function cleanText(written: string, most: number): CleanText {
  const seen = written.replace(OVERRIDES, '').replace(HALVES, '').replace(INVISIBLE, '');
  const text = seen.replace(CONTROL, ' ').trim();
  const characters = Array.from(text);
  const isCut = characters.length > most;
  return { text: isCut ? characters.slice(0, most).join('').trim() : text, isCut };
}

/** The text with a blank for every sign that a terminal would take for a command, or that turns what follows; line breaks stay. */
export function withoutCommands(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ');
}

const LENGTH = 40;

/** At most 40 characters of `text`, control characters blanked, one space for several: for quotation marks around what somebody typed. */
export function shortened(text: string): string {
  // By code points, of at most two units each: no character is cut in half.
  const characters = Array.from(text.slice(0, 2 * LENGTH + 2));
  const shown = characters.length > LENGTH ? [...characters.slice(0, LENGTH - 1), '…'] : characters;
  return withoutCommands(shown.join('')).replace(/\s+/g, ' ');
}
