import * as say from '#words/packs';
import { formatCards, parseCards, type Card, type Hole } from '../poker/card';
import { readPlayer } from '../poker/readPlayer';
import { fail, ok, type Place, type Result } from '../poker/result';
import { findDuplicate, type Player } from '../poker/spot';
import { isRecord } from '../shape';
import { problemInWords, type Problem } from '../words/problems';

/* Given data as JSON: cards and ranges are texts, amounts numbers. All is checked, except a kind's fair limits. */

/** What is wrong with given data, a reply or a file: a code for programs, a sentence for people. */
export interface DrillProblem {
  readonly code: string;
  readonly message: string;
}
export type Read<T> = Result<T, DrillProblem>;

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

export function refuse(code: string, message: string): { ok: false; error: DrillProblem } {
  return fail({ code, message });
}

export function refused(problem: Problem): { ok: false; error: DrillProblem } {
  return refuse(problem.code, problemInWords(problem));
}

export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? say.nothing);
}

/** One field: how it is read, written, and which cards it names. */
export interface Field<T> {
  readonly read: (value: unknown, name: string) => Read<T>;
  /** `undefined` if the field is left out. */
  readonly write: (value: T) => Json;
  readonly cards?: ((value: T) => readonly (readonly [Place, readonly Card[]])[]) | undefined;
  /** Its places may share cards with each other, not with other fields. */
  readonly mayShare?: boolean;
}

export type Fields<Given> = { readonly [Name in keyof Given]-?: Field<Given[Name]> };

/** A range as written, and its meaning: a hand if it names only one hand, or any two cards. */
export interface HeldRange {
  readonly text: string;
  readonly player: Player;
}

/** @throws Error if the text cannot be read: it is one of ours */
export function held(text: string): HeldRange {
  const read = RANGE.read(text, 'range');
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function missing(name: string): { ok: false; error: DrillProblem } {
  return refuse('bad-drill', say.fieldMissing(name));
}

function textField<T>(
  read: (text: string, name: string) => Read<T>,
  write: (value: T) => Json,
  cards?: Field<T>['cards'],
): Field<T> {
  return {
    read: (value, name) =>
      value === undefined
        ? missing(name)
        : typeof value === 'string'
          ? read(value, name)
          : refuse('bad-field', say.fieldNotText(name)),
    write,
    ...(cards && { cards }),
  };
}

export function optional<T>({ read, write, cards }: Field<T>): Field<T | undefined> {
  return {
    read: (value, name) => (value === undefined ? ok(undefined) : read(value, name)),
    write: (value) => (value === undefined ? undefined : write(value)),
    ...(cards && { cards: (value: T | undefined) => (value === undefined ? [] : cards(value)) }),
  };
}

function mayLack(field: Field<readonly Card[]>): Field<readonly Card[]> {
  return { ...field, read: (value, name) => field.read(value ?? '', name) };
}

export function readHole(text: string, place: Place): Read<Hole> {
  const cards = parseCards(text, place);
  if (!cards.ok) return refused(cards.error);
  const [first, second] = cards.value;
  if (first === undefined || second === undefined || cards.value.length > 2) {
    return refused({ code: 'hole-count', place, cards: cards.value });
  }
  const duplicate = findDuplicate([[place, cards.value]]);
  return duplicate === undefined ? ok([first, second]) : refused(duplicate);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Hands of two cards each; they may share cards. */
export function readHoles(texts: readonly string[]): Read<readonly Hole[]> {
  const holes: Hole[] = [];
  for (const [at, text] of texts.entries()) {
    const hole = readHole(text, { hand: at });
    if (!hole.ok) return hole;
    holes.push(hole.value);
  }
  return ok(holes);
}

export const HOLE: Field<Hole> = textField(
  (text) => readHole(text, 'hero'),
  (hole) => formatCards(hole),
  (hole) => [['hero', hole]],
);

/** A board of one of these numbers of cards. */
export function board(...counts: readonly (0 | 3 | 4 | 5)[]): Field<readonly Card[]> {
  const field = textField<readonly Card[]>(
    (text) => {
      const cards = parseCards(text, 'board');
      if (!cards.ok) return refused(cards.error);
      const count = cards.value.length;
      return counts.some((own) => own === count)
        ? ok(cards.value)
        : refuse('board-count', say.boardCards(counts, count));
    },
    (cards) => (cards.length === 0 ? undefined : formatCards(cards)),
    (cards) => [['board', cards]],
  );
  return counts.includes(0) ? mayLack(field) : field;
}

/** Cards that nobody can hold; none if the field is missing. */
export const DEAD: Field<readonly Card[]> = mayLack(
  textField<readonly Card[]>(
    (text) => {
      const cards = parseCards(text, 'dead');
      return cards.ok ? cards : refused(cards.error);
    },
    (cards) => (cards.length === 0 ? undefined : formatCards(cards)),
    (cards) => [['dead', cards]],
  ),
);

const OPPONENT: Place = { seat: 0, of: 1 };

export const RANGE: Field<HeldRange> = textField(
  (text) => {
    const player = readPlayer(text, OPPONENT);
    return player.ok ? ok({ text, player: player.value }) : refused(player.error);
  },
  ({ text }) => text,
  ({ player }) => (player.kind === 'hand' ? [[OPPONENT, player.cards]] : []),
);

/** Hands, from `least` to `most` of them. @param mayShare whether two of them may hold the same card */
export function hands(least: number, most: number, mayShare = false): Field<readonly Hole[]> {
  return {
    read: (value, name) => {
      if (value === undefined) return missing(name);
      if (!isTexts(value)) return refuse('bad-field', say.fieldNotTexts(name));
      if (value.length < least || value.length > most) {
        return refuse('bad-drill', say.handsGiven(least, most, value.length));
      }
      return readHoles(value);
    },
    write: (own) => own.map(formatCards),
    cards: (own) => own.map((hole, hand) => [{ hand }, hole] as const),
    mayShare,
  };
}

export function oneOf<const Name extends string>(names: readonly Name[]): Field<Name> {
  return textField<Name>(
    (text, name) => {
      const found = names.find((own) => own === text);
      return found === undefined ? refuse('bad-drill', say.fieldOneOf(text, name, names)) : ok(found);
    },
    (value) => value,
  );
}

export function amount(least: number, most: number, isAbove = false): Field<number> {
  return {
    read: (value, name) => {
      if (value === undefined) return missing(name);
      if (typeof value !== 'number') return refuse('bad-field', say.fieldNotNumber(name));
      const fits = Number.isFinite(value) && value <= most && (isAbove ? value > least : value >= least);
      return fits ? ok(value) : refuse('bad-drill', say.fieldLimits(name, least, most, isAbove));
    },
    write: (value) => value,
  };
}

/** Given data from JSON. The error is the first problem: a field, or a card that is named twice. */
export function readGiven<Given>(fields: Fields<Given>, value: unknown): Read<Given> {
  if (!isRecord(value)) return refuse('bad-drill', say.fieldNotObject('given'));
  const names = Object.keys(fields) as (keyof Given & string)[];
  const stranger = Object.keys(value).find((name) => !names.some((own) => own === name));
  if (stranger !== undefined) {
    return refuse('bad-field', say.strangeField(stranger, names));
  }
  const given: Partial<Given> = {};
  const named: (readonly [Place, readonly Card[]])[] = [];
  const apart: (readonly [Place, readonly Card[]])[] = [];
  for (const name of names) {
    const field = fields[name];
    const read = field.read(value[name], name);
    if (!read.ok) return read;
    given[name] = read.value;
    (field.mayShare === true ? apart : named).push(...(field.cards?.(read.value) ?? []));
  }
  const duplicate =
    findDuplicate(named) ?? apart.map((own) => findDuplicate([...named, own])).find((found) => found !== undefined);
  return duplicate === undefined ? ok(given as Given) : refused(duplicate);
}

export function writeGiven<Given>(fields: Fields<Given>, given: Given): Json {
  const names = Object.keys(fields) as (keyof Given & string)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const written = fields[name].write(given[name]);
      return written === undefined ? [] : [[name, written]];
    }),
  );
}

/** The ranges that recipes deal, from tight to loose: 30 to 260 combos each. The list is frozen: seeds choose from it. */
export const RANGE_TEXTS = [
  'QQ+,AK',
  'JJ-99,AQs-ATs',
  '99+,AK',
  'JJ+,AQ+',
  'TT+,AQs+,AKo',
  '99-66,AQ,KQs',
  'JJ-88,AJs-ATs,KQs,QJs',
  '88+,AJ+',
  'TT-77,AQ-AT',
  '77+,ATs+,KQ',
  '88+,ATs+,KQs,AJo+',
  '99-66,AJs-ATs,KQs,QJs,JTs,T9s,AQo-AJo',
  '77-22,A9s-A2s,KJs-K9s,QJs,QTs,JTs,T9s,98s,87s,76s,KQo',
  'A5s-A2s,KTs+,QTs+,JTs-54s,KJo+,QJo',
  'QQ-77,AKs-A9s,KJs+,QJs,AKo-ATo,KQo',
  '22+,AJs+,KJs+,QJs,JTs,T9s,98s,87s,76s,65s,AQo+',
  '55+,A8s+,K9s+,QTs+,JTs,T9s,ATo+,KJo+,QJo',
  '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+',
  '22+,A5s+,KTs+,QTs+,J9s+,T9s,98s,87s,ATo+,KJo+,QJo',
  '66+,A5s+,K9s+,Q9s+,J9s+,T9s,98s,87s,A9o+,KTo+,QJo',
] as const;

export const RANGES: readonly HeldRange[] = RANGE_TEXTS.map(held);
