import { expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { price } from '../../src/poker/price';
import type { SpotText } from '../../src/poker/readSpot';
import { offersFor } from '../../src/words/offers';
import { isPriced } from '../../src/table/headline';
import { choiceInWords, decisionInWords, offerInWords } from '../../src/words/price';
import { finish, spot } from '../poker/read';

const WRITE = {
  money: (amount: number) => amount.toFixed(2),
  percent: (probability: number) => `${(100 * probability).toFixed(1)}%`,
};

function offers(text: SpotText, pot: number, call: number): ReturnType<typeof offersFor> {
  return offersFor(finish(answer(spot(text))), pot, call);
}

test('an unknown opponent on the flop: one card, and all in both', () => {
  const found = offers({ hero: 'AhKh', board: '7h3h9c' }, 60, 20);
  expect(found.map(({ buys, isOfOuts }) => [buys, isOfOuts])).toEqual([
    ['one card', true],
    ['all cards', true],
  ]);
  const { improving } = finish(answer(spot({ hero: 'AhKh', board: '7h3h9c' })));
  const [one, all] = found;
  expect(one?.equity).toBe((improving?.chance.hits ?? NaN) / 47);
  expect(all?.equity).toBe((improving?.reached?.hits ?? NaN) / 1081);
  expect(found.map(choiceInWords)).toEqual(['To see one card: fold.', 'If nobody bets again: call.']);
});

test('on the turn one card is all there is; on the river nothing without a known opponent', () => {
  expect(offers({ hero: '4c9c', board: '7d5cKh8c' }, 60, 20).map(({ buys }) => buys)).toEqual(['one card']);
  expect(offers({ hero: '4c9c', board: '7d5cKh8c2h' }, 60, 20)).toEqual([]);
});

test('on the river a known hand wins the bet or loses it, where something is to be called', () => {
  const known = { hero: '4c9c', board: '7d5cKh8c2h', opponents: ['AhAd'] };
  const [lost] = offers(known, 60, 20);
  expect(lost && [decisionInWords(lost.price), offerInWords(lost, WRITE)]).toEqual([
    'Fold.',
    'Pot odds 3.00 : 1, and you cannot win. Break-even equity 25.0%. EV -20.00 per call.',
  ]);
  const [won] = offers({ ...known, board: '7d5cKh8c2c' }, 60, 20);
  expect(won && decisionInWords(won.price)).toBe('Call.');
  const found = finish(answer(spot(known)));
  expect(isPriced(found, {})).toBe(false);
  expect(isPriced(found, { call: 20 })).toBe(true);
  expect(isPriced(found, { bets: [0, 20] })).toBe(true);
});

test('a known opponent: all in, at the equity', () => {
  const [offer, ...others] = offers({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] }, 60, 20);
  expect(others).toEqual([]);
  expect(offer).toEqual({
    buys: 'all cards',
    equity: 244 / 990,
    isOfOuts: false,
    price: price(60, 20, 244 / 990),
  });
  expect(offer && decisionInWords(offer.price)).toBe('Fold, but it is close.');
  expect(offer && offerInWords(offer, WRITE)).toBe(
    'If nobody bets again: pot odds 3.00 : 1, you need 3.06 : 1. Break-even equity 25.0%. EV -0.28 per call. Implied odds: win 1.15 more later and you break even.',
  );
});

test('a player who is all in hears nothing of later bets', () => {
  const [offer] = offers({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] }, 60, 20);
  expect(offer && offerInWords({ ...offer, behind: 0 }, WRITE)).toBe(
    'Pot odds 3.00 : 1, you need 3.06 : 1. Break-even equity 25.0%. EV -0.28 per call.',
  );
});

test('on the river nothing is won later', () => {
  const [offer] = offers({ hero: '4c9c', board: '7d5cKh8c2h', opponents: ['random'] }, 60, 20);
  expect(offer?.buys).toBe('showdown');
  expect(offer && offerInWords(offer, WRITE)).toMatch(/^Pot odds 3\.00 : 1, .* per call\.$/);
});

test('nothing to call has no price', () => {
  expect(offers({ hero: '4c9c', board: '7d5cKh' }, 60, 0)).toEqual([]);
});
