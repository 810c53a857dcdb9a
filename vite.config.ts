import { defineConfig, type UserConfig } from 'vite';
import { drawn } from './src/build/firstPaint.ts';
import { forOthers, head } from './src/build/found.ts';
import { said, wordsOf } from './src/build/languages.ts';
import { licences } from './src/build/licences.ts';
import { OFFLINE, offline } from './src/build/offline.ts';
import { otherPages, withoutStyle } from './src/build/otherPages.ts';
import { contentSecurityPolicy, EMBED } from './src/build/policy.ts';
import { screensOfSheets } from './src/build/screens.ts';
import { bundled, common, components, DEFINED } from './src/build/shared.ts';
import { compileHint, definesOnly, lighterSvelte } from './src/build/small.ts';

/** The page in a language. */
const page = (language: string) =>
  ({
    ...common(language),
    plugins: [
      wordsOf(language),
      components({ emitCss: true, language }),
      screensOfSheets,
      definesOnly,
      lighterSvelte,
      said(language),
      head(language),
      drawn(language),
      contentSecurityPolicy,
      compileHint,
    ],
    build: {
      ...common(language).build,
      rolldownOptions: {
        ...bundled,
        input: 'index.html',
        output: {
          // What the first page needs is one file: it compresses best, and what is loaded later cannot split it.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], test: /^(?!.*\.worker\.ts)/ },
              // Small parts of several pages in one file: the first page need not name so many.
              {
                name: 'shared',
                test: /\/src\/((ui|words|poker|notation|table)\/|drills\/five|history\/(sites|position)|shape|steps)|\/node_modules\//,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
          entryFileNames: ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
            facadeModuleId?.endsWith('/offline.worker.ts') ? OFFLINE : 'assets/[name]-[hash].js',
        },
      },
    },
  }) satisfies UserConfig;

/**
 * The page for frames, by itself: what it shared with the table would be taken out of the first page's one file.
 * Its HTML is of the build in English; the other languages are scripts.
 *
 * @param others the scripts of the other languages
 */
const embed = (language: string, others: Readonly<Record<string, string>> = {}) =>
  ({
    ...common(language),
    define: { ...DEFINED, EMBEDS: JSON.stringify(others) },
    plugins: [
      wordsOf(language),
      components({ emitCss: true, language }),
      screensOfSheets,
      definesOnly,
      lighterSvelte,
      said(language),
      contentSecurityPolicy,
      compileHint,
      ...(language === 'en' ? [] : [withoutStyle]),
    ],
    build: {
      ...common(language).build,
      // One style, which the page itself names: a script of another language would have to load its own.
      cssCodeSplit: false,
      rolldownOptions: {
        ...bundled,
        input: language === 'en' ? EMBED : 'src/embed/mounted.ts',
      },
    },
  }) satisfies UserConfig;

/** What `npm run dev` shows: `OUTS_LANGUAGE=es npm run dev`. */
const SHOWN = page(process.env.OUTS_LANGUAGE ?? 'en');

export default defineConfig({
  ...SHOWN,
  plugins: [...SHOWN.plugins, licences, otherPages(page, embed), forOthers, offline],
  build: {
    ...SHOWN.build,
    rolldownOptions: {
      ...SHOWN.build.rolldownOptions,
      input: ['index.html', 'workers/offline.worker.ts'],
    },
  },
});
