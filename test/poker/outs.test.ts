import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../../src/poker/answer';
import { formatCard, type Card } from '../../src/poker/card';
import { CATEGORIES, categoryOf, categoryName } from '../../src/poker/category';
import { boardStrength } from '../../src/poker/outs';
import type { SpotText } from '../../src/poker/readSpot';
import listed from '../cases/outs.json' with { type: 'json' };
import { DECK } from '../reference/cards';
import { unseen, winnersOf, type ReferenceSpot } from '../reference/equity';
import * as hand from '../reference/hand';
import * as reference from '../reference/outs';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { lively, write } from './deal';
import { cards, finish, scoreOf, spot } from './read';
import { LONG } from '../long';

function ask(text: SpotText): Answer {
  return finish(answer(spot(text)));
}

function written(own: readonly Card[] | undefined): string[] | undefined {
  return own?.map(formatCard);
}

/** A card's effect: its verdict, by the card's name. */
function verdicts({ next }: Answer): Record<string, string | undefined> {
  return Object.fromEntries((next ?? []).map(({ card, verdict }) => [formatCard(card), verdict]));
}

function having(found: Answer, verdict: string): string {
  return Object.entries(verdicts(found))
    .filter(([, own]) => own === verdict)
    .map(([card]) => card)
    .join(' ');
}

function improvingCards({ improving }: Answer): string {
  return (improving?.cards ?? []).map(({ card }) => formatCard(card)).join(' ');
}

describe('listed spots', () => {
  const statuses = ['behind', 'level', 'ahead'];

  test.each(listed.cases.map((row) => [row.hands.join(' v '), row.board, row] as const))(
    '%s on %s',
    (_, board, row) => {
      const [hero, ...opponents] = row.hands;
      const found = ask({ hero, opponents, board });
      expect(found.unseen).toBe(row.unseen);
      expect(found.made && categoryOf(found.made)).toBe(row.category);
      expect(found.status).toBe(statuses[row.status]);

      const expected = new Map(Object.entries(row.cards as Record<string, number[]>));
      expect(written(found.next?.map(({ card }) => card))).toEqual(DECK.filter((card) => expected.has(card)));
      for (const { card, strength, improves, verdict } of found.next ?? []) {
        const [category, improving, status] = expected.get(formatCard(card)) ?? [];
        expect(categoryOf(strength), formatCard(card)).toBe(category);
        expect(improves, formatCard(card)).toBe(improving === 1);
        if (status === -1) expect(['out', 'blank']).toContain(verdict);
        else if (row.status === 2) expect(verdict).toBe(status === 2 ? 'safe' : 'danger');
        else if (status === 2) expect(verdict).toBe('out');
        else if (status === 1) expect(verdict).toBe('chop');
        else if (row.status === 1) expect(verdict).toBe('danger');
        else expect(verdict).toBe(improving === 1 ? 'tainted' : 'blank');
      }

      const heroIsBehind = row.status === 0 || row.status === 1;
      expect(written(found.outs)).toEqual(heroIsBehind ? row.outs : undefined);
      if (!('bridge' in row) || row.bridge === undefined) return;
      if (heroIsBehind) {
        expect(found.bridge).toMatchObject({ ...row.bridge, player: 0 });
      } else {
        // The list keeps to hero, who has no outs where hero is ahead.
        expect(found.players[0]).toMatchObject({
          wins: row.bridge.missWin,
          ties: row.bridge.missTie,
        });
        expect(found.of).toBe(row.bridge.missWin + row.bridge.missTie + row.bridge.missLose);
      }
    },
  );
});

describe('worked examples', () => {
  test('4c9c on 7d5cKh8c: twelve outs of 46, one of them a flush and a straight', () => {
    const found = ask({ hero: '4c9c', board: '7d5cKh8c' });
    expect(found.unseen).toBe(46);
    expect(found.improving?.chance).toEqual({ hits: 12, of: 46 });
    expect(found.improving?.target).toBe(CATEGORIES.indexOf('straight'));
    expect(having(found, 'out')).toBe('2c 3c 6c 6d 6h 6s 7c Tc Jc Qc Kc Ac');
    const makes = Object.fromEntries(
      (found.improving?.cards ?? []).map((own) => [formatCard(own.card), categoryName(own.makes)]),
    );
    expect(makes).toMatchObject({ '6c': 'flush', '6d': 'straight', '6h': 'straight', Ac: 'flush' });
    const both = found.next?.filter(({ alsoStraight }) => alsoStraight);
    expect(written(both?.map(({ card }) => card))).toEqual(['6c']);
    expect(found.improving?.outFalls).toBeUndefined();
    expect(found.improving?.reached).toBeUndefined();
  });

  test('AhKh v 7c7d on 7h3h9c: eight winning outs, 244 of 990', () => {
    const found = ask({ hero: 'AhKh', opponents: ['7c7d'], board: '7h3h9c' });
    expect(found.status).toBe('behind');
    expect(written(found.outs)?.join(' ')).toBe('2h 4h 5h 6h 8h Th Jh Qh');
    expect(found.chops).toEqual([]);
    expect(verdicts(found)['9h']).toBe('tainted');
    expect(found.bridge).toEqual({
      player: 0,
      hitWin: 244,
      hitTie: 0,
      hitLose: 80,
      missWin: 0,
      missTie: 0,
      missLose: 666,
      tieShare: 0,
    });
    expect(found.players[0].equity).toBe(244 / 990);
    const nineOfHearts = found.next?.find(({ card }) => formatCard(card) === '9h');
    expect(nineOfHearts?.best).toMatchObject({ seats: [0], improved: true });
  });

  test('5h6h v AcQd on 5d7hQc: five outs, 210 − 28 + 89 of 990', () => {
    const found = ask({ hero: '5h6h', opponents: ['AcQd'], board: '5d7hQc' });
    expect(written(found.outs)).toHaveLength(5);
    const { hitWin, hitTie, hitLose, missWin, missTie } = found.bridge ?? {};
    expect({ hitWin, hitTie, hitLose, missWin, missTie }).toEqual({
      hitWin: 182,
      hitTie: 0,
      hitLose: 28,
      missWin: 89,
      missTie: 0,
    });
    expect(found.players[0]).toMatchObject({ wins: 271, equity: 271 / 990 });
    expect(found.backdoors).toHaveLength(89);
  });

  test('a paired board gives ace-king only its own pairs', () => {
    const found = ask({ hero: 'AhKd', board: '7c7d2s' });
    expect(improvingCards(found)).toBe('Kc Kh Ks Ac Ad As');
    for (const { card, improves } of found.next ?? []) {
      if (['7h', '2c'].includes(formatCard(card))) expect(improves).toBe(false);
    }
    // A board that pairs gives a pair to everybody.
    const unpaired = ask({ hero: 'AhKd', board: '9c7d2s' });
    expect(improvingCards(unpaired)).toBe('Kc Kh Ks Ac Ad As');
  });

  test('6-6 on 5-3-A gets two pair from the board, which counts', () => {
    const found = ask({ hero: '6s6c', board: '5c3dAs' });
    expect(improvingCards(found)).toBe('3c 3h 3s 5d 5h 5s 6d 6h Ac Ad Ah');
  });

  test('A-2 on K-Q-J-9: a ten makes an ace-high straight if the board makes a king-high one', () => {
    const found = ask({ hero: 'As2d', board: 'KhQcJd9s' });
    expect(having(found, 'out')).toBe('Tc Td Th Ts');
    expect(found.draws?.map(({ name }) => name)).toContain('gutshot');
  });

  test('8-2 on K-Q-J-9: a ten makes the straight that the board makes alone, which does not count', () => {
    const found = ask({ hero: '8s2d', board: 'KhQcJd9s' });
    const tens = found.next?.filter(({ card }) => formatCard(card).startsWith('T')) ?? [];
    expect(tens).toHaveLength(4);
    for (const { strength, improves } of tens) {
      expect(categoryName(categoryOf(strength))).toBe('straight');
      expect(improves).toBe(false);
    }
    expect(found.draws?.map(({ name }) => name)).not.toContain('gutshot');
  });

  test('6-10 on A-3-4-5: both ends of the open-ended draw count, the lower beats the wheel', () => {
    const found = ask({ hero: '6dTc', board: 'Ad3c4s5h' });
    expect(having(found, 'out')).toBe('2c 2d 2h 2s 7c 7d 7h 7s');
    expect(found.draws?.map(({ name }) => name)).toEqual(['open-ended straight draw']);
  });

  test('a kicker alone does not count: ace-king on a board that makes trips or two pair', () => {
    const trips = ask({ hero: 'AhKd', board: '7c7d2s' });
    expect(trips.next?.find(({ card }) => formatCard(card) === '7h')?.improves).toBe(false);
    const twoPair = ask({ hero: 'AhKd', board: '7c7d2s3h' });
    expect(twoPair.next?.find(({ card }) => formatCard(card) === '3s')?.improves).toBe(false);
  });

  test.each([
    // A straight or better: only these count.
    ['4c9c', '7d5cKh8c', 12, 'straight'],
    // Cards that pair one of hero's own.
    ['AsKd', 'Kh7c2s', 5, 'two pair'],
    ['Tc9c', 'Ah9d5s2c', 5, 'two pair'],
    ['QcQd', 'Kh7d5c', 2, 'three of a kind'],
    // Without a pair only above the board, paired or not.
    ['KsQh', '8h5d2c', 6, 'pair'],
    ['Ah5h', 'KdQc9s', 3, 'pair'],
    ['AhQd', '8h8d2c', 6, 'two pair'],
    ['Ah9d', 'Kc7d2s4h', 3, 'pair'],
    ['6h5s', 'KdQc9h', 0, undefined],
  ])('%s on %s has %i outs', (hero, board, hits, target) => {
    const { improving } = ask({ hero, board });
    expect(improving?.chance.hits).toBe(hits);
    expect(improving?.target).toBe(target === undefined ? undefined : CATEGORIES.findIndex((own) => own === target));
    expect(improving?.cards.filter(({ counts }) => counts).length).toBe(hits);
  });

  test('moving the target moves the count and leaves the improving cards', () => {
    const at = (target: string) => ask({ hero: '4c9c', board: '7d5cKh8c', target });
    const hits = CATEGORIES.map((target) => at(target).improving?.chance.hits);
    // Six cards pair one of hero's own.
    expect(hits).toEqual([18, 18, 12, 12, 12, 9, 0, 0, 0]);
    expect(new Set(CATEGORIES.map((target) => improvingCards(at(target)))).size).toBe(1);
    expect(having(at('flush'), 'out')).toBe('2c 3c 6c 7c Tc Jc Qc Kc Ac');
    expect(having(at('full house'), 'out')).toBe('');
  });

  test('a hand that nothing improves has no target and no hits', () => {
    const found = ask({ hero: 'AhKh', board: 'QhJhTh2c', target: 'flush' });
    expect(found.improving).toEqual({ chance: { hits: 0, of: 46 }, cards: [] });
    expect(having(found, 'out')).toBe('');
  });

  test('the river has a status and no next cards', () => {
    const board = '7h3h9c2h2d';
    expect(ask({ hero: 'AhKh', opponents: ['7c7d'], board })).toMatchObject({ status: 'behind' });
    expect(ask({ hero: 'AhKh', opponents: ['AcKd'], board })).toMatchObject({ status: 'ahead' });
    expect(ask({ hero: 'AcKc', opponents: ['AdKs'], board })).toMatchObject({ status: 'level' });
    const found = ask({ hero: 'AhKh', opponents: ['7c7d'], board });
    const names = ['isNuts', 'made', 'method', 'of', 'players', 'status', 'street', 'unseen'];
    expect(Object.keys(found).sort()).toEqual(names);
    expect(found.isNuts).toBe(false);
    expect(ask({ hero: '2c2s', board }).isNuts).toBe(true);
  });

  test('before the flop an answer has equity but no outs', () => {
    const found = ask({ hero: 'AhKd', opponents: ['QsQc'] });
    expect(Object.keys(found).sort()).toEqual(['method', 'of', 'players', 'street', 'unseen']);
  });
});

test('the strength of a board alone equals the reference, for three to five cards', () => {
  const random = seeded(1);
  for (let round = 0; round < 5000; round++) {
    const board = lively(random, { players: 1, board: integer(random, 3, 5) }).board;
    const found = scoreOf(boardStrength(cards(board.join(''))));
    expect(found, board.join('')).toBe(hand.boardScore(board));
  }
});

function name(asked: ReferenceSpot): string {
  const players = asked.players.map((player) => [player].flat().join(''));
  return `${players.join(' v ')} on ${asked.board.join('')} without ${asked.dead.join('')}`;
}

function known(asked: ReferenceSpot): readonly (readonly string[])[] {
  return asked.players.flatMap((player) => (player === 'random' ? [] : [player]));
}

/** Spots of the flop or the turn, with one or more players and a few dead cards. */
function deal(random: Random, board: 3 | 4, least: number, most: number): ReferenceSpot {
  const players = integer(random, least, most);
  const dead = random() < 0.7 ? 0 : integer(random, 1, 12);
  return lively(random, { players, board, dead });
}

describe('no known opponent', () => {
  function check(asked: ReferenceSpot, target: number | undefined): void {
    const { board } = asked;
    const [hero] = known(asked);
    const left = unseen(asked);
    const found = finish(answer({ ...write(asked), ...(target !== undefined && { target }) }));
    const improving = left.filter((card) => reference.improves(hero, board, card));
    const outs =
      target === undefined ? reference.outsAlone(hero, board, left) : reference.counting(hero, board, left, target);
    const chosen = improving.length === 0 ? undefined : (target ?? reference.lowest(hero, board, outs));
    const makes = (card: string) => hand.category([...hero, ...board, card]);

    expect(found.improving?.target, name(asked)).toBe(chosen);
    expect(found.improving?.chance, name(asked)).toEqual({ hits: outs.length, of: left.length });
    expect(
      found.improving?.cards.map((own) => [formatCard(own.card), own.makes, own.counts]),
      name(asked),
    ).toEqual(improving.map((card) => [card, makes(card), outs.includes(card)]));
    expect(
      found.next?.map((own) => [formatCard(own.card), categoryOf(own.strength), own.improves, own.verdict]),
      name(asked),
    ).toEqual(left.map((card) => [card, makes(card), improving.includes(card), outs.includes(card) ? 'out' : 'blank']));
    expect(found.status).toBeUndefined();
    expect(found.outs).toBeUndefined();
    if (board.length === 4) {
      expect(found.improving).not.toHaveProperty('outFalls');
      expect(found.improving).not.toHaveProperty('reached');
      return;
    }
    const of = (left.length * (left.length - 1)) / 2;
    const outFalls = { hits: reference.outFalls(outs, left), of };
    expect(found.improving?.outFalls, name(asked)).toEqual(outFalls);
    if (chosen === undefined) return;
    const reached = { hits: reference.reached(hero, board, left, chosen), of };
    expect(found.improving?.reached, name(asked)).toEqual(reached);
  }

  test('on the turn: improving cards, target, hits and verdicts, by definition', LONG, () => {
    const random = seeded(10);
    for (let round = 0; round < 250; round++) check(deal(random, 4, 1, 1), undefined);
  });

  test('on the turn, the target moved', LONG, () => {
    const random = seeded(11);
    for (let round = 0; round < 200; round++) check(deal(random, 4, 1, 1), integer(random, 0, 8));
  });

  test('on the flop: the same, the chance to hit an out, and the target made by the river', LONG, () => {
    const random = seeded(12);
    for (let round = 0; round < 60; round++) check(deal(random, 3, 1, 1), undefined);
  });

  test('on the flop, the target moved', LONG, () => {
    const random = seeded(13);
    for (let round = 0; round < 60; round++) check(deal(random, 3, 1, 1), integer(random, 0, 8));
  });
});

describe('known opponents', () => {
  function check(asked: ReferenceSpot): Answer {
    const { board } = asked;
    const [hero, ...opponents] = known(asked);
    const left = unseen(asked);
    const found = finish(answer(write(asked)));
    const status = reference.standing(hero, board, opponents);
    const expected = left.map((card) => reference.verdict(hero, board, opponents, card));
    const having = (verdict: string) => left.filter((_, at) => expected[at] === verdict);
    expect(found.status, name(asked)).toBe(status);
    expect(
      found.next?.map(({ card, verdict }) => [formatCard(card), verdict]),
      name(asked),
    ).toEqual(left.map((card, at) => [card, expected[at]]));

    for (const { card, best } of found.next ?? []) {
      const own = formatCard(card);
      const seats = winnersOf(opponents.map((cards) => hand.best([...cards, ...board, own])));
      const improved = seats.some((seat) => reference.improves(opponents[seat], board, own));
      expect({ seats: best?.seats, improved: best?.improved }, `${own}: ${name(asked)}`).toEqual({
        seats,
        improved,
      });
    }

    if (status === 'ahead') {
      expect(found.outs).toBeUndefined();
      expect(found.chops).toBeUndefined();
      expect(found.players[0]).not.toHaveProperty('outs');
      opponents.forEach((opponent, seat) => {
        expect(written(found.players[seat + 1].outs), name(asked)).toEqual(
          reference.dangersFrom(hero, board, opponent, left),
        );
      });
    } else {
      expect(written(found.outs)).toEqual(having('out'));
      expect(written(found.chops)).toEqual(having('chop'));
      for (const player of found.players) expect(player).not.toHaveProperty('outs');
    }
    return found;
  }

  test('on the turn: status, verdicts, the best opponents and the dangers, by definition', LONG, () => {
    const random = seeded(20);
    const seen = new Map<string, number>();
    for (let round = 0; round < 250; round++) {
      const found = check(deal(random, 4, 2, round % 3 === 0 ? 5 : 2));
      expect(found).not.toHaveProperty('bridge');
      expect(found).not.toHaveProperty('backdoors');
      for (const { verdict } of found.next ?? []) {
        const what = `${found.status ?? ''}: ${verdict ?? ''}`;
        seen.set(what, (seen.get(what) ?? 0) + 1);
      }
    }
    expect([...seen.keys()].sort()).toEqual([
      'ahead: danger',
      'ahead: safe',
      'behind: blank',
      'behind: chop',
      'behind: out',
      'behind: tainted',
      'level: chop',
      'level: danger',
      'level: out',
    ]);
  });

  test('each verdict belongs to its status, whatever the number of players', LONG, () => {
    const random = seeded(21);
    const allowed = {
      ahead: ['danger', 'safe'],
      level: ['out', 'chop', 'danger'],
      behind: ['out', 'chop', 'tainted', 'blank'],
    };
    for (let round = 0; round < 100; round++) {
      const found = check(deal(random, 4, 3, 6));
      for (const { verdict } of found.next ?? []) {
        expect(allowed[found.status ?? 'level']).toContain(verdict);
      }
    }
  });

  test('on the flop: the same, the bridge and the backdoors, by definition', LONG, () => {
    const random = seeded(22);
    const seen = new Set<string>();
    for (let round = 0; round < 75; round++) {
      const asked = deal(random, 3, 2, round % 3 === 0 ? 4 : 2);
      const found = check(asked);
      const hands = known(asked);
      const left = unseen(asked);
      seen.add(`${found.status ?? ''} ${hands.length > 2 ? 'of many' : 'of two'}`);
      const outs = written(found.outs);
      if (outs === undefined) {
        expect(found).not.toHaveProperty('backdoors');
        if (hands.length > 2) {
          expect(found).not.toHaveProperty('bridge');
          continue;
        }
        const dangers = written(found.players[1].outs) ?? [];
        expect(found.bridge, name(asked)).toEqual({
          player: 1,
          ...reference.bridge(hands, asked.board, left, dangers, 1),
        });
        continue;
      }
      expect(found.bridge, name(asked)).toEqual({
        player: 0,
        ...reference.bridge(hands, asked.board, left, outs, 0),
      });
      expect(
        found.backdoors?.map((pair) => pair.map(formatCard)),
        name(asked),
      ).toEqual(reference.backdoors(hands, asked.board, left, outs));
      expect(found.backdoors).toHaveLength(found.bridge?.missWin ?? -1);
    }
    for (const status of ['ahead', 'level', 'behind']) {
      expect(seen).toContain(`${status} of two`);
    }
    expect(seen).toContain('behind of many');
  });

  test('the bridge leads from a hit to the equity', LONG, () => {
    const random = seeded(23);
    let ties = 0;
    for (let round = 0; round < 200; round++) {
      const found = finish(answer(write(deal(random, 3, 2, round % 3 === 0 ? 6 : 2))));
      const { bridge } = found;
      if (bridge === undefined) {
        expect(found.status).toBe('ahead');
        continue;
      }
      const { hitWin, hitTie, hitLose, missWin, missTie, missLose, tieShare, player } = bridge;
      const owner = found.players[player];
      const outs = (player === 0 ? found.outs : owner.outs) ?? [];
      const left = found.unseen;
      const pairs = (n: number) => (n * (n - 1)) / 2;
      const outFalls = pairs(left) - pairs(left - outs.length);
      expect(hitWin + hitTie + hitLose).toBe(outFalls);
      expect(hitWin + missWin).toBe(owner.wins);
      expect(hitTie + missTie).toBe(owner.ties);
      expect(outFalls + missWin + missTie + missLose).toBe(found.of);
      expect(found.of).toBe(pairs(left));
      expect(outFalls - hitLose - hitTie + missWin + tieShare).toBeCloseTo((owner.equity ?? NaN) * found.of, 8);
      ties += hitTie + missTie;
    }
    expect(ties).toBeGreaterThan(0);
  });

  test('an out with two cards to come says on how many rivers it wins', LONG, () => {
    const random = seeded(24);
    let outs = 0;
    for (let round = 0; round < 60; round++) {
      const asked = deal(random, 3, 2, 3);
      const found = finish(answer(write(asked)));
      for (const own of found.next ?? []) {
        if (own.verdict !== 'out') {
          expect(own).not.toHaveProperty('holds');
          continue;
        }
        outs++;
        const turn = formatCard(own.card);
        const rivers = unseen(asked).filter((card) => card !== turn);
        const wins = rivers.filter((river) => {
          const board = [...asked.board, turn, river];
          return winnersOf(known(asked).map((cards) => hand.best([...cards, ...board]))).join() === '0';
        });
        expect(own.holds, `${turn}: ${name(asked)}`).toEqual({
          hits: wins.length,
          of: rivers.length,
        });
      }
    }
    expect(outs).toBeGreaterThan(0);
  });

  test('the seats of the opponents do not matter to hero', () => {
    const random = seeded(25);
    for (let round = 0; round < 80; round++) {
      const asked = write(deal(random, round % 2 === 0 ? 3 : 4, 3, 6));
      const other = { ...asked, opponents: shuffled(random, asked.opponents) };
      const [one, two] = [finish(answer(asked)), finish(answer(other))];
      expect(two.status).toBe(one.status);
      expect(verdicts(two)).toEqual(verdicts(one));
      expect(two.bridge).toEqual(one.bridge);
      expect(two.improving).toEqual(one.improving);
    }
  });
});

describe('against a random hand', () => {
  test('gives each card an equity and a weight, without status or verdict', () => {
    const random = seeded(30);
    let weighty = 0;
    for (let round = 0; round < 60; round++) {
      const asked = write(deal(random, round % 3 === 0 ? 3 : 4, 1, 2));
      const found = finish(answer({ ...asked, opponents: [...asked.opponents, { kind: 'random' }] }));
      for (const absent of ['status', 'outs', 'chops', 'bridge', 'backdoors']) {
        expect(found).not.toHaveProperty(absent);
      }
      expect(found.improving).toEqual(finish(answer(asked)).improving);
      const now = found.players[0].equity ?? NaN;
      for (const { verdict, equity = NaN, weight = NaN } of found.next ?? []) {
        expect(verdict).toBeUndefined();
        const expected = now === 1 ? 0 : Math.max(0, equity - now) / (1 - now);
        expect(weight).toBeCloseTo(expected, 12);
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(1);
        if (weight > 0) weighty++;
      }
      const mean = (found.next ?? []).reduce((sum, { equity = NaN }) => sum + equity, 0) / found.unseen;
      expect(mean).toBeCloseTo(now, 12);
    }
    expect(weighty).toBeGreaterThan(0);
  });

  test('a royal flush cannot be helped: every weight is 0', () => {
    const found = ask({ hero: 'AhKh', board: 'QhJhTh', opponents: ['random'] });
    expect(found.players[0].equity).toBe(1);
    expect(new Set(found.next?.map(({ weight }) => weight))).toEqual(new Set([0]));
  });
});
