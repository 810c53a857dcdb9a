import type { Plugin } from 'vite';

/**
 * Chromium compiles a file that begins so while it comes, off the page's thread, and none of it twice.
 * Vite writes the list of a file's imports before any banner, and so it is written here.
 */
export const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** Modules of poker only define: a page that needs a name of a count does without the count's tables. */
export const definesOnly: Plugin = {
  name: 'defines-only',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/poker\/.*\.ts$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: false }),
  },
};

const HYDRATING = 'export let hydrating = false;';
const ASSIGNED = 'hydrating = value;';

/**
 * No page of ours takes over what a server has drawn. Svelte has that code behind one variable, so that it may be left
 * out, and only the same code assigns it: made a constant, it lets all of it go.
 */
export const withoutHydration: Plugin = {
  name: 'without-hydration',
  apply: 'build',
  transform: {
    filter: { id: /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
    handler(code) {
      if (!code.includes(HYDRATING) || !code.includes(ASSIGNED)) throw new Error('Svelte hydrates in another way.');
      return code.replace(HYDRATING, HYDRATING.replace('let', 'const')).replace(ASSIGNED, '');
    },
  },
};
