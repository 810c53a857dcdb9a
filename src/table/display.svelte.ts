import { untrack } from 'svelte';
import type { EarlierStreet, OddsWorker, Report } from '../../workers/odds';
import { EMPTY_DRAFT, type Draft, type Place } from '../notation/draft';
import type { Spot } from '../poker/spot';
import { afterPaint } from '../ui/paint';
import type { Answered } from './answered';

/** The entry of a moment, as undo keeps it. */
export interface Moment {
  readonly draft: Draft;
  /** Where the next card goes; `undefined` where it goes to the next empty slot. */
  readonly chosen: Place | undefined;
  /** The hand as it was played, once the user has gone back in it. */
  readonly played: Draft | undefined;
}

/** The same as the page shows it. */
export interface Entered extends Moment {
  readonly canRedo: boolean;
}

export const EMPTY: Entered = { draft: EMPTY_DRAFT, chosen: undefined, played: undefined, canRedo: false };

/** The streets and the rows under an answer: of one answer and one draft. */
export interface Details {
  readonly answered: Answered;
  readonly streets: readonly EarlierStreet[];
  readonly draft: Draft;
}

/**
 * - `asking`: an answer is on its way.
 * - `counting`: so it is, and the worker reports how far it has come.
 * - `current`: the figures answer the spot, or nothing is asked and there are none.
 * - `stale`: the figures are of an older spot. Their answer is late, or none is on its way.
 * - `failed`: the worker gave up.
 */
export type State = 'asking' | 'counting' | 'current' | 'stale' | 'failed';

/** The last answer to arrive. */
interface Arrived {
  readonly answered: Answered | undefined;
  /** The streets before it, which arrive after it. */
  readonly streets: readonly EarlierStreet[];
}

/** The last entry, with its question where it is complete. */
interface Asking {
  readonly entered: Entered;
  readonly question: Spot | undefined;
}

const NONE: Arrived = { answered: undefined, streets: [] };

/** Milliseconds that a change waits for its answer: most are there by then, and both are shown together. */
const PATIENCE = 12;
/** Milliseconds before older figures turn grey: most answers are there by then. */
const GRACE = 60;

/** A clock that rings once. Setting it again stops the ring before. */
class Clock {
  #stop: (() => void) | undefined;

  get runs(): boolean {
    return this.#stop !== undefined;
  }

  /** @param wait calls back later, and returns what cancels the call */
  set(wait: (ring: () => void) => () => void, act: () => void): void {
    this.stop();
    this.#stop = wait(() => {
      this.#stop = undefined;
      act();
    });
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}

function after(milliseconds: number): (ring: () => void) => () => void {
  return (ring) => {
    const timer = setTimeout(ring, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  };
}

/**
 * The state of the page over time. A change waits a moment for its answer. The figures are painted as soon as they
 * arrive; the cards and the deck follow by a frame, the details by another: on a slow device the figures are there in
 * half the time. The page draws what this publishes and keeps no clock.
 *
 * | step | `entered` | `figures` | `deck` | `details` | `state` |
 * | --- | --- | --- | --- | --- | --- |
 * | an answered flop | flop | flop | flop | flop | current |
 * | a turn is typed: up to 12 ms | flop | flop | flop | flop | current |
 * | its answer arrives | flop | turn | flop | flop | current |
 * | a frame later | turn | turn | turn | flop | current |
 * | another frame later | turn | turn | turn | turn | current |
 *
 * Where no answer arrives in 12 ms, `entered` goes ahead: the state is `asking`, and `stale` 60 ms later.
 */
export class Display {
  readonly #worker: OddsWorker;
  readonly #patience: number;
  readonly #onShow: () => void;
  /** Of the last question to the worker. */
  #asking: AbortController | undefined;

  /** The last entry. The page shows it a moment later. */
  #last: Asking = { entered: EMPTY, question: undefined };
  #isNew = false;
  #arrived = $state.raw(NONE);
  #shown = $state.raw<Asking & Arrived>({ ...this.#last, ...NONE });
  #details = $state.raw<Details>();
  /** The spot whose figures are wanted: what is shown asks it, or its answer has just arrived. */
  #asked = $state.raw<Spot>();
  #progress = $state.raw<{ readonly done: number; readonly of: number }>();
  #failure = $state<string>();
  /** A hand is face down: no figure is shown. */
  isCovered = $state(false);
  /** A range is being typed that cannot be read yet. */
  #isUnread = $state(false);
  #isLate = $state(false);

  /** Shows what was entered and answered last. */
  readonly #toShow = new Clock();
  readonly #toDetail = new Clock();
  readonly #toGrey = new Clock();

  /** The entry on the seats, the board, the line and the caret. */
  readonly entered: Entered = $derived(this.#shown.entered);
  readonly isEmpty = $derived(isEmpty(this.entered.draft));
  /** The answer in figures, at times of an older spot. */
  readonly figures: Answered | undefined = $derived(
    this.isEmpty || this.isCovered ? undefined : this.#arrived.answered,
  );
  /** The answer on the deck and beside the cards, at times of an older spot. */
  readonly deck: Answered | undefined = $derived(this.isCovered ? undefined : this.#shown.answered);
  /** The answer to what the cards show, and to nothing older. */
  readonly current: Answered | undefined = $derived.by(() => {
    const { question, answered } = this.#shown;
    return question !== undefined && !this.#isUnread && !this.isCovered && answered?.spot === question
      ? answered
      : undefined;
  });
  /** The streets before the current answer. */
  readonly streets: readonly EarlierStreet[] = $derived(
    this.current === undefined ? NONE.streets : this.#shown.streets,
  );
  /** The figures are of an older spot than the one that is asked. */
  readonly isOld = $derived(this.figures !== undefined && (this.#isUnread || this.figures.spot !== this.#asked));
  readonly #detailsFollow = $derived.by(() => {
    if (this.current === undefined) return false;
    const { answered, streets, draft } = this.#details ?? {};
    return this.current !== answered || this.streets !== streets || this.entered.draft !== draft;
  });
  readonly #isBehind = $derived(this.isOld || this.deck !== this.#arrived.answered || this.#detailsFollow);
  /** The parts marked as older. */
  readonly grey: 'nothing' | 'details' | 'all' = $derived(!this.#isLate ? 'nothing' : this.isOld ? 'all' : 'details');
  readonly state: State = $derived.by(() => {
    if (this.#failure !== undefined) return 'failed';
    if (this.#progress !== undefined) return 'counting';
    const isComing = this.#asked !== undefined && !this.#isUnread;
    if (this.isOld) return this.#isLate || !isComing ? 'stale' : 'asking';
    return isComing && this.figures === undefined ? 'asking' : 'current';
  });

  /**
   * @param onShow is called before something new is shown
   * @param patience milliseconds that a change may wait for its answer; with 0 nothing waits for a frame either
   */
  constructor(worker: OddsWorker, onShow: () => void, patience = PATIENCE) {
    this.#worker = worker;
    this.#onShow = onShow;
    this.#patience = patience;
  }

  /** The streets and the rows under the answer, which stay until newer ones come. */
  get details(): Details | undefined {
    return this.isCovered ? undefined : this.#details;
  }
  /** The spot whose figures are wanted, where it lacks nothing. */
  get asked(): Spot | undefined {
    return this.#asked;
  }
  get progress(): { readonly done: number; readonly of: number } | undefined {
    return this.#progress;
  }
  get failure(): string | undefined {
    return this.#failure;
  }
  /** Something was entered that is not shown yet. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** Takes what was entered and asks its question; shows both once the answer is there, or without it if that takes long. */
  enter(entered: Entered, question: Spot | undefined): void {
    // An earlier entry is shown before a later one.
    if (this.#isNew) this.showNow();
    const before = this.#last.question;
    // Money, say, does not change the question.
    const isSame =
      question !== undefined && this.#failure === undefined && JSON.stringify(before) === JSON.stringify(question);
    this.#last = { entered, question: isSame ? before : question };
    this.#isNew = true;
    if (isSame) this.showNow();
    else if (question === undefined) {
      this.showNow();
      this.#asking?.abort();
    } else {
      this.#showAfter(after(this.#patience));
      this.#asking = new AbortController();
      const hear = (report: Report) => {
        this.#take(question, report);
      };
      this.#worker.ask({ kind: 'answer', spot: question }, hear, this.#asking.signal);
    }
  }

  /** Moves the caret. */
  moveCaret(entered: Entered): void {
    this.#last = { ...this.#last, entered };
    this.showNow();
  }

  /** Drops the last answer. */
  clear(): void {
    this.#arrived = NONE;
    this.showNow();
  }

  /** While a range cannot be read no answer is current, though the range before it is kept. */
  rangeFails(isFaulty: boolean): void {
    // Otherwise an entry that waits to be shown would count as the range that cannot be read.
    if (isFaulty && this.#isNew) this.showNow();
    this.#isUnread = isFaulty;
    this.#setClocks();
  }

  /** Shows what was entered and answered last, and waits for nothing. */
  showNow(): void {
    this.#toShow.stop();
    if (this.#isNew) {
      this.#isNew = false;
      this.#onShow();
      this.#isUnread = false;
      this.#want(this.#last.question);
    }
    this.#shown = { ...this.#last, ...this.#arrived };
    this.#setClocks();
  }

  close(): void {
    for (const clock of [this.#toShow, this.#toDetail, this.#toGrey]) clock.stop();
  }

  /** Takes what the worker reports of a question. */
  #take(question: Spot, report: Report): void {
    if (report.kind === 'answer') {
      this.#want(question);
      this.#arrived = { answered: { spot: question, answer: report.answer, words: report.words }, streets: [] };
      // A range that could not be read goes with what is still shown.
      if (this.#isNew) this.#isUnread = false;
      // The prompt of an empty table makes room for figures and cards together.
      if (this.isEmpty) this.showNow();
      else this.#showAfter(afterPaint);
    } else if (question !== this.#asked) this.showNow();
    this.#progress = report.kind === 'progress' ? { done: report.done, of: report.of } : undefined;
    if (report.kind === 'earlierStreets') {
      this.#arrived = { ...this.#arrived, streets: report.streets };
      if (!this.#toShow.runs) this.showNow();
    } else if (report.kind === 'failure') this.#failure = report.message;
    this.#setClocks();
  }

  /** The figures of this spot are wanted from here on. */
  #want(spot: Spot | undefined): void {
    if (spot === this.#asked) return;
    this.#asked = spot;
    this.#failure = undefined;
    this.#progress = undefined;
  }

  #showAfter(wait: (ring: () => void) => () => void): void {
    if (this.#patience === 0) this.showNow();
    else {
      this.#toShow.set(wait, () => {
        this.showNow();
      });
    }
  }

  /** Sets the clocks of the details and of the grey by what is shown now, or stops them. */
  #setClocks(): void {
    // An effect may have changed what is shown: it does not run again when the clocks do.
    untrack(() => {
      this.#setDetailsClock();
      this.#setGreyClock();
    });
  }

  #setDetailsClock(): void {
    if (this.figures === undefined) this.#details = undefined;
    if (!this.#detailsFollow) this.#toDetail.stop();
    else if (!this.#toDetail.runs) {
      this.#toDetail.set(afterPaint, () => {
        const { current, streets, entered } = this;
        if (current !== undefined) this.#details = { answered: current, streets, draft: entered.draft };
        this.#setClocks();
      });
    }
  }

  #setGreyClock(): void {
    if (!this.#isBehind) {
      this.#toGrey.stop();
      this.#isLate = false;
    } else if (!this.#isLate && !this.#toGrey.runs) {
      this.#toGrey.set(after(GRACE), () => {
        this.#isLate = true;
      });
    }
  }
}

function isEmpty({ hero, heroRange, board, seats, dead }: Draft): boolean {
  const hasCards = [...hero, ...board, ...dead].some((card) => card !== undefined);
  return !hasCards && seats.length === 0 && heroRange === undefined;
}
