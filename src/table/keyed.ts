import type { LateParts } from './late.svelte';

/** Gives a part of the page its keys. Returns a function that takes the keys away. */
export function keyed({ keys }: LateParts, own: Readonly<Record<string, () => void>>): () => void {
  Object.assign(keys, own);
  return () => {
    // Another part may have come with the same keys before this one went.
    for (const [key, act] of Object.entries(own)) if (keys[key] === act) Reflect.deleteProperty(keys, key);
  };
}
