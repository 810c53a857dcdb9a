// Tests what src/words/pots and src/words/callPrice say of the pots that a call is for.
import { expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import { potsSummary } from '../../src/words/pots';
import { integer, seeded } from '../reference/random';

/** The sentence about the price of a call of hero's. */
function priceOf(money: Record<string, unknown>): string {
  const question = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'QsJs'], words: true, ...money };
  const answer = askLine(JSON.stringify(question)) as { words?: { price?: string } };
  return answer.words?.price ?? JSON.stringify(answer);
}

test('pots are named only if somebody is all in', () => {
  expect(priceOf({ pot: 120, bets: [0, 60, 20], call: 60 })).toMatch(/^Pot 120, 60 to call\./);
  expect(priceOf({ pot: 120, bets: [0, 60, 20], call: 60, stacks: [100, 40, 0] })).toMatch(
    /^Pots: main 100, side 80\./,
  );
  expect(priceOf({ pot: 120, call: 60, rake: { percent: 5 } })).toMatch(/^Pot 120, 60 to call\./);
});

test('the summary of any pots is one pot while everybody has chips behind', () => {
  const random = seeded(3);
  for (let run = 0; run < 300; run++) {
    const bets = [0, 0, 0].map(() => integer(random, 0, 60));
    const owed = Math.max(...bets) - bets[0];
    const stacks = bets.map(() => integer(random, 1, 90));
    stacks[0] += owed;
    const pots = [60, 20].map((size) => ({ size, seats: [0, 1], shares: [0.5, 0.5] }));
    expect(potsSummary({ pots }, { bets, call: owed, stacks })).toBe('one pot');
    expect(potsSummary({ pots }, { bets, call: owed, stacks: stacks.with(1 + (run % 2), 0) })).toBe('main 60, side 20');
    expect(potsSummary({ pots }, { bets, call: owed, stacks: stacks.with(0, owed) })).toBe('main 60, side 20');
  }
});
