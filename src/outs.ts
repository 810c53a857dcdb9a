#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { version } from '../package.json';
import {
  complain,
  endWithReader,
  INPUT,
  linesOfInput,
  onPage,
  openFile,
  print,
  runAsk,
  shownName,
  Waiting,
  write,
  type HistoryFile,
} from './command';
import { readDrillQuestion } from './outside/drillQuestion';
import { answerAsked, loadTable } from './outside/answer';
import { DecisionReader, formatStep, readFiles } from './outside/decisions';
import { isNear, type Json } from './outside/fields';
import { colourCards, layOut, layOutFault, widthFor, type Layout } from './outside/layout';
import { readAnyText } from './outside/line';
import { runWithPauses } from './outside/pace';
import { failureOf, readQuestion } from './outside/question';
import { layOutSession, SessionSums } from './outside/sessionTable';
import { findSpot, type SpotQuestion } from './outside/spotQuestion';
import { sayWords } from './outside/spotWords';
import { unreadProblem } from './words/history';

/* `outs`: spots, sessions and agents in a terminal. */

const USAGE = `Texas hold’em odds and outs, counted exactly.

  outs "SPOT"            one spot, in words
  outs, or outs -        spots from standard input, a line each
  outs session FILE…     the calls and folds of hand histories, zipped or not
  outs ask               JSON questions, a line each; with FILE…, decisions
  outs mcp               a server for agents, over standard input and output

  --json  answers as JSON    --worst N      the N worst mistakes, 10 if left out
  --color auto|always|never  --player NAME  who is judged
  --  before a spot or file that begins with -; the file - is standard input

  outs "AhKh 7h3h9c v 7c7d pot 60 call 20"
  outs 4c9c 7d5cKh8c
  outs --json "(TT+,AQs+) 7h3h9c v random" | jq .players
  outs session evening.txt more.zip --worst 5

Your two cards, then the board; v an opponent: cards, a range or random.
x dead cards, pot and call the money. A line may be a link too, or JSON.
Quote a spot with * ; ( or >: your shell reads these itself.

Exit code: 0 all answered, 1 something was not read or not written,
2 a wrong option.
docs/terminal.md has the rest.`;

/* ----------------------------------------------------------------------------------- options -- */

const COLOURS = ['auto', 'always', 'never'] as const;
const COMMANDS = ['ask', 'session', 'mcp'] as const;

interface Options {
  readonly command: 'spot' | (typeof COMMANDS)[number];
  readonly words: readonly string[];
  readonly json: boolean;
  readonly worst: number;
  readonly player: string | undefined;
  readonly color: (typeof COLOURS)[number];
}

/** A wrong option: its sentence is printed, and the exit code is 2. */
class WrongOption extends Error {}

const FLAGS = ['--json', '--worst', '--player', '--color', '--help', '--version'] as const;

/** How many of the worst mistakes are listed by default, and at most. */
const WORST = 10;
const MOST_WORST = 1_000;

function readOptions(args: readonly string[]): Options | 'help' | 'version' {
  const words: string[] = [];
  let plain: readonly string[] = [];
  const options = {
    json: false,
    worst: WORST,
    player: undefined as string | undefined,
    color: 'auto' as Options['color'],
  };
  for (let at = 0; at < args.length; at++) {
    const [flag, given] = splitFlag(args[at]);
    const value = (): string => {
      const own = given ?? args[++at];
      if (own === undefined) throw new WrongOption(`${flag} needs a value: write it next, as in ${flag} VALUE.`);
      return own;
    };
    switch (flag) {
      case '-h':
      case '--help':
        return 'help';
      case '--version':
        return 'version';
      case '--json':
        options.json = true;
        break;
      case '--worst':
        options.worst = readCount(value());
        break;
      case '--player':
        options.player = value();
        break;
      case '--color':
        options.color = readColour(value());
        break;
      case '--':
        plain = args.slice(at + 1);
        at = args.length;
        break;
      default:
        if (flag.startsWith('-') && flag !== INPUT) throw new WrongOption(unknownOption(flag));
        words.push(args[at]);
    }
  }
  // A command is the whole first word: `AsK` is a range.
  const command = COMMANDS.find((own) => own === words[0]);
  if (words[0] === 'help') return 'help';
  const others = command === undefined ? words : words.slice(1);
  return { ...options, command: command ?? 'spot', words: [...others, ...plain] };
}

/** `'--worst=5'` in two. */
function splitFlag(arg: string): [flag: string, value: string | undefined] {
  const equals = arg.startsWith('--') ? arg.indexOf('=') : -1;
  return equals < 0 ? [arg, undefined] : [arg.slice(0, equals), arg.slice(equals + 1)];
}

function unknownOption(flag: string): string {
  const near = FLAGS.find((own) => isNear(flag, own));
  return near === undefined
    ? `The option ${shownName(flag)} is unknown. Use one of: ${FLAGS.join(', ')}.`
    : `The option ${shownName(flag)} is unknown. Did you mean ${near}?`;
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST_WORST) return count;
  throw new WrongOption(`--worst is a number from 1 to ${MOST_WORST}, not ${shownName(text)}.`);
}

function readColour(text: string): Options['color'] {
  const colour = COLOURS.find((own) => own === text);
  if (colour === undefined) throw new WrongOption(`--color is ${COLOURS.join(', ')}, not ${shownName(text)}.`);
  return colour;
}

/** The width and the colours of this terminal; a pipe has neither. */
function layoutOf(color: Options['color']): Layout {
  const { isTTY, columns } = process.stdout;
  const hasColors = isTTY && process.stdout.hasColors();
  return {
    width: widthFor(columns),
    hasColour: color === 'always' || (color === 'auto' && hasColors),
  };
}

/* ------------------------------------------------------------------------------------- spots -- */

/** Prints the answer to a text. @returns whether there is one */
async function answerText(text: string, { json, color }: Options, separator: string): Promise<boolean> {
  const read = readAnyText(text, !json);
  if (!read.ok) {
    await (json ? print(failureOf(read.error)) : complain(layOutFault(text, read.error)));
    return false;
  }
  const { spot, notes } = read.value;
  const waiting = new Waiting();
  const onProgress = (part: number): void => {
    waiting.say(`Counting: ${Math.floor(100 * part)}%`);
  };
  if (json || spot === undefined) {
    const answer = await answerAsked(read.value, notes, { onProgress });
    waiting.end();
    await print(answer);
  } else {
    const text = await textOf(spot, layoutOf(color), notes, onProgress);
    waiting.end();
    await write(separator + text);
  }
  return true;
}

/** The answer in words. Its categories are not printed, and so not counted if that takes longer. */
async function textOf(
  spot: SpotQuestion,
  layout: Layout,
  notes: readonly string[],
  onProgress: (part: number) => void,
): Promise<string> {
  const table = await loadTable();
  const found = await runWithPauses(findSpot(spot, table, true), undefined, onProgress);
  const said = await runWithPauses(sayWords(spot, found, table), undefined, onProgress);
  return layOut({ ...said, link: onPage(said.link) }, layout, notes);
}

/** The lines of standard input; somebody who types them is prompted. */
async function answerLines(options: Options): Promise<void> {
  let isFirst = true;
  const take = async (line: string): Promise<void> => {
    if (line.trim() === '') return;
    if (!(await answerText(line, options, isFirst ? '' : '\n'))) process.exitCode = 1;
    else isFirst = options.json;
  };
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    for await (const line of linesOfInput()) await take(line);
    return;
  }
  const typed = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  typed.on('SIGINT', () => process.exit(130));
  typed.prompt();
  for await (const line of typed) {
    isFirst = true;
    await take(line);
    typed.prompt();
  }
  await write('\n');
}

/* ----------------------------------------------------------------------------------- session -- */

async function* readSteps(files: Iterable<HistoryFile>, player: string | undefined) {
  yield* readFiles(files, new DecisionReader(await loadTable(), player));
}

async function* answerHistories(files: Iterable<HistoryFile>, player?: string): AsyncGenerator<Json> {
  for await (const step of readSteps(files, player)) yield* formatStep(step);
}

/** The files that can be read. Of the others it says why, and the exit code is 1. */
async function filesOf(names: readonly string[]): Promise<HistoryFile[]> {
  const files: HistoryFile[] = [];
  for (const name of names) {
    try {
      files.push(await openFile(name));
    } catch (error) {
      process.exitCode = 1;
      await complain(`${(error as Error).message}\n`);
    }
  }
  return files;
}

async function runSession({ words, json, worst, player, color }: Options): Promise<void> {
  if (words.length === 0) throw new WrongOption('Name a file of hand histories: outs session evening.txt');
  const files = await filesOf(words);
  if (files.length === 0) return;
  const sums = new SessionSums();
  const said = new Set<string>();
  const waiting = new Waiting();
  for await (const step of readSteps(files, player)) {
    // A hand that is merely not hold'em is counted, and has no message.
    const message = 'unread' in step ? unreadProblem(step.unread) : '';
    if (message !== '') process.exitCode = 1;
    sums.take(step);
    if (json) {
      for (const line of formatStep(step)) await print(line);
      continue;
    }
    waiting.say(`Reading: ${sums.hands} hands`);
    if (message !== '' && !said.has(message)) {
      waiting.end();
      await complain(`${message}\n`);
    }
    said.add(message);
  }
  waiting.end();
  if (json) {
    await print({ ok: true, summary: sums.summary });
    return;
  }
  const { width, hasColour } = layoutOf(color);
  const text = layOutSession(sums, worst, width);
  await write(hasColour ? colourCards(text) : text);
}

/* -------------------------------------------------------------------------------------- main -- */

async function run(args: readonly string[]): Promise<void> {
  if (args[0] === 'ask') {
    const line = async (text: string): Promise<Json> => {
      const asked = readQuestion(text, readDrillQuestion);
      return asked.ok ? answerAsked(asked.value) : { ...failureOf(asked.error) };
    };
    await runAsk(args.slice(1), { line, histories: answerHistories }, USAGE);
    return;
  }
  const options = readOptions(args);
  if (options === 'help') await write(`${USAGE}\n`);
  else if (options === 'version') await write(`${version}\n`);
  else if (options.command === 'session') await runSession(options);
  else if (options.command === 'mcp') {
    const { serve } = await import('./mcp');
    serve();
  } else if (options.words.length === 0 || options.words.join() === INPUT) await answerLines(options);
  else if (!(await answerText(options.words.join(' '), options, ''))) process.exitCode = 1;
}

endWithReader();
run(process.argv.slice(2)).catch(async (error: unknown) => {
  if (!(error instanceof WrongOption)) throw error;
  process.exitCode = 2;
  await complain(`${error.message}\n`);
});
