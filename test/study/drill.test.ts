import { describe, expect, test } from 'vitest';
import { formatCard, type Card } from '../../src/poker/card';
import { checkSpot, type Spot } from '../../src/poker/spot';
import { COMBOS } from '../../src/poker/combos';
import { seedOf } from '../../src/drills/drill';
import { SEEDS } from '../../src/drills/kind';
import { KINDS } from '../../src/drills/kinds';
import { LEVELS, type LevelName } from '../../src/drills/levels';
import { readStudyLink, writeStudyLink } from '../../src/drills/studyLink';
import { MARKS_KINDS, type MarksName } from '../../src/drills/recipes';
import { pairsOf, rank } from '../reference/cards';
import { enumerate, enumerateHoldings, unseen, type Holding } from '../reference/equity';
import { category } from '../reference/hand';
import * as reference from '../reference/outs';
import { deal, dealKind, kindFor, spotOf, type FlatDrill } from './deal';
import { LONG } from '../long';

const EACH = 100;
/** The reference is slow. */
const EACH_BY_REFERENCE = 8;

const text = (cards: Iterable<Card>): string[] => [...cards].map(formatCard).sort();

function written({ spot }: { readonly spot: Spot }): {
  hero: string[];
  board: string[];
  opponents: string[][];
} {
  const { hero, board, opponents } = spot;
  return {
    hero: hero.kind === 'hand' ? hero.cards.map(formatCard) : [],
    board: board.map(formatCard),
    opponents: opponents.flatMap((player) => (player.kind === 'hand' ? [player.cards.map(formatCard)] : [])),
  };
}

/** How many outs a kind can have; a known opponent may hold some of the textbook's. */
const COUNTS: Readonly<Record<MarksName, readonly [least: number, most: number]>> = {
  'flush draw': [9, 9],
  'open-ended straight draw': [8, 8],
  gutshot: [4, 4],
  'double gutshot': [8, 8],
  overcards: [5, 6],
  'pair draw': [3, 5],
  'set draw': [1, 2],
  'flush and straight draw': [15, 15],
  'flush draw and gutshot': [12, 12],
  'flush draw and overcards': [12, 15],
  'flush draw and pair': [10, 14],
  'draw against a set': [2, 17],
  'straight draw against a flush draw': [2, 14],
  dominated: [2, 5],
  'backdoor flush draw': [10, 10],
  'backdoor straight draw': [8, 20],
  'price on the turn': [4, 15],
  'all in on the flop': [4, 15],
  'draw against a range': [2, 18],
  'pair against a range': [2, 18],
};

describe.each(MARKS_KINDS)('$name', ({ name, level }) => {
  const drills = Array.from({ length: EACH }, (_, at) => dealKind(name, at, EACH));

  test('a hundred spots fit the recipe, and their answers are the engine’s verdicts', () => {
    const [least, most] = COUNTS[name];
    for (const drill of drills) {
      const where = `seed ${drill.seed ?? ''}`;
      expect(drill.kind.name, where).toBe(name);
      expect(drill.level.name, where).toBe(level);
      expect(checkSpot(drill.spot).ok, where).toBe(true);
      expect(drill.spot.board, where).toHaveLength(drill.toCome === 2 ? 3 : 4);
      expect(drill.outs.size, where).toBeGreaterThanOrEqual(least);
      expect(drill.outs.size, where).toBeLessThanOrEqual(most);
      expect(drill.probability, where).toBeGreaterThan(0);
      expect(drill.probability, where).toBeLessThan(1);
      expect(drill.answer.method ?? 'exact', where).toBe('exact');
      // Nobody is asked for the outs of a hand that is made, against an unknown opponent.
      expect(drill.answer.standing?.isMade ?? false, where).toBe(false);
      if (drill.kind.asks === 'outs') {
        const outs = drill.answer.next?.filter(({ verdict }) => verdict === 'out') ?? [];
        expect(text(drill.outs), where).toEqual(text(outs.map(({ card }) => card)));
      }
      if (level === 'combos' && drill.spot.opponents.length === 0) {
        expect(
          drill.answer.next?.some(({ alsoStraight }) => alsoStraight),
          where,
        ).toBe(true);
      }
      if (level === 'tainted') {
        expect(
          drill.answer.next?.some(({ verdict }) => verdict === 'tainted'),
          where,
        ).toBe(true);
      }
      if (drill.offer !== undefined) {
        const { pot, call, price } = drill.offer;
        expect(price.decision, where).not.toBe('close');
        expect(Math.abs(drill.probability - call / (pot + call)), where).toBeGreaterThan(0.029);
      }
    }
  });

  test('at most two of the spots repeat', () => {
    const spots = drills.map((drill) => JSON.stringify(written(drill)));
    expect(new Set(spots).size).toBeGreaterThan(EACH - 3);
    if (drills[0].offer !== undefined) {
      const calls = drills.filter(({ offer }) => offer?.price.decision === 'call').length;
      expect(calls).toBeGreaterThan(EACH / 4);
      expect(calls).toBeLessThan((3 * EACH) / 4);
    }
  });

  test('the reference counts the same', () => {
    for (const drill of drills.slice(0, EACH_BY_REFERENCE)) byReference(drill);
  });
});

function byReference(drill: FlatDrill): void {
  const { hero, board, opponents } = written(drill);
  const where = `${drill.kind.name}, seed ${drill.seed ?? ''}`;
  const players = [hero, ...opponents];
  const left = unseen({ players, board, dead: [] });
  expect(drill.answer.unseen, where).toBe(left.length);
  if (drill.kind.asks === 'backdoor') {
    const flush = drill.kind.name === 'backdoor flush draw';
    const cards = flush
      ? reference.backdoorFlushDraw(hero, board, left)
      : reference.backdoorStraightDraw(hero, board, left);
    expect(text(drill.outs), where).toEqual([...cards].sort());
    const made = pairsOf(left).filter((runOut) => {
      const then = category([...hero, ...board, ...runOut]);
      return [4, 5, 8].includes(then) && reference.improves(hero, board, ...runOut);
    });
    expect(drill.chance, where).toEqual({ hits: made.length, of: pairsOf(left).length });
    return;
  }
  if (drill.kind.asks === 'gains') {
    againstRange(drill, hero, board);
    return;
  }
  const outs =
    opponents.length === 0
      ? reference.counting(hero, board, left, 4)
      : left.filter((card) => reference.verdict(hero, board, opponents, card) === 'out');
  expect(text(drill.outs), where).toEqual([...outs].sort());
  const falls = drill.toCome === 1 ? outs.length : reference.outFalls(outs, left);
  const ways = drill.toCome === 1 ? left.length : pairsOf(left).length;
  if (drill.offer === undefined) {
    expect(drill.probability, where).toBeCloseTo(falls / ways, 12);
  } else {
    const { players: found, of } = enumerate({ players, board, dead: [] });
    expect(drill.probability, where).toBeCloseTo(found[0].share / of, 12);
  }
}

function againstRange(drill: FlatDrill, hero: string[], board: string[]): void {
  // Two cards to come against a wide range would take the reference minutes.
  if (drill.toCome === 2) return;
  const [player] = drill.spot.opponents;
  const weights = player.kind === 'range' ? player.range.weights : new Float64Array();
  const theirs: Holding = COMBOS.flatMap((combo, at) =>
    weights[at] > 0 ? [[combo.map(formatCard), weights[at]] as const] : [],
  );
  const found = enumerateHoldings([[[hero, 1]], theirs], board, []);
  const equity = found.players[0].share / found.of;
  expect(drill.probability).toBeCloseTo(equity, 10);
  const weight = (card: string) => Math.max(0, (found.next.get(card)?.equity ?? 0) - equity) / (1 - equity);
  const gaining = [...found.next.keys()].filter((card) => weight(card) >= 0.25);
  expect(text(drill.outs)).toEqual(gaining.sort());
  for (const card of text(drill.either)) {
    expect(weight(card)).toBeGreaterThanOrEqual(0.1);
    expect(weight(card)).toBeLessThan(0.25);
  }
}

describe('clean draws', () => {
  test('every completing card is an out: none makes a straight or a flush on the board alone', LONG, () => {
    for (let seed = 0; seed < 600; seed++) {
      const { hero, board } = written({ spot: spotOf('draws', seed) });
      const left = unseen({ players: [hero], board, dead: [] });
      // Four cards make neither.
      if (board.length === 4) {
        for (const card of left) {
          expect(category([...board, card]), `seed ${seed}, ${card}`).toBeLessThan(4);
        }
      }
    }
  });

  test('no hand is made yet, and each completing card makes more than the board with it', LONG, () => {
    for (let seed = 0; seed < 200; seed++) {
      const drill = deal('draws', seed);
      const { hero, board } = written(drill);
      expect(category([...hero, ...board]), `seed ${seed}`).toBe(0);
      const completing = unseen({ players: [hero], board, dead: [] }).filter(
        (card) => category([...hero, ...board, card]) >= 4,
      );
      expect(text(drill.outs), `seed ${seed}`).toEqual([...completing].sort());
      // Fewer than five cards make neither a straight nor a flush.
      for (const card of board.length === 4 ? completing : []) {
        const own = category([...hero, ...board, card]);
        expect(own, `seed ${seed}, ${card}`).toBeGreaterThan(category([...board, card]));
      }
    }
  });

  test.each([26, 198, 390])('seed %i, if a better straight than the board’s counted', (seed) => {
    const { board } = written({ spot: spotOf('draws', seed) });
    expect(['Ad3c4c5s', '6h5h3c7c', '7h5d3h6s']).not.toContain(board.join(''));
  });
});

describe('a dominated hand', () => {
  test('shares a rank with the opponent’s', LONG, () => {
    for (let at = 0; at < 150; at++) {
      const seed = 3 * at + 2;
      expect(kindFor('tainted', seed).name).toBe('dominated');
      const { hero, opponents } = written({ spot: spotOf('tainted', seed) });
      const theirs = opponents.flat().map(rank);
      expect(
        hero.some((card) => theirs.includes(rank(card))),
        `seed ${seed}`,
      ).toBe(true);
    }
  });
});

describe('seeds', () => {
  /** The spots of links with a level and a seed, from before there were links with a kind. */
  test.each<[level: LevelName, seed: number, kind: MarksName, cards: string]>([
    ['draws', 30, 'gutshot', '8cAc KcJhQd5d'],
    ['pairs', 100, 'pair draw', '9c6h TcQhAd6s Td4d'],
    ['combos', 43, 'flush draw and pair', '5h4h Ah5s9h 8h8c'],
    ['tainted', 8, 'dominated', '3c2s Jc6dAh3s Jd2h'],
    ['backdoors', 7, 'backdoor straight draw', 'TcJs 2s6cAh'],
    ['price', 20, 'price on the turn', 'Ts5s Kd9s8h7s Kh8c'],
    ['ranges', 8, 'draw against a range', '2h9h 7cJsTs'],
  ])('level=%s&seed=%i still is a %s: %s', (level, seed, kind, cards) => {
    const drill = deal(level, seed);
    expect(drill.kind.name).toBe(kind);
    const { hero, board, opponents } = written(drill);
    expect([hero, board, ...opponents].map((own) => own.join('')).join(' ')).toBe(cards);
  });

  test('a seed makes the same drill again', () => {
    for (const name of new Set(MARKS_KINDS.map(({ level }) => level))) {
      const [one, other] = [deal(name, 123_456), deal(name, 123_456)];
      expect(written(one)).toEqual(written(other));
      expect(one.offer).toEqual(other.offer);
    }
  });

  test('fit into a link as whole numbers, for any chance', () => {
    for (const random of [0, 0.5, 1 - 2 ** -53]) {
      expect(Number.isInteger(seedOf(random))).toBe(true);
      expect(seedOf(random)).toBeGreaterThanOrEqual(0);
      expect(seedOf(random)).toBeLessThan(SEEDS);
    }
  });

  test('a link has kind and seed, or a level; its problems are reported', () => {
    for (const kind of KINDS) {
      const link = { view: 'drill', drill: { kind, seed: 42 } } as const;
      expect(readStudyLink(writeStudyLink(link))).toEqual({ link, problems: [] });
    }
    for (const level of LEVELS) {
      const link = { view: 'drill', level } as const;
      expect(readStudyLink(writeStudyLink(link))).toEqual({ link, problems: [] });
    }
    expect(readStudyLink('#/study?show=Chart').link.view).toBe('chart');
    for (const [fragment, said] of [
      ['#/study?level=nuts', /Unknown level “nuts”\. Use one of: draws, /],
      ['#/study?level=draws&seed=-1', /Seed must be a whole number from 0 to 999,999, not “-1”/],
      ['#/study?level=draws&seed=1e5', /not “1e5”/],
      ['#/study?level=draws&seed=1000000', /not “1000000”/],
      ['#/study?seed=4', /needs a kind/],
      ['#/study?kind=gutshot', /needs a seed/],
      ['#/study?kind=flushdraw&seed=1', /Unknown kind “flushdraw”\. Use one of: flush-draw, /],
      ['#/study?show=tricks', /“tricks”/],
      ['#/study?%ff=1&<b>', /Unknown field/],
    ] as const) {
      expect(readStudyLink(fragment).problems.join(' '), fragment).toMatch(said);
    }
  });
});
