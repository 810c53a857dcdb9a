import type { Card } from '../poker/card';

/** Marks tell verdicts apart by shape: ● out, ◐ chop, ▲ tainted or danger, ○ missed, ✕ marked wrongly. */
export type Mark = 'out' | 'chop' | 'warning' | 'missed' | 'wrong';

/** What stands on a tile of the deck. */
export interface Tile {
  readonly card: Card;
  /** Whose the card is, where it is in play: the tile is then a hole. */
  readonly owner?: string;
  /** White, as a card to pick or a card that counts; otherwise it lies flat. */
  readonly risen: boolean;
  readonly mark?: Mark;
  /** Dashed: a wild card stands for it, or it was missed. */
  readonly ghost?: boolean;
  /** It stands for other cards, though it has a rank of its own. */
  readonly wild?: boolean;
  /** The reader's own mark, where tiles are marked instead of dealt. */
  readonly pressed?: boolean;
  /** An equity, 0 to 1, or the category that the card makes, a pair being the first of `of` rungs. */
  readonly gauge?:
    | { readonly kind: 'equity'; readonly value: number }
    | {
        readonly kind: 'makes';
        readonly rungs: number;
        readonly of: number;
        readonly counts: boolean;
      };
  /** What a screen reader says. */
  readonly name: string;
  /** Why, to follow the card. */
  readonly reason?: string;
}
