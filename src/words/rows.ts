import { categories } from '#words/hands';
import * as say from '#words/answer';
import * as held from '#words/ladder';
import { JOKER, rankOf, suitOf, type Card } from '../poker/card';
import { formatRange } from '../poker/range';
import { comboIndex, COMBOS } from '../poker/combos';
import type { Answer } from '../poker/answer';
import { sharedRows } from '../poker/breakdown';
import type { Spot } from '../poker/spot';
import type { BeatingHands, Standing } from '../poker/standing';
import { countText, shareText } from './amounts';
import { heldText, rowTitle } from './ladder';
import { percentText, pointsText } from './numbers';
import { capitalize } from './text';

/* What rows under an answer say. */

/** Hands that beat hero's, to be read in a line. */
export interface BeatingLine {
  readonly category: number;
  readonly count: number;
  /** Hands that beat hero's in all suits that can be dealt, as a range: `'99, QJs, T8o'`. */
  readonly whole: string;
  /** The combos that no range names, combo by combo, with a joker last. */
  readonly some: readonly (readonly [Card, Card])[];
}

/** Combos of the same ranks, suited or not, have the same number. */
const HAND_OF = COMBOS.map(([high, low]) => {
  const [a, b] = [rankOf(high), rankOf(low)].sort((x, y) => y - x);
  return 26 * (a ?? 0) + 2 * (b ?? 0) + Number(suitOf(high) === suitOf(low));
});

/**
 * The beating hands in lines, a category each. If every combo of a hand that can be dealt beats hero's, the hand is
 * written as such, even with some combos blocked.
 *
 * @param unseen the cards that combos are dealt from
 */
export function beatingLines(beating: readonly BeatingHands[], unseen: readonly Card[]): BeatingLine[] {
  const live = new Set<number>();
  unseen.forEach((card, at) => {
    for (const other of unseen.slice(at + 1)) live.add(comboIndex(card, other));
  });
  return beating.map(({ category, combos }) => {
    const held = new Set(combos);
    const partly = new Set(COMBOS.flatMap((_, combo) => (live.has(combo) && !held.has(combo) ? [HAND_OF[combo]] : [])));
    const named = new Set(Array.from(held, (combo) => HAND_OF[combo]));
    const weights = Float64Array.from(HAND_OF, (hand) => Number(named.has(hand) && !partly.has(hand)));
    return {
      category,
      count: combos.length,
      whole: formatRange({ weights }).replaceAll(',', ', '),
      some: [
        ...COMBOS.filter((_, combo) => held.has(combo) && partly.has(HAND_OF[combo])),
        ...unseen
          .filter((card) => card !== JOKER && held.has(comboIndex(JOKER, card)))
          .map((card): [Card, Card] => [JOKER, card]),
      ],
    };
  });
}

/** A player's share of a row, 0 to 1: its counts if they are known, and half of the 95% interval if it is simulated. */
interface Share {
  readonly share: number;
  readonly text?: string;
  readonly title?: string | undefined;
  readonly halfWidth?: number | undefined;
}

export interface Shares {
  readonly label: string;
  /** The title of the first column. */
  readonly head: string;
  readonly rows: readonly {
    readonly name: string;
    readonly shares: readonly Share[];
    /** A line above the row: other rows begin. */
    readonly above?: string | undefined;
  }[];
  /** The share whose bar is as long as its column. */
  readonly most: number;
  readonly note?: string | undefined;
}

/** `'the nuts'`, or `'96 of 990 hands (9.7%)'` */
export function standingText({ level, behind, of }: Standing): string {
  if (behind > 0) return say.beaten(countText(behind), countText(of), percentText(behind / of));
  return level === 0 ? say.nuts : say.sharedNuts;
}

export interface NextEquity {
  readonly card: Card;
  readonly equity: number;
  readonly halfWidth?: number;
  readonly weight?: number;
}

export function nextEquities({ next, rangeCards }: Answer): NextEquity[] {
  return (rangeCards ?? next ?? []).flatMap(({ card, equity, halfWidth, weight }) =>
    equity === undefined
      ? []
      : [
          {
            card,
            equity,
            ...(halfWidth !== undefined && { halfWidth }),
            ...(weight !== undefined && { weight }),
          },
        ],
  );
}

/** `'your equity, from 12.1% to 95.5%'` over the next card; empty if there is none. */
export function spanText(answer: Answer): string {
  const cards = nextEquities(answer);
  if (cards.length === 0) return '';
  const equities = cards.map(({ equity }) => equity);
  const widest = Math.max(...cards.map(({ halfWidth = 0 }) => halfWidth));
  const [from, to] = [percentText(Math.min(...equities)), percentText(Math.max(...equities))];
  return widest === 0 ? say.span(from, to) : say.spanSimulated(from, to, pointsText(widest));
}

/**
 * The final hands: `'flush 19.6%, …'`, or against one opponent `'you: flush 36.4% · opponent: …'`; empty before the
 * categories are counted.
 */
export function endsText({ players, of }: Answer, name: string | undefined): string {
  const likeliest = (player: number, count: number) =>
    say.ends(
      categories
        .map((name, category) => ({
          name,
          share: (players[player]?.categories[category] ?? 0) / of,
          halfWidth: players[player]?.categoryHalfWidths?.[category],
        }))
        .filter(({ share }) => share > 0)
        .sort((a, b) => b.share - a.share)
        .slice(0, count)
        .map(({ name, share, halfWidth }) => [name, shareText(share, halfWidth)]),
    );
  if (likeliest(0, 1) === '') return '';
  return players.length === 2 ? say.endsBoth(likeliest(0, 1), likeliest(1, 1), name) : likeliest(0, 3);
}

/** Each player's final hands, by category, the best first. */
export function endsShares({ players, of, method }: Answer): Shares {
  const rows = categories.map((name, category) => ({
    name: capitalize(name),
    shares: players.map(({ categories, categoryHalfWidths }) => {
      const count = categories[category] ?? 0;
      const title = method === 'sampled' ? undefined : say.countOf(countText(count), countText(of));
      return { share: count / of, title, halfWidth: categoryHalfWidths?.[category] };
    }),
  }));
  const isSimulated = players.some(({ categoryHalfWidths = [] }) => Math.max(...categoryHalfWidths) > 0);
  return {
    label: say.allEndUp,
    head: say.byRiver,
    rows: rows.filter(({ shares }) => shares.some(({ share }) => share > 0)).reverse(),
    most: 1,
    note: isSimulated ? say.endsSimulated : undefined,
  };
}

/** What everybody holds on the board, made hands above draws. */
export function heldShares(spot: Spot): Shares {
  const rows = sharedRows(spot);
  const firstDraw = rows.find(({ kind }) => kind === 'draw');
  return {
    label: held.allHold,
    head: held.onBoard,
    rows: rows.map((row) => ({
      name: rowTitle(row, spot.board),
      shares: row.shares.map((share, player) => ({ share, text: heldText(spot, player, share) })),
      above: row === firstDraw ? held.drawsBeside : undefined,
    })),
    most: Math.max(...rows.flatMap(({ shares }) => shares)),
  };
}
