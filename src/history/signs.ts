/** What stands near the top of every poker room's histories, also of those that cannot be read. */
const SIGNS = /poker ?stars|poker (?:hand|game) #|hand histor|\bhand #\w|^[ \t]*variant[ \t]*=/im;

/**
 * Whether a text means to be a hand history: enough to load what reads it. By itself this is all of a
 * history that the page needs to know before one is pasted.
 */
export function meansHistory(text: string): boolean {
  return SIGNS.test(text.slice(0, 10_000));
}
