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

/** The files that a module names in its imports, of types and late parts too, English words among them. */
function importsOf(file: string, files: ReadonlySet<string>): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return Array.from(text.matchAll(/(?:(?:^|\s)(?:import|from)\s+|\bimport\()'((?:\.|#words\/)[^']*)'/g)).flatMap(
    ([, path]) => {
      const full = path.startsWith('#')
        ? path.replace('#words', 'src/words/en')
        : relative(ROOT, join(ROOT, dirname(file), path)).replaceAll('\\', '/');
      return [full, `${full}.ts`, `${full}/index.ts`].filter((name) => files.has(name)).slice(0, 1);
    },
  );
}

/** Files that import each other, by whatever way: each circle's in order. Tarjan's walk. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const orders = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  /** @returns the first file on the path that can be reached from `file` */
  const visit = (file: string): number => {
    const order = orders.size;
    orders.set(file, order);
    path.push(file);
    const own = imports.get(file) ?? [];
    const reached = own.map((next) => {
      const known = orders.get(next);
      if (known === undefined) return visit(next);
      return path.includes(next) ? known : order;
    });
    const first = Math.min(order, ...reached);
    if (first === order) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1 || own.includes(file)) circles.push(circle.sort());
    }
    return first;
  };
  for (const file of imports.keys()) if (!orders.has(file)) visit(file);
  return circles;
}

describe('imports', () => {
  const files = new Set(['src', 'workers'].flatMap((folder) => filesIn(folder, /\.(ts|svelte)$/)));
  const imports = new Map([...files].map((file) => [file, importsOf(file, files)]));

  test('each module except the first is imported by another, or loaded later', () => {
    expect(imports.get('src/poker/answer.ts')).toContain('src/poker/plan.ts');
    expect(imports.get('src/App.svelte')).toContain('src/ui/pages.ts');
    expect([...imports.values()].flat().length).toBeGreaterThan(files.size);
  });

  test('have no circle, types and late parts included', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  test('a circle would be found', () => {
    const made = new Map([
      ['a', ['b']],
      ['b', ['d', 'c']],
      ['c', ['b']],
      ['d', ['e']],
      ['e', ['e']],
    ]);
    expect(circlesIn(made)).toEqual([['e'], ['b', 'c']]);
  });
});

test('every module of the game has a test of its name, or is named in one', () => {
  const rooms = ['poker', 'notation', 'words', 'history', 'session'];
  // The sentences of a language are the business of those tests that read them. Types have no test.
  const modules = rooms
    .flatMap((room) => filesIn(`src/${room}`, /(?<!\.d)\.ts$/))
    .filter((file) => !/^src\/words\/(?:\w+\/|types\.ts$)/.test(file));
  const tests = filesIn('test', /\.test\.ts$/);
  const texts = tests.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const untested = modules.filter((file) => {
    const path = file.replace(/\.ts$/, '');
    return !tests.includes(`${path.replace(/^src/, 'test')}.test.ts`) && !new RegExp(`${path}\\b`).test(texts);
  });
  expect(untested).toEqual([]);
});
