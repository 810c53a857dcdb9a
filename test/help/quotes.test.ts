import { describe, expect, test } from 'vitest';
import * as en from '#language/en';
import * as es from '#language/es';
import * as pt from '#language/pt';
import * as zh from '#language/zh';

/** Every text in a module of words, however deep. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

const NARROW = ({ ladder }: { ladder: { narrowToOne: string } }): string => ladder.narrowToOne;

describe.each(Object.entries({ en, es, pt, zh }))('%s', (_, words) => {
  test('every quotation in the help is the label of a button, a row or a page', () => {
    const { help, terms, ...others } = words;
    const labels = new Set(textsIn(others));
    const quoted = textsIn([help, terms])
      .flatMap((text) => Array.from(text.matchAll(/[“«]([^”»]+)[”»]/g), ([, quote]) => quote))
      // Part of a link.
      .filter((quote) => !quote.includes('='));
    const unknown = quoted.filter((quote) => !labels.has(quote) && !NARROW(words).startsWith(quote));
    expect([...new Set(unknown)]).toEqual([]);
  });
});
