// The table of contents of src/poker/count.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../src/poker/count');
const text = readFileSync(join(FOLDER, 'index.ts'), 'utf8');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && name !== 'index.ts');

test('it names every file that counts', () => {
  const named = (name: string) => text.includes(name) || text.includes(basename(name));
  expect(files.filter((name) => /^(exact|sampled|board)\//.test(name) && !named(name))).toEqual([]);
});

test('it names no file that is not there', () => {
  const named = Array.from(text.matchAll(/`([\w/]+\.ts)`/g), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  const isThere = (name: string) =>
    ['plan.ts', 'planAtOnce.ts'].includes(name) || files.some((file) => file === name || basename(file) === name);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
