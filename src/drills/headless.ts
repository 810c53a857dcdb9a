import * as say from '#words/packs';
import { formatCards, parseCards, type Card } from '../poker/card';
import { comboIndex, COMBOS } from '../poker/combos';
import { RUNGS } from '../poker/holding';
import { ok } from '../poker/result';
import { findDuplicate } from '../poker/spot';
import { isCount, isRecord } from '../shape';
import { countText } from '../words/amounts';
import { dailyOf } from './daily';
import { askGiven, dealDrill, explain, gradeReply, isKind, questionOf, stepOf, type Drill } from './drill';
import {
  isTexts,
  readHole,
  readHoles,
  refuse,
  refused,
  valueText,
  type DrillProblem,
  type Json,
  type Read,
} from './fields';
import { SEEDS, anyKind, type AnyQuestion, type Asking, type Finding, type Form, type Grade, type Reply } from './kind';
import { idOf, kindNamed, kindOfId, KINDS, type Kind } from './kinds';
import { readStudyLink, writeStudyLink } from './studyLink';
import { cardTexts } from './marks';
import { dealOwn, readOwn } from './own';
import { checkPack, readPackOf } from './pack';
import { dealPuzzle, type Puzzle } from './puzzle';

/* Drills and packs as `ask` reads and prints them: questions and answers in JSON. Nothing here prints. */

type JsonObject = Readonly<Record<string, unknown>>;

const FIELDS: readonly string[] = ['kind', 'given', 'seed', 'link', 'reply'];

interface Asked {
  readonly drill: Drill;
  readonly puzzle?: Puzzle;
  readonly seed?: number;
  readonly link?: string;
}

/** The answer to the field `drill` of a question: its JSON, or what is wrong. */
export function* answerDrill(question: unknown): Asking<Read<Json>> {
  if (!isRecord(question)) return refuse('bad-field', say.fieldNotObject('drill'));
  const stranger = Object.keys(question).find((name) => !FIELDS.includes(name));
  if (stranger !== undefined) {
    return refuse('bad-field', say.strangeFieldOfDrill(stranger, FIELDS));
  }
  const sources = ['given', 'seed', 'link'].filter((name) => question[name] !== undefined);
  if (sources.length !== 1) return refuse('bad-drill', say.oneSource);
  const asked = yield* question.link === undefined ? askKind(question) : askLink(question);
  return asked.ok ? formatAsked(asked.value, question.reply) : asked;
}

/* --------------------------------------------------------------------------------- the drill -- */

function* askKind({ kind: name, given, seed }: JsonObject): Asking<Read<Asked>> {
  if (name === undefined) return refuse('bad-drill', say.fieldMissing('kind'));
  const kind = typeof name === 'string' ? kindOfId(name) : undefined;
  if (kind === undefined) {
    return refuse('bad-drill', say.drillOfKind(valueText(name), KINDS.map(idOf)));
  }
  if (given === undefined) return yield* askSeed(kind, seed);
  if (!isRecord(given)) return refuse('bad-drill', say.fieldNotObject('given'));
  const read = anyKind(kind).read(given);
  return read.ok ? ok({ drill: yield* askGiven(kind, read.value) }) : read;
}

function* askSeed(kind: Kind, seed: unknown): Asking<Read<Asked>> {
  if (!isCount(seed, SEEDS - 1)) {
    return refuse('bad-drill', say.fieldSeed(countText(SEEDS - 1)));
  }
  const link = writeStudyLink({ view: 'drill', drill: { kind, seed } });
  return ok({ drill: yield* dealDrill(kind, seed), seed, link });
}

function* askLink({ link, kind }: JsonObject): Asking<Read<Asked>> {
  if (kind !== undefined) return refuse('bad-drill', say.linkNamesKind);
  if (typeof link !== 'string') return refuse('bad-field', say.fieldNotText('link'));
  const read = readStudyLink(link);
  const { drill, day, puzzle, own } = read.link;
  const dealt = drill ?? (day === undefined ? undefined : drillOfDay(day));
  if (dealt !== undefined) return yield* askSeed(dealt.kind, dealt.seed);
  if (puzzle !== undefined) {
    const found = yield* dealPuzzle(puzzle);
    if (!found.ok) return refuse('bad-drill', found.error);
    return ok({ drill: found.value.drill, puzzle, link: writeStudyLink({ view: 'drill', puzzle }) });
  }
  if (own !== undefined) {
    const spot = readOwn({ link: own });
    if (!spot.ok) return refuse('bad-drill', spot.error);
    return ok({ drill: yield* dealOwn(spot.value), link: writeStudyLink({ view: 'drill', own }) });
  }
  return refuse('bad-drill', read.problems[0] ?? say.linkWithoutDrill);
}

function drillOfDay(day: number): { readonly kind: Kind; readonly seed: number } | undefined {
  const { kind: name, seed } = dailyOf(day);
  const kind = kindNamed(name);
  return kind && { kind, seed };
}

/* -------------------------------------------------------------------------------- the answer -- */

function formatAsked({ drill, puzzle, seed, link }: Asked, reply: unknown): Read<Json> {
  const read = reply === undefined ? ok(undefined) : readReply(drill, reply);
  if (!read.ok) return read;
  const said = read.value as never;
  const question = drill.kind as unknown as AnyQuestion;
  return ok({
    ...(puzzle !== undefined && { ask: puzzle.ask }),
    // A question about a whole spot has no kind, nor has a spot of the user's that fits none.
    ...(isKind(drill.kind) && { kind: idOf(drill.kind) }),
    given: question.write(drill.given),
    ...(seed !== undefined && { seed, step: stepOf(seed) }),
    ...(link !== undefined && { link }),
    ...(puzzle?.note !== undefined && { note: puzzle.note }),
    ...(puzzle?.after !== undefined && reply !== undefined && { after: puzzle.after }),
    question: questionOf(drill),
    answer: question.writeKey(drill.given, drill.key),
    allowed: { ...question.allowed(drill.given, drill.key) },
    explanation: explain(drill, said).map(({ text, value }) => ({ text, ...(value !== undefined && { value }) })),
    ...(reply !== undefined && { grade: writeGrade(drill, gradeReply(drill, said)) }),
  });
}

function writeGrade({ given }: Drill, grade: Grade & { readonly findings?: ReadonlyMap<Card, Finding> }): Json {
  const { verdict, verdicts, diagnosis, findings } = grade;
  const texts = (places: readonly number[] | undefined) =>
    places?.map((place) => formatCards('hands' in given ? given.hands[place] : COMBOS[place]));
  const found = (...wanted: readonly Finding[]) =>
    findings && cardTexts([...findings].flatMap(([card, finding]) => (wanted.includes(finding) ? [card] : [])));
  const missed = found('missed') ?? texts(grade.missed);
  const extra = found('extra', 'tainted') ?? texts(grade.extra);
  return {
    verdict,
    mistakes: Object.fromEntries(verdicts),
    ...(diagnosis !== undefined && { diagnosis }),
    ...(missed !== undefined && { missed }),
    ...(extra !== undefined && { extra }),
  };
}

/* --------------------------------------------------------------------------------- the reply -- */

/** A reply from JSON: `undefined` for an empty one, such as `{}`. */
function readReply(drill: Drill, reply: unknown): Read<Reply | undefined> {
  if (!isRecord(reply)) return refuse('bad-drill', say.fieldNotObject('reply'));
  const { form } = drill;
  if (form === 'marks') return readMarked(reply, drill.given);
  const names = Object.keys(reply);
  if (names.length === 0) return ok(undefined);
  if (names.length > 1 || names[0] !== form) {
    return refuse('bad-drill', say.otherReply(form, names));
  }
  return READERS[form](reply[form], drill.given);
}

const MARKED: readonly string[] = ['cards', 'estimate', 'decision'];

/** Cards that are marked, and the estimate and the decision if they are given. */
function readMarked(json: JsonObject, given: Drill['given']): Read<Reply> {
  const stranger = Object.keys(json).find((name) => !MARKED.includes(name));
  if (stranger !== undefined) {
    return refuse('bad-drill', say.strangeReply(stranger, MARKED));
  }
  const { cards = '', estimate, decision } = json;
  if (typeof cards !== 'string') return refuse('bad-drill', say.replyNotText('cards'));
  const marks = parseCards(cards, 'line');
  if (!marks.ok) return refused(marks.error);
  const duplicate = findDuplicate([['line', marks.value]]);
  if (duplicate !== undefined) return refused(duplicate);
  const parts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ estimate, decision })) {
    if (value === undefined) continue;
    const read = READERS[name as 'estimate' | 'decision'](value, given);
    if (!read.ok) return read;
    parts[name] = value;
  }
  return ok({ form: 'marks', marks: marks.value, ...parts });
}

type Reader = (value: unknown, given: Drill['given']) => Read<Reply>;

function badReply(form: Form, be: Parameters<typeof say.replyMust>[1]): { ok: false; error: DrillProblem } {
  return refuse('bad-drill', say.replyMust(form, be));
}

const READERS: Readonly<Record<Exclude<Form, 'marks'>, Reader>> = {
  number: (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0
      ? ok({ form: 'number', number: value })
      : badReply('number', 'number'),
  estimate: (value) =>
    typeof value === 'number' && value >= 0 && value <= 1
      ? ok({ form: 'estimate', estimate: value })
      : badReply('estimate', 'share'),
  decision: (value) =>
    value === 'call' || value === 'fold' ? ok({ form: 'decision', decision: value }) : badReply('decision', 'decision'),
  row(value) {
    const row = RUNGS.find((own) => own === value);
    return row === undefined ? refuse('bad-drill', say.replyOneOf('row', RUNGS)) : ok({ form: 'row', row });
  },
  cards(value, given) {
    if (typeof value !== 'string') return badReply('cards', 'text');
    const cards = parseCards(value, 'line');
    if (!cards.ok) return refused(cards.error);
    const duplicate = findDuplicate([['line', cards.value]]);
    if (duplicate !== undefined) return refused(duplicate);
    const held = 'hand' in given && 'board' in given ? [...given.hand, ...given.board] : [];
    return cards.value.every((card) => held.includes(card))
      ? ok({ form: 'cards', cards: cards.value })
      : badReply('cards', 'given cards');
  },
  combo(value, given) {
    if (typeof value !== 'string') return badReply('combo', 'hand');
    const hole = readHole(value, 'hero');
    if (!hole.ok) return hole;
    const duplicate =
      'board' in given &&
      findDuplicate([
        ['hero', hole.value],
        ['board', given.board],
      ]);
    return duplicate ? refused(duplicate) : ok({ form: 'combo', combo: comboIndex(...hole.value) });
  },
  hands(value, given) {
    if (!isTexts(value)) return badReply('hands', 'hands');
    const holes = readHoles(value);
    if (!holes.ok) return holes;
    const own = 'hands' in given ? given.hands.map((hole) => comboIndex(...hole)) : [];
    const places = holes.value.map((hole) => own.indexOf(comboIndex(...hole)));
    return places.includes(-1) ? badReply('hands', 'given hands') : ok({ form: 'hands', hands: [...new Set(places)] });
  },
  combos(value) {
    if (!isTexts(value)) return badReply('combos', 'hands');
    const holes = readHoles(value);
    return holes.ok ? ok({ form: 'combos', combos: holes.value.map((hole) => comboIndex(...hole)) }) : holes;
  },
};

/* ------------------------------------------------------------------------------------- packs -- */

export function* answerPack(file: unknown): Asking<Read<Json>> {
  const read = readPackOf(file);
  if (!read.ok) return read;
  const checked = yield* checkPack(read.value);
  if (!checked.ok) return checked;
  const { title, puzzles, problems } = checked.value;
  return ok({
    title,
    puzzles: puzzles.length,
    problems: problems.map(({ at, code, message }) => ({ at, code, message })),
  });
}
