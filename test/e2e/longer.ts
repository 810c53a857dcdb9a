import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lengthened, LONGER } from '../../src/build/languages';
import { openSite, type Site } from './site';

const ENGLISH = fileURLToPath(new URL('../../src/words/en', import.meta.url));

/** The built page in English and in the longer English, `xx.html`. */
export async function openLongerSite(): Promise<Site> {
  const parent = await mkdtemp(join(tmpdir(), 'outs-words-'));
  // The build parts files by the folders that they are of.
  const folder = join(parent, 'src/words', LONGER);
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(ENGLISH)) {
    const code = await readFile(join(ENGLISH, file), 'utf8');
    await writeFile(join(folder, file), withImports(lengthened(code, file)));
  }
  try {
    return await openSite(undefined, { OUTS_WORDS: folder });
  } finally {
    await rm(parent, { recursive: true });
  }
}

/** The module of another folder imports the same files. */
function withImports(code: string): string {
  return code.replace(/(?<=from ')\.\.\/[^']+/g, (path) => resolve(ENGLISH, path).replaceAll('\\', '/'));
}
