import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { FOR_OTHERS } from './found.ts';
import { filesOf } from './otherPages.ts';
import { policy } from './policy.ts';

/** The service worker's place: its scope is its folder. */
export const OFFLINE = 'offline.js';

/** Gives the service worker the list of the build's files, their hashes, and the policy that it sends with them. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  // Of the files as they are served, with all that was written into them.
  writeBundle({ dir = '' }, bundle) {
    const built = Object.keys(bundle).filter((fileName) => fileName !== OFFLINE && !FOR_OTHERS.has(fileName));
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
