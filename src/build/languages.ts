import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, type PreprocessorGroup, type Processed } from 'svelte/compiler';
import type { Plugin } from 'vite';
import { UNTRANSLATED } from '../words/untranslated.ts';

/*
 * Languages at build time. Each folder of src/words is one, and has its own page: what the page's code asks of
 * `#words/…` comes from that folder, so that nobody loads the sentences of two.
 */

const WORDS = join(import.meta.dirname, '../words');

/** A folder of words from anywhere: the build then has it and English, and no other. A test's longer English is one. */
const GIVEN = process.env.OUTS_WORDS;

const FOLDERS: ReadonlyMap<string, string> = new Map(
  GIVEN === undefined
    ? readdirSync(WORDS, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [[entry.name, join(WORDS, entry.name)]] : [],
      )
    : [
        ['en', join(WORDS, 'en')],
        [basename(GIVEN), GIVEN],
      ],
);

/** English first: its page is index.html. */
export const LANGUAGES: readonly string[] = [...new Set(['en', ...FOLDERS.keys()])];

function moduleOf(language: string, name: string): string {
  return join(FOLDERS.get(language) ?? WORDS, `${name}.ts`);
}

const CONSTANT =
  /^export const (\w+)(?:: string)? =\s+('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`);$/gm;

/** The constants of a module of words that are texts: `{ title: 'Hand lab' }`. */
export function constantsIn(language: string, name: string): ReadonlyMap<string, string> {
  const code = readFileSync(moduleOf(language, name), 'utf8');
  const own = Array.from(code.matchAll(CONSTANT), ([, key, text]) => [key, textOf(text)] as const);
  const lacked = new Set(lackedBy(language, name, code));
  return new Map(
    lacked.size === 0 ? own : [...own, ...[...constantsIn('en', name)].filter(([key]) => lacked.has(key))],
  );
}

/** The exports of English that a module of a language lacks and may lack: `src/words/untranslated.ts`. */
function lackedBy(language: string, name: string, code: string): string[] {
  const lists: Readonly<Record<string, readonly string[]>> = UNTRANSLATED;
  return (lists[language] ?? []).flatMap((path) => {
    const [module, own = ''] = path.split('.');
    return module === name && !new RegExp(`^export .*\\b${own}\\b`, 'm').test(code) ? [own] : [];
  });
}

/** The text of a literal in code. */
function textOf(literal: string): string {
  const inner = literal.slice(1, -1).replace(/\\([^u])|"/g, (all, escaped?: string) => {
    if (escaped === undefined) return '\\"';
    return `'"\``.includes(escaped) ? (escaped === '"' ? '\\"' : escaped) : all;
  });
  return JSON.parse(`"${inner.replaceAll('\n', '\\n')}"`) as string;
}

/** Where `#words/…` is imported, it is this language's. */
export function wordsOf(language: string): Plugin {
  return {
    name: `words-${language}`,
    enforce: 'pre',
    resolveId: (source) => {
      const [, name] = /^#words\/(\w+)$/.exec(source) ?? [];
      return name === undefined ? undefined : moduleOf(language, name);
    },
    // In a language that lacks a sentence it is English.
    transform: (code, id) => {
      const folder = dirname(id);
      if (dirname(folder) !== WORDS) return undefined;
      const name = basename(id, '.ts');
      const lacked = lackedBy(basename(folder), name, code);
      if (lacked.length === 0) return undefined;
      return { code: `${code}\nexport { ${lacked.join()} } from '../en/${name}';\n`, map: null };
    },
  };
}

/** Writes a language's words into a page's HTML. */
export const said = (language: string): Plugin => ({
  name: 'said',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const words = constantsIn(language, 'page');
      return html.replace(/%(\w+)%/g, (_, name: string) => words.get(name) ?? '');
    },
  },
});

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/**
 * Writes the texts that a component's markup only names into the markup: `<h2>{say.title}</h2>` becomes
 * `<h2>Hand lab</h2>`, which costs the page neither a name nor a watch over it.
 */
export function writtenWords(language: string): PreprocessorGroup {
  return { name: 'written-words', markup: ({ content }) => writeWords(content, language) };
}

function writeWords(content: string, language: string): Processed {
  const imports = Array.from(content.matchAll(/import \* as (\w+) from '#words\/(\w+)';/g));
  const words = new Map(imports.map(([, own, name]) => [own, constantsIn(language, name)]));
  const changes: { start: number; end: number; text: string }[] = [];
  const visit = (value: unknown, attribute: Node | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, attribute);
    else if (isNode(value)) {
      if (value.type === 'ExpressionTag') {
        const text = named(value.expression, words);
        if (text !== undefined) changes.push(placeOf(value, text, attribute));
        return;
      }
      for (const [key, child] of Object.entries(value)) {
        if (key !== 'metadata') visit(child, value.type === 'Attribute' ? value : undefined);
      }
    } else if (typeof value === 'object' && value !== null)
      for (const child of Object.values(value)) visit(child, undefined);
  };
  visit(parse(content, { modern: true }).fragment, undefined);
  const code = changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), content);
  return { code, dependencies: imports.map(([, , name]) => moduleOf(language, name)) };
}

/** The text that an expression names, if it is a constant; not one whose spaces at an end would be lost. */
function named(expression: unknown, words: ReadonlyMap<string, ReadonlyMap<string, string>>): string | undefined {
  if (!isNode(expression) || expression.type !== 'MemberExpression' || expression.computed === true) return undefined;
  const { object, property } = expression as unknown as { object: { name?: string }; property: { name: string } };
  const text = words.get(object.name ?? '')?.get(property.name);
  return text?.trim() === text ? text : undefined;
}

function placeOf(
  { start, end }: Node,
  text: string,
  attribute: Node | undefined,
): { start: number; end: number; text: string } {
  const escaped = text.replace(/[&<>{}"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  // `title={say.title}` has no quotes of its own.
  const isWhole = attribute !== undefined && !Array.isArray(attribute.value);
  return { start, end, text: isWhole ? `"${escaped}"` : attribute ? escaped : escaped.replaceAll('&#34;', '"') };
}
