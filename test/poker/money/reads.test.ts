import { describe, expect, test } from 'vitest';
import { askLine } from '../../../src/ask';
import { answer } from '../../../src/poker/answer';
import { parseRange } from '../../../src/poker/range';
import { COMBOS, NO_RANGE } from '../../../src/poker/combos';
import { formatCard } from '../../../src/poker/card';
import {
  betSizeOf,
  countReads,
  OPENING_READS,
  unknownBettor,
  type FoundPart,
  type FoundReads,
} from '../../../src/poker/money/reads';
import type { Stakes } from '../../../src/poker/money/stakes';
import { factsOf, judgeReads, namedPart, type BettorVerdict } from '../../../src/poker/money/verdict';
import type { SpotText } from '../../../src/poker/readSpot';
import listed from '../../cases/bettor.json' with { type: 'json' };
import verdicts from '../../cases/verdict.json' with { type: 'json' };
import { LONG } from '../../long';
import { dealtShare, weigh } from '../../reference/bettor';
import { DECK } from '../../reference/cards';
import { integer, seeded, shuffled } from '../../reference/random';
import { finish, spot } from '../read';

type Price = Record<string, unknown> & {
  readonly decision: string;
  readonly breakEven: number;
  readonly reads: readonly {
    readonly against: string;
    readonly share: number;
    readonly ifCall?: number;
    readonly decision: string;
  }[];
  readonly bettor?: { readonly value: Part; readonly bluffs?: Part; readonly needed?: number };
  readonly later?: number;
};
interface Part {
  readonly hands: number;
  readonly share: number;
  readonly ifCall?: number;
}

function ask(question: object): {
  readonly ok: boolean;
  readonly price: Price;
  readonly improving?: { hits: number };
  readonly error?: { code: string };
} {
  return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as never;
}

describe('listed spots', () => {
  const beforeFlop = verdicts.cases.filter(({ question }) => question.board === '');
  test.each(beforeFlop.map((row) => [row.question.hero, row] as const))('%s before the flop', (_, row) => {
    const { price } = ask(row.question);
    expect(price.reads.map(({ against }) => against)).toEqual(OPENING_READS);
    price.reads.forEach(({ share }, read) => {
      expect(share).toBeCloseTo(row.expect.shares[read], 12);
    });
    expect(price.decision).toBe(row.expect.decision);
  });

  test.each(listed.cases.map((row) => [`${row.question.hero} on ${row.question.board}`, row] as const))(
    '%s',
    (_, { question, expect: expected }) => {
      const { price, improving } = ask(question);
      const { value, bluffs, needed } = price.bettor ?? {};
      expect(price.decision).toBe(expected.decision);
      expect(value?.share).toBeCloseTo(expected.value, 6);
      expect(value?.hands).toBeCloseTo(expected.hands, 6);
      expectFigure(bluffs?.share, expected.bluffs);
      expectFigure(needed, 'needed' in expected ? expected.needed : undefined);
      expectFigure(price.later, 'later' in expected ? expected.later : undefined);
      expect(improving?.hits).toBe('outs' in expected ? expected.outs : undefined);
    },
  );

  function expectFigure(figure: number | undefined, expected: number | undefined): void {
    if (expected === undefined) expect(figure).toBeUndefined();
    else expect(figure).toBeCloseTo(expected, 6);
  }

  test.each([
    ['QcQd', 'Kh7d5c', 1 / 2, 19.1, 89.0, 'call', '1/11'],
    ['QcQd', 'Kh7d5c', 2, 8.1, 89.0, 'fold unless bluffs', '2/5'],
    ['8h8d', 'AhKc9s', 1, 7.8, 81.9, 'fold unless bluffs', '2/5'],
    ['JhTd', '8c7s2h', 1, 30.4, 35.2, 'fold', undefined],
    ['AcJd', 'Jh9h8h', 1, 24.3, 88.1, 'close', '1/7'],
    ['AhQh', 'Kh9h2c3d', 1, 23.3, 91.8, 'close', '1/6'],
    ['8s7s', '9d6h2cKh', 1 / 3, 17.6, 28.9, 'close call', undefined],
    ['9d9h', '9sTsJsQs', 1, 12.3, 79.5, 'fold unless bluffs', '1/3'],
    ['KcTc', 'AcQc5d8h', 1 / 2, 26.0, 90.9, 'call', undefined],
    ['AsKs', 'Qs7s3d2c8h', 1 / 2, 0.0, 97.8, 'fold unless bluffs', '3/10'],
    ['8c7d', '9h6h5h2hKd', 1, 0.0, 100, 'fold unless bluffs', '1/3'],
    ['Kh8s', 'QhTh4h2h6c', 2, 46.9, 100, 'call', undefined],
    ['3c3d', 'Ks8h5d8cJh', 1 / 4, 0.0, 100, 'close', '1/6'],
  ])('%s on %s facing %f', (hero, board, facing, value, bluffs, bold, named) => {
    const { found, verdict } = judged({ hero, board }, { facing });
    const percent = (part: FoundPart | undefined) => (100 * (part?.money.price?.share ?? NaN)).toFixed(1);
    expect([percent(found.bettor?.value), percent(found.bettor?.bluffs)]).toEqual([
      value.toFixed(1),
      bluffs.toFixed(1),
    ]);
    expect(verdict.bold).toBe(bold);
    expect(verdict.bluffs && namedPart(verdict.bluffs)?.join('/')).toBe(named);
  });
});

/** What is found of a spot and its stakes, and the verdict if no player behind decides. */
function judged(text: SpotText, stakes: Stakes, played = ''): { found: FoundReads; verdict: BettorVerdict } {
  const given = spot(text);
  const range = parseRange(played, 'line');
  const opponent = { kind: 'range', range: range.ok ? range.value : NO_RANGE, isPlayed: true } as const;
  const asked = played === '' ? given : { ...given, opponents: given.opponents.map(() => opponent) };
  const found = finish(countReads(asked, stakes, unknownBettor(asked, stakes) ?? NaN));
  const verdict = judgeReads(found, factsOf(asked, finish(answer(asked)), stakes));
  if (verdict.kind !== 'bettor') throw new Error(verdict.kind);
  return { found, verdict };
}

/* ------------------------------------------------------------------------ the slow reference -- */

function handsOf(text: string): string[][] {
  const range = parseRange(text, 'line');
  if (!range.ok) throw new Error('no range');
  return COMBOS.filter((_, combo) => range.value.weights[combo] > 0).map((cards) => cards.map(formatCard));
}

const HALF = handsOf('50%');

/** A bet of this size that hero calls, the pot 1,200 before it; `callers` have called it. */
function bet(size: number, callers = 0): { pot: number; call: number } {
  const call = Math.round(1200 * size);
  return { pot: 1200 + call * (1 + callers), call };
}

const SIZES = [0.1, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.5, 2, 3];

describe('random spots against the reference', () => {
  function check(cards: readonly string[], street: number, size: number, hasCaller: boolean, played = ''): string {
    const [hero, board] = [cards.slice(0, 2), cards.slice(2, 2 + street)];
    const opponents = hasCaller ? ['random', 'random'] : played === '' ? [] : ['random'];
    const stakes = bet(size, Number(hasCaller));
    const text = { hero: hero.join(''), board: board.join(''), opponents };
    const { found, verdict } = judged(text, stakes, played);
    const range = played === '' ? HALF : handsOf(played);
    const own = weigh({ ...{ hero, board, range, size, hasCaller }, ...stakes });
    const name = JSON.stringify({ ...text, ...stakes });
    const share = (part: FoundPart | undefined) => part?.money.price?.share.toFixed(9);
    expect(share(found.bettor?.value), name).toBe(own.value.toFixed(9));
    expect(found.bettor?.value.hands, name).toBeCloseTo(own.hands, 9);
    expect(share(found.bettor?.bluffs), name).toBe(own.bluffs?.toFixed(9));
    expect(verdict.bold, name).toBe(own.bold);
    expect(verdict.bluffs?.toFixed(9), name).toBe(own.needed?.toFixed(9));
    expect(verdict.later?.later.toFixed(6), name).toBe(own.later?.toFixed(6));
    return verdict.bold;
  }

  test('agree on 300 flops, turns and rivers', { ...LONG, timeout: 1_200_000 }, () => {
    const random = seeded(51);
    const seen = new Map<string, number>();
    for (let round = 0; round < 300; round++) {
      const cards = shuffled(random, DECK);
      // A flop has a thousand run-outs for each of a million pairs of hands.
      const street = round === 0 ? 3 : round % 8 === 0 ? 4 : 5;
      const bold = check(cards, street, SIZES[integer(random, 0, SIZES.length - 1)], false);
      seen.set(bold, (seen.get(bold) ?? 0) + 1);
    }
    for (const bold of ['call or raise', 'call', 'close', 'fold unless bluffs', 'fold'])
      expect(seen.get(bold) ?? 0, bold).toBeGreaterThan(2);
  });

  test('agree on 40 turns and rivers, if the bettor played a range to the flop', LONG, () => {
    const random = seeded(55);
    const RANGES = [
      '22+,A2s+,K8s+,Q9s+,J9s+,T8s+,98s,87s,76s,65s,ATo+,KJo+,QJo',
      'TT-77,AJs-ATs,KQs',
      'QQ+,AK,A5s-A4s',
    ];
    const seen = new Set<string>();
    for (let round = 0; round < 40; round++) {
      const size = SIZES[integer(random, 0, SIZES.length - 1)];
      seen.add(check(shuffled(random, DECK), round % 8 === 0 ? 4 : 5, size, false, RANGES[round % 3]));
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test('agree on 40 rivers, if another player has called the bet', LONG, () => {
    const random = seeded(52);
    for (let round = 0; round < 40; round++) {
      check(shuffled(random, DECK), 5, SIZES[integer(random, 0, SIZES.length - 1)], true);
    }
  });
});

describe('the larger the bet', () => {
  /** Words of one place may follow each other in any order. */
  const PLACES = [
    ['raise or call', 'call or raise', 'call'],
    ['close call', 'close'],
    ['fold unless bluffs', 'fold unless', 'fold'],
  ];
  const placeOf = (bold: string) => PLACES.findIndex((place) => place.includes(bold));

  test('the less friendly the verdict, in 300 spots of one to three opponents', { ...LONG, timeout: 1_200_000 }, () => {
    const random = seeded(53);
    for (let round = 0; round < 300; round++) {
      const opponents = round % 3 === 0 ? (round % 60 === 0 ? 3 : 2) : 1;
      const street = opponents < 3 && round % 10 === 1 ? 3 : integer(random, 4, 5);
      const cards = shuffled(random, DECK);
      const text = {
        ...{ hero: cards.slice(0, 2).join(''), board: cards.slice(2, 2 + street).join('') },
        opponents: Array.from({ length: opponents }, () => 'random'),
      };
      let before = { place: 0, share: 1 };
      for (const size of SIZES) {
        const { found, verdict } = judged(text, bet(size, opponents - 1));
        const name = JSON.stringify({ ...text, size });
        expect(placeOf(verdict.bold), name).toBeGreaterThanOrEqual(before.place);
        const share = found.bettor?.value.money.price?.share ?? NaN;
        if (opponents === 1) expect(share, name).toBeLessThanOrEqual(before.share + 1e-9);
        before = { place: placeOf(verdict.bold), share };
      }
    }
  });
});

test('a call at exactly the stated share of bluffs never loses', LONG, () => {
  const random = seeded(54);
  const rows = new Map<string, number>();
  for (let round = 0; round < 2000; round++) {
    const street = [4, 5, 5, 5][round % 4];
    const cards = shuffled(random, DECK);
    const text = { hero: cards.slice(0, 2).join(''), board: cards.slice(2, 2 + street).join('') };
    const stakes = bet(integer(random, 5, 300) / 100);
    const { found, verdict } = judged(text, stakes);
    if (verdict.bluffs === undefined) continue;
    const [bluffs, bets] = namedPart(verdict.bluffs) ?? [NaN, NaN];
    const [value, air] = [found.bettor?.value, found.bettor?.bluffs].map((part) => part?.money.price?.ev ?? NaN);
    const part = bluffs / bets;
    expect(part * air + (1 - part) * value, JSON.stringify({ ...text, ...stakes })).toBeGreaterThanOrEqual(-1e-6);
    expect(verdict.bluffs).toBeGreaterThan(0);
    expect(part).toBeLessThanOrEqual(verdict.bluffs + 0.1);
    rows.set(verdict.row, (rows.get(verdict.row) ?? 0) + 1);
  }
  for (const row of ['few bluffs', 'some bluffs', 'only bluffs']) expect(rows.get(row) ?? 0, row).toBeGreaterThan(20);
});

describe('whose hand is not known', () => {
  const asked = (opponents: string[]) => spot({ hero: 'AhKh', board: '7h3h9c', opponents });
  test('nobody is named, or the highest bet is of any two cards', () => {
    expect(unknownBettor(asked([]), {})).toBe(1);
    expect(unknownBettor(asked(['random', 'QsQd']), {})).toBe(1);
    expect(unknownBettor(asked(['QsQd', 'random']), {})).toBeUndefined();
    expect(unknownBettor(asked(['QsQd', 'random']), { bets: [0, 20, 40] })).toBe(2);
    expect(unknownBettor(asked(['random', 'QsQd']), { bets: [0, 20, 40] })).toBeUndefined();
    expect(unknownBettor(asked(['random', 'random']), { bets: [50, 40, 40] })).toBe(1);
  });

  test('another unknown player is an ordinary hand with an ordinary and a strong bettor', () => {
    const { price } = ask({
      ...{ hero: 'QcQd', board: 'Kh7d5c', opponents: ['random', 'random'] },
      ...{ pot: 90, bets: [0, 30, 30], call: 30, reads: true },
    });
    const connects = ask({
      ...{ hero: 'QcQd', board: 'Kh7d5c', opponents: ['random', 'random'], pot: 90, bets: [0, 30, 30], call: 30 },
    });
    expect(price.reads[0]?.share).toBe((connects.price as unknown as { share: number }).share);
    const [any, ordinary, strong] = price.reads.map(({ share }) => share);
    expect(any).toBeGreaterThan(ordinary);
    expect(ordinary).toBeGreaterThan(strong);
  });

  test(
    'before the flop a player who has called holds a quarter of hands, a player with still to act half',
    LONG,
    () => {
      const random = seeded(54);
      for (const hero of ['AhJd', '5h5d']) {
        const money = { bets: [0, 3, 3, 1], pot: 7.5, stacks: [100, 97, 97, 99] };
        const { price } = ask({ hero, opponents: ['random', 'random', 'random'], ...money, reads: true });
        for (const own of price.reads) {
          const seats = [own.against, '25%', '50%'];
          const named = ask({ hero, opponents: seats, ...money }).price as unknown as Record<'ifFold' | 'ifCall', Part>;
          expect(own.share).toBeCloseTo(named.ifFold.share, 2);
          expect(own.ifCall).toBeCloseTo(named.ifCall.share, 2);
          const hands = seats.map(handsOf);
          const cards = [hero.slice(0, 2), hero.slice(2)];
          expect(Math.abs(own.share - dealtShare(cards, hands.slice(0, 2), 5_000, random))).toBeLessThan(0.025);
          expect(Math.abs((own.ifCall ?? NaN) - dealtShare(cards, hands, 5_000, random))).toBeLessThan(0.025);
        }
      }
    },
  );

  test('before the flop two players who have put in the same are a bettor and a caller', LONG, () => {
    const question = { hero: 'AhJd', pot: 10.5, call: 3 };
    const { price } = ask({ ...question, opponents: ['random', 'random'], reads: true });
    for (const { against, share } of price.reads)
      expect(share).toBeCloseTo((ask({ ...question, opponents: [against, '25%'] }).price as unknown as Part).share, 2);
  });

  test('a deck with wild cards has one read', () => {
    const { price } = ask({ hero: 'AhKh', board: '7h3h9c', wild: 'joker', pot: 60, call: 20, reads: true });
    expect(price.reads.map(({ against }) => against)).toEqual(['any two']);
    expect(price.decision).toBe('call');
  });

  test.each([
    [{ hero: 'AhKh', board: '7h3h9c', reads: true }],
    [{ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], pot: 60, call: 20, reads: true }],
    [{ hero: 'AhKh', board: '7h3h9c', opponents: ['TT+'], facing: 0.5, reads: true }],
    [{ hero: 'AhKh', board: '7h3h9c', pot: 60, call: 20, reads: 1 }],
    [{ hero: 'AhKh', board: '7h3h9c', facing: 0.5 }],
  ])('%j is refused', (question) => {
    expect(ask(question)).toMatchObject({ ok: false, error: { code: 'bad-field' } });
  });
});

describe('the same spot in other suits, the opponents in another order', () => {
  const SUITS = Array.from('cdhs');
  test.each<[text: SpotText, stakes: Stakes]>([
    [{ hero: 'AhJd' }, { pot: 4.5, call: 3 }],
    [
      { hero: '5h5d', opponents: ['random'] },
      { pot: 4.5, call: 3, stacks: [97, 40] },
    ],
    [{ hero: 'QcQd', board: 'Kh7d5c' }, { facing: 0.5 }],
    [
      { hero: 'JhTd', board: '8c7s2h3d' },
      { pot: 200, call: 100 },
    ],
    [{ hero: 'AcJd', board: 'Jh9h8h2h', opponents: ['random'] }, { facing: 1 }],
    [
      { hero: 'QcQd', board: 'Kh7d5c2s', opponents: ['random', 'AhKd'] },
      { bets: [0, 50, 25], pot: 150 },
    ],
    [
      { hero: 'AhQh', board: 'Kh9h2c3d4s', opponents: ['25%', 'random'] },
      { bets: [0, 40, 60], pot: 200 },
    ],
    [{ hero: '8c7d', board: '9h6h5h2hKd', opponents: ['random', 'random'] }, { facing: 0.75 }],
    [
      { hero: 'Kh8s', board: 'QhTh4h2h6c', opponents: ['random', '50%', 'JsJc'] },
      { bets: [0, 20, 60, 40], pot: 300 },
    ],
  ])('%j with %j', LONG, (text, stakes) => {
    const told = (own: SpotText, money: Stakes): string => {
      const asked = spot(own);
      const found = finish(countReads(asked, money, unknownBettor(asked, money) ?? NaN));
      const verdict = judgeReads(found, factsOf(asked, finish(answer(asked)), money));
      // Sums in another order differ by their last digits.
      return JSON.stringify(verdict, (_, value: unknown) => (typeof value === 'number' ? value.toFixed(9) : value));
    };
    const random = seeded(54);
    const expected = told(text, stakes);
    for (let round = 0; round < 8; round++) {
      const suits = shuffled(random, SUITS);
      const renamed = (cards: string) =>
        cards.replaceAll(/(?<=[2-9TJQKA])[cdhs]/g, (suit) => suits[SUITS.indexOf(suit)] ?? '');
      const { opponents = [] } = text;
      const order = shuffled(random, [...opponents.keys()]);
      const { bets, stacks } = stakes;
      const moved = <T>(list: readonly T[]): T[] => [list[0], ...order.map((seat) => list[seat + 1])];
      const own = {
        ...text,
        hero: renamed(String(text.hero)),
        board: renamed(text.board ?? ''),
        opponents: order.map((seat) => renamed(opponents[seat])),
      };
      const money = { ...stakes, ...(bets && { bets: moved(bets) }), ...(stacks && { stacks: moved(stacks) }) };
      expect(told(own, money), JSON.stringify(own)).toBe(expected);
    }
  });
});

describe('the size of a bet', () => {
  test.each<[Stakes, number, number]>([
    [{ facing: 0.5 }, 1, 0.5],
    [{ facing: 10 }, 1, 4],
    [{ pot: 150, call: 50 }, 1, 0.5],
    [{ pot: 200, call: 50 }, 2, 0.5],
    [{ pot: 50, call: 50 }, 1, 4],
    [{ bets: [0, 60], pot: 100 }, 1, 1.5],
    // A raise of a bet of hero's.
    [{ bets: [50, 150], pot: 300 }, 1, 1.5],
    [{ bets: [0, 60, 20], folded: [20], pot: 160 }, 2, 1],
    [{ bets: [20, 60] }, 1, 4],
    // All bets of a hand: 3 were bet before the flop; with another caller, and with a dead blind of 1.
    [{ bets: [3, 8], folded: [0.5, 1], pot: 12.5 }, 1, 2 / 3],
    [{ bets: [3, 8, 8], folded: [0.5, 1], pot: 20.5 }, 2, 5 / 10.5],
    [{ bets: [3, 8], folded: [0.5], pot: 12.5 }, 1, 2 / 3],
  ])('%j of %i opponents is %f pots', (stakes, opponents, size) => {
    expect(betSizeOf(stakes, opponents)).toBeCloseTo(size, 12);
  });
});

describe('what a bettor plays', () => {
  const bettorOf = (opponents: string[], more: object = {}) =>
    ask({ ...{ hero: 'QcQd', board: 'Kh7d5c', opponents, facing: 0.5, reads: true }, ...more });

  test('half of all hands if nothing is said, and what is said', () => {
    const unknown = bettorOf(['random']).price.bettor;
    expect(bettorOf([]).price.bettor).toEqual(unknown);
    expect(bettorOf(['50%']).price.bettor).toEqual(unknown);
    const shares = ['100%', '50%', '25%'].map((range) => {
      const { bettor } = bettorOf([range]).price;
      expect(bettor).toMatchObject({ range });
      return bettor?.value.share ?? NaN;
    });
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  test('another range is given, as every range before the flop', () => {
    for (const range of ['TT+', '30%', '50% with toppair+']) expect(bettorOf([range]).ok).toBe(false);
    expect(bettorOf(['50%'], { board: '' }).ok).toBe(false);
  });

  test('players behind give hero two shares: if they fold, and if they call', LONG, () => {
    const stakes = { pot: 150, bets: [0, 50, 0], stacks: [500, 500, 500] };
    const { price } = bettorOf(['random', 'random'], { facing: undefined, ...stakes });
    const alone = bettorOf(['random'], { facing: undefined, pot: 150, bets: [0, 50], stacks: [500, 500] }).price;
    const { value, bluffs } = price.bettor ?? {};
    expect(price.behind).toEqual([2]);
    expect(value?.share).toBe(alone.bettor?.value.share);
    expect(bluffs?.share).toBe(alone.bettor?.bluffs?.share);
    expect(value?.ifCall).toBeLessThan(value?.share ?? 0);
    expect(bluffs?.ifCall).toBeLessThan(bluffs?.share ?? 0);
  });

  test('hero’s share is of the money that hero can win', () => {
    // Hero is all in for 50: the side pot is the others'.
    const stakes = { pot: 620, bets: [50, 250, 250], folded: [20], stacks: [50, 0, 400], call: 50 };
    const sided = bettorOf(['random', '7c7s'], { facing: undefined, ...stakes }).price;
    const whole = bettorOf(['random', '7c7s'], { facing: 4 }).price;
    expect(sided.bettor?.value.share).toBeCloseTo(whole.bettor?.value.share ?? NaN, 9);
    expect(sided.breakEven).toBeCloseTo(50 / 370, 12);
  });
});

test('a bet in parts of the pot is the same price as its amounts', LONG, () => {
  const random = seeded(77);
  const players = ['7c7d', 'TT+,AQs+', 'random', '22+:0.5,AKs'];
  for (let round = 0; round < 300; round++) {
    const facing = integer(random, 1, 1000) / 100;
    const opponents = Array.from(
      { length: round % 10 === 0 ? 2 : 1 },
      () => players[integer(random, 0, players.length - 1)],
    );
    if (opponents.filter((own) => own === '7c7d').length === 2) continue;
    const board = round % 3 === 0 ? '2s5hJdKs' : '2s5hJdKsTc';
    const question = { hero: 'AhKh', board, opponents };
    const byPart = ask({ ...question, facing }).price;
    const byAmounts = ask({ ...question, pot: 1 + opponents.length * facing, call: facing }).price;
    const text = JSON.stringify({ ...question, facing });
    expect(byPart.decision, text).toBe(byAmounts.decision);
    for (const name of ['breakEven', 'share', 'ev']) {
      expect(byPart[name], `${text} ${name}`).toBeCloseTo(byAmounts[name] as number, 9);
    }
    expect(byPart.facing).toBe(facing);
    expect(byPart.potOdds).toBeCloseTo((1 + opponents.length * facing) / facing, 9);
  }
});
