import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { endWithReader, runAsk, type HistoryFile } from './command';
import { DecisionReader, formatStep, readFiles } from './outside/decisions';
import { readDrillQuestion } from './outside/drillQuestion';
import type { Json } from './outside/fields';
import { failureOf, readQuestion } from './outside/question';
import { sayWords } from './outside/spotWords';
import { readPreflopTable, type PreflopTable } from './poker/count/tables/preflopTable';
import { finish } from './steps';
import { LIMITS } from './session/hands/unpack';

/* `npm run ask`: questions as lines of JSON, and decisions of hand histories, answered at once. */

/** The answer to one line, as the object that is printed. A fault in the line is an answer too. */
export function askLine(line: string): Json {
  const asked = readQuestion(line, readDrillQuestion);
  if (!asked.ok) return { ...failureOf(asked.error) };
  const { wantsTable, answer } = asked.value;
  return finish(answer(wantsTable ? preflopTable() : undefined, sayWords));
}

let table: PreflopTable | undefined;

/** The preflop table, read at the first question that wants it. */
function preflopTable(): PreflopTable {
  const file = new URL('poker/count/tables/preflop-table.bin', import.meta.url);
  table ??= readPreflopTable(inflateRawSync(readFileSync(file)));
  return table;
}

/**
 * The decisions that had a price in hand histories, in the order of the hands, each with its equity and what it cost;
 * and for each hand, text or file that is not read the reason. A hand that is in two texts is read once.
 *
 * @param player the player to judge if a history does not say who its hero is
 */
export async function* askHistories(
  files: Iterable<HistoryFile>,
  player?: string,
  limits = LIMITS,
): AsyncGenerator<Json> {
  const steps = readFiles(files, new DecisionReader(preflopTable(), player), limits);
  for await (const step of steps) yield* formatStep(step);
}

const USAGE = `npm run --silent ask                    answers questions on standard input, one JSON object a line
npm run --silent ask -- FILE …          prices the decisions of hand histories, zipped or not
npm run --silent ask -- --player NAME FILE …   whose decisions, if a history does not say

  echo '{"hero":"AhKh","board":"7h3h9c","opponents":["7c7d"]}' | npm run --silent ask

One line of JSON comes out for each question or decision; a line with "ok": false says what is wrong.
The exit code is 2 if a file or an option cannot be used. More: docs/ask.md`;

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) {
  endWithReader();
  void runAsk(process.argv.slice(2), { line: askLine, histories: askHistories }, USAGE);
}
