import * as say from '#words/packs';
import { canonical } from '../notation/link';
import { TEXT_LIMIT } from '../poker/card';
import { hashText } from '../poker/dice';
import { fail, ok, type Result } from '../poker/result';
import { cleanText } from '../poker/shownText';
import { isCount, isRecord, parsed } from '../shape';
import { countText } from '../words/amounts';
import { type Ask, ASKS, dealPuzzle, type Puzzle, readNote, whyNot } from './puzzle';
import { refuse, valueText, type DrillProblem, type Read } from './fields';
import { SEEDS, type Asking } from './kind';
import { idOf, kindOfId, type Kind } from './kinds';
import { utf8 } from './texts';

/* Packs of puzzles: JSON files, made to be written by hand. A file comes from anybody, so all of it is checked. */

const FORMAT = 'outs-pack';
const VERSION = 1;

/** Bytes of a file in UTF-8. */
export const LARGEST_PACK = 256 * 1024;
export const MOST_PUZZLES = 200;
const LONGEST = { title: 80, by: 40, about: 280 } as const;

/** A puzzle of a pack: a spot, or a drill that a seed deals. */
export type PackPuzzle = {
  readonly note?: string;
  readonly after?: string;
} & (
  | { readonly puzzle: Puzzle; readonly kind?: never }
  | { readonly puzzle?: never; readonly kind: Kind; readonly seed: number }
);

export interface PackProblem extends DrillProblem {
  /** Its place in the file, from 1. */
  readonly at: number;
}

export interface Pack {
  readonly title: string;
  readonly by?: string;
  readonly about?: string;
  /** Those that can be asked, in the order of the file: at least one. */
  readonly puzzles: readonly PackPuzzle[];
  readonly problems: readonly PackProblem[];
}

/** Identifies a puzzle at any place of a pack: a new order keeps the progress. */
export function packPuzzleKey(own: PackPuzzle): string {
  // As `puzzleKey`, without reading the link: it is as `canonical` writes it, and there may be thousands.
  return own.kind === undefined ? String(hashText(own.puzzle.ask + own.puzzle.link)) : `${idOf(own.kind)} ${own.seed}`;
}

export function packKey({ title, by = '' }: Pick<Pack, 'title' | 'by'>): string {
  return `${title}\n${by}`;
}

export function packFileName({ title }: Pick<Pack, 'title'>): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST.by);
  return `outs-pack${words === '' ? '' : `-${words}`}.json`;
}

/** The name of a pack next to the page, as a link may write it. */
export function isPackName(name: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(name);
}

/* --------------------------------------------------------------------------------- reading -- */

function badPack(message: string): { ok: false; error: DrillProblem } {
  return refuse('bad-pack', message);
}

/** The pack in a file's text. The error is about the whole file; puzzles that are bad are left out and listed. */
export function readPack(text: string): Read<Pack> {
  // A character has at most three bytes for each of its units.
  if (text.length > LARGEST_PACK || (3 * text.length > LARGEST_PACK && sizeOf(text) > LARGEST_PACK)) {
    return badPack(say.packTooLarge(LARGEST_PACK / 1024));
  }
  const file = parsed(text.replace(/^\uFEFF/, ''));
  return file === undefined ? badPack(say.packNotJson) : readPackOf(file);
}

function sizeOf(text: string): number {
  return utf8(text.replace(/\p{Surrogate}/gu, '?')).length;
}

/**
 * The pack in a value of JSON.
 *
 * @param isOurs this page wrote it: its links are as `canonical` writes them, and each is read when its puzzle is dealt
 */
export function readPackOf(file: unknown, isOurs = false): Read<Pack> {
  if (!isRecord(file)) return badPack(say.packNotObject);
  if (file.format !== FORMAT) return badPack(say.packOfFormat(FORMAT));
  if (file.version !== VERSION) {
    return badPack(
      file.version === undefined
        ? say.packWithoutVersion(VERSION)
        : say.packOfVersion(valueText(file.version), VERSION),
    );
  }
  const title = textOf(file.title, LONGEST.title);
  if (title === undefined) return badPack(say.packWithoutTitle);
  const { puzzles } = file;
  if (!Array.isArray(puzzles) || puzzles.length === 0) return badPack(say.packWithoutPuzzles);
  if (puzzles.length > MOST_PUZZLES) {
    return badPack(say.packTooLong(countText(puzzles.length), MOST_PUZZLES));
  }
  const read = (puzzles as unknown[]).map((own) => readPuzzleOf(own, isOurs));
  const problems = read.flatMap((own, index): PackProblem[] => (own.ok ? [] : [badPuzzle(index + 1, own.error)]));
  const good = read.flatMap((own) => (own.ok ? [own.value] : []));
  const by = textOf(file.by, LONGEST.by);
  const about = textOf(file.about, LONGEST.about);
  return withPuzzles({ title, ...(by !== undefined && { by }), ...(about !== undefined && { about }) }, good, problems);
}

function withPuzzles(
  head: Pick<Pack, 'title' | 'by' | 'about'>,
  puzzles: readonly PackPuzzle[],
  problems: readonly PackProblem[],
): Read<Pack> {
  return puzzles.length > 0
    ? ok({ ...head, puzzles, problems })
    : badPack(say.packUnusable(problems[0]?.message ?? ''));
}

/** A text of a file, cut to its length; `undefined` if it is none, or empty. */
function textOf(value: unknown, most: number): string | undefined {
  const text = typeof value === 'string' ? cleanText(value, most).text : '';
  return text === '' ? undefined : text;
}

function badPuzzle(at: number, why: string): PackProblem {
  return { at, code: 'bad-puzzle', message: say.puzzleFault(at, why) };
}

/** The error is a sentence. */
function readPuzzleOf(own: unknown, isOurs: boolean): Result<PackPuzzle, string> {
  if (!isRecord(own)) return fail(say.puzzleNotObject);
  const { ask, link, kind, seed } = own;
  const notes = {
    ...noteOf('note', own.note),
    ...noteOf('after', own.after),
  };
  if ((ask === undefined) === (kind === undefined)) return fail(say.puzzleNeedsFields);
  if (kind !== undefined) {
    const found = typeof kind === 'string' ? kindOfId(kind) : undefined;
    if (found === undefined) return fail(say.puzzleOfKind(valueText(kind)));
    return isCount(seed, SEEDS - 1) ? ok({ kind: found, seed, ...notes }) : fail(say.puzzleSeed(countText(SEEDS - 1)));
  }
  const asked = ASKS.find((known) => known === ask);
  if (asked === undefined) return fail(say.puzzleAsks(valueText(ask), ASKS));
  if (typeof link !== 'string' || !link.startsWith('#/?')) return fail(say.puzzleLink);
  if (isOurs) return ok({ puzzle: { ask: asked, link, ...notes }, ...notes });
  if (link.length > TEXT_LIMIT) return fail(say.puzzleLink);
  const why = whyNot(asked, link);
  return why === undefined ? ok({ puzzle: { ask: asked, link: canonical(link), ...notes }, ...notes }) : fail(why);
}

function noteOf<Name extends 'note' | 'after'>(name: Name, value: unknown): Partial<Record<Name, string>> {
  const { text } = readNote(name === 'note' ? 'note' : 'comment', typeof value === 'string' ? value : '');
  return (text === undefined ? {} : { [name]: text }) as Partial<Record<Name, string>>;
}

/** The pack without calls that are too close: for these the engine is asked. */
export function* checkPack(pack: Pack): Asking<Read<Pack>> {
  const { puzzles, problems, ...head } = pack;
  const good: PackPuzzle[] = [];
  const bad: PackProblem[] = [...problems];
  const places = placesOf(pack);
  for (const [index, own] of puzzles.entries()) {
    const dealt = own.puzzle?.ask === 'call' ? yield* dealPuzzle(own.puzzle) : undefined;
    if (dealt === undefined || dealt.ok) good.push(own);
    else bad.push(badPuzzle(places[index], dealt.error));
  }
  return withPuzzles(
    head,
    good,
    bad.sort((a, b) => a.at - b.at),
  );
}

/** The places in the file, from 1, of the puzzles that are left. */
function placesOf({ puzzles, problems }: Pack): number[] {
  const left = new Set(problems.map(({ at }) => at));
  return Array.from({ length: puzzles.length + left.size }, (_, index) => index + 1).filter((at) => !left.has(at));
}

/** `'One puzzle was left out.'`; empty if none was. */
export function leftOutText({ problems }: Pack): string {
  const [first] = problems;
  return first === undefined ? '' : say.leftOut(problems.length, first.message);
}

/* --------------------------------------------------------------------------------- writing -- */

/** The text of a file that {@link readPack} reads back. */
export function writePack(pack: Omit<Pack, 'problems'>): string {
  return `${JSON.stringify(packJson(pack), undefined, 2)}\n`;
}

/** The JSON that {@link readPackOf} reads back. */
export function packJson({ title, by, about, puzzles }: Omit<Pack, 'problems'>): unknown {
  return {
    format: FORMAT,
    version: VERSION,
    title,
    by,
    about,
    puzzles: puzzles.map(({ note, after, ...own }) => ({
      ...(own.kind === undefined
        ? { ask: own.puzzle.ask, link: own.puzzle.link }
        : { kind: idOf(own.kind), seed: own.seed }),
      note,
      after,
    })),
  };
}

/** A spot that shall be a puzzle. */
export interface PackedSpot {
  /** The table's fragment. */
  readonly link: string;
  /** The user's name for it, which becomes the note. */
  readonly name?: string;
  /** Hero's equity, if it is known: a call too close to it is left out. */
  readonly equity?: number;
}

/**
 * A pack's file of spots that all ask the same, in their order.
 *
 * @param most this many at most
 * @returns the file's text, the number of puzzles in it, and how many spots cannot ask this
 */
export function packOfSpots(
  title: string,
  ask: Ask,
  spots: readonly PackedSpot[],
  most = MOST_PUZZLES,
): { readonly text: string; readonly count: number; readonly left: number } {
  const fitting = spots.filter(
    ({ link, equity }) => link.length <= TEXT_LIMIT && whyNot(ask, link, equity) === undefined,
  );
  const bytes = (own: readonly PackPuzzle[]) => sizeOf(writePack({ title, puzzles: own }));
  const head = bytes([]);
  let room = LARGEST_PACK - head;
  const puzzles = fitting
    .slice(0, most)
    .map(({ link, name }): PackPuzzle => ({ puzzle: { ask, link }, ...(name !== undefined && { note: name }) }))
    // No file that `readPack` refuses.
    .filter((own) => (room -= bytes([own]) - head) >= 0);
  return { text: writePack({ title, puzzles }), count: puzzles.length, left: spots.length - fitting.length };
}
