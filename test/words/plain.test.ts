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

/**
 * Habits that are still frequent: what to look for, what to write instead, and how many there are. A number may only
 * become smaller.
 */
const HABITS: readonly (readonly [pattern: RegExp, instead: string, most: number])[] = [
  [/\bwhere (?:it|they|there|that|no|nobody|all|both|one|two|you|an?|the)\b/i, 'if or when', 119],
  [/\bbeside\b/i, 'next to, besides or also', 10],
  [/\bso (?:many|much|little|few|near)\b(?! (?:as|that)\b)/i, 'this many, or the name of the number', 12],
  [/\b(?:of|for|in|with|from|at|by|on) (?:which|whom)\b/i, 'two sentences', 101],
  [/\bw(?:hat|hich)ever\b/i, 'for any, or even if', 54],
  [/\b(?:alike|apart|anew|otherwise than)\b/i, 'the same, separately or again', 6],
  [/[,;:] else\b/i, 'otherwise', 3],
  [/\bof (?:its|their|your|our) own\b/i, 'its own, their own …', 9],
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

test('habits become rarer', () => {
  const pieces = FILES.filter((name) => name !== EXCEPT).flatMap(proseIn);
  for (const [pattern, instead, most] of HABITS) {
    const count = pieces.filter((piece) => pattern.test(piece)).length;
    expect.soft(count, `${pattern.source}: write ${instead}`).toBeLessThanOrEqual(most);
  }
});

/** A comment that begins so says what is so of something, and does not name the thing: “Of each hand.” */
const HEADLESS = /^(?:Of|With|Where|As|Once|So|Without|Between|Beside|In|From|Then|Only)\b[^.]{0,70}\.?$/;
/** How many of them there are outside of what is published. The number may only become smaller. */
const HEADLESS_LEFT = 0;

/** The doc comments of a file, without their tags. */
function docsIn(name: string): string[] {
  const docs = readFileSync(ROOT + name, 'utf8').matchAll(/\/\*\*([^]*?)\*\//g);
  return Array.from(docs, ([, doc = '']) =>
    doc
      .replace(/^\s*\* ?/gm, ' ')
      .replace(/@\w+[^]*$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('a comment names its thing first: all that are published, more and more of the others', () => {
  const found = FILES.filter((name) => !name.startsWith('test/')).flatMap((name) =>
    docsIn(name).flatMap((doc) => (HEADLESS.test(doc) ? [`${name}: ${doc}`] : [])),
  );
  const published = found.filter((name) => name.startsWith('src/outside/'));
  expect(published).toEqual([]);
  expect(found.length, 'The first word is a noun, a verb or “Whether”.').toBeLessThanOrEqual(HEADLESS_LEFT);
});

/** A sentence that lost its subject: “Need 25.0%; 53.6% even against a draw”, “Of top 10%”. “need 25.0%” is a label. */
const SUBJECTLESS = /^Of [a-z]|(?:^|[.;:] )(?:Need|need|Have) …(?![`]?$)|, have …/;

test('no sentence of the page lacks its subject', () => {
  const found = FILES.filter((name) => name.startsWith('src/words/en/')).flatMap((name) =>
    proseIn(name).flatMap((piece) => {
      const sentence = piece.replace(/^['"`]/, '');
      return !/^[/<*]/.test(piece) && SUBJECTLESS.test(sentence) ? [`${name}: ${sentence}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** A test whose name, without that of its group, does not say what it is about: “are three”. */
const NAMELESS = /^(?:is|are|has|of|that|which|what|who|from|with|by|in|for|where|if|when)\b/;
/** How many there are. The number may only become smaller. */
const NAMELESS_LEFT = 0;

test('test names have a subject: more and more', () => {
  const names = FILES.filter((name) => name.endsWith('.test.ts')).flatMap((name) =>
    Array.from(
      readFileSync(ROOT + name, 'utf8').matchAll(/^\s*test(?:\.each\([^\n]*\))?\(\s*(['`])([^'`\n]*)\1/gm),
      ([, , title = '']) => title,
    ),
  );
  expect(names.length).toBeGreaterThan(1500);
  expect(names.filter((name) => NAMELESS.test(name)).length).toBeLessThanOrEqual(NAMELESS_LEFT);
});
