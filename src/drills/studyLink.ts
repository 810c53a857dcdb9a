import * as say from '#words/packs';
import { FIELD_NAMES } from '../notation/fields';
import { escapeLink, splitFragment } from '../notation/link';
import { countText } from '../words/amounts';
import { idOf, kindOfId, KINDS, type Kind } from './kinds';
import { readDay, writeDay } from './daily';
import { SEEDS } from './kind';
import { isPackName } from './pack';
import { ASKS, readPuzzle, writePuzzle, type Puzzle, type PuzzleField } from './puzzle';
import { levelNamed, LEVELS, type Level } from './levels';

export const VIEWS = ['drill', 'progress', 'chart'] as const;
export type View = (typeof VIEWS)[number];

export interface StudyLink {
  readonly view: View;
  readonly level?: Level;
  readonly drill?: { readonly kind: Kind; readonly seed: number };
  readonly own?: string;
  /** A spot that somebody sent, with the answer hidden. */
  readonly puzzle?: Puzzle;
  /** A pack next to the page by its name, and the puzzle to open, from 1. */
  readonly pack?: { readonly name: string; readonly at?: number };
  /** The spot of a day, in days since 1970. */
  readonly day?: number;
}

interface Reading {
  link: StudyLink;
  readonly problems: string[];
  readonly own: string[];
  readonly puzzle: Partial<Record<PuzzleField, string>>;
  kind?: Kind | undefined;
  seed?: number;
  at?: number;
}

const LEVEL_NAMES = LEVELS.map(({ name }) => name);

/** How each field is read. Others are the table's, or unknown. */
const READERS: Readonly<Record<string, (value: string, reading: Reading, now: number) => void>> = {
  show(value, reading) {
    const view = VIEWS.find((known) => known === value.toLowerCase());
    if (view !== undefined) reading.link = { ...reading.link, view };
    else reading.problems.push(say.unknownView(value, VIEWS));
  },
  level(value, reading) {
    const level = levelNamed(value.toLowerCase());
    if (level !== undefined) reading.link = { ...reading.link, level };
    else reading.problems.push(say.unknownLevel(value, LEVEL_NAMES));
  },
  kind(value, reading) {
    reading.kind = kindOfId(value.toLowerCase());
    if (reading.kind === undefined) reading.problems.push(say.unknownKind(value, KINDS.map(idOf)));
  },
  seed(value, reading) {
    const seed = /^\d+$/.test(value) ? Number(value) : NaN;
    if (seed < SEEDS) reading.seed = seed;
    else reading.problems.push(say.badSeed(value, countText(SEEDS - 1)));
  },
  daily(value, reading, now) {
    const day = readDay(value, now);
    if (day.ok) reading.link = { ...reading.link, day: day.value };
    else reading.problems.push(day.error);
  },
  pack(value, reading) {
    if (isPackName(value)) reading.link = { ...reading.link, pack: { name: value } };
    else reading.problems.push(say.badPackName(value));
  },
  at(value, reading) {
    const at = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    if (at > 0) reading.at = at;
    else reading.problems.push(say.badPlace(value));
  },
  ask(value, reading) {
    reading.puzzle.ask = value;
    if (!ASKS.some((known) => known === value.toLowerCase())) reading.problems.push(say.unknownQuestion(value, ASKS));
  },
  note(value, reading) {
    reading.puzzle.note = value;
  },
  after(value, reading) {
    reading.puzzle.after = value;
  },
};

/**
 * Reads a fragment: `'#/study?kind=gutshot&seed=123'`, `'#/study?level=combos'`, `'#/study?hero=4c9c&board=7d5cKh'`,
 * `'#/study?ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd'`, `'#/study?daily=2026-11-23'`, `'#/study?pack=first-outs&at=3'`
 * or `'#/study?show=chart'`.
 *
 * @param now the moment, in milliseconds since 1970: days after it are refused
 * @returns the link, and a sentence for everything in it that could not be used
 */
export function readStudyLink(
  fragment: string,
  now = Date.now(),
): {
  link: StudyLink;
  problems: readonly string[];
} {
  const reading: Reading = { link: { view: 'drill' }, problems: [], own: [], puzzle: {} };
  const { problems, own } = reading;
  for (const [name, value] of splitFragment(fragment).fields) {
    if (Object.hasOwn(READERS, name)) READERS[name](value, reading, now);
    else if (FIELD_NAMES.includes(name)) own.push(`${name}=${escapeLink(value)}`);
    else problems.push(say.unknownField(name));
  }
  return { link: linkOf(reading), problems: problems.slice(0, MOST_PROBLEMS) };
}

/** A hostile link may have thousands. */
const MOST_PROBLEMS = 4;

/** What a link opens: of several things a spot, then a pack, then a drill. */
function linkOf({ link, problems, own, puzzle, kind, seed, at }: Reading): StudyLink {
  const { view, day, pack } = link;
  if (own.length > 0) {
    const spot = `#/?${own.join('&')}`;
    const read = readPuzzle(puzzle, spot);
    problems.push(...read.problems);
    return read.puzzle === undefined ? { view, own: spot } : { view, puzzle: read.puzzle };
  }
  if (pack !== undefined) return { view, pack: { ...pack, ...(at !== undefined && { at }) } };
  if (day !== undefined) return { view, day };
  if (seed !== undefined) {
    if (kind !== undefined) return { view, drill: { kind, seed } };
    if (problems.length === 0) problems.push(say.seedNeedsKind);
  } else if (problems.length === 0) {
    if (kind !== undefined) problems.push(say.kindNeedsSeed);
    if (puzzle.ask !== undefined) problems.push(say.puzzleNeedsSpot);
  }
  return link;
}

/** The fragment that {@link readStudyLink} reads back. */
export function writeStudyLink({ view, level, drill, own, puzzle, pack, day }: StudyLink): string {
  if (view !== 'drill') return `#/study?show=${view}`;
  if (puzzle !== undefined) return writePuzzle(puzzle);
  if (own !== undefined) return own.replace('#/', '#/study');
  if (pack !== undefined) return `#/study?pack=${pack.name}${pack.at === undefined ? '' : `&at=${pack.at}`}`;
  if (day !== undefined) return `#/study?daily=${writeDay(day)}`;
  if (drill !== undefined) return `#/study?kind=${idOf(drill.kind)}&seed=${drill.seed}`;
  return level === undefined ? '#/study' : `#/study?level=${level.name}`;
}
