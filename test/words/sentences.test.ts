// No sentence changes by accident, in no language: src/words.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digests, sentences } from '../tools/sentences';
import { LONG } from '../long';

test('every sentence is as it was', LONG, async () => {
  const kept = JSON.parse(readFileSync(new URL('sentences.json', import.meta.url), 'utf8')) as unknown;
  const found = digests(await sentences());
  expect(found, '“npm run sentences -- HEAD” prints what differs, “npm run sentences” accepts it').toEqual(kept);
});
