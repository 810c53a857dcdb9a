// Tests src/poker/money/verdict and src/poker/money/stakes before the flop: raises, pairs for a set, dominated hands.
import { describe, expect, test } from 'vitest';
import { askLine } from '../../../src/ask';
import { answer, type Answer } from '../../../src/poker/answer';
import { BLINDS } from '../../../src/poker/money/betSize';
import { countReads, OPENING_READS, type FoundReads } from '../../../src/poker/money/reads';
import { raised, type Stakes } from '../../../src/poker/money/stakes';
import {
  behindAfter,
  decisionInShort,
  factsOf,
  judge,
  judgeReads,
  moneyByEquity,
  type CallVerdict,
} from '../../../src/poker/money/verdict';
import { price } from '../../../src/poker/price';
import type { Spot } from '../../../src/poker/spot';
import { LONG } from '../../long';
import { DECK, rank } from '../../reference/cards';
import { playForSet, pushIn, setMustWin } from '../../reference/raise';
import { integer, seeded, type Random } from '../../reference/random';
import { finish, spot } from '../read';

const RAISES = [2, 2.5, 3, 4, 8, 12, 20, 40, 100];
const PAIRS = Array.from('23456789TJQKA');

function pick<T>(random: Random, items: readonly T[]): T {
  return items[integer(random, 0, items.length - 1)];
}

/** What is behind a raise to `to` if each player began with these stacks; the blind is of hero's. */
function deep(to: number, blind: 'sb' | 'bb' | undefined, stacks: readonly number[]): Stakes {
  const posted = blind === undefined ? 0 : blind === 'bb' ? 1 : 0.5;
  const left = stacks.map((stack, seat) => Math.max(0, Math.round(100 * (stack - (seat === 0 ? posted : to))) / 100));
  return raised({ to }, blind, stacks.length - 1, left);
}

describe('a pocket pair for its set', () => {
  test('takes the friendlier of what a set and the equity say, in 500 raises of a higher pair', LONG, () => {
    const random = seeded(61);
    const answers = new Map<string, Answer>();
    const seen = new Map<string, number>();
    for (let round = 0; round < 500; round++) {
      const at = integer(random, 0, 11);
      const higher = integer(random, at + 1, 12);
      const text = { hero: `${PAIRS[at]}c${PAIRS[at]}d`, opponents: [`${PAIRS[higher]}h${PAIRS[higher]}s`] };
      const asked = spot(text);
      const found = answers.get(text.hero + text.opponents.join()) ?? finish(answer(asked));
      answers.set(text.hero + text.opponents.join(), found);
      const [to, blind, stack] = [pick(random, RAISES), pick(random, [undefined, ...BLINDS]), integer(random, 2, 300)];
      const stakes = deep(to, blind, [stack, stack]);
      if (stakes.call === 0) continue;
      const facts = factsOf(asked, found, stakes);
      const verdict = judge(moneyByEquity(found, stakes) ?? {}, facts);
      const { pot, call } = pushIn(Math.min(to, stack), blind, 1);
      const name = JSON.stringify({ ...text, to, blind, stack });
      expect(stakes, name).toMatchObject({ pot, call });
      const share = found.players[0].equity ?? NaN;
      const needed = call / (pot + call);
      const byEquity = Math.abs(share - needed) <= 0.01 + 1e-12 ? 'close' : share > needed ? 'call' : 'fold';
      const behind = Math.round(100 * Math.max(0, stack - Math.max(to, 0))) / 100;
      expect(facts.behind, name).toBeCloseTo(behind, 9);
      const order = ['call', 'close', 'fold'];
      const bySet = behind > 0 ? playForSet(pot, call, behind) : 'fold';
      expect(decisionInShort(verdict), name).toBe(order[Math.min(order.indexOf(bySet), order.indexOf(byEquity))]);
      if (verdict.kind === 'for a set') expect(verdict.later, name).toBeCloseTo(setMustWin(pot, call), 2);
      else expect(behind > 0 && byEquity === 'fold', name).toBe(false);
      seen.set(
        `${verdict.kind} ${decisionInShort(verdict)}`,
        (seen.get(`${verdict.kind} ${decisionInShort(verdict)}`) ?? 0) + 1,
      );
    }
    for (const kind of ['for a set call', 'for a set close', 'for a set fold', 'fold fold']) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(20);
    }
  });

  const known = { pot: 60, call: 40, stacks: [2000, 2000] };
  const kindOf = (text: Parameters<typeof spot>[0], stakes: Stakes) => {
    const asked = spot(text);
    const found = finish(answer(asked));
    return judge(moneyByEquity(found, stakes) ?? {}, factsOf(asked, found, stakes)).kind;
  };

  test('needs a higher pair, a set that can come, and money behind', () => {
    expect(kindOf({ hero: '2c2d', opponents: ['KsKc'] }, known)).toBe('for a set');
    expect(kindOf({ hero: '2c2d', opponents: ['QQ+,AKs'] }, known)).toBe('for a set');
    // No higher pair is there.
    expect(kindOf({ hero: 'AcAd', opponents: ['AhAs'] }, { ...known, pot: 41 })).not.toBe('for a set');
    expect(kindOf({ hero: '2c2d', opponents: ['AKs'] }, { ...known, pot: 40 })).not.toBe('for a set');
    // A card of the set is out.
    expect(kindOf({ hero: '2c2d', opponents: ['KsKc'], dead: '2h' }, known)).toBe('fold');
    // The stacks are not known, or empty.
    expect(kindOf({ hero: '2c2d', opponents: ['KsKc'] }, { pot: 60, call: 40 })).toBe('fold');
    expect(kindOf({ hero: '2c2d', opponents: ['KsKc'] }, { pot: 60, call: 40, stacks: [40, 0] })).toBe('fold');
    // After the flop a pair has outs.
    expect(kindOf({ hero: '2c2d', board: '7h9cJs', opponents: ['KsKc'] }, known)).toBe('fold');
  });

  test('wins only what the players have who cannot fold any more', () => {
    const asked = spot({ hero: '2c2d', opponents: ['KsKc', 'AhQh'] });
    const found = finish(answer(asked));
    const stakes = { bets: [0, 30, 0], stacks: [2000, 10, 2000] };
    expect(factsOf(asked, found, stakes)).toMatchObject({ behind: 10, canRaise: true });
    expect(factsOf(asked, found, { ...stakes, bets: [0, 30, 30] })).toMatchObject({ behind: 1980 });
    expect(behindAfter({ pot: 60, call: 40, stacks: [undefined, 0] })).toBe(0);
  });

  test('does not decide when prizes are counted', () => {
    const asked = spot({ hero: '2c2d', opponents: ['random'] });
    const facts = { ...factsOf(asked, finish(answer(asked)), known), behind: 2000 };
    const own = price(60, 40, 0.1);
    const money = { price: { ...own, call: 40, pot: 60, share: 0.1, isPlain: true } };
    const reads = (more: object): FoundReads => ({
      reads: OPENING_READS.map((against) => ({ against, money: { ...money, ...more } })),
      isMade: false,
    });
    expect(judgeReads(reads({}), facts).kind).toBe('for a set');
    expect(judgeReads(reads({ tournament: { decision: 'fold', ev: -1, needed: 0.5 } }), facts).kind).not.toBe(
      'for a set',
    );
  });
});

describe('a dominated hand', () => {
  test('faces its higher card with a better kicker, or as a pair, in a count of all hands', () => {
    const base = spot({ hero: 'AhJd', opponents: ['QsQc'] });
    const found = finish(answer(base));
    let dominated = 0;
    for (const hero of [
      ['Ah', 'Jd'],
      ['Kh', 'Qd'],
      ['9h', '8h'],
      ['Ah', 'Kd'],
      ['7h', '2d'],
    ] as const) {
      const rest = DECK.filter((card) => !hero.some((own) => own === card));
      const [high, low] = hero.map(rank);
      for (const [at, one] of rest.entries()) {
        for (const other of rest.slice(at + 1)) {
          const theirs = [rank(one), rank(other)];
          const kickers = theirs.filter((own) => own !== high);
          const isIt = theirs.includes(high) && (kickers.length === 0 || Math.max(...kickers) > low);
          const asked = spot({ hero: hero.join(''), opponents: [one + other] });
          const facts = factsOf(asked, found, {});
          expect(facts.dominated, `${hero.join('')} v ${one}${other}`).toBe(isIt ? high - 2 : undefined);
          dominated += Number(isIt);
        }
      }
    }
    expect(dominated).toBeGreaterThan(200);
  });

  test.each([
    ['KhJd', ['KK,AK,KQ'], true],
    ['KhJd', ['KK,AK,KQ,TT-22'], false],
    ['KhJd', ['AK'], true],
    ['KhJd', ['random'], false],
    ['KhJd', ['QsQc', 'AsKc'], true],
    ['KhJd', [], false],
    ['JhJd', ['QQ+'], false],
    ['AKs', ['AA'], false],
  ])('%s v %j: %s', (hero, opponents, isIt) => {
    const asked = spot({ hero, opponents });
    expect(factsOf(asked, finish(answer(spot({ hero: 'AhJd' }))), {}).dominated !== undefined).toBe(isIt);
  });
});

describe('the larger the raise', () => {
  const PLACES = ['call', 'close', 'fold'];
  const placeOf = (verdict: CallVerdict) => PLACES.indexOf(decisionInShort(verdict).replace('depends', 'close'));
  const STRANGERS = ['AsKc', 'QsQc', 'TT+,AQs+', 'KK', '22+', '8c7c', 'A2s+,KTs+', 'AcAs'];

  /** What three reads come to at other stakes than they were counted for. */
  function at(found: FoundReads, { pot = 0, call = 0 }: Stakes): FoundReads {
    return {
      ...found,
      reads: found.reads.map(({ against, money }) => {
        const share = money.price?.share ?? NaN;
        return { against, money: { price: { ...price(pot, call, share), call, pot, share, isPlain: true } } };
      }),
    };
  }

  function follow(asked: Spot, found: Answer, reads: FoundReads | undefined, random: Random): string {
    const blind = pick(random, [undefined, ...BLINDS]);
    const stacks = [asked, ...asked.opponents].map(() => integer(random, 100, 300));
    const hasStacks = asked.opponents.length > 0 && random() < 0.7;
    let before = 0;
    let story = '';
    for (const to of RAISES) {
      const stakes = hasStacks ? deep(to, blind, stacks) : raised({ to }, blind, Math.max(1, asked.opponents.length));
      const facts = factsOf(asked, found, stakes);
      const verdict =
        reads === undefined ? judge(moneyByEquity(found, stakes) ?? {}, facts) : judgeReads(at(reads, stakes), facts);
      expect(placeOf(verdict), JSON.stringify({ asked, blind, stacks, to, story })).toBeGreaterThanOrEqual(before);
      before = placeOf(verdict);
      story += `${to} ${verdict.kind} ${decisionInShort(verdict)}; `;
    }
    return story;
  }

  test('the less friendly the verdict, in 300 spots', LONG, () => {
    const random = seeded(62);
    const stories: string[] = [];
    const heroes = [
      ...PAIRS.slice(0, 12).map((own) => `${own}h${own}d`),
      'AhJd',
      '9h8h',
      '7h2d',
      'KhTd',
      'QhJh',
      'Ah5h',
    ];
    const unknown = heroes.map((hero) => {
      const asked = spot({ hero, opponents: ['random'] });
      return { asked, found: finish(answer(asked)), reads: finish(countReads(asked, { pot: 4.5, call: 3 }, 1)) };
    });
    for (let round = 0; round < 150; round++) {
      const { asked, found, reads } = pick(random, unknown);
      stories.push(follow(asked, found, reads, random));
    }
    for (let round = 0; round < 150; round++) {
      const opponents = [pick(random, STRANGERS), ...(round % 5 === 0 ? ['JhTs'] : [])];
      const hero = pick(
        random,
        heroes.filter((own) => round % 5 !== 0 || !/Jh|Ts/.test(own)),
      );
      const asked = spot({ hero, opponents });
      stories.push(follow(asked, finish(answer(asked)), undefined, random));
    }
    const all = stories.join('');
    for (const part of ['for a set call', 'for a set close', 'for a set fold', 'before the flop depends']) {
      expect(all).toContain(part);
    }
  });

  test('the reads are those that are counted for the raise itself', () => {
    const asked = spot({ hero: '5h5d', opponents: ['random'] });
    const counted = finish(countReads(asked, { pot: 4.5, call: 3 }, 1));
    const stakes = raised({ to: 8 }, 'bb', 1);
    const own = finish(countReads(asked, stakes, 1));
    const facts = factsOf(asked, finish(answer(asked)), stakes);
    const rounded = (found: FoundReads) =>
      JSON.stringify(judgeReads(found, facts), (_, value: unknown) =>
        typeof value === 'number' ? value.toFixed(12) : value,
      );
    expect(rounded(at(counted, stakes))).toBe(rounded(own));
  });
});

describe('a question', () => {
  const ask = (question: object) =>
    JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as {
      readonly ok: boolean;
      readonly price?: Record<string, unknown>;
      readonly error?: { readonly message: string };
      readonly words?: { readonly price: string };
      readonly link?: string;
    };

  test('gives a raise the answer of its pot and its call', LONG, () => {
    const random = seeded(64);
    const opponents = [undefined, ['random'], ['KsKc'], ['TT+,AQs+'], ['KsKc', 'AsQc']];
    for (let round = 0; round < 40; round++) {
      const [to, blind, own] = [pick(random, RAISES), pick(random, [undefined, ...BLINDS]), pick(random, opponents)];
      const isAllIn = own !== undefined && random() < 0.3;
      const { pot, call } = pushIn(to, blind, own?.length ?? 1);
      const question = { hero: '5h5d', ...(own && { opponents: own }), words: true };
      const reads = own === undefined || own[0] === 'random' ? { reads: true } : {};
      const byRaise = ask({ ...question, ...reads, facing: `${to}bb${isAllIn ? '-all-in' : ''}`, blind });
      const stacks = isAllIn ? { stacks: [call, ...own.map(() => 0)] } : {};
      const byAmounts = ask({ ...question, ...reads, pot, call, ...stacks });
      expect(byRaise.price, JSON.stringify({ to, blind, own })).toEqual(byAmounts.price);
      expect(byRaise.link).toContain(`facing=${to}bb${isAllIn ? '-all-in' : ''}`);
      expect(byRaise.words?.price.includes('no betting after')).toBe(!isAllIn);
    }
  });

  test('says what a set must win', () => {
    const question = { hero: '2h2d', facing: '3bb', stacks: [97, 97] };
    expect(ask({ ...question, opponents: ['KsKc'] }).price).toMatchObject({ decision: 'fold', later: 18 });
    const { price: unknown } = ask({ ...question, opponents: ['random'], reads: true, stacks: [30, 30] });
    expect(unknown).toMatchObject({ decision: 'close', later: 18 });
    expect(ask({ ...question, opponents: ['AKs'] }).price).not.toHaveProperty('later');
  });

  test.each([
    [{ facing: '3' }, 'it may be a raise'],
    [{ facing: '1bb' }, 'it may be a raise'],
    [{ facing: '3bb', board: '2c3c4c' }, 'are for before the flop'],
    [{ facing: '3bb', blind: 'button' }, 'is not "sb" or "bb"'],
    [{ facing: 0.5, blind: 'bb' }, 'are for before the flop'],
    [{ pot: 60, call: 20, blind: 'bb' }, 'are for before the flop'],
    [{ facing: '3bb', pot: 60 }, 'Give either'],
    [{ facing: '25bb-all-in', opponents: ['KsKc'], stacks: [25, 0] }, 'Give either'],
    [{ facing: '3bb', stacks: [97, 97], reads: true }, 'needs an opponent'],
    [{ facing: '3bb', opponents: ['KsKc'], stacks: 97 }, 'is not a list of numbers'],
    [{ facing: '3bb', opponents: ['KsKc'], stacks: [97] }, 'one amount for each player'],
    [{ facing: '3bb' }, 'needs “reads”'],
  ])('%j is refused', (question, message) => {
    const { ok, error } = ask({ hero: 'AhJd', ...question });
    expect(ok).toBe(false);
    expect(error?.message).toContain(message);
  });
});
