// Figures of the house that may only fall: how many doors, widths, files and modules there are, and how long one is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const FILES = ['src', 'workers']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(ts|svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*|<!--[^]*?-->/g, '');
}

/** How often a pattern occurs in the code. */
function countOf(pattern: RegExp): number {
  return FILES.reduce((sum, { text }) => sum + (withoutComments(text).match(pattern)?.length ?? 0), 0);
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** The lines of each class: a brace at the beginning of a line ends it. */
function classesIn(text: string): number[] {
  return Array.from(text.matchAll(/^(?:export )?(?:abstract )?class [^]*?^}/gm), ([own]) => linesOf(own));
}

/** The styles of a file: of a component its last part. */
function stylesOf({ name, text }: (typeof FILES)[number]): string {
  if (name.endsWith('.css')) return withoutComments(text);
  return name.endsWith('.svelte') ? withoutComments(/<style>[^]*<\/style>/.exec(text)?.[0] ?? '') : '';
}

/** How many properties the styles set. */
const declarations = FILES.reduce((sum, file) => sum + (stylesOf(file).match(/^\s*[-\w]+:[^{};]*;/gm)?.length ?? 0), 0);

const translated = FILES.filter(({ name }) => /words.(?:es|pt|zh)\b/.test(name));

const most = (counts: readonly number[]): number => Math.max(...counts);

/** What is counted, and its limit: the figure of today. */
const COUNTS: readonly (readonly [name: string, count: number, limit: number])[] = [
  ['calls of import()', countOf(/(?<!typeof )\bimport\(/g), 25],
  ['widths in media queries', countOf(/\((?:min|max)-width: [\d.]+px\)/g), 57],
  ['declarations of styles', declarations, 4377],
  ['files of src and workers', FILES.length, 676],
  ['modules of a language', FILES.filter(({ name }) => /words.es\b/.test(name)).length, 26],
  ['lines of es, pt and zh as code', translated.reduce((sum, { text }) => sum + linesOf(text), 0), 3366],
  ['lines of a component', most(FILES.map(({ name, text }) => (name.endsWith('.svelte') ? linesOf(text) : 0))), 494],
  ['lines of a class', most(FILES.flatMap(({ text }) => classesIn(text))), 719],
];

/** A count that has fallen by less may keep its limit. */
const SLACK = 0.02;

test.each(COUNTS)('%s: %i, not above %i', (name, count, limit) => {
  expect(count, `There are more ${name} than there were: do without.`).toBeLessThanOrEqual(limit);
  expect(count, `Fewer ${name}: lower the limit in test/counts.test.ts to ${count}.`).toBeGreaterThanOrEqual(
    Math.floor(limit * (1 - SLACK)),
  );
});
