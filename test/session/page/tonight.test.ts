// The decisions that the user marks at the table: priced as those of a file, evening by evening.
import { afterEach, describe, expect, test } from 'vitest';
import { formatCards } from '../../../src/poker/card';
import { countMoney } from '../../../src/poker/money/money';
import {
  facedBets,
  holdsText,
  playerOf,
  spotAt,
  type FacedBet,
  type PricedBet,
} from '../../../src/session/hands/decisions';
import { evening } from '../evening';
import { finish } from '../../../src/steps';
import { isMistake } from '../../../src/session/hands/totals';
import {
  eveningOf,
  markedIn,
  mistakesOf,
  opponentPieces,
  priceMark,
  type PricedMark,
} from '../../../src/session/page/tonight';
import type { SavedSpot } from '../../../src/ui/savedSpots';
import { fixture, FIXTURES, handsOf } from '../../history/fixture';
import { table } from '../../poker/table';
import { seeded } from '../../reference/random';
import { equities } from '../hands/table';

const NOW = new Date(2026, 10, 24, 21).getTime();

/** The spot as a user would enter it, in the currency's unit. */
function linkOf({ hero, board, opponents, dead, stakes }: FacedBet): string {
  const { pot, call, bets, folded, stacks } = stakes;
  const fields = {
    hero: formatCards(hero),
    board: formatCards(board),
    vs: opponents.map((own) => encodeURIComponent(holdsText(own))).join(';'),
    dead: formatCards(dead),
    pot: pot === undefined ? '' : String(pot),
    call: call === undefined ? '' : String(call),
    bets: bets?.join(';') ?? '',
    folded: folded?.join(';') ?? '',
    stacks: stacks?.map((stack) => stack ?? '').join(';') ?? '',
  };
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return `#/?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

describe('a decision that is marked', () => {
  const found = equities();
  const own: readonly PricedBet[] = [...FIXTURES.map(fixture), evening()].flatMap((text) =>
    handsOf(text).flatMap((hand) => {
      const player = playerOf(hand) ?? hand.players[0].name;
      const quick = facedBets(hand, player).filter((bet) => found.isQuick(bet));
      return quick.map((bet) => finish(found.price(bet)));
    }),
  );
  const pairs = own.flatMap((bet, at): { bet: PricedBet; mark: PricedMark }[] => {
    const spot: SavedSpot = { link: linkOf(bet), at: NOW + at, did: bet.did };
    const [marked] = markedIn([spot], NOW);
    if (marked === undefined) return [];
    expect(spotAt(marked.bet)).toEqual(marked.spot);
    const money = finish(countMoney(marked.spot, marked.bet.stakes, { table }));
    const mark = priceMark(marked, money);
    return mark === undefined ? [] : [{ bet, mark }];
  });

  test('costs as much as the same decision in a file', () => {
    expect(own.length).toBeGreaterThan(50);
    expect(pairs).toHaveLength(own.length);
    for (const { bet, mark } of pairs) {
      const { bigBlind } = bet;
      expect(mark.bet).toMatchObject({ street: bet.street, did: bet.did, kind: bet.kind, isPlain: bet.isPlain });
      expect(mark.bet.opponents.map(holdsText)).toEqual(bet.opponents.map(holdsText));
      expect(mark.bet.call).toBeCloseTo(bet.call * bigBlind, 6);
      expect(mark.bet.pot).toBeCloseTo(bet.pot * bigBlind, 6);
      expect(mark.bet.breakEven).toBeCloseTo(bet.breakEven, 9);
      if (bet.halfWidth !== undefined || bet.ifCall?.halfWidth !== undefined) continue;
      expect(mark.bet.equity).toBeCloseTo(bet.equity, 9);
      expect(mark.bet.cost).toBeCloseTo(bet.cost * bigBlind, 6);
    }
  });

  test('the sum equals its parts, and the result of a call changes none', () => {
    const marks = pairs.map(({ mark }) => mark);
    const { mistakes, cost } = mistakesOf(marks);
    expect(mistakes.length).toBeGreaterThan(3);
    expect(mistakes).toEqual(marks.filter(({ bet }) => isMistake(bet)));
    expect(cost).toBeCloseTo(
      mistakes.reduce((sum, { bet }) => sum + bet.cost, 0),
      9,
    );
    expect(mistakesOf(marks.map((mark) => ({ ...mark, won: 'won' as const }))).cost).toBe(cost);
    expect(mistakesOf([]).cost).toBe(0);
  });
});

test('opponents are known, a range or any two; what has no price is left out', () => {
  const FLOP = '#/?hero=AhKh&board=7h3h9c';
  const links = {
    whole: `${FLOP}&vs=7c7d;TT%2B;random;random&pot=60&call=20`,
    unknown: `${FLOP}&pot=60&call=20`,
    free: `${FLOP}&vs=7c7d&pot=60&call=0`,
    moneyless: `${FLOP}&vs=7c7d`,
    range: '#/?hero=TT%2B&board=7h3h9c&vs=random&pot=60&call=20',
    wild: `${FLOP}&vs=7c7d&pot=60&call=20&wild=deuces`,
  };
  const spots = Object.values(links).map((link): SavedSpot => ({ link, at: NOW, did: 'call' }));
  const [marked, ...others] = markedIn([...spots, { link: `${links.whole}&runs=2`, at: NOW }], NOW);
  expect(others).toEqual([]);
  expect(marked?.bet).toMatchObject({ pot: 60, call: 20, bigBlind: 1 });
  expect(opponentPieces(marked.spot)).toEqual([
    ' against ',
    marked.spot.opponents[0].kind === 'hand' ? marked.spot.opponents[0].cards : [],
    ...[' and ', 'a range', ' and ', '2 with any two cards'],
  ]);
});

describe('an evening', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone ?? 'UTC';
  });
  const HOUR = 3_600_000;

  test('lasts from six to six by the device’s clock', () => {
    const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
    const tonight = { from: at(24, 6), to: at(25, 6) };
    for (const moment of [at(24, 6), at(24, 21), at(24, 23, 59), at(25, 0), at(25, 5, 59)]) {
      expect(eveningOf(moment)).toEqual(tonight);
    }
    expect(eveningOf(at(25, 6)).from).toBe(tonight.to);
    expect(eveningOf(at(24, 5, 59)).to).toBe(tonight.from);
    const spot = { link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20', did: 'fold' } as const;
    const found = (moment: number) => markedIn([{ ...spot, at: moment }], at(25, 1)).length;
    expect([at(24, 5, 59), at(24, 6), at(25, 5, 59), at(25, 6)].map(found)).toEqual([0, 1, 1, 0]);
  });

  test('evenings follow each other without a gap, also when the clock is changed', () => {
    const random = seeded(20_261_124);
    for (const place of ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      process.env.TZ = place;
      const lengths = new Set<number>();
      for (let day = 0; day < 366; day++) {
        const moment = new Date(2026, 0, 1 + day, 12).getTime() + Math.floor(24 * HOUR * random());
        const { from, to } = eveningOf(moment);
        expect(from).toBeLessThanOrEqual(moment);
        expect(to).toBeGreaterThan(moment);
        expect([new Date(from).getHours(), new Date(to).getHours()]).toEqual([6, 6]);
        expect(eveningOf(from)).toEqual({ from, to });
        expect(eveningOf(to - 1)).toEqual({ from, to });
        expect(eveningOf(to).from).toBe(to);
        lengths.add((to - from) / HOUR);
      }
      expect(lengths.size, place).toBe(['UTC', 'Asia/Kathmandu'].includes(place) ? 1 : 3);
    }
  });
});
