import { problemInWords } from '../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAB_DRILLS, LAB_SEEDS } from '../../src/drills/labNames';
import { DECK, JOKER } from '../../src/poker/card';
import { LAB_RULES, WILD_RULES } from '../../src/poker/lab/recognise';
import {
  completeHand,
  EMPTY_LAB,
  readLabLine,
  readLabLink,
  withoutUnfinishedCard,
  writeLabLine,
  writeLabLink,
  type LabDraft,
  type LabHand,
} from '../../src/lab/draft';

const RUNS = { seed: 20_260_714, numRuns: 500 };

/** Five slots: a card, a wild one or nothing in each, no card twice. */
const hands: fc.Arbitrary<LabHand> = fc
  .record({
    cards: fc.shuffledSubarray([...DECK], { minLength: 5, maxLength: 5 }),
    kinds: fc.array(fc.constantFrom('card', 'card', 'wild', 'gap'), {
      minLength: 5,
      maxLength: 5,
    }),
  })
  .map(({ cards, kinds }) =>
    kinds.map((kind, slot) => (kind === 'gap' ? undefined : kind === 'wild' ? JOKER : cards[slot])),
  );

const rules = fc.record({
  wild: fc.constantFrom(...WILD_RULES),
  fiveOfAKind: fc.boolean(),
  copies: fc.boolean(),
});

const drafts: fc.Arbitrary<LabDraft> = fc.record({
  hands: fc.array(hands, { minLength: 1, maxLength: 10 }),
  rules,
});

/** A draft as it is restored: hands without a card say nothing if all are so. */
function restored(draft: LabDraft): LabDraft {
  const empty = draft.hands.every((hand) => hand.every((slot) => slot === undefined));
  return empty ? { ...draft, hands: EMPTY_LAB.hands } : draft;
}

describe('a link', () => {
  test('brings back all hands, their gaps and the rules', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { draft: read, problems } = readLabLink(writeLabLink(draft));
        expect(problems).toEqual([]);
        expect(read).toEqual(restored(draft));
      }),
      RUNS,
    );
  });

  test('stays short without details', () => {
    expect(writeLabLink(EMPTY_LAB)).toBe('#/lab');
    expect(readLabLink('#/lab')).toEqual({ draft: EMPTY_LAB, problems: [] });
  });

  test('says what is wrong in it and keeps the rest', () => {
    const { draft, problems: found } = readLabLink(
      '#/lab?hands=8c8d7h7s*2c;AhAhKd;QcXxQd&wild=joker&copies=off&speed=9',
    );
    const problems = found.map(problemInWords);
    expect(problems[0]).toMatch(/^Hand 1: .* Remove 2♣/);
    expect(problems[1]).toMatch(/A♥ is in hand 2 twice/);
    expect(problems[2]).toMatch(/Xx/);
    expect(problems[3]).toMatch(/joker/);
    expect(writeLabLink(draft)).toBe('#/lab?hands=8c8d7h7s*;Ah_Kd;Qc_Qd&copies=off');
  });

  test('keeps ten of eleven hands', () => {
    const { draft, problems } = readLabLink(`#/lab?hands=${'AhKh;'.repeat(10)}AhKh`);
    expect(problems.map(problemInWords)).toEqual(['11 hands is too many. Keep 10 at most.']);
    expect(draft.hands).toHaveLength(10);
  });

  test('any text is read without an exception, and the result can be written', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'#/lab?hands=;*_AKQJT98cdhs&wild%2b'), maxLength: 80 }),
      fc.string({ maxLength: 60 }).map((text) => `#/lab?hands=${text}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { draft, problems } = readLabLink(text);
        expect(problems.length).toBeLessThanOrEqual(4);
        expect(draft.hands.length).toBeGreaterThan(0);
        expect(draft.hands.length).toBeLessThanOrEqual(10);
        for (const hand of draft.hands) {
          const cards = hand.filter((slot) => slot !== undefined && slot !== JOKER);
          expect(hand).toHaveLength(5);
          expect(new Set(cards).size).toBe(cards.length);
        }
        expect(readLabLink(writeLabLink(draft)).problems).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('five of a kind', () => {
  test('counts on the page as it opens, and in links only if they name it', () => {
    const isAllowed = (fragment: string) => readLabLink(fragment).draft.rules.fiveOfAKind;
    expect(isAllowed('#/lab')).toBe(true);
    expect(isAllowed('#/lab?hands=AcAdAhAs*')).toBe(false);
    expect(isAllowed('#/lab?drill=who-wins&seed=7')).toBe(false);
    expect(writeLabLink(EMPTY_LAB)).toBe('#/lab');
    const off = { ...EMPTY_LAB, rules: LAB_RULES };
    expect(readLabLink(writeLabLink(off)).draft).toEqual(off);
  });
});

describe('a link to a drill', () => {
  test('brings back the drill and the rules, with any hands behind it', () => {
    fc.assert(
      fc.property(
        drafts,
        fc.constantFrom(...LAB_DRILLS),
        fc.integer({ min: 0, max: LAB_SEEDS - 1 }),
        (draft, name, seed) => {
          const read = readLabLink(writeLabLink(draft, { name, seed }));
          expect(read).toEqual({ draft: { ...EMPTY_LAB, rules: draft.rules }, drill: { name, seed }, problems: [] });
        },
      ),
      RUNS,
    );
  });

  test('without a seed is the first drill; faults are named', () => {
    const said = (fragment: string) => {
      const { drill, problems } = readLabLink(fragment);
      return [drill, problems.map(problemInWords).join(' ')];
    };
    expect(said('#/lab?drill=who-wins')).toEqual([{ name: 'who-wins', seed: 0 }, '']);
    expect(said('#/lab?drill=the-nuts&seed=3')[0]).toBeUndefined();
    expect(said('#/lab?drill=the-nuts&seed=3')[1]).toMatch(/“the-nuts”\. Use who-wins or five-that-play\./);
    expect(said('#/lab?drill=who-wins&seed=-1')[0]).toEqual({ name: 'who-wins', seed: 0 });
    expect(said('#/lab?drill=who-wins&seed=1000000')[1]).toMatch(/Use 0 to 999999\./);
  });
});

describe('a line', () => {
  test('reads back as written', () => {
    fc.assert(
      fc.property(drafts, ({ hands: written }) => {
        const line = writeLabLine({ hands: written, rules: LAB_RULES });
        const read = readLabLine(line);
        expect(read.ok && writeLabLine({ hands: read.value, rules: LAB_RULES })).toBe(line);
      }),
      RUNS,
    );
  });

  test('takes any notation', () => {
    for (const line of ['8♣ 8♦ 7♥ 7♠ * v 2c,2d,2h,2s,*', '8c8d7h7s*;2c 2d 2h 2s *', '8c8d7h7s*\r\n\r\n2c2d2h2s*\n']) {
      const read = readLabLine(line);
      expect(read.ok && writeLabLine({ hands: read.value, rules: LAB_RULES })).toBe('8c8d7h7s* v 2c2d2h2s*');
    }
  });

  const FAULTS: [text: string, said: RegExp][] = [
    ['8c8d7h7s*2c', /^Hand 1: .* Remove 2♣/],
    ['8c8d v AhAh', /A♥ is in hand 2 twice/],
    ['8c9x', /9x/],
    [Array(11).fill('Ah').join(' v '), /11 hands is too many/],
    ['Ah'.repeat(1_000), /2000 characters/],
  ];
  for (const [text, said] of FAULTS) {
    test(`${text.slice(0, 20)} is refused`, () => {
      const read = readLabLine(text);
      expect(read.ok ? '' : problemInWords(read.error)).toMatch(said);
    });
  }

  test('any text is read without an exception', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const read = readLabLine(withoutUnfinishedCard(text));
        if (read.ok) expect(read.value.map(completeHand).length).toBeLessThanOrEqual(10);
      }),
      RUNS,
    );
  });
});
