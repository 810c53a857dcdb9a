import type { PricedBet, Ranges } from '../src/session/decisions';
import type { PlayedHand, UnreadHand } from '../src/session/read';

/** A hand as the page needs it: the rest stays in the worker. */
export interface SessionHand extends Omit<PlayedHand, 'bets' | 'text'> {
  readonly number: number;
}

/** A decision with its price, and the hand that it is of. */
export interface SessionBet extends PricedBet {
  readonly hand: number;
}

/** How many hands are not in the session for the same reason, and what is wrong with the first of them. */
export interface UnreadCount extends UnreadHand {
  readonly count: number;
}

/** How the worker reads. */
export interface SessionOptions {
  readonly ranges: Ranges;
  /** The reader's name, for hands that show everybody's cards alike. */
  readonly player: string;
  /** Whether the hands are kept on the device. */
  readonly isKept: boolean;
}

/** What a worker that reads a session tells. */
export type SessionMessage =
  | {
      readonly kind: 'found';
      readonly hands: readonly SessionHand[];
      readonly bets: readonly SessionBet[];
      /** Hands of which all decisions are dropped first: they are told anew. */
      readonly dropped: readonly number[];
      /** All so far. */
      readonly unread: readonly UnreadCount[];
      /** How much of the files is read, 0 to 1. */
      readonly done: number;
      /** Decisions whose equity is still to be found. */
      readonly waiting: number;
      /** Those against any two, which are left until somebody asks. */
      readonly left: number;
      readonly isReading: boolean;
    }
  /** What the hands are kept in cannot be written or read. */
  | { readonly kind: 'unkept' }
  | { readonly kind: 'failure'; readonly message: string };

/** What the page may call across the boundary. */
export interface SessionFarSide {
  /** Registers the one callback for all messages. */
  listen(receive: (message: SessionMessage) => void): void;
  /** Reads files after those that are being read. */
  add(files: readonly File[]): void;
  /** Reads what was kept on the device. */
  restore(): void;
  /** Drops what is still to be read, and prices no more; what was found stays. */
  stop(): void;
  /** Drops everything, also what is kept. */
  forget(): void;
  setOptions(options: SessionOptions): void;
  /** Goes on pricing, the decisions against any two as well if `isAll`. */
  goOn(isAll: boolean): void;
  /** A hand as it was written. */
  textOf(hand: number): string;
}
