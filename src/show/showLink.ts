import { readAmount } from '../notation/amount';
import { EMPTY_DRAFT, filled, placesOf, type Draft, type DraftProblem, type Names } from '../notation/draft';
import { cleanName, readFields } from '../notation/fields';
import { escapeLink, splitFragment } from '../notation/link';
import { applyReads } from '../notation/reads';
import { writeNamed } from '../notation/seating';
import { formatCards, parseCards, type Card } from '../poker/card';
import { hundredths, inUnits } from '../poker/money/amounts';

/** The look of the page: the user's theme, or for a screen. `none` has no background. */
export const LOOKS = ['page', 'dark', 'light', 'none'] as const;
export type Look = (typeof LOOKS)[number];

/** The board run a second time: how many cards both runs share, and the second run's own. */
export interface Again {
  readonly shared: 0 | 3 | 4;
  readonly cards: readonly Card[];
}

/** Who is not in the hand any more, and with which of the dead cards. */
export interface FoldedPlayer {
  readonly name: string;
  readonly cards: readonly Card[];
  /** The place among all players, from 0; left out of players who folded at the table, who come last. */
  readonly at?: number;
  /** What was put in, in the user's unit. Nobody folds for nothing without cards: this player is out of chips. */
  readonly put?: number;
}

/** Everybody's cards as they were entered. */
export interface ShowSpot {
  /** With the players' names, and in `bets` what each has put in. Hero is the first seat. */
  readonly draft: Draft;
  /** What is in the middle besides, in the user's unit. A link has it in `pot`, with all that was put in. */
  readonly middle?: number;
  /** The place with the dealer button; below 0 it is not known. */
  readonly button?: number;
  readonly again?: Again;
  readonly folded: readonly FoldedPlayer[];
  readonly look: Look;
}

export const EMPTY_SHOW: ShowSpot = { draft: EMPTY_DRAFT, folded: [], look: 'page' };

/** More who folded than a table has seats are dropped. */
const MOST_FOLDED = 9;
const OWN = ['folded', 'gone', 'look', 'again', 'button'];

/** What a fragment shows, and everything in it that could not be used. */
export function readShow(fragment: string): { readonly shown: ShowSpot; readonly problems: readonly DraftProblem[] } {
  const { fields } = splitFragment(fragment);
  const own = new Map(fields.filter(([name]) => OWN.includes(name)));
  const { draft: read, problems } = applyReads(readFields(fields.filter(([name]) => !OWN.includes(name))));
  const { pot, ...draft } = read;
  const folded = readFolded(own.get('folded') ?? '', own.get('gone') ?? '', draft);
  const middle = inUnits(Math.max(0, hundredths(pot ?? 0) - putIn({ draft, folded })));
  const again = readAgain(own.get('again'), draft);
  return {
    shown: {
      draft,
      ...(middle > 0 && { middle }),
      ...(/^\d$/.test(own.get('button') ?? '') && { button: Number(own.get('button')) }),
      ...(again !== undefined && { again }),
      folded,
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

function readFolded(value: string, gone: string, { dead }: Draft): FoldedPlayer[] {
  const places = gone.split(';', MOST_FOLDED).map((part) => /^(\d):([\d.]{0,12})$/.exec(part) ?? []);
  return value
    .split(';', MOST_FOLDED)
    .map((part, place): FoldedPlayer => {
      // At the table the field holds bets, without a colon.
      const [, text = '', cards = ''] = /^(.*):([^:]*)$/s.exec(part) ?? [];
      const read = parseCards(cards, 'dead');
      const [, at, put = ''] = places[place] ?? [];
      const amount = readAmount(put);
      return {
        name: cleanName(text),
        cards: read.ok ? read.value.filter((card) => dead.includes(card)) : [],
        ...(at !== undefined && { at: Number(at) }),
        ...(at !== undefined && amount.ok && { put: amount.value }),
      };
    })
    .filter(({ name, cards, at }) => name !== '' || cards.length > 0 || at !== undefined);
}

/** All that the players have put in, in hundredths. */
export function putIn({ draft: { bets = [] }, folded }: Pick<ShowSpot, 'draft' | 'folded'>): number {
  return [...bets, ...folded.map(({ put }) => put)].reduce<number>((sum, own) => sum + hundredths(own ?? 0), 0);
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

/** The fragment that {@link readShow} reads back. @param names left out, the link has none */
export function writeShow(shown: ShowSpot, names: Names = shown.draft.names ?? []): string {
  const { draft, middle, button = -1, again, folded, look } = shown;
  const isPlaced = folded.some(({ at }) => at !== undefined);
  const fields = Object.entries({
    folded: folded.map(({ name, cards }) => `${name}:${formatCards(cards)}`).join(';'),
    gone: isPlaced ? folded.map(({ at = '', put = '' }) => `${at}:${put}`).join(';') : '',
    button: button < 0 ? '' : String(button),
    again: again === undefined ? '' : `${again.shared}:${formatCards(again.cards)}`,
    look: look === 'page' ? '' : look,
  }).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${escapeLink(value)}`]));
  const pot = middle === undefined ? undefined : inUnits(hundredths(middle) + putIn(shown));
  const spot = writeNamed(pot === undefined ? draft : { ...draft, pot }, names).replace(/^#\/\?/, '');
  const query = [...(spot === '' ? [] : [spot]), ...fields].join('&');
  return query === '' ? '#/show' : `#/show?${query}`;
}
