import type { Card } from '../poker/card';
import type { Verdict } from '../poker/outs';

/** Marks differ by shape: ● out, ◐ chop, ○ helps and stays behind, or missed, ▼ danger, ✕ marked wrongly. */
export type TileMark = 'out' | 'chop' | 'warning' | 'missed' | 'wrong';

/** The mark of what a card does for a hand. */
export const MARKS = {
  out: 'out',
  chop: 'chop',
  tainted: 'missed',
  danger: 'warning',
  safe: undefined,
  blank: undefined,
} as const satisfies Record<Verdict, TileMark | undefined>;

export interface TileLook {
  readonly card: Card;
  /** The holder of a card in play. The tile is then drawn as a hole. */
  readonly owner?: string;
  /** Drawn as a white card: a card to pick, or one that counts. */
  readonly risen: boolean;
  readonly mark?: TileMark;
  /** Drawn dashed: a wild card represents it, or the learner missed it. */
  readonly ghost?: boolean;
  /** A wild card with a rank, such as a deuce. */
  readonly wild?: boolean;
  /** Whether the learner has marked the tile, on pages where tiles are marked and not dealt. */
  readonly pressed?: boolean;
  /** A figure below the suit, if there is room for it. */
  readonly note?: string;
  /**
   * An equity, 0 to 1; a change of it, -1 to 1, where 1 is `scale` of equity; or the category that the card makes, a
   * pair being the first of `of` rungs.
   */
  readonly gauge?:
    | { readonly kind: 'equity'; readonly value: number }
    | { readonly kind: 'change'; readonly value: number; readonly scale: number }
    | {
        readonly kind: 'makes';
        readonly rungs: number;
        readonly of: number;
        readonly counts: boolean;
      };
}

/** A tile of the deck, and its text for a screen reader. */
export interface Tile extends TileLook {
  readonly name: string;
  /** The reason for the tile's mark: the rest of a sentence that begins with the card. */
  readonly reason?: string;
}
