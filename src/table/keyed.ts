import type { Table } from './table.svelte';

/** Gives a part of the page its keys. Returns a function that takes the keys away. */
export function keyed({ keys }: Table, own: Readonly<Record<string, () => void>>): () => void {
  Object.assign(keys, own);
  return () => {
    // Another part may have come with the same keys before this one went.
    for (const [key, act] of Object.entries(own)) if (keys[key] === act) Reflect.deleteProperty(keys, key);
  };
}
