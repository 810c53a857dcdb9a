/** @module-tag long */
import { madeName } from '#words/hands';
import { problemInWords } from '../../../src/words/problems';
import { describe, expect, test } from 'vitest';
import { formatCard, RANKS, JOKER_SIGN, type Card } from '../../../src/poker/card';
import { compareHands, parseLabHand } from '../../../src/poker/lab/hands';
import {
  LAB_CATEGORIES,
  LAB_RULES,
  recognise,
  recogniseBest,
  WILD_RULES,
  type LabCategory,
  type LabRules,
  type Made,
} from '../../../src/poker/lab/recognise';
import wildCases from '../../cases/wild.json' with { type: 'json' };
import { DECK } from '../../reference/cards';
import { integer, seeded, shuffled, type Random } from '../../reference/random';
import * as reference from '../../reference/wild';

function hand(text: string): Card[] {
  const cards = parseLabHand(text, 'line');
  if (!cards.ok) throw new Error(problemInWords(cards.error));
  return cards.value;
}

/** Ranks alone, in suits that make no flush: `'K K * 10 5'`. */
function rainbow(text: string): Card[] {
  const ranks = text.split(' ');
  const times = (at: number) => ranks.slice(0, at).filter((rank) => rank === ranks[at]).length;
  return hand(
    ranks
      .map((rank, at) => {
        if (rank === '*') return rank;
        const alone = ranks.filter((other) => other === rank).length === 1;
        return `${rank}${'cdhs'.charAt(alone ? at % 4 : times(at))}`;
      })
      .join(' '),
  );
}

function said({ ranks }: Made): string {
  return ranks.map((rank) => RANKS.charAt(rank)).join(' ');
}

const ANY: LabRules = LAB_RULES;
const NO_COPIES: LabRules = { ...ANY, copies: false };
const BUG: LabRules = { wild: 'bug', fiveOfAKind: false, copies: false };

describe('every substitution tried', () => {
  const EVERY_RULES = WILD_RULES.flatMap((wild) =>
    [true, false].flatMap((fiveOfAKind) => [true, false].map((copies): LabRules => ({ wild, fiveOfAKind, copies }))),
  );
  /** Of 3,000 hands this many have this many cards that are or may be wild. */
  const HANDS = [300, 1200, 1330, 153, 15, 2];

  /** Neighbouring ranks, one suit or few ranks as often as any cards; wilds are stars or deuces. */
  function deal(random: Random, wilds: number): string[] {
    const above = DECK.filter((card) => !card.startsWith('2'));
    const start = integer(random, 0, 7);
    const near = `A${RANKS}`.slice(start, start + 6);
    const few = shuffled(random, [...RANKS], 4);
    const decks = [
      above,
      above.filter((card) => card.endsWith('h')),
      above.filter((card) => near.includes(card.charAt(0))),
      above.filter((card) => near.includes(card.charAt(0)) && /[hd]/.test(card)),
      above.filter((card) => few.includes(card.charAt(0))),
    ];
    const deck = decks[integer(random, 0, decks.length - 1)];
    const stars = Array.from({ length: wilds }, () => random() < 0.7).filter(Boolean).length;
    const deuces = Math.min(4, wilds - stars);
    const cards = shuffled(random, deck, Math.min(5 - wilds, deck.length));
    const others = shuffled(
      random,
      above.filter((card) => !cards.includes(card)),
      5 - wilds - cards.length,
    );
    return shuffled(random, [
      ...cards,
      ...others,
      ...shuffled(random, ['2c', '2d', '2h', '2s'], deuces),
      ...Array<string>(wilds - deuces).fill(JOKER_SIGN),
    ]);
  }

  const random = seeded(20_260_104);
  const hands = HANDS.flatMap((count, wilds) => Array.from({ length: count }, () => deal(random, wilds)));

  /** The problem with the cards that the wilds represent; nothing without one. */
  function fault(written: readonly string[], made: Made, rules: LabRules): string | undefined {
    const held = written.filter((card) => !reference.isWild(card, rules));
    const wilds = made.wilds.map(formatCard);
    if (held.length + wilds.length !== 5) return 'not one card for each wild';
    const full = [...held, ...wilds];
    const number = reference.valueOf(full);
    const row = reference.ROWS[reference.rowOf(number)];
    if (row !== made.category) return `${full.join(' ')} is ${row}`;
    if (reference.ranksOf(number) !== said(made)) return `${full.join(' ')} reads otherwise`;
    if (!rules.copies && row !== 'five of a kind' && new Set(full).size < 5) return 'a copy';
    const fourAcesAndAKing = held.every((card) => card.startsWith('A')) && !rules.fiveOfAKind;
    if (rules.wild === 'bug' && !(row === 'four of a kind' && fourAcesAndAKing)) {
      const completes = /straight|flush/.test(row);
      if (!completes && !wilds.every((card) => card.startsWith('A'))) return 'no bug may be that';
    }
    return undefined;
  }

  test.each(EVERY_RULES)('agrees on 3,000 hands: %j', (rules) => {
    const wrong: string[] = [];
    for (const written of hands) {
      const cards = hand(written.join(' '));
      const { best, versions } = recognise(cards, rules);
      const found = Array.from(versions, ([row, made]) => `${row} ${said(made)}`);
      const numbers = reference.versions(written, rules);
      const due = numbers.map((number) => `${reference.ROWS[reference.rowOf(number)]} ${reference.ranksOf(number)}`);
      const [bestDue] = due;
      const bestSaid = `${best.category} ${said(best)}`;
      const bestWrong = bestSaid !== bestDue.replace('royal', 'straight');
      if (bestWrong || found.join('; ') !== due.join('; ')) {
        wrong.push(`${written.join(' ')}: ${bestSaid}; ${found.join('; ')} for ${due.join('; ')}`);
      }
      for (const [row, made] of versions) {
        const why = row === made.category ? fault(written, made, rules) : 'in another row';
        if (why !== undefined) wrong.push(`${written.join(' ')}, ${row}: ${why}`);
      }
      if (String(recogniseBest(cards, rules).ranks) !== String(best.ranks)) {
        wrong.push(`${written.join(' ')}: the best alone is another`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  test.each(EVERY_RULES)('the same hands win: %j', (rules) => {
    const fromAll = seeded(7);
    for (let round = 0; round < 150; round++) {
      const some = shuffled(fromAll, hands.slice(20 * round, 20 * round + 20), 1 + (round % 10));
      const numbers = some.map((written) => reference.versions(written, rules)[0]);
      const winners = some.flatMap((_, at) => (numbers[at] === Math.max(...numbers) ? [at] : []));
      const found = compareHands(
        some.map((written) => hand(written.join(' '))),
        rules,
      );
      expect(found.winners).toEqual(winners);
      expect('decidedBy' in found).toBe(winners.length === 1 && some.length > 1);
    }
  });
});

test.each(wildCases.cases.map((row) => [row.hand, row] as const))('listed: %s', (text, row) => {
  const { best } = recognise(hand(text), row.rules as LabRules);
  expect({ category: best.category, ranks: said(best) }).toEqual({
    category: row.category,
    ranks: row.ranks,
  });
});

describe('as players read them', () => {
  const rows: [ranks: string, category: LabCategory, version: string | undefined][] = [
    ['8 8 7 7 *', 'full house', '8 8 8 7 7'],
    ['8 8 7 * *', 'full house', '8 8 8 7 7'],
    ['8 7 * * *', 'full house', '8 8 8 7 7'],
    ['8 * * * *', 'full house', 'A A A 8 8'],
    ['* * * * *', 'full house', 'A A A K K'],
    ['* * * * *', 'straight', 'A K Q J T'],
    ['* * * * *', 'straight flush', 'K Q J T 9'],
    ['* * * * *', 'royal flush', 'A K Q J T'],
    ['J 10 8 * *', 'straight', 'Q J T 9 8'],
    ['Q J * * *', 'straight', 'A K Q J T'],
    ['9 * 7 * 5', 'straight', '9 8 7 6 5'],
    ['A 2 * 4 5', 'straight', '5 4 3 2 A'],
    ['8 6 4 2 *', 'straight', undefined],
    ['K K K * 4', 'three of a kind', 'K K K A 4'],
    ['K K K * 4', 'four of a kind', 'K K K K 4'],
    ['K K * 10 5', 'three of a kind', 'K K K T 5'],
    ['K 6 6 * 3', 'two pair', 'K K 6 6 3'],
    ['K 6 6 * 3', 'three of a kind', '6 6 6 K 3'],
    ['K Q J 10 *', 'high card', 'K Q J T 8'],
  ];
  test.each(rows)('%s, the best %s: %s', (text, category, version) => {
    const made = recognise(rainbow(text), ANY).versions.get(category);
    expect(made && said(made)).toBe(version);
  });

  const bests: [text: string, rules: LabRules, name: string, wilds: string][] = [
    ['8c 8d 7h 7s *', ANY, 'eights full of sevens', '8h'],
    ['Ad Jd 6d 3d *', ANY, 'double-ace flush', 'Ad'],
    ['Ad Jd 6d 3d *', NO_COPIES, 'ace-high flush', 'Kd'],
    ['Kd 9d 6d * *', ANY, 'double-ace flush', 'Ad Ad'],
    ['Kd Kc Ks * 4d', ANY, 'four kings', 'Kh'],
    ['Kd 6d 6c * 3c', ANY, 'three sixes', '6h'],
    ['2c 2d 2h 2s *', ANY, 'four deuces', 'Ac'],
    ['2c 2d 2h 2s *', { ...ANY, fiveOfAKind: true }, 'five deuces', '2c'],
    ['Ac Ad Ah As *', BUG, 'four aces', 'Kc'],
    ['Ac Ad Ah * *', BUG, 'four aces', 'As Kc'],
    ['Ac Ad Ah As *', { ...BUG, fiveOfAKind: true }, 'five aces', 'Ac'],
    ['Kc Kd 7h 7s *', BUG, 'two pair, kings and sevens', 'Ac'],
    ['Kc Qd * 9h *', BUG, 'king-high straight', 'Jc Tc'],
    ['Ts Js Qs Ks *', BUG, 'royal flush', 'As'],
    ['2c 3c 4c 5c 6c', { ...ANY, wild: 'deuces' }, 'seven-high straight flush', '7c'],
    ['Ac 2d 3h 4s 5c', { ...ANY, wild: 'deuces' }, 'five-high straight', '2d'],
    ['2s 2d * 9h 5c', { ...ANY, wild: 'deuces' }, 'four nines', '9c 9d 9s'],
  ];
  test.each(bests)('%s, %j: %s', (text, rules, name, wilds) => {
    const { best } = recognise(hand(text), rules);
    expect(madeName(best)).toBe(name);
    expect(best.wilds.map(formatCard).join(' ')).toBe(wilds);
  });

  test('three aces on top of a flush', () => {
    const { best, versions } = recognise(hand('Ad 8d 3d * *'), ANY);
    expect(said(best)).toBe('A A A 8 3');
    expect(madeName(best)).toBe('triple-ace flush');
    expect(versions.get('flush')).toEqual(best);
  });

  test('a royal flush is a straight flush by name, and has a separate row', () => {
    const { best, versions } = recognise(hand('Ah Kh Qh Jh *'), ANY);
    expect([best.category, madeName(best)]).toEqual(['straight flush', 'royal flush']);
    expect(versions.get('royal flush')?.category).toBe('royal flush');
    expect(versions.has('straight flush')).toBe(false);
    expect([...versions.keys()]).toEqual(['royal flush', 'flush', 'straight', 'pair', 'high card']);
  });

  test('a pair says whether it is jacks or better, and nothing else does', () => {
    const pair = (text: string) => recognise(hand(text), ANY).versions.get('pair')?.jacksOrBetter;
    expect([pair('Jc Jd 9h 7s 3c'), pair('Tc Td 9h 7s 3c')]).toEqual([true, false]);
    expect(recognise(hand('Jc Jd 9h 9s 3c'), ANY).best).not.toHaveProperty('jacksOrBetter');
  });

  test('ten rows run from a pair to five of a kind', () => {
    expect(LAB_CATEGORIES).toEqual(reference.ROWS.slice(1));
  });

  test('a hand has five cards', () => {
    expect(() => recognise(hand('Ac *'), ANY)).toThrow(RangeError);
  });
});
