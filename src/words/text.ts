import type { Pieces } from './types';

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Pieces of one sentence after another, with a text between. */
export function joined(parts: readonly Pieces[], between: string): Pieces {
  return parts.flatMap((part, at) => (at === 0 ? part : [between, ...part]));
}
