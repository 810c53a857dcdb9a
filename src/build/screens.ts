import type { PreprocessorGroup } from 'svelte/compiler';
import type { Plugin } from 'vite';
import * as screens from '../ui/screens.ts';

const QUERIES = new Map(Object.entries(screens).map(([name, query]) => [`--${name.toLowerCase()}`, query]));

/** Styles with the queries of `src/ui/screens.ts` in place of their names. @throws for a name that there is not */
function withQueries(css: string): string {
  return css.replace(/@media[^{]*/g, (rule) => {
    return rule.replace(/(\band\s+)?\((--\w+)\)(\s+and\b)?/g, (_, before = '', name: string, after = '') => {
      const query = QUERIES.get(name);
      if (query === undefined) throw new Error(`src/ui/screens.ts has no ${name}.`);
      // A query may be a list, which `and` would join to one part of it only.
      const isJoined = `${before}${after}` !== '';
      if (isJoined && !/^\([^()]*\)$/.test(query)) throw new Error(`${rule.trim()}: ${name} cannot be joined.`);
      return `${before}${query}${after}`;
    });
  });
}

/** Writes the queries into the styles of components. */
export const screensOfComponents: PreprocessorGroup = {
  name: 'screens',
  style: ({ content }) => ({ code: withQueries(content) }),
};

/** Replaces the names of screens in style sheets. */
export const screensOfSheets: Plugin = {
  name: 'screens',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css, id) => (id.includes('/src/') ? { code: withQueries(css), map: null } : undefined),
  },
};
