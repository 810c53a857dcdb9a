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
  // Who may know src/words may know the page's language of it.
  const language = /\bwords\b/.test(may) ? '|#words/' : '';
  // Anybody may run a count, and read JSON.
  const any = '|[./]+/(src/)?(steps|shape)$';
  const patterns = [
    { regex: `^(?!${may}${language}${any})`, message: why },
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
const COMMANDS = ['ask', 'command', 'outs', 'mcp', 'start'].map((name) => `src/${name}.ts`);
/** What runs in a worker. */
const FAR_SIDE = ['workers/**/*.worker.ts', 'workers/crew.ts', 'workers/asides.ts', 'workers/table.ts'];
/** The worker that reads sessions, and what it is made of. */
const SESSION_WORKER = ['workers/session*.ts'];
/** The words of the game that counting needs. */
const COUNTED_WITH = [
  ...['card', 'category', 'hand', 'straight', 'deck', 'wildHand'],
  ...['combos', 'range', 'spot', 'chance', 'dice'],
];
/** How a spot is counted, and what is said of it. */
const COUNTING = ['plan', 'planLong', 'equity', 'answer', 'answerer'].map((name) => `src/poker/${name}.ts`);
/** The folder of each page in src. */
const PAGES = ['table', 'study', 'lab', 'help', 'session', 'show', 'embed'];

export default defineConfig(
  globalIgnores(['dist/', 'dist-package/', 'test/released/*.js']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'src/outside/tsconfig.json', 'workers/tsconfig.json', 'test/tsconfig.json'],
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
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A loop over typed arrays needs its index.
      '@typescript-eslint/prefer-for-of': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: { ...globals.browser, LANGUAGES: 'readonly', LANGUAGE_NAMES: 'readonly' },
      parserOptions: { parser: ts.parser },
    },
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
    files: ['eslint.config.js', 'src/outside/packedTable.js', 'test/**'],
    languageOptions: { globals: globals.node },
  },

  // Arrows run one way: pages → workers' near side ⇢ far side → src/poker.
  arrows(['src/poker/*.ts'], 'The game imports nothing outside itself, and counts by plan.ts.', {
    may: '\\./[^/]+$',
    ignores: COUNTING,
  }),
  arrows(COUNTING, 'A plan and an answer are made of the game and its counts.', {
    may: '\\./[^/]+$|\\./count/',
  }),
  arrows(['src/poker/count/*.ts'], 'Counting knows the words of the game, never an answer.', {
    may: `\\./[^.]+$|\\.\\./(${COUNTED_WITH.join('|')})$`,
  }),
  arrows(['src/poker/count/*/*.ts'], 'Counting knows the words of the game, never an answer.', {
    may: `\\./[^/]+$|\\.\\./([^./]+/)?[^./]+$|\\.\\./\\.\\./(${COUNTED_WITH.join('|')})$`,
  }),
  arrows(['src/poker/money/**'], 'Money knows the words of the game and how deals are settled.', {
    may: '\\./[^/]+$|\\.\\./[^/]+$|\\.\\./count/',
  }),
  arrows(['src/poker/lab/**'], 'The lab knows the words of the game.', {
    may: '\\./[^/]+$|\\.\\./[^/]+$',
  }),
  arrows(['src/history/**'], 'Hand histories know the game, and how TOML is read.', {
    may: '\\./[^/]+$|\\.\\./poker/|smol-toml$',
  }),
  arrows(['src/notation/**'], 'Notation knows the game.', { may: '\\./[^/]+$|\\.\\./poker/' }),
  arrows(['src/words/*.ts'], 'Words know the game, and of its notation and histories what can be wrong or missing.', {
    may: '\\./[^/]+$|#words/|\\.\\./(poker|notation|history)/',
    onlyTypes: '/(notation|history)/',
  }),
  arrows(['src/words/*/*.ts'], 'A language knows the game, and its own sentences only.', {
    may: '\\./[^/]+$|\\.\\./[^/]+$|\\.\\./en/all$|(\\.\\./){2}(poker|notation|history)/',
    onlyTypes: '/(notation|history)/|/en/',
  }),
  arrows(['src/drills/*.ts'], 'Drills know the game, its words and notation.', {
    may: '\\./|\\.\\./(poker|words|notation)/',
  }),
  arrows(['src/drills/*/*.ts'], 'Drills know the game, its words and notation.', {
    may: '\\./[^/]+$|\\.\\./[^/]+$|(\\.\\./){2}(poker|words|notation)/',
  }),
  arrows(['workers/**'], 'Workers know the game, its words and Comlink, nothing of the pages.', {
    may: '\\.\\./src/(poker|words)/|\\./|comlink$',
    onlyTypes: '\\.worker$|/crew$',
    ignores: [...FAR_SIDE, ...SESSION_WORKER],
  }),
  arrows(FAR_SIDE, 'The far side knows the game, its words and Comlink, no near side.', {
    may: '\\.\\./src/(poker|words)/|\\./|comlink$',
    onlyTypes: '^\\./(?!(crew|lifeline|table)$)',
    ignores: ['workers/session.worker.ts'],
  }),
  arrows(SESSION_WORKER, 'The worker that reads sessions knows them and what the device keeps.', {
    may: `\\.\\./src/(poker|history)/|\\.\\./src/session/hands/|\\./|(comlink|idb-keyval|\\.\\./package\\.json)$`,
  }),
  arrows(
    ['src/outside/**'],
    'What is outside the page knows the game, its words, notation, drills and hand histories.',
    {
      may: `\\./[^/]+$|\\.\\./(poker|words|notation|history|drills)/|\\.\\./session/hands/`,
      ignores: ['src/outside/packedTable.js'],
    },
  ),
  arrows(COMMANDS, 'A command knows what is outside the page, the game, sessions, packages and Node.', {
    may: `\\./(poker|words|outside)/|\\./session/hands/|\\./(ask|command|mcp)$|node:|vite$|@modelcontextprotocol/|\\.\\./package\\.json$`,
  }),
  arrows(
    ['src/ui/**'],
    "What pages share knows the game, words, notation, drills and workers' near side, and no page.",
    {
      may: 'svelte(/|$)|\\./|\\.\\./(poker|words|notation|drills)/|\\.\\./\\.\\./workers/(odds|protocol)$',
      onlyTypes: '/drills/',
      ignores: ['src/ui/qr.ts'],
    },
  ),
  arrows(['src/ui/qr.ts'], 'A code is drawn of a link by its library.', { may: 'uqr$|\\.\\./notation/' }),
  arrows(
    [`src/{${PAGES.join()}}/*`],
    "A page knows the game, its words and notation, drills, hand histories, the workers' near side and src/ui.",
    {
      may: `svelte(/|$)|\\./|\\.\\./(poker|words|notation|drills|history|ui)/|\\.\\./\\.\\./workers/(?!.*\\.worker)`,
    },
  ),
  arrows(
    [`src/{${PAGES.join()}}/*/**`],
    'A room knows what its page knows, and the page around it; of other rooms only types.',
    {
      may: `svelte(/|$)|\\./|\\.\\./([^/]+|[a-z]+/[^/]+)$|(\\.\\./){2}(poker|words|notation|drills|history|ui)/|(\\.\\./){3}workers/(?!.*\\.worker)`,
      onlyTypes: '^\\.\\./[a-z]+/',
      ignores: ['src/{table,session}/page/**', 'src/session/hands/**'],
    },
  ),
  arrows(['src/{table,session}/page/**'], 'A page draws its rooms.', {
    may: `svelte(/|$)|\\./|\\.\\./([^/]+|[a-z]+/[^/]+)$|(\\.\\./){2}(poker|words|notation|history|ui)/|(\\.\\./){3}workers/(?!.*\\.worker)`,
  }),
  arrows(['src/table/*'], 'What the rooms of the table share knows their types, and opens them by doors.ts.', {
    may: `svelte(/|$)|\\./|\\.\\./(poker|words|notation|history|ui)/|\\.\\./\\.\\./workers/(?!.*\\.worker)`,
    onlyTypes: '^\\./[a-z]+/',
  }),
  arrows(['src/session/hands/**'], 'A session is made of hand histories and counts.', {
    may: '\\./[^/]+$|(\\.\\./){2}(poker|history)/',
  }),
  arrows(['src/study/memory.ts'], 'What schedules knows its algorithm, drills and the study page.', {
    may: 'ts-fsrs$|\\./|\\.\\./drills/',
  }),
  arrows(['src/*.{ts,svelte}'], 'The frame knows its pages.', {
    may: `svelte(/|$)|\\./(${PAGES.join('|')}|ui|words)/|\\./poker/|\\./[^/]+$|\\.\\./workers/(?!.*\\.worker)`,
    ignores: COMMANDS,
  }),
  arrows(['src/build/**'], 'What builds knows the engine, what is untranslated, Node, and the tools that it drives.', {
    may: '\\./[^/]+$|\\.\\./(poker/|ui/screens\\.ts$|words/untranslated\\.ts$|drawn$)|node:|vite$|svelte/compiler$|@sveltejs/vite-plugin-svelte$',
    onlyTypes: '\\./drawn$',
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
