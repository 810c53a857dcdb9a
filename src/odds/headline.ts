import type { Answer } from '../poker/answer';
import { capitalize } from '../poker/card';
import type { Price } from '../poker/price';
import type { Spot } from '../poker/spot';
import { figure, pointsText } from '../ui/figures';
import type { Answered } from './table.svelte';

/** A chance from 0 to 1 with what it is the chance of. */
export interface HeadlineRow {
  readonly probability: number;
  readonly label: string;
  /** The label where there is little room. */
  readonly short: string;
}

/** The figures that answer a spot, to be read from a metre away. */
export interface Headline {
  /** A count of cards beside the first row: outs, or cards to dodge. */
  readonly count?: { readonly value: string; readonly label: string; readonly outs: boolean };
  readonly rows: readonly HeadlineRow[];
  /** In place of figures where nothing is left to chance. */
  readonly words?: string;
}

function ratio({ hits, of }: { hits: number; of: number }): number {
  return of === 0 ? 0 : hits / of;
}

export function headlineOf({ answer, words }: Answered): Headline {
  const { street, improving, status, unseen } = answer;
  const equity = answer.players[0]?.equity;
  const next = street === 'turn' ? 'on the river' : 'next card';
  const byNext = status === 'ahead' ? `one falls ${street === 'turn' ? next : 'next'}` : next;
  if (street === 'river' && (status !== undefined || equity === undefined)) {
    return { rows: [], words: riverWords(answer, words.made) };
  }
  const byRiver: HeadlineRow[] =
    equity === undefined
      ? []
      : [
          street === 'river'
            ? { probability: equity, label: 'equity', short: 'equity' }
            : { probability: equity, label: 'equity by the river', short: 'by the river' },
        ];
  if (improving === undefined) return { rows: byRiver };
  if (status === undefined && equity !== undefined) {
    // Against hidden hands a card is an out in part: their weights add up to the honest count.
    const worth = (answer.next ?? []).reduce(
      (sum, { probability = 0, weight = 0 }) => sum + probability * weight,
      0,
    );
    return {
      count: { value: figure(worth * unseen, 1), label: 'outs’ worth', outs: true },
      rows: [{ probability: worth, label: `${next}, by weight`, short: next }, ...byRiver],
    };
  }
  if (status === undefined) {
    const { chance, reached } = improving;
    return {
      count: { value: String(chance.hits), label: `outs of ${unseen}`, outs: true },
      rows: [
        { probability: ratio(chance), label: next, short: next },
        ...(reached === undefined
          ? []
          : [
              { probability: ratio(reached), label: 'reached by the river', short: 'by the river' },
            ]),
      ],
    };
  }
  const cards =
    status === 'ahead'
      ? (answer.next ?? []).filter(({ verdict }) => verdict === 'danger').length
      : (answer.outs ?? []).length;
  return {
    count: {
      value: String(cards),
      label: status === 'ahead' ? `to dodge, of ${unseen}` : `outs of ${unseen}`,
      outs: status !== 'ahead',
    },
    rows: [
      {
        probability: cards / unseen,
        label: byNext,
        short: status === 'ahead' ? 'one falls' : next,
      },
      ...byRiver,
    ],
  };
}

/** What a call wins with, 0 to 1: hero's equity, or without an opponent the chance of an out. */
export function chanceToWin({ players, improving }: Answer): number | undefined {
  return players[0]?.equity ?? (improving === undefined ? undefined : ratio(improving.chance));
}

/** Whether a call has a price to weigh: not on a river where every hand is known. */
export function isPriced({ street, players, of }: Answer): boolean {
  return street !== 'river' || (players[0]?.equity !== undefined && of > 1);
}

/** What the price says: `'Fold, but it is close.'` */
export function verdictOf({ decision, ev }: Price): string {
  const better = ev >= 0 ? 'Call' : 'Fold';
  return decision === 'close' ? `${better}, but it is close.` : `${better}.`;
}

/** How the figures were found: `'exact'`, `'sampled ± 0.09 points'`. */
export function methodText({ method, players }: Answer): string {
  return method === 'sampled' ? `sampled ${pointsText(players[0]?.halfWidth ?? 1)}` : 'exact';
}

function riverWords({ status }: Answer, made: string): string {
  if (status === undefined) return capitalize(made);
  return { ahead: 'You win', level: 'You share it', behind: 'You lose' }[status];
}

/** How many rows of figures a spot will get, so that there is room for them before they come. */
export function rowsFor({ hero, board, opponents }: Spot): number {
  if (hero.kind !== 'hand') return 1;
  return board.length === 3 || (board.length === 4 && opponents.length > 0) ? 2 : 1;
}
