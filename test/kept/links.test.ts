// Links of 1.0.0: every later version opens in them what 1.0.0 opened. The list is never written again, only added to.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import { readStudyLink } from '../../src/drills/studyLink';
import { readLabLink } from '../../src/lab/draft';
import { canonical } from '../../src/notation/link';
import { readText } from '../../src/outside/line';
import { readFilter } from '../../src/session/page/filter';
import { readShow, writeShow } from '../../src/show/showLink';

interface Released {
  readonly link: string;
  /** What the page of the link reads in it; for a spot the link as the page writes it. */
  readonly opens: unknown;
  /** Each player's equity in the spot. */
  readonly equities?: readonly number[];
}

const FILE = new URL('../released/links-1.0.0.json', import.meta.url);
const LINKS = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Released[];
/** A day after all days of the list. */
const NOW = Date.UTC(2030, 0, 1);

const READERS: Readonly<Record<string, (link: string) => unknown>> = {
  '': canonical,
  study: (link) => readStudyLink(link, NOW),
  lab: readLabLink,
  session: readFilter,
  show: (link) => {
    const { shown, problems } = readShow(link);
    return { link: writeShow(shown), problems };
  },
};

function opened(link: string): unknown {
  const [, page = ''] = /^#\/(\w*)/.exec(link) ?? [];
  // Of a level or a kind of drill only its name is in the link.
  const named = (_: string, own: unknown) => (isNamed(own) ? own.name : own);
  return JSON.parse(JSON.stringify(READERS[page](link), named));
}

function isNamed(own: unknown): own is { readonly name: string } {
  return typeof own === 'object' && own !== null && ('level' in own || 'teaches' in own) && 'name' in own;
}

/** The answer of `ask` to a link of the table. */
function answerTo(link: string): { readonly players?: readonly { readonly equity?: number }[] } {
  const read = readText(link);
  return read.ok ? askLine(JSON.stringify(read.value.question)) : {};
}

test.each(LINKS)('$link', ({ link, opens, equities }) => {
  expect(opened(link)).toEqual(opens);
  if (equities === undefined) return;
  const found = (answerTo(link).players ?? []).map(({ equity = NaN }) => equity);
  expect(found).toHaveLength(equities.length);
  for (const [at, equity] of found.entries()) expect(equity).toBeCloseTo(equities[at], 12);
});

test('each page and each field of the table has a link', () => {
  for (const page of Object.keys(READERS))
    expect(LINKS.map(({ link }) => link)).toContainEqual(expect.stringMatching(new RegExp(`^#/${page}\\?`)));
  const docs = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
  const fields = [...docs.matchAll(/^\| ((?:`[a-z]+`(?:, )?)+) \|.*`#\/\?/gm)].flatMap(([, names]) =>
    [...names.matchAll(/[a-z]+/g)].map(([name]) => name),
  );
  expect(fields.length).toBeGreaterThan(15);
  for (const field of fields)
    expect(
      LINKS.some(({ link }) => link.includes(`${field}=`)),
      field,
    ).toBe(true);
});
