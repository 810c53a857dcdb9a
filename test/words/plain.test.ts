import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Idioms of an earlier style, as no player and no engineer writes: what to look for, and what to write instead. */
const IDIOMS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bg(?:one|oes|oing) through\b/i, 'enumerated'],
  [/\btold\b/i, 'shown, reported or called with'],
  [/\bstands?\b(?! (?:for|in for|alone|pat|up)\b)/i, 'is'],
  [/\blies\b/i, 'is'],
  [/\bthe reader\b(?! of\b)/i, 'the user'],
  [/\bmade of\b/i, 'has or consists of'],
  [/\bby now\b/i, 'now or since'],
  [/\b(?:comes?|came) about\b/i, 'happens'],
  [/\bwhoever\b/i, 'the player who, or the caller'],
  [/(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|matter|need|\w+er)\b)/i, 'is not a'],
];

/** This file quotes the idioms. */
const EXCEPT = 'test/words/plain.test.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILES = ['src', 'workers', 'test'].flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte|css)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const COMMENT_OR_STRING =
  /\/\*[^]*?\*\/|<!--[^]*?-->|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/g;

/** The sentences of a file: comments without names of code, strings of two words or more, and text between tags. */
function proseIn(name: string): string[] {
  const text = readFileSync(ROOT + name, 'utf8');
  const code = text
    .replace(/<style>[^]*<\/style>/g, (style) => style.replace(/'[^'\n]*'/g, ''))
    .replace(/ class="[^"]*"/g, '');
  const pieces = Array.from(code.matchAll(COMMENT_OR_STRING), ([piece]) =>
    /^[/<]/.test(piece)
      ? piece.replace(/^\s*\* ?/gm, ' ').replace(/`[^`\n]*`|@param \w+|\{@link [^}]*\}/g, '')
      : piece.replace(/\$\{[^}]*\}/g, '…'),
  );
  const markup = name.endsWith('.svelte') ? code.replace(/<(script|style)[^]*?<\/\1>/g, '') : '';
  const shown = Array.from(markup.matchAll(/>([^<{]*)(?=[<{])/g), ([, piece = '']) => piece);
  return [...pieces, ...shown].map((piece) => piece.replace(/\s+/g, ' ')).filter((piece) => piece.includes(' '));
}

test('finds comments, test names and texts of the page', () => {
  expect(proseIn('test/words/plain.test.ts').join('\n')).toMatch(
    /Idioms of an earlier style[^]*finds comments, test names/,
  );
  expect(proseIn('src/ui/UndoClear.svelte').length).toBeGreaterThan(2);
  expect(FILES.length).toBeGreaterThan(400);
});

test('comments, test names and the page use plain words', () => {
  const found = FILES.filter((name) => name !== EXCEPT).flatMap((name) =>
    proseIn(name).flatMap((piece) =>
      IDIOMS.flatMap(([pattern, instead]) => {
        const [idiom] = pattern.exec(piece) ?? [];
        return idiom === undefined ? [] : [`${name}: “${idiom}” in “${piece.trim().slice(0, 160)}”: write ${instead}`];
      }),
    ),
  );
  expect(found).toEqual([]);
});
