/** The field of the input with the problem. Seats and hands are numbered from 0. */
export type Place =
  'hero' | 'board' | 'dead' | 'line' | { readonly seat: number; readonly of: number } | { readonly hand: number };

/**
 * The result of reading user input: a plain union, because errors lose their class when they cross into or out of a
 * worker. An error is data, with a `code`; its sentence is made in src/words. Exceptions are for faults in this program
 * only.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<const E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
