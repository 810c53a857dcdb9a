import { parseCards } from '../poker/card';
import { categoryName } from '../poker/category';
import { fail, ok } from '../poker/result';
import { isFlopCut } from '../poker/spot';
import { filled, isEmptySeat, reseat, SEAT_AMOUNTS, type Amounts, type Draft } from '../notation/draft';
import { isWithinRandom, writeCards, writeFacing, writePlayer, writeSeats } from '../notation/fields';
import { readLine } from '../notation/line';
import { readLink } from '../notation/link';
import { quote } from '#words/text';
import { missingInWords } from '../words/pots';
import { problemInWords } from '../words/problems';
import { refused, type Json, type Read, type Refusal } from './fields';
import { placeLine, placeLink, placeOf, type Placed, type Span } from './places';
import { readAsked, readJson, type ReadQuestion } from './question';

/** A text that was understood. */
export interface ReadText {
  readonly question: Json;
  /** Sentences about what may have been meant in another way. */
  readonly notes: readonly string[];
  /** Finds where in the text a problem is. */
  readonly place: (refusal: Refusal) => Refusal;
}

/** Whether a text is a link: `'#/?hero=AhKh'`, or a whole address. */
function isLink(text: string): boolean {
  return text.includes('#');
}

/** Whether a line or a link names a card of the board, readable or not. */
export function hasBoard(text: string): boolean {
  const { fields } = isLink(text) ? placeLink(text) : placeLine(text);
  return fields.some(({ name, value }) => name === 'board' && value.length > 0);
}

/** Reads a line or a link. A missing card is reported when the question is read. */
export function readText(text: string): Read<ReadText> {
  return isLink(text) ? readLinkText(text) : readLineText(text);
}

/** A question on one line, in any of the ways to write it: JSON, a link, or a spot's line. */
export function readAnyText(text: string, words: boolean): Read<ReadQuestion & Pick<ReadText, 'notes'>> {
  if (text.trimStart().startsWith('{')) {
    const json = readJson(text);
    if (!json.ok) return json;
    // Only an answer about a spot has words.
    const asked = readAsked(words && 'hero' in json.value ? { ...json.value, words } : json.value);
    return asked.ok ? ok({ ...asked.value, notes: [] }) : asked;
  }
  const read = readText(text);
  if (!read.ok) return read;
  const { question, notes, place } = read.value;
  const asked = readAsked(words ? { ...question, words } : question);
  return asked.ok ? ok({ ...asked.value, notes }) : { ok: false, error: place(asked.error) };
}

function readLineText(text: string): Read<ReadText> {
  const placed = placeLine(text);
  const place = placer(placed);
  const draft = readLine(text);
  if (!draft.ok) return { ok: false, error: place(refused(draft.error).error) };
  const question = questionOf(draft.value);
  if (!question.ok) return { ok: false, error: place(question.error) };
  const cards = filled(draft.value.board);
  // Two cards behind hero's may be meant as an opponent's.
  if (isFlopCut({ board: cards }) && isBoardBare(placed)) {
    return { ok: false, error: place(refused({ code: 'board-count', cards }).error) };
  }
  const opponents = placed.fields.filter(({ name }) => name === 'vs');
  const notes = opponents.flatMap(({ value, all }) => {
    const own = placed.text.slice(value.at, value.at + value.length);
    if (value.at === all.at) return [`Nobody is counted after ${quote(own)}: write two cards, a range or random.`];
    return isWithinRandom(own)
      ? [`${quote(own)} is any two cards. For two opponents write ${quote(`v ${own.replace(/\s*,\s*/g, ' v ')}`)}.`]
      : [];
  });
  return ok({ question: question.value, notes: [...notes, ...lacksCall(draft.value)], place });
}

function readLinkText(text: string): Read<ReadText> {
  const place = placer(placeLink(text));
  const { draft, problems } = readLink(text.slice(text.indexOf('#')).trim());
  const isNote = (problem: (typeof problems)[number]) => 'why' in problem && problem.why === 'within random';
  const fault = problems.find((problem) => !isNote(problem));
  if (fault !== undefined) return { ok: false, error: place(refused(fault).error) };
  const question = questionOf(draft);
  if (!question.ok) return { ok: false, error: place(question.error) };
  return ok({ question: question.value, notes: [...problems.map(problemInWords), ...lacksCall(draft)], place });
}

/** A note on a pot that prices nothing. */
function lacksCall({ pot, call, bets }: Draft): string[] {
  const lacks = pot !== undefined && call === undefined && bets === undefined;
  return lacks ? ['A pot has no price without a call. Add what you must call, as in “pot 60 call 20”.'] : [];
}

function placer(placed: Placed): ReadText['place'] {
  return (refusal) => {
    const { problem } = refusal;
    const span: Span | undefined = problem === undefined ? undefined : placeOf(placed, problem);
    const instead =
      problem !== undefined &&
      'fault' in problem &&
      problem.fault.why === 'unclear' &&
      problem.fault.instead.length === 1
        ? problem.fault.instead[0]
        : undefined;
    const message = [refusal.message, problem?.code === 'board-count' ? insteadOf(placed) : '']
      .filter(Boolean)
      .join(' ');
    return { ...refusal, message, ...span, ...(instead !== undefined && { instead }) };
  };
}

/** Whether cards of the board are behind hero's, without a word that says what they are. */
function isBoardBare({ text, fields }: Placed): boolean {
  return fields.some(({ name, value, all }) => name === 'board' && text.slice(all.at, value.at).trim() === '');
}

/** What to write if the cards behind hero's were meant as an opponent's, or as a part of a flop; empty elsewhere. */
function insteadOf(placed: Placed): string {
  const { text, fields } = placed;
  const part = (name: string): string[] =>
    fields.filter((own) => own.name === name).map(({ value }) => text.slice(value.at, value.at + value.length));
  const [[hero = ''], [board = ''], opponents] = [part('hero'), part('board'), part('vs')];
  const cards = parseCards(board, 'board', true);
  if (!cards.ok || !isFlopCut({ board: cards.value }) || !isBoardBare(placed)) return '';
  if (opponents.length > 0) return `For one or two cards of a flop write ${quote(`on ${board}`)}.`;
  return cards.value.length === 2 ? `For an opponent write ${quote(`${hero} v ${board}`)}.` : '';
}

/** The question that a draft asks, as it would be written for `ask`. */
function questionOf(written: Draft): Read<Json> {
  // Nobody sits in a seat without cards.
  const places = written.seats.flatMap((seat, place) => (isEmptySeat(seat) ? [] : [place]));
  const draft = reseat(written, places);
  const { board, seats, dead, wild, target, ...money } = draft;
  const { pot, call, facing, blind, folded, rake, runs, payouts, others } = money;
  const last = board.findLastIndex((card) => card !== undefined);
  if (board.slice(0, last + 1).includes(undefined)) {
    const message = 'A card of the board is missing. Write it in place of “_”.';
    return fail({ code: 'board-count', message, problem: { code: 'board-count', cards: filled(board) } });
  }
  const amounts = amountsBySeat(draft);
  if (!amounts.ok) return amounts;
  return ok({
    hero: writePlayer(draft, 0),
    ...orAbsent('board', writeCards(board)),
    ...(seats.length > 0 && { opponents: writeSeats(draft) }),
    ...orAbsent('dead', writeCards(dead)),
    ...(wild !== undefined && { wild }),
    ...(target !== undefined && { target: categoryName(target) }),
    ...(pot !== undefined && { pot }),
    ...(call !== undefined && { call }),
    ...(facing !== undefined && { facing: typeof facing === 'number' ? facing : writeFacing(facing) }),
    ...(blind !== undefined && { blind }),
    ...amounts.value,
    ...(folded !== undefined && { folded }),
    ...(rake !== undefined && { rake }),
    ...(runs !== undefined && { runs }),
    ...(payouts !== undefined && { payouts }),
    ...(others !== undefined && { others }),
  });
}

function orAbsent(name: string, text: string): Json {
  return text === '' ? {} : { [name]: text };
}

/** Bets, stacks and bounties; a question has one for every seat. */
function amountsBySeat(draft: Draft): Read<Json> {
  const given: Record<string, Amounts> = {};
  for (const [field] of SEAT_AMOUNTS) {
    const list = draft[field];
    if (list === undefined) continue;
    const seats = list.flatMap((amount, seat) => (amount === undefined ? [seat] : []));
    const hero = field === 'bounties' ? 1 : 0;
    if (seats.length > 0) {
      const message = missingInWords([{ field, seats: seats.map((seat) => seat + hero) }], {
        opponents: draft.seats.length,
      });
      const needed = draft.seats.length + 1 - hero;
      const problem = { code: 'bad-money', why: 'list length', field, count: list.length, needed } as const;
      return fail({ code: 'bad-money', message, problem });
    }
    given[field] = list;
  }
  return ok(given);
}
