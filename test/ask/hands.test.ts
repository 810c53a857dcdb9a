import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import wildCases from '../cases/wild.json' with { type: 'json' };
import { DECK } from '../reference/cards';
import { ROWS } from '../reference/wild';

interface Answer {
  ok: boolean;
  hands: { category: string; ranks: string; wilds: string[]; best: Record<string, string> }[];
  winners: number[];
  error?: { code: string; message: string };
}

/** An answer as a reader of the output sees it. */
function ask(question: unknown): Answer {
  return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as Answer;
}

test('the contract’s example', () => {
  const hands = ['8c 8d 7h 7s *', '2c 2d 2h 2s *'];
  const answer = ask({ hands, rules: { wild: 'any', fiveOfAKind: false, copies: true } });
  expect(answer).toEqual({
    ok: true,
    hands: [
      {
        category: 'full house',
        ranks: '8 8 8 7 7',
        wilds: ['8h'],
        best: { 'full house': '8 8 8 7 7', 'two pair': '8 8 7 7 A' },
      },
      {
        category: 'four of a kind',
        ranks: '2 2 2 2 A',
        wilds: ['Ac'],
        best: { 'four of a kind': '2 2 2 2 A' },
      },
    ],
    winners: [1],
    decidedBy: 'four of a kind beats a full house',
  });
  expect(ask({ hands })).toEqual(answer);
});

test.each(wildCases.cases.map((row) => [row.hand, row] as const))('listed: %s', (hand, row) => {
  const answer = ask({ hands: [hand], rules: row.rules });
  expect(answer.hands).toMatchObject([{ category: row.category, ranks: row.ranks }]);
  expect(answer.winners).toEqual([0]);
});

test('a pair says whether it is jacks or better, no other hand does', () => {
  const [jacks, tens, twoPair] = ask({
    hands: ['Jc Jd 9h 7s 3c', 'Tc Td 9h 7s 3c', 'Jc Jd 9h 9s 3c'],
  }).hands;
  expect([jacks, tens]).toMatchObject([{ jacksOrBetter: true }, { jacksOrBetter: false }]);
  expect(twoPair).not.toHaveProperty('jacksOrBetter');
});

test('a royal flush is a straight flush, listed separately', () => {
  const [royal] = ask({ hands: ['Ac Kc Qc Jc Tc'] }).hands;
  expect(royal).toEqual({
    category: 'straight flush',
    ranks: 'A K Q J T',
    wilds: [],
    best: { 'royal flush': 'A K Q J T' },
  });
});

test('five wild cards make every category there is', () => {
  const rules = { fiveOfAKind: true };
  const [hand] = ask({ hands: ['*****'], rules }).hands;
  expect(Object.keys(hand.best)).toEqual(ROWS.toReversed());
});

test('a tie has no reason', () => {
  const answer = ask({ hands: ['Ac Kc Qc Jc Tc', 'Ad Kd Qd Jd *', '8c 8d 7h 7s *'] });
  expect(answer.winners).toEqual([0, 1]);
  expect(answer).not.toHaveProperty('decidedBy');
});

describe('errors', () => {
  const FULL = '8c 8d 7h 7s *';
  const rows: [why: string, question: unknown, code: string, said: RegExp][] = [
    ['no hands', { hands: [] }, 'hand-count', /hand/],
    ['eleven hands', { hands: Array<string>(11).fill(FULL) }, 'hand-count', /11.*10/],
    ['four cards', { hands: [FULL, '8c 8d 7h 7s'] }, 'hand-count', /^Hand 2: .*4.*8c 8d 7h 7s/],
    ['six cards', { hands: ['8c 8d 7h 7s * Ac'] }, 'hand-count', /^Hand 1: .*A♣/],
    ['no card', { hands: [FULL, '8c 8d 7h 7x *'] }, 'bad-card', /Hand 2.*7x/],
    ['a card twice', { hands: ['8c 8d 7h 8d *'] }, 'duplicate-card', /8♦.*hand 1/],
    ['hands as text', { hands: FULL }, 'bad-field', /hands/],
    ['a hand is a number', { hands: [FULL, 7] }, 'bad-field', /hands/],
    ['hands are null', { hands: null }, 'bad-field', /hands/],
    ['rules alone', { rules: {} }, 'bad-field', /hands/],
    ['hero as well', { hands: [FULL], hero: 'AhKd' }, 'bad-field', /hero/],
    ['an unknown field', { hands: [FULL], wild: 'deuces' }, 'bad-field', /wild/],
    ['rules as text', { hands: [FULL], rules: 'bug' }, 'bad-field', /rules/],
    ['an unknown rule', { hands: [FULL], rules: { joker: true } }, 'bad-rule', /joker/],
    ['no such wild', { hands: [FULL], rules: { wild: 'joker' } }, 'bad-rule', /wild.*joker/],
    ['text for a switch', { hands: [FULL], rules: { copies: 'true' } }, 'bad-rule', /the text “true”/],
    ['no switch', { hands: [FULL], rules: { copies: 'on' } }, 'bad-rule', /copies.*on/],
    ['a null rule', { hands: [FULL], rules: { copies: null } }, 'bad-rule', /copies.*null/],
  ];
  test.each(rows)('%s', (_, question, code, said) => {
    const answer = ask(question);
    expect(Object.keys(answer).sort()).toEqual(['error', 'ok']);
    expect(answer.ok).toBe(false);
    expect(answer.error?.code).toBe(code);
    expect(answer.error?.message).toMatch(said);
  });

  test('a message quotes at most 40 characters', () => {
    const long = 'ж'.repeat(1000);
    for (const question of [
      { hands: [long] },
      { hands: [FULL], [long]: '' },
      { hands: [FULL], rules: { [long]: true } },
      { hands: [FULL], rules: { wild: long } },
      { hands: [FULL], rules: { copies: [long] } },
    ]) {
      const { message = '' } = ask(question).error ?? {};
      expect(message).toContain('жжж');
      expect(message.match(/ж/g)?.length).toBeLessThanOrEqual(40);
    }
  });

  test('any question about hands is answered', () => {
    const card = fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...DECK, '*') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    );
    const right = fc.uniqueArray(fc.constantFrom(...DECK), { minLength: 3, maxLength: 3 });
    const hand = fc
      .oneof(
        { weight: 9, arbitrary: right.map((cards) => ['*', ...cards, '*']) },
        { weight: 1, arbitrary: fc.array(card, { minLength: 4, maxLength: 6 }) },
      )
      .map((cards) => cards.join(' '));
    const wild = fc.constantFrom('any', 'bug', 'deuces', 'Any', '__proto__', null);
    const on = fc.constantFrom(true, false, true, false, 'on');
    let answers = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: fc.array(hand, { maxLength: 3 }) }, fc.jsonValue()),
        fc.option(fc.record({ wild, fiveOfAKind: on, copies: on }, { requiredKeys: [] }), {
          nil: undefined,
        }),
        (hands, rules) => {
          const { ok, error, winners } = ask({ hands, rules });
          if (ok) answers++;
          expect(ok ? winners.length > 0 : Array.from(error?.message ?? '').length < 200).toBe(true);
        },
      ),
      { seed: 20_260_106, numRuns: 2000 },
    );
    expect(answers).toBeGreaterThan(100);
  });
});
