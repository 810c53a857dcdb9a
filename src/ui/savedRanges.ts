import * as say from '#words/saved';
import { formatRange, parseRange, RANGE_TEXT_LIMIT } from '../poker/range';
import { fail, ok, type Result } from '../poker/result';
import type { StoredDocument } from './store';

/** A range on the device. No two have the same text. */
export interface SavedRange {
  /** As `formatRange` writes it. */
  readonly text: string;
  /** When it was used last, in milliseconds since 1970. */
  readonly at: number;
  /**
   * The user's name for it. Without one it is a recent range, and is dropped after some time.
   */
  readonly name?: string;
}

/** Ranges with names first, by name; then the recent ones, the newest first. */
export type SavedRanges = readonly SavedRange[];

/** With more recent ranges than these the oldest are dropped; those with names never are. */
export const MOST_RECENT_RANGES = 6;
/** A file with more than these is refused. */
const MOST_IN_FILE = 500;
export const LONGEST_RANGE_NAME = 40;

const FORMAT = 'outs-ranges';
const VERSION = 1;

function inOrder(ranges: SavedRanges): SavedRange[] {
  const named = ranges.filter(({ name }) => name !== undefined);
  const recent = ranges.filter(({ name }) => name === undefined);
  return [
    ...named.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '') || a.at - b.at),
    ...recent.sort((a, b) => b.at - a.at).slice(0, MOST_RECENT_RANGES),
  ];
}

/** The list with a range that has just been used. */
export function keepRange(ranges: SavedRanges, text: string, at: number): SavedRange[] {
  const known = ranges.find((own) => own.text === text);
  return inOrder([...ranges.filter((own) => own !== known), { ...known, text, at }]);
}

/** Gives a range a name; another range that has it loses it. */
export function nameRange(ranges: SavedRanges, text: string, name: string, at: number): SavedRange[] {
  const given = name.trim().slice(0, LONGEST_RANGE_NAME);
  if (given === '') return [...ranges];
  const others = ranges
    .filter((own) => own.text !== text)
    .map(({ name: own, ...range }) => (own === undefined || own === given ? range : { ...range, name: own }));
  return inOrder([...others, { text, at, name: given }]);
}

export function withoutRange(ranges: SavedRanges, text: string): SavedRange[] {
  return ranges.filter((own) => own.text !== text);
}

/** Both lists: where a range is in both, it keeps the name it has here. */
export function mergeRanges(ours: SavedRanges, theirs: SavedRanges): SavedRange[] {
  const all = new Map(theirs.map((own) => [own.text, own]));
  for (const own of ours) all.set(own.text, { ...all.get(own.text), ...own });
  return inOrder([...all.values()]);
}

/** The ranges in a list from a file. The error is the rest of a sentence: what is wrong with which of them. */
export function readRangeList(list: unknown): Result<SavedRange[], string> {
  if (!Array.isArray(list)) return fail(say.noRanges);
  if (list.length > MOST_IN_FILE) {
    return fail(say.manyRanges(list.length, MOST_IN_FILE));
  }
  const read: SavedRange[] = [];
  for (const [index, own] of (list as unknown[]).entries()) {
    const range = readRange(own);
    if (range === undefined) return fail(say.badRange(index + 1));
    read.push(range);
  }
  return ok(mergeRanges([], read));
}

function readRange(own: unknown): SavedRange | undefined {
  if (typeof own !== 'object' || own === null) return undefined;
  const { text, at, name } = own as Record<string, unknown>;
  if (typeof text !== 'string' || text.length > RANGE_TEXT_LIMIT) return undefined;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return undefined;
  if (name !== undefined && typeof name !== 'string') return undefined;
  const range = parseRange(text, 'line');
  if (!range.ok) return undefined;
  const given = name?.trim().slice(0, LONGEST_RANGE_NAME) ?? '';
  return { text: formatRange(range.value), at, ...(given !== '' && { name: given }) };
}

function readFile(text: string): Result<SavedRange[], string> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fail(say.notJson);
  }
  const { format, version, ranges } = (file ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || version !== VERSION) return fail(say.somethingElse);
  return readRangeList(ranges);
}

/** How ranges are saved on the device. */
export const KEPT_RANGES: StoredDocument<SavedRanges> = {
  key: 'outs:ranges',
  nothing: [],
  read: readFile,
  write: (ranges) => JSON.stringify({ format: FORMAT, version: VERSION, ranges }),
  unkept: say.rangesUnkept,
  setAside: say.rangesSetAside,
  leftAlone: say.rangesLeftAlone,
};
