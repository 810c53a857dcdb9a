// The names of cards, hands and chances in every language: src/words/{en,es,pt,zh}/{cards,hands,made,numbers}.ts.
import { describe, expect, test } from 'vitest';
import { DECK, JOKER } from '../../src/poker/card';
import { WILD_STRENGTHS, type Strength } from '../../src/poker/category';
import { parseLabHand } from '../../src/poker/lab/hands';
import { LAB_RULES, recognise } from '../../src/poker/lab/recognise';
import * as en from '#language/en';
import * as es from '#language/es';
import { isNamedAlike } from '../../src/words/hands';
import * as pt from '#language/pt';
import * as zh from '#language/zh';

const ALL = { en, es, pt, zh };
const STRENGTHS = Array.from({ length: WILD_STRENGTHS }, (_, index) => (index + 1) as Strength);

describe.each(Object.entries(ALL))('in %s', (_, { cards, hands, numbers }) => {
  test('hands have one name exactly where only kickers differ', () => {
    const names = STRENGTHS.map(hands.handName);
    STRENGTHS.slice(1).forEach((strength, before) => {
      expect(names[before] === names[before + 1]).toBe(isNamedAlike(strength, STRENGTHS[before]));
    });
    // 1,277 + 1,277 hands with nothing or a flush have as many names as a highest card, from seven up.
    expect(new Set(names).size).toBe(8 + 13 + 78 + 13 + 10 + 8 + 156 + 13 + 10 + 13);
    for (const name of [...names, ...STRENGTHS.map(hands.aHand), ...STRENGTHS.map(hands.handNameWithKicker)]) {
      expect(name).not.toMatch(/undefined|^\s|\s$/);
    }
  });

  test('each card has its own name', () => {
    const all = [...DECK, JOKER];
    for (const name of [cards.cardName, cards.theCard, cards.cardSymbol]) {
      expect(new Set(all.map(name)).size).toBe(53);
    }
  });

  test('chances have words', () => {
    const texts = Array.from({ length: 101 }, (_, hits) => ({ hits, of: 100 })).flatMap((chance) => [
      numbers.chanceInWords(chance),
      numbers.flopsInWords(chance),
    ]);
    for (const text of texts) expect(text).not.toMatch(/undefined|\d(?!\d?\s?%)/);
  });
});

test.each([
  ['AhAd4h3h*', 'three aces', 'trío de ases', 'trinca de ases', '三条A'],
  ['Ah*9h3h2h', 'double-ace flush', 'color al as con dos ases', 'flush de ás com dois ases', 'A高同花（两张A）'],
  ['AhKhQhJhTh', 'royal flush', 'escalera real', 'royal flush', '皇家同花顺'],
  ['8h8d7h7s*', 'eights full of sevens', 'full de ochos y sietes', 'full house de oitos com setes', '8带7葫芦'],
])('%s in the lab: %s', (text, ...names) => {
  const hand = parseLabHand(text, 'line');
  if (!hand.ok) throw new Error(text);
  const { best } = recognise(hand.value, LAB_RULES);
  expect(Object.values(ALL).map(({ hands }) => hands.madeName(best))).toEqual(names);
});
