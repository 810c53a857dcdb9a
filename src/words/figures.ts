import type { Answer, Opening } from '../poker/answer';
import type { Standing } from '../poker/standing';
import { capitalize } from './english';

/** A chance from 0 to 1 with what it is the chance of. */
export interface FigureRow {
  readonly probability: number;
  readonly label: string;
  /** The label where there is little room. */
  readonly short: string;
}

/** The figures that answer a spot, to be read from a metre away. */
export interface Figures {
  /** A count of cards beside the first row, with the mark that they bear on the deck. */
  readonly count?: {
    readonly value: number;
    /** Decimals to show; left out, none. */
    readonly decimals?: 1;
    readonly label: string;
    readonly mark?: 'out' | 'warning';
  };
  readonly rows: readonly FigureRow[];
  /** In place of figures where nothing is left to chance. */
  readonly words?: string;
}

/** `'outs of 46'` after the count */
function outsOf(count: number, unseen: number): string {
  return `${count === 1 ? 'out' : 'outs'} of ${unseen}`;
}

function ratio({ hits, of }: { hits: number; of: number }): number {
  return of === 0 ? 0 : hits / of;
}

/** @param made hero's hand in words */
export function figuresOf(answer: Answer, made: string): Figures {
  const { street, improving, status, unseen, opening } = answer;
  if (opening !== undefined) return { rows: openingRows(opening) };
  const equity = answer.players[0]?.equity;
  const next = street === 'turn' ? 'on the river' : 'next card';
  const byNext = status === 'ahead' ? `hits ${next}` : next;
  if (street === 'river' && equity === undefined && answer.standing !== undefined) {
    return aloneOnTheRiver(answer.standing);
  }
  if (street === 'river' && (status !== undefined || equity === undefined)) {
    return { rows: [], words: riverWords(answer, made) };
  }
  const byRiver: FigureRow[] =
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
      count: { value: worth * unseen, decimals: 1, label: 'effective outs' },
      rows: [{ probability: worth, label: next, short: next }, ...byRiver],
    };
  }
  if (status === undefined) {
    const { chance, reached } = improving;
    return {
      count: { value: chance.hits, label: outsOf(chance.hits, unseen), mark: 'out' },
      rows: [
        { probability: ratio(chance), label: next, short: next },
        ...(reached === undefined
          ? []
          : [{ probability: ratio(reached), label: 'made by the river', short: 'by the river' }]),
      ],
    };
  }
  const cards =
    status === 'ahead'
      ? (answer.next ?? []).filter(({ verdict }) => verdict === 'danger').length
      : (answer.outs ?? []).length;
  const isAhead = status === 'ahead';
  const hit = cards / unseen;
  // On the turn, where no card ties, an out is all the equity there is: told once.
  const isAll = !isAhead && street === 'turn' && Math.abs((equity ?? 0) - hit) < 1e-9;
  return {
    count: {
      value: cards,
      label: isAhead ? `to dodge, of ${unseen}` : outsOf(cards, unseen),
      mark: isAhead ? 'warning' : 'out',
    },
    rows: isAll
      ? [{ probability: hit, label: `${next}: equity`, short: next }]
      : [{ probability: hit, label: byNext, short: isAhead ? 'hits' : next }, ...byRiver],
  };
}

function openingRows({ equity, wanted: { name, short, hits, of } }: Opening): FigureRow[] {
  return [
    ...(equity === undefined
      ? []
      : [{ probability: equity, label: 'equity against any two', short: 'vs any two' }]),
    { probability: hits / of, label: `${name} on the flop`, short },
  ];
}

/** How many of all hands beat hero's, which is all that is left to ask. */
function aloneOnTheRiver({ behind, level, of }: Standing): Figures {
  if (behind === 0) {
    return {
      rows: [],
      words: level === 0 ? 'The nuts' : level === of ? 'The board plays' : 'The nuts, shared',
    };
  }
  const share = behind / of;
  return {
    count: { value: behind, label: behind === 1 ? 'hand beats you' : 'hands beat you' },
    rows: [{ probability: share, label: `of ${of} hands`, short: 'beat you' }],
  };
}

function riverWords({ status }: Answer, made: string): string {
  if (status === undefined) return capitalize(made);
  return { ahead: 'You win', level: 'Split pot', behind: 'You lose' }[status];
}
