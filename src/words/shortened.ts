import { withoutCommands } from '../poker/plainText';

const LENGTH = 40;

/** At most 40 characters of `text`, control characters blanked, one space for several: for quotation marks around what somebody typed. */
export function shortened(text: string): string {
  // By code points, of at most two units each: no character is cut in half.
  const characters = Array.from(text.slice(0, 2 * LENGTH + 2));
  const shown = characters.length > LENGTH ? [...characters.slice(0, LENGTH - 1), '…'] : characters;
  return withoutCommands(shown.join('')).replace(/\s+/g, ' ');
}
