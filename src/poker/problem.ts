/** What can be wrong with a question a person asked. */
export type ProblemCode =
  | 'bad-json'
  | 'bad-field'
  | 'bad-card'
  | 'duplicate-card'
  | 'hole-count'
  | 'board-count'
  | 'too-many-opponents'
  | 'bad-range'
  | 'empty-range'
  | 'not-enough-cards'
  | 'bad-wild'
  | 'bad-rule'
  | 'hand-count';

/** A fault in what was entered: `message` is a sentence for the person who entered it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
}

/**
 * What a reader of user input returns: a plain union, because errors lose their class when they
 * cross into or out of a worker. Exceptions are for faults in this program only.
 */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: ProblemCode, message: string): { ok: false; error: Problem } {
  return { ok: false, error: { code, message } };
}

const QUOTE_LENGTH = 40;

/** `text` in quotation marks for a message: at most 40 characters of it, control characters blanked. */
export function quote(text: string): string {
  // By code points, of at most two units each: no character is cut in half.
  const characters = Array.from(text.slice(0, 2 * QUOTE_LENGTH + 2));
  const shown =
    characters.length > QUOTE_LENGTH ? [...characters.slice(0, QUOTE_LENGTH - 1), '…'] : characters;
  return `“${shown.join('').replace(/\p{Cc}/gu, ' ')}”`;
}
