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

/** What Svelte does for pages of another kind: a text of one of its files, and what takes its place. */
const NEEDLESS: readonly { readonly file: string; readonly text: string; readonly instead: string }[] = [
  // No page of ours takes over what a server has drawn. All code for it is behind a variable that only it assigns.
  { file: 'dom/hydration.js', text: 'export let hydrating = false;', instead: 'export const hydrating = false;' },
  { file: 'dom/hydration.js', text: 'hydrating = value;', instead: '' },
  // It is made as the page is loaded: to note where, V8 parses the whole script again, for 15 ms of a start, on a phone for 70.
  { file: 'constants.js', text: 'class StaleReactionError extends Error', instead: 'class StaleReactionError' },
];

export const lighterSvelte: Plugin = {
  name: 'lighter-svelte',
  apply: 'build',
  transform: {
    filter: { id: /\/svelte\/src\/internal\/client\// },
    handler(code, id) {
      const own = NEEDLESS.filter(({ file }) => id.endsWith(`/client/${file}`));
      return own.reduce((rest, { text, instead }) => {
        if (!rest.includes(text)) throw new Error(`Svelte has no ‘${text}’ in ${id}.`);
        return rest.replace(text, instead);
      }, code);
    },
  },
};
