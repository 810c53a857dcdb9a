// How the modules hang together: what lint cannot see of one file alone.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Files under a folder of the project that end so, by their paths from its root. */
function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name));
}

/** The files that a module names in its imports, of types too; not those that it loads later. */
function importsOf(file: string, files: ReadonlySet<string>): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return Array.from(text.matchAll(/(?:^|\s)(?:import|from)\s+'(\.[^']+)'/g)).flatMap(([, path]) => {
    const full = relative(ROOT, join(ROOT, dirname(file), path)).replaceAll('\\', '/');
    return [full, `${full}.ts`].filter((name) => files.has(name)).slice(0, 1);
  });
}

/** A way from a file through imports back to itself; `undefined` without one. */
function cycleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    const from = path.indexOf(file);
    if (from >= 0) return [...path.slice(from), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('imports', () => {
  const files = new Set(['src', 'workers'].flatMap((folder) => filesIn(folder, /\.(ts|svelte)$/)));
  const imports = new Map([...files].map((file) => [file, importsOf(file, files)]));

  test('are read: each module but the first ones is imported by another, or loaded later', () => {
    expect(imports.get('src/poker/answer.ts')).toContain('src/poker/equity.ts');
    expect(imports.get('src/App.svelte')).toContain('src/ui/pages.ts');
    expect([...imports.values()].flat().length).toBeGreaterThan(files.size);
  });

  test('never lead back, types included', () => {
    expect(cycleIn(imports)).toBeUndefined();
  });

  test('a cycle would be found', () => {
    const made = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(cycleIn(made)).toEqual(['b', 'c', 'b']);
  });
});

test('every module of the game has a test of its name, or is named in one', () => {
  const rooms = ['poker', 'notation', 'words', 'history', 'session'];
  // The sentences of a language are the business of those tests that read them.
  const modules = rooms
    .flatMap((room) => filesIn(`src/${room}`, /(?<!\.d)\.ts$/))
    .filter((file) => !/^src\/words\/\w+\//.test(file));
  const tests = filesIn('test', /\.test\.ts$/);
  const texts = tests.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const untested = modules.filter((file) => {
    const path = file.replace(/\.ts$/, '');
    return !tests.includes(`${path.replace(/^src/, 'test')}.test.ts`) && !new RegExp(`${path}\\b`).test(texts);
  });
  expect(untested).toEqual([]);
});
