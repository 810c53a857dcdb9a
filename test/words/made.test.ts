// The words for a hand against an unknown opponent. Tests src/words/price and src/table/answer/offers too.
import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../../src/poker/answer';
import { WILD_DECKS } from '../../src/poker/deck';
import type { SpotText } from '../../src/poker/readSpot';
import { blindCallFor, offersFor } from '../../src/words/offers';
import { figuresOf, type Figures } from '../../src/words/figures';
import { headline } from '../../src/words/headline';
import { blindCallInWords, offersInWords, type CallInWords } from '../../src/words/price';
import { enumerate } from '../reference/equity';
import { beatenBy, isMade } from '../reference/made';
import { integer, seeded, shuffled } from '../reference/random';
import * as wildReference from '../reference/wildDeck';
import { lively, write } from '../poker/deal';
import { finish, spot } from '../poker/read';
import { LONG } from '../long';

const WRITE = {
  money: (amount: number) => String(Math.round(100 * amount) / 100).replace('-', '−'),
  percent: (probability: number) => `${(100 * probability).toFixed(1)}%`,
  count: String,
};

function priced(text: SpotText, pot: number, call: number): CallInWords {
  const asked = spot(text);
  const found = finish(answer(asked));
  const blind = blindCallFor(found, pot, call);
  if (blind === undefined) return offersInWords(offersFor(found, pot, call), WRITE);
  if (found.street === 'river') return blindCallInWords(blind, WRITE);
  const versus = finish(answer({ ...asked, opponents: [{ kind: 'random' }] }));
  const equity = versus.players[0]?.equity ?? NaN;
  return blindCallInWords(blindCallFor(found, pot, call, { equity }) ?? blind, WRITE);
}

function said({ verdicts, reasons }: CallInWords): string {
  const all = verdicts.map(({ verdict, why = '' }) => `${verdict} ${why}`.trim());
  return [...all, ...reasons].join(' ');
}

/** The figures in a line: `'3 hands beat you, of 1,081 hands; 7 outs of 47, next card'`. */
function shown({ words, rows, note }: Figures): string {
  const lines = rows.map(({ count, label, none = '' }) =>
    [count === undefined ? '' : `${count.value} ${count.label}`, label, none].filter(Boolean).join(', '),
  );
  return [words, ...lines, note].filter(Boolean).join('; ');
}

/** A pot of 60 with the bet in it, and 20 to call: three to one. */
const QUARTER = 'Pot odds 3 : 1. Break-even equity 25.0%.';

test.each<[hero: string, board: string, headline: string, figures: string, price: string]>([
  [
    'AhKh',
    'QhJhTh',
    'Royal flush, the nuts. Nothing improves it.',
    'The nuts; Nothing improves it.',
    `Ahead. ${QUARTER} Against any two cards you have 100.0%. Nobody can beat you.`,
  ],
  [
    '9h8h',
    '7h6h5h2c',
    'Nine-high straight flush, the nuts. Nothing improves it.',
    'The nuts; Nothing improves it.',
    `Ahead. ${QUARTER} Against any two cards you have 100.0%. Nobody can beat you.`,
  ],
  [
    'AhKh',
    'AdAcAs9c',
    'Four aces, the nuts. Nothing improves it.',
    'The nuts; Nothing improves it.',
    `Ahead. ${QUARTER} Against any two cards you have 100.0%. Nobody can beat you.`,
  ],
  [
    'TsTd',
    'TcTh4s',
    'Four tens, the nuts. Nothing improves it.',
    'The nuts; Nothing improves it.',
    `Ahead. ${QUARTER} Against any two cards you have 100.0%, EV 59.99. No hand beats yours yet.`,
  ],
  [
    '8c8d',
    '8h3c3d',
    'Eights full of threes: 1 of 1,081 hands beats you. One out improves it: about one in forty-seven.',
    '1 hand beats you, of 1,081 hands; 1 out of 47, next card',
    `Ahead. ${QUARTER} Against any two cards you have 98.9%, EV 59.11. A betting range is usually stronger: enter one.`,
  ],
  [
    '8c8d',
    '8h3c3dKsKd',
    'Eights full of kings: 88 of 990 hands beat you.',
    '88 hands beat you, of 990 hands',
    `Ahead. ${QUARTER} 902 of 990 hands lose to yours: 91.1%, EV 52.89. A betting range is usually stronger: enter one.`,
  ],
  [
    'AhKh',
    '7h3h2h',
    'Ace-high flush, the nuts. No next card improves it.',
    'The nuts; No next card improves it.',
    `Ahead. ${QUARTER} Against any two cards you have 98.2%, EV 58.59. No hand beats yours yet.`,
  ],
  [
    'KhQh',
    'Kd2h5h9h',
    'King-high flush: 7 of 1,035 hands beat you. Nothing improves it.',
    '7 hands beat you, of 1,035 hands; Nothing improves it.',
    `Ahead. ${QUARTER} Against any two cards you have 98.2%, EV 58.54. A betting range is usually stronger: enter one.`,
  ],
  [
    '9c8c',
    '7d6h5s',
    'Nine-high straight, the nuts: 9 of 1,081 hands share them. Nothing improves it.',
    'The nuts, shared; Nothing improves it.',
    `Ahead. ${QUARTER} Against any two cards you have 95.0%, EV 55.99. No hand beats yours yet.`,
  ],
  [
    '9c8c',
    '7d6h5s2cKh',
    'Nine-high straight, the nuts: 9 of 990 hands share them.',
    'The nuts, shared; River: no cards to come',
    `Ahead. ${QUARTER} 981 of 990 hands lose to yours, 9 tie: 99.5%, EV 59.64. No hand beats yours.`,
  ],
  [
    '7h7c',
    '7d2s9c',
    'Set of sevens: 3 of 1,081 hands beat you. Seven outs improve it: about one in seven.',
    '3 hands beat you, of 1,081 hands; 7 outs of 47, next card',
    `Ahead. ${QUARTER} Against any two cards you have 94.7%, EV 55.75. A betting range is usually stronger: enter one.`,
  ],
  [
    '7c6c',
    '7h7dAs2s',
    'Trip sevens, six kicker: 36 of 1,035 hands beat you. Ten outs improve it: about one in five.',
    '36 hands beat you, of 1,035 hands; 10 outs of 46, on the river',
    `Ahead. ${QUARTER} Against any two cards you have 94.6%, EV 55.68. A betting range is usually stronger: enter one.`,
  ],
  [
    'AsKd',
    'AcKh2s7d',
    'Two pair, aces and kings: 8 of 1,035 hands beat you. Four outs improve it: about one in eleven.',
    '8 hands beat you, of 1,035 hands; 4 outs of 46, on the river',
    `Ahead. ${QUARTER} Against any two cards you have 96.9%, EV 57.5. A betting range is usually stronger: enter one.`,
  ],
  [
    'JdTd',
    'JhTs4c3h2d',
    'Two pair, jacks and tens: 43 of 990 hands beat you.',
    '43 hands beat you, of 990 hands',
    `Ahead. ${QUARTER} 943 of 990 hands lose to yours, 4 tie: 95.5%, EV 56.36. A betting range is usually stronger: enter one.`,
  ],
  [
    'AsKd',
    'Ac7h2s',
    'Top pair, king kicker: 28 of 1,081 hands beat you. Two outs improve it: about one in twenty-three.',
    '28 hands beat you, of 1,081 hands; 2 outs of 47, next card',
    `Ahead. ${QUARTER} Against any two cards you have 88.9%, EV 51.11. A betting range is usually stronger: enter one.`,
  ],
  [
    'QhQd',
    '9c5h2s3d',
    'Overpair, queens: 110 of 1,035 hands beat you. Two outs improve it: about one in twenty-three.',
    '110 hands beat you, of 1,035 hands; 2 outs of 46, on the river',
    `Ahead. ${QUARTER} Against any two cards you have 78.9%, EV 43.14. A betting range is usually stronger: enter one.`,
  ],
])('%s on %s', (hero, board, sentence, figures, price) => {
  const asked = spot({ hero, board });
  const found = finish(answer(asked));
  expect({
    sentence: headline(asked, found),
    figures: shown(figuresOf(asked, found, '')),
    price: said(priced({ hero, board }, 60, 20)),
  }).toEqual({ sentence, figures, price });
});

test('outs that pay for the call alone make it a call', () => {
  const set = { hero: '7h7c', board: '7d2s9c' };
  expect(said(priced(set, 200, 20))).toBe(
    'Call: even if you are behind, your outs pay for it. Pot odds 10 : 1, you need 5.71 : 1 if every out wins. Break-even equity 9.1%.',
  );
  // Nobody is ahead of the nuts.
  expect(said(priced({ hero: 'Ah9h', board: '7h3h9c2h' }, 2000, 1))).toMatch(/^Ahead\. /);
});

test('before the flop, and with a beaten hand on the river, there is no decision', () => {
  expect(said(priced({ hero: 'AhKd' }, 60, 20))).toBe(
    `Enter a range. ${QUARTER} Against any two cards you have 65.3%, EV 32.26. A betting range is usually stronger.`,
  );
  const missed = { hero: 'AhKh', board: '7h3h9c2s4d' };
  expect(said(priced(missed, 60, 20))).toBe(
    `Enter a range. ${QUARTER} 356 of 990 hands lose to yours, 9 tie: 36.4%, EV 9.13. A betting range is usually stronger.`,
  );
});

test('while the equity is being counted, its sentence is empty; a simulated one is marked', () => {
  const found = finish(answer(spot({ hero: '7h7c', board: '7d2s9c' })));
  const inWords = (anyTwo?: { equity: number; halfWidth?: number }) => {
    const blind = blindCallFor(found, 60, 20, anyTwo);
    return blind && blindCallInWords(blind, WRITE).reasons;
  };
  expect(inWords()).toEqual([QUARTER, '']);
  expect(inWords({ equity: 1, halfWidth: 0.001 })?.[1]).toMatch(/you have about 100\.0%, EV 60\./);
});

test('a draw keeps its price by outs, which says what it rests on', () => {
  expect(said(priced({ hero: 'AhKh', board: '7h3h9c' }, 60, 20))).toBe(
    `To see one card: fold. You need 4.22 : 1 if every out wins. If nobody bets again: call. You need 1.86 : 1 if every out wins. ${QUARTER}`,
  );
  expect(said(priced({ hero: '7h2d', board: '9c9d9h9s' }, 60, 20))).toMatch(
    /^Fold\. Pot odds 3 : 1, and no card is an out\. /,
  );
});

test('a target below the made hand is lifted above it', () => {
  const set = spot({ hero: '7h7c', board: '7d2s9c', target: 'pair' });
  const found = finish(answer(set));
  expect(headline(set, found)).toMatch(/Seven outs improve it/);
  const high = spot({ hero: '7h7c', board: '7d2s9c', target: 'straight flush' });
  expect(headline(high, finish(answer(high)))).toMatch(/No single card makes a straight flush\.$/);
});

/** Words that never occur with a made hand against an unknown opponent. */
const SILLY = /drawing dead|fold|you cannot win|no outs|\b0 outs?\b|needs two cards/i;

function everything(text: SpotText, random: () => number): string {
  const asked = spot(text);
  const found = finish(answer(asked));
  const call = 1 + Math.floor(50 * random());
  const pot = call * (1 + Math.floor(9 * random()));
  return [headline(asked, found), shown(figuresOf(asked, found, '')), said(blindOrOffers(found, pot, call))].join(
    ' | ',
  );
}

function blindOrOffers(found: Answer, pot: number, call: number): CallInWords {
  const blind = blindCallFor(found, pot, call, { equity: 0.9 });
  return blind === undefined ? offersInWords(offersFor(found, pot, call), WRITE) : blindCallInWords(blind, WRITE);
}

describe('never silly', () => {
  test('whatever hand is dealt: a made hand is never folded, and nobody is drawing dead', LONG, () => {
    const random = seeded(35);
    let made = 0;
    for (let round = 0; round < 700; round++) {
      const dealt = lively(random, {
        players: 1,
        board: integer(random, 3, 5),
        dead: round % 4 === 0 ? integer(random, 1, 20) : 0,
      });
      const [hero] = dealt.players as string[][];
      const [own, board, dead] = [hero, dealt.board, dealt.dead].map((cards) => cards.join(''));
      const text = everything({ hero: own ?? '', board, dead }, random);
      expect(text, JSON.stringify(dealt)).not.toMatch(/drawing dead|undefined|NaN|Infinity/i);
      if (!isMade(hero, dealt.board, dealt.dead)) continue;
      made++;
      expect(text, JSON.stringify(dealt)).not.toMatch(SILLY);
      const { behind } = beatenBy(hero, dealt.board, dealt.dead);
      expect(text, JSON.stringify(dealt)).toMatch(behind === 0 ? /the nuts/i : new RegExp(`: ${behind} of `));
    }
    expect(made).toBeGreaterThan(175);
  });

  test.each(WILD_DECKS)('in the deck with %s', LONG, (wild) => {
    const random = seeded(36);
    let made = 0;
    for (let round = 0; round < 150; round++) {
      const cards = shuffled(random, wildReference.deck(wild), 7);
      const [hero, board] = [cards.slice(0, 2), cards.slice(2, 2 + integer(random, 3, 5))];
      const text = { hero: hero.join(''), board: board.join(''), wild };
      const { isMade: isOwn } = finish(answer(spot(text))).standing ?? {};
      const name = JSON.stringify(text);
      expect(everything(text, random), name).not.toMatch(/drawing dead|undefined|NaN/i);
      if (isOwn !== true) continue;
      made++;
      expect(everything(text, random), name).not.toMatch(SILLY);
    }
    expect(made).toBeGreaterThan(30);
  });
});

test('only against known hands is anybody drawing dead, and only if no deal wins or ties', LONG, () => {
  const random = seeded(37);
  let dead = 0;
  for (let round = 0; round < 400; round++) {
    const dealt = lively(random, { players: 2, board: integer(random, 3, 4) });
    const asked = write(dealt);
    const found = finish(answer(asked));
    const { wins, ties } = enumerate(dealt).players[0] ?? { wins: 1, ties: 1 };
    const isDead = wins + ties === 0;
    dead += Number(isDead);
    const text = `${headline(asked, found)} ${shown(figuresOf(asked, found, ''))}`;
    expect(/drawing dead/i.test(text), JSON.stringify(dealt)).toBe(isDead);
    // With one card to come there is nothing that takes two.
    if (found.street === 'turn') expect(text).not.toMatch(/runner-runner/);
  }
  expect(dead).toBeGreaterThan(10);
});
