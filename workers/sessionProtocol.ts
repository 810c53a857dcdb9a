import type { Judge, Openings, PricedBet, Ranges } from '../src/session/hands/decisions';
import type { Unread } from '../src/history/problem';
import type { PlayedHand } from '../src/session/hands/read';

/** A hand as the page needs it: the rest stays in the worker. */
export interface SessionHand extends Omit<PlayedHand, 'bets' | 'text'> {
  readonly number: number;
}

export interface SessionBet extends PricedBet {
  readonly hand: number;
}

/** How many hands are not in the session for the same reason, and what is wrong with the first of them. */
export type UnreadCount = Unread & {
  readonly count: number;
  /** Of hands that would count in the results, how many were all in: all-in EV is without them. */
  readonly allIn?: number;
};

export interface SessionOptions {
  readonly ranges: Ranges;
  /** Whether a given range or shown cards judge a bet. */
  readonly judge: Judge;
  readonly openings?: Openings;
  readonly player: string;
}

/** Which hands of the session are kept on the device: those that come next are being kept with `'underway'`. */
export type Keeping = 'none' | 'underway' | 'some' | 'all';

/** A problem with kept hands: why they are not kept, not deleted or not all read. */
export type KeepProblem = 'not read' | 'newer version' | 'refused' | 'deleted elsewhere' | 'not deleted' | 'stopped';

export type SessionMessage =
  | {
      readonly kind: 'found';
      /** The session's number: how many were forgotten before it. */
      readonly session: number;
      readonly hands: readonly SessionHand[];
      readonly bets: readonly SessionBet[];
      /** Hands whose decisions are all dropped first: they are sent again. */
      readonly dropped: readonly number[];
      /** All so far. */
      readonly unread: readonly UnreadCount[];
      /** How much of the files is read, 0 to 1. */
      readonly done: number;
      /** How many hands of an earlier worker this one does not have: see {@link SessionFarSide.takeOver}. */
      readonly lost: number;
      /** Decisions whose equity is still to be found. */
      readonly waiting: number;
      /** Those against any two, and slow ones by the action, which are priced on request. */
      readonly left: number;
      readonly isReading: boolean;
      /** Whether more will come unasked. */
      readonly isWorking: boolean;
      readonly keeping: Keeping;
    }
  /** A sign that the worker lives, without news. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'keepProblem'; readonly problem: KeepProblem }
  /** A part of the page that reading needs. The unread rest waits for {@link SessionFarSide.goOn}. */
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'failure' };

/** How a worker was lost: it did not stop when it was asked to, it ended, or it never started. */
export type Loss = 'not stopped' | 'ended' | 'not started';

export interface SessionFarSide {
  /** Registers the one callback for all messages. */
  listen(receive: (message: SessionMessage) => void): void;
  /**
   * Goes on after another worker was lost, before anything else is asked.
   *
   * @param session how many sessions were forgotten
   * @param keys those of all hands, by their numbers: a hand that is read again takes its number
   */
  takeOver(session: number, keys: readonly string[], unread: readonly UnreadCount[]): void;
  add(files: readonly File[]): void;
  /** Reads what was kept on the device, and keeps what comes after it. */
  restore(): void;
  /** Keeps the hands of the session on the device, or deletes all that were kept. */
  keep(isKept: boolean): void;
  /** Drops what is still to be read, and prices no more; what was found stays. */
  stop(): void;
  /** Drops everything, also what is kept. Hands that come later are kept as before. */
  forget(): void;
  setOptions(options: SessionOptions): void;
  /** Goes on reading and pricing, the decisions against any two as well if `isAll`. */
  goOn(isAll: boolean): void;
  textOf(hand: number): string;
}
