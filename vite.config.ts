import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { minify } from 'terser';
import { build, defineConfig, runnerImport, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type * as Drawn from './src/drawn';
import { constantsIn, LANGUAGES, wordsOf, writtenWords } from './src/build/languages.ts';

/** No card leaves the device: the page may load itself and speak to nobody. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Svelte makes its templates under a policy of its own; the default one is in src/trust.ts.
  'trusted-types default svelte-trusted-html',
].join('; ');

/** The hashes of the script and of the style that are written into the pages: the same ones in every language. */
const inlined = { script: new Set<string>(), style: new Set<string>() };

/** Writes a script or a style as a part of a page, and lets the policy name it. */
function inline(tag: keyof typeof inlined, text: string, attributes = ''): string {
  if (text.includes(`</${tag}`)) throw new Error(`The text of a ${tag} ends it.`);
  inlined[tag].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return `<${tag}${attributes}>${text}</${tag}>`;
}

/** The policy, with what is written into the pages. */
const policy = (): string =>
  POLICY.replace(/(script|style)-src 'self'/g, (part, tag: keyof typeof inlined) => [part, ...inlined[tag]].join(' '));

/** The page for frames of other sites, which anybody may show. */
const EMBED = 'embed.html';

/**
 * Only in what is built: the development server's live reload needs inline styles and a socket. A worker that
 * comes from the network is not bound by the page's own words, but by the header that it comes with.
 */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy() },
        injectTo: 'head-prepend',
      },
    ],
  },
  configurePreviewServer({ middlewares, config }) {
    middlewares.use(({ url = '' }, response, next) => {
      const page = readFileSync(resolve(config.root, config.build.outDir, 'index.html'), 'utf8');
      const written = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1].replaceAll('&#39;', "'") ?? POLICY;
      // A page's own words cannot say who may frame it.
      const [path] = url.split(/[?#]/);
      const frames = path === `/${EMBED}` ? '' : "; frame-ancestors 'none'";
      response.setHeader('Content-Security-Policy', written + frames);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    });
  },
};

const LICENCES = 'licences.txt';

/** The folders of packages that a bundle has parts of. */
function packagesIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? file.moduleIds.flatMap((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])
      : [],
  );
}

/** Those in workers, which are bundled before the page. */
const inWorkers = new Set<string>();
const workerLicences: Plugin = {
  name: 'worker-licences',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const folder of packagesIn(bundle)) inWorkers.add(folder);
  },
};

/** Writes down whose work is in the build, and under which terms. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const folders = [...inWorkers, ...packagesIn(bundle)];
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const notices = [...new Set(folders)].sort().map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
        'name' | 'version' | 'license',
        string
      >;
      const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      if (text === undefined) throw new Error(`${name} comes without its licence.`);
      return [`${name} ${version}, ${license}`, readFileSync(`${folder}/${text}`, 'utf8')];
    });
    const source = [
      [`Outs ${own.version}, MIT`, readFileSync('LICENSE', 'utf8')],
      ...notices,
      ['Inter, OFL-1.1', readFileSync('src/fonts/inter-licence.txt', 'utf8')],
    ].map(([title, text]) => `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`);
    this.emitFile({ type: 'asset', fileName: LICENCES, source: source.join('\n\n') });
  },
};

/** What the page's modules ask a browser for as they are loaded. Without a worker they do without. */
const BROWSER = {
  location: { hash: '' },
  navigator: {},
  addEventListener: () => undefined,
  matchMedia: () => ({ matches: false }),
};

/** Writes a language's words into a page's HTML. */
const said = (language: string): Plugin => ({
  name: 'said',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const words = new Map([...constantsIn(language, 'language'), ...constantsIn(language, 'page')]);
      return html.replace(/%(\w+)%/g, (_, name: string) => words.get(name) ?? '');
    },
  },
});

/** `src/early.ts` in one piece: what it shares with the page's script would be in that. */
async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: DEFINED,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { ...bundled, input: 'src/early.ts', output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}

/**
 * Draws the empty table into index.html, so that it is painted before the page's script comes: with its style and
 * `src/early.ts`, for which it would wait another way to the host and back.
 */
const drawn = (language: string): Plugin => ({
  name: 'drawn',
  apply: 'build',
  async transformIndexHtml(html, { bundle = {} }) {
    for (const [name, value] of Object.entries(BROWSER)) {
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
    const { module } = await runnerImport<typeof Drawn>('./src/drawn.ts', {
      configFile: false,
      define: DEFINED,
      plugins: [wordsOf(language), components({ emitCss: false, language })],
    });
    const table = module.draw();
    for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name);
    const files = Object.values(bundle);
    const style = files.find(({ fileName }) => html.includes(`href="./${fileName}"`) && fileName.endsWith('.css'));
    const worker = files.find(({ fileName }) => /\bodds\.worker-/.test(fileName));
    if (style?.type !== 'asset' || worker === undefined) throw new Error('The build has no style or no worker.');
    const early = await earlyScript();
    const css = String(style.source).trim().replaceAll('url(./', 'url(./assets/');
    return html
      .replace('<div id="app">', () => `<div id="app">${table}`)
      .replace('<link rel="stylesheet"', (link) => `${inline('style', css)}\n    ${link} disabled`)
      .replace('</head>', (end) => {
        const name = worker.fileName.replace('assets/', '');
        return `  ${inline('script', early, ` data-worker="${name}"`)}\n  ${end}`;
      });
  },
});

/** The service worker's place: its scope is its folder. */
const OFFLINE = 'offline.js';

/** Gives the service worker the list of the build's files, their hashes, and the policy that it sends with them. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  // Of the files as they are served, with all that was written into them.
  writeBundle({ dir = '' }, bundle) {
    const built = Object.keys(bundle).filter((fileName) => fileName !== OFFLINE);
    const kept = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative('public', join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    const names = [...built, ...kept];
    const contentOf = (name: string) => readFileSync(join(kept.includes(name) ? 'public' : dir, name));
    const addressOf = (name: string) => (name === 'index.html' ? './' : name);
    const digests = Object.fromEntries(
      names.map((name) => [addressOf(name), createHash('sha256').update(contentOf(name)).digest('base64')]),
    );
    const isOfOne = new Set(Object.values(filesOf).flat());
    const build = {
      version: createHash('sha256').update(policy()).update(JSON.stringify(digests)).digest('hex').slice(0, 12),
      files: names.filter((name) => !isOfOne.has(name)).map(addressOf),
      languages: filesOf,
      digests,
      policy: policy(),
    };
    const worker = readFileSync(join(dir, OFFLINE), 'utf8');
    if (!/\bBUILD\b/.test(worker)) throw new Error(`${OFFLINE} has no place for the list of files.`);
    // After the first line, which may be for the compiler.
    const [hint = ''] = /^\/\/#.*\n/.exec(worker) ?? [];
    writeFileSync(join(dir, OFFLINE), `${hint}const BUILD=${JSON.stringify(build)};${worker.slice(hint.length)}`);
  },
};

/**
 * Chromium compiles a file that begins so while it comes, off the page's thread, and none of it twice.
 * Vite writes the list of a file's imports before any banner, and so it is written here.
 */
const compileHint: Plugin = {
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

/** Terser's third pass makes the first page's script smaller than the bundler's own minifier does, by 700 bytes. */
const smallest: Plugin = {
  name: 'smallest',
  apply: 'build',
  async renderChunk(code, { isEntry, name }) {
    // In the longer English, which nobody loads, it is left as it is.
    if (!isEntry || name !== 'index' || 'OUTS_LONGER' in process.env) return;
    const smaller = await minify(code, { module: true, compress: { passes: 3 } });
    return smaller.code;
  },
};

/** No module of ours may, through others, import itself. (Svelte's own do.) */
const bundled: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  // A list of slow plugins says nothing to somebody who wants the page.
  checks: { circularDependency: true, pluginTimings: false },
  onLog(level, log, handle) {
    if (log.code !== 'CIRCULAR_DEPENDENCY') handle(level, log);
    else if (log.ids?.some((id) => !id.includes('node_modules')) ?? true) throw new Error(log.message);
  },
  // A constant in place of its name: the words are constants of other modules.
  optimization: { inlineConst: true },
};

const components = ({ emitCss, language }: { emitCss: boolean; language: string }): ReturnType<typeof svelte> =>
  svelte({
    configFile: false,
    emitCss,
    preprocess: writtenWords(language),
    // Class names of six characters instead of fifteen: there are thousands in the first page.
    compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename)}`.slice(0, 6) },
    // Ours are all written with runes: what older components need is left out.
    dynamicCompileOptions: ({ filename }) => (filename.includes('node_modules') ? undefined : { runes: true }),
  });

/** The languages, for src/languages.d.ts. */
const DEFINED = {
  LANGUAGES: JSON.stringify(LANGUAGES),
  LANGUAGE_NAMES: JSON.stringify(
    Object.fromEntries(LANGUAGES.map((language) => [language, constantsIn(language, 'language').get('NAME')])),
  ),
  EMBEDS: '{}',
};

// Short digests: the first page names every file that may come later.
const NAMES = { chunkFileNames: 'assets/[name]-[hash:6].js', assetFileNames: 'assets/[name]-[hash:6][extname]' };

/** What all builds share. */
const common = (language: string) =>
  ({
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
      plugins: () => [wordsOf(language), compileHint, workerLicences],
      rolldownOptions: {
        ...bundled,
        // In one file, or the first answer waits for two.
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  }) satisfies UserConfig;

/** The page in a language. */
const page = (language: string) =>
  ({
    ...common(language),
    plugins: [
      wordsOf(language),
      components({ emitCss: true, language }),
      said(language),
      drawn(language),
      contentSecurityPolicy,
      smallest,
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
              // The seats need this little of what is shared.
              { name: 'phone', test: /\/src\/ui\/phone\.ts|\/svelte\/src\/reactivity\// },
              // Small parts of several pages in one file: the first page need not name so many.
              {
                name: 'shared',
                test: /\/src\/(ui|words|poker|notation)\//,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // What the study page, the lab and shared puzzles need of drills, likewise.
              { name: 'drills', test: /\/src\/drills\//, minShareCount: 2, includeDependenciesRecursively: false },
            ],
          },
          ...NAMES,
          entryFileNames: ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
            facadeModuleId?.endsWith('/offline.worker.ts') ? OFFLINE : 'assets/[name]-[hash:6].js',
        },
      },
    },
  }) satisfies UserConfig;

/** The frame's style is part of its page, in whatever language. */
const withoutStyle: Plugin = {
  name: 'without-style',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
    },
  },
};

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
        output: { ...NAMES, entryFileNames: 'assets/[name]-[hash:6].js' },
      },
    },
  }) satisfies UserConfig;

/** The files that only one language other than English needs. */
const filesOf: Record<string, string[]> = {};

/** Builds the page for frames, and the page in each other language, into the same folder. */
const otherPages: Plugin = {
  name: 'other-pages',
  apply: 'build',
  async generateBundle(_, bundle) {
    /** Returns the first script that was not in the bundle. */
    const add = async (language: string, config: UserConfig): Promise<string> => {
      const built = await build({
        ...config,
        configFile: false,
        logLevel: 'warn',
        build: { ...config.build, write: false, copyPublicDir: false },
      });
      const { output } = built as Rolldown.RolldownOutput;
      for (const file of output) {
        const fileName = file.fileName === 'index.html' ? `${language}.html` : file.fileName;
        // The typeface, the styles and what says nothing are the same files.
        if (fileName in bundle) continue;
        if (language !== 'en') (filesOf[language] ??= []).push(fileName);
        this.emitFile({ type: 'asset', fileName, source: file.type === 'chunk' ? file.code : file.source });
      }
      return output[0].fileName;
    };
    const others: Record<string, string> = {};
    for (const language of LANGUAGES.slice(1)) {
      await add(language, page(language));
      others[language] = await add(language, embed(language));
    }
    await add('en', embed('en', others));
  },
};

export default defineConfig({
  ...page('en'),
  plugins: [...page('en').plugins, licences, otherPages, offline],
  build: {
    ...page('en').build,
    rolldownOptions: {
      ...page('en').build.rolldownOptions,
      input: ['index.html', 'workers/offline.worker.ts'],
    },
  },
});
