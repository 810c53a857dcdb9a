import { describe, expect, test } from 'vitest';
import { countMoney, type Money } from '../../src/poker/money/money';
import type { Stakes } from '../../src/poker/money/stakes';
import type { SpotText } from '../../src/poker/readSpot';
import * as pots from '../../src/words/en/pots';
import * as price from '../../src/words/en/price';
import { judge } from '../../src/poker/money/verdict';
import * as words from '../../src/words/pots';
import { verdictInWords } from '../../src/words/price';
import { integer, seeded, shuffled } from '../reference/random';
import { DECK } from '../reference/cards';
import { finish, spot } from '../poker/read';
import { LONG } from '../long';

function money(text: SpotText, stakes: Stakes): Money {
  return finish(countMoney(spot(text), stakes));
}

const DRAWN = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'JsTs'] };
const SIDE = { pot: 300, bets: [0, 80, 160], call: 160, stacks: [200, 0, 0] };
const BUBBLE = {
  pot: 1500,
  ...{ bets: [0, 1000], stacks: [3800, 0], others: [800, 1900], payouts: [50, 30, 20] },
};

describe('the verdict names what changed the price', () => {
  test('hero is behind in the main pot, and far ahead in the side pot', () => {
    const found = money(DRAWN, SIDE);
    expect(words.reasonInWords(found)).toBe(
      'Behind in the main pot and far ahead in the side pot: together 43.9% of 460, and a call needs 34.8%.',
    );
    expect(words.potsSummary(found, SIDE)).toBe('main 300, side 160');
    const [main, side] = found.pots ?? [];
    expect(main && words.contendersInWords(main, { opponents: 2 })).toBe('all three can win it');
    expect(side && words.contendersInWords(side, { opponents: 2 })).toBe('you and opponent 2');
  });

  test('one pot keeps its pot odds', () => {
    const found = money({ ...DRAWN, opponents: ['7c7d'] }, { pot: 60, call: 20 });
    expect(words.reasonInWords(found)).toBe('Pot odds 3 : 1: a call needs 25.0%, and you have 24.6% of 80.');
    expect(words.potsSummary(found, { pot: 60, call: 20 })).toBe('one pot');
  });

  test('a pot that hero has not matched counts, and so does the rake', () => {
    const found = money(DRAWN, {
      bets: [50, 250, 250],
      call: 50,
      stacks: [50, 0, 0],
      rake: { percent: 5, cap: 3 },
    });
    expect(words.reasonInWords(found)).toBe(
      'Pot odds 4.97 : 1: a call needs 16.8%, and you have 25.5% of 298.5. You cannot win the side pot of 300: you have not matched it. The rake takes 3.',
    );
  });

  test('a pot of hero’s alone is named', () => {
    const found = money(DRAWN, { bets: [20, 40, 60], folded: [90], call: 30, stacks: [30, 0, 0] });
    expect(found.pots?.map(({ seats }) => seats)).toEqual([[0, 1, 2], [0, 2], [2]]);
    const lone = money(DRAWN, { bets: [60, 40, 20], folded: [90, 90], call: 0 });
    expect(words.reasonInWords(lone)).toBe('');
    expect(lone.pots?.map((pot) => words.contendersInWords(pot, { opponents: 2 }))).toEqual([
      ...['all three can win it', 'you and opponent 1', 'yours alone'],
    ]);
    expect([0, 1, 2].map((at) => words.potName(at, 3))).toEqual([...['Main pot', 'Side pot 1', 'Side pot 2']]);
  });

  test('a plain pot reads as ever, several pots give their reason, and a tournament goes by prizes', () => {
    const plain = { pot: 60, call: 20 };
    const alone = money({ ...DRAWN, opponents: ['7c7d'] }, plain);
    expect(words.detailsInWords(alone, plain, 'flop')).toEqual([
      'Pot odds 3 : 1, you need 3.06 : 1. Break-even equity 25.0%. EV −0.28 per call. Implied odds: win 1.2 more later and you break even.',
    ]);
    const within = (stacks: number[]) => {
      const own = { pot: 60, bets: [20, 40], call: 20, stacks };
      const found = money({ ...DRAWN, opponents: ['7c7d'] }, own);
      return words.detailsInWords(found, own, 'flop').join(' ');
    };
    expect(within([60, 5])).toMatch(/EV −0\.28 per call\. Implied odds: win 1\.2 more later/);
    expect(within([60, 1.15])).toMatch(/win 1\.15 more later/);
    expect(within([20.5, 5])).toMatch(
      /per call\. No implied odds: you need 1\.2 more later, and the stacks hold 0\.5\.$/,
    );
    expect(within([20, 5])).toMatch(/EV −0\.28 per call\.$/);
    expect(within([60, 0])).toMatch(/EV −0\.28 per call\.$/);
    const several = words.detailsInWords(money(DRAWN, SIDE), SIDE, 'flop');
    expect(several).toEqual([expect.stringMatching(/^Behind in the main pot and far/)]);
    const late = { pot: 300, bets: [0, 160, 80], call: 160 };
    expect(words.detailsInWords(money(DRAWN, late), late, 'flop')[1]).toMatch(
      /^Opponent 2 has not called yet, and can win only what they have matched\.$/,
    );
    const bubble = money({ hero: 'QsTs', opponents: ['AcJd'] }, BUBBLE);
    expect(words.detailsInWords(bubble, BUBBLE, 'preflop')[0]).toMatch(/^Chips need 40\.0%, the prize money needs /);
  });

  test('second is not ahead', () => {
    const found = money(
      { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'QsQd', 'Tc8c'] },
      { pot: 170, bets: [20, 30, 60, 60], stacks: [200, 0, 0, 0], call: 40 },
    );
    const [main] = found.pots ?? [];
    expect(main?.shares.indexOf(Math.max(...(main?.shares ?? [])))).not.toBe(0);
    expect(words.reasonInWords(found)).toMatch(
      /^More than an equal share in the main pot \(but opponent 1 has \d\d\.\d%\) and far ahead in the side pot: /,
    );
  });

  test('dead money is named', () => {
    expect(words.deadMoneyInWords(SIDE)).toBe('60 in the pot is dead money: it goes to the main pot.');
    expect(words.deadMoneyInWords({ ...SIDE, folded: [60] })).toBe('');
    expect(words.deadMoneyInWords({ pot: 60 })).toBe('');
  });

  test('uncalled money is named, and so are players who have still to call', () => {
    const stakes = { bets: [20, 60, 30], call: 40 };
    const { uncalled } = money(DRAWN, { bets: [20, 90, 30], call: 40 });
    expect(uncalled && words.uncalledInWords(uncalled, { opponents: 2 })).toBe(
      '30 comes back to opponent 1: nobody has matched it.',
    );
    expect(words.stillToCallInWords(stakes, 40)).toMatch(
      /^Opponent 2 has not called yet, and can win only what they have matched\.$/,
    );
    expect(words.stillToCallInWords({ ...stakes, stacks: [40, 0, 0] }, 40)).toBe('');
    expect(words.stillToCallInWords({ pot: 60 }, 20)).toBe('');
  });
});

describe('players behind', () => {
  const inWords = (text: SpotText, stakes: Stakes) => words.detailsInWords(money(text, stakes), stakes, 'flop');
  const FLOP = { hero: '6s7h', board: 'KsKd2s', opponents: ['As9h', 'Kc7c', '4sAc'] };
  const STAKES = { pot: 142.5, bets: [5, 17.5, 5, 35], stacks: [90, 0, 17.5, 300], call: 30 };

  test('neither call nor fold if it depends on them', () => {
    expect(inWords(FLOP, STAKES)).toEqual([
      'If opponent 2 folds: you have 23.6% of the 172.5 you can win against opponent 1 and opponent 3, and a call needs 17.4%.',
      'If they call: you have 3.5% of the 190 you can win against all three, and a call needs 15.8%.',
      'EV +10.77 if opponent 2 folds, −23.4 if they call.',
    ]);
  });

  test('two with names are named, more are counted', () => {
    const two = { opponents: 3, names: ['Ann', 'Ben', undefined] };
    expect(price.dependsOnPlayers([1, 2], two)).toBe('Depends on Ann and Ben.');
    expect(price.dependsOnPlayers([2, 3], two)).toBe('Depends on the two players still to act.');
    expect(price.dependsOnPlayers([3], two)).toBe('Depends on opponent 3.');
    expect(price.dependsOnPlayers([1, 2, 3], two)).toBe('Depends on the three players still to act.');
    expect(pots.ifTheyFold([1, 2], two, 'Rest.')).toBe('If Ann and Ben fold: rest.');
  });

  test('get one verdict if both prices agree', () => {
    const text = { hero: '9c4c', board: '7c5cThKd4s' };
    const opponents = ['Ah2c', 'Ac5d', 'Kh4h', 'Kc6h'];
    const stakes = {
      ...{ pot: 130, bets: [0, 20, 0, 5, 20], call: 20 },
      stacks: [200, 300, 10, 10, 100],
    };
    const reasons = inWords({ ...text, opponents }, stakes);
    expect(reasons[2]).toBe('EV −20 if the two players behind fold, −20 if they call.');
    expect(reasons[0]).toBe(
      'If the two players behind fold: you have 0.0% against opponent 1 and opponent 4, and a call needs 13.3%.',
    );
  });

  test('a player whose stack is not known is named separately', () => {
    const reasons = inWords(FLOP, { ...STAKES, stacks: [90, undefined, 17.5, 300] });
    expect(reasons.at(-1)).toBe('Opponent 1 has not called yet, and can win only what they have matched.');
  });

  test('sampled equities carry how exact they are', { ...LONG, timeout: 120_000 }, () => {
    const asked = { hero: 'AhKh', opponents: ['TT+', 'QJs,T9s', 'random', '88-22'] };
    const stakes = { pot: 11, bets: [1, 3, 2, 2, 3], stacks: [9, 9, 9, 9, 9] };
    const reasons = inWords(asked, stakes);
    expect(reasons[1]).toMatch(/^If they call: you have \d\d\.\d% \(simulated, ±0\.\d\d points\) against all four/);
  });

  test('a tournament counts both cases in prizes', () => {
    const stakes = { ...STAKES, payouts: [50, 30, 20], others: [40] };
    const reasons = inWords(FLOP, stakes);
    expect(reasons[2]).toMatch(/^EV [+−][\d.]+ in prizes if /);
    for (const [at, start] of ['If opponent 2 folds: ', 'If they call: '].entries()) {
      expect(reasons[at].startsWith(`${start}a call is worth `)).toBe(true);
    }
  });
});

describe('runs', () => {
  test('keep the average, and make the standard deviation smaller', () => {
    const { runs, returns } = money(DRAWN, { ...SIDE, runs: 2 });
    if (runs === undefined) throw new Error('no runs');
    expect(words.swingInWords(runs, returns?.[0])).toBe(
      'Same average, 201.86. Run twice, the standard deviation falls from 163.4 to 113.54.',
    );
    expect(words.runsWonLabels(runs).none).toBe('win neither');
    expect([undefined, 2 as const, 3 as const].map(words.runsSummary)).toEqual([...['once', 'twice', 'three times']]);
  });

  test('need no standard deviation', () => {
    const { runs } = money({ hero: 'AhKh', board: 'QsJsTs2c', opponents: ['AdKd'] }, { runs: 3 });
    expect(runs && words.swingInWords(runs, undefined)).toBe(
      'Same average, and a standard deviation of 0: every run brings the same.',
    );
  });
});

describe('what is simulated', () => {
  /** An equity as if deals had been drawn. */
  const drawn = (equity: number) => {
    const players = [equity, 1 - equity].map((own) => ({
      ...{ equity: own, wins: 1000 * own, ties: 0, halfWidth: 0.02, tiesHalfWidth: 0.01 },
    }));
    return { equity: { players, of: 1000, samples: 1000 } };
  };
  const asked = spot({ hero: 'QsTs', opponents: ['AcJd'] });
  const facts = {
    ...({ street: 'preflop', opponents: 1, isNuts: false, hasOuts: true, canRaise: true, isAllIn: false } as const),
  };
  const verdict = (found: Money) => verdictInWords(judge(found, facts), facts, { opponents: 1 }).then;

  test('a price is about its figures, and its EV has a ±', () => {
    const stakes = { pot: 150, call: 50, rake: { percent: 1 } };
    const found = finish(countMoney(asked, stakes, drawn(0.4)));
    expect(verdict(found)).toBe('You need 25.3% and have about 40.0%.');
    expect(words.detailsInWords(found, stakes, 'preflop')[0]).toBe(
      'Pot odds 2.96 : 1: a call needs 25.3%, and you have 40.0% ±2.00 of 198. The rake takes 2. EV 29.2 ±3.96 per call.',
    );
    const plain = finish(countMoney(asked, { pot: 150, call: 50 }, drawn(0.2)));
    expect(words.detailsInWords(plain, stakes, 'preflop')).toEqual([
      'Pot odds 3 : 1, you need about 4 : 1. Break-even equity 25.0%. EV −10 ±4 per call. Implied odds: win about 50 more later and you break even.',
    ]);
    expect(plain.returnsHalfWidths).toEqual([4, 4]);
  });

  test('so are prizes, and what they need', () => {
    const found = finish(countMoney(asked, BUBBLE, drawn(0.4)));
    expect(verdict(found)).toMatch(/^You need \d\d\.\d% and have about 40\.0%\.$/);
    expect(words.detailsInWords(found, BUBBLE, 'preflop')[0]).toMatch(
      /the prize money needs \d\d\.\d% ±0\.\d\d\. You have 40\.0% ±2\.00\.$/,
    );
    expect(found.tournament && words.riskInWords(found.tournament)).toMatch(/^Risk premium [\d.]+ ±0\.\d\d points\. /);
    const { needed: _, ...tournament } = found.tournament ?? { prizes: [] };
    const several: Money = { ...found, tournament: { ...tournament, prizes: [36.5], prizeHalfWidths: [0.12] } };
    expect(words.prizesInWords(several)).toMatch(/^A call is worth [\d.]+ ±0\.12 on average, a fold 36\.34\.$/);
  });
});

describe('the tournament', () => {
  test('the chips are written if they disagree', () => {
    const far = { ...BUBBLE, payouts: [50, 50, 50] };
    const found = money({ hero: 'QsTs', opponents: ['AcJd'] }, far);
    expect(found.price?.decision).toBe('call');
    expect(words.detailsInWords(found, far, 'preflop')).toContain('The chips say call.');
    const deep = money({ hero: 'AsAd', opponents: ['AcJd'] }, BUBBLE);
    expect(words.detailsInWords(deep, BUBBLE, 'preflop').join(' ')).not.toMatch(/chips say/);
  });

  test('a call says what it needs, and what that costs', () => {
    const found = money({ hero: '2c3d', board: '4h5s9cJdKh', opponents: ['AcAd'] }, BUBBLE);
    expect(words.prizesInWords(found)).toBe('Chips need 40.0%, the prize money needs 43.5%. You have 0.0%.');
    expect(found.tournament && words.riskInWords(found.tournament)).toBe(
      'Risk premium 3.5 points. Bubble factor 1.15: a chip you lose costs 1.15 times what a chip you win is worth.',
    );
    expect(words.tournamentSummary(BUBBLE, 4)).toBe('50, 30, 20 for four players, by ICM');
    expect(words.tournamentSummary({}, 4)).toBe('cash: a chip is a chip');
  });

  test('a call says what it adds against several opponents', () => {
    const found = money(DRAWN, { ...SIDE, payouts: [50, 30, 20] });
    expect(words.prizesInWords(found)).toMatch(/^A call is worth \d+\.?\d* on average, a fold \d+\.?\d*\.$/);
  });

  test('a sentence says what is left out, and that payouts rise', () => {
    expect(words.leftOutInWords({ payouts: [50] })).toMatch(/^Not counted: .*skill\.$/);
    expect(words.leftOutInWords({ bounties: [0, 5] })).toMatch(/bounty counts as cash/);
    expect(words.payoutsInWords([50, 30, 40])).toBe('Place 3 pays more than place 2: check the payouts.');
    expect(words.payoutsInWords([50, 30, 30])).toBe('');
  });
});

test('names each player’s missing amounts', () => {
  expect(
    words.missingInWords(
      [
        { field: 'bets', seats: [0] },
        { field: 'stacks', seats: [1, 2] },
      ],
      { opponents: 2 },
    ),
  ).toBe('Your bet is not known. Opponent 1’s and opponent 2’s stacks are not known.');
  expect(words.missingInWords([{ field: 'bounties', seats: [1] }], { opponents: 1 })).toBe(
    'The opponent’s bounty is not known.',
  );
});

test('writes whole sentences for any money', () => {
  const random = seeded(9);
  for (let round = 0; round < 150; round++) {
    const players = integer(random, 2, 5);
    const deck = shuffled(random, DECK);
    const take = (count: number) => deck.splice(0, count).join('');
    const board = take(5);
    const [hero, ...opponents] = Array.from({ length: players }, () => take(2));
    const bets = Array.from({ length: players }, () => 10 * integer(random, 0, 4));
    const stacks = bets.map(() => 10 * integer(random, 4, 9));
    const folded = [10 * integer(random, 0, 6)];
    const prizes = round % 3 === 0 ? { payouts: [50, 30] } : {};
    const rake = round % 3 === 1 ? { rake: { percent: 5 } } : {};
    const found = money({ hero, opponents, board }, { bets, folded, stacks, ...prizes, ...rake });
    const said = [
      words.reasonInWords(found),
      words.prizesInWords(found),
      words.stillToCallInWords({ bets, stacks }, found.price?.call ?? 0),
      ...(found.uncalled ? [words.uncalledInWords(found.uncalled, { opponents: players - 1 })] : []),
    ];
    for (const sentence of said.filter((own) => own !== '')) {
      expect(sentence).toMatch(/^[A-Z0-9].*[^.\s]\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|Infinity|\s\s| ,/);
    }
  }
});
