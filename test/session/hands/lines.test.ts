// Decisions by what opponents did before the flop.
import { describe, expect, test } from 'vitest';
import { readHands } from '../../../src/history/history';
import { formatCards } from '../../../src/poker/card';
import { weightOf } from '../../../src/poker/combos';
import { countReads, unknownBettor } from '../../../src/poker/money/reads';
import { againstPieces } from '../../../src/session/page/sessionSentences';
import { evening } from '../evening';
import {
  facedBets,
  holdsText,
  isByLine,
  LineRanges,
  priceBettor,
  spotAt,
  type FacedBet,
  type Opponent,
} from '../../../src/session/hands/decisions';
import { basisOf, isMistake } from '../../../src/session/hands/totals';
import { finish } from '../../../src/steps';
import { LONG } from '../../long';
import { fixture, handsOf } from '../../history/fixture';
import { equities } from './table';

const HANDS = Array.from(readHands(evening())).flatMap(({ hand }) => (hand.ok ? [hand.value] : []));
const found = equities();

/** Hero's decision before the flop after a raise in first position, six players. */
function facing(hero: string, act: 'folds' | 'calls $2', lines = new LineRanges()): FacedBet[] {
  const text = fixture('pokerstars-six-max.txt');
  const start = text.slice(0, text.indexOf('Seat 1:'));
  const names = ['under', 'hero', 'cutoff', 'button', 'small', 'big'];
  const hand = [
    start.replace('Seat #3', 'Seat #4').trimEnd(),
    ...names.map((name, at) => `Seat ${at + 1}: ${name} ($100 in chips)`),
    'small: posts small blind $0.50',
    'big: posts big blind $1',
    '*** HOLE CARDS ***',
    `Dealt to hero [${hero}]`,
    'under: raises $1 to $2',
    `hero: ${act}`,
    'cutoff: folds',
    'button: folds',
    'small: folds',
    'big: folds',
    ...(act === 'folds'
      ? [
          'Uncalled bet ($1) returned to under',
          'under collected $2.50 from pot',
          '*** SUMMARY ***',
          'Total pot $2.50 | Rake $0',
        ]
      : [
          '*** FLOP *** [2c 7d 9h]',
          'under: bets $3',
          'hero: folds',
          'Uncalled bet ($3) returned to under',
          'under collected $5.50 from pot',
          '*** SUMMARY ***',
          'Total pot $5.50 | Rake $0',
        ]),
  ].join('\n');
  const [read] = handsOf(hand);
  return facedBets(read, 'hero', {}, 'given', lines);
}

function raiserOf({ opponents }: FacedBet): Opponent {
  return opponents.find(({ by }) => by === 'line') ?? { by: 'nothing' };
}

describe('a raise before the flop', () => {
  test('K♠Q♥ folded to it is not a mistake, and a call of it with 7♠2♥ is', () => {
    const [fold] = facing('Ks Qh', 'folds').map((bet) => finish(found.price(bet)));
    expect(raiserOf(fold)).toMatchObject({ by: 'line', range: { source: { name: 'EP opens', isSaved: false } } });
    expect([fold.cost, isMistake(fold), basisOf(fold)]).toEqual([0, false, 'given']);
    const [call] = facing('7s 2h', 'calls $2').map((bet) => finish(found.price(bet)));
    expect(call.cost).toBeGreaterThan(0.1);
    expect(isMistake(call)).toBe(true);
    expect(isMistake(finish(found.price(facing('As Ah', 'folds')[0])))).toBe(true);
  });

  test('a saved range of the line judges in place of the built-in one', () => {
    const lines = new LineRanges({ 'ep opens': 'AA' });
    const [own] = facing('Ks Kh', 'folds', lines).map((bet) => finish(found.price(bet)));
    expect(raiserOf(own)).toMatchObject({ range: { source: { name: 'EP opens', isSaved: true } } });
    expect(holdsText(raiserOf(own))).toMatch(/^AA/);
    expect(isMistake(own)).toBe(false);
    expect(isMistake(finish(found.price(facing('Ks Kh', 'folds')[0])))).toBe(true);
    const [none] = facing('Ks Kh', 'folds', new LineRanges({ 'ep opens': 'no range' }));
    expect(raiserOf(none)).toMatchObject({ range: { source: { isSaved: false } } });
  });

  test('a fold is held against the best quarter, and says so', () => {
    const lines = new LineRanges();
    const [fold] = facing('Ks Qh', 'folds', lines);
    const [call] = facing('Ks Qh', 'calls $2', lines);
    const weight = (bet: FacedBet) => {
      const own = raiserOf(bet);
      return own.by === 'line' && own.range.holds.kind === 'range' ? weightOf(own.range.holds.range) : NaN;
    };
    expect(weight(fold)).toBeCloseTo(weight(call) / 4, 9);
    const said = (bet: FacedBet) => againstPieces({ ...finish(found.price(bet)), hand: 0 }).join('');
    expect(said(fold)).toBe(' against the best 25% of EP opens (17%, built in)');
    expect(said(call)).toBe(' against EP opens (17%, built in)');
  });
});

describe('in every hand of an evening', () => {
  test('a decision is there by what was known, and again if cards were shown', () => {
    const counts = { line: 0, both: 0 };
    for (const hand of HANDS) {
      const usual = facedBets(hand, hand.hero ?? '');
      const all = facedBets(hand, hand.hero ?? '', {}, 'given', new LineRanges());
      for (const bet of usual) {
        const same = all.filter(({ at }) => at === bet.at);
        const [known] = same;
        const money = ({ opponents: _, dead: __, ...own }: FacedBet) => own;
        expect(same.map(money)).toEqual(same.map(() => money(bet)));
        if (!isByLine(known)) {
          expect(same).toEqual([bet]);
          continue;
        }
        counts.line++;
        const isShown = (own: Opponent) => own.by === 'shown';
        expect([known.dead, known.opponents.some(isShown)]).toEqual([[], false]);
        if (bet.dead.length > 0 || bet.opponents.some(isShown)) {
          expect(same[1]).toEqual(bet);
          counts.both++;
        } else expect(same).toHaveLength(1);
      }
    }
    expect(counts.line).toBeGreaterThan(100);
    expect(counts.both).toBeGreaterThan(20);
  });

  test('the fast price before the flop is the price of the range, and no cost is missed', LONG, () => {
    let seen = 0;
    for (const hand of HANDS) {
      for (const bet of facedBets(hand, hand.hero ?? '', {}, 'given', new LineRanges())) {
        if (!isByLine(bet) || bet.board.length > 0 || !found.isQuick(bet)) continue;
        const opponents = bet.opponents.map((own): Opponent =>
          own.by === 'line' ? { by: 'given', range: own.range } : own,
        );
        // With more players behind deals are drawn for minutes.
        if (bet.opponents.length > 2 || seen > 12) continue;
        const [fast, slow] = [finish(found.price(bet)), finish(found.price({ ...bet, opponents }))];
        expect(fast.equity, formatCards(bet.hero)).toBeCloseTo(slow.equity, 9);
        expect(fast.breakEven).toBeCloseTo(slow.breakEven, 9);
        expect(fast.cost).toBeCloseTo(slow.cost, 9);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(8);
  });

  test('a bet on the river costs by value and bluffs', LONG, () => {
    const costs = { call: 0, fold: 0, nothing: 0 };
    for (const hand of HANDS) {
      for (const bet of facedBets(hand, hand.hero ?? '', {}, 'given', new LineRanges())) {
        if (!isByLine(bet) || bet.board.length < 5 || bet.opponents.length > 1) continue;
        const spot = spotAt(bet);
        const reads = finish(countReads(spot, bet.stakes, unknownBettor(spot, bet.stakes) ?? NaN));
        const value = reads.bettor?.value.money.price;
        if (value === undefined) continue;
        for (const did of ['call', 'fold'] as const) {
          const { cost, equity, part } = priceBettor({ ...bet, did }, reads);
          expect(equity).toBe(value.share);
          expect(part).toBe(reads.bettor?.part);
          // Who folds what gains even against the best hands has given that up.
          if (did === 'fold') expect([0, Math.max(0, value.ev / bet.bigBlind)]).toContain(cost);
          if (cost > 0 && did === 'call') expect(value.ev).toBeLessThan(0);
          costs[cost === 0 ? 'nothing' : did]++;
        }
      }
    }
    expect(costs.nothing).toBeGreaterThan(1);
    expect(costs.call + costs.fold).toBeGreaterThan(0);
  });
});
