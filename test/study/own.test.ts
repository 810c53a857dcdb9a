import { describe, expect, test } from 'vitest';
import { formatCard, type Card } from '../../src/poker/card';
import { SEEDS } from '../../src/drills/kind';
import { readStudyLink, writeStudyLink } from '../../src/drills/studyLink';
import { gradeReply, isKind, questionOf, resultOf, tableLinkOf } from '../../src/drills/drill';
import { dealOwn, ownSeed, readOwn, type OwnSpot } from '../../src/drills/own';
import { estimateQuestionOf } from '../../src/drills/marksQuestion';
import { canonical } from '../../src/notation/link';
import { keptSpots, nextOwn, ownSpots } from '../../src/study/yourSpots.svelte';
import { NO_PROGRESS, readProgress, writeProgress } from '../../src/study/progress';
import { studyTiles } from '../../src/study/tiles';
import { unseen } from '../reference/equity';
import * as reference from '../reference/outs';
import { flat, roundOf, run, type FlatDrill } from './deal';

function read(fields: string): OwnSpot {
  const own = readOwn({ link: `#/?${fields}` });
  if (!own.ok) throw new Error(own.error);
  return own.value;
}

/** The drill of a spot, dealt to the end. */
function drillOf(fields: string): FlatDrill {
  return flat(run(dealOwn(read(fields))));
}

/** The kind that a drill counts for. */
function kindOf({ kind }: FlatDrill): string | undefined {
  return isKind(kind) ? kind.name : undefined;
}

const text = (of: Iterable<Card>): string[] => [...of].map(formatCard).sort();

describe('a spot of the user’s as a drill', () => {
  test.each([
    ['hero=4c9c&board=7d5cKh8c', 'flush draw and gutshot', 12, 12 / 46],
    ['hero=AhKh&board=7h3h9c&vs=7c7d', 'draw against a set', 8, undefined],
    ['hero=5h6c&board=5d7hQc&vs=AcQd', 'pair draw', 5, 210 / 990],
    ['hero=5h6h&board=5d7hQc&vs=AcQd', undefined, 5, 210 / 990],
    ['hero=AhKh&board=7h3h9c2d&vs=QsQc', 'flush draw and overcards', 15, 15 / 44],
    ['hero=AhKd&board=7h3s9c2d&vs=TT%2B,AK&pot=60&call=20', undefined, undefined, undefined],
    ['hero=QsJs&board=Ts9s2d&vs=TT%2B,AK', 'draw against a range', undefined, undefined],
    ['hero=4c9c&board=7d5cKh8c&target=pair', undefined, undefined, undefined],
    ['hero=4c9c&board=7d5cKh8c&dead=6d2c', 'flush draw and gutshot', 10, 10 / 44],
    ['hero=KsKd&board=AsAd2c3h&vs=AcAh', undefined, 0, 0],
  ])('%s: %s', (fields, kind, outs, probability) => {
    const drill = drillOf(fields);
    expect(kindOf(drill)).toBe(kind);
    if (outs !== undefined) expect(drill.outs.size).toBe(outs);
    if (probability !== undefined) expect(drill.probability).toBeCloseTo(probability, 12);
    expect(ownSeed({ link: `#/?${fields}` })).toBeGreaterThanOrEqual(SEEDS);
    expect(tableLinkOf(drill)).toBe(canonical(`#/?${fields}`));
    expect(questionOf(drill)).not.toMatch(/undefined/);
    expect(estimateQuestionOf(drill)).not.toBe('');
    const right = { form: 'marks' as const, marks: [...drill.outs], estimate: drill.probability };
    const graded = gradeReply(drill, {
      ...right,
      ...(drill.offer && { decision: drill.offer.price.decision === 'call' ? 'call' : 'fold' }),
    });
    expect(graded.clean).toBe(true);
    expect(resultOf(drill, right)).toMatch(/ is exact\./);
    expect(studyTiles(drill, right.marks, graded).size).toBe(52);
  });

  test('outs and probability equal the reference’s', () => {
    const { outs, probability } = drillOf('hero=5h6h&board=5d7hQc&vs=AcQd&dead=5c');
    const [hero, board, opponents] = [['5h', '6h'], ['5d', '7h', 'Qc'], [['Ac', 'Qd']]];
    const left = unseen({ players: [hero, ...opponents], board, dead: ['5c'] });
    const found = left.filter((card) => reference.verdict(hero, board, opponents, card) === 'out');
    expect(text(outs)).toEqual([...found].sort());
    const misses = left.length - found.length;
    const none = (misses * (misses - 1)) / (left.length * (left.length - 1));
    expect(probability).toBeCloseTo(1 - none, 12);
  });

  test('the drill asks about the user’s price, unless it is close', () => {
    const spot = 'hero=AhKh&board=7h3h9c2d&vs=QsQc';
    const drill = drillOf(`${spot}&pot=60&call=20`);
    const { offer, level, probability } = drill;
    expect(offer).toMatchObject({ pot: 60, call: 20, price: { decision: 'call' } });
    expect(probability).toBeCloseTo(15 / 44, 12);
    expect([kindOf(drill), level.name]).toEqual(['price on the turn', 'price']);
    expect(drillOf(`${spot}&pot=40&call=20.5`).offer).toBeUndefined();
    expect(drillOf(`${spot}&pot=60&call=0`).offer).toBeUndefined();
    // A pot of 20 cannot hold the 60 to be called.
    expect(drillOf(`${spot}&pot=20&call=60`).offer).toBeUndefined();
    // Outs alone never make a price.
    expect(drillOf('hero=7h7c&board=7d2s9c&pot=60&call=20').offer).toBeUndefined();
    // Pots, rake and prizes make another price.
    for (const money of ['bets=0,20', 'rake=5', 'stacks=100,80&payouts=50,30']) {
      expect(drillOf(`${spot}&pot=60&call=20&${money}`).offer, money).toBeUndefined();
    }
  });

  test.each([
    // Aces and kings are made: two pair or better is what they have.
    ['two-pair', 'Which cards give you three of a kind or better?'],
    ['three-of-a-kind', 'Which cards give you three of a kind or better?'],
    ['pair', 'Which cards give you three of a kind or better?'],
    ['straight', 'Which cards give you a straight or better?'],
  ])('the target %s is asked for with its article', (target, question) => {
    expect(questionOf(drillOf(`hero=AhKh&board=AdKd7h2c&target=${target}`))).toBe(question);
  });

  test('a call that can never win keeps its price', () => {
    const drill = drillOf('hero=KsKd&board=AsAd2c3h&vs=AcAh&pot=60&call=12.8');
    expect(drill.outs.size).toBe(0);
    expect(drill.offer).toMatchObject({ pot: 60, call: 12.8, price: { decision: 'fold', ev: -12.8 } });
    expect(estimateQuestionOf(drill)).not.toMatch(/hit/);
    expect(gradeReply(drill, { form: 'marks', marks: [], estimate: 0, decision: 'fold' }).clean).toBe(true);
  });

  test('any two cards, a long range and a price are written', () => {
    expect(questionOf(drillOf('hero=QsJs&board=Ts9s2d&vs=random'))).toMatch(
      /^The opponent has any two cards\. Which cards help you a lot\?$/,
    );
    const long =
      'hero=QsJs&board=Ts9s2d&vs=22%2B,A2s%2B,K9s%2B,Q9s%2B,J9s%2B,T8s%2B,97s%2B,86s%2B,75s%2B,64s%2B,54s,A7o%2B,KTo%2B,QTo%2B,JTo&pot=60&call=20';
    expect(questionOf(drillOf(long))).toMatch(/^The opponent has a range\. 60 in the pot, 20 to call\. /);
  });

  test.each([
    ['hero=4c9c', /needs a flop or a turn/],
    ['hero=4c9c&board=7d5cKh8c2s', /needs a flop or a turn/],
    ['hero=TT%2B&board=7d5cKh&vs=random', /not a range/],
    ['hero=AhKh&board=7h3h9c&vs=7c7d;QsQc', /at most one opponent/],
    ['hero=*h9c&board=7h3h9c&wild=joker', /./],
    ['hero=*9c&board=7h3hKc&wild=joker', /without wild cards/],
    ['hero=7c7d&board=7h3h9c&vs=AhKh', /ahead already/],
    ['hero=AsKs&board=QsJsTs', /No card improves/],
    ['hero=4c4c&board=7d5cKh', /4♣ is in your hand twice/],
    ['board=7d5cKh', /your two cards/i],
  ])('%s is not a drill, and says why', (fields, said) => {
    const own = readOwn({ link: `#/?${fields}` });
    expect(own.ok ? '' : own.error).toMatch(said);
  });

  test('its link is the table’s under the page’s name, and is read back', () => {
    const own = '#/?hero=AhKh&board=7h3h9c&vs=TT+,AKs;random&dead=2h&pot=60&call=20';
    const link = writeStudyLink({ view: 'drill', own });
    expect(link).toBe(own.replace('#/', '#/study'));
    expect(readStudyLink(link)).toEqual({ link: { view: 'drill', own }, problems: [] });
    const hostile = readStudyLink('#/study?hero=4c%269c%2541&board=%ff').link;
    expect(hostile.own).toBe('#/?hero=4c%269c%2541&board=%25ff');
    expect(readStudyLink(writeStudyLink(hostile)).link).toEqual(hostile);
  });
});

describe('which comes next', () => {
  const spots = ownSpots([
    { link: '#/?hero=4c9c&board=7d5cKh8c', at: 3, starred: true, name: 'mine' },
    { link: '#/?hero=4c9c', at: 2 },
    { link: '#/?hero=AhKh&board=7h3h9c&vs=7c7d', at: 1 },
  ]);
  const [mine, set] = spots;
  const round = (own: OwnSpot | undefined, at: number) =>
    roundOf({
      at,
      seed: own === undefined ? 0 : ownSeed(own),
      ...{ outs: 1, found: 1, extra: 0, tainted: 0, exact: 0.5, seconds: 1, timed: false },
    });

  test('only spots that can be drills come, in the order of the list', () => {
    expect(spots.map(({ name, spot }) => [name, spot.board.length])).toEqual([
      ['mine', 4],
      [undefined, 3],
    ]);
  });

  test('a new spot comes first, then the oldest, and never the same twice in a row', () => {
    expect(nextOwn(spots, [])).toBe(mine);
    expect(nextOwn(spots, [], mine?.link)).toBe(set);
    expect(nextOwn(spots, [round(mine, 5)])).toBe(set);
    expect(nextOwn(spots, [round(mine, 5), round(set, 6)])).toBe(mine);
    expect(nextOwn(spots, [round(mine, 5), round(set, 6), round(mine, 7)])).toBe(set);
    expect(nextOwn(spots.slice(0, 1), [], mine?.link)).toBe(mine);
    expect(nextOwn([], [])).toBeUndefined();
  });

  test('a round without a kind is kept like any other', () => {
    const progress = { ...NO_PROGRESS, rounds: [round(mine, 5)], level: 'own' as const };
    expect(readProgress(writeProgress(progress))).toEqual({ ok: true, value: progress });
  });
});

describe('what the device keeps', () => {
  const shelf = (text: string | null) => () => ({
    getItem: () => text,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  test('may be empty, unreadable, or without storage', () => {
    expect(keptSpots(shelf(null))).toEqual([]);
    expect(keptSpots(shelf('{"spots":'))).toBeUndefined();
    const forbidden = keptSpots(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(forbidden).toEqual([]);
  });
});
