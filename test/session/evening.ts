import { readFileSync } from 'node:fs';

/** The hands of the evening that the session page offers to try. */
export function evening(): string {
  return readFileSync(new URL('../../public/evening.txt', import.meta.url), 'utf8');
}
