import { TAG } from '#words/page';
import * as say from '#words/help';
import { SITES } from '../history/sites';
import { cardOf } from '../poker/card';
import { DRAWS, RUNGS } from '../poker/holding';
import type { TileLook } from '../ui/tile';
import { DRAW_WORDS, RUNG_WORDS, type RowWords } from '../words/ladder';
import { figure } from '../words/numbers';
import { sitesWithNotes } from '../words/history';
import { TERMS, type Term } from '../words/terms';

const [CLUB, DIAMOND, HEART, SPADE] = [0, 1, 2, 3];
const [DEUCE, FOUR, SIX, SEVEN, NINE, JACK, QUEEN, KING, ACE] = [0, 2, 4, 5, 7, 9, 10, 11, 12];

export interface Sample {
  readonly title: string;
  readonly means: string;
  readonly tile: TileLook;
}

export const SAMPLES: readonly Sample[] = [
  {
    ...say.samples.out,
    tile: {
      card: cardOf(QUEEN, HEART),
      risen: true,
      mark: 'out',
      gauge: { kind: 'equity', value: 0.78 },
    },
  },
  {
    ...say.samples.behind,
    tile: {
      card: cardOf(NINE, HEART),
      risen: false,
      mark: 'missed',
      gauge: { kind: 'equity', value: 0.04 },
    },
  },
  {
    ...say.samples.chop,
    tile: {
      card: cardOf(ACE, DIAMOND),
      risen: false,
      mark: 'chop',
      gauge: { kind: 'equity', value: 0.5 },
    },
  },
  {
    ...say.samples.danger,
    tile: {
      card: cardOf(KING, SPADE),
      risen: false,
      mark: 'warning',
      gauge: { kind: 'equity', value: 0.2 },
    },
  },
  {
    ...say.samples.bar,
    tile: { card: cardOf(SIX, SPADE), risen: false, gauge: { kind: 'equity', value: 0.15 } },
  },
  {
    ...say.samples.hole,
    tile: { card: cardOf(SEVEN, DIAMOND), risen: false, owner: say.them },
  },
  {
    ...say.samples.rungs,
    tile: {
      card: cardOf(SIX, DIAMOND),
      risen: true,
      mark: 'out',
      gauge: { kind: 'makes', rungs: 4, of: 8, counts: true },
    },
  },
  {
    ...say.samples.grey,
    tile: {
      card: cardOf(FOUR, DIAMOND),
      risen: false,
      gauge: { kind: 'makes', rungs: 1, of: 8, counts: false },
    },
  },
  {
    ...say.samples.raised,
    tile: { card: cardOf(JACK, CLUB), risen: true, gauge: { kind: 'equity', value: 0.61 } },
  },
  {
    ...say.samples.change,
    tile: {
      card: cardOf(ACE, HEART),
      risen: true,
      mark: 'out',
      note: `+${figure(2.7, 1)}`,
      gauge: { kind: 'change', value: 0.68, scale: 0.04 },
    },
  },
  {
    ...say.samples.wild,
    tile: {
      card: cardOf(DEUCE, CLUB),
      risen: true,
      wild: true,
      gauge: { kind: 'equity', value: 0.9 },
    },
  },
  {
    ...say.samples.missed,
    tile: {
      card: cardOf(FOUR, SPADE),
      risen: true,
      ghost: true,
      mark: 'missed',
      gauge: { kind: 'equity', value: 0.7 },
    },
  },
  {
    ...say.samples.wrong,
    tile: {
      card: cardOf(JACK, HEART),
      risen: false,
      pressed: true,
      mark: 'wrong',
      gauge: { kind: 'equity', value: 0.1 },
    },
  },
];

/** Texts as they are written, and what they mean. */
export interface Written {
  readonly text: string;
  readonly means: string;
  /** A whole spot on the line, a range, or two cards. */
  readonly kind: 'line' | 'range' | 'cards';
}

type Text = keyof typeof say.notation;

const KINDS: Readonly<Record<Written['kind'], readonly Text[]>> = {
  line: [
    '4c9c 7d5cKh8c',
    'AhKh 7h3h9c v 7c7d',
    'AhKh 7h3h9c v TT+, AQs+',
    'AhKh v random x 2h',
    '(TT+) 7h3h9c v random',
    'AhKh v 7c7d pot 60 call 20',
    'joker *Kh 7h3h9c',
  ],
  range: ['TT+, A2s+', '88-55, A9s-A6s', 'AKs, AKo, AhKh', '15%', '76s:0.5, AA@50'],
  cards: ['Th 9c', '10h 9♣'],
};

export const NOTATION: readonly Written[] = (['line', 'range', 'cards'] as const).flatMap((kind) =>
  KINDS[kind].map((text) => ({ kind, text, means: say.notation[text] })),
);

export interface Topic {
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly RowWords[];
}

const { exact, preflop, pots, histories, session, held, curves, home, ranges, device, notFor } = say.topics;

export const TOPICS: readonly Topic[] = [
  exact,
  preflop,
  pots,
  { ...histories, paragraphs: [say.reads(sitesWithNotes(SITES)), ...histories.paragraphs] },
  session,
  { ...held, rows: [...RUNGS.map((name) => RUNG_WORDS[name]), ...DRAWS.map((name) => DRAW_WORDS[name])] },
  curves,
  home,
  ranges,
  device,
  notFor,
];

/** The words to begin with, in this order. */
export const FIRST_WORDS: readonly Term[] = [
  'out',
  'tainted',
  'backdoor',
  'effective outs',
  'equity',
  'pot odds',
  'blocked',
].flatMap((name) => TERMS[name] ?? []);

/** How a search may call a key that has only a sign or a short name on it. */
export function keyName(keys: string): string {
  return new Map<string, string>(Object.entries(say.keyNames)).get(keys) ?? '';
}

/** The text without accents, which a search may leave out. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Chinese has no spaces: there a word begins at any sign. */
const BEGINS = String.raw`(?<!(?!\p{Script=Han})[\p{L}\p{N}])`;

/** Whether every word of a search begins a word in one of the texts: `pot` is found in “pot odds”, not in “spot”. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .every((word) => new RegExp((/^\p{Script=Han}/u.test(word) ? '' : BEGINS) + word, 'iu').test(all));
}

export const WORDS: readonly Term[] = Object.values(TERMS).sort((a, b) => a.title.localeCompare(b.title, TAG));

/** The terms that a search finds, also by their English names: those of that name first. */
export function findTerms(search: string): Term[] {
  const found = WORDS.filter(({ name, title, means, see }) => matches(search, name, title, means, see));
  const isNamed = ({ name, title }: Term) => matches(search, name, title);
  return [...found.filter(isNamed), ...found.filter((term) => !isNamed(term))];
}
