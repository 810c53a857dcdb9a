import { describe, expect, test } from 'vitest';
import { formatCard } from '../../../../src/poker/card';
import { countEquity } from '../../../../src/poker/plan';
import { countFlopCards, type FlopCard } from '../../../../src/poker/count/exact/flopCards';
import type { SpotText } from '../../../../src/poker/readSpot';
import { DECK, suit, without } from '../../../reference/cards';
import { enumerate } from '../../../reference/equity';
import { seeded, shuffled } from '../../../reference/random';
import { finish, spot } from '../../read';

function flopCards(text: SpotText): readonly FlopCard[] {
  const found = finish(countFlopCards(spot(text)));
  if (found === undefined) throw new Error('not counted');
  return found;
}

/** Decks of few cards, so that the slow way comes to an end: most of two suits, for flushes. */
const DECKS = [1, 2, 3, 4].map((seed) => {
  const random = seeded(seed);
  const red = shuffled(
    random,
    DECK.filter((card) => 'hd'.includes(suit(card))),
    11,
  );
  return shuffled(random, [...red, ...shuffled(random, without(DECK, red), 3)]);
});

describe('the reference finds the same, card by card', () => {
  test.each(DECKS)('any two, of %s %s and so on', (...deck) => {
    const hero = deck.slice(0, 2);
    const left = deck.slice(2);
    const dead = without(DECK, [...hero, ...left]);
    const found = flopCards({ hero: hero.join(''), dead: dead.join('') });
    expect(found).toHaveLength(left.length);
    for (const { card, equity, wins, of } of found) {
      const board = [formatCard(card)];
      const own = enumerate({ players: [hero, 'random'], board, dead });
      expect({ wins, of }).toEqual({ wins: own.players[0].wins, of: own.of });
      expect(equity).toBeCloseTo(own.players[0].share / own.of, 12);
    }
  });

  test.each(DECKS)('two known hands, of %s %s and so on', (...deck) => {
    const hands = [deck.slice(0, 2), deck.slice(2, 4), deck.slice(4, 6)];
    const left = deck.slice(6);
    const dead = without(DECK, [...hands.flat(), ...left]);
    const [hero, ...opponents] = hands.map((hand) => hand.join(''));
    for (const { card, equity, wins, of } of flopCards({ hero, opponents, dead: dead.join('') })) {
      const own = enumerate({ players: hands, board: [formatCard(card)], dead });
      expect({ wins, of }).toEqual({ wins: own.players[0].wins, of: own.of });
      expect(equity).toBeCloseTo(own.players[0].share / own.of, 12);
    }
  });
});

test.each<SpotText>([
  { hero: 'AhKd' },
  { hero: '8h8s', opponents: ['random'] },
  { hero: 'JsTs', dead: '2c' },
  { hero: 'JsTs', opponents: ['AcAd', 'KcQd'] },
])('$hero: every board has five of the cards', (text) => {
  const found = flopCards(text);
  const versus = { ...text, opponents: text.opponents ?? ['random'] };
  const { players, of } = finish(countEquity(spot(versus), { categories: false }));
  const sum = (of: (card: FlopCard) => number) => found.reduce((all, card) => all + of(card), 0) / 5;
  expect(sum(({ wins }) => wins)).toBe(players[0].wins);
  expect(sum(({ of }) => of)).toBe(of);
  expect(sum(({ equity, of }) => equity * of) / of).toBeCloseTo(players[0].equity, 12);
});

test('suits that the hand does not distinguish have equal worth; another eight is the best card', () => {
  const found = new Map(flopCards({ hero: '8h8s' }).map(({ card, equity }) => [formatCard(card), equity]));
  const others: Record<string, string> = { c: 'd', d: 'c', h: 's', s: 'h' };
  for (const [card, equity] of found) {
    expect(found.get(card.charAt(0) + others[suit(card)])).toBeCloseTo(equity, 12);
  }
  const best = [...found].sort(([, a], [, b]) => b - a).map(([card]) => card);
  expect(best.slice(0, 2).sort()).toEqual(['8c', '8d']);
});

test.each<SpotText>([
  { hero: 'AhKd', opponents: ['random', 'random'] },
  { hero: 'AhKd', opponents: ['QQ+'] },
  { hero: 'AhKd', opponents: ['QcQd', 'random'] },
  { hero: 'AA,KK' },
  { hero: 'AhKd', wild: 'joker' },
  { hero: 'AhKd', board: '2c3c4c' },
])('%s is not counted', (text) => {
  expect(finish(countFlopCards(spot(text)))).toBeUndefined();
});
