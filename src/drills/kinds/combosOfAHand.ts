import { blockingCards, solveCount, type CountGiven, type CountKey } from '../counting';
import { board, DEAD, HOLE, optional, RANGE } from '../fields';
import { kind } from '../kind';

export const combosOfAHand = kind<'combos of a hand', 'number', CountGiven, CountKey>({
  name: 'combos of a hand',
  many: 'hands to count',
  level: 'counting',
  form: 'number',
  fields: { range: RANGE, board: board(3, 4, 5), hero: optional(HOLE), dead: DEAD },
  deal: () => undefined,
  // eslint-disable-next-line require-yield
  *solve(given) {
    return solveCount(given);
  },
  isFair: (given, { combos, of }) => combos > 0 && combos < of && blockingCards(given).length > 0,
  question: ({ range: { text } }) => `They hold ${text}. How many combos are left?`,
  allowed: () => ({ right: 0, near: 0 }),
  grade: () => ({ verdict: 'right', verdicts: new Map(), clean: true }),
  explain: () => [],
  writeKey: (_, { combos, of }) => ({ combos, of }),
});
