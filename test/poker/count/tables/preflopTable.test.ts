import { problemInWords } from '../../../../src/words/problems';
import { describe, expect, test } from 'vitest';
import { choose } from '../../../../src/poker/chance';
import { type Wants } from '../../../../src/poker/planAtOnce';
import { countEquity } from '../../../../src/poker/plan';
import { MATCHUPS, matchupOf, numberMatchups } from '../../../../src/poker/count/tables/matchups';
import {
  countMatchup,
  MATCHUP_BOARDS,
  readPreflopTable,
  writePreflopTable,
} from '../../../../src/poker/count/tables/preflopTable';
import { COMBOS, comboIndex } from '../../../../src/poker/combos';
import { readSpot } from '../../../../src/poker/readSpot';
import type { Equity } from '../../../../src/poker/count/tally';
import published from '../../../cases/published.json';
import { integer, seeded, shuffled } from '../../../reference/random';
import { LONG } from '../../../long';
import { table, tableBytes } from '../../table';

const shareCard = (first: number, second: number) => COMBOS[first].some((card) => COMBOS[second].includes(card));

function count(hero: string, opponent: string, options: Wants): Equity {
  const spot = readSpot({ hero, opponents: [opponent] });
  if (!spot.ok) throw new Error(problemInWords(spot.error));
  const counting = countEquity(spot.value, options);
  let step = counting.next();
  while (!step.done) step = counting.next();
  return step.value;
}

describe('the match-ups of two hands', () => {
  test('cover every pair of hands that share no card, 47,008 in all', LONG, () => {
    const seen = new Set<number>();
    for (let first = 0; first < COMBOS.length; first++) {
      for (let second = 0; second < COMBOS.length; second++) {
        const matchup = matchupOf(first, second);
        if (shareCard(first, second)) expect(matchup).toBe(-1);
        else seen.add(matchup >> 1);
      }
    }
    expect(seen.size).toBe(MATCHUPS);
    expect(numberMatchups().examples).toHaveLength(MATCHUPS);
  });

  test('keep their number when suits are renamed, and turn round when seats are swapped', LONG, () => {
    const random = seeded(11);
    for (let round = 0; round < 20_000; round++) {
      const [a, b, c, d] = shuffled(
        random,
        Array.from({ length: 52 }, (_, card) => card),
        4,
      );
      const order = shuffled(random, [0, 1, 2, 3]);
      const renamed = (card: number) => (card & ~3) | order[card & 3];
      const combo = (x: number, y: number) => comboIndex(x as never, y as never);
      const matchup = matchupOf(combo(a, b), combo(c, d));
      expect(matchupOf(combo(renamed(a), renamed(b)), combo(renamed(c), renamed(d)))).toBe(matchup);
      const swapped = matchupOf(combo(c, d), combo(a, b));
      expect(swapped >> 1).toBe(matchup >> 1);
      const ties = table.ties[matchup >> 1];
      const winsOf = (own: number) => {
        const wins = table.wins[own >> 1];
        return own & 1 ? MATCHUP_BOARDS - wins - ties : wins;
      };
      expect(winsOf(matchup) + winsOf(swapped) + ties).toBe(MATCHUP_BOARDS);
    }
  });
});

describe('the preflop table', () => {
  test('holds what the engine counts: a seeded sample of 400 match-ups', () => {
    const random = seeded(2024);
    for (let round = 0; round < 400; round++) {
      const number = integer(random, 0, MATCHUPS - 1);
      const { wins, ties } = countMatchup(number);
      expect([number, table.wins[number], table.ties[number]]).toEqual([number, wins, ties]);
    }
  });

  test('holds the published match-ups', () => {
    expect(MATCHUP_BOARDS).toBe(choose(48, 5));
    for (const { hands, wins, ties } of published.headsUpPreflop) {
      const { players } = count(hands[0], hands[1], {});
      expect(players.map((player) => player.wins)).toEqual(wins);
      expect(players[0].ties).toBe(ties);
    }
  });

  test('adds up to what is counted without it', () => {
    for (const [hero, opponent] of [
      ['AhKd', 'random'],
      ['TT+,AQs+:0.5', 'QJs,KTo:0.25,22@10'],
      ['AsKs,7d2c', 'random'],
      ['QQ+', 'AhKh'],
    ]) {
      const summed = count(hero, opponent, { table, categories: false });
      const counted = count(hero, opponent, { categories: false });
      expect(summed.of).toBeCloseTo(counted.of, 0);
      summed.players.forEach(({ equity, wins, ties }, seat) => {
        const other = counted.players[seat];
        expect(equity).toBeCloseTo(other.equity, 12);
        expect(wins / summed.of).toBeCloseTo(other.wins / counted.of, 12);
        expect(ties / summed.of).toBeCloseTo(other.ties / counted.of, 12);
      });
    }
  });

  test('comes early, and the categories later', () => {
    const spot = readSpot({ hero: 'AhAd', opponents: ['KK,QQ'] });
    if (!spot.ok) throw new Error(problemInWords(spot.error));
    const counting = countEquity(spot.value, { table });
    const first = counting.next();
    const early = first.done ? undefined : first.value.early;
    expect(early?.players[0].categories).toEqual([]);
    let step = counting.next();
    while (!step.done) step = counting.next();
    expect(step.value.players[0].equity).toBeCloseTo(early?.players[0].equity ?? NaN, 12);
    const categories = step.value.players[0].categories.reduce((sum, own) => sum + own, 0);
    expect(categories).toBe(step.value.of);
  });

  test('reads back byte for byte, and any other file fails', () => {
    expect(Buffer.from(writePreflopTable(table)).equals(tableBytes)).toBe(true);
    expect(() => readPreflopTable(tableBytes.subarray(1))).toThrow(RangeError);
  });
});
