// npm run release: runs everything that must be right before a release.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { UNTRANSLATED } from '../../src/words/untranslated';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const changelog = readFileSync('CHANGELOG.md', 'utf8');

const STEPS: readonly (readonly [what: string, ...command: string[]])[] = [
  ['types, lint and all tests, budgets among them', 'run', 'test:all'],
  ['every task in four browser engines', 'run', 'test:browsers', '--', 'tour'],
  ['speed, every count checked', 'run', 'bench'],
  ['10,000 spots against the reference and two packages', 'run', 'differential'],
  ['the first answer on a cold start', 'run', 'cold-start'],
  ['Lighthouse', 'run', 'lighthouse'],
];

const failed: string[] = [];
if (!changelog.includes(`\n## ${version} (`)) {
  failed.push(`CHANGELOG.md has no heading with a date for ${version}, the version in package.json`);
}
for (const [language, paths] of Object.entries<readonly string[]>(UNTRANSLATED)) {
  if (paths.length > 0) failed.push(`src/words/${language} still has in English: ${paths.join(', ')}`);
}
for (const [what, ...command] of STEPS) {
  console.log(`\n— ${what}: npm ${command.join(' ')}\n`);
  const { status } = spawnSync('npm', command, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed.push(`${what}: npm ${command.join(' ')}`);
}
console.log(failed.length === 0 ? `\n${version} is ready to be released.` : '\nNot yet:');
for (const each of failed) console.log(`- ${each}`);
process.exitCode = failed.length === 0 ? 0 : 1;
