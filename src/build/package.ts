// npm run package: builds the package `outs` from the sources, into dist-package.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { LICENCES, noticesOf, packagesIn } from './licences.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'dist-package');

const ENTRIES = {
  index: 'src/outside/index.ts',
  history: 'src/outside/history.ts',
  outs: 'src/outs.ts',
  mcp: 'src/mcp.ts',
};

/** What a project reads of the package's types. They import each other and nothing else. */
const TYPES = ['index', 'history', 'types'];

/** The preflop table as a module: everything that loads modules can load it. */
const packedTable: Plugin = {
  name: 'packed-table',
  load(id) {
    if (!id.endsWith('/src/outside/packedTable.js')) return null;
    const table = readFileSync(join(ROOT, 'src/poker/count/tables/preflop-table.bin'));
    return `export default '${table.toString('base64')}';`;
  },
};

const licences: Plugin = {
  name: 'licences',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: LICENCES, source: noticesOf(packagesIn(bundle)).join('\n\n') });
  },
};

async function bundle(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Everything is bundled.
    ssr: { noExternal: true },
    plugins: [packedTable, licences],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'es2023',
      // Not the library mode, which keeps white space.
      ssr: true,
      minify: true,
      rolldownOptions: {
        input: ENTRIES,
        preserveEntrySignatures: 'strict',
        external: /^node:/,
        optimization: { inlineConst: true },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:6].js' },
      },
    },
  });
  chmodSync(join(FOLDER, 'outs.js'), 0o755);
}

function declare(): void {
  const folder = mkdtempSync(join(tmpdir(), 'outs-types-'));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', '.', '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'src/outside', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types cannot be written:\n${stdout}`);
  for (const name of TYPES) cpSync(join(folder, `src/outside/${name}.d.ts`), join(FOLDER, `${name}.d.ts`));
  rmSync(folder, { recursive: true });
}

await bundle();
declare();
