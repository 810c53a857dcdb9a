import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/**
 * Imports of these files may be no others than those that match `may`, and may bring in only types
 * where they match `onlyTypes`.
 * @param {string[]} files
 * @param {string} why
 * @param {{ may: string, onlyTypes?: string, ignores?: string[] }} imports regular expressions
 */
function arrows(files, why, { may, onlyTypes, ignores = [] }) {
  const patterns = [
    { regex: `^(?!${may})`, message: why },
    ...(onlyTypes === undefined
      ? []
      : [{ regex: onlyTypes, message: `${why} Types may pass.`, allowTypeImports: true }]),
  ];
  return defineConfig({
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  });
}

/** What is run on Node, from the package's scripts. */
const COMMANDS = ['src/ask.ts', 'src/make-preflop-table.ts'];
/** What runs in a worker. */
const FAR_SIDE = ['workers/**/*.worker.ts', 'workers/crew.ts'];
/** The folder of each page in src. */
const PAGES = ['odds', 'study', 'lab'];

export default defineConfig(
  globalIgnores(['dist/']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'src/poker/tsconfig.json',
          'src/history/tsconfig.json',
          'workers/tsconfig.json',
          'test/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-type-arguments': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // A loop over typed arrays needs its index.
      '@typescript-eslint/prefer-for-of': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
  },
  {
    // What a component's callbacks are given is known to svelte-check, but not to these rules.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['eslint.config.js', 'test/**'],
    languageOptions: { globals: globals.node },
  },

  // Arrows run one way: pages → workers' near side ⇢ far side → src/poker.
  arrows(['src/poker/**'], 'The game imports nothing outside itself.', { may: '\\./[^/]+$' }),
  arrows(['src/history/**'], 'Hand histories know the game, and how TOML is read.', {
    may: '\\./[^/]+$|\\.\\./poker/|smol-toml$',
  }),
  arrows(['workers/**'], 'Workers know the game and Comlink, nothing of the pages.', {
    may: '\\.\\./src/poker/|\\./|comlink$',
    onlyTypes: '\\.worker$|/crew$',
    ignores: FAR_SIDE,
  }),
  arrows(FAR_SIDE, 'The far side knows the game and Comlink, no near side.', {
    may: '\\.\\./src/poker/|\\./|comlink$',
    onlyTypes: '^\\./(?!(crew|silence)$)',
  }),
  arrows(COMMANDS, 'A command knows the game and Node, nothing of the pages.', {
    may: '\\./poker/|node:',
  }),
  arrows(['src/ui/**'], 'What pages share knows the game, and no page.', {
    may: 'svelte(/|$)|\\./|\\.\\./poker/',
  }),
  arrows(
    [`src/{${PAGES.join()}}/**`],
    "A page knows the game, hand histories, the workers' near side and src/ui.",
    { may: `svelte(/|$)|\\./|\\.\\./(poker|history|ui)/|\\.\\./\\.\\./workers/(?!.*\\.worker)` },
  ),
  arrows(['src/study/memory.ts'], 'What schedules knows its algorithm and the study page.', {
    may: 'ts-fsrs$|\\./',
  }),
  arrows(['src/*.{ts,svelte}'], 'The frame knows its pages.', {
    may: `svelte(/|$)|\\./(${PAGES.join('|')}|ui)/|\\./poker/|\\./[^/]+$|\\.\\./workers/(?!.*\\.worker)`,
    ignores: COMMANDS,
  }),

  {
    files: ['test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(skip|skipIf|runIf|only|todo)$/]',
          message: 'Every test runs, always.',
        },
      ],
    },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
);
