import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Json } from './outside/fields';
import { cleanText, withoutCommands } from './poker/shownText';

/* What the commands share: files, standard input, and lines of JSON on standard output. */

/** A text, in any encoding that the session page reads, or a zip of such texts. */
export interface HistoryFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check its name and folder.',
  EISDIR: 'this is a folder. Name the files in it.',
  EACCES: 'this file may not be read. Change its permissions.',
};

/** The name of a file that means standard input. */
export const INPUT = '-';

/** Reads a file, or standard input to its end. Throws an `Error` with a sentence if the file cannot be read. */
export async function openFile(name: string): Promise<HistoryFile> {
  if (name === INPUT) return { name: 'standard input', bytes: new Uint8Array(await buffer(process.stdin)) };
  try {
    return { name, bytes: new Uint8Array(readFileSync(name)) };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${shownName(name)}: ${FILE_FAULTS[code] ?? message}`, { cause: error });
  }
}

export function linesOfInput(): AsyncIterable<string> {
  return createInterface({ input: process.stdin, crlfDelay: Infinity });
}

/** Writes a text, and waits if the other end is slow. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export function print(answer: unknown): Promise<void> {
  return write(`${jsonOf(answer)}\n`);
}

/** A link `'#/?hero=AhKh'`, behind the page's address if `OUTS_PAGE` has it. */
export function onPage(link: string): string {
  return `${process.env.OUTS_PAGE ?? ''}${link}`;
}

/** How long somebody waits without a word, and between two, in milliseconds. */
const PATIENCE = 1_000;
const BETWEEN = 200;

/** Says on standard error how far a long count is, if that is a terminal; at the end nothing is left of it. */
export class Waiting {
  #next = performance.now() + PATIENCE;
  #isShown = false;

  /** @param text how far it is, in a few words */
  say(text: string): void {
    if (!process.stderr.isTTY || performance.now() < this.#next) return;
    process.stderr.write(`${LINE_START}${text}`);
    this.#next = performance.now() + BETWEEN;
    this.#isShown = true;
  }

  end(): void {
    if (this.#isShown) process.stderr.write(LINE_START);
  }
}

/** Moves the cursor to the start of the line, and clears the line. */
const LINE_START = '\r\u001b[K';
/** The answer as JSON, in which a terminal finds no commands: JSON itself lets those above U+007E pass. */
export function jsonOf(answer: unknown): string {
  return JSON.stringify(answer).replace(
    /[\u007f-\u009f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes what is wrong to standard error. It may quote others: a terminal finds no commands in it. */
export function complain(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stderr.write(withoutCommands(text), () => resolve());
  });
}

/** An option or the name of a file on one line, as it is shown. */
export function shownName(name: string): string {
  return cleanText(name, LONGEST_NAME).text;
}

const LONGEST_NAME = 200;

/** The program that reads the output may stop before the end. If the output cannot be written, the exit code is 1. */
export function endWithReader(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0);
    process.stderr.write(
      withoutCommands(`The answer could not be written: ${message}. Free some space, or write it elsewhere.\n`),
    );
    process.exit(1);
  });
  // What is wrong cannot be said there: the exit code says so.
  process.stderr.on('error', () => undefined);
}

/** Who answers questions and prices decisions. */
export interface Answerer {
  readonly line: (line: string) => Json | Promise<Json>;
  readonly histories: (files: Iterable<HistoryFile>, player?: string) => AsyncIterable<Json>;
}

/** What is wrong with the options, and what to write, if `parseArgs` threw for one of them. */
function optionFault(error: unknown): string | undefined {
  const { code = '', message } = error as Error & { readonly code?: string };
  if (!code.startsWith('ERR_PARSE_ARGS')) return undefined;
  const [, option = ''] = /'(-[^ ']*)/.exec(message) ?? [];
  return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    ? `The option ${option} is unknown. Use --player NAME or --help, then the files.`
    : `The option ${option} cannot be read. Write --player NAME, then the files.`;
}

/**
 * Questions as lines of JSON on standard input, answers on standard output, one for one and in order. Given files of
 * hand histories, a line for each decision. Sets the exit code 2 if an option or a file cannot be used.
 */
export async function runAsk(args: readonly string[], answerer: Answerer, usage: string): Promise<void> {
  let files: HistoryFile[];
  let player: string | undefined;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { player: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) {
      await write(`${usage}\n`);
      return;
    }
    ({ player } = values);
    files = [];
    for (const name of positionals) files.push(await openFile(name));
  } catch (error) {
    await complain(`${optionFault(error) ?? (error as Error).message}\n`);
    process.exitCode = 2;
    return;
  }
  if (files.length > 0) {
    for await (const answer of answerer.histories(files, player)) await print(answer);
    return;
  }
  for await (const line of linesOfInput()) {
    if (line.trim() !== '') await print(await answerer.line(line));
  }
}
