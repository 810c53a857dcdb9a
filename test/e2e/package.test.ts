/** @module-tag long */
// The package as somebody gets it: packed, installed into an empty folder without a network, and tried from its docs.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { askLine } from '../../src/ask';
import { summaryOf, TOOLS } from '../../src/outside/tools';
import type { Answer, Question } from '../../src/outside/types.js';
import { openHost } from '../tools/bench/host';
import { cases, errors } from '../cases/outside.json' with { type: 'json' };
import { fixture } from '../history/fixture';
import { lineOf, randomQuestions } from '../outside/spots';
import { seeded } from '../reference/random';
import { expect, newContext, test } from './page';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'outs-package-'));
const BIN = join(FOLDER, 'node_modules/.bin/outs');
const INSTALLED = join(FOLDER, 'node_modules/outs');

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program in the folder, as a shell would that is not a terminal. */
function run(command: string, args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const { NODE_ENV: _, VITEST: __, ...own } = process.env;
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { cwd: FOLDER, env: { ...own, ...env } });
    const ran = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.stderr += text));
    child.on('close', (status) => {
      resolve({ status, ...ran });
    });
    child.stdin.on('error', () => undefined).end(input);
  });
}

const outs = (args: readonly string[], input?: string, env?: NodeJS.ProcessEnv) => run(BIN, args, input, env);

let tarball = '';

beforeAll(async () => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', FOLDER], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  expect(packed.status, packed.stderr).toBe(0);
  tarball = join(FOLDER, packed.stdout.trim());
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(join(FOLDER, 'evening.txt'), fixture('pokerstars-six-max.txt'));
  const installed = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  expect(installed.status, installed.stderr).toBe(0);
}, 300_000);

afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

/** The fenced blocks of a page of the docs, each with the one behind it. */
function blocksOf(page: string): { language: string; text: string; next: string }[] {
  const all = Array.from(
    readFileSync(join(ROOT, 'docs', page), 'utf8').matchAll(/^```(\w*)\n([^]*?)^```$/gm),
    ([, language = '', text = '']) => ({ language, text }),
  );
  return all.map((block, at) => ({ ...block, next: all[at + 1]?.text ?? '' }));
}

describe('the package', () => {
  test('one package is installed: less than 577 kB with its docs, 1.475 MB on the disk', () => {
    expect(readdirSync(join(FOLDER, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['outs']);
    expect(statSync(tarball).size).toBeLessThan(577_000);
    const files = readdirSync(INSTALLED, { recursive: true, encoding: 'utf8' });
    const sizes = files.map((name) => statSync(join(INSTALLED, name))).filter((own) => own.isFile());
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(1_475_000);
    // Of the page, and of what it is made from, nothing.
    expect(files.filter((name) => /^(src|workers|test)\b|\.svelte/.test(name))).toEqual([]);
    expect(readFileSync(join(INSTALLED, 'dist-package/licences.txt'), 'utf8')).toMatch(
      /modelcontextprotocol[^]*smol-toml/,
    );
  });

  test('brings the docs of use, whose links lead to files of the package', () => {
    for (const page of [
      'library.md',
      'terminal.md',
      'agents.md',
      'ask.md',
      'json.md',
      'notation.md',
      'hand-histories.md',
    ]) {
      const text = readFileSync(join(INSTALLED, 'docs', page), 'utf8');
      const links = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, link = '']) => link);
      const lost = links.filter((link) => !existsSync(join(INSTALLED, 'docs', link)));
      expect(lost, page).toEqual([]);
    }
  });

  test('publint and Are The Types Wrong find no fault', async () => {
    const { messages } = await publint({ pkgDir: INSTALLED, strict: true });
    expect(messages).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    if (checked.types === false) throw new Error('no types');
    // The package is ESM: what an import in such a module, and in a bundler, resolves to.
    const problems = checked.problems.filter(
      (own) => !('resolutionKind' in own) || ['node16-esm', 'bundler'].includes(own.resolutionKind),
    );
    expect(problems).toEqual([]);
  });

  test('real answers fit the types in a strict project', async () => {
    const pages = ['ask', 'json'].map((name) => readFileSync(join(ROOT, `docs/${name}.md`), 'utf8')).join('\n');
    const documented = pages.matchAll(/^echo '(\{"hero".*?)' \|/gm);
    const questions = [
      ...[...cases.map(({ question }) => question as Question), ...randomQuestions(10, 41)],
      ...Array.from(documented, ([, own = '']) => JSON.parse(own) as Question),
    ];
    const answers = questions
      .map((question) => askLine(JSON.stringify({ ...question, words: true })))
      .filter(({ ok }) => ok === true);
    expect(answers.length).toBeGreaterThan(25);
    writeFileSync(
      join(FOLDER, 'strict.ts'),
      `import { ask, readSpot, writeSpot, ready, type Answer, type Failure, type Question } from 'outs';
import { decisions } from 'outs/history';
export const asked: Question[] = ${JSON.stringify(questions)};
${answers.map((answer, at) => `export const answer${at}: Answer = ${JSON.stringify(answer)};`).join('\n')}
export const failure: Failure = ${JSON.stringify(askLine('{}'))};
const answer = await ask('AhKh', { signal: new AbortController().signal });
if (answer.ok) answer.players[0]?.equity?.toFixed(1); else answer.error.at?.toFixed();
// @ts-expect-error A failure has no players.
answer.players;
for await (const one of decisions([''], { player: 'Ann' })) if (one.ok) one.cost.toFixed();
export const rest = [readSpot('AhKh'), writeSpot({ hero: 'AhKh' }), ready()];
`,
    );
    const compilerOptions = {
      ...{ noEmit: true, strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
      ...{ module: 'nodenext', target: 'es2023', types: [] },
    };
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['strict.ts'] }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(await run(process.execPath, [tsc, '-p', '.'])).toMatchObject({ stdout: '', status: 0 });
  });

  test('examples of the docs compile in a strict project', async () => {
    const folder = join(FOLDER, 'examples');
    mkdirSync(folder);
    const examples = blocksOf('library.md').filter(({ language }) => language === 'js');
    expect(examples.length).toBeGreaterThan(9);
    // Each is its own module.
    for (const [at, { text }] of examples.entries()) {
      writeFileSync(join(folder, `example-${at}.ts`), `${text}export {};\n`);
    }
    const compilerOptions = {
      ...{ noEmit: true, strict: true, exactOptionalPropertyTypes: true, module: 'nodenext', target: 'es2023' },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(await run(process.execPath, [tsc, '-p', 'examples'])).toMatchObject({ stdout: '', status: 0 });
  });

  test('does in Node what its page of the docs shows', async () => {
    const examples = blocksOf('library.md').filter(
      ({ language, text }) => language === 'js' && text.includes('console.log'),
    );
    expect(examples.length).toBeGreaterThan(6);
    await Promise.all(
      examples.map(async ({ text, next }, at) => {
        writeFileSync(join(FOLDER, `example-${at}.js`), text);
        const ran = await run(process.execPath, [`example-${at}.js`]);
        expect(ran, text).toEqual({ status: 0, stderr: '', stdout: next });
      }),
    );
  });

  test('counts in a page and in its worker, as Vite builds them, under a policy that forbids fetching', async () => {
    const site = join(FOLDER, 'site');
    mkdirSync(site);
    const [config = '', worker = '', main = ''] = blocksOf('library.md')
      .filter(({ text }) => text.startsWith('// '))
      .map(({ text }) => text);
    writeFileSync(join(site, 'vite.config.js'), config);
    writeFileSync(join(site, 'worker.js'), worker);
    writeFileSync(
      join(site, 'main.js'),
      `${main}import { ask } from 'outs';\nask('AhKh v random').then((own) => (document.title = own.players[0].equity));\n`,
    );
    writeFileSync(
      join(site, 'index.html'),
      '<!doctype html><body></body><script type="module" src="/main.js"></script>',
    );
    await build({ root: site, base: './', logLevel: 'warn' });
    const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'none'";
    const host = await openHost(join(site, 'dist'), { headers: { 'content-security-policy': policy } });
    const context = await newContext({});
    try {
      const page = await context.newPage();
      await page.goto(host.address);
      await expect(page.locator('body')).toHaveText('0.4787911492351825');
      await expect(page).toHaveTitle('0.6704463230923519');
    } finally {
      await context.close();
      host.close();
    }
    // The table is its own file, which only some questions want.
    const files = readdirSync(join(site, 'dist/assets'));
    const size = (start: string) =>
      statSync(join(site, 'dist/assets', files.find((name) => name.startsWith(start)) ?? '')).size;
    expect(size('packedTable')).toBeGreaterThan(200_000);
    expect(size('worker')).toBeLessThan(300_000);
  });
});

describe('in a terminal', () => {
  test('everything is as its page of the docs shows', async () => {
    const examples = blocksOf('terminal.md').filter(({ language }) => language === 'sh');
    expect(examples.length).toBeGreaterThan(4);
    await Promise.all(
      examples.map(async ({ text, next }) => {
        // jq may not be there.
        const [command = '', filter] = text.replace(/^outs\b/, `'${BIN}'`).split(' | jq ');
        const ran = await run('sh', ['-c', command]);
        if (filter !== undefined) {
          const [first] = (JSON.parse(ran.stdout) as Answer).players;
          expect(`${first?.equity}\n`, text).toBe(next);
        } else if (ran.status === 0) expect(ran, text).toMatchObject({ stdout: next, stderr: '' });
        else expect(ran, text).toEqual({ status: 1, stdout: '', stderr: next });
      }),
    );
  });

  test('the help fits a terminal, and the version is that of the package', async () => {
    const [help, version] = await Promise.all([outs(['--help']), outs(['--version'])]);
    const lines = help.stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(24);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(`outs-${version.stdout.trim()}.tgz`).toBe(tarball.split('/').at(-1));
  });

  test('lines of any kind are answered in order, and the exit code reports faults', async () => {
    const lines = [cases[0]?.line, cases[1]?.link, '', 'what', JSON.stringify(cases[2]?.question), '{"hero":"Ah"}'];
    const [words, json] = await Promise.all([outs([], lines.join('\n')), outs(['--json'], lines.join('\n'))]);
    expect(words.status).toBe(1);
    expect(
      words.stdout
        .split('\n\n\n')
        .join('\n\n')
        .match(/^#\/\?/gm),
    ).toHaveLength(3);
    expect(words.stderr).toMatch(/“what”[^]*\^\^\^\^\n[^]*a hand has two cards/);
    expect(json).toMatchObject({ status: 1, stderr: '' });
    expect(
      json.stdout
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as Answer).ok),
    ).toEqual([...[true, true, false, true, false]]);
  });

  test.each(errors)('$line: marked, and nothing else', async ({ line, message, at, length }) => {
    const { status, stdout, stderr } = await outs([line]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(`${message}\n  ${line}\n  ${' '.repeat(at)}${'^'.repeat(length)}\n`);
  });

  /** A session's decisions without its last object, which adds them up. */
  function withoutSummary({ stdout, ...others }: Awaited<ReturnType<typeof outs>>): Awaited<ReturnType<typeof outs>> {
    const lines = stdout.trimEnd().split('\n');
    expect(JSON.parse(lines.pop() ?? '')).toMatchObject({ ok: true, summary: { hands: 1, unread: 0 } });
    return { ...others, stdout: lines.map((line) => `${line}\n`).join('') };
  }

  test('a minus is standard input, two end the options, and help is a word too', async () => {
    const evening = fixture('pokerstars-six-max.txt');
    const [help, word, input, lines, named, session, asked, both, dash, plain] = await Promise.all([
      ...[outs(['--help']), outs(['help']), outs(['-'], 'AhKh v 7c7d\n4c9c\n'), outs([], 'AhKh v 7c7d\n4c9c\n')],
      ...[outs(['session', 'evening.txt']), outs(['session', '-'], evening), outs(['ask', '-'], evening)],
      ...[
        outs(['session', '--json', '--', 'evening.txt']),
        outs(['--', '-x']),
        outs(['--color', 'never', '--', '4c9c']),
      ],
    ]);
    expect(word).toEqual(help);
    expect(input).toEqual(lines);
    expect(session).toEqual(named);
    expect(withoutSummary(both)).toEqual(asked);
    expect(dash).toMatchObject({ status: 1, stdout: '' });
    expect(dash.stderr).toContain('\n  -x\n');
    expect(plain).toMatchObject({ status: 0, stderr: '' });
  });

  test('options set colour and the page’s address, files and pipes work, and faults are named', async () => {
    const [plain, colour, linked, wrong, count, none, missing, session, asked, head] = await Promise.all([
      ...[outs(['AhKd v QsQc']), outs(['--color', 'always', 'AhKd v QsQc'])],
      outs(['AhKd'], '', { OUTS_PAGE: 'https://outs.example/' }),
      ...[outs(['--jsno', 'AhKd']), outs(['session', 'evening.txt', '--worst', 'all']), outs(['session'])],
      ...[outs(['session', 'nope.txt', 'evening.txt']), outs(['session', '--json', 'evening.txt'])],
      outs(['ask', 'evening.txt']),
      run('sh', ['-c', `yes 'AhKh v 7c7d' | '${BIN}' | head -n 1`]),
    ]);
    // oxlint-disable-next-line no-control-regex
    expect(colour.stdout.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain.stdout);
    expect(colour.stdout).not.toBe(plain.stdout);
    expect(linked.stdout.trimEnd().split('\n').at(-1)).toBe('https://outs.example/#/?hero=AhKd');
    expect(wrong).toEqual({ status: 2, stdout: '', stderr: 'The option --jsno is unknown. Did you mean --json?\n' });
    expect([count.status, none.status]).toEqual([2, 2]);
    expect(missing).toMatchObject({
      status: 1,
      stderr: 'nope.txt: there is no such file. Check its name and folder.\n',
    });
    expect(missing.stdout).toMatch(/^2 decisions/);
    expect(withoutSummary(session)).toEqual(asked);
    expect(head).toEqual({ status: 0, stdout: 'A♥ K♥ v 7♣ 7♦\n', stderr: '' });
  });
});

describe('agents', () => {
  /** A call of a tool, by either client. */
  interface Caller {
    call(
      name: string,
      given: Record<string, unknown>,
      signal?: AbortSignal,
    ): Promise<{ isError?: unknown; text: string; structured: unknown }>;
    tools(): Promise<{ name: string }[]>;
    close(): Promise<void>;
  }

  const textOf = (content: unknown) => (content as { text: string }[])[0]?.text ?? '';

  async function newClient(): Promise<Caller> {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StdioClientTransport({ command: BIN, args: ['mcp'] }));
    return {
      async call(name, given, signal) {
        const { isError, content, structuredContent } = await client.callTool(
          { name, arguments: given },
          signal && { signal },
        );
        return { isError, text: textOf(content), structured: structuredContent };
      },
      tools: async () => (await client.listTools()).tools,
      close: () => client.close(),
    };
  }

  async function firstClient(): Promise<Caller> {
    const client = new FirstClient({ name: 'test', version: '1' });
    await client.connect(new FirstTransport({ command: BIN, args: ['mcp'] }));
    return {
      async call(name, given, signal) {
        const found = await client.callTool({ name, arguments: given }, undefined, signal && { signal });
        return { isError: found.isError, text: textOf(found.content), structured: found.structuredContent };
      },
      tools: async () => (await client.listTools()).tools,
      close: () => client.close(),
    };
  }

  test.each([
    ['the second line of the SDK', newClient],
    ['the first line of the SDK', firstClient],
  ])('%s lists the tools, calls them, is refused and cancels', async (_, connect) => {
    const client = await connect();
    try {
      const tools = await client.tools();
      expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
      for (const tool of tools) {
        expect(tool).toMatchObject({ annotations: { readOnlyHint: true, openWorldHint: false }, outputSchema: {} });
      }
      const found = await client.call('odds', { spot: 'AhKh 7h3h9c v 7c7d' });
      expect(found.isError ?? false).toBe(false);
      expect(JSON.parse(found.text)).toEqual(found.structured);
      expect(await client.call('odds', { spot: 'AhKh 7h3hAh' })).toMatchObject({
        isError: true,
        text: 'duplicate-card: A♥ is in your hand and on the board. Change one of them. Example: AhKh 7h3h9c v 7c7d',
      });
      expect(await client.call('odds', { spot: 3 })).toMatchObject({ isError: true });
      await expect(client.call('nothing', {})).rejects.toThrow(/nothing/);
      const stop = new AbortController();
      const counted = client.call('odds', { spot: 'AhKh v 22+,A2s+ v 15% v random' }, stop.signal);
      stop.abort();
      await expect(counted).rejects.toThrow();
      // It is free for the next call.
      expect(await client.call('flop_chances', { hand: 'AhKh' })).toMatchObject({ structured: { rank: 8 } });
    } finally {
      await client.close();
    }
  });

  /** A server as its pipes have it, without a client's own limits. */
  function openServer(env: NodeJS.ProcessEnv = {}) {
    const child = spawn(BIN, ['mcp'], { env: { ...process.env, ...env } });
    interface Told {
      readonly id: unknown;
      readonly result?: { readonly content?: unknown };
      readonly error?: { readonly message: string };
    }
    const answers = new Map<unknown, Told>();
    const told = createInterface({ input: child.stdout });
    told.on('line', (line) => {
      const answer = JSON.parse(line) as Told;
      answers.set(answer.id, answer);
    });
    const send = (message: object): void => {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    };
    send({
      ...{ id: 'hello', method: 'initialize' },
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    });
    send({ method: 'notifications/initialized' });
    return {
      answers,
      send,
      write: (text: string) => child.stdin.write(text),
      call: (id: unknown, spot: string) => {
        send({ id, method: 'tools/call', params: { name: 'odds', arguments: { spot } } });
      },
      until: (id: unknown) => expect.poll(() => answers.has(id), { timeout: 60_000 }).toBe(true),
      async close(): Promise<number | null> {
        child.stdin.end();
        const [status] = (await once(child, 'close')) as [number | null];
        return status;
      },
    };
  }

  test('while it counts it answers a ping, a cancellation and other calls, and it stops after 20 s', async () => {
    const server = openServer({ OUTS_PAGE: 'https://outs.example/' });
    // Six of them, so that no machine is quick enough to count them all in the meantime.
    const counts = [1, 2, 3, 4, 5, 6];
    for (const id of counts) server.call(id, '2%-90% v random x 2c deuces');
    server.send({ id: 'ping', method: 'ping' });
    server.send({ method: 'notifications/cancelled', params: { requestId: 1 } });
    server.call('short', 'AhKh 7h3h9c v 7c7d');
    await Promise.all([server.until('ping'), server.until('short')]);
    expect(counts.filter((id) => server.answers.has(id))).toEqual([]);
    expect(JSON.stringify(server.answers.get('short'))).toContain('"link":"https://outs.example/#/?hero=AhKh&board');
    for (const id of counts.slice(1)) await server.until(id);
    const texts = counts.slice(1).map((id) => textOf(server.answers.get(id)?.result?.content));
    expect(new Set(texts)).toEqual(
      new Set(['too-long: the count takes more than 20 s. Name fewer opponents, or smaller ranges.']),
    );
    // Nobody waits for it any more.
    expect(server.answers.has(1)).toBe(false);
    expect(await server.close()).toBe(0);
  });

  test('a line that is too long is answered, wherever its number is, and the next line too', async () => {
    const server = openServer();
    const tooLong = { method: 'tools/call', params: { name: 'review_hands', arguments: { text: 'x'.repeat(12e6) } } };
    server.write(`${JSON.stringify({ jsonrpc: '2.0', id: 'first', ...tooLong })}\n`);
    server.write(`${JSON.stringify({ ...tooLong, jsonrpc: '2.0', id: 7 })}\r\n`);
    server.write(`${'y'.repeat(2e6)}\n`);
    // Within the bounds of a tool each character may be escaped.
    const text = '\u0001'.repeat(100_000);
    server.send({ id: 'longest', method: 'tools/call', params: { name: 'review_hands', arguments: { text } } });
    server.send({ id: 'ping', method: 'ping' });
    await Promise.all(['first', 7, null, 'longest', 'ping'].map((id) => server.until(id)));
    expect(['first', 7, null].map((id) => server.answers.get(id)?.error?.message)).toEqual([
      ...[expect.stringMatching(/^The line is 12000\d\d\d bytes long, and at most 1000000 are read\./)],
      ...[
        expect.stringMatching(/^The line is 12000\d\d\d bytes long/),
        expect.stringMatching(/^The line is 2000001 bytes/),
      ],
    ]);
    expect(server.answers.get('longest')).toHaveProperty('result.structuredContent.hands', 0);
    expect(await server.close()).toBe(0);
  });

  test('every example of its page of the docs is answered as shown', async () => {
    const client = await newClient();
    const blocks = blocksOf('agents.md').filter(({ text }) => text.includes('"arguments"'));
    expect(blocks).toHaveLength(TOOLS.length + 1);
    try {
      for (const { text, next } of blocks) {
        const { name, arguments: given } = JSON.parse(text) as { name: string; arguments: Record<string, unknown> };
        const found = await client.call(name, given);
        if (found.isError === true) expect(`${found.text}\n`).toBe(next);
        else expectTold(JSON.parse(next), found.structured, name);
      }
    } finally {
      await client.close();
    }
  });

  /** Whether `found` is as `told`, in which `…` stands for any value. */
  function expectTold(told: unknown, found: unknown, path: string): void {
    if (told === '…') expect(found, path).toBeDefined();
    else if (typeof told !== 'object' || told === null) expect(found, path).toBe(told);
    else {
      const [ours, theirs] = [told as Record<string, unknown>, found as Record<string, unknown>];
      expect(Object.keys(theirs), path).toEqual(Object.keys(ours));
      for (const name of Object.keys(ours)) expectTold(ours[name], theirs[name], `${path}.${name}`);
    }
  }
});

test('the same spots have the same figures in ask, the library, the terminal, the tools, the page and the frame', async ({
  open,
}) => {
  const random = seeded(5);
  const spots = [
    ...cases.map(({ line, question }) => ({ line, question: question as Question })),
    ...randomQuestions(24, 51).map((question) => ({ line: lineOf(question, random), question })),
  ];
  const asked = spots.map(({ question }) => JSON.stringify(askLine(JSON.stringify(question))));

  // The known answers, as the project's own second count and published tables have them.
  for (const [at, { expect: known, tolerance, line }] of cases.entries()) {
    const answer = JSON.parse(asked[at] ?? '') as Record<string, unknown>;
    const { nextCard: _, oddsAgainst: __, ...fields } = known as Record<string, unknown>;
    expectNear(fields, answer, tolerance, line);
  }

  // The library, from lines, and the terminal.
  const lines = spots.map(({ line }) => line);
  writeFileSync(
    join(FOLDER, 'same.js'),
    `import { ask } from 'outs';
for (const line of ${JSON.stringify(lines)}) console.log(JSON.stringify(await ask(line), (key, value) => key === 'at' || key === 'length' ? undefined : value));`,
  );
  const [library, terminal] = await Promise.all([
    run(process.execPath, ['same.js']),
    outs(['--json'], lines.join('\n')),
  ]);
  expect(library.stdout.trimEnd().split('\n')).toEqual(asked);
  const withoutPlace = (text: string) => text.replace(/,"at":\d+,"length":\d+/, '');
  expect(terminal.stdout.trimEnd().split('\n').map(withoutPlace)).toEqual(asked);

  // The tools.
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: BIN, args: ['mcp'] }));
  for (const { line, question } of spots) {
    const { isError, structuredContent } = await client.callTool({ name: 'odds', arguments: { spot: line } });
    // A bettor whose hand is not known is weighed by reads; of any other spot reads are refused.
    const weighed = askLine(JSON.stringify({ ...question, words: true, reads: true })) as unknown as Answer;
    const answer = weighed.ok ? weighed : (askLine(JSON.stringify({ ...question, words: true })) as unknown as Answer);
    expect(isError ?? false, line).toBe(!answer.ok);
    if (answer.ok) expect(structuredContent, line).toEqual(JSON.parse(JSON.stringify(summaryOf(answer))));
  }
  await client.close();

  // The page and the frame.
  const address = inject('address');
  const page = await open();
  const frame = await open('embed.html');
  for (const { link, question } of cases) {
    const { words } = askLine(JSON.stringify({ ...question, words: true })) as unknown as Answer;
    const report = (words?.report ?? '').replace(link, address + link);
    await page.goto('about:blank');
    await page.goto(address + link);
    const row = page.locator('details', { has: page.getByText('Copy, print', { exact: true }) });
    await row.locator('summary').click();
    await expect(row.locator('pre').first()).toHaveText(report, { useInnerText: true });
    await frame.goto('about:blank');
    await frame.goto(`${address}embed.html${link}`);
    await expect(frame.locator('output')).toHaveText(words?.headline ?? '');
    // The figures are above the players.
    const figures = (report.split('\n\n')[1] ?? '').split('\n').filter((own) => !own.includes(': equity'));
    for (const figure of figures.flatMap((own) => /[\d.]+%?/.exec(own) ?? [])) {
      await expect(frame.locator('dl')).toContainText(figure);
    }
  }
});

/** Whether `found` has every field of `known`, figures within a tolerance. */
function expectNear(known: unknown, found: unknown, tolerance: number, path: string): void {
  if (typeof known === 'number') expect(Math.abs(Number(found) - known), path).toBeLessThanOrEqual(tolerance);
  else if (typeof known !== 'object' || known === null) expect(found, path).toBe(known);
  else {
    for (const [name, own] of Object.entries(known)) {
      expectNear(own, (found as Record<string, unknown> | undefined)?.[name], tolerance, `${path}.${name}`);
    }
  }
}
