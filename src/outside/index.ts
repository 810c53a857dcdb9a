import { writeLine } from '../notation/line';
import { writeLink } from '../notation/link';
import { answerAsked, loadTable } from './answer';
import { draftOf } from '../notation/spot';
import { fail } from '../poker/result';
import { isRecord } from '../shape';
import { readOptions, type Read, type Refusal } from './fields';
import { comparisonOf, equitiesOf, knownEquitiesOf, rankedOf } from './quick';
import { readAnyText, readText, type ReadText } from './line';
import { failureOf, readQuestion, type ReadQuestion } from './question';
import type * as types from './types.js';

/* The library `outs`: docs/library.md. */

export type * from './types.js';

/**
 * Answers a spot: a question, a line such as `'AhKh 7h3h9c v 7c7d'`, or a link. A bad question is a {@link types.Failure}.
 * Long counts pause every few milliseconds; in a page call it in your own worker.
 *
 * @returns what `npm run ask` prints for the question, as an object
 * @throws the signal's reason, if it is aborted
 */
export function ask(
  question: types.HandsQuestion,
  options?: types.AskOptions | null,
): Promise<types.ComparedLabHands | types.Failure>;
export function ask(
  question: types.PrizesQuestion,
  options?: types.AskOptions | null,
): Promise<types.Prizes | types.Failure>;
export function ask(
  question: types.Question | types.CardsQuestion | string,
  options?: types.AskOptions | null,
): Promise<types.Answer | types.Failure>;
export async function ask(
  question: AnyQuestion,
  given?: types.AskOptions | null,
): Promise<types.Answer | types.ComparedLabHands | types.Prizes | types.Failure> {
  const options = readOptions(given);
  if (!options.ok) return failureOf(options.error);
  options.value.signal?.throwIfAborted();
  const read = readAnyQuestion(question);
  if (!read.ok) return failureOf(read.error);
  return (await answerAsked(read.value, read.value.notes, options.value)) as unknown as types.Answer;
}

/**
 * The equities of a spot, and nothing else: faster than `ask`, with the same figures.
 *
 * @throws the signal's reason, if it is aborted
 */
export async function equity(
  question: types.Question | types.CardsQuestion | string,
  given?: types.AskOptions | null,
): Promise<types.Equities | types.Failure> {
  const options = readOptions(given);
  if (!options.ok) return failureOf(options.error);
  options.value.signal?.throwIfAborted();
  const read = readAnyQuestion(question);
  return read.ok ? equitiesOf(read.value, options.value) : failureOf(read.error);
}

/** The equities of known hands on a flop, turn or river, at once. A failure for ranges, and before the flop. */
export function equitySync(question: types.Question | types.CardsQuestion | string): types.Equities | types.Failure {
  const read = readAnyQuestion(question);
  return read.ok ? knownEquitiesOf(read.value) : failureOf(read.error);
}

/** What five to seven cards make, in the ordinary deck: `'AhAdAcKsKd'`. A failure for other texts. */
export function rank(cards: string): types.RankedHand | types.Failure {
  return rankedOf(cards);
}

/**
 * Compares hands of five to seven cards, which may share the cards of a board.
 *
 * @returns each hand, and the places of the best from 0: several if they are equal. A failure for other texts
 */
export function compare(hands: readonly string[]): types.ComparedHands | types.Failure {
  return comparisonOf(hands);
}

/** The question in a line or a link. A missing card is reported when the question is asked. */
export function readSpot(text: string): types.Question | types.Failure {
  if (typeof text !== 'string') return failureOf(refused('A spot is a text: a line or a link.', text));
  const read = readText(text);
  return read.ok ? (read.value.question as unknown as types.Question) : failureOf(read.error);
}

/**
 * A question as a line that `readSpot` reads back, and as a link to the page. The line has no place for `target`, and
 * neither has one for `flops`, `breakdown`, `combos` and `words`.
 */
export function writeSpot(
  question: types.Question | types.CardsQuestion,
): { line: string; link: string } | types.Failure {
  const read = readAnyQuestion(question);
  if (!read.ok) return failureOf(read.error);
  const { spot: asked } = read.value;
  if (asked === undefined)
    return failureOf({ code: 'bad-field', message: 'The field “hero” is missing. Write "hero": "AhKh".' });
  const draft = draftOf(asked.typed.spot, { ...asked.stakes, ...asked.spoken }, asked.typed.reads);
  return { line: writeLine(draft), link: writeLink(draft) };
}

/** Loads the preflop table now. `ask` does so by itself, at the first question that wants it. */
export async function ready(): Promise<void> {
  await loadTable();
}

type AnyQuestion = types.Question | types.CardsQuestion | types.HandsQuestion | types.PrizesQuestion | string;

type NotedQuestion = ReadQuestion & Partial<Pick<ReadText, 'notes'>>;

function readAnyQuestion(question: AnyQuestion): Read<NotedQuestion> {
  if (typeof question === 'string') return readAnyText(question, false);
  if (!isRecord(question))
    return fail(refused('A question is an object with the field “hero”, a line or a link.', question));
  let line: string | undefined;
  try {
    line = JSON.stringify(question);
  } catch {
    // The value contains itself, or holds something that JSON cannot.
  }
  return line === undefined
    ? fail({ code: 'bad-json', message: 'The question cannot be written as JSON.' })
    : readQuestion(line);
}

/** What JavaScript may give in place of a question, even against the types. */
function refused(needed: string, given: unknown): Refusal {
  const kind = given === null ? 'null' : Array.isArray(given) ? 'a list' : `of the type ${typeof given}`;
  return { code: 'bad-json', message: `${needed} This is ${kind}.` };
}
