/** Matches text near the top of every room's histories, of rooms that are not read too: the error names them. */
const SIGNS =
  /poker ?stars|winamax poker|hand histor|-- (?:starting|ending) hand #|\b(?:hand|game) ?#\w|^\ufeff?game started at|<session sessioncode|"ohh"|"spec_version"|^[ \t]*variant[ \t]*=/im;

/** Whether a text looks like a hand history. A separate file, so that the first page loads only this check. */
export function meansHistory(text: string): boolean {
  return SIGNS.test(text.slice(0, 10_000));
}
