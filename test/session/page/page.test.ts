// The parts of the session's page: its graph, its words, its links, its storage, and the evening to try.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLink } from '../../../src/notation/link';
import { spotIn } from '../../../src/notation/spot';
import { formatCards } from '../../../src/poker/card';
import { pathOf, runningSum, scaleOf } from '../../../src/session/page/winningsGraph';
import type { Hand } from '../../../src/history/events';
import { POSITIONS } from '../../../src/history/position';
import type { PotsPrice } from '../../../src/poker/money/pots';
import { readPlayer } from '../../../src/poker/readPlayer';
import { STREETS } from '../../../src/poker/spot';
import {
  facedBets,
  playerOf,
  priceBet,
  readRanges,
  spotAt,
  givenTo,
  type FacedBet,
  type PricedBet,
  HAND_KINDS,
  KIND_GROUPS,
  type KindGroup,
} from '../../../src/session/hands/decisions';
import { evening } from '../evening';
import { filesOf } from '../../../src/session/page/files';
import {
  isListed,
  POTS,
  readFilter,
  stakesOf,
  WHOLE,
  writeFilter,
  type Filter,
} from '../../../src/session/page/filter';
import { KEPT_CHOICES, NO_CHOICES } from '../../../src/session/page/kept';
import { SessionReader } from '../../../src/session/hands/read';
import { basisOf, isLostOnRiver, isMistake, judgedBy, sumUp, withoutHands } from '../../../src/session/hands/totals';
import { pageOf } from '../../../src/ui/pages';
import type { SessionBet } from '../../../workers/session';
import {
  againstPieces,
  bbText,
  costText,
  daysText,
  didText,
  judgedText,
  narrowedText,
  placeText,
  spotLink,
  sumText,
  summaryText,
} from '../../../src/session/page/sessionSentences';
import { unreadCounts } from '../../../src/words/history';
import { dealtHands, FORMATS } from '../../history/dealt';
import { fixture, handsOf } from '../../history/fixture';
import { equities } from '../hands/table';

const SEED = { seed: 20_261_122, numRuns: 60 };

describe('the graph of winnings', () => {
  const amounts = fc.array(fc.double({ min: -200, max: 200, noNaN: true }), { maxLength: 3_000 });

  test('a running sum ends at the sum', () => {
    const sums = runningSum([1, -3, 0.5]);
    expect([...sums]).toEqual([0, 1, -2, -1.5]);
    expect([...runningSum([])]).toEqual([0]);
  });

  test('the scale holds every sum and 0, with few lines at round sums', () => {
    fc.assert(
      fc.property(amounts, (own) => {
        const sums = runningSum(own);
        const { low, high, lines } = scaleOf([sums]);
        expect(low).toBeLessThanOrEqual(Math.min(0, ...sums));
        expect(high).toBeGreaterThanOrEqual(Math.max(0, ...sums));
        expect(high).toBeGreaterThan(low);
        expect(lines.length).toBeLessThanOrEqual(6);
        expect(lines).toContain(0);
        for (const line of lines) expect(line >= low && line <= high).toBe(true);
      }),
      SEED,
    );
  });

  test('a path begins and ends where the sums do, stays in its box, and loses no peak', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 400 }), (own, width) => {
        const sums = runningSum(own);
        const scale = scaleOf([sums]);
        const points = Array.from(
          pathOf(sums, scale, width, 100).matchAll(/[ML](\S+) ([^ML]+)/g),
          ([, x, y]) => [Number(x), Number(y)] as const,
        );
        const y = (sum: number) => ((scale.high - sum) / (scale.high - scale.low)) * 100;
        expect(points[0]?.[1]).toBeCloseTo(y(0), 0);
        expect(points.at(-1)?.[1]).toBeCloseTo(y(sums.at(-1) ?? 0), 0);
        const heights = points.map(([, height]) => height);
        expect(Math.min(...heights)).toBeCloseTo(y(Math.max(...sums)), 0);
        expect(Math.max(...heights)).toBeCloseTo(y(Math.min(...sums)), 0);
        const across = points.map(([x]) => x);
        expect(across).toEqual(across.toSorted((a, b) => a - b));
        expect(across.at(-1)).toBeLessThanOrEqual(width);
        expect(points.length).toBeLessThanOrEqual(Math.max(4 * width, sums.length));
      }),
      SEED,
    );
  });
});

describe('words', () => {
  test('amounts read in big blinds', () => {
    expect([bbText(36), bbText(2.5), bbText(0.04), bbText(164.4)]).toEqual(['36', '2.5', '0', '164']);
    const cost = (cost: number, more: Partial<PricedBet> = {}) =>
      costText(priced('shown', cost, { breakEven: 1 / 3, ...more }));
    expect([cost(36), cost(0), cost(0, { halfWidth: 0.01 })]).toEqual(['−36.0', '0', '0']);
    // Of 12 big blinds, 8 and the call of 4; of 40 if the players behind call.
    expect(cost(2.5, { halfWidth: 0.01 })).toBe('−2.5 ±0.12');
    expect(cost(2.5, { ifCall: { equity: 0.5, halfWidth: 0.01, breakEven: 0.1 } })).toBe('−2.5 ±0.4');
    expect(cost(0.04, { halfWidth: 0.00001 }), 'never ±0').toBe('−0.04 ±0.001');
    expect([sumText(412.2), sumText(-3.46), sumText(0.01)]).toEqual(['+412', '−3.5', '0']);
  });

  const priced = (by: 'shown' | 'given', cost: number, more: Partial<PricedBet> = {}): PricedBet =>
    ({
      ...{ did: 'call', street: 'turn', cost, kind: 'top pair', board: [], call: 4, pot: 8 },
      opponents: [{ holds: by === 'shown' ? 'JhTh' : 'TT+', by }],
      ...more,
    }) as unknown as PricedBet;
  const judged = (...bets: PricedBet[]) => ({
    given: judgedBy(bets, 'given'),
    shown: judgedBy(bets, 'shown'),
  });
  const totals = { hands: 2, unknown: 0, won: 320, byEquity: 0, allIns: 1 };

  test('all-in EV is named only if a player was all in', () => {
    expect(summaryText(totals, judged(), false)).toBe(
      '2 hands. You ran 3.2 buy-ins above EV. No bad call or fold found.',
    );
    expect(summaryText({ ...totals, won: -30 }, judged(), false)).toContain('You ran 0.3 buy-ins below EV.');
    expect(summaryText({ ...totals, won: 1 }, judged(), false)).toContain('You ran at EV.');
    expect(summaryText({ ...totals, won: 0, allIns: 0 }, judged(), false)).toContain(
      'No all-in had known cards, so your all-in EV equals your result.',
    );
  });

  test('decisions judged by ranges and by shown cards have separate sums', () => {
    expect(judgedText(judged(priced('shown', 12.5)), false)).toBe(
      'Against the hands opponents showed, your calls and folds gave up 12.5 bb in 1 decision. You could not see those cards: give ranges to judge fairly.',
    );
    expect(judgedText(judged(priced('given', 12.5), priced('given', 3)), true)).toBe(
      'By what was known, your calls and folds gave up 15.5 bb in 2 decisions.',
    );
    expect(judgedText(judged(priced('given', 12.5), priced('shown', 3)), true)).toBe(
      'By what was known, your calls and folds gave up 12.5 bb in 1 decision. Against the hands opponents showed, your calls and folds gave up 3 bb in 1 decision. You could not see those cards.',
    );
  });

  test('a call names the pot with the bet, and so does a fold', () => {
    const bet = { street: 'river', did: 'call', call: 36, pot: 74 } as SessionBet;
    expect(didText(bet)).toBe('River, called 36 to win 74');
    expect(didText({ ...bet, street: 'preflop', did: 'fold', call: 2.5, pot: 7.6 })).toBe(
      'Before the flop, folded to 2.5, pot 7.6',
    );
  });

  test('a river decision is a mistake against a range, not against shown cards', () => {
    const river = (by: 'shown' | 'given', did: 'call' | 'fold') => priced(by, 12, { did, street: 'river' });
    for (const did of ['call', 'fold'] as const) {
      expect(judgedText(judged(river('shown', did)), false)).toBe('No bad call or fold found.');
      expect(judged(river('given', did)).given.cost).toBe(12);
      expect(judged(priced('shown', 12, { did })).shown.cost).toBe(12);
      const listed = (act: Filter['act']) =>
        isListed(
          river('shown', did),
          { position: undefined, time: '', stakes: '' },
          { ...WHOLE, act, against: 'shown' },
        );
      expect([listed('showdown'), listed('cost'), listed(did)]).toEqual([true, false, false]);
    }
  });

  test('every decision is a mistake of one judge, lost on the river, or none', () => {
    const bets = fc.record({
      did: fc.constantFrom('call', 'fold'),
      street: fc.constantFrom(...STREETS),
      cost: fc.constantFrom(0, 0.5, 20),
      kind: fc.constantFrom(...HAND_KINDS),
      opponents: fc.array(
        fc.record({
          holds: fc.constant('random'),
          by: fc.constantFrom('shown', 'given', 'nothing'),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }) as fc.Arbitrary<unknown> as fc.Arbitrary<PricedBet>;
    fc.assert(
      fc.property(bets, (bet) => {
        const basis = basisOf(bet);
        const hand = { position: undefined, time: '', stakes: '' };
        const listed = (act: Filter['act']) => isListed(bet, hand, { ...WHOLE, act, against: basis });
        // Each is in one of these lists, and in no list of another judge.
        expect((['cost', 'nothing', 'showdown'] as const).filter((act) => listed(act))).toHaveLength(1);
        expect(listed('cost')).toBe(listed('call') || listed('fold'));
        for (const other of ['given', 'shown', 'any'] as const) {
          if (other !== basis) expect(isListed(bet, hand, { ...WHOLE, against: other })).toBe(false);
        }
        const isHindsight = bet.opponents.some(({ by }) => by === 'shown');
        expect(isLostOnRiver(bet)).toBe(isHindsight && bet.street === 'river' && bet.cost > 0);
        expect(isMistake(bet)).toBe(listed('cost') && basis !== 'any');
        for (const judge of ['given', 'shown'] as const) {
          const { mistakes, cost } = judgedBy([bet], judge);
          expect(mistakes).toEqual(isMistake(bet) && basis === judge ? [bet] : []);
          expect(cost).toBe(mistakes.length === 0 ? 0 : bet.cost);
        }
      }),
      { ...SEED, numRuns: 500 },
    );
  });

  test('every row says whom the equity is against', () => {
    const pieces = (...opponents: FacedBet['opponents'][number][]) =>
      againstPieces({ opponents, stakes: {} } as unknown as Parameters<typeof againstPieces>[0]);
    const player = readPlayer('JhTh', 'line');
    if (!player.ok || player.value.kind !== 'hand') throw new Error('no hand');
    const shown = { by: 'shown', cards: player.value.cards } as const;
    const range = readRanges({ 'flop bet': 'TT+' })['flop bet'];
    if (range === undefined) throw new Error('no range');
    const given = { by: 'given', range } as const;
    const hidden = { by: 'nothing' } as const;
    const told = pieces(shown).map((piece) => (typeof piece === 'string' ? piece : formatCards(piece)));
    expect(told).toEqual([' against ', 'the shown ', 'JhTh']);
    expect(pieces(given)).toEqual([' against ', 'a range you gave']);
    expect(pieces(hidden)).toEqual([' against ', 'any two cards']);
    expect(pieces(given, hidden, hidden)).toEqual([' against ', 'a range you gave', ' and ', '2 unknown hands']);
    expect(pieces(shown, hidden).at(-1)).toBe('an unknown hand');
  });

  test('a row says where to find its hand', () => {
    const stakes = '$0.50/$1';
    const time = '2024-11-03 19:04:17';
    expect(placeText({ position: 'cutoff', time, stakes })).toBe('cutoff, 3 Nov 2024, 19:04, $0.50/$1');
    expect(placeText({ position: 'early', time: '', stakes })).toBe('early position, $0.50/$1');
    expect(placeText({ position: undefined, time: '2024-99-99 19:04', stakes: '' })).toBe('');
  });

  test('days read as a span, and reasons as counts', () => {
    const days = (...times: string[]) =>
      daysText(times.map((time) => ({ time }) as Parameters<typeof daysText>[0][number]));
    expect(days()).toBe('');
    expect(days('', '2024-03-05 19:15:13')).toBe('5 March 2024');
    expect(days('2024-09-03 19:15', '2024-11-21 01:00')).toBe('3 September to 21 November');
    expect(days('2023-12-31 19:15', '2024-01-01 01:00')).toBe('31 December 2023 to 1 January 2024');
    expect(days('2024-99-99 19:15')).toBe('');
    expect(
      unreadCounts([
        { reason: 'cut off', count: 2 },
        { reason: 'Omaha', count: 4 },
      ]),
    ).toBe('4 Omaha, 2 cut off');
  });
});

test('a link to a decision asks the decision’s question', () => {
  const ranges = readRanges({
    ...{ 'preflop raise': 'TT+,AQs+', 'flop bet': '50% with toppair+', 'flop raise': '22+:0.5,AK' },
    ...{ 'turn bet': '40% with continues', 'river bet': 'random' },
  });
  let reads = 0;
  fc.assert(
    fc.property(dealtHands, (dealt) => {
      const [hand] = handsOf(FORMATS.PokerStars?.(dealt) ?? '');
      const player = hand === undefined ? undefined : playerOf(hand);
      if (hand === undefined || player === undefined) return;
      for (const bet of [...facedBets(hand, player), ...facedBets(hand, player, ranges)]) {
        const link = spotLink(bet);
        const { draft, problems } = readLink(link);
        expect(problems).toEqual([]);
        expect(spotIn(link)).toEqual({ ok: true, value: spotAt(bet) });
        const given = givenTo(bet);
        if (given?.reads !== undefined) reads++;
        expect(draft.reads?.filter((read) => read !== undefined) ?? []).toEqual(
          given?.reads === undefined ? [] : [given.reads],
        );
        expect(draft.pot).toBeCloseTo(bet.pot, 1);
        expect(draft.call).toBeCloseTo(bet.call, 1);
      }
    }),
    SEED,
  );
  expect(reads).toBeGreaterThan(0);
});

describe('the filter', () => {
  /** A hand, and whose decisions are looked at. */
  function sixMax(): [Hand, string] {
    const [hand] = handsOf(fixture('pokerstars-six-max.txt'));
    return [hand, playerOf(hand) ?? ''];
  }
  /** A price that makes a call a mistake. */
  const wrong = { share: 0, breakEven: 0.5, ev: -1, decision: 'fold' } as unknown as PotsPrice;

  const days = fc.oneof(
    fc.constant(''),
    fc
      .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  const filters: fc.Arbitrary<Filter> = fc.record({
    act: fc.constantFrom('cost', 'call', 'fold', 'nothing', 'showdown'),
    street: fc.constantFrom('any', ...STREETS),
    kind: fc.constantFrom('any', ...(Object.keys(KIND_GROUPS) as KindGroup[])),
    position: fc.constantFrom('any', ...POSITIONS),
    pot: fc.constantFrom(...POTS),
    stakes: fc.oneof(
      fc.constantFrom('', '$0.50/$1', '€1/€2', '10/20 & more'),
      fc.string({ unit: 'grapheme', maxLength: 10 }),
    ),
    from: days,
    to: days,
    against: fc.constantFrom(undefined, 'given', 'shown', 'any'),
  });

  test('comes back from its address, which leads to the session page', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const link = writeFilter(filter);
        expect(readFilter(link)).toEqual(filter);
        expect(pageOf(link)).toBe('session');
      }),
      SEED,
    );
    expect(writeFilter(WHOLE)).toBe('#/session');
  });

  test('accepts any address, as if a stranger had written it', () => {
    const fields = ['show', 'street', 'hand', 'position', 'pot', 'stakes', 'from', 'to', 'against'];
    const names = fc.oneof(fc.string(), fc.constantFrom(...fields));
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', minLength: 30, maxLength: 60 }),
      fc.constantFrom('cost', 'river', 'pairs', 'big-blind', '50', '2024-02-30', '2024-02-29'),
      fc.constantFrom('__proto__', '%', '%zz', '%00', '0000-00-00', '99999-01-01', '-1'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), fc.string(), (pairs, rest) => {
        const link = `#/session?${pairs.map((pair) => pair.join('=')).join('&')}${rest}`;
        const filter = readFilter(link);
        const { position, pot, stakes, from, to } = filter;
        expect(['any', ...POSITIONS]).toContain(position);
        expect(POTS).toContain(pot);
        expect(stakes.length).toBeLessThanOrEqual(40);
        for (const day of [from, to]) expect(day).toMatch(/^(\d{4}-[01]\d-[0-3]\d)?$/);
        expect(readFilter(writeFilter(filter))).toEqual(filter);
        expect(() => narrowedText(filter, true)).not.toThrow();
      }),
      { ...SEED, numRuns: 500 },
    );
    expect(readFilter('#/session?show=all&street=sixth&hand=&against=nobody')).toEqual(WHOLE);
    expect(readFilter('#/session?position=dealer&pot=30&from=2023-02-29&to=today')).toEqual(WHOLE);
  });

  test('lets through what was played there and then', () => {
    const places = fc.record({
      position: fc.constantFrom(undefined, ...POSITIONS),
      time: fc.constantFrom('', '2024-11-03 19:04:17', '2024-11-04 00:00', '2024-11-05 23:59:59'),
      stakes: fc.constantFrom('', '$0.50/$1', '$1/$2'),
    });
    const some = fc.record({
      position: fc.constantFrom('any', ...POSITIONS),
      pot: fc.constantFrom(...POTS),
      stakes: fc.constantFrom('', '$0.50/$1', '$1/$2'),
      from: fc.constantFrom('', '2024-11-03', '2024-11-04', '2024-11-05'),
      to: fc.constantFrom('', '2024-11-03', '2024-11-04', '2024-11-05'),
    });
    const [first] = facedBets(...sixMax());
    fc.assert(
      fc.property(places, some, fc.double({ min: 1, max: 200, noNaN: true }), (own, by, pot) => {
        const bet = priceBet({ ...first, pot }, wrong);
        const filter = { ...WHOLE, act: bet.did, ...by, against: basisOf(bet) };
        const day = own.time.split(' ')[0];
        const isIn =
          (by.position === 'any' || by.position === own.position) &&
          (by.pot === 'any' || pot >= Number(by.pot)) &&
          (by.stakes === '' || by.stakes === own.stakes) &&
          (by.from === '' || (day !== '' && by.from <= day)) &&
          (by.to === '' || (day !== '' && day <= by.to));
        expect(isListed(bet, own, filter)).toBe(isIn);
      }),
      { ...SEED, numRuns: 1_000 },
    );
  });

  test('offers the stakes that were played, the most frequent first', () => {
    const all = ['$1/$2', '', '$0.50/$1', '', '', '$0.50/$1'];
    expect(stakesOf(all.map((stakes) => ({ stakes })))).toEqual(['$0.50/$1', '$1/$2']);
  });

  test('reads as a list of words', () => {
    expect(narrowedText(WHOLE, true)).toBe('');
    const filter: Filter = {
      ...{ ...WHOLE, street: 'turn', position: 'early', pot: '50', stakes: '$0.50/$1' },
      ...{ from: '2024-11-03', to: '2024-11-05', against: 'any' },
    };
    expect(narrowedText(filter, true)).toBe(
      'turn, early position, pot from 50 bb, $0.50/$1, from 3 Nov 2024 to 5 Nov 2024, against any two cards',
    );
    expect(narrowedText({ ...WHOLE, street: 'turn', from: '2024-11-03' }, false)).toBe('from 3 Nov 2024');
    expect(narrowedText({ ...WHOLE, from: '2024-11-03', to: '2024-11-03' }, false)).toBe('3 Nov 2024');
  });
});

describe('what is kept', () => {
  test('reads back', () => {
    const choices = {
      ranges: { 'river bet': 'TT+' },
      judge: 'shown',
      player: 'Ada',
      isKept: true,
    } as const;
    expect(KEPT_CHOICES.read(KEPT_CHOICES.write(choices))).toEqual({ ok: true, value: choices });
  });

  test('accepts any text, as if a stranger had written it', () => {
    const read = (value: unknown) => KEPT_CHOICES.read(JSON.stringify(value));
    for (const bad of [null, 3, 'x', {}, { ranges: 'x' }]) expect(read(bad).ok).toBe(false);
    expect(KEPT_CHOICES.read('{').ok).toBe(false);
    expect(
      read({
        ranges: { 'river bet': 5, __proto__: 'x', other: 'AA' },
        judge: ['shown'],
        isKept: 'yes',
      }),
    ).toMatchObject({
      ok: true,
      value: NO_CHOICES,
      bad: { count: 1, text: '{"format":"outs-session","version":1,"ranges":{"river bet":5}}' },
    });
  });
});

test('every hand of the evening is read', () => {
  const hands = Array.from(new SessionReader(equities()).read(evening()));
  expect(hands).toHaveLength(212);
  const played = hands.flatMap((step) => ('hand' in step ? [step.hand] : []));
  expect(played).toHaveLength(212);
  expect(sumUp(played)).toMatchObject({ hands: 212, unknown: 0 });
  expect(new Set(played.map(({ name }) => name)).size).toBe(212);
});

test('decisions of hands that are judged again are removed', () => {
  const bets = [{ hand: 1 }, { hand: 2 }, { hand: 1 }];
  expect(withoutHands(bets, [1])).toEqual([{ hand: 2 }]);
  expect(withoutHands(bets, [])).toBe(bets);
});

test('a drop brings the files of its folders, but none that is hidden', async () => {
  const entry = (name: string, inside?: unknown[]) => ({
    name,
    isFile: inside === undefined,
    file: (take: (file: File) => void) => {
      take(new File(['x'], name));
    },
    createReader: () => {
      const parts = [inside?.slice(0, 1) ?? [], inside?.slice(1) ?? [], []];
      return {
        readEntries: (take: (part: unknown[]) => void) => {
          take(parts.shift() ?? []);
        },
      };
    },
  });
  const folder = entry('hands', [entry('a.txt'), entry('.hidden'), entry('more', [entry('b.txt')])]);
  const items = [folder, entry('c.txt')].map((own) => ({ webkitGetAsEntry: () => own }));
  const found = await filesOf({ items, files: [] } as unknown as DataTransfer);
  expect(found.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt']);
});
