import type { Card } from '../poker/card';

/** The first letter made large. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence with hands in it: texts with their spaces, and cards. */
export type Pieces = readonly (string | readonly Card[])[];

/** Pieces of one sentence after another, with a text between. */
export function joined(parts: readonly Pieces[], between: string): Pieces {
  return parts.flatMap((part, at) => (at === 0 ? part : [between, ...part]));
}
