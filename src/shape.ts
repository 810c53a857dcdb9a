import { fail, ok, type Result } from './poker/result';

/* How JSON is read that a stranger may have written: a shape is a reader, and a fault is the place of it. */

/** Where a value has another shape: the names of fields and the indices of entries that lead there. */
export type Path = readonly (string | number)[];

/** Reads a value: what it is, with known fields only, or where it is something else. */
export type Shape<Value> = (own: unknown) => Result<Value, Path>;

/** The value of a text of JSON; `undefined` if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(own: unknown): own is Readonly<Record<string, unknown>> {
  return typeof own === 'object' && own !== null && !Array.isArray(own);
}

/** Whether a value is a whole number from 0 to `most`. */
export function isCount(own: unknown, most = Number.MAX_SAFE_INTEGER): own is number {
  return Number.isSafeInteger(own) && (own as number) >= 0 && (own as number) <= most;
}

const anything: Shape<unknown> = ok;

/** Those values of a shape that pass a test. */
export function that<Value, Own extends Value>(shape: Shape<Value>, is: (own: Value) => own is Own): Shape<Own>;
export function that<Value>(shape: Shape<Value>, is: (own: Value) => boolean): Shape<Value>;
export function that<Value>(shape: Shape<Value>, is: (own: Value) => boolean): Shape<Value> {
  return (own) => {
    const read = shape(own);
    return read.ok && !is(read.value) ? fail([]) : read;
  };
}

export const text = that(anything, (own) => typeof own === 'string');
export const flag = that(anything, (own) => typeof own === 'boolean');

export function count(most?: number): Shape<number> {
  return that(anything, (own) => isCount(own, most));
}

export function number(least = -Number.MAX_VALUE, most = Number.MAX_VALUE): Shape<number> {
  return that(anything, (own): own is number => typeof own === 'number' && own >= least && own <= most);
}

export function oneOf<const Known>(known: readonly Known[]): Shape<Known> {
  return that(anything, (own): own is Known => known.some((one) => one === own));
}

export function to<Value, Changed>(shape: Shape<Value>, change: (value: Value) => Changed): Shape<Changed> {
  return (own) => {
    const read = shape(own);
    return read.ok ? ok(change(read.value)) : read;
  };
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (own) => (own === undefined ? ok(own) : shape(own));
}

/** A value that is left out if it has another shape. */
export function lenient<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (own) => {
    const read = shape(own);
    return read.ok ? read : ok(undefined);
  };
}

/** The named values that are not left out, up to the first fault. */
function read(
  values: readonly (readonly [name: string | number, own: unknown, shape: Shape<unknown>])[],
): Result<[name: string | number, value: unknown][], Path> {
  const found: [string | number, unknown][] = [];
  for (const [name, own, shape] of values) {
    const one = shape(own);
    if (!one.ok) return fail([name, ...one.error]);
    if (one.value !== undefined) found.push([name, one.value]);
  }
  return ok(found);
}

export function list<Value>(entry: Shape<Value | undefined>): Shape<Value[]> {
  return (own) => {
    if (!Array.isArray(own)) return fail([]);
    const found = read((own as unknown[]).map((value, at) => [at, value, entry]));
    return found.ok ? ok(found.value.map(([, value]) => value as Value)) : found;
  };
}

/** Values of one shape, by names of any kind. */
export function map<Value>(entry: Shape<Value | undefined>): Shape<Record<string, Value>> {
  return (own) => {
    if (!isRecord(own)) return fail([]);
    const found = read(Object.entries(own).map(([name, value]) => [name, value, entry]));
    return found.ok ? ok(Object.fromEntries(found.value) as Record<string, Value>) : found;
  };
}

/** Fields with a shape each, read and written in this order. Others are left out. */
export function record<Value extends object>(fields: {
  readonly [Name in keyof Value]-?: Shape<Value[Name]>;
}): Shape<Value> {
  const shapes = Object.entries<Shape<unknown>>(fields);
  return (own) => {
    if (!isRecord(own)) return fail([]);
    const found = read(shapes.map(([name, shape]) => [name, own[name], shape]));
    return found.ok ? ok(Object.fromEntries(found.value) as Value) : found;
  };
}

export interface Unreadable {
  readonly why: 'not JSON' | 'something else' | 'another version';
  readonly version: string;
  readonly isNewer: boolean;
}

/** The fields of a document of this format, of a version up to the newest that is known. */
export function versioned(
  text: string,
  format: string,
  newest: number,
): Result<Readonly<Record<string, unknown>>, Unreadable> {
  const fields = parsed(text);
  const version = isRecord(fields) ? fields.version : undefined;
  const isVersion = isCount(version) && version > 0;
  const refused = (why: Unreadable['why'], isNewer = false) => fail({ why, version: String(version), isNewer });
  if (fields === undefined) return refused('not JSON');
  if (!isRecord(fields) || fields.format !== format) return refused('something else');
  return isVersion && version <= newest ? ok(fields) : refused('another version', isVersion);
}

/* ------------------------------------------------------- what this page does not know, as it was -- */

function field(own: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(own, name) ? own[name] : undefined;
}

/** Whether two values of JSON are the same, in any order of their fields. A field that is `undefined` is missing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((own, at) => isSame(own, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return namesIn(one, other).every((name) => isSame(field(one, name), field(other, name)));
}

function namesIn(...records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap((own) => Object.keys(own)))];
}

/**
 * What is written in place of a value that says more than this page reads: what the page changed, the rest as it was.
 *
 * @param before as it was written
 * @param known as this page would have written what it read
 * @param after as this page writes it now
 * @param hasLists whether a list that did not change stays as it was
 */
export function carried(before: unknown, known: unknown, after: unknown, hasLists: boolean): unknown {
  if (before === undefined || (Array.isArray(after) && !hasLists)) return after;
  if (!isRecord(before) || !isRecord(known) || !isRecord(after)) return isSame(known, after) ? before : after;
  const of = (name: string) => carried(field(before, name), field(known, name), field(after, name), hasLists);
  return Object.fromEntries(
    namesIn(before, after).flatMap((name) => {
      const own = of(name);
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** Under it an entry has what it was read from, if that says more. Copies of the entry have it too. */
const FROM = Symbol('from');

/** Entries that remember what a newer page wrote into them. @param write as an entry is written */
export function keeping<Value extends object>(
  shape: Shape<Value>,
  write: (value: Value) => unknown = (value) => value,
): Shape<Value> {
  return (own) => {
    const read = shape(own);
    if (!read.ok) return read;
    const known = write(read.value);
    return isSame(own, known) ? read : ok({ ...read.value, [FROM]: { own, known } });
  };
}

/** An entry as it is written, with what {@link keeping} remembered. */
export function withKept(entry: object, written: unknown = entry): unknown {
  const { [FROM]: from } = entry as { readonly [FROM]?: { readonly own: unknown; readonly known: unknown } };
  return from === undefined ? written : carried(from.own, from.known, written, true);
}
