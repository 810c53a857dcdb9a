import { posix, relative, sep } from 'node:path';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import { parseSync } from 'oxc-parser';
import { createCompilerHost, createProgram, createSourceFile, ScriptKind, ScriptTarget } from 'typescript';
import ts from 'typescript-eslint';

/**
 * What a module may import, by paths from the root; what `types` names may pass as types alone. `./` is the module's own
 * folder, `~/` the room of src that it is in. `*` is one name, and a path that ends in `/` is all beneath it.
 * @type {import('eslint').Rule.RuleModule}
 */
const arrows = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      wrong: 'No arrow leads from {{ from }} to {{ to }}.',
      type: 'From {{ from }} to {{ to }} only types may pass.',
    },
  },
  create(context) {
    const file = relative(import.meta.dirname, context.filename).replaceAll(sep, '/');
    const folder = posix.dirname(file);
    const room = file.split('/').slice(0, 2).join('/');
    const [{ may, types = [] }] = context.options;
    const matches = (/** @type {string[]} */ paths, /** @type {string} */ to) =>
      paths.some((path) => {
        const full = path.replace(/^\.\//, `${folder}/`).replace(/^~/, room);
        const pattern = full.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
        return new RegExp(`^${pattern}${/[/:]$/.test(path) ? '' : '$'}`).test(to);
      });
    const look = (/** @type {any} */ node) => {
      if (!node.source) return;
      const path = node.source.value;
      const to = path.startsWith('.') ? posix.join(folder, path) : path;
      if (matches([...ANYBODY, ...may], to)) return;
      const isType = [node.importKind, node.exportKind].includes('type');
      if (!matches(types, to)) context.report({ node, messageId: 'wrong', data: { from: file, to } });
      else if (!isType) context.report({ node, messageId: 'type', data: { from: file, to } });
    };
    return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look };
  },
};

/** Anybody may run a count, and read JSON. */
const ANYBODY = ['src/steps', 'src/shape'];
/** The words of the game that counting needs. */
const COUNTED_WITH = [
  ...['card', 'category', 'hand', 'straight', 'deck', 'wildHand'],
  ...['combos', 'range', 'spot', 'chance', 'dice'],
].map((name) => `src/poker/${name}`);
/** How a spot is counted, and what is said of it. */
const COUNTING = ['plan', 'planAtOnce', 'equity', 'answer', 'answerer'].map((name) => `src/poker/${name}.ts`);
/** The folder of each page in src. */
const PAGES = ['table', 'study', 'lab', 'help', 'session', 'show', 'embed'];
/** Sentences: those that a language has, and those that choose. */
const WORDS = ['src/words/', '#words/'];
/** What pages know: Svelte, the workers' near side, and what is shared. */
const SHARED = [
  ...['svelte', 'svelte/', 'workers/odds', 'workers/session', 'workers/protocol', ...WORDS],
  ...['poker', 'notation', 'history', 'ui'].map((folder) => `src/${folder}/`),
];

/** Who may import what. The last row that names a file holds. */
const ARROWS = [
  // The game imports nothing outside itself, and counts by plan.ts. A count knows its words, never an answer.
  { files: ['src/poker/*', 'src/poker/lab/*'], may: ['./*', 'src/poker/*'] },
  { files: [...COUNTING, 'src/poker/money/*'], may: ['./*', 'src/poker/*', 'src/poker/count/'] },
  { files: ['src/poker/count/**'], may: ['src/poker/count/', ...COUNTED_WITH] },

  // What is made of the game, without a page.
  { files: ['src/history/*'], may: ['./*', 'src/poker/', 'smol-toml'] },
  { files: ['src/notation/*'], may: ['./*', 'src/poker/'] },
  { files: ['src/words/*'], may: ['./*', '#words/', 'src/poker/'], types: ['src/notation/', 'src/history/'] },
  // A spot is written as it was typed.
  {
    files: ['src/words/spot.ts'],
    may: ['./*', '#words/', 'src/poker/', 'src/notation/narrowing'],
    types: ['src/notation/'],
  },
  { files: ['src/words/complete.ts'], may: ['./*', 'src/words/*/code'], types: ['#words/'] },
  {
    files: ['src/words/*/*'],
    may: ['./*', '#words/', 'src/words/*', 'src/poker/'],
    types: ['src/words/en/', 'src/notation/', 'src/history/'],
  },
  { files: ['src/drills/**'], may: ['./', 'src/drills/*', 'src/poker/', 'src/notation/', ...WORDS] },

  // The near side of the workers, the far side, and a session's worker, which knows what the device keeps.
  { files: ['workers/*'], may: ['./lifeline', './protocol', 'src/poker/', ...WORDS, 'comlink'], types: ['./*'] },
  {
    files: ['workers/{*.worker,crew,rest,table}.ts'],
    may: ['./crew', './lifeline', './table', 'src/poker/', ...WORDS, 'comlink'],
    types: ['./*'],
  },
  {
    files: ['workers/session*'],
    may: ['./*', 'src/poker/', 'src/history/', 'src/session/hands/', 'comlink', 'idb-keyval', 'package.json'],
  },

  // What is outside the page, and the commands that print it.
  {
    files: ['src/outside/*.ts'],
    may: ['./*', 'src/poker/', 'src/notation/', 'src/history/', 'src/drills/', 'src/session/hands/', ...WORDS],
  },

  // The frame knows its pages, and pages what they share. Rooms of a page are joined by the page around them.
  {
    files: ['src/*'],
    may: [
      ...['./*', 'workers/offline', ...PAGES.map((page) => `src/${page}/`)],
      ...SHARED.filter((path) => !/notation|history/.test(path)),
    ],
  },
  {
    files: ['src/ui/*'],
    may: ['./', ...SHARED.filter((path) => !/history|session/.test(path))],
    types: ['src/drills/'],
  },
  { files: ['src/ui/qr.ts'], may: ['src/notation/', 'uqr'] },
  { files: [`src/{${PAGES}}/**`], may: ['./', '~/*', '~/*/door', 'src/drills/', ...SHARED], types: ['~/'] },
  { files: ['src/table/*'], may: ['./*', ...SHARED], types: ['~/'] },
  { files: ['src/{table,session}/page/*'], may: ['~/', ...SHARED] },
  { files: ['src/session/hands/*'], may: ['./*', 'src/poker/', 'src/history/'] },
  { files: ['src/study/memory.ts'], may: ['./', 'src/drills/', 'ts-fsrs'] },

  // What runs on Node: the commands, and what builds.
  {
    files: ['src/{ask,command,outs,mcp,start}.ts'],
    may: [
      ...['./ask', './command', './mcp', 'src/poker/', 'src/outside/', 'src/session/hands/', 'package.json', ...WORDS],
      ...['node:', 'vite', '@modelcontextprotocol/'],
    ],
  },
  {
    files: ['src/build/*'],
    may: [
      ...['./*', 'src/poker/', 'src/ui/screens.ts', 'src/words/untranslated.ts'],
      ...['@messageformat/parser', 'oxc-parser'],
      ...['node:', 'typescript', 'vite', 'svelte/compiler', '@sveltejs/vite-plugin-svelte'],
    ],
    types: ['src/drawn'],
  },
];

const parser = /** @type {{ parseForESLint(code: string, options: object): object }} */ (ts.parser);
/** Parses a component's script with the types that it states itself: `svelte/no-unused-props` needs no others. */
const alone = {
  parseForESLint(/** @type {string} */ code, /** @type {{ filePath: string }} */ options) {
    const host = {
      ...createCompilerHost({}),
      getSourceFile: (/** @type {string} */ name) =>
        name === options.filePath ? createSourceFile(name, code, ScriptTarget.Latest, true, ScriptKind.TS) : undefined,
    };
    const settings = { noLib: true, noResolve: true, types: [], allowNonTsExtensions: true };
    return parser.parseForESLint(code, { ...options, programs: [createProgram([options.filePath], settings, host)] });
  },
};

/** Parses what a module imports and passes on, all that the arrows look at. */
const imports = {
  parse(/** @type {string} */ code, /** @type {{ filePath: string }} */ { filePath }) {
    const { program } = parseSync(filePath, code, { range: true });
    const loc = (/** @type {{ start: number, end: number }} */ { start, end }) => ({
      start: placeOf(code, start),
      end: placeOf(code, end),
    });
    const body = program.body.flatMap((node) =>
      'source' in node && node.source ? [{ ...node, loc: loc(node), specifiers: [] }] : [],
    );
    return {
      ...program,
      range: [0, code.length],
      loc: loc({ start: 0, end: code.length }),
      body,
      tokens: [],
      comments: [],
    };
  },
};

/** @param {string} code @param {number} at */
function placeOf(code, at) {
  const lines = code.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)?.length ?? 0 };
}

export default defineConfig(
  globalIgnores(['dist/', 'dist-package/', 'test/**/*.ts', 'test/released/*.js']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.ts'], languageOptions: { parser: imports } },

  // oxlint, which reads all else, sees neither a component's types nor its markup.
  {
    files: ['**/*.js', '**/*.svelte'],
    extends: [js.configs.recommended, ts.configs.recommended, ts.configs.stylistic],
    rules: {
      'dot-notation': 'error',
      eqeqeq: 'error',
      'no-implied-eval': 'error',
      'no-throw-literal': 'error',
      'prefer-promise-reject-errors': 'error',
      'require-await': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A loop over typed arrays needs its index.
      '@typescript-eslint/prefer-for-of': 'off',
    },
  },
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },

  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: { ...globals.browser, LANGUAGES: 'readonly', LANGUAGE_NAMES: 'readonly' },
      parserOptions: { parser: alone },
    },
  },

  // Arrows run one way: pages → workers' near side ⇢ far side → src/poker.
  { files: ['src/**', 'workers/**'], plugins: { house: { rules: { arrows } } } },
  ARROWS.map(({ files, ...row }) => ({ files, rules: { 'house/arrows': ['error', row] } })),
);
