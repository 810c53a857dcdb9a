import { describe, expect, test } from 'vitest';
import type { Opening } from '../../src/poker/answer';
import { countFlops, goodFlops, wantedFlops } from '../../src/poker/flops';
import { flopsInWords, ordinal } from '#words/numbers';
import { figuresOf } from '../../src/words/answer';
import { flopCardReason, openingSentence, openingStanding } from '../../src/words/ranges';
import { cards, finish, spot } from '../poker/read';

function openingOf(hero: string): Opening {
  const own = spot({ hero });
  const flops = finish(countFlops(own, 0));
  const { hero: player } = own;
  return { flops, good: goodFlops(player, flops), wanted: wantedFlops(player, flops) };
}

describe('the flops that a hand waits for', () => {
  test.each([
    ['8h8s', 'set or better', 2_352],
    // 2,145 flush draws, 165 flushes, and a full house or four of a kind on 20 flops.
    // Queen, jack and ten make a straight on 64 flops: ten of them have two hearts or three.
    ['AhKh', 'flush draw or better', 2_145 + 165 + 20 + 54],
    ['7h2h', 'flush draw or better', 2_145 + 165 + 20],
    // Eight outs or more, a straight, and the 20.
    ['JhTd', 'straight or eight outs', 2_284 + 256 + 20],
    ['5h4d', 'straight or eight outs', 2_284 + 256 + 20],
    ['AhKd', 'pair or better', 6_356 + 64],
    ['9h2d', 'pair or better', 6_356],
  ])('%s: %s', (hero, name, hits) => {
    expect(openingOf(hero).wanted).toMatchObject({ name, hits, of: 19_600 });
  });

  test('a range and any two cards wait for a pair or better', () => {
    expect(openingOf('TT+, AKs').wanted.name).toBe('pair or better');
    expect(openingOf('random').wanted.name).toBe('pair or better');
  });
});

test.each([
  ['8h8s', 'About one flop in eight brings a set or better. About seven flops in eight bring an overcard.'],
  ['AhAs', 'About one flop in eight brings a set or better. No overcard can come.'],
  ['JsTs', 'About one flop in eight brings a flush draw or better, and about one flop in three a pair or better.'],
  ['9h2d', 'About one flop in three brings a pair or better.'],
  ['random', 'About one flop in three brings a pair or better.'],
])('%s in a sentence', (hero, sentence) => {
  expect(openingSentence(spot({ hero }).hero, openingOf(hero))).toBe(sentence);
});

test.each([
  ['8h8s', 'Pocket eights: 7th of 169 against any two'],
  ['TdJd', 'Jack-ten suited: 45th of 169 against any two'],
  ['AhKd', 'Ace-king offsuit: 12th of 169 against any two'],
  ['TT+', 'Your range, before the flop'],
  ['random', 'Any two cards, before the flop'],
])('%s above the figures', (hero, standing) => {
  expect(openingStanding(spot({ hero }).hero, openingOf(hero))).toBe(standing);
});

test('figures: the equity, if there is one, and the flops', () => {
  const opening = openingOf('8h8s');
  const answer = { street: 'preflop', unseen: 50, players: [{ categories: [] }], of: 1 } as const;
  const labels = (own: Opening) =>
    figuresOf(spot({ hero: '8h8s' }), { ...answer, opening: own }, '').rows.map(({ label }) => label);
  expect(labels({ ...opening, equity: 0.69 })).toEqual(['equity against any two', 'set or better on the flop']);
  expect(labels(opening)).toEqual(['set or better on the flop']);
});

test('a card on the flop', () => {
  const [eight, ace] = cards('8dAs');
  const alone = spot({ hero: '8h8s' });
  expect(flopCardReason(alone, eight, '92.1%')).toBe('on the flop makes a set: 92.1% against any two.');
  expect(flopCardReason(alone, ace, '60%')).toBe('on the flop: 60% against any two.');
  expect(flopCardReason(spot({ hero: 'AhKd', opponents: ['QcQd'] }), ace, '80%')).toBe(
    'on the flop makes a pair: 80% equity.',
  );
});

test('shares and places', () => {
  expect(flopsInWords({ hits: 0, of: 9 })).toBe('no flop');
  expect(flopsInWords({ hits: 1, of: 100 })).toBe('hardly any flop');
  expect(flopsInWords({ hits: 99, of: 100 })).toBe('nearly every flop');
  expect(flopsInWords({ hits: 9, of: 9 })).toBe('every flop');
  expect([1, 2, 3, 4, 11, 12, 21, 112, 169].map(ordinal).join()).toBe('1st,2nd,3rd,4th,11th,12th,21st,112th,169th');
});
