import { describe, expect, test } from 'vitest';
import { explain, gradeReply, resultOf } from '../../src/drills/drill';
import { askLab, dealLab } from '../../src/drills/lab';
import { LAB_DRILLS } from '../../src/drills/labNames';
import { formatCard, formatCards, JOKER } from '../../src/poker/card';
import { isWild, LAB_RULES, WILD_RULES } from '../../src/poker/lab/recognise';
import { parseLabHand } from '../../src/poker/lab/hands';
import type { Card } from '../../src/poker/card';
import { LONG } from '../long';
import { choicesOf } from '../reference/cards';
import { winnersOf } from '../reference/equity';
import * as reference from '../reference/wild';

function hand(text: string): Card[] {
  const read = parseLabHand(text, 'line');
  if (!read.ok) throw new Error(text);
  return read.value;
}

describe.each(LAB_DRILLS)('%s', (name) => {
  test.each(WILD_RULES)('deals wild cards under %s, the same for a seed each time', (wild) => {
    const rules = { ...LAB_RULES, wild };
    for (let seed = 0; seed < 40; seed++) {
      const drill = dealLab(name, seed, rules);
      expect(dealLab(name, seed, rules).given).toEqual(drill.given);
      const cards = drill.form === 'hands' ? drill.given.hands.flat() : [...drill.given.cards];
      expect(cards.some((card) => isWild(card, rules))).toBe(true);
      const natural = cards.filter((card) => card !== JOKER);
      expect(new Set(natural).size).toBe(natural.length);
      expect(resultOf(drill, undefined)).toMatch(/\.$/);
      expect(explain(drill).length).toBeGreaterThan(0);
      const right =
        drill.form === 'hands'
          ? gradeReply(drill, { form: 'hands', hands: drill.key.winners })
          : gradeReply(drill, { form: 'cards', cards: drill.key.sets[0] });
      expect(right.verdict).toBe('right');
    }
  });
});

test.each(LAB_DRILLS)('%s: the reference finds the same', LONG, (name) => {
  for (const wild of WILD_RULES) {
    const rules = { ...LAB_RULES, wild };
    const best = (cards: readonly Card[]) => Math.max(...reference.versions(cards.map(formatCard), rules));
    for (let seed = 0; seed < 12; seed++) {
      const drill = dealLab(name, seed, rules);
      if (drill.form === 'hands') {
        const numbers = drill.given.hands.map(best);
        expect(drill.key.winners, `${wild}, seed ${seed}`).toEqual(winnersOf(numbers));
      } else {
        const fives = choicesOf(drill.given.cards, 5);
        const numbers = fives.map(best);
        const sets = winnersOf(numbers).map((at) => formatCards([...fives[at]].sort((a, b) => a - b)));
        const found = drill.key.sets.map((five) => formatCards([...five].sort((a, b) => a - b)));
        expect(found.toSorted(), `${wild}, seed ${seed}`).toEqual(sets.toSorted());
      }
    }
  }
});

test('every equally good reading of a wild card is right', () => {
  // The joker is a third king, or the kings are two of three with either jack.
  const drill = askLab('five-that-play', [[...hand('Ks Kh * Jd Js'), ...hand('2c 3d')]], LAB_RULES);
  if (drill.form !== 'cards') throw new Error(drill.form);
  expect(drill.key.made.category).toBe('full house');
  expect(drill.key.sets.map(formatCards)).toEqual(['*KsKhJsJd']);
  const other = askLab('five-that-play', [[...hand('Ks Kh Kd * *'), ...hand('2c 3d')]], LAB_RULES);
  if (other.form !== 'cards') throw new Error(other.form);
  // Four kings with a wild ace.
  expect(other.key.sets.map(formatCards)).toEqual(['**KsKhKd']);
  const say = (text: readonly Card[]) => gradeReply(other, { form: 'cards', cards: text }).verdict;
  expect(say(hand('* * Kd Kh Ks'))).toBe('right');
  expect(say([...hand('* Kd Kh Ks'), ...hand('2c')])).toBe('wrong');
});

test('the lab’s rules judge who wins', () => {
  const hands = [hand('8c 8d 7h 7s *'), hand('2c 2d 2h 2s *')];
  const drill = askLab('who-wins', hands, LAB_RULES);
  if (drill.form !== 'hands') throw new Error(drill.form);
  expect(drill.key.winners).toEqual([1]);
  expect(resultOf(drill, undefined)).toMatch(/four of a kind beats a full house\.$/);
  expect(gradeReply(drill, { form: 'hands', hands: [0] })).toMatchObject({ missed: [1], extra: [0] });
});
