// The folders of src/words: src/build/languages.ts, src/words/untranslated.ts and src/words/complete.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { constantsIn, LANGUAGES, writtenWords } from '../../src/build/languages';
import { TERMS } from '../../src/words/terms';
import { UNTRANSLATED } from '../../src/words/untranslated';

const WORDS = join(import.meta.dirname, '../../src/words');
const modulesOf = (language: string): string[] =>
  readdirSync(join(WORDS, language)).map((name) => name.replace(/\.ts$/, ''));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Players of other languages say these too. */
const SAME = /^((nut|backdoor) )*(flush|straight) draws?$|^seven card stud$/i;

/** The texts of a module's code, without what is only compared, looked up or imported. */
function textsIn(language: string, name: string): string[] {
  const code = readFileSync(join(WORDS, language, `${name}.ts`), 'utf8')
    .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replace(/import [^;]*;|from '[^']*'|case '[^']*'|'[^'\n]*':|\['[^'\n]*'\]|[=!]== '[^']*'/g, '');
  return Array.from(code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g), ([, text, template]) =>
    (text ?? template).replace(/\$\{[^}]*\}/g, '…'),
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

describe.each(OTHERS)('%s', (language) => {
  test('has every module that English has', () => {
    // What only English needs for itself may be missing: the compiler asks for all that pages import.
    const exported = readFileSync(join(WORDS, 'en/all.ts'), 'utf8');
    expect(
      readFileSync(join(WORDS, language, 'all.ts'), 'utf8')
        .split('\n')
        .sort(),
    ).toEqual(exported.split('\n').sort());
  });

  test('has no sentence of English but those that are named', async () => {
    const english = (await import('../../src/words/en/all')) as unknown as Record<string, Record<string, unknown>>;
    const isNamed = (module: string, text: string): boolean =>
      untranslatedIn(language).some((path) => {
        const [own = '', name = ''] = path.split('.');
        const known = textOfExport(english[own][name]);
        return own === module && text.split('…').every((part) => known.includes(part));
      });
    const left = modulesOf(language).flatMap((name) => {
      const own = modulesOf('en').includes(name) ? new Set(textsIn('en', name)) : new Set<string>();
      return textsIn(language, name).filter(
        (text) =>
          own.has(text) && !SAME.test(text) && /\p{Ll}{2,} \p{Ll}{2,} \p{L}{2,}/u.test(text) && !isNamed(name, text),
      );
    });
    expect(left).toEqual([]);
  });

  test('names terms that there are', () => {
    const keys = new Set(Object.keys(TERMS));
    const named = modulesOf(language).flatMap((name) =>
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

test('constants are read as the compiler reads them', async () => {
  for (const language of LANGUAGES) {
    for (const name of modulesOf(language)) {
      const module = (await import(`../../src/words/${language}/${name}.ts`)) as Record<string, unknown>;
      for (const [key, text] of constantsIn(language, name))
        expect(module[key], `${language}/${name}: ${key}`).toBe(text);
    }
  }
});
