import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOwn } from '../../src/drills/own';
import { readStudyLink, writeStudyLink } from '../../src/drills/studyLink';
import { SEEDS } from '../../src/drills/kind';
import {
  ASKS,
  dealPuzzle,
  LONGEST_NOTE,
  puzzleKey,
  puzzleSeed,
  whyNot,
  writePuzzle,
  type Ask,
  type Puzzle,
  type PuzzleDrill,
} from '../../src/drills/puzzle';
import { fromBase64, toBase64 } from '../../src/drills/texts';
import { cleanText } from '../../src/poker/shownText';
import { gradeReply } from '../../src/drills/drill';
import { canonical } from '../../src/notation/link';
import { LONG } from '../long';
import { run } from './run';

const FLOP = '#/?hero=5h6h&board=5d7hQc&vs=AcQd';
const OUTS: Puzzle = { ask: 'outs', link: FLOP, note: 'Eight or five?', after: 'Fifth' };

function dealt(ask: Ask, fields: string): PuzzleDrill {
  const found = run(dealPuzzle({ ask, link: `#/?${fields}` }));
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

function refused(ask: Ask, fields: string): string {
  const found = run(dealPuzzle({ ask, link: `#/?${fields}` }));
  return found.ok ? '' : found.error;
}

const read = (fragment: string) => readStudyLink(fragment).link.puzzle;

describe('the link', () => {
  test('matches the definition, and reads back', () => {
    const link = '#/study?ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd&note=Eight%20or%20five%3F&after=~RmlmdGg';
    expect(writePuzzle(OUTS)).toBe(link);
    expect(readStudyLink(link)).toEqual({ link: { view: 'drill', puzzle: OUTS }, problems: [] });
    expect(writeStudyLink({ view: 'drill', puzzle: OUTS })).toBe(link);
  });

  test('holds only the question, the spot and the sender’s words, never the answer', () => {
    for (const ask of ASKS) {
      const fields =
        writePuzzle({ ...OUTS, ask })
          .split('?')[1]
          ?.split('&') ?? [];
      expect(fields.map((field) => field.split('=')[0])).toEqual(['ask', 'hero', 'board', 'vs', 'note', 'after']);
    }
  });

  test('any notes come back as they were sent, without bad characters', () => {
    const note = fc.string({ unit: 'grapheme', maxLength: 160 });
    fc.assert(
      fc.property(fc.constantFrom(...ASKS), note, note, (ask, own, after) => {
        const sent = read(writePuzzle({ ask, link: FLOP, note: own, after }));
        const text = (written: string) => cleanText(written, LONGEST_NOTE).text;
        expect(sent).toMatchObject({ ask, link: FLOP });
        expect(sent?.note ?? '').toBe(text(own));
        expect(sent?.after ?? '').toBe(text(after));
      }),
    );
  });

  test('any text is read, and what is wrong with it is reported', () => {
    const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('~', '%', '&', '=', 'outs'));
    fc.assert(
      fc.property(part, part, part, part, (ask, hero, note, after) => {
        const { link, problems } = readStudyLink(`#/study?ask=${ask}&hero=${hero}&note=${note}&after=~${after}`);
        for (const text of [link.puzzle?.note ?? '', link.puzzle?.after ?? '']) {
          expect(Array.from(text).length).toBeLessThanOrEqual(LONGEST_NOTE);
          expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        }
        for (const problem of problems) expect(problem).toMatch(/[.?]$/);
      }),
    );
  });

  test('a broken comment is dropped, a long note is cut, and the page says both', () => {
    const spot = 'ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd';
    const broken = readStudyLink(`#/study?${spot}&after=~R`);
    expect(broken.link.puzzle).toEqual({ ask: 'outs', link: FLOP });
    expect(broken.problems).toEqual(['The comment is broken and was left out.']);
    const long = readStudyLink(`#/study?${spot}&note=${'é'.repeat(141)}`);
    expect(long.link.puzzle?.note).toBe('é'.repeat(140));
    expect(long.problems).toEqual(['The note was cut to 140 characters.']);
    expect(readStudyLink(`#/study?${spot}&note=${'%F0%9F%82%A1'.repeat(140)}`).problems).toEqual([]);
  });

  test('line breaks become spaces, and characters that turn the text are dropped', () => {
    expect(cleanText('  one\r\n\ttwo\u202Ethree\u2066 \u2028four ', 140)).toEqual({
      text: 'one twothree  four',
      isCut: false,
    });
    expect(cleanText('<b>&amp;</b> https://example.org', 140).text).toBe('<b>&amp;</b> https://example.org');
  });

  test('an unknown question opens the spot as a drill of one’s own', () => {
    const { link, problems } = readStudyLink('#/study?ask=tells&hero=5h6h&board=5d7hQc&vs=AcQd');
    expect(link).toEqual({ view: 'drill', own: FLOP });
    expect(problems).toEqual(['Unknown question “tells”. Use one of: outs, equity, call, combos.']);
    expect(readStudyLink('#/study?ask=outs').problems).toEqual(['A puzzle needs a spot, such as hero=AhKh.']);
  });
});

describe('base64url', () => {
  test('matches the platform, there and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const written = toBase64(text);
        expect(written).toBe(Buffer.from(text, 'utf8').toString('base64url'));
        expect(fromBase64(written)).toBe(text);
      }),
    );
  });

  test('refuses broken text', () => {
    for (const broken of ['R', 'R*==', '_w', '4', 'w6k w6k', 'gICA'])
      expect(fromBase64(broken), broken).toBeUndefined();
    expect(fromBase64('')).toBe('');
    expect(fromBase64('w6k=')).toBe('é');
  });
});

describe('what fits', () => {
  test('outs: a spot that can be a drill of one’s own, graded as one', () => {
    const { drill, kind } = dealt('outs', 'hero=5h6c&board=5d7hQc&vs=AcQd');
    expect(drill.form).toBe('marks');
    expect(kind?.name).toBe('pair draw');
    expect(refused('outs', 'hero=5h6h&board=5d7hQc2c3c&vs=AcQd')).toMatch(/flop or a turn/);
    expect(refused('outs', 'hero=QsQh&board=5d7hQc&vs=AcQd')).toMatch(/ahead already/);
  });

  test('equity: known hands are graded closely, ranges within five points', () => {
    const known = dealt('equity', 'hero=5h6h&board=5d7hQc&vs=AcQd');
    expect(known.drill.form === 'estimate' && known.drill.name).toBe('equity of a spot');
    expect(known.kind).toBeUndefined();
    const say = ({ drill }: PuzzleDrill, estimate: number) => gradeReply(drill, { form: 'estimate', estimate }).verdict;
    const exact = 271 / 990;
    expect([0, 0.039, 0.04, 0.078, 0.079].map((off) => say(known, exact + off))).toEqual([
      ...['right', 'right', 'near', 'near', 'wrong'],
    ]);
    const range = dealt('equity', 'hero=QcQd&board=Kh7d5c&vs=22%2B,A2s%2B,KTs%2B,QTs%2B,JTs,ATo%2B,KJo%2B');
    expect(range.drill.form === 'estimate' && range.drill.name).toBe('equity against a range');
    expect(range.kind?.name).toBe('equity against a range');
    expect([0, 0.05, 0.1, 0.101].map((off) => say(range, 0.6464646464646465 + off))).toEqual([
      ...['right', 'right', 'near', 'wrong'],
    ]);
    // Three players, and before the flop: no recipe deals such spots.
    for (const fields of ['hero=AhKh&board=7h3h9c&vs=7c7d;random', 'hero=AhKh&vs=QQ%2B']) {
      const { drill, kind } = dealt('equity', fields);
      expect(drill.form === 'estimate' && drill.name).toBe('equity of a spot');
      expect(kind).toBeUndefined();
    }
    expect(refused('equity', 'hero=TT%2B&board=7h3h9c&vs=7c7d')).toMatch(/your two cards/);
    expect(refused('equity', 'hero=AhKh&board=7h3h9c')).toMatch(/needs an opponent/);
  });

  test('call: a plain price that is not within a point of break-even', () => {
    const { drill } = dealt('call', 'hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20');
    if (drill.form !== 'decision') throw new Error(drill.form);
    expect(drill.key).toMatchObject({ equity: 15 / 44, price: { decision: 'call', breakEven: 0.25 } });
    expect(gradeReply(drill, { form: 'decision', decision: 'call' }).verdict).toBe('right');
    expect(gradeReply(drill, { form: 'decision', decision: 'fold' }).verdict).toBe('wrong');
    expect(gradeReply(drill, undefined).verdict).toBe('wrong');
    const spot = 'hero=AhKh&board=7h3h9c2d&vs=QsQc';
    expect(refused('call', `${spot}&pot=40&call=20.5`)).toMatch(/within a point/);
    expect(refused('call', spot)).toMatch(/needs a pot/);
    expect(refused('call', `${spot}&pot=60&call=20&rake=5`)).toMatch(/needs a pot/);
    expect(whyNot('call', `#/?${spot}&pot=40&call=20.5`, 15 / 44)).toMatch(/within a point/);
    expect(whyNot('call', `#/?${spot}&pot=60&call=20`, 15 / 44)).toBeUndefined();
  });

  test('combos: one opponent with a range', () => {
    const { drill, kind } = dealt('combos', 'hero=QcQd&board=Kh7d5c&vs=QQ%2B,AK');
    expect(drill.form === 'number' && drill.name).toBe('combos of a range');
    if (drill.form !== 'number' || drill.name === 'effective outs') throw new Error();
    expect(drill.key).toEqual({ combos: 22, of: 34 });
    expect(kind?.name).toBe('combos of a range');
    // Two combos, and any two cards, fit no recipe.
    expect(dealt('combos', 'hero=QcQd&board=Kh7d5c&vs=AhKd,AdKc').kind).toBeUndefined();
    expect(dealt('combos', 'hero=QcQd&board=Kh7d5c&vs=random').kind).toBeUndefined();
    expect(refused('combos', 'hero=QcQd&board=Kh7d5c&vs=AhAd')).toMatch(/opponent with a range/);
    expect(refused('combos', 'hero=QcQd&board=Kh7d5c&vs=TT%2B;QQ%2B')).toMatch(/one opponent/);
  });

  test('no wild cards, and nothing half typed', () => {
    for (const ask of ASKS) {
      expect(refused(ask, 'hero=*9c&board=7h3hKc&vs=QQ%2B&wild=joker')).toMatch(/without wild cards/);
      expect(refused(ask, 'hero=9c&vs=QQ%2B')).toMatch(/A card is missing/);
    }
  });

  test('any link is dealt, or refused in a sentence', LONG, () => {
    const field = fc.constantFrom(
      ...['hero=5h6h', 'hero=AhKd', 'hero=TT%2B', 'hero=5h', 'board=5d7hQc', 'board=5d7hQc2s', 'board=5d7hQc2s3s'],
      ...[
        'vs=AcQd',
        'vs=QQ%2B,AK',
        'vs=AcQd;TT%2B',
        'vs=nonsense',
        'dead=2c',
        'dead=5h',
        'pot=60',
        'call=20',
        'wild=bug',
      ],
    );
    fc.assert(
      fc.property(fc.constantFrom(...ASKS), fc.array(field, { maxLength: 6 }), (ask, fields) => {
        const found = run(dealPuzzle({ ask, link: `#/?${fields.join('&')}` }));
        if (!found.ok) expect(found.error).toMatch(/[.?]$/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the key', () => {
  test('depends on the question and the spot, not on how the link writes them', () => {
    const other = '#/?board=5d7hQc&vs=AcQd&hero=5h6h';
    expect(puzzleKey({ ...OUTS, link: other })).toBe(puzzleKey({ ask: 'outs', link: FLOP }));
    expect(canonical(other)).toBe(FLOP);
    expect(puzzleKey({ ...OUTS, ask: 'equity' })).not.toBe(puzzleKey(OUTS));
    expect(puzzleSeed(OUTS)).toBe(SEEDS + puzzleKey(OUTS));
  });
});

test('a spot without an out still asks for the cards that make a pair', () => {
  const pairs = readOwn({ link: '#/?board=7d5cKh&hero=9c4c' });
  expect(pairs.ok && pairs.value.outs.improving).toMatchObject({ target: 1, chance: { hits: 6, of: 47 } });
  const draw = readOwn({ link: '#/?board=7d5cKh8c&hero=9c4c' });
  expect(draw.ok && draw.value.outs.improving).toMatchObject({ target: 4, chance: { hits: 12, of: 46 } });
});
