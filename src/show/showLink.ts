import { EMPTY_DRAFT, filled, placesOf, type Draft, type DraftProblem } from '../notation/draft';
import { cleanName, readFields } from '../notation/fields';
import { escapeLink, splitFragment } from '../notation/link';
import { applyReads } from '../notation/reads';
import { writeNamed } from '../notation/seating';
import { formatCards, parseCards, type Card } from '../poker/card';

/** The look of the page: the user's theme, or for a screen. `none` has no background. */
export const LOOKS = ['page', 'dark', 'light', 'none'] as const;
export type Look = (typeof LOOKS)[number];

/** The board run a second time: how many cards both runs share, and the second run's own. */
export interface Again {
  readonly shared: 0 | 3 | 4;
  readonly cards: readonly Card[];
}

/** Who folded, and with which of the dead cards: words only. */
export interface FoldedPlayer {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Everybody's cards as they were entered. */
export interface ShowSpot {
  /** With the players' names. Hero is the first seat. */
  readonly draft: Draft;
  readonly again?: Again;
  readonly folded: readonly FoldedPlayer[];
  readonly look: Look;
}

export const EMPTY_SHOW: ShowSpot = { draft: EMPTY_DRAFT, folded: [], look: 'page' };

/** More who folded than a table has seats are dropped. */
const MOST_FOLDED = 9;
const OWN = ['folded', 'look', 'again'];

/** What a fragment shows, and everything in it that could not be used. */
export function readShow(fragment: string): { readonly shown: ShowSpot; readonly problems: readonly DraftProblem[] } {
  const { fields } = splitFragment(fragment);
  const own = new Map(fields.filter(([name]) => OWN.includes(name)));
  const { draft, problems } = applyReads(readFields(fields.filter(([name]) => !OWN.includes(name))));
  const again = readAgain(own.get('again'), draft);
  return {
    shown: {
      draft,
      ...(again !== undefined && { again }),
      folded: readFolded(own.get('folded') ?? '', draft),
      look: LOOKS.find((look) => look === own.get('look')) ?? 'page',
    },
    problems,
  };
}

function readAgain(value: string | undefined, draft: Draft): Again | undefined {
  const [, digit, text = ''] = /^([034]):?(.*)$/.exec(value ?? '') ?? [];
  const shared = ([0, 3, 4] as const).find((count) => String(count) === digit);
  if (shared === undefined || filled(draft.board).length < shared) return undefined;
  const read = parseCards(text, 'board');
  const places = placesOf(draft);
  const cards = read.ok ? [...new Set(read.value)].filter((card) => !places.has(card)) : [];
  return { shared, cards: cards.slice(0, 5 - shared) };
}

function readFolded(value: string, { dead }: Draft): FoldedPlayer[] {
  return value
    .split(';', MOST_FOLDED)
    .map((part) => {
      // At the table the field holds bets, without a colon.
      const [, text = '', cards = ''] = /^(.*):([^:]*)$/s.exec(part) ?? [];
      const read = parseCards(cards, 'dead');
      return { name: cleanName(text), cards: read.ok ? read.value.filter((card) => dead.includes(card)) : [] };
    })
    .filter(({ name, cards }) => name !== '' || cards.length > 0);
}

/**
 * The board and the dead cards of each run: one, or two. The second is dealt after the first, whose own cards are dead
 * in it.
 */
export function runsOf({ draft, again }: Pick<ShowSpot, 'draft' | 'again'>): {
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
}[] {
  const board = filled(draft.board);
  const first = { board, dead: draft.dead };
  if (again === undefined) return [first];
  return [
    first,
    { board: [...board.slice(0, again.shared), ...again.cards], dead: [...draft.dead, ...board.slice(again.shared)] },
  ];
}

/** The fragment that {@link readShow} reads back. */
export function writeShow({ draft, again, folded, look }: ShowSpot): string {
  const fields = [
    ...(folded.length === 0
      ? []
      : [['folded', folded.map(({ name, cards }) => `${name}:${formatCards(cards)}`).join(';')] as const]),
    ...(again === undefined ? [] : [['again', `${again.shared}:${formatCards(again.cards)}`] as const]),
    ...(look === 'page' ? [] : [['look', look] as const]),
  ].map(([name, value]) => `${name}=${escapeLink(value)}`);
  const spot = writeNamed(draft, draft.names ?? []).replace(/^#\/\?/, '');
  const query = [...(spot === '' ? [] : [spot]), ...fields].join('&');
  return query === '' ? '#/show' : `#/show?${query}`;
}
