import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../../src/poker/answer';
import { formatCards, rankOf } from '../../src/poker/card';
import { moneyByEquity } from '../../src/poker/money/verdict';
import { price } from '../../src/poker/price';
import { formatRange } from '../../src/poker/range';
import { withRead } from '../../src/poker/read';
import { unseenCards, type Spot } from '../../src/poker/spot';
import { readinessOf, type Draft } from '../../src/notation/draft';
import { readLink, writeLink } from '../../src/notation/link';
import { moneyOf } from '../../src/notation/stakes';
import { standing } from '../../src/words/headline';
import { splitTerms, TERMS } from '../../src/words/terms';

interface Seen {
  readonly draft: Draft;
  readonly spot: Spot;
  readonly answer: Answer;
}

/** The table at a term's link. */
function seen(link: string): Seen {
  const { draft, problems } = readLink(link);
  if (problems.length > 0) throw new Error(`${link} has a problem`);
  const readiness = readinessOf(draft);
  if (!readiness.ready) throw new Error(`${link} lacks a card`);
  const count = answer(readiness.spot, undefined, true);
  let step = count.next();
  while (!step.done) step = count.next();
  return { draft, spot: readiness.spot, answer: step.value };
}

const hits = ({ answer: { improving } }: Seen) => improving?.chance.hits;
const draws = ({ answer }: Seen) => answer.draws?.map(({ name }) => name) ?? [];
const equity = ({ answer }: Seen) => answer.players[0]?.equity ?? NaN;
const verdicts = ({ answer }: Seen, wanted: string) => (answer.next ?? []).filter(({ verdict }) => verdict === wanted);
const runOuts = ({ answer }: Seen) => answer.of;
const offer = (spot: Seen) => price(spot.draft.pot ?? NaN, spot.draft.call ?? NaN, equity(spot));

/** For every term: what its text says of its spot, asked of the engine. */
const SHOWN: Readonly<Record<string, (spot: Seen) => boolean>> = {
  backdoor: (spot) => draws(spot).includes('backdoor flush draw'),
  blank: (spot) => verdicts(spot, 'blank').length === 30 && spot.answer.unseen === 45,
  blocked: ({ spot }) => unseenCards(spot).filter((card) => rankOf(card) === 10).length === 2,
  'break-even': (spot) => offer(spot).breakEven === 0.25,
  bridge: ({ answer: { bridge } }) => bridge?.hitLose === 80 && bridge.hitWin + bridge.hitTie + bridge.hitLose === 324,
  chop: ({ answer }) => formatCards(answer.chops ?? []) === '2c2h2s9c9d9h',
  combo: ({ spot: { opponents } }) =>
    opponents[0]?.kind === 'range' && opponents[0].range.weights.reduce((a, b) => a + b) === 16,
  'combo draw': (spot) =>
    hits(spot) === 15 && draws(spot).includes('flush draw') && draws(spot).includes('open-ended straight draw'),
  danger: (spot) => formatCards(verdicts(spot, 'danger').map(({ card }) => card)) === '2h4h5h6h8hThJhQh',
  'dead card': (spot) => hits(spot) === 11 && formatCards(spot.spot.dead) === 'Ac',
  'drawing dead': (spot) => equity(spot) === 0 && draws(spot).includes('flush draw'),
  'effective outs': ({ answer: { next = [], unseen } }) =>
    (unseen * next.reduce((sum, { weight = 0, probability = 0 }) => sum + weight * probability, 0)).toFixed(1) ===
    '10.9',
  equity: (spot) => Math.abs(equity(spot) - 0.25) < 0.005,
  ev: (spot) => offer(spot).ev.toFixed(2) === '-0.28',
  exact: ({ answer }) => answer.method === 'exact' && answer.of === 990,
  facing: ({ draft, answer }) => moneyByEquity(answer, moneyOf(draft).stakes ?? {})?.price?.breakEven === 0.25,
  'flush draw': (spot) => hits(spot) === 9 && draws(spot).includes('flush draw'),
  gutshot: (spot) => hits(spot) === 4 && draws(spot).includes('gutshot'),
  'implied odds': (spot) => (offer(spot).needed ?? 0) > 0,
  'improving card': (spot) => spot.answer.improving?.cards.length === 18 && verdicts(spot, 'out').length === 12,
  kicker: ({ spot, answer }) => standing(spot, answer).includes('outkicked'),
  nuts: ({ answer }) => answer.standing?.behind === 0,
  'open-ended': (spot) => hits(spot) === 8 && draws(spot).includes('open-ended straight draw'),
  out: (spot) => hits(spot) === 12 && spot.answer.street === 'turn',
  overcards: (spot) => verdicts(spot, 'out').length === 6 && draws(spot).includes('overcards'),
  overlap: ({ answer }) => answer.improving?.cards.some(({ card }) => formatCards([card]) === '6c') === true,
  'pocket pair': ({ spot: { hero } }) => hero.kind === 'hand' && formatCards(hero.cards) === '8s8d',
  'pot odds': ({ draft }) => draft.pot === 100 && draft.call === 35,
  range: ({ spot: { opponents } }) => opponents[0]?.kind === 'range',
  read: ({ spot: asked, draft: { narrowed = [] } }) => {
    const [before] = narrowed.map((own) => own.before);
    const left = before && withRead({ ...asked, opponents: [before] }, 1, 'toppair+');
    return left !== undefined && formatRange(left) === 'AA,QQ';
  },
  'run-out': (spot) => runOuts(spot) === 990,
  set: (spot) => verdicts(spot, 'out').length === 2 && draws(spot).includes('set draw'),
  simulated: ({ answer, spot }) => answer.method === 'sampled' && spot.opponents.length === 4,
  spot: ({ answer, spot }) => answer.street === 'flop' && spot.opponents[0]?.kind === 'hand',
  'strong hand': ({ answer: { combos } }) => combos?.[0].equities.every((own) => own >= 0.8) === true,
  tainted: (spot) => verdicts(spot, 'tainted').some(({ card }) => formatCards([card]) === '9h'),
  target: (spot) => hits(spot) === 18,
  unseen: ({ answer }) => answer.unseen === 46,
  weight: ({ answer }) => answer.next?.every(({ weight = -1 }) => weight >= 0 && weight <= 1) === true,
  'wild card': (spot) => hits(spot) === 13 && spot.answer.unseen === 47,
  wrap: (spot) => hits(spot) === 12 && draws(spot).includes('wrap'),
};

describe('every term', () => {
  test('comes with its spot, and no spot comes without a term', () => {
    expect(Object.keys(SHOWN)).toEqual(Object.keys(TERMS));
  });

  for (const [name, term] of Object.entries(TERMS)) {
    test(`${name}: its spot shows what its text says`, () => {
      expect(SHOWN[name]?.(seen(term.link)), term.see).toBe(true);
    });
  }

  test('appears in the order of the alphabet, under its key words', () => {
    const names = Object.keys(TERMS);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    for (const [name, { title }] of Object.entries(TERMS)) {
      expect(title.toLowerCase(), name).toContain(name);
    }
  });

  test('consists of whole sentences and a link in its one form', () => {
    for (const { means, see, link } of Object.values(TERMS)) {
      expect(means).toMatch(/^[A-Z].*[.)]$/);
      expect(see).toMatch(/^\S.*[^.]$/);
      expect(writeLink(readLink(link).draft)).toBe(link);
    }
  });
});

test('a text is cut at its terms, and nothing of it is lost', () => {
  expect(splitTerms('An [out] is an [Unseen] card, [not this].')).toEqual([
    { text: 'An ' },
    { text: 'out', term: TERMS.out },
    { text: ' is an ' },
    { text: 'Unseen', term: TERMS.unseen },
    { text: ' card, ' },
    { text: 'not this' },
    { text: '.' },
  ]);
});
