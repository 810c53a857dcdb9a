import type { PreprocessorGroup } from 'svelte/compiler';
import type { Plugin } from 'vite';
import * as screens from '../ui/screens.ts';

const QUERIES = new Map(Object.entries(screens).map(([name, query]) => [`--${name.toLowerCase()}`, query]));

/** Styles with the queries of `src/ui/screens.ts` in place of their names. @throws for a name that there is not */
function withQueries(css: string): string {
  return css.replace(/@media[^{]*/g, (rule) => {
    // A query may be a list, which `and` would join to its first part only.
    if (/\)\s+and\s+\(--|\(--\w+\)\s+and/.test(rule)) throw new Error(`${rule.trim()}: a screen's name is alone.`);
    return rule.replace(/\((--\w+)\)/g, (_, name: string) => {
      const query = QUERIES.get(name);
      if (query === undefined) throw new Error(`src/ui/screens.ts has no ${name}.`);
      return query;
    });
  });
}

/** Writes the queries into the styles of components. */
export const screensOfComponents: PreprocessorGroup = {
  name: 'screens',
  style: ({ content }) => ({ code: withQueries(content) }),
};

/** The same for style sheets. */
export const screensOfSheets: Plugin = {
  name: 'screens',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css, id) => (id.includes('/src/') ? { code: withQueries(css), map: null } : undefined),
  },
};
