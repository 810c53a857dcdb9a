// Reads: what a player shows of the hands that they play.
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { formatCards } from '../../src/poker/card';
import { COMBOS } from '../../src/poker/combos';
import { READ_KINDS, splitReads, type ReadKind } from '../../src/poker/range';
import { withRead } from '../../src/poker/read';
import { readSpot, type SpotText } from '../../src/poker/readSpot';
import { comboWeights } from '../../src/poker/spot';
import { problemInWords } from '../../src/words/problems';
import { DECK } from '../reference/cards';
import { enumerateHoldings } from '../reference/equity';
import { classify } from '../reference/holding';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { finish, spot } from './read';
import { LONG } from '../long';

/* The rows of each read, written out. */
const STRONG = ['straight flush', 'four of a kind', 'full house', 'flush', 'straight', 'set', 'trips', 'two pair'];
const TOP = [...STRONG, 'overpair', 'top pair'];
const LOW = [
  'pocket pair below top',
  'second pair',
  'pocket pair below second',
  'third pair or lower',
  'pocket pair below third',
];
const DRAWS = ['flush draw', 'open-ended straight draw', 'double gutshot'];
const WITH_DRAWS = [
  'combo draw',
  'pair and flush draw',
  'pair and straight draw',
  'overcards and flush draw',
  'overcards and straight draw',
];
const ROWS: Readonly<Record<ReadKind, { rungs: readonly string[]; draws: readonly string[] }>> = {
  connects: { rungs: [...TOP, ...LOW], draws: [...DRAWS, ...WITH_DRAWS] },
  continues: { rungs: TOP, draws: [...DRAWS, ...WITH_DRAWS] },
  'toppair+': { rungs: TOP, draws: [] },
  'twopair+': { rungs: STRONG, draws: [] },
};

const PLAYED = [
  '25%',
  '10%',
  '50%',
  '100%',
  'random',
  '22+,A2s+,KTs+:0.5,JTs',
  '[25]AK,AQ[/25],TT+,98s@50',
  'T9s,76s,A5s',
];

interface Dealt {
  readonly text: SpotText;
  readonly board: readonly string[];
  readonly gone: readonly string[];
  readonly played: string;
  readonly kind: ReadKind;
}

/** A board, hero's cards, dead cards, perhaps a known opponent, and an opponent with a range and a read. */
function dealt(random: Random): Dealt {
  const cards = shuffled(random, DECK, 14);
  const board = cards.slice(0, integer(random, 3, 5));
  const hero = cards.slice(5, 7);
  const dead = cards.slice(7, 7 + integer(random, 0, 4));
  const known = board.length > 3 && random() < 0.2 ? [cards.slice(12, 14)] : [];
  const [played = ''] = shuffled(random, PLAYED, 1);
  const [kind = 'connects'] = shuffled(random, READ_KINDS, 1);
  return {
    board,
    gone: [...hero, ...dead, ...known.flat()],
    played,
    kind,
    text: {
      hero: hero.join(''),
      board: board.join(''),
      dead: dead.join(''),
      opponents: [`${played} with ${kind}`, ...known.map((hand) => hand.join(''))],
    },
  };
}

/** What the read leaves by the rules: each combo with its weight, without combos of named cards. */
function leftBy({ text, board, gone, played, kind }: Dealt): Map<string, number> {
  const [, ...others] = text.opponents ?? [];
  const weights = comboWeights(spot({ ...text, opponents: [played, ...others] }).opponents[0]);
  const { rungs, draws } = ROWS[kind];
  const named = new Set([...board, ...gone]);
  const left = new Map<string, number>();
  COMBOS.forEach((combo, at) => {
    const hand = combo.map((card) => formatCards([card]));
    if (weights[at] === 0 || hand.some((card) => named.has(card))) return;
    const held = classify(hand, board, gone);
    if (rungs.includes(held.rung) || held.draws.some((draw) => draws.includes(draw))) {
      left.set(hand.join(''), weights[at]);
    }
  });
  return left;
}

test('300 random reads are the ranges of their combos, card for card and equity for equity', LONG, () => {
  const random = seeded(1126);
  const counts = { counted: 0, empty: 0, hand: 0 };
  for (let round = 0; round < 300; round++) {
    const deal = dealt(random);
    const { text, kind } = deal;
    const left = leftBy(deal);
    const read = readSpot(text);
    const why = JSON.stringify(text);
    if (left.size === 0) {
      counts.empty++;
      expect(read, why).toMatchObject({ ok: false, error: { code: 'empty-range', why: 'no read', read: kind } });
      continue;
    }
    if (!read.ok) throw new Error(why);
    const [player] = read.value.opponents;
    const weights = comboWeights(player);
    const held = COMBOS.flatMap((combo, at) => (weights[at] > 0 ? [[formatCards(combo), weights[at]] as const] : []));
    if (player.kind === 'hand') {
      counts.hand++;
      expect(held, why).toEqual([[[...left.keys()][0], 1]]);
    } else expect(new Map(held), why).toEqual(left);
    const [, ...others] = text.opponents ?? [];
    const listed = spot({
      ...text,
      opponents: [[...left].map(([hand, weight]) => `${hand}:${weight}`).join(), ...others],
    });
    expect(read.value, why).toEqual(listed);
    if (deal.board.length < 5 || others.length > 0) continue;
    counts.counted++;
    const hand = (cards: string) => cards.match(/../g) ?? [];
    const holdings = [[[hand(text.hero), 1] as const], [...left].map(([own, weight]) => [hand(own), weight] as const)];
    const expected = enumerateHoldings(holdings, deal.board, hand(text.dead ?? ''));
    const [hero] = finish(answer(read.value)).players;
    expect(hero.equity, why).toBeCloseTo((expected.players[0]?.share ?? NaN) / expected.of, 9);
  }
  expect(counts.counted).toBeGreaterThan(50);
  expect(counts.empty).toBeGreaterThan(5);
  expect(counts.hand).toBeGreaterThan(0);
});

test('a seat with a read is the same by name and by text, and a read of nobody is none', () => {
  const text = { hero: 'AsQs', board: 'Js7s3d4h' };
  for (const kind of READ_KINDS) {
    const asked = spot({ ...text, opponents: ['25%'] });
    const read = spot({ ...text, opponents: [`25% with ${kind}`] });
    expect(read.opponents).toEqual([{ kind: 'range', range: withRead(asked, 1, kind) }]);
  }
  expect(withRead(spot({ hero: 'AsQs', opponents: ['25%'] }), 1, 'connects')).toBeUndefined();
  expect(withRead(spot({ ...text, opponents: ['25%'], wild: 'joker' }), 1, 'connects')).toBeUndefined();
  expect(withRead(spot({ ...text, opponents: ['KQo'] }), 1, 'twopair+')).toBeUndefined();
});

describe('the names of reads', () => {
  test.each<[text: string, range: string, read: ReadKind]>([
    ['25% with toppair+', '25%', 'toppair+'],
    ['25% with top pair+', '25%', 'toppair+'],
    ['25%with Top Pair +', '25%', 'toppair+'],
    ['TT+, AQs+ with two pair +', 'TT+, AQs+', 'twopair+'],
    ['random with two pair or better', 'random', 'twopair+'],
    ['22+ with pair or draw ', '22+', 'connects'],
    ['22+ with pair/draw', '22+', 'connects'],
    ['top 10% with top pair or a draw', 'top 10%', 'continues'],
    ['[50]AA,KK[/50] WITH CONTINUES', '[50]AA,KK[/50]', 'continues'],
  ])('%s', (text, range, read) => {
    expect(splitReads(text)).toEqual({ range, reads: [{ kind: read }] });
  });

  test('reads are of all hands before them, commas and all', () => {
    const { opponents } = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['QQ,77,22 with twopair+'] });
    expect(opponents).toEqual(spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['7s7d,7s7c,7d7c'] }).opponents);
  });

  test.each<[opponent: string, more: Partial<SpotText>, error: object, message: string]>([
    ['25% with toppair+', {}, { code: 'bad-range', why: 'no flop' }, 'Opponent: “with toppair+” needs a flop.'],
    [
      '25% with toppair+',
      { board: '7h3h9c', wild: 'joker' },
      { code: 'bad-range', why: 'wild read' },
      'Opponent: “with toppair+” needs a flop from a deck without wild cards.',
    ],
    [
      '25% with sets',
      { board: '7h3h9c' },
      { code: 'bad-range', why: 'unknown read' },
      'Opponent: “with sets” is not known. After “with” write connects, continues, toppair+ or twopair+.',
    ],
    [
      '25% with',
      { board: '7h3h9c' },
      { code: 'bad-range', why: 'unknown read' },
      'Opponent: “with” is not known. After “with” write connects, continues, toppair+ or twopair+.',
    ],
    [
      'QJ with twopair+',
      { board: '7h3h9c' },
      { code: 'empty-range', why: 'no read' },
      'Opponent: no hand of this range has two pair here.',
    ],
    [
      'AhAd with twopair+',
      { board: '7h3h9c', dead: 'Ad' },
      { code: 'duplicate-card' },
      'A♦ is in the opponent’s hand and among the dead cards.',
    ],
    ['with twopair+', { board: '7h3h9c' }, { code: 'empty-range', why: 'no hands' }, 'the range is empty'],
  ])('%s with %j', (opponent, more, error, message) => {
    const read = readSpot({ hero: '2c2d', ...more, opponents: [opponent] });
    expect(read).toMatchObject({ ok: false, error });
    if (!read.ok) expect(problemInWords(read.error)).toContain(message);
  });
});

test('any two given on purpose are counted as any two that are not known', () => {
  for (const board of ['7h3h9c', '7h3h9c2d', '']) {
    const [given, unknown] = ['100%', 'random'].map((own) => spot({ hero: 'AhKh', board, opponents: [own, '7c7d'] }));
    expect(given?.opponents[0]).toEqual({ kind: 'random', isGiven: true });
    expect(unknown?.opponents[0]).toEqual({ kind: 'random' });
    if (board !== '') expect(finish(answer(given))).toEqual(finish(answer(unknown)));
  }
});
