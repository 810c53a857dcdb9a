import { TEXT_LIMIT } from '../poker/card';
import { fail, ok, quote, type Result } from '../poker/problem';
import { readSpot, type Spot } from '../poker/spot';
import { splitFragment } from './link';
import type { Keeping } from './store';

/** A spot that the device keeps. No two have the same link. */
export interface SavedSpot {
  /** The table's fragment, which holds all of it. */
  readonly link: string;
  /** When it was dealt last, in milliseconds since 1970. */
  readonly at: number;
  /** What the reader calls it. */
  readonly name?: string;
  /** What the table said of it. */
  readonly says?: string;
  readonly starred?: true;
}

/** The newest first, the starred before them. */
export type SavedSpots = readonly SavedSpot[];

/** Beyond these the oldest go; never one that is starred. */
export const MOST_RECENT = 200;
/** More than these are in no file of ours that a reader made. */
const MOST_IN_FILE = 5_000;
const LONGEST_NAME = 80;
const LONGEST_SAYING = 400;

const FORMAT = 'outs-spots';
const VERSION = 1;

/* ------------------------------------------------------------------------------------- a spot -- */

/** The fields of a link by their names. */
function fieldsOf(link: string): Map<string, string> {
  return new Map(splitFragment(link).fields);
}

/** What is asked in a link of the table's; the first fault found is said. */
export function spotIn(link: string): Result<Spot> {
  const fields = fieldsOf(link);
  const text = (name: string) => fields.get(name) ?? '';
  const target = text('target').replaceAll('-', ' ');
  const wild = text('wild');
  return readSpot({
    hero: text('hero'),
    board: text('board'),
    opponents: text('vs')
      .split(';')
      .filter((opponent) => opponent !== ''),
    dead: text('dead'),
    ...(target !== '' && { target }),
    ...(wild !== '' && { wild }),
  });
}

/**
 * Whether the reader goes on with the hand of `before`: hero holds the same, and the flop is no other
 * one. Another turn card, another opponent or another price is still this hand.
 */
function goesOn(before: string, now: string): boolean {
  const [a, b] = [fieldsOf(before), fieldsOf(now)];
  const flops = [a, b].map((fields) => (fields.get('board') ?? '').slice(0, 6));
  const same = (name: string) => a.get(name) === b.get(name);
  return same('hero') && same('wild') && (flops[0] === flops[1] || flops.includes(''));
}

/** Whether `now` is `whole` on an earlier street, and nothing else. */
function isPart(now: string, whole: string): boolean {
  const [a, b] = [fieldsOf(now), fieldsOf(whole)];
  const board = (fields: Map<string, string>) => fields.get('board') ?? '';
  const others = (fields: Map<string, string>) =>
    [...fields].filter(([name]) => name !== 'board').join('&');
  return board(b).startsWith(board(a)) && others(a) === others(b);
}

/* -------------------------------------------------------------------------------------- a list -- */

function inOrder(spots: SavedSpots): SavedSpot[] {
  const sorted = [...spots].sort(
    (a, b) => Number(b.starred ?? false) - Number(a.starred ?? false) || b.at - a.at,
  );
  const starred = sorted.filter((spot) => spot.starred).length;
  return sorted.slice(0, starred + MOST_RECENT);
}

/**
 * The list with a spot that has just been dealt. A hand that goes on replaces what this window kept
 * of it, unless the reader starred or named that; a look back at an earlier street changes nothing.
 *
 * @param last the link that this window kept before
 */
export function keepSpot(
  spots: SavedSpots,
  spot: SavedSpot,
  last: string | undefined,
): SavedSpot[] {
  const before = spots.find(({ link }) => link === last);
  if (before !== undefined && before.link !== spot.link && isPart(spot.link, before.link)) {
    return [...spots];
  }
  const replaced =
    before !== undefined &&
    before.starred === undefined &&
    before.name === undefined &&
    goesOn(before.link, spot.link)
      ? before.link
      : undefined;
  const known = spots.find(({ link }) => link === spot.link);
  const others = spots.filter(({ link }) => link !== spot.link && link !== replaced);
  return inOrder([...others, { ...known, ...spot }]);
}

/** The list with one of its spots changed. */
function changeSpot(
  spots: SavedSpots,
  link: string,
  change: (spot: SavedSpot) => SavedSpot,
): SavedSpot[] {
  return inOrder(spots.map((spot) => (spot.link === link ? change(spot) : spot)));
}

export function starSpot(spots: SavedSpots, link: string, isStarred: boolean): SavedSpot[] {
  return changeSpot(spots, link, ({ starred: _, ...spot }) =>
    isStarred ? { ...spot, starred: true } : spot,
  );
}

/** Gives a spot a name; an empty one takes it away. */
export function renameSpot(spots: SavedSpots, link: string, name: string): SavedSpot[] {
  const given = name.trim().slice(0, LONGEST_NAME);
  return changeSpot(spots, link, ({ name: _, ...spot }) =>
    given === '' ? spot : { ...spot, name: given },
  );
}

/** Both, each spot once: the later of the two, with the name and the star that either has. */
export function mergeSpots(ours: SavedSpots, theirs: SavedSpots): SavedSpot[] {
  const all = new Map(ours.map((spot) => [spot.link, spot]));
  for (const spot of theirs) {
    const known = all.get(spot.link);
    const [old, fresh] = known !== undefined && known.at > spot.at ? [spot, known] : [known, spot];
    const name = known?.name ?? spot.name;
    all.set(spot.link, { ...old, ...fresh, ...(name !== undefined && { name }) });
  }
  return inOrder([...all.values()]);
}

/** The list without the spots that have the links of `gone`. */
export function withoutSpots(spots: SavedSpots, gone: SavedSpots): SavedSpot[] {
  const links = new Set(gone.map(({ link }) => link));
  return spots.filter(({ link }) => !links.has(link));
}

/* -------------------------------------------------------------------------------------- a file -- */

/** The text of a file of spots: JSON that {@link readSpots} reads back. */
export function writeSpots(spots: SavedSpots): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, spots });
}

/** Spots from a file's text, or from what the device kept; the first fault found is said. */
export function readSpots(text: string): Result<SavedSpot[]> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fault(`it is no JSON: ${quote(text.slice(0, 200).trim())}`);
  }
  if (!isRecord(file) || file.format !== FORMAT) return fault('it holds something else');
  if (file.version !== VERSION) {
    return fault(`it is of version ${quote(String(file.version))}, and this page reads ${VERSION}`);
  }
  const { spots } = file;
  if (!Array.isArray(spots)) return fault('it holds no spots');
  if (spots.length > MOST_IN_FILE) {
    return fault(`it holds ${spots.length} spots, more than ${MOST_IN_FILE}`);
  }
  const read: SavedSpot[] = [];
  for (const [index, spot] of (spots as unknown[]).entries()) {
    const why = faultIn(spot);
    if (why !== undefined) return fault(`spot ${index + 1}: ${why}`);
    read.push(cleaned(spot as SavedSpot));
  }
  return ok(mergeSpots([], read));
}

function fault(why: string): Result<SavedSpot[]> {
  return fail('bad-field', `That is no file of spots: ${why.replace(/\.$/, '')}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is wrong with an entry of a file. */
function faultIn(spot: unknown): string | undefined {
  if (!isRecord(spot)) return 'it is none';
  const { link, at, name, says, starred } = spot;
  if (typeof link !== 'string' || !link.startsWith('#/?') || link.length > TEXT_LIMIT) {
    return 'its link cannot be read';
  }
  if (!Number.isSafeInteger(at) || (at as number) < 0) return 'its time cannot be read';
  if (name !== undefined && typeof name !== 'string') return 'its name is no text';
  if (says !== undefined && typeof says !== 'string') return 'what it says is no text';
  if (starred !== undefined && typeof starred !== 'boolean') return 'its star cannot be read';
  const asked = spotIn(link);
  return asked.ok ? undefined : asked.error.message;
}

/** Nothing but what is ours, and no longer than it may be. */
function cleaned({ link, at, name, says, starred }: SavedSpot): SavedSpot {
  return {
    link,
    at,
    ...(name !== undefined && { name: name.slice(0, LONGEST_NAME) }),
    ...(says !== undefined && { says: says.slice(0, LONGEST_SAYING) }),
    ...(starred && { starred }),
  };
}

/** How spots are kept on the device. */
export const KEPT_SPOTS: Keeping<SavedSpots> = {
  key: 'outs:spots',
  nothing: [],
  read: readSpots,
  write: writeSpots,
  unkept:
    'This device keeps nothing for this page: spots last until the page is left. Export them to keep them.',
  unread: 'What this device kept of your spots cannot be read.',
  asideAt: 'it can be saved as a file below',
};
