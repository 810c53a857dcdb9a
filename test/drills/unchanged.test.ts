// What drills deal, ask, print and say, as digests: links, packs, files and commands of one version are read by the next.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import { SEEDS } from '../../src/drills/kind';
import { idOf, KINDS } from '../../src/drills/kinds';
import { formatCards, type Card } from '../../src/poker/card';
import { LONG } from '../long';
import { dealt, said } from './said';

type Json = Readonly<Record<string, unknown>>;

/** Of each kind, and of links: what is printed and what a page says, of few seeds and of many. */
const DIGESTS = JSON.parse(readFileSync(new URL('unchanged.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

const FEW = 6;
const MANY = 40;

function digest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}

/** Seeds of a kind, spread over all, of every step. */
function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.floor((at * SEEDS) / count) + (at % 3));
}

/** A hand of two cards that are not on a board. */
function handOff(board: string): string {
  const cards = Array.from({ length: 52 }, (_, card) => formatCards([card as Card]));
  return cards
    .filter((card) => !board.includes(card))
    .slice(3, 5)
    .join('');
}

/** Replies to what was printed of a drill: the right one, and others. */
function replies({ given, answer }: { readonly given: Json; readonly answer: Json }): Json[] {
  const texts = (value: unknown) => value as readonly string[];
  const number = (value: unknown) => value as number;
  if ('either' in answer) {
    const outs = texts(answer.outs);
    const right = { cards: outs.join(''), estimate: answer.probability };
    const decided = 'decision' in answer ? { decision: answer.decision } : {};
    return [
      { ...right, ...decided },
      { ...right, cards: outs.slice(1).join(''), estimate: number(answer.probability) / 2, decision: 'call' },
      { cards: `${texts(answer.either).join('')}${handOff(JSON.stringify([given, answer]))}` },
    ];
  }
  if ('winners' in answer) {
    const hands = texts(given.hands);
    return [{ hands: (answer.winners as number[]).map((place) => hands[place]) }, { hands: hands.slice(0, 1) }];
  }
  if ('beats' in answer) return [{ hands: answer.beats }, { hands: texts(given.hands).slice(0, 2) }];
  if ('sets' in answer) {
    return [{ cards: texts(answer.sets)[0] }, { cards: `${String(given.board)}` }, { cards: String(given.hand) }];
  }
  if ('row' in answer) return [{ row: answer.row }, { row: 'top pair' }];
  if ('hands' in answer) return [{ combo: texts(answer.combos)[0] }, { combo: handOff(String(given.board)) }];
  if ('kept' in answer) {
    const combos = texts(answer.combos);
    return [{ combos }, { combos: combos.slice(1) }, { combos: [...combos, handOff(JSON.stringify(given))] }];
  }
  if ('outs' in answer) return [0, 1.5, 5].map((off) => ({ number: number(answer.outs) + off }));
  if ('combos' in answer && !('share' in answer)) {
    return [{ number: answer.combos }, { number: number(answer.combos) + 1 }, { number: answer.of }];
  }
  const { share, equity, hits, of, breakEven, odds, decision } = answer as Readonly<Record<string, number>>;
  if (typeof decision === 'string') return [{ decision }, { decision: 'call' }];
  const exact = share ?? equity ?? breakEven ?? (odds === undefined ? hits / of : 1 / (odds + 1));
  return [{ estimate: exact }, { estimate: Math.min(1, exact + 0.018) }, { estimate: exact / 3 }];
}

/** All that is printed of a drill: as it was asked, and with replies to its given data, or to its link. @param nth one alone */
function printed(drill: Json, again?: (found: Json) => Json, nth?: number): string[] {
  const print = (own: Json) => JSON.stringify(askLine(JSON.stringify({ drill: own })));
  const text = print(drill);
  const found = JSON.parse(text) as { readonly ok: boolean; readonly drill: { given: Json; answer: Json } & Json };
  if (!found.ok) return [text];
  const own = again?.(found.drill) ?? drill;
  const all = [{}, ...replies(found.drill)];
  const some = nth === undefined ? all : [all[nth % all.length]];
  return [text, ...some.map((reply) => print({ ...own, reply }))];
}

/** Of few seeds with all replies. */
function ofKind(kind: (typeof KINDS)[number], count: number): string[] {
  const id = idOf(kind);
  return seeds(count).flatMap((seed, at) => [
    ...printed({ kind: id, seed }, ({ given }) => ({ kind: id, given }), count === FEW ? undefined : at),
    ...said(dealt(kind, seed)),
  ]);
}

test.each(KINDS)('$name deals, prints and says what it did', (kind) => {
  expect(digest(ofKind(kind, FEW))).toBe(DIGESTS[kind.name]?.[0]);
});

test.each(KINDS)('$name does so for many seeds', LONG, (kind) => {
  expect(digest(ofKind(kind, MANY))).toBe(DIGESTS[kind.name]?.[1]);
});

/** Spots of somebody's own, puzzles, and days. */
const LINKS = [
  'hero=4c9c&board=7d5cKh8c',
  'hero=AhKh&board=7h3h9c&vs=7c7d',
  'hero=5h6c&board=5d7hQc&vs=AcQd',
  'hero=5h6h&board=5d7hQc&vs=AcQd',
  'hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20',
  'hero=AhKd&board=7h3s9c2d&vs=TT%2B,AK&pot=60&call=20',
  'hero=QsJs&board=Ts9s2d&vs=TT%2B,AK',
  'hero=4c9c&board=7d5cKh8c&target=pair',
  'hero=4c9c&board=7d5cKh8c&dead=6d2c',
  'hero=KsKd&board=AsAd2c3h&vs=AcAh&pot=60&call=12.8',
  'hero=4c9c',
  'ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd&note=Eight%20or%20five%3F&after=~RmlmdGg',
  'ask=outs&hero=AhKh&board=7h3h9c&vs=7c7d',
  'ask=equity&hero=5h6h&board=5d7hQc&vs=AcQd',
  'ask=equity&hero=5h6h&board=5d7hQc&vs=TT%2B',
  'ask=equity&hero=5h6h&board=5d7hQc9s&vs=TT%2B;AcKd',
  'ask=call&hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20',
  'ask=call&hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=40&call=20.5',
  'ask=combos&hero=AhKd&board=7h3s9c2d&vs=TT+,AK',
  'ask=combos&hero=AhKd&vs=AKs&dead=Kc',
  ...Array.from({ length: 14 }, (_, at) => `daily=2026-01-${String(at + 1).padStart(2, '0')}`),
];

test('links of own spots, puzzles and days deal what they dealt', LONG, () => {
  const texts = LINKS.flatMap((fields) => printed({ link: `#/study?${fields}` }));
  expect(digest(texts)).toBe(DIGESTS.links?.[0]);
});
