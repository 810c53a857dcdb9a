import { cardSymbol } from '#words/cards';
import { describe, expect, test } from 'vitest';
import { readLink } from '../../src/notation/link';
import { DECK, formatCard, type Card } from '../../src/poker/card';
import { atLeastOne, choose } from '../../src/poker/chance';
import { rulesOfThumb } from '../../src/poker/rulesOfThumb';
import { CHART, DRAW_TYPES, ON_FLOP, ON_TURN } from '../../src/study/chart';
import { readEstimate, tolerance } from '../../src/drills/grade';
import { LEVELS } from '../../src/drills/levels';
import { gradeReply, questionOf, resultOf, tableLinkOf } from '../../src/drills/drill';
import { cardsIn, reasonsFor, reckonings, ruleOf, studyReason } from '../../src/drills/marksQuestion';
import { MARKS_KINDS, type MarksName } from '../../src/drills/recipes';
import { splitTerms, TERMS } from '../../src/words/terms';
import { piecesOf } from '../../src/ui/suit';
import { sessionText } from '../../src/study/studySentences';
import { cards } from '../poker/read';
import { deal, dealKind, roundOf } from './deal';

/** A♠ 6♠ on 7♥ 10♠ 4♠ 2♥: nine spades. */
const FLUSH = deal('draws', 28);
const SPADES = cards('KsQsJs9s8s7s5s3s2s');

describe('grading', () => {
  test('all outs and a near estimate have no mistake', () => {
    const { findings, verdicts, clean } = gradeReply(FLUSH, { form: 'marks', marks: SPADES, estimate: 0.18 });
    expect(new Set(findings.values())).toEqual(new Set(['found']));
    expect([...verdicts]).toEqual([
      ['missed', 'right'],
      ['extra', 'right'],
      ['estimate', 'right'],
    ]);
    expect(clean).toBe(true);
  });

  test('counts missed and extra cards as separate mistakes', () => {
    const reply = { form: 'marks' as const, marks: [...SPADES.slice(1), ...cards('AhAd')], estimate: 0.4 };
    const graded = gradeReply(FLUSH, reply);
    expect(graded.findings.get(cards('Ks')[0])).toBe('missed');
    expect(graded.findings.get(cards('Ah')[0])).toBe('extra');
    expect(graded.verdicts.get('estimate')).toBe('wrong');
    expect(graded.clean).toBe(false);
    expect(resultOf(FLUSH, reply).replace(/\s/g, ' ')).toBe(
      'You found 8 of the 9 outs. Missed: K♠. Not outs: A♥ and A♦. Your 40.0% is 20.4 points too high: it is 19.6%.',
    );
  });

  test('distinguishes a tainted card from one without effect', () => {
    const drill = dealKind('draw against a set', 3, 10);
    const tainted = drill.answer.next?.find(({ verdict }) => verdict === 'tainted');
    const blank = drill.answer.next?.find(({ verdict }) => verdict === 'blank');
    if (tainted === undefined || blank === undefined) throw new Error('no such cards');
    const { findings, verdicts } = gradeReply(drill, { form: 'marks', marks: [tainted.card, blank.card] });
    expect(findings.get(tainted.card)).toBe('tainted');
    expect(findings.get(blank.card)).toBe('extra');
    expect(verdicts.get('tainted')).toBe('wrong');
    expect(studyReason(drill, tainted)).toMatch(/^makes .+, but /);
  });

  test('a card is tainted only if it also helps the opponent', () => {
    for (let at = 0; at < 10; at++) {
      const drill = dealKind('draw against a set', at, 10);
      const wrong = drill.answer.next?.filter(({ verdict }) => verdict === 'tainted') ?? [];
      const reply = { form: 'marks' as const, marks: wrong.map(({ card }) => card) };
      const graded = gradeReply(drill, reply);
      const [tainted, behind] = (['tainted', 'behind'] as const).map((group) => cardsIn(drill.key, graded, group));
      expect(wrong.map(({ card }) => card).sort()).toEqual([...tainted, ...behind].sort());
      for (const { card, best } of wrong) expect(tainted.includes(card)).toBe(best?.improved);
      expect(resultOf(drill, reply).includes('Tainted:')).toBe(tainted.length > 0);
    }
  });

  test('an empty reply is graded too: a missing estimate is wrong', () => {
    const graded = gradeReply(FLUSH, { form: 'marks', marks: [] });
    expect(graded.verdicts.get('missed')).toBe('wrong');
    expect(graded.verdicts.get('estimate')).toBe('wrong');
    expect(graded.error).toBeUndefined();
  });

  test('a price is right or wrong by the decision', () => {
    const drill = dealKind('price on the turn', 4, 10);
    const right = drill.offer?.price.decision === 'call' ? 'call' : 'fold';
    const wrong = right === 'call' ? 'fold' : 'call';
    const marks = [...drill.outs];
    expect(gradeReply(drill, { form: 'marks', marks, decision: right }).clean).toBe(true);
    expect(gradeReply(drill, { form: 'marks', marks, decision: wrong }).verdicts.get('price')).toBe('wrong');
    expect(gradeReply(drill, { form: 'marks', marks }).verdicts.get('price')).toBe('wrong');
  });

  test('a card of little weight may be marked or not', () => {
    const drill = Array.from({ length: 20 }, (_, at) => dealKind('draw against a range', at, 20)).find(
      ({ either }) => either.size > 0,
    );
    if (drill === undefined) throw new Error('no such drill');
    expect(gradeReply(drill, { form: 'marks', marks: [...drill.outs] }).clean).toBe(true);
    expect(gradeReply(drill, { form: 'marks', marks: [...drill.outs, ...drill.either] }).clean).toBe(true);
  });

  test('accepts an estimate within 1/7 of the answer, at least 1 point and at most 6', () => {
    expect(tolerance(0.04)).toBe(1);
    expect(tolerance(0.21)).toBeCloseTo(3, 10);
    expect(tolerance(0.9)).toBe(6);
  });
});

describe('reading estimates', () => {
  test.each([
    ['25', 'percent', 0.25],
    ['25 %', 'odds', 0.25],
    ['26,1', 'percent', 0.261],
    ['.5', 'percent', 0.005],
    ['3', 'odds', 0.25],
    ['3 : 1', 'percent', 0.25],
    ['3:2', 'percent', 0.4],
    ['3 to 1', 'percent', 0.25],
    ['1 in 4', 'percent', 0.25],
    ['1/4', 'odds', 0.25],
    ['0', 'percent', 0],
    ['100', 'percent', 1],
  ] as const)('%s in %s', (text, unit, probability) => {
    expect(readEstimate(text, unit)).toBeCloseTo(probability, 12);
  });

  test.each(['', ' ', '101', 'lots', '-3', '1:2:3', '5 in 4', '0/0', '0:0', '1e1', '%', '1 in'])(
    '%j is none',
    (text) => {
      expect(readEstimate(text, 'percent')).toBeUndefined();
    },
  );
});

describe('words', () => {
  test('a question says what it asks, and in small print what counts', () => {
    const asked = (name: MarksName) => {
      const drill = dealKind(name, 0, 1);
      return [questionOf(drill), ruleOf(drill.kind)];
    };
    expect(asked('flush draw')).toEqual(['Which cards give you a straight or better?', '']);
    expect(asked('backdoor straight draw')).toEqual([
      'You have a backdoor straight draw. Which cards are part of it?',
      'It takes two cards, the turn and the river. Mark every card that can be one of the two.',
    ]);
    const [question, rule] = asked('draw against a range');
    expect(question).toMatch(/^The opponent has \S.+\. Which cards help you a lot\?$/);
    expect(rule).toMatch(/a quarter of an out/);
  });

  test('every card of a sentence is separate, in its place', () => {
    for (const card of DECK) {
      const sentence = `The opponent has ${cardSymbol(card)} 10♥.`;
      expect(piecesOf(sentence)).toEqual(['The opponent has ', card, ' ', ...cards('Th'), '.']);
    }
    expect(piecesOf('280 in the pot, 80 to call.')).toEqual(['280 in the pot, 80 to call.']);
  });

  test('a session is summed up', () => {
    const round = (found: number, estimate?: number) =>
      roundOf({
        at: 1,
        seed: 1,
        ...{ outs: 9, found, extra: 0, tainted: 0, exact: 0.2, seconds: 1, timed: false },
        ...(estimate !== undefined && { estimate }),
      });
    const ten = Array.from({ length: 10 }, (_, at) => round(at < 7 ? 9 : 8, at < 2 ? 0.25 : undefined));
    expect(sessionText(ten)).toBe('7 of 10 without a mistake. Estimates: 5.0 points off on average.');
    expect(sessionText(ten.slice(0, 7).map(({ said: _, ...own }) => own))).toBe('All 7 without a mistake.');
  });

  test('the claims about a set are true', () => {
    const flop = 1 - choose(48, 3) / choose(50, 3);
    const { hits, of } = atLeastOne(2, ON_FLOP, 2);
    expect((1 / flop).toFixed(1)).toBe('8.5');
    expect((of / hits).toFixed(0)).toBe('12');
    expect(TERMS.set?.means).toMatch(/once in twelve by the river.+flop one about once in 8\.5/);
  });

  test('every kind has a question, a reason for every card, and a spot at the table', () => {
    for (const { name } of MARKS_KINDS) {
      for (let at = 0; at < 5; at++) {
        const drill = dealKind(name, at, 5);
        expect(questionOf(drill), name).toMatch(/^[A-Z].+\?$/);
        for (const card of drill.answer.next ?? []) {
          expect(studyReason(drill, card), name).toMatch(/\S+ .+\.$/);
        }
        const told = reasonsFor(drill, [...drill.outs]);
        expect(told.flatMap((group) => group.cards)).toHaveLength(drill.outs.size);
        const { draft, problems } = readLink(tableLinkOf(drill) ?? '');
        expect(problems, name).toEqual([]);
        const hero = drill.spot.hero.kind === 'hand' ? drill.spot.hero.cards : [];
        expect(draft.hero).toEqual(hero);
        expect(draft.pot).toBe(drill.offer?.pot);
      }
    }
  });

  test('terms in the levels’ texts are all explained, each with a link that can be read', () => {
    for (const { teaches } of LEVELS) {
      for (const { text, term } of splitTerms(teaches)) {
        expect(text).not.toMatch(/[[\]]/);
        if (teaches.includes(`[${text}]`)) expect(term, text).toBeDefined();
      }
    }
    for (const [name, { link }] of Object.entries(TERMS)) {
      expect(readLink(link).problems, name).toEqual([]);
    }
  });
});

describe('the rules of thumb and the chart', () => {
  test('the rule next to an estimate fits the cards to come', () => {
    expect(reckonings('outs', FLUSH)).toEqual([{ name: 'rule of 2', percent: 18, error: 18 - (100 * 9) / 46 }]);
    const combo = Array.from({ length: 20 }, (_, at) => dealKind('flush and straight draw', at, 20)).find(
      ({ toCome, outs }) => toCome === 2 && outs.size === 15,
    );
    if (combo === undefined) throw new Error('no flop');
    expect(reckonings('outs', combo).map(({ name, percent }) => [name, percent])).toEqual([
      ['rule of 4', 60],
      ['Solomon', 53],
    ]);
  });

  test('the chart’s figures equal the textbook’s', () => {
    expect(CHART).toHaveLength(21);
    const [nine, fifteen] = [CHART[8], CHART[14]];
    expect(nine.turn).toEqual({ hits: 9, of: ON_FLOP });
    expect(nine.river).toEqual({ hits: 9, of: ON_TURN });
    expect(nine.byRiver).toEqual({ hits: 378, of: 1081 });
    expect(fifteen.solomon.percent).toBe(53);
    for (const row of CHART) {
      expect(row.ruleOf4).toEqual(rulesOfThumb(row.outs, ON_FLOP, 2).rule);
    }
  });

  test('a draw’s picture has as many outs as its name says', () => {
    const outs = Object.fromEntries(DRAW_TYPES.map(({ name, outs: own }) => [name, own]));
    expect(outs).toEqual({
      'Pair to a set': 2,
      Gutshot: 4,
      'Two pair to a full house': 4,
      'Pair to two pair or trips': 5,
      Overcards: 6,
      'Set to a full house or better': 7,
      'Open-ended straight draw': 8,
      'Double gutshot': 8,
      'Flush draw': 9,
      'Flush draw and gutshot': 12,
      'Flush draw and pair': 14,
      'Flush and open-ended draw': 15,
      'Flush draw and overcards': 15,
    });
    for (const { hole, board, against = [] } of DRAW_TYPES) {
      const all: Card[] = [...hole, ...board, ...against];
      expect(new Set(all.map(formatCard)).size).toBe(all.length);
    }
  });
});
