import { describe, expect, test } from 'vitest';
import { askGiven, controlOf, explain, gradeReply, resultOf } from '../../src/drills/drill';
import { anyKind, type Grade, type Reply, type Verdict } from '../../src/drills/kind';
import { kindNamed, type KindName } from '../../src/drills/kinds';
import { formatCards } from '../../src/poker/card';
import { comboIndex, COMBOS } from '../../src/poker/combos';
import type { Hole } from '../../src/poker/card';
import { cards } from '../poker/read';
import { anyQuestion, dealt, isOther, OTHER_KINDS, run, type OtherDrill } from './run';

/** The drill of given data as `ask` writes them. */
function drillOf(name: KindName, json: Readonly<Record<string, unknown>>): OtherDrill {
  const kind = kindNamed(name);
  if (kind === undefined || kind.form === 'marks') throw new Error(name);
  const given = anyKind(kind).read(json);
  if (!given.ok) throw new Error(given.error.message);
  const drill = run(askGiven(kind, given.value));
  if (!isOther(drill)) throw new Error(name);
  return drill;
}

function gradeOf(drill: OtherDrill, reply: unknown): Grade {
  return gradeReply(drill, reply as never);
}

function verdict(drill: OtherDrill, reply: Reply | undefined): Verdict {
  return gradeOf(drill, reply).verdict;
}

const combo = (text: string) => comboIndex(...(cards(text) as unknown as Hole));

describe('limits', () => {
  /** The exact figure of a reply, in its own unit, and one unit of the limits. */
  function exactOf({ name, key }: OtherDrill): readonly [exact: number, unit: number] {
    switch (name) {
      case 'combos of a hand':
      case 'combos of a range':
        return [key.combos, 1];
      case 'effective outs':
        return [key.outs, 1];
      case 'share of a range':
      case 'draws in a range':
        return [key.share, 0.01];
      case 'equity against a range':
        return [key.equity, 0.01];
      case 'what the flop brings':
        return [key.hits / key.of, 0.01];
      case 'odds to break-even':
      case 'break-even to odds':
      case 'bet to break-even':
        return [key.breakEven, 0.01];
      default:
        return [NaN, NaN];
    }
  }

  const FIGURES = OTHER_KINDS.filter(({ form }) => form === 'number' || form === 'estimate');

  test.each(FIGURES.map((kind) => [kind.name, kind] as const))('%s: on each limit, and just beyond', (_, kind) => {
    for (let seed = 0; seed < 9; seed++) {
      const { drill } = dealt(kind, seed);
      const { right, near } = anyQuestion(drill).allowed(drill.given, drill.key);
      const [exact, unit] = exactOf(drill);
      const say = (off: number): Verdict => {
        const figure = exact + off * unit;
        return verdict(
          drill,
          kind.form === 'number' ? { form: 'number', number: figure } : { form: 'estimate', estimate: figure },
        );
      };
      const where = `seed ${seed}`;
      for (const sign of [-1, 1]) {
        expect(say(0), where).toBe('right');
        expect(say(sign * right), where).toBe('right');
        expect(say(sign * (right + 1e-6)), where).toBe(near > right ? 'near' : 'wrong');
        expect(say(sign * near), where).toBe(near > right ? 'near' : 'right');
        expect(say(sign * (near + 1e-6)), where).toBe('wrong');
      }
      expect(verdict(drill, undefined), where).toBe('wrong');
    }
  });

  test('match those of the table', () => {
    const allowed = (name: KindName, json: Readonly<Record<string, unknown>>) => {
      const drill = drillOf(name, json);
      return anyQuestion(drill).allowed(drill.given, drill.key);
    };
    const board = 'Kh7d5c';
    expect(allowed('combos of a hand', { range: 'AK', board })).toEqual({ right: 0, near: 0 });
    expect(allowed('combos of a range', { range: 'QQ+,AK', board })).toEqual({ right: 0, near: 1 });
    expect(allowed('combos of a range', { range: '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+', board, hero: 'QcQd' })).toEqual({
      right: 0,
      near: 8,
    });
    expect(allowed('share of a range', { range: 'QQ+,AK', board, rows: 'pair or better' })).toEqual({
      right: 5,
      near: 10,
    });
    expect(allowed('effective outs', { range: 'QQ+,AK', board, hero: 'JhTh' })).toEqual({ right: 1, near: 2 });
    expect(allowed('odds to break-even', { pot: 60, call: 20 })).toEqual({ right: 1, near: 2 });
    // A seventh of 12 points.
    const flop = allowed('what the flop brings', { hero: '8c8d', event: 'set or better' });
    expect(flop.right).toBeCloseTo(12 / 7, 12);
    expect(flop.near).toBeCloseTo(24 / 7, 12);
  });
});

describe('names', () => {
  test('the nuts: one of the hands is right, one of the second best near', () => {
    const drill = drillOf('the nuts', { board: 'Kh9s4d2c7h' });
    const say = (text: string) => verdict(drill, { form: 'combo', combo: combo(text) });
    expect(say('KsKd')).toBe('right');
    expect(say('9c9d')).toBe('near');
    expect(say('7c7d')).toBe('wrong');
    expect(gradeOf(drill, { form: 'combo', combo: combo('9c9d') }).clean).toBe(false);
    expect(verdict(drill, undefined)).toBe('wrong');
  });

  test('the five that play: any of the best sets, in any order', () => {
    const drill = drillOf('five that play', { hand: 'KhQs', board: '3hKdTcJhAs' });
    const say = (text: string) => verdict(drill, { form: 'cards', cards: cards(text) });
    expect(say('KhQsTcJhAs')).toBe('right');
    expect(say('AsKdQsJhTc')).toBe('right');
    expect(say('AsKdKhQsJh')).toBe('wrong');
    expect(say('AsKdQsJh')).toBe('wrong');
    expect(verdict(drill, undefined)).toBe('wrong');
  });

  test('a row must be the right one', () => {
    const drill = drillOf('name the row', { hand: 'AsKd', board: 'Kh9c9s' });
    expect(verdict(drill, { form: 'row', row: 'top pair' })).toBe('right');
    expect(verdict(drill, { form: 'row', row: 'two pair' })).toBe('wrong');
    expect(resultOf(drill as never, { form: 'row', row: 'two pair' } as never)).toBe(
      'You have top pair, not two pair.',
    );
    expect(explain(drill as never, { form: 'row', row: 'two pair' } as never).at(-1)?.text).toBe(
      'Two pair is two pairs, each with a card of the hand',
    );
  });
});

describe('hands', () => {
  const drill = drillOf('what beats you', {
    hero: 'AdKs',
    board: 'Kh9c9s4d',
    hands: ['KdQd', '9d8d', '4h4s', 'AhQh', 'KcJc', 'AcKc'],
  });

  test('missed and extra are two mistakes', () => {
    const grade = (hands: readonly number[]) => gradeOf(drill, { form: 'hands', hands });
    expect(grade([1, 2])).toMatchObject({ verdict: 'right', clean: true, missed: [], extra: [] });
    expect(grade([2, 1]).verdict).toBe('right');
    // A tie does not beat.
    expect([...grade([1, 2, 5]).verdicts]).toEqual([
      ['missed', 'right'],
      ['extra', 'wrong'],
    ]);
    expect(grade([0, 1])).toMatchObject({ missed: [2], extra: [0] });
    expect(verdict(drill, undefined)).toBe('wrong');
  });

  test('naming none is right if no hand beats hero, and no reply is wrong', () => {
    const none = drillOf('what beats you', {
      hero: 'AdAs',
      board: 'Ah9c9s4d',
      hands: ['KdQd', '8d7d', '4h3s', 'KhQh', 'KcJc', 'TcJd'],
    });
    expect(verdict(none, { form: 'hands', hands: [] })).toBe('right');
    expect(verdict(none, undefined)).toBe('wrong');
  });
});

describe('wrong counts', () => {
  const hand = (json: Readonly<Record<string, unknown>>, said: number) =>
    gradeOf(drillOf('combos of a hand', json), { form: 'number', number: said });

  test('have a cause', () => {
    const range = { range: 'QQ+,AK', board: 'Kh7d5c', hero: 'QcQd' };
    const drill = drillOf('combos of a range', range);
    const cause = (said: number) => gradeOf(drill, { form: 'number', number: said }).diagnosis;
    expect(cause(34)).toBe('nothing blocked');
    expect(cause(29)).toBe('the board forgotten');
    expect(cause(27)).toBe('your cards forgotten');
    expect(cause(22)).toBeUndefined();
    expect(cause(23)).toBeUndefined();
    expect(resultOf(drill as never, { form: 'number', number: 29 } as never)).toBe(
      '22 of 34 combos are left. 29 is the count without the board.',
    );
    expect(hand({ range: 'AKo', board: 'AhKd2c' }, 9).diagnosis).toBe('suited ones counted too');
    expect(hand({ range: 'QQ', board: 'Qh9s4d' }, 6).diagnosis).toBe('nothing blocked');
  });

  test('have none if two causes have the same count', () => {
    // Without the board and without hero's cards: four times three.
    expect(hand({ range: 'AK', board: 'Ah7c2d', hero: 'KsQs' }, 12).diagnosis).toBeUndefined();
    expect(hand({ range: 'AK', board: 'Ah7c2d', hero: 'KsQs' }, 16).diagnosis).toBe('nothing blocked');
  });
});

describe('narrowing', () => {
  const drill = drillOf('narrow a range', {
    range: 'QQ-77,AKs-A9s,KJs+,QJs,AKo-ATo,KQo',
    board: 'Ts8s3d',
    hero: 'AsKh',
    rule: 'top pair or flush draw',
  });
  if (drill.name !== 'narrow a range') throw new Error(drill.name);
  const { live, right: kept, judge } = controlOf(drill);
  const say = (combos: readonly number[]) => gradeOf(drill, { form: 'combos', combos });

  test('each of the two mistakes may be 5% of the live combos', () => {
    // Of 94 live ones four are within 5 %, five are not.
    expect(kept).toHaveLength(30);
    expect(say(kept)).toMatchObject({ verdict: 'right', clean: true, missed: [], extra: [] });
    expect(say(kept.slice(4))).toMatchObject({ verdict: 'near', clean: false });
    expect(say(kept.slice(5)).verdict).toBe('wrong');
    const folded = live.filter((own) => !kept.includes(own));
    expect([...say([...kept, ...folded.slice(0, 4)]).verdicts]).toEqual([
      ['missed', 'right'],
      ['extra', 'near'],
    ]);
    expect(say([...kept, ...folded.slice(0, 5)]).verdict).toBe('wrong');
    expect(say([]).verdict).toBe('wrong');
    expect(verdict(drill, undefined)).toBe('wrong');
  });

  test('blocked combos, and combos outside the range, are ignored', () => {
    expect(say([...kept, combo('KhQh'), combo('AsQs'), combo('2c2d')]).verdict).toBe('right');
  });

  test('each wrong cell has a sentence with the reason', () => {
    const without = kept.filter((own) => !['KsQs', 'QsJs'].includes(formatCards(COMBOS[own])));
    const reply = { form: 'combos', combos: [...without, ...['9c9d', '9h9s'].map(combo)] } as const;
    const cells = judge(reply);
    const cell = (name: string) => {
      const found = cells.find((own) => own.name === name);
      if (found === undefined) throw new Error(name);
      return found;
    };
    expect(cell('KQs')).toMatchObject({ missed: [combo('KsQs')], extra: [] });
    expect(cell('QQ')).toMatchObject({ missed: [], extra: [] });
    expect(cell('KQs').why).toBe('K♠ Q♠ stays: flush draw.');
    expect(cell('99').why).toBe('9♦ 9♣ and 9♠ 9♥ fold: underpairs to 10.');
    expect(cell('QQ').why).toBe('');
  });
});

describe('explanations', () => {
  const lines = (name: KindName, json: Readonly<Record<string, unknown>>) =>
    explain(drillOf(name, json) as never).map(({ text, value }) => [text, value]);

  test('count one hand by itself, and several by pairs, suited and offsuit hands', () => {
    expect(lines('combos of a hand', { range: 'AKo', board: 'Ah7c2d', hero: 'KsQs' })).toEqual([
      ['3 aces × 3 kings, less 2 suited', 7],
    ]);
    expect(lines('combos of a hand', { range: 'T9s', board: 'Th9d2c' })).toEqual([
      ['both cards left in spades and clubs', 2],
    ]);
    expect(lines('combos of a hand', { range: 'QQ', board: 'Qh9s4d' })).toEqual([['3 queens: 3 × 2 ÷ 2', 3]]);
    expect(lines('combos of a range', { range: 'QQ+,AK', board: 'Kh7d5c', hero: 'QcQd' })).toEqual([
      ['pairs: 1 × 6, KK 3, QQ 1', 10],
      ['suited and offsuit: AK 12', 12],
      ['together, of 34', 22],
    ]);
  });

  test('split the equity into three groups of the range', () => {
    const groups = lines('equity against a range', {
      hero: 'QcQd',
      board: 'Kh7d5c',
      range: '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+',
    });
    expect(groups.map(([text]) => text)).toEqual([
      '48 ahead of you: 48 of 175 × 7.7%',
      '55 pairs behind: 55 of 175 × 87.7%',
      '72 the rest: 72 of 175 × 85.0%',
      'together',
    ]);
    expect(groups[3][1]).toBeCloseTo(0.6464646464646465, 12);
  });

  test('split effective outs into the best ranks and the rest', () => {
    const outs = lines('effective outs', {
      hero: 'QcQd',
      board: 'Kh7d5c',
      range: '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+',
    });
    expect(outs.map(([text, value]) => [text, Number(value).toFixed(2)])).toEqual([
      ['two queens', '1.70'],
      ['three kings', '0.76'],
      ['the rest', '0.82'],
      ['together', '3.28'],
    ]);
  });

  test('name a chop, a board that plays and a winning hand', () => {
    const result = (json: Readonly<Record<string, unknown>>) => resultOf(drillOf('who wins', json) as never, undefined);
    expect(result({ hands: ['AhQd', 'AcJd'], board: 'As7d7cKh2s' })).toBe(
      'A♥ Q♦ and A♣ J♦ share the pot: two pair, aces and sevens each, and no kicker decides.',
    );
    expect(result({ hands: ['2c3d', '4h4c'], board: 'AsKsQsJsTs' })).toMatch(/share the pot: the board plays\.$/);
    expect(result({ hands: ['AhKd', 'AcQd'], board: 'As7d7c2h2s' })).toBe(
      'A♥ K♦ wins with two pair, aces and sevens, with the better kicker: king over queen.',
    );
    const [first] = explain(drillOf('who wins', { hands: ['AhKd', 'AcQd'], board: 'As7d7c2h2s' }) as never);
    expect(first.cards).toEqual(cards('AsAh7d7cKd'));
    expect(first.apart).toBe(cards('Kd')[0]);
  });

  test('give a flop as one product, and add what the product leaves out', () => {
    const set = lines('what the flop brings', { hero: '8c8d', event: 'set or better' });
    expect(set.map(([text, share]) => [text, Math.round(19_600 * Number(share))])).toEqual([
      ['one of your two cards comes: 1 − 48·47·46 ÷ (50·49·48)', 2304],
      ['three of a rank on the flop make a full house', 48],
      ['2,352 of 19,600 flops, about one flop in eight', 2352],
    ]);
  });

  test('show the nearest part for a wrong share', () => {
    const drill = drillOf('share of a range', {
      range: '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+',
      board: 'Kh7d5c',
      hero: 'QcQd',
      rows: 'top pair or better',
    });
    const texts = explain(drill as never, { form: 'estimate', estimate: 0.5 } as never).map(({ text }) => text);
    expect(texts).toEqual(['top pair 33, set 9, overpair 6', 'a quarter would be 44', '48 of 175: over a quarter']);
  });
});
