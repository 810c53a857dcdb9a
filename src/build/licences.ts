import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

export const LICENCES = 'licences.txt';

export function packagesIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? file.moduleIds.flatMap((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])
      : [],
  );
}

/** The title and the licence of each package, once. */
export function noticesOf(folders: readonly string[]): string[] {
  return [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
      'name' | 'version' | 'license',
      string
    >;
    const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    if (text === undefined) throw new Error(`${name} comes without its licence.`);
    return notice(`${name} ${version}, ${license}`, `${folder}/${text}`);
  });
}

function notice(title: string, file: string): string {
  return `${title}\n${'='.repeat(title.length)}\n\n${readFileSync(file, 'utf8').trim()}\n`;
}

/** Those in workers, which are bundled before the page. */
const inWorkers = new Set<string>();
export const workerLicences: Plugin = {
  name: 'worker-licences',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const folder of packagesIn(bundle)) inWorkers.add(folder);
  },
};

export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const source = [
      notice(`Outs ${own.version}, MIT`, 'LICENSE'),
      ...noticesOf([...inWorkers, ...packagesIn(bundle)]),
      notice('Inter, OFL-1.1', 'src/fonts/inter-licence.txt'),
    ];
    this.emitFile({ type: 'asset', fileName: LICENCES, source: source.join('\n\n') });
  },
};
