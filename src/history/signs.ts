/**
 * Matches text near the top of every poker room's histories, also of rooms that are not read: they are named in
 * the error.
 */
const SIGNS =
  /poker ?stars|winamax poker|hand histor|-- (?:starting|ending) hand #|\b(?:hand|game) ?#\w|^\ufeff?game started at|<session sessioncode|"ohh"|"spec_version"|^[ \t]*variant[ \t]*=/im;

/**
 * Whether a text looks like a hand history, so that its reader is worth loading. A separate file keeps the first page
 * small.
 */
export function meansHistory(text: string): boolean {
  return SIGNS.test(text.slice(0, 10_000));
}
