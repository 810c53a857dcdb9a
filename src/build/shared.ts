import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { UserConfig } from 'vite';
import { constantsIn, LANGUAGES, wordsOf, writtenWords } from './languages.ts';
import { workerLicences } from './licences.ts';
import { screensOfComponents } from './screens.ts';
import { compileHint, definesOnly } from './small.ts';

/** No module of ours may, through others, import itself. (Svelte's own do.) */
export const bundled: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  // A list of slow plugins says nothing to somebody who wants the page.
  checks: { circularDependency: true, pluginTimings: false },
  onLog(level, log, handle) {
    if (log.code !== 'CIRCULAR_DEPENDENCY') handle(level, log);
    else if (log.ids?.some((id) => !id.includes('node_modules')) ?? true) throw new Error(log.message);
  },
  // A constant in place of its name: the words are constants of other modules.
  optimization: { inlineConst: true },
  // Svelte's own modules only define functions: bindings that late parts need do not come with the first page.
  treeshake: { moduleSideEffects: [{ test: /\/svelte\/src\/internal\/client\//, sideEffects: false }] },
};

export const components = ({ emitCss, language }: { emitCss: boolean; language: string }): ReturnType<typeof svelte> =>
  svelte({
    configFile: false,
    emitCss,
    preprocess: [writtenWords(language), screensOfComponents],
    // Class names of six characters instead of fifteen: there are thousands in the first page.
    compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename)}`.slice(0, 6) },
    // Ours are all written with runes: what older components need is left out.
    dynamicCompileOptions: ({ filename }) => (filename.includes('node_modules') ? undefined : { runes: true }),
  });

/** The languages, for src/wantedLanguage.ts. */
export const DEFINED = {
  LANGUAGES: JSON.stringify(LANGUAGES),
  LANGUAGE_NAMES: JSON.stringify(
    Object.fromEntries(LANGUAGES.map((language) => [language, constantsIn(language, 'page').get('NAME')])),
  ),
  EMBEDS: '{}',
};

export const common = (language: string): UserConfig => ({
  // Relative, so that the built folder works at any address.
  base: './',
  define: DEFINED,
  build: {
    // A file that is written into another as data: would be against the policy.
    assetsInlineLimit: 0,
    // Every browser that the page takes knows how to preload a module.
    modulePreload: { polyfill: false },
  },
  worker: {
    format: 'es',
    plugins: () => [wordsOf(language), definesOnly, compileHint, workerLicences],
    rolldownOptions: {
      ...bundled,
      // In one file, or the first answer waits for two.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
