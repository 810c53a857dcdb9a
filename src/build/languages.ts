import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ImportDeclaration } from 'oxc-parser';
import { parse, type PreprocessorGroup, type Processed } from 'svelte/compiler';
import type { Plugin } from 'vite';
import { BEGUN } from '../words/untranslated.ts';
import { WORDS, wordsModule, type WordsModule } from './catalogues.ts';

/*
 * Languages at build time. Each folder of src/words is one, and has its own page: what the page's code asks of
 * `#words/…` comes from that folder, so that nobody loads the sentences of two.
 */

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

/** The languages that have a page, English first: its page is index.html. */
export const LANGUAGES: readonly string[] = [...new Set(['en', ...FOLDERS.keys()])].filter(
  (language) => !BEGUN.includes(language),
);

/** The modules that English has: `answer`. */
export const MODULES: readonly string[] = readdirSync(join(WORDS, 'en')).map((name) => basename(name, '.ts'));

function fileOf(language: string, name: string, ending = 'ts'): string {
  return join(FOLDERS.get(language) ?? WORDS, `${name}.${ending}`);
}

function filesOf(language: string, name: string): string[] {
  return ['json', 'ts'].map((ending) => fileOf(language, name, ending)).filter((file) => existsSync(file));
}

export function moduleOf(language: string, name: string): WordsModule {
  return wordsModule(FOLDERS.get(language) ?? WORDS, language, name);
}

/** The constants of a module of words that are texts: `{ title: 'Hand lab' }`. */
export function constantsIn(language: string, name: string): ReadonlyMap<string, string> {
  const { constants, missing } = moduleOf(language, name);
  if (missing.length === 0) return constants;
  const lacked = [...constantsIn('en', name)].filter(([key]) => missing.includes(`${name}.${key}`));
  return new Map([...constants, ...lacked]);
}

function languageOf(file: string | undefined): string | undefined {
  return file === undefined
    ? undefined
    : [...FOLDERS.keys()].find((language) => FOLDERS.get(language) === dirname(file));
}

/**
 * Where `#words/…` is imported, it is this language's; in the folder of a language it is that language's. A module of a
 * language is a file only if it has code. `#language/es` has all modules of Spanish.
 */
export function wordsOf(language: string): Plugin {
  return {
    name: `words-${language}`,
    enforce: 'pre',
    resolveId(source, importer, options) {
      // A development server looks for packages in files alone: those of English.
      if ('scan' in options && options.scan === true) return undefined;
      const [isWords, given, name = 'all'] = /^#(?:words|language\/(\w+))(?:\/(\w+))?$/.exec(source) ?? [];
      if (isWords !== undefined) return fileOf(given ?? languageOf(importer) ?? language, name);
      // As a development server asks for it.
      const file = source.startsWith('/src/') ? join(WORDS, '..', source.slice('/src'.length)) : source;
      const path = importer !== undefined && file.startsWith('.') ? resolve(dirname(importer), file) : file;
      const own = languageOf(path);
      const isOwn = own !== undefined && own !== 'en' && MODULES.includes(basename(path, '.ts'));
      return isOwn ? fileOf(own, basename(path, '.ts')) : undefined;
    },
    load(id) {
      const own = languageOf(id);
      const name = basename(id, '.ts');
      if (own === undefined || own === 'en' || !MODULES.includes(name)) return undefined;
      for (const file of filesOf(own, name)) this.addWatchFile(file);
      const { code, faults } = moduleOf(own, name);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return { code, map: null };
    },
  };
}

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

/** Writes a component's texts into its markup: `<h2>{say.title}</h2>` becomes `<h2>Hand lab</h2>`. */
export function writtenWords(language: string): PreprocessorGroup {
  return { name: 'written-words', markup: ({ content }) => writeWords(content, language) };
}

function writeWords(content: string, language: string): Processed {
  const { fragment, instance, module } = parse(content, { modern: true });
  const imports = [instance, module].flatMap((script) => (script?.content.body ?? []).flatMap(importOfWords));
  const words = new Map(imports.map(([own, name]) => [own, constantsIn(language, name)]));
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
  visit(fragment, undefined);
  const code = changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), content);
  return { code, dependencies: imports.flatMap(([, name]) => filesOf(language, name)) };
}

/** The name here and the module of `import * as say from '#words/lab'`. */
function importOfWords(statement: { readonly type: string }): (readonly [own: string, name: string])[] {
  if (statement.type !== 'ImportDeclaration') return [];
  const { source, specifiers } = statement as ImportDeclaration;
  const name = String(source.value).replace(/^#words\//, '');
  return specifiers.flatMap(({ type, local }) =>
    type === 'ImportNamespaceSpecifier' && source.value === `#words/${name}` ? [[local.name, name] as const] : [],
  );
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
