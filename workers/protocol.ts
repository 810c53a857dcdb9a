import type { Answer } from '../src/poker/answer';
import type { Words } from '../src/poker/reason';
import type { Spot } from '../src/poker/spot';

/**
 * What a question brings back. There may be progress at any time, and answers before the last one, each
 * better than the one before: sampled ones that get narrower, an exact one without categories. Its
 * `line` or a failure is the last.
 */
export type Report =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly words: Words }
  | { readonly kind: 'line'; readonly streets: readonly EarlierStreet[] }
  | { readonly kind: 'failure'; readonly message: string };

/** What a line shows of an earlier street of the same hand. The rest, card by card, would take a while to come over. */
export type EarlierStreet = Pick<Answer, 'street' | 'players' | 'improving' | 'method'>;

/** What a worker tells the near side besides: about itself, and about those who help it. */
export type Word =
  | 'ready'
  /** The count is long enough to be shared. */
  | 'help'
  /** A helper has not answered for too long. */
  | { readonly kind: 'silent'; readonly helper: number };

/** What the near side may call across the boundary. */
export interface FarSide {
  /** Registers the one callback that hears everything; the first call is `ready`. */
  listen(hear: (job: number, report: Report | Word) => void): void;
  /** Drops whatever is under way and answers `spot`. */
  ask(job: number, spot: Spot): void;
  cancel(): void;
  /** Gives the worker another that will help it, at the other end of this port. */
  enlist(helper: number, port: MessagePort): void;
  /** Takes a helper away, whatever it still had to do. */
  dismiss(helper: number): void;
  /** Makes the worker the helper of the one at the other end of this port. */
  serve(port: MessagePort): void;
}

/** What a worker may call of its helpers. */
export interface Helper {
  /** Counts one piece of a long count of the spot, which is the `stage`-th of them. */
  count(stage: number, piece: number): Float64Array;
  /** Sets the spot for the pieces to come. */
  face(spot: Spot): void;
}
