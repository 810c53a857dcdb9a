import { decision } from '#words/hands';
import { problemInWords } from '../../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCard, JOKER_SIGN, type Card } from '../../../src/poker/card';
import { compareHands, parseLabHand, readHands, readRules } from '../../../src/poker/lab/hands';
import { LAB_RULES, recognise, type LabRules } from '../../../src/poker/lab/recognise';
import { DECK } from '../../reference/cards';

const SEED = { seed: 20_260_105 };

function write(hand: readonly Card[]): string {
  return hand.map((card) => formatCard(card)).join(' ');
}

describe('a hand as it is written', () => {
  test.each([
    ['8c 8d 7h 7s *', '8c 8d 7h 7s *'],
    ['8C8D,7♥7♠*', '8c 8d 7h 7s *'],
    ['*10h* * *', '* Th * * *'],
    ['ahkd', 'Ah Kd'],
    ['', ''],
  ])('%j', (text, written) => {
    const hand = parseLabHand(text, { hand: 0 });
    expect(hand.ok && write(hand.value)).toBe(written);
  });

  test.each([
    ['no card', '8c 8d 7h 7x *', 'bad-card', /^Hand 2: “7x” is not a card/],
    ['half a card', '8c 8d 7h 7* *', 'bad-card', /^Hand 2: “7” has no suit/],
    ['a card twice', '8c 8d * 7s 8d', 'duplicate-card', /8♦ is in hand 2 twice/],
    ['a sixth card', '8c 8d 7h 7s * 9h', 'hand-count', /^Hand 2: .* Remove 9♥/],
    ['a sixth wild', '******', 'hand-count', /^Hand 2: .*Remove “\*”/],
    ['far too much', '* '.repeat(20_000), 'bad-card', /^Hand 2: 40000 characters/],
  ])('%s', (_, text, code, said) => {
    const hand = parseLabHand(text, { hand: 1 });
    expect(hand).toMatchObject({ ok: false, error: { code } });
    expect(hand.ok ? '' : problemInWords(hand.error)).toMatch(said);
  });

  test('any hand is read back', () => {
    const hands = fc
      .tuple(fc.uniqueArray(fc.constantFrom(...DECK), { maxLength: 5 }), fc.nat(4), fc.nat(5))
      .map(([cards, at, wilds]) => {
        const stars = Array<string>(Math.min(wilds, 5 - cards.length)).fill(JOKER_SIGN);
        return [...cards.slice(0, at), ...stars, ...cards.slice(at)].join(' ');
      });
    fc.assert(
      fc.property(hands, (text) => {
        const hand = parseLabHand(text, { hand: 0 });
        expect(hand.ok && write(hand.value)).toBe(text);
      }),
      SEED,
    );
  });

  test('any text is a hand or a fault in words', () => {
    const piece = fc.oneof(
      fc.constantFrom(...DECK, JOKER_SIGN, ' ', ',', '10', '♥', '1', 'x'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const hand = parseLabHand(pieces.join(''), { hand: 2 });
        if (!hand.ok) {
          expect(['bad-card', 'duplicate-card', 'hand-count']).toContain(hand.error.code);
          expect(problemInWords(hand.error)).toMatch(/hand 3/i);
          expect(Array.from(problemInWords(hand.error)).length).toBeLessThan(150);
        } else if (hand.value.length === 5) {
          expect(recognise(hand.value, LAB_RULES).best.ranks).toHaveLength(5);
        } else {
          expect(hand.value.length).toBeLessThan(5);
        }
      }),
      { ...SEED, numRuns: 2000 },
    );
  });
});

describe('hands', () => {
  const FULL = '8c 8d 7h 7s *';
  test.each([
    ['none', [], /No hands/],
    ['eleven', Array<string>(11).fill(FULL), /11 hands.*10/],
    ['four cards', [FULL, '8c 8d 7h 7s'], /^Hand 2: .* has 4/],
    ['six cards', [FULL, FULL, '8c 8d 7h 7s * Ac'], /^Hand 3: .* Remove A♣/],
  ])('%s', (_, texts, said) => {
    const hands = readHands(texts);
    expect(hands).toMatchObject({ ok: false, error: { code: 'hand-count' } });
    expect(hands.ok ? '' : problemInWords(hands.error)).toMatch(said);
  });

  test('one to ten, and a card may be in two of them', () => {
    for (const count of [1, 10]) {
      const hands = readHands(Array<string>(count).fill(FULL));
      expect(hands.ok && hands.value.length).toBe(count);
    }
  });
});

describe('rules', () => {
  test('missing rules have their default', () => {
    expect(readRules(undefined)).toEqual({ ok: true, value: LAB_RULES });
    expect(readRules({})).toEqual({ ok: true, value: LAB_RULES });
    expect(readRules({ wild: 'bug', copies: false })).toEqual({
      ok: true,
      value: { wild: 'bug', fiveOfAKind: false, copies: false },
    });
    expect(LAB_RULES).toEqual({ wild: 'any', fiveOfAKind: false, copies: true });
  });

  test.each([
    ['null', null, 'bad-field', /./],
    ['a list', [], 'bad-field', /./],
    ['text', 'bug', 'bad-field', /./],
    ['no such rule', { wilds: 'any' }, 'bad-rule', /wilds/],
    ['no such wild', { wild: 'treys' }, 'bad-rule', /wild.*treys.*deuces/],
    ['a switch as text', { copies: 'true' }, 'bad-rule', /copies.*“true”/],
    ['a switch as a number', { fiveOfAKind: 1 }, 'bad-rule', /fiveOfAKind.*1/],
  ])('%s', (_, value, code, said) => {
    const rules = readRules(value);
    expect(rules).toMatchObject({ ok: false, error: { code } });
    expect(rules.ok ? '' : problemInWords(rules.error)).toMatch(said);
  });

  test('anything is read or refused in a short message', () => {
    const setting = fc.oneof(fc.constantFrom('any', 'bug', 'deuces', true, false), fc.jsonValue());
    const keys = fc.constantFrom('wild', 'fiveOfAKind', 'copies', '__proto__', 'toString', 'toJSON');
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(keys, setting), fc.jsonValue()), (value) => {
        const rules = readRules(value);
        if (rules.ok) expect(Object.keys(rules.value)).toEqual(Object.keys(LAB_RULES));
        else expect(Array.from(problemInWords(rules.error)).length).toBeLessThan(150);
      }),
      { ...SEED, numRuns: 2000 },
    );
  });
});

describe('what decides', () => {
  const on: LabRules = { ...LAB_RULES, fiveOfAKind: true };
  const rows: [over: string, under: string, decidedBy: string, rules?: LabRules][] = [
    ['2c 2d 2h 2s *', '8c 8d 7h 7s *', 'four of a kind beats a full house'],
    ['9c 8d 7h 6s 5c', 'Ac Ad Kh Qs Jc', 'a straight beats a pair'],
    ['2c 2d 3h 4s 5c', 'Ac Kd Qh Js 9c', 'a pair beats high card'],
    ['2c 2d 3h 3s 5c', 'Ac Ad Qh Js 9c', 'two pair beats a pair'],
    ['Kc Qc Jc Tc *', 'Ac Ad Ah As Kc', 'a royal flush beats four of a kind'],
    ['2c 2d 2h 2s *', 'Ac Kc Qc Jc Tc', 'five of a kind beats a royal flush', on],
    ['Ac Ad Ah 2s *', '2c 2d 2h 2s *', 'four of a kind: aces over deuces'],
    ['2c 2d 2h 2s *', '2c 2d 2h * Qs', 'kicker: ace over queen'],
    ['Qc Qd 9h 7s 3c', 'Qh Qs 9c 7d 2c', 'kicker: three over deuce'],
    ['Ac Kd Qh Js 9c', 'Ad Kh Qs Jc 8c', 'kicker: nine over eight'],
    ['Ac Kd Qh Js 9c', 'Kd Qh Js 9c 8c', 'high card: ace over king'],
    ['Kc Kd 9h 7s 3c', 'Qh Qs 9c 7d 2c', 'pair: kings over queens'],
    ['Kc Kd 9h 9s 3c', 'Qh Qs Jc Jd 2c', 'higher pair: kings over queens'],
    ['Kc Kd 9h 9s 3c', 'Kh Ks 8c 8d Ac', 'lower pair: nines over eights'],
    ['Kc Kd 9h 9s 3c', 'Kh Ks 9c 9d 2c', 'kicker: three over deuce'],
    ['Kc Kd * 9s 3c', 'Qh Qs * Ad 2c', 'three of a kind: kings over queens'],
    ['6c 5d 4h 3s 2c', 'Ac 2d 3h 4s 5c', 'straight: six over five'],
    ['Ad Jd 6d 3d *', 'Ah Kh Jh 6h 3h', 'flush, second card: ace over king'],
    ['Ad Kd Jd 6d 3d', 'Qh Jh 7h 6h 3h', 'flush: ace over queen'],
    ['8c 8d 8h 7s 7c', '7h 7d 7s Ac Ad', 'full house: eights over sevens'],
    ['8c 8d 8h 7s 7c', '8c 8d 8h 6s 6c', 'full house, pair: sevens over sixes'],
    ['Ac Kc Qc Jc *', 'Kd Qd Jd Td 9d', 'a royal flush beats a straight flush'],
    ['3c 3d 3h * *', '2c 2d 2h 2s *', 'five of a kind: threes over deuces', on],
  ];
  test.each(rows)('%s v %s: %s', (over, under, decidedBy, rules = LAB_RULES) => {
    const made = (...texts: string[]) => {
      const hands = readHands(texts);
      if (!hands.ok) throw new Error(problemInWords(hands.error));
      const found = compareHands(hands.value, rules);
      return { ...found, ...(found.decidedBy !== undefined && { decidedBy: decision(found.decidedBy) }) };
    };
    expect(made(over, under)).toEqual({ winners: [0], decidedBy });
    // Against several the next best is what was beaten.
    expect(made('7c 5d 4h 3s 2c', under, over, under)).toEqual({ winners: [2], decidedBy });
    expect(made(over, over, over)).toEqual({ winners: [0, 1, 2] });
    expect(made(over)).toEqual({ winners: [0] });
  });
});
