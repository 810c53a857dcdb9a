// How foreign JSON is read: values of a shape, or the place of the first fault.
import { describe, expect, test } from 'vitest';
import { ok } from '../src/poker/result';
import {
  count,
  flag,
  isCount,
  isRecord,
  lenient,
  list,
  map,
  number,
  oneOf,
  optional,
  parsed,
  record,
  text,
  that,
  to,
  versioned,
  type Shape,
} from '../src/shape';

interface Seat {
  readonly name: string;
  readonly chips?: number;
  readonly cards: readonly string[];
}
const SEAT = record<Seat>({ name: text, chips: optional(count(100)), cards: list(text) });
const TABLE = record<{ seats: Seat[]; notes: Record<string, boolean> }>({ seats: list(SEAT), notes: map(flag) });

const JUNK = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  Infinity,
  NaN,
  '',
  'x',
  [],
  [1],
  {},
  { name: 1 },
  parsed('{"__proto__":7}'),
];

function isRead(shape: Shape<unknown>, own: unknown): boolean {
  return shape(own).ok;
}

describe('a shape', () => {
  test('reads its own values and refuses others', () => {
    const read = (shape: Shape<unknown>) => JUNK.filter((own) => isRead(shape, own));
    expect(read(text)).toEqual(['', 'x']);
    expect(read(flag)).toEqual([true]);
    expect(read(count())).toEqual([0]);
    expect(read(number())).toEqual([0, -1, 0.5]);
    expect(read(number(0, 0.5))).toEqual([0, 0.5]);
    expect(read(oneOf(['x', null]))).toEqual([null, 'x']);
    expect(read(list(text))).toEqual([[]]);
    expect(JUNK.filter(isRecord)).toEqual(JUNK.slice(-3));
    expect([0, 5, 6, 0.5, -1, 2 ** 53, '5'].filter((own) => isCount(own, 5))).toEqual([0, 5]);
    expect(isCount(Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  test('never throws, for any value', () => {
    for (const shape of [SEAT, TABLE, map(lenient(SEAT)), to(text, (own) => own.length), that(text, () => false)]) {
      for (const own of JUNK) expect(typeof isRead(shape, own)).toBe('boolean');
    }
  });

  test('can be changed, narrowed, missing or left out', () => {
    expect(to(count(), (own) => own + 1)(5)).toEqual(ok(6));
    expect(to(count(), (own) => own + 1)('5')).toEqual({ ok: false, error: [] });
    expect(
      ['a', 'bb', 1].map((own) =>
        isRead(
          that(text, ({ length }) => length > 1),
          own,
        ),
      ),
    ).toEqual([...[false, true, false]]);
    expect([undefined, null, 'x'].map((own) => isRead(optional(text), own))).toEqual([true, false, true]);
    expect([undefined, null, 'x'].map((own) => lenient(text)(own))).toEqual([ok(undefined), ok(undefined), ok('x')]);
  });

  test('keeps the known fields of a record in their order, and leaves out what is missing', () => {
    expect(JSON.stringify(SEAT({ cards: ['Ah'], more: 1, chips: 7, name: 'Ada' }))).toBe(
      '{"ok":true,"value":{"name":"Ada","chips":7,"cards":["Ah"]}}',
    );
    expect(SEAT({ name: 'Ada', cards: [] })).toEqual(ok({ name: 'Ada', cards: [] }));
  });

  test('leaves out the bad entries of a list or map, and names them', () => {
    expect(list(lenient(text))([1, 'a', null, 'b'])).toEqual(ok(['a', 'b']));
    const read = map(lenient(text))(parsed('{"a":1,"__proto__":"b"}'));
    expect(read.ok && Object.entries(read.value)).toEqual([['__proto__', 'b']]);
  });

  test.each([
    [7, []],
    [{ notes: {} }, ['seats']],
    [{ seats: [{ name: 'Ada', cards: [] }, 7], notes: {} }, ['seats', 1]],
    [
      {
        seats: [
          { name: 'Ada', cards: [] },
          { name: 5, cards: [] },
        ],
        notes: {},
      },
      ['seats', 1, 'name'],
    ],
    [{ seats: [{ name: 'Ada', chips: 101, cards: [] }], notes: {} }, ['seats', 0, 'chips']],
    [{ seats: [{ name: 'Ada', cards: ['Ah', 8] }], notes: {} }, ['seats', 0, 'cards', 1]],
    [{ seats: [], notes: { a: true, b: 'x' } }, ['notes', 'b']],
  ])('of %j has its first fault at %j', (own, path) => {
    expect(TABLE(own)).toEqual({ ok: false, error: path });
  });
});

describe('a document', () => {
  test('opens up to its newest version, and differs from any other text', () => {
    const why = (own: string) => {
      const read = versioned(own, 'outs-x', 2);
      return read.ok ? read.value.version : read.error;
    };
    const file = (version: unknown) => JSON.stringify({ format: 'outs-x', version });
    expect(parsed('{')).toBeUndefined();
    expect(why('{')).toMatchObject({ why: 'not JSON', isNewer: false });
    for (const own of ['null', '[]', '7', '{}', '{"format":"outs-y","version":1}']) {
      expect(why(own)).toMatchObject({ why: 'something else', isNewer: false });
    }
    expect([1, 2].map((version) => why(file(version)))).toEqual([1, 2]);
    expect(why(file(3))).toEqual({ why: 'another version', version: '3', isNewer: true });
    for (const version of [0, -1, 1.5, 'x', null, undefined]) {
      expect(why(file(version))).toEqual({ why: 'another version', version: String(version), isNewer: false });
    }
  });
});
