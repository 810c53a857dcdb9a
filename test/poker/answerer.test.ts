import { expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { answerer } from '../../src/poker/answerer';
import { countEquity } from '../../src/poker/plan';
import { finish, spot } from './read';

test.each([
  ['outs against a known hand', { hero: '4c9c', board: '7d5cKh8c', opponents: ['AhKd'] }],
  ['outs against any two', { hero: '4c9c', board: '7d5cKh', opponents: ['random'] }],
  ['nobody else', { hero: '4c9c', board: '7d5cKh' }],
  ['a range', { hero: 'TT+', board: '7d5cKh', opponents: ['AhKd'] }],
  ['the river', { hero: '4c9c', board: '7d5cKh8c2c', opponents: ['AhKd'] }],
])('an answer is made from its equity: %s', (_, asked) => {
  const read = spot(asked);
  expect(answerer(read)(finish(countEquity(read)))).toEqual(finish(answer(read)));
});
