import type { Progress } from '../poker/count/board/runOuts';
import type { PreflopTable } from '../poker/count/tables/preflopTable';
import { RANGE_TEXT_LIMIT } from '../poker/range';
import { ok } from '../poker/result';
import { isRecord, parsed } from '../shape';
import { quote } from '#words/text';
import { refuse, type Json, type Read, type Refusal } from './fields';
import { answerHands } from './handsQuestion';
import { answerPrizes } from './prizeQuestion';
import { answerSpot, spotWantsTable, type SayWords } from './spotAnswer';
import { readSpotQuestion, type SpotQuestion } from './spotQuestion';

/*
 * Questions as JSON, and their answers: one path for `ask`, the terminal, the library and the agents. A kind of
 * question has its own file, and a line in `readKind`.
 */

/** A question that has been read: it can be answered without a fault. */
export interface ReadQuestion {
  /** If the question is about a spot. */
  readonly spot?: SpotQuestion;
  /** Whether the preflop table makes the answer a matter of milliseconds. */
  readonly wantsTable: boolean;
  /** Finds the answer, as it is printed. Yields every few milliseconds. */
  readonly answer: (table?: PreflopTable, say?: SayWords) => Generator<Progress, Json>;
}

/** Room for ten ranges, each written out combo by combo. */
const LINE_LIMIT = 10 * RANGE_TEXT_LIMIT;

export function readJson(line: string): Read<Json> {
  if (line.length > LINE_LIMIT) {
    return refuse(
      'bad-json',
      `The line is ${line.length} characters long: ${quote(line)}. Shorten it to ${LINE_LIMIT}.`,
    );
  }
  const question = parsed(line.trim());
  if (question === undefined) return refuse('bad-json', `The line is not JSON: ${quote(line)}. Write {"hero":"AhKh"}.`);
  if (!isRecord(question))
    return refuse('bad-json', `The line is not a JSON object: ${quote(line)}. Write {"hero":"AhKh"}.`);
  return ok(question);
}

/**
 * Reads a question from a line of JSON.
 *
 * @param readOther reads kinds of question that not everybody offers; `undefined` if the question is of another kind
 */
export function readQuestion(
  line: string,
  readOther: (question: Json) => Read<ReadQuestion> | undefined = () => undefined,
): Read<ReadQuestion> {
  const question = readJson(line);
  return question.ok ? (readOther(question.value) ?? readAsked(question.value)) : question;
}

export function readAsked(question: Json): Read<ReadQuestion> {
  if (question.hands !== undefined || question.rules !== undefined) return atOnce(answerHands(question));
  if (question.stacks !== undefined && question.hero === undefined) return atOnce(answerPrizes(question));
  const read = readSpotQuestion(question);
  if (!read.ok) return read;
  const spot = read.value;
  return ok({
    spot,
    wantsTable: spotWantsTable(spot),
    *answer(table, say) {
      return { ok: true, ...(yield* answerSpot(spot, table, say)) };
    },
  });
}

function atOnce(answered: Read<Json>): Read<ReadQuestion> {
  if (!answered.ok) return answered;
  const { value } = answered;
  return ok({
    wantsTable: false,
    // oxlint-disable-next-line require-yield
    *answer() {
      return { ok: true, ...value };
    },
  });
}

/** The answer to a question that cannot be answered. */
export function failureOf({ problem: _, ...error }: Refusal): { ok: false; error: Omit<Refusal, 'problem'> } {
  return { ok: false, error };
}
