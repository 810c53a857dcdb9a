import type { Answer } from '../src/poker/answer';
import type { Spot, Street } from '../src/poker/spot';

/** What a question brings back, in this order; progress may be absent. */
export type Report =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'line'; readonly streets: readonly EarlierStreet[] }
  | { readonly kind: 'failure'; readonly message: string };

/** An earlier street of the same hand, the first street first. */
export interface EarlierStreet {
  readonly street: Street;
  readonly answer: Answer;
}

/** What the near side may call across the boundary. */
export interface FarSide {
  /** Registers the one callback that hears everything; the first call is `ready`. */
  listen(hear: (job: number, report: Report | 'ready' | 'done') => void): void;
  /** Drops whatever is under way and answers `spot`. */
  ask(job: number, spot: Spot): void;
  cancel(): void;
}
