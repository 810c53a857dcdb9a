import { quote } from '#words/grammar';
import * as say from '#words/saved';
import { EMPTY_DRAFT, filled, putAmounts, type Draft } from '../notation/draft';
import { canonical, readLink, writeLink } from '../notation/link';
import { spotIn } from '../notation/spot';
import { linkFaultInWords } from '../words/problems';
import { fail, ok, type Result } from '../poker/result';
import {
  flag,
  isCount,
  isRecord,
  keeping,
  oneOf,
  optional,
  record,
  text,
  that,
  to,
  versioned,
  withKept,
} from '../shape';
import { finish } from '../steps';
import { mergeRanges, readRange, type SavedRange, type SavedRanges } from './savedRanges';
import { anyMoment, Entries, plainLine, plainText, reading, written, type Reading, type StoredDocument } from './store';

/** The figures of a spot's answer, for the list of saved spots. Their words are written when they are shown. */
export interface SavedAnswer {
  readonly outs?: number;
  /** Cards that may come next. */
  readonly unseen: number;
  /** Hero's, from 0 to 1. */
  readonly equity?: number;
  readonly isSampled?: true;
  /** On the river against an unknown opponent: hands that beat hero, and all hands. */
  readonly beats?: number;
  readonly of?: number;
}

const DEEDS = ['call', 'fold', 'raise'] as const;
const ENDS = ['won', 'lost', 'split'] as const;
/** What the user did with a bet that was faced, and how a call ended. */
export type Deed = (typeof DEEDS)[number];
export type End = (typeof ENDS)[number];

/** A spot saved on the device. No two have the same link. */
export interface SavedSpot {
  /** The table's fragment, which holds the whole spot. */
  readonly link: string;
  /** When it was dealt last, in milliseconds since 1970; of a marked spot, when it was marked. */
  readonly at: number;
  /** The user's name for it. */
  readonly name?: string;
  /** What the user wrote on it: lines of plain text. */
  readonly note?: string;
  readonly answer?: SavedAnswer;
  readonly starred?: true;
  /** What the user says to have done. Another spot is another decision: a change of the cards or the money has no mark. */
  readonly did?: Deed;
  /** Of a call. No cost depends on it. */
  readonly won?: End;
}

/** Starred spots first, then the newest first. */
export type SavedSpots = readonly SavedSpot[];

/** With more than these the oldest are dropped; spots with a star, a name or a note never are. */
export const MOST_RECENT = 200;
/** The number of marked spots that are kept. */
export const MOST_MARKED = 2_000;
/** Characters of the links of the recent spots: a link with a weight for each combo has 16,000 and more. */
const MOST_CHARACTERS = 1_000_000;
const DAY = 86_400_000;
export const LONGEST_NAME = 80;
export const LONGEST_NOTE = 500;

const FORMAT = 'outs-spots';
/** The first version had neither marks nor notes. */
const VERSION = 2;

/* ------------------------------------------------------------------------------------- a spot -- */

/**
 * Whether two links are the same hand: hero's cards are the same, and so is the flop if both have one. The turn
 * card, the opponents and the price may differ.
 */
function goesOn(before: string, now: string): boolean {
  const [a, b] = [before, now].map((link) => readLink(link).draft);
  const held = ({ hero, heroRange, wild }: Draft) =>
    writeLink({ ...EMPTY_DRAFT, hero, ...(heroRange && { heroRange }), ...(wild && { wild }) });
  const [one, other] = [a, b].map(({ board }) => filled(board.slice(0, 3)).join());
  return held(a) === held(b) && (one === other || one === '' || other === '');
}

/** Whether `now` is `whole` on an earlier street, and equal in all other parts. */
function isPart(now: string, whole: string): boolean {
  const [a, b] = [now, whole].map((link) => readLink(link).draft);
  // A read keeps its street.
  const dated = ({ reads = [], board }: Draft) =>
    reads.map((own) => own?.map((read) => ({ dealt: filled(board).length, ...read })));
  const others = (draft: Draft) => writeLink({ ...putAmounts(draft, 'reads', dated(draft)), board: EMPTY_DRAFT.board });
  return filled(a.board).every((card, slot) => card === b.board[slot]) && others(a) === others(b);
}

/* -------------------------------------------------------------------------------------- a list -- */

/** Whether a spot is never dropped by itself. */
function isLasting({ starred, name, note }: SavedSpot): boolean {
  return starred === true || name !== undefined || note !== undefined;
}

function inOrder(spots: SavedSpots): SavedSpot[] {
  const sorted = [...spots].sort((a, b) => Number(b.starred ?? false) - Number(a.starred ?? false) || b.at - a.at);
  const left = { marked: MOST_MARKED, recent: MOST_RECENT, characters: MOST_CHARACTERS };
  return sorted.filter((spot) => {
    if (isLasting(spot)) return true;
    if (spot.did !== undefined) return left.marked-- > 0;
    if (spot.link.length > left.characters) return false;
    left.characters -= spot.link.length;
    return left.recent-- > 0;
  });
}

/**
 * The list with a spot that has just been dealt. A later spot of the same hand replaces the one that this window
 * saved before, unless that one is starred, named, marked or has a note. Looking back at an earlier street changes nothing.
 *
 * @param last the link that this window saved last
 */
export function keepSpot(spots: SavedSpots, spot: SavedSpot, last: string | undefined): SavedSpot[] {
  const before = spots.find(({ link }) => link === last);
  if (before !== undefined && before.link !== spot.link && isPart(spot.link, before.link)) {
    return [...spots];
  }
  const isOwn = before !== undefined && (isLasting(before) || before.did !== undefined);
  const replaced = before !== undefined && !isOwn && goesOn(before.link, spot.link) ? before.link : undefined;
  const known = spots.find(({ link }) => link === spot.link);
  // A clock that was wrong may have dated recent spots much later: they do not keep a new one out.
  const others = spots
    .filter(({ link }) => link !== spot.link && link !== replaced)
    .map((own) => (own.at > spot.at + DAY && !isLasting(own) && own.did === undefined ? { ...own, at: spot.at } : own));
  return inOrder([{ ...known, ...spot, ...(known?.did !== undefined && { at: known.at }) }, ...others]);
}

function changeSpot(spots: SavedSpots, link: string, change: (spot: SavedSpot) => SavedSpot): SavedSpot[] {
  return inOrder(spots.map((spot) => (spot.link === link ? change(spot) : spot)));
}

export function starSpot(spots: SavedSpots, link: string, isStarred: boolean): SavedSpot[] {
  return changeSpot(spots, link, ({ starred: _, ...spot }) => (isStarred ? { ...spot, starred: true } : spot));
}

/** Gives a spot a name; an empty name removes it. */
export function renameSpot(spots: SavedSpots, link: string, name: string): SavedSpot[] {
  const given = plainLine(name, LONGEST_NAME);
  return changeSpot(spots, link, ({ name: _, ...spot }) => (given === '' ? spot : { ...spot, name: given }));
}

/** Writes a note on a spot; an empty one removes it. */
export function annotateSpot(spots: SavedSpots, link: string, note: string): SavedSpot[] {
  const given = plainText(note, LONGEST_NOTE);
  return changeSpot(spots, link, ({ note: _, ...spot }) => (given === '' ? spot : { ...spot, note: given }));
}

/**
 * Marks a spot with what the user did, which saves it if it was not; the same again takes the mark away.
 *
 * @param spot with the time of the mark
 */
export function markSpot(spots: SavedSpots, spot: SavedSpot, did: Deed): SavedSpot[] {
  const { did: before, won: _, ...known } = spots.find(({ link }) => link === spot.link) ?? spot;
  const others = spots.filter(({ link }) => link !== spot.link);
  return inOrder([...others, before === did ? known : { ...known, ...spot, did }]);
}

/** How the call of a marked spot ended; the same again takes it away. */
export function endSpot(spots: SavedSpots, link: string, won: End): SavedSpot[] {
  return changeSpot(spots, link, ({ won: before, ...spot }) =>
    spot.did !== 'call' || before === won ? spot : { ...spot, won },
  );
}

/** Both lists, each spot once: the later of two, with the name, the note and the star of either. A mark keeps its time. */
export function mergeSpots(ours: SavedSpots, theirs: SavedSpots): SavedSpot[] {
  const all = new Map(ours.map((spot) => [spot.link, spot]));
  for (const spot of theirs) {
    const known = all.get(spot.link);
    const [old, fresh] = known !== undefined && known.at > spot.at ? [spot, known] : [known, spot];
    const name = known?.name ?? spot.name;
    const note = known?.note ?? spot.note;
    const { did, won, at } = [fresh, old].find((own) => own?.did !== undefined) ?? {};
    const { won: _, ...both } = { ...old, ...fresh };
    const mark = did === undefined ? {} : { did, ...(won !== undefined && { won }), ...(at !== undefined && { at }) };
    const texts = { ...(name !== undefined && { name }), ...(note !== undefined && { note }) };
    all.set(spot.link, { ...both, ...mark, ...texts });
  }
  return inOrder([...all.values()]);
}

/** The list without the spots that have the links of `gone`. */
export function withoutSpots(spots: SavedSpots, gone: SavedSpots): SavedSpot[] {
  const links = new Set(gone.map(({ link }) => link));
  return spots.filter(({ link }) => !links.has(link));
}

/* -------------------------------------------------------------------------------------- a file -- */

/**
 * The text of a file of spots: JSON that {@link readSpots} reads back.
 *
 * @param ranges the user's ranges, which {@link readingRangesOf} reads back
 */
export function writeSpots(spots: SavedSpots, ranges: SavedRanges = []): string {
  const [own, more] = [spots, ranges].map((list) => list.map((entry) => withKept(entry)));
  return write(own, more);
}

function write(spots: readonly unknown[], ranges: readonly unknown[] = []): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, spots, ...(ranges.length > 0 && { ranges }) });
}

/** More than anybody names. The others are left out. */
const MOST_RANGES = 10_000;

/** Reads the ranges in the text of a file of spots, which may have none, one by one. The error is a sentence. */
export function* readingRangesOf(text: string): Generator<void, Reading<SavedRange[]>, void> {
  const { ranges = [] } = JSON.parse(text) as { ranges?: unknown };
  if (!Array.isArray(ranges)) return fault(say.noRanges);
  const entries = new Entries<SavedRange>();
  for (const [index, own] of (ranges as unknown[]).entries()) {
    if (index < MOST_RANGES) entries.add(own, readRange(own), () => say.badRange(index + 1));
    else entries.add(own, fail(undefined), () => say.tooManyRanges(MOST_RANGES));
    yield;
  }
  return reading(mergeRanges([], entries.sound), [entries], () => write([], entries.bad));
}

/** The spots in a file's text; `isOurs` as for {@link readingSpots}. The error is a sentence. */
export function readSpots(text: string, isOurs = false): Reading<SavedSpot[]> {
  return finish(readingSpots(text, isOurs));
}

/**
 * Reads spots one by one, so that a caller can pause between them: a spot with ranges takes milliseconds.
 *
 * @param isOurs this page wrote the text: its links are as {@link canonical} writes them, and each is read when
 *   its spot is shown or opened
 */
export function* readingSpots(text: string, isOurs: boolean): Generator<void, Reading<SavedSpot[]>, void> {
  const file = versioned(text, FORMAT, VERSION);
  if (!file.ok) {
    const { why, version, isNewer } = file.error;
    if (why !== 'another version') return fault(why === 'not JSON' ? say.notJson : say.somethingElse);
    return { ...fault(say.otherVersion(quote(version), VERSION)), isNewer };
  }
  const { spots } = file.value;
  if (!Array.isArray(spots)) return fault(say.noSpots);
  const entries = new Entries<SavedSpot>();
  for (const [index, spot] of (spots as unknown[]).entries()) {
    entries.add(spot, readSpot(spot, isOurs), (why) => say.badSpot(index + 1, why.replace(/[.。]$/, '')));
    yield;
  }
  return reading(mergeSpots([], entries.sound), [entries], () => write(entries.bad));
}

function fault(why: string): { ok: false; error: string } {
  return fail(say.notSpots(why.replace(/[.。]$/, '')));
}

/** The shape of a spot: other fields are left out, and texts are cut to their limits. */
const SPOT = record<SavedSpot>({
  link: that(text, (own) => own.startsWith('#/?')),
  at: anyMoment,
  name: written(plainLine, LONGEST_NAME),
  note: written(plainText, LONGEST_NOTE),
  answer: (own) => ok(readAnswer(own)),
  starred: to(optional(flag), (own) => (own === true ? own : undefined)),
  did: optional(oneOf(DEEDS)),
  won: optional(oneOf(ENDS)),
});

const FAULTS: Readonly<Record<string, string>> = {
  ...{ link: say.badLink, at: say.badTime, name: say.badName, note: say.badNote },
  ...{ starred: say.badStar, did: say.badDeed, won: say.badEnd },
};

/** An entry of a file; the error is a sentence. */
function readSpot(own: unknown, isOurs: boolean): Result<SavedSpot, string> {
  const read = (isOurs ? keeping(SPOT) : SPOT)(own);
  if (!read.ok) return fail(FAULTS[read.error[0]] ?? say.notSpot);
  const { link, did, won } = read.value;
  if (won !== undefined && did !== 'call') return fail(say.badEnd);
  if (isOurs) return read;
  const asked = spotIn(link);
  return asked.ok ? ok({ ...read.value, link: canonical(link) }) : fail(linkFaultInWords(asked.error));
}

/** The figures of an answer; `undefined` for other values, which a file may hold. */
function readAnswer(own: unknown): SavedAnswer | undefined {
  if (!isRecord(own)) return undefined;
  const { outs, unseen, equity, isSampled, beats, of } = own;
  if (!isCount(unseen)) return undefined;
  return {
    unseen,
    ...(isCount(outs, unseen) && { outs }),
    ...(typeof equity === 'number' && equity >= 0 && equity <= 1 && { equity }),
    ...(isSampled === true && { isSampled }),
    ...(isCount(of) && isCount(beats, of) && { beats, of }),
  };
}

export const KEPT_SPOTS: StoredDocument<SavedSpots> = {
  key: 'outs:spots',
  // 1.0.0 wrote those with names, notes, marks or long links into it.
  earlier: 'outs:spots-2',
  write: (spots) => writeSpots(spots),
  nothing: [],
  read: (text) => readSpots(text, true),
  merge: mergeSpots,
  unkept: say.spotsUnkept,
  setAside: say.spotsSetAside,
  leftAlone: say.spotsLeftAlone,
};
