// Tests what src/words/headline and src/words/answer say of the next card, and of two known hands before the flop.
import { expect, test } from 'vitest';
import { answer, type Answer } from '../../src/poker/answer';
import { formatCard } from '../../src/poker/card';
import type { Spot } from '../../src/poker/spot';
import type { SpotText } from '../../src/poker/readSpot';
import { figuresOf } from '../../src/words/answer';
import { headline } from '../../src/words/headline';
import { lively } from '../poker/deal';
import { finish, spot } from '../poker/read';
import { enumerateHoldings, type Holding } from '../reference/equity';
import { DECK, pairsOf, rank, without } from '../reference/cards';
import { integer, seeded, shuffled } from '../reference/random';
import { LONG } from '../long';

function answered(text: SpotText): { spot: Spot; answer: Answer } {
  const asked = spot(text);
  return { spot: asked, answer: finish(answer(asked)) };
}

function said(text: SpotText): string {
  const { spot: asked, answer: found } = answered(text);
  return headline(asked, found);
}

const WIDE = '22+, A2s+, KTs+, QTs+, JTs, ATo+, KJo+';

test.each<[sentence: string, text: SpotText]>([
  ['You are the favourite: 73.5% equity. Watch for any ace.', { hero: 'QcQd', board: '9h7d5c', opponents: [WIDE] }],
  [
    'You are the favourite: 72.9% equity. Watch for A♦, A♥ or A♠.',
    { hero: 'QcQd', board: '9h7c5c', opponents: [WIDE] },
  ],
  // Nothing costs much.
  ['You are the favourite: 84.8% equity.', { hero: 'AcKd', board: 'Kh7c5c', opponents: [WIDE] }],
  ['You are the favourite: 84.3% equity.', { hero: 'AhAd', board: '7h3h9c', opponents: ['random'] }],
  // More cards are to be feared than a sentence can name: a draw.
  [
    'You are the favourite: 55.8% equity. Best next card: a king, an ace or any heart.',
    { hero: 'AhKh', board: '7h3h9c', opponents: ['TT+,AQs+'] },
  ],
  [
    'You are the underdog: 11.9% equity. Best next card: a nine.',
    { hero: '9s9d', board: 'Th7s2c', opponents: ['77,QQ,22'] },
  ],
  ['Nearly even: 49.7% equity.', { hero: 'AhKh', board: '', opponents: ['22+,AQ'] }],
])('%s', (sentence, text) => {
  expect(said(text)).toBe(sentence);
});

test.each<[sentence: string, hero: string, opponent: string]>([
  ['A race: 45.1% equity.', 'AhQd', '7c7s'],
  ['A race: 57.3% equity.', 'ThTd', 'AcKs'],
  ['A race: 54.0% equity.', 'JhTh', '2c2d'],
  ['You dominate: 74.0% equity.', 'AhKd', 'AcQs'],
  ['You are dominated: 26.0% equity.', 'AhQd', 'AcKs'],
  ['You are dominated: 7.4% equity.', 'AcKs', 'AhAd'],
  ['You are the favourite: 70.0% equity.', 'KhKd', 'AcKs'],
  ['You are the underdog: 30.0% equity.', 'AcKs', 'KhKd'],
  ['Dead even: 50.0% equity.', 'AcKs', 'AhKd'],
  ['You are the favourite: 81.9% equity.', 'AsAd', 'KhKd'],
  ['You are the underdog: 36.0% equity.', '8c7s', 'QhJd'],
])('before the flop: %s', (sentence, hero, opponent) => {
  expect(said({ hero, opponents: [opponent] })).toBe(sentence);
});

test.each<[sentence: string, text: SpotText]>([
  ['You beat 361 of their 451 combos and tie with 2.', { hero: 'Ah3s', board: 'AdKdKs3h3c', opponents: ['50%'] }],
  ['You beat 7 of their 25 combos.', { hero: 'QcJc', board: '6sQdTh7d8h', opponents: ['TT+, AQs+'] }],
  [
    'You beat 0.1 of their 6.1 combos and tie with 1.5.',
    { hero: 'AcKd', board: 'KhKs7d2c9s', opponents: ['77,99:0.5,AhQh:0.1,AK:0.5,QQ:0'] },
  ],
  ['You beat none of their 6 combos and tie with 3.', { hero: 'AcKd', board: 'KhKs7d2c9s', opponents: ['77,AK'] }],
  ['70.7% equity (an even split is 33.3%).', { hero: '9sTs', board: 'JsAs8sQd6s', opponents: ['50%', '10%'] }],
])('on the river nobody is a favourite: %s', (sentence, text) => {
  expect(said(text)).toBe(sentence);
});

test('on the river the combos beaten and tied make the equity, in 150 spots', () => {
  const random = seeded(64);
  for (let round = 0; round < 150; round++) {
    const { players, board } = lively(random, { players: 1, board: 5 });
    const [hero] = players as string[][];
    const range = shuffled(random, pairsOf(without(DECK, [...hero, ...board])), integer(random, 2, 60));
    const opponents = [range.map((hand) => hand.join('')).join()];
    const { spot: asked, answer: found } = answered({ hero: hero.join(''), board: board.join(''), opponents });
    const equity = found.players[0]?.equity ?? NaN;
    const sentence = headline(asked, found);
    if (equity === 0 || equity === 1) continue;
    const [, beat, of, tie = '0'] =
      /^You beat (\S+) of their (\S+) combos(?: and tie with (\d+))?\.$/.exec(sentence) ?? [];
    expect(Number(of), sentence).toBe(range.length);
    expect((Number(beat?.replace('none', '0')) + Number(tie) / 2) / range.length, sentence).toBeCloseTo(equity, 12);
  }
});

test('only two known hands are a race or dominated', () => {
  expect(said({ hero: 'AhQd', opponents: ['7c7s', '2c2d'] })).not.toMatch(/race|dominate/i);
  expect(said({ hero: 'AhQd', board: '8c5d2h', opponents: ['7c7s'] })).not.toMatch(/race|dominate/i);
});

test('outs are for a player behind; ahead the second row counts what is to be feared, by its definition', LONG, () => {
  const random = seeded(62);
  const seen = { ahead: 0, behind: 0, feared: 0, blocks: 0 };
  for (let round = 0; round < 120; round++) {
    const { players, board } = lively(random, { players: 1, board: integer(random, 3, 4) });
    const [hero] = players as string[][];
    const left = without(DECK, [...hero, ...board]);
    const range = shuffled(random, pairsOf(left), integer(random, 2, 14));
    const held: Holding = range.map((hand) => [hand, 1]);
    // A known hand too in every third spot: then an equal share is not a lead.
    const known = round % 3 === 0 ? [without(left, range.flat()).slice(0, 2)] : [];
    const text = {
      hero: hero.join(''),
      board: board.join(''),
      opponents: [range.map((hand) => hand.join('')).join(), ...known.map((hand) => hand.join(''))],
    };
    const { spot: asked, answer: found } = answered(text);
    const name = JSON.stringify(text);
    const {
      players: counted,
      of,
      next,
    } = enumerateHoldings([[[hero, 1]], held, ...known.map((hand): Holding => [[hand, 1]])], board, []);
    const now = (counted[0]?.share ?? NaN) / of;
    const { rows } = figuresOf(asked, found, '');
    const isAhead = counted.every(({ share }) => share / of <= now + 1e-9);
    seen[isAhead ? 'ahead' : 'behind']++;
    const cards = [...next].map(([card, { equity }]) => ({ card, equity }));
    const feared = isAhead ? cards.filter(({ equity }) => equity <= 0.7 * now + 1e-9).map(({ card }) => card) : [];
    const told = (found.next ?? []).filter(({ isFeared }) => isFeared).map(({ card }) => formatCard(card));
    expect(told.sort(), name).toEqual(feared.sort());
    seen.feared += Number(feared.length > 0);
    const second = rows[1]?.count;
    if (isAhead) expect(second?.value ?? 0, name).toBe(feared.length);
    else expect(second?.label ?? 'effective outs', name).toBe('effective outs');
    if (!isAhead) expect(headline(asked, found)).not.toMatch(/Watch/);
    // A card that only takes hands away, and leaves hero's chances against the others, does not help.
    for (const { card, equity } of cards) {
      const own = found.next?.find((one) => formatCard(one.card) === card);
      if (own === undefined || own.improves || isAhead || known.length > 0) continue;
      const unblocked = held.filter(([hand]) => !hand.includes(card)).length;
      const onlyBlocks = equity <= (now * held.length) / unblocked + 1e-9;
      if (onlyBlocks) expect(own.gain, `${card} ${name}`).toBeLessThan(1e-6);
      seen.blocks += Number(onlyBlocks && (own.weight ?? 0) > 0.05);
    }
  }
  for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(5);
});

test('a card that only blocks is not an out: a seven against a range of sevens', () => {
  const { answer: found } = answered({ hero: 'AhKd', board: 'Qc9d2s', opponents: ['77,QQ'] });
  const seven = found.next?.find(({ card }) => formatCard(card) === '7h');
  expect(seven?.gain).toBe(0);
});

test('ranks are compared as the rule of a race says, in 200 pairs of hands', LONG, () => {
  const random = seeded(63);
  const counts = { race: 0, dominated: 0, other: 0 };
  for (let round = 0; round < 200; round++) {
    const [a, b, c, d] = shuffled(
      random,
      DECK.filter((card) => 'AKQ987'.includes(card.charAt(0))),
      4,
    );
    const [own, theirs] = [[a, b].map(rank), [c, d].map(rank)];
    const { spot: asked, answer: found } = answered({ hero: a + b, opponents: [c + d] });
    const equity = found.players[0]?.equity ?? NaN;
    const sentence = headline(asked, found);
    // A pair above a pair is far ahead of it.
    const isPairUnder = (pair: number[], over: number[]) =>
      pair[0] === pair[1] && over[0] !== over[1] && Math.min(...over) > pair[0];
    const isSame = String(own.toSorted()) === String(theirs.toSorted());
    const isRace = isPairUnder(own, theirs) || isPairUnder(theirs, own) || Math.abs(equity - 0.5) <= 0.05;
    expect(sentence.startsWith('A race'), `${a}${b} ${c}${d} ${sentence}`).toBe(isRace && !isSame);
    if (sentence.includes('dominate')) {
      expect(own.some((held) => theirs.includes(held))).toBe(true);
      expect(sentence.includes('dominated')).toBe(equity < 0.5);
      counts.dominated++;
    } else counts[isRace ? 'race' : 'other']++;
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(10);
});
