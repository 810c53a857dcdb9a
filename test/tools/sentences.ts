// Every sentence of every language about a fixed corpus, for test/words/sentences.test.ts.
//
//   npm run sentences             writes what they are today into sentences.json
//   npm run sentences -- main     prints which differ from those of a commit
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { LANGUAGES, wordsOf } from '../../src/build/languages';
import { readinessOf } from '../../src/notation/draft';
import { readLine } from '../../src/notation/line';
import { moneyOf } from '../../src/notation/stakes';
import { answer, type Answer } from '../../src/poker/answer';
import { countMoney } from '../../src/poker/money/money';
import { countReads, unknownBettor } from '../../src/poker/money/reads';
import { isPlain } from '../../src/poker/money/verdict';
import type { Spot } from '../../src/poker/spot';
import { finish } from '../poker/read';
import { DECK } from '../reference/cards';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { CALLS } from '../words/calls';
import { sampler } from '../words/sampled';
import type * as spoken from '../words/spoken';
import { writtenTexts } from '../words/written';

const ROOT = join(import.meta.dirname, '../..');
const HISTORIES = join(ROOT, 'test/history/fixtures');

/** By language and group, each text once, in order. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/* ------------------------------------------------------------------------------------ corpus -- */

const RANGES = ['AA', 'QQ+,AK', '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+', '76s,65s,T9s', '50%'];
const DECKS = ['', '', '', 'joker ', 'deuces ', 'bug '];
const BOARDS = [3, 4, 4, 5, 5];

/** A spot after the flop, as a line: known hands and ranges, the river also against anything. */
function dealLine(random: Random): string {
  const deck = shuffled(random, DECK);
  const take = (count: number) => deck.splice(0, count).join('');
  const pick = <T>(items: readonly T[]): T => items[integer(random, 0, items.length - 1)];
  const wild = pick(DECKS);
  const count = pick(BOARDS);
  const board = take(count);
  const opponents = integer(random, 0, 3);
  const held = (at: number) => {
    if (wild !== '' || at > 0 || count === 3) return take(2);
    return random() < 0.4 ? take(2) : random() < 0.7 ? pick(RANGES) : 'random';
  };
  const hero = wild === '' && opponents === 1 && count > 3 && random() < 0.2 ? pick(RANGES) : take(2);
  const others = Array.from({ length: opponents }, (_, at) => ` v ${held(at)}`).join('');
  const isHand = hero.length === 4 && !hero.includes('%');
  return `${wild}${isHand ? `${hero} ${board}` : `${hero} on ${board}`}${others}${dealMoney(random, opponents)}`;
}

function dealMoney(random: Random, opponents: number): string {
  const kind = random();
  if (opponents === 0 || kind < 0.3) return '';
  if (kind < 0.6) return ` pot ${10 * integer(random, 3, 40)} call ${10 * integer(random, 1, 3)}`;
  const bets = Array.from({ length: opponents + 1 }, (_, at) => (at === 0 ? 0 : 10 * integer(random, 1, 4)));
  const stacks = bets.map(() => 10 * integer(random, 0, 9));
  const rest = ['', ' rake 5', ' runs 2', ' others 40;70 payouts 50;30;20', ' folded 30'][integer(random, 0, 4)];
  return ` bets ${bets.join(';')} stacks ${[200, ...stacks.slice(1)].join(';')}${rest}`;
}

/** Spots before the flop that are counted at once. */
const EARLY = ['AhKh v QsQd', '7h2d v AcAd v KhKd', '22 v AK', 'AhKh v QsQd v JcTc pot 90 call 30', 'AhKd'];
/** Lines that lack something, or have too much. */
const FAULTY = [
  ...[
    '',
    'Ah',
    'AhKh v 7c',
    'AhKh v 7c7d 7h3h',
    'AhKh v',
    'AhKh 7h',
    'AhKhQh v 7c7d',
    'AhAh',
    'AhKh v AhQd',
    'A1Kh',
    'xy',
  ],
  ...['AhKh v 7c7d 7h3h9c2s2d3d', 'AhKh v 7c7d pot', 'AhKh v 7c7d pot x', 'AhKh v 7c7d pot 10 call 900000000000'],
  ...[
    'AhKh v 7c7d bets 1;2;3;4',
    'AhKh v 7c7d rake 200',
    'AhKh v 7c7d facing 0',
    'AhKh v ZZ+',
    'AhKh v 7c7d-',
    'joker',
  ],
  ...[
    'joker deuces AhKh',
    'AhKh v 120%',
    'AhKh v 50% with nothing',
    'AhKh v A5s-K4s',
    'AhKh v AA:2',
    'AhKh v 7c7d runs 9',
  ],
  ...[
    'AhKh v 7c7d payouts 50',
    'AhKh v 7c7d stacks 5',
    'AhKh v 7c7d bounties 1;-2',
    'AhKh v 7c7d dead Ah',
    '*h v 7c7d',
  ],
  ...[
    'hero=AhKh&board=7h',
    'hero=AhKh&board=7h7h9c&opp=QQ',
    'hero=Ax&wild=nine&color=red',
    'pot=-3&call=x&hero=QQ',
    'opp=AK&opp=Q',
  ],
];

/** Histories with one line left out, or cut off. */
function brokenHistories(): string[] {
  const random = seeded(3);
  return readdirSync(HISTORIES).flatMap((name) => {
    const lines = readFileSync(join(HISTORIES, name), 'utf8').split('\n');
    const at = () => integer(random, 1, lines.length - 2);
    const without = Array.from({ length: 6 }, () => lines.toSpliced(at(), 1));
    return [...without, lines.slice(0, at()), lines.with(at(), 'x')].map((own) => own.join('\n'));
  });
}

function countSpot(line: string): spoken.CountedSpot | undefined {
  const draft = readLine(line);
  const readiness = draft.ok ? readinessOf(draft.value) : undefined;
  if (!draft.ok || readiness?.ready !== true) return undefined;
  const { stakes = {} } = moneyOf(draft.value);
  const { spot } = readiness;
  const bettor = unknownBettor(spot, stakes);
  const beside = {
    ...(!isPlain(stakes) && { money: finish(countMoney(spot, stakes)) }),
    ...(bettor !== undefined && { reads: finish(countReads(spot, stakes, bettor)) }),
  };
  return { line, spot, stakes, answer: finish(answer(spot, undefined, true)), beside };
}

function countCorpus(): spoken.Corpus {
  const random = seeded(11);
  const dealt = Array.from({ length: 140 }, () => dealLine(random));
  const lines = [...CALLS.map(([line]) => line), ...EARLY, ...dealt];
  const answers = new Map<string, Answer>();
  return {
    spots: lines.flatMap((line) => countSpot(line) ?? []),
    lines: FAULTY,
    histories: brokenHistories(),
    answerOf(spot: Spot) {
      const key = JSON.stringify(spot, (_, value: unknown) =>
        ArrayBuffer.isView(value) ? Array.from(value as never) : value,
      );
      const found = answers.get(key) ?? finish(answer(spot, undefined, true));
      answers.set(key, found);
      return found;
    },
  };
}

/* --------------------------------------------------------------------------------- sentences -- */

/** All of them. The answers are counted once, the words are those of each language. */
export async function sentences(): Promise<Sentences> {
  const corpus = countCorpus();
  const sample = sampler();
  const said: [string, Record<string, readonly string[]>][] = [];
  for (const language of LANGUAGES) {
    const { module } = await runnerImport<typeof spoken>(join(import.meta.dirname, '../words/spoken.ts'), {
      ...{ configFile: false, root: ROOT, logLevel: 'error', plugins: [wordsOf(language)] },
    });
    const groups = new Map<string, Set<string>>();
    module.speak(corpus, (group, ...texts) => {
      const own = groups.get(group) ?? new Set();
      groups.set(group, own);
      for (const text of texts) own.add(text);
    });
    const spokenTexts = [...groups].map(([group, texts]) => [group, [...texts].sort()] as const);
    said.push([
      language,
      {
        ...Object.fromEntries(spokenTexts),
        exported: sample(module.all),
        written: writtenTexts(language),
      },
    ]);
  }
  return Object.fromEntries(said);
}

/** Of each group how many texts there are, and a digest of them: `'212 9f0c…'`. */
export function digests(all: Sentences): Record<string, Record<string, string>> {
  const digest = (texts: readonly string[]): string =>
    `${texts.length} ${createHash('sha256').update(texts.join('\n\0')).digest('base64url').slice(0, 16)}`;
  return Object.fromEntries(
    Object.entries(all).map(([language, groups]) => [
      language,
      Object.fromEntries(Object.entries(groups).map(([group, texts]) => [group, digest(texts)])),
    ]),
  );
}

/* ----------------------------------------------------------------------------------- command -- */

/** The sentences of a commit, said by its own copy of this file. */
function sentencesOf(commit: string): Sentences {
  const folder = join(mkdtempSync(join(tmpdir(), 'sentences-')), 'outs');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const command = ['--import', 'tsx', 'test/tools/sentences.ts', '--print'];
    const { stdout, stderr, status } = spawnSync(process.execPath, command, {
      ...{ cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 },
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as Sentences;
  } finally {
    rmSync(join(folder, 'node_modules'), { force: true });
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true });
  }
}

function printDifferences(before: Sentences, after: Sentences): void {
  for (const [language, groups] of Object.entries(after)) {
    for (const [group, texts] of Object.entries(groups)) {
      const [old, own] = [new Set(before[language]?.[group]), new Set(texts)];
      const gone = [...old].filter((text) => !own.has(text)).map((text) => `- ${text}`);
      const come = texts.filter((text) => !old.has(text)).map((text) => `+ ${text}`);
      if (gone.length + come.length > 0) console.log([`${language} ${group}`, ...gone, ...come].join('\n'), '\n');
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const all = await sentences();
  const [option] = process.argv.slice(2);
  if (option === '--print') console.log(JSON.stringify(all));
  else if (option !== undefined) printDifferences(sentencesOf(option), all);
  else
    writeFileSync(
      join(import.meta.dirname, '../words/sentences.json'),
      `${JSON.stringify(digests(all), undefined, 2)}\n`,
    );
}
