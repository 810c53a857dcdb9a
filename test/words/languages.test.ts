// The folders of src/words: src/build/languages.ts, src/words/untranslated.ts and src/words/complete.ts.
import * as english from '#words/all';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { constantsIn, LANGUAGES, moduleOf, MODULES, wordsOf, writtenWords } from '../../src/build/languages';
import { TERMS } from '../../src/words/terms';
import { BEGUN, UNTRANSLATED } from '../../src/words/untranslated';
import { wordsIn } from './wordsIn';
import { LONG } from '../long';

const ROOT = join(import.meta.dirname, '../..');
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Players of other languages say these too. */
const SAME = /^((nut|backdoor) )*(flush|straight) draws?$|^seven card stud$/i;

/** The texts of a module's code, without what is only compared, looked up or imported. */
function textsIn(language: string, name: string): string[] {
  const code = moduleOf(language, name)
    .code.replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replace(/import [^;]*;|from '[^']*'|case '[^']*'|(['"])[^'"\n]*\1:|\['[^'\n]*'\]|[=!]== (['"])[^'"\n]*\2/g, '');
  return Array.from(
    code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g),
    ([, single, double, template]) => (single ?? double ?? template).replace(/\$\{[^}]*\}/g, '…'),
  );
}

/** What a language may still have in English. */
const untranslatedIn = (language: string): readonly string[] =>
  (UNTRANSLATED as Readonly<Record<string, readonly string[]>>)[language] ?? [];

/** All texts of an export, those in the code of its functions too. */
function textOfExport(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(textOfExport).join('\n');
}

test.each([...OTHERS, ...BEGUN])('%s has messages without faults', (language) => {
  expect(MODULES.flatMap((name) => moduleOf(language, name).faults)).toEqual([]);
});

test.each(BEGUN)('%s, which is only begun, has whole modules and no page', async (language) => {
  expect(LANGUAGES).not.toContain(language);
  const words = await wordsIn(language, 'table');
  expect(words.unseen(12)).toMatch(/12/);
  for (const name of Object.keys(english) as (keyof typeof english)[]) {
    expect(Object.values(await wordsIn(language, name)), name).not.toContain(undefined);
  }
});

describe.each(OTHERS)('%s', (language) => {
  test('lacks nothing but what is named', () => {
    const missing = MODULES.flatMap((name) => moduleOf(language, name).missing);
    expect(missing.filter((path) => !untranslatedIn(language).includes(path))).toEqual([]);
  });

  test('keeps no sentence of English but those that are named', async () => {
    const english = (await import('../../src/words/en/all')) as unknown as Record<string, Record<string, unknown>>;
    const isNamed = (module: string, text: string): boolean =>
      untranslatedIn(language).some((path) => {
        const [own = '', name = ''] = path.split('.');
        const known = textOfExport(english[own][name]);
        return own === module && text.split('…').every((part) => known.includes(part));
      });
    const left = MODULES.flatMap((name) => {
      const own = new Set(textsIn('en', name));
      return textsIn(language, name).filter(
        (text) =>
          own.has(text) && !SAME.test(text) && /\p{Ll}{2,} \p{Ll}{2,} \p{L}{2,}/u.test(text) && !isNamed(name, text),
      );
    });
    expect(left).toEqual([]);
  });

  test('names terms that there are', () => {
    const keys = new Set(Object.keys(TERMS));
    const named = MODULES.flatMap((name) =>
      textsIn(language, name).flatMap((text) => Array.from(text.matchAll(/\[[^\]|]*\|([^\]|]+)\]/g), ([, key]) => key)),
    );
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});

test('a text that markup names is written into it, in the page’s language', () => {
  const { markup } = writtenWords('es');
  const content =
    '<script lang="ts">import * as say from \'#words/page\'; const { NAME } = say;</script>\n' +
    '<p title={say.NAME} class="a {say.TAG}">{say.NAME}{say.other}</p>{#if NAME}<Part label={say.NAME} />{/if}';
  const written = markup?.({ content, filename: 'Part.svelte' });
  expect(written).toMatchObject({
    code: content
      .replace('title={say.NAME}', 'title="Español"')
      .replace('{say.TAG}', 'es')
      .replace('>{say.NAME}', '>Español')
      .replace('label={say.NAME}', 'label="Español"'),
  });
});

test('a development server draws a page again when a message changes', async () => {
  const server = await createServer({
    ...{ configFile: false, logLevel: 'silent', plugins: [wordsOf('es')] },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const client = server.environments.client;
    await client.transformRequest('/src/words/table.ts');
    const asked = client.moduleGraph.getModulesByFile(join(ROOT, 'src/words/table.ts'));
    const words = [...(asked ?? [])].flatMap(({ importedModules }) => [...importedModules]);
    const table = words.find(({ url }) => url.includes('/es/table'));
    expect((await client.transformRequest(table?.url ?? ''))?.code).toContain('Baraja');
    const changed = client.moduleGraph.getModulesByFile(join(ROOT, 'src/words/es/table.json'));
    expect([...(changed ?? [])].flatMap(({ importers }) => [...importers])).toContain(table);
  } finally {
    await server.close();
  }
});

test('constants are read as the compiler reads them', LONG, async () => {
  for (const language of LANGUAGES) {
    for (const name of MODULES) {
      const module = (await import(/* @vite-ignore */ `#language/${language}/${name}`)) as Record<string, unknown>;
      for (const [key, text] of constantsIn(language, name))
        expect(module[key], `${language}/${name}: ${key}`).toBe(text);
    }
  }
});

test('the words on the keys of a deck have room there', LONG, async () => {
  const keys = {
    ...{ table: ['clear', 'type', 'dead', 'done', 'undo'], lab: ['clear', 'type', 'wild', 'undo'] },
    ...{ study: ['clear', 'skip', 'clock', 'undo'], show: ['nextShort', 'addShort', 'twiceShort', 'undo'] },
  };
  for (const language of LANGUAGES) {
    for (const [name, labels] of Object.entries(keys)) {
      const module = (await import(/* @vite-ignore */ `#language/${language}/${name}`)) as Record<string, string>;
      const long = labels.filter((label) => !((module[label]?.length ?? 99) <= 7));
      expect(long, `${language}/${name}`).toEqual([]);
    }
  }
});
