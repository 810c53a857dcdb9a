import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Site {
  /** Where the built page is served, with a slash at its end. */
  readonly address: string;
  /** The folder of its files. */
  readonly folder: string;
  /** The server's requests, as paths with their queries, the newest last. */
  readonly asked: string[];
  close(): Promise<void>;
}

/**
 * Builds the page as a user would get it, aside, and serves it on a free port.
 *
 * @param built if it has been built already: it is copied
 * @param variables for the build
 */
export async function openSite(built?: string, variables: NodeJS.ProcessEnv = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'outs-site-'));
  await (built === undefined ? build(folder, variables) : cp(built, folder, { recursive: true }));
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const asked: string[] = [];
  server.httpServer.on('request', ({ url = '' }: IncomingMessage) => void asked.push(url));
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The preview server has no address.');
  return {
    address,
    folder,
    asked,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Gives the service worker the hashes of the files as they are now: a test has changed them as a new build would. */
export async function renewDigests(folder: string): Promise<void> {
  const script = join(folder, 'offline.js');
  const text = await readFile(script, 'utf8');
  const [written = ''] = /(?<="digests":)\{[^}]*\}/.exec(text) ?? [];
  const digests: Record<string, string> = {};
  for (const name of Object.keys(JSON.parse(written) as Record<string, string>)) {
    const content = await readFile(join(folder, name === './' ? 'index.html' : name));
    digests[name] = createHash('sha256').update(content).digest('base64');
  }
  await writeFile(
    script,
    text.replace(written, () => JSON.stringify(digests)),
  );
}

/** In a separate process: inside the test runner, Vite would build for the mode `test`. */
function build(folder: string, variables: NodeJS.ProcessEnv): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
      cwd: ROOT,
      env: { ...env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`vite build failed:\n${said}`));
    });
  });
}
