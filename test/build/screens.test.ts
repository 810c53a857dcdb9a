// The names of screens in styles: the build writes their queries in their place.
import { describe, expect, test } from 'vitest';
import { screensOfComponents } from '../../src/build/screens';
import * as screens from '../../src/ui/screens';

function built(content: string): unknown {
  const style = screensOfComponents.style?.({ content, attributes: {}, markup: '' });
  return style && 'code' in style ? style.code : undefined;
}

describe('a screen in a style', () => {
  test.each(Object.entries(screens))('%s is written as its query', (name, query) => {
    expect(built(`@media (--${name.toLowerCase()}) {}`)).toBe(`@media ${query} {}`);
  });

  test('joins another condition if its query is a single condition', () => {
    expect(built('@media screen and (--handset) and (max-height: 700px) {}')).toBe(
      `@media screen and ${screens.HANDSET} and (max-height: 700px) {}`,
    );
    for (const joined of ['screen and (--phone)', '(--broad) and (hover: hover)']) {
      expect(() => built(`@media ${joined} {}`), joined).toThrow('cannot be joined');
    }
  });

  test('fails if src/ui/screens.ts does not name it', () => {
    expect(() => built('@media (--nowhere) {}')).toThrow('src/ui/screens.ts has no --nowhere');
  });
});
