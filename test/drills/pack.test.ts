import { LANGUAGES } from '../../src/build/languages';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealDrill } from '../../src/drills/drill';
import { anyKind } from '../../src/drills/kind';
import { hashText } from '../../src/poker/dice';
import {
  checkPack,
  isPackName,
  LARGEST_PACK,
  leftOutText,
  MOST_PUZZLES,
  packFileName,
  packKey,
  packPuzzleKey,
  readPack,
  writePack,
  type Pack,
  type PackPuzzle,
} from '../../src/drills/pack';
import { dealPuzzle } from '../../src/drills/puzzle';
import { wordsIn } from '../words/wordsIn';
import { run } from './run';

const LINK = '#/?hero=5h6h&board=5d7hQc&vs=AcQd';

function text(fields: object = {}): string {
  return JSON.stringify({
    format: 'outs-pack',
    version: 1,
    title: 'River decisions',
    puzzles: [{ ask: 'outs', link: LINK }],
    ...fields,
  });
}

function pack(fields: object = {}): Pack {
  const read = readPack(text(fields));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function fault(written: string): string {
  const read = readPack(written);
  if (!read.ok) expect(read.error.code).toBe('bad-pack');
  return read.ok ? '' : read.error.message;
}

describe('a file', () => {
  test('reads back as it was written, with any notes', () => {
    const note = fc.string({ unit: 'grapheme', maxLength: 150 });
    const puzzle = fc.oneof(
      fc.record({ ask: fc.constantFrom('outs', 'equity'), link: fc.constant(LINK), note, after: note }),
      fc.record({ kind: fc.constantFrom('gutshot', 'name-the-row'), seed: fc.nat({ max: 999_999 }), note }),
    );
    fc.assert(
      fc.property(note, note, fc.array(puzzle, { minLength: 1, maxLength: 5 }), (by, about, puzzles) => {
        const first = pack({ by, about, puzzles });
        const again = readPack(writePack(first));
        expect(again).toEqual({ ok: true, value: first });
      }),
    );
  });

  test('any text is read, or refused in a sentence', () => {
    const own = text();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.tuple(fc.nat(own.length), fc.string()).map(([at, put]) => own.slice(0, at) + put + own.slice(at + 1)),
          fc.jsonValue().map((puzzles) => text({ puzzles: [puzzles] })),
          fc.jsonValue().map((link) => text({ puzzles: [{ ask: 'outs', link }] })),
        ),
        (written) => {
          const read = readPack(written);
          if (!read.ok) expect(read.error.message).toMatch(/^This is not a pack of puzzles: .+[.?]$/s);
          else expect(read.value.puzzles.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('texts are plain, cut to their limits, and unknown fields ignored', () => {
    const { title, by, about } = pack({ title: 'x'.repeat(90), by: ' \u202EJonas\n ', about: 7, colour: 'red' });
    expect([title, by, about]).toEqual(['x'.repeat(80), 'Jonas', undefined]);
    expect(readPack(`\uFEFF${text()}`).ok).toBe(true);
  });

  test.each<[string, string, RegExp]>([
    ['no JSON', '{', /not valid JSON/],
    ['a list', '[]', /not an object/],
    ['another format', text({ format: 'outs-spots' }), /its format is not “outs-pack”/],
    ['another version', text({ version: 2 }), /version “2”; this page reads version 1/],
    ['no title', text({ title: '  ' }), /no title/],
    ['no list', text({ puzzles: {} }), /no list of puzzles/],
    ['an empty list', text({ puzzles: [] }), /no list of puzzles/],
    ['too many', text({ puzzles: Array<object>(MOST_PUZZLES + 1).fill({ kind: 'gutshot', seed: 1 }) }), /201 puzzles/],
    ['only bad ones', text({ puzzles: [{ ask: 'outs' }] }), /none of its puzzles can be used\. Puzzle 1: its link/],
    ['a large one', text({ about: 'x'.repeat(LARGEST_PACK) }), /larger than 256 kB/],
    ['a large one of few characters', text({ about: '🂡'.repeat(LARGEST_PACK / 4) }), /larger than 256 kB/],
  ])('%s is refused', (_, written, said) => {
    expect(fault(written)).toMatch(said);
  });

  test('opens the puzzles that can be read, and names the places of the others', () => {
    const found = pack({
      puzzles: [
        { ask: 'outs', link: LINK },
        7,
        {},
        { ask: 'outs', link: LINK, kind: 'gutshot', seed: 1 },
        { ask: 'tells', link: LINK },
        { ask: 'outs', link: 'https://example.org/#/?hero=5h6h' },
        { ask: 'outs', link: '#/?hero=5h5h&board=5d7hQc&vs=AcQd' },
        { ask: 'combos', link: LINK },
        { kind: 'nuts', seed: 1 },
        { kind: 'gutshot', seed: 1e6 },
        { kind: 'gutshot', seed: 7 },
      ],
    });
    expect(found.puzzles).toHaveLength(2);
    expect(found.problems.map(({ at, code }) => [at, code])).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => [at, 'bad-puzzle']),
    );
    expect(found.problems.map(({ message }) => message)).toEqual([
      'Puzzle 2: it is not an object. Write “ask” and “link”, or “kind” and “seed”.',
      'Puzzle 3: it needs either “ask” and “link”, or “kind” and “seed”.',
      'Puzzle 4: it needs either “ask” and “link”, or “kind” and “seed”.',
      'Puzzle 5: “tells” cannot be asked. Use outs, equity, call or combos.',
      'Puzzle 6: its link must begin with “#/?”.',
      'Puzzle 7: 5♥ is in your hand twice. Choose another card.',
      'Puzzle 8: a count of combos needs an opponent with a range. Give one, such as TT+.',
      'Puzzle 9: “nuts” is not a kind of drill.',
      'Puzzle 10: its seed must be a whole number from 0 to 999,999.',
    ]);
    expect(leftOutText(found)).toMatch(/^9 puzzles were left out\. Puzzle 2: /);
    expect(leftOutText(pack())).toBe('');
  });

  test('calls that are too close are found by the engine', () => {
    const spot = '#/?hero=AhKh&board=7h3h9c2d&vs=QsQc';
    const puzzles = [
      { ask: 'call', link: `${spot}&pot=40&call=20.5` },
      { ask: 'tells' },
      { ask: 'call', link: `${spot}&pot=60&call=20` },
    ];
    const checked = run(checkPack(pack({ puzzles })));
    expect(checked.ok && checked.value.problems.map(({ at }) => at)).toEqual([1, 2]);
    expect(run(checkPack(pack({ puzzles: puzzles.slice(0, 1) }))).ok).toBe(false);
  });
});

describe('keys', () => {
  test('a puzzle in another order or with other words keeps its key', () => {
    const [outs, row] = pack({
      puzzles: [
        { ask: 'outs', link: LINK, note: 'a' },
        { kind: 'name-the-row', seed: 12 },
      ],
    }).puzzles;
    const [again] = pack({ puzzles: [{ ask: 'outs', link: '#/?vs=AcQd&board=5d7hQc&hero=5h6h' }] }).puzzles;
    expect(packPuzzleKey(again)).toBe(packPuzzleKey(outs));
    expect(packPuzzleKey(row)).toBe('name-the-row 12');
    const [equity] = pack({ puzzles: [{ ask: 'equity', link: LINK }] }).puzzles;
    expect(packPuzzleKey(equity)).not.toBe(packPuzzleKey(outs));
  });

  test('a pack is identified by its title and its sender', () => {
    expect(packKey(pack({ by: 'Jonas' }))).not.toBe(packKey(pack()));
    expect(packKey(pack({ about: 'x' }))).toBe(packKey(pack()));
  });

  test('a file takes its name from the title, and a link names only plain packs', () => {
    expect(packFileName({ title: 'River decisions!' })).toBe('outs-pack-river-decisions.json');
    expect(packFileName({ title: '川' })).toBe('outs-pack.json');
    expect(['first-outs', 'a', '0'.repeat(40)].every(isPackName)).toBe(true);
    expect(['', 'A', '../x', 'a b', 'x'.repeat(41), 'https:'].some(isPackName)).toBe(false);
  });
});

const PACKS = new URL('../../public/packs/', import.meta.url);
const SHIPPED = readdirSync(PACKS).map((name) => [name, readFileSync(new URL(name, PACKS), 'utf8')] as const);

describe('packs that come with the page', () => {
  test('fill three files', () => {
    expect(SHIPPED.map(([name]) => name)).toEqual(['first-outs.json', 'ranges.json', 'reading-a-board.json']);
  });

  test.each(SHIPPED)('%s: each puzzle can be dealt, and has its words', (name, written) => {
    expect(isPackName(name.replace('.json', ''))).toBe(true);
    const read = readPack(written);
    if (!read.ok) throw new Error(read.error.message);
    const checked = run(checkPack(read.value));
    if (!checked.ok) throw new Error(checked.error.message);
    const { puzzles, problems, title, about } = checked.value;
    expect(problems).toEqual([]);
    expect(title).not.toBe('');
    expect(about).toMatch(/\.$/);
    expect(puzzles.length).toBeGreaterThanOrEqual(10);
    expect(puzzles.length).toBeLessThanOrEqual(15);
    expect(new Set(puzzles.map(packPuzzleKey)).size).toBe(puzzles.length);
    const deal = (own: PackPuzzle) =>
      own.kind === undefined ? run(dealPuzzle(own.puzzle)).ok : run(dealDrill(own.kind, own.seed)) !== undefined;
    for (const own of puzzles) {
      expect(deal(own)).toBe(true);
      expect(own.note, JSON.stringify(own)).toMatch(/[.?]$/);
      expect(own.after, JSON.stringify(own)).toMatch(/\.$/);
    }
    // Nothing of the file was cut or changed.
    expect(JSON.parse(writePack(checked.value))).toEqual(JSON.parse(written));
  });
});

describe.each(LANGUAGES.slice(1))('the words of these packs in %s', (language) => {
  test.each(SHIPPED)('give every puzzle of %s its notes', async (name, written) => {
    const { packs } = await wordsIn(language, 'packs');
    const own = packs[name.replace('.json', '')];
    const { puzzles } = JSON.parse(written) as { readonly puzzles: readonly unknown[] };
    expect(own?.notes).toHaveLength(puzzles.length);
    for (const text of [own?.about, ...(own?.notes ?? []).flat()]) expect(text).toMatch(/[.?。？]$/);
  });
});

test('the drills of our packs deal the spots that their words describe', () => {
  const spots = SHIPPED.flatMap(([, written]) => {
    const read = readPack(written);
    return (read.ok ? read.value.puzzles : []).flatMap((own) => {
      if (own.kind === undefined || own.kind.form === 'marks') return [];
      const { given } = run(dealDrill(own.kind, own.seed));
      return [JSON.stringify(anyKind(own.kind).write(given))];
    });
  });
  expect(spots).toHaveLength(17);
  // If this changes, read the words of each drill again.
  expect(hashText(spots.join('\n')).toString(16)).toBe('a1742bcd');
});
