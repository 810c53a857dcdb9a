import type { Pieces } from './types';
import { withoutCommands } from '../poker/plainText';

/** The first letter made large. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Pieces of one sentence after another, with a text between. */
export function joined(parts: readonly Pieces[], between: string): Pieces {
  return parts.flatMap((part, at) => (at === 0 ? part : [between, ...part]));
}

const LENGTH = 40;

/** At most 40 characters of `text`, control characters blanked: for quotation marks around what somebody typed. */
export function shortened(text: string): string {
  // By code points, of at most two units each: no character is cut in half.
  const characters = Array.from(text.slice(0, 2 * LENGTH + 2));
  const shown = characters.length > LENGTH ? [...characters.slice(0, LENGTH - 1), '…'] : characters;
  return withoutCommands(shown.join('')).replaceAll('\n', ' ');
}
