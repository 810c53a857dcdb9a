import { describe, expect, test } from 'vitest';
import { askLine } from '../../../src/ask';
import { answer } from '../../../src/poker/answer';
import { parseRange } from '../../../src/poker/range';
import { COMBOS } from '../../../src/poker/combos';
import { formatCard } from '../../../src/poker/card';
import { countReads, OPENING_READS, READS, unknownBettor } from '../../../src/poker/money/reads';
import { bluffsOf, decisionInShort, factsOf, judgeReads, weighed } from '../../../src/poker/money/verdict';
import listed from '../../cases/verdict.json' with { type: 'json' };
import { LONG } from '../../long';
import { DECK, pairsOf, without, choicesOf } from '../../reference/cards';
import { best } from '../../reference/hand';
import { classify } from '../../reference/holding';
import { isMade } from '../../reference/made';
import { improves } from '../../reference/outs';
import { integer, seeded, shuffled } from '../../reference/random';
import { finish, spot } from '../read';

type Price = Record<string, unknown> & {
  readonly decision: string;
  readonly breakEven: number;
  readonly reads: readonly { readonly against: string; readonly share: number; readonly decision: string }[];
};

function ask(question: object): { readonly ok: boolean; readonly price: Price; readonly error?: { code: string } } {
  return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as never;
}

describe('listed spots', () => {
  test.each(listed.cases.map((row, at) => [at, `${row.question.hero} ${row.question.board}`] as const))(
    '%i: %s',
    (at) => {
      const { question, expect: expected } = listed.cases[at];
      const { price } = ask(question);
      const names = question.board === '' ? OPENING_READS : READS;
      expect(price.reads.map(({ against }) => against)).toEqual(names);
      price.reads.forEach(({ share }, read) => {
        expect(share).toBeCloseTo(expected.shares[read], 12);
      });
      expect(price.decision).toBe(expected.decision);
      if ('bluffs' in expected) expect(price.bluffs).toBeCloseTo(expected.bluffs, 12);
      else expect(price).not.toHaveProperty('bluffs');
    },
  );
});

/* ------------------------------------------------------------------------ the slow reference -- */

const HALF = (() => {
  const range = parseRange('50%', 'line');
  if (!range.ok) throw new Error('no range');
  return COMBOS.filter((_, combo) => range.value.weights[combo] > 0).map((cards) => cards.map(formatCard));
})();

const CONNECTS = [
  ...['straight flush', 'four of a kind', 'full house', 'flush', 'straight', 'set', 'trips', 'two pair', 'overpair'],
  ...['top pair', 'pocket pair below top', 'second pair', 'pocket pair below second', 'third pair or lower'],
  'pocket pair below third',
];
const STRONG = CONNECTS.slice(0, CONNECTS.indexOf('top pair') + 1);
const DRAWS = [
  ...['flush draw', 'open-ended straight draw', 'double gutshot', 'combo draw', 'pair and flush draw'],
  ...['pair and straight draw', 'overcards and flush draw', 'overcards and straight draw'],
];

/** Hero's share against some hands: each meets every run-out. */
function shareAgainst(
  hero: readonly string[],
  board: readonly string[],
  hands: readonly (readonly string[])[],
): number {
  const left = without(DECK, [...hero, ...board]);
  let [won, of] = [0, 0];
  for (const runOut of choicesOf(left, 5 - board.length)) {
    const all = [...board, ...runOut];
    const own = best([...hero, ...all]);
    for (const hand of hands) {
      if (hand.some((card) => runOut.includes(card))) continue;
      const theirs = best([...hand, ...all]);
      won += own > theirs ? 1 : own === theirs ? 0.5 : 0;
      of++;
    }
  }
  return won / of;
}

/** The decision by the written rules, or one of the words for close spots. */
function decisionOf(
  hero: readonly string[],
  board: readonly string[],
  needed: number,
  shares: readonly (number | undefined)[],
): string {
  const decide = (share: number) =>
    Math.abs(share - needed) <= 0.01 + 1e-12 ? 'close' : share >= needed ? 'call' : 'fold';
  const [any = 0, ordinary, strong] = shares;
  const left = without(DECK, [...hero, ...board]);
  const made = isMade(hero, board, []);
  let outs = 0;
  if (board.length < 5 && !made) {
    const makes = left.map((card) => improves(hero, board, card));
    const improving = left.filter((_, at) => makes[at]);
    const categories = improving.map((card) => Math.floor(best([...hero, ...board, card]) / 15 ** 5));
    const target = Math.max(...categories) >= 4 ? 4 : Math.max(...categories);
    outs = categories.filter((own) => own >= target).length / left.length;
  }
  const byOuts = outs === 0 ? 'fold' : decide(outs);
  if (byOuts === 'call') return 'call';
  const known = [ordinary, strong].filter((share) => share !== undefined);
  if (known.length === 0) return decide(any);
  const clear = new Set(known.map(decide).filter((own) => own !== 'close'));
  const both = clear.size === 2 ? 'depends' : ([...clear][0] ?? decide(any));
  if (both === 'depends') return byOuts === 'close' ? 'close' : 'depends';
  if (both !== 'fold' || decide(any) !== 'call') return both;
  const most = Math.max(...known);
  return (needed - most) / (any - most) <= 0.1 ? 'close' : 'fold';
}

describe('random spots against the reference', () => {
  // A flop has a thousand run-outs for each of a thousand hands: the reference counts turns and rivers.
  test('200 turns and rivers', LONG, () => {
    const random = seeded(51);
    const seen = new Map<string, number>();
    for (let round = 0; round < 200; round++) {
      const cards = shuffled(random, DECK);
      const hero = cards.slice(0, 2);
      const board = cards.slice(2, round % 8 === 0 ? 6 : 7);
      const call = 5 * integer(random, 1, 20);
      const pot = call + 5 * integer(random, 1, 40);
      const gone = [...hero, ...board];
      const free = (hand: readonly string[]) => !hand.some((card) => gone.includes(card));
      const held = HALF.filter(free).map((hand) => ({ hand, ...classify(hand, board, hero) }));
      const narrowed = (rungs: readonly string[]) =>
        held.filter(({ rung, draws }) => rungs.includes(rung) || draws.some((own) => DRAWS.includes(own)));
      const ranges = [
        pairsOf(without(DECK, gone)),
        ...[CONNECTS, STRONG].map((own) => narrowed(own).map(({ hand }) => hand)),
      ];
      const shares = ranges.map((hands) => (hands.length === 0 ? undefined : shareAgainst(hero, board, hands)));
      const question = { hero: hero.join(''), board: board.join(''), pot, call, reads: true };
      const { price } = ask(question);
      const text = JSON.stringify(question);
      expect(
        price.reads.map(({ share }) => share.toFixed(12)),
        text,
      ).toEqual(shares.filter((share) => share !== undefined).map((share) => share.toFixed(12)));
      expect(price.decision, text).toBe(decisionOf(hero, board, call / (pot + call), shares));
      seen.set(price.decision, (seen.get(price.decision) ?? 0) + 1);
    }
    for (const decision of ['call', 'fold', 'close', 'depends'])
      expect(seen.get(decision) ?? 0, decision).toBeGreaterThan(2);
  });
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

test('the outs alone may pay, and the share of bluffs is where a call breaks even', () => {
  const { price } = ask({ hero: 'AhKh', board: '7h3h9c2s', pot: 600, call: 100, reads: true });
  expect(price).toMatchObject({ decision: 'call', outsPay: true });
  const random = seeded(5);
  let found = 0;
  for (let round = 0; round < 60; round++) {
    const cards = shuffled(random, DECK);
    const text = { hero: cards.slice(0, 2).join(''), board: cards.slice(2, 7).join('') };
    const stakes = { pot: 100 + 10 * integer(random, 0, 10), call: 50 };
    const asked = spot(text);
    const reads = finish(countReads(asked, stakes, 1));
    const verdict = judgeReads(reads, factsOf(finish(answer(asked)), stakes));
    const bluffs = bluffsOf(verdict);
    if (bluffs === undefined) continue;
    found++;
    const [any, ...others] = reads.reads.map((read) => weighed(read).share);
    const mixed = bluffs * any + (1 - bluffs) * Math.max(...others);
    expect(mixed).toBeCloseTo(stakes.call / (stakes.pot + stakes.call), 12);
    expect(decisionInShort(verdict)).toBe(bluffs <= 0.1 ? 'close' : 'fold');
  }
  expect(found).toBeGreaterThan(5);
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
