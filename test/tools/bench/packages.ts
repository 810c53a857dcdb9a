// npm run bench -- --packages: the package next to those that people use. Each is installed into an empty folder.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DECK, formatCard, type Card } from '../../../src/poker/card';
import { CATEGORY_OF, evaluate } from '../../../src/poker/hand';
import { seeded } from '../../reference/random';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Hero's equity in these spots is in test/cases/outside.json. */
const SPOTS = [
  { name: 'A♥K♥ v 7♣7♦, preflop', hands: ['AhKh', '7c7d'], board: '', equity: 0.478_791 },
  { name: 'A♥K♥ v 7♣7♦ on 7♥3♥9♣', hands: ['AhKh', '7c7d'], board: '7h3h9c', equity: 0.246_465 },
  { name: 'J♥10♥ v any two on 9♥8♣2♦', hands: ['JhTh', 'random'], board: '9h8c2d', equity: 0.575_394 },
  { name: 'A♥K♥ v any two, preflop', hands: ['AhKh', 'random'], board: '', equity: 0.670_446 },
  {
    name: 'Q♣Q♦ v a range on K♥7♦5♣',
    hands: ['QcQd', '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+'],
    board: 'Kh7d5c',
    equity: 0.646_465,
  },
] as const;

/** Hands of seven cards, dealt from one seed; and the category of each, 0 for a high card to 8 for a straight flush. */
const HANDS = dealtHands(1_000);
const KINDS = HANDS.map((hand) => CATEGORY_OF[evaluate(hand)]);
/** Whether each hand beats the hand after it, -1, 0 or 1; the last is next to the first. */
const ORDERS = HANDS.map((hand, at) => Math.sign(evaluate(hand) - evaluate(HANDS[(at + 1) % HANDS.length])));

function dealtHands(many: number): Card[][] {
  const random = seeded(7);
  return Array.from({ length: many }, () => {
    const deck = [...DECK];
    return Array.from({ length: 7 }, () => deck.splice(Math.floor(random() * deck.length), 1)[0]);
  });
}

interface Rival {
  readonly name: string;
  /**
   * A module that exports what the package has: `answer(hands, board)`, hero's equity, or `undefined` if the package has
   * none; `kind(cards)`, the category of seven cards in a text; `order(cards, other)`, -1, 0 or 1.
   */
  readonly adapter: string;
}

const CARDS = "const cards = (text) => (text === 'random' ? [] : text.match(/../g) ?? []);";
const HANDS_ONLY = 'if (hands.some((hand) => !/^([2-9TJQKA][cdhs]){2}$/.test(hand))) return undefined;';

const RIVALS: readonly Rival[] = [
  {
    name: '@poker-apprentice/hand-evaluator',
    adapter: `import { compare, equity, evaluate } from '@poker-apprentice/hand-evaluator';
${CARDS}
const of = (text) => evaluate({ holeCards: cards(text) });
export const kind = (text) => Math.min(8, of(text).strength);
export const order = (text, other) => -Math.sign(compare(of(text), of(other)));
export const answer = (hands, board) => {
  if (hands.some((hand) => hand !== 'random' && hand.length !== 4)) return undefined;
  const rules = { communityCards: cards(board), expectedCommunityCardCount: 5, expectedHoleCardCount: 2, minimumHoleCardsUsed: 0, maximumHoleCardsUsed: 2 };
  return equity(hands.map(cards), rules)[0].equity;
};`,
  },
  {
    name: 'poker-odds-calculator',
    adapter: `import { CardGroup, OddsCalculator } from 'poker-odds-calculator';
export const answer = (hands, board) => {
  ${HANDS_ONLY}
  const result = OddsCalculator.calculate(hands.map((hand) => CardGroup.fromString(hand)), board === '' ? undefined : CardGroup.fromString(board));
  return (result.equities[0].bestHandCount + result.equities[0].tieHandCount / 2) / result.equities[0].possibleHandsCount;
};`,
  },
  {
    name: 'poker-odds',
    adapter: `import odds from 'poker-odds';
${CARDS}
export const answer = (hands, board) => {
  if (hands.some((hand) => hand !== 'random' && hand.length !== 4)) return undefined;
  const [hero] = odds.calculateEquity(hands.map((hand) => (hand === 'random' ? ['..', '..'] : cards(hand))), cards(board));
  return (hero.wins + hero.ties / 2) / hero.count;
};`,
  },
  {
    name: '@pokertools/evaluator',
    adapter: `import { evaluateStrings, getCardCodes, rank } from '@pokertools/evaluator';
const cards = (text) => text.match(/../g);
export const kind = (text) => 8 - rank(getCardCodes(cards(text)));
export const order = (text, other) => Math.sign(evaluateStrings(cards(other)) - evaluateStrings(cards(text)));`,
  },
];

const OURS: Rival = {
  name: 'outs',
  adapter: `import { ask, compare, equity, rank } from 'outs';
const KINDS = ['high card', 'pair', 'two pair', 'three of a kind', 'straight', 'flush', 'full house', 'four of a kind', 'straight flush'];
const question = ([hero, ...opponents], board) => ({ hero, opponents, ...(board && { board }) });
export const answer = async (hands, board) => (await equity(question(hands, board))).players[0].equity;
export const whole = async (hands, board) => (await ask(question(hands, board))).players[0].equity;
export const kind = (text) => KINDS.indexOf(rank(text).category);
export const order = (text, other) => {
  const { winners } = compare([text, other]);
  return winners.length === 2 ? 0 : 1 - 2 * winners[0];
};`,
};

/** Runs in its own process: of each question the first answer, then the median of some more, up to 100 in a second. */
const RUNNER = `import * as adapter from './adapter.js';
const { spots, hands, runs } = JSON.parse(process.argv[2]);
async function timed(ask) {
  const times = [];
  let found;
  const began = performance.now();
  for (let run = 0; run < runs || (runs > 1 && run < 100 && performance.now() < began + 1000); run++) {
    const started = performance.now();
    try { found = await ask(); } catch (error) { found = undefined; }
    times.push(performance.now() - started);
    if (found === undefined || times[0] > 20000) break;
  }
  const later = times.length > 1 ? times.slice(1) : times;
  return found === undefined ? null : { found, ms: later.sort((a, b) => a - b)[Math.floor(later.length / 2)] };
}
const { answer, whole, kind, order } = adapter;
const equities = async (ask) => {
  const all = [];
  for (const { hands, board } of spots) all.push(await timed(() => ask?.(hands, board)));
  return all;
};
console.log(JSON.stringify({
  equities: await equities(answer),
  whole: await equities(whole),
  kinds: await timed(() => kind && hands.map((hand) => kind(hand))),
  orders: await timed(() => order && hands.map((hand, at) => order(hand, hands[(at + 1) % hands.length]))),
}));
`;

/** What the runner prints. */
interface Timed<T> {
  readonly found: T;
  readonly ms: number;
}
interface Found {
  readonly equities: readonly (Timed<number> | null)[];
  /** With all that `ask` says: ours alone. */
  readonly whole: readonly (Timed<number> | null)[];
  readonly kinds: Timed<readonly number[]> | null;
  readonly orders: Timed<readonly number[]> | null;
}

function npm(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, own) => sum + (own.isFile() ? own.size : 0), 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}

/** The median time of some runs of a program, in milliseconds. */
function timeOf(folder: string, args: readonly string[]): number {
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[3];
}

function tryPackage({ name, adapter }: Rival, from: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'outs-bench-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  npm(folder, 'install', '--no-audit', '--no-fund', from);
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: object };
  writeFileSync(join(folder, 'adapter.js'), adapter);
  writeFileSync(join(folder, 'runner.js'), RUNNER);
  const hands = HANDS.map((hand) => hand.map(formatCard).join(''));
  const asks = (spots: readonly object[], some: readonly string[], runs: number) => [
    'runner.js',
    JSON.stringify({ spots, hands: some, runs }),
  ];
  console.log(`${name} ${version}`);
  console.log(
    `  installed: ${Object.keys(packages).length - 1} packages, ${kilobytes(sizeOf(join(folder, 'node_modules')))}`,
  );
  const [, flop] = SPOTS;
  console.log(`  process with one answer on a flop: ${timeOf(folder, asks([flop], [], 1)).toFixed(0)} ms`);
  const { stdout } = spawnSync(process.execPath, asks(SPOTS, hands, 25), { cwd: folder, encoding: 'utf8' });
  const found = JSON.parse(stdout) as Found;
  for (const [at, spot] of SPOTS.entries()) {
    for (const [what, own] of [
      ['', found.equities[at]],
      [', ask', found.whole[at]],
    ] as const) {
      if (own === null && what !== '') continue;
      const off = own === null ? 0 : 100 * Math.abs(own.found - spot.equity);
      tell(spot.name + what, own, off < 1e-4 ? 'exact' : `off by ${off.toFixed(2)} points`);
    }
  }
  const verdict = (own: Timed<readonly number[]> | null, right: readonly number[]) => {
    const wrong = right.filter((each, at) => own?.found[at] !== each).length;
    return wrong === 0 ? 'all right' : `${wrong} wrong`;
  };
  tell('what 1,000 hands of seven cards make', found.kinds, verdict(found.kinds, KINDS));
  tell('which of two is better, 1,000 times', found.orders, verdict(found.orders, ORDERS));
  if (name === OURS.name) measureCommands(folder);
  rmSync(folder, { recursive: true });
}

function tell(what: string, own: Timed<unknown> | null, how: string): void {
  const time = own === null ? '' : `${own.ms.toFixed(own.ms < 10 ? 2 : 0)} ms`;
  console.log(`  ${what.padEnd(38)} ${time.padStart(9)}  ${own === null ? 'cannot' : how}`);
}

/** How long the commands take to start. */
function measureCommands(folder: string): void {
  const bin = join('node_modules', 'outs', 'dist-package', 'outs.js');
  const flop = timeOf(folder, [bin, 'AhKh 7h3h9c v 7c7d']);
  const preflop = timeOf(folder, [bin, 'AhKh v random']);
  console.log(`  outs "AhKh 7h3h9c v 7c7d": ${flop.toFixed(0)} ms; outs "AhKh v random": ${preflop.toFixed(0)} ms`);
  const files = readdirSync(join(folder, 'node_modules/outs/dist-package'));
  for (const name of files.filter((own) => own.endsWith('.js'))) {
    const text = readFileSync(join(folder, 'node_modules/outs/dist-package', name));
    console.log(
      `  ${name.padEnd(26)} ${kilobytes(text.length).padStart(7)}  ${kilobytes(gzipSync(text).length).padStart(7)} gzip`,
    );
  }
}

async function timeAgents(bin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const client = new Client({ name: 'bench', version: '1' });
    const started = performance.now();
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'] }));
    await client.listTools();
    times.push(performance.now() - started);
    await client.close();
  }
  return times.sort((a, b) => a - b)[2];
}

export async function benchPackages(): Promise<void> {
  console.log(`${cpus()[0].model}, Node ${process.version}; medians\n`);
  const folder = mkdtempSync(join(tmpdir(), 'outs-bench-'));
  const tarball = join(folder, npm(ROOT, 'pack', '--silent', '--pack-destination', folder));
  console.log(`the package, packed: ${kilobytes(statSync(tarball).size)}\n`);
  tryPackage(OURS, tarball);
  const agents = await timeAgents(join(ROOT, 'dist-package/outs.js'));
  console.log(`  outs mcp, connected and its tools listed: ${agents.toFixed(0)} ms\n`);
  for (const rival of RIVALS) tryPackage(rival, rival.name);
  rmSync(folder, { recursive: true });
}
