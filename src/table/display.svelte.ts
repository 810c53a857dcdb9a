import { untrack } from 'svelte';
import type { EarlierStreet, OddsWorker, Report } from '../../workers/odds';
import { keyOf } from '../../workers/protocol';
import type { Draft } from '../notation/draft';
import type { Card } from '../poker/card';
import type { Spot } from '../poker/spot';
import { afterPaint } from '../ui/later.svelte';
import type { Seated } from '../words/types';
import type { Answered } from './answered';
import { EMPTY, type Moment } from './moment';

/** The streets and rows below the figures, all for one answer and one draft. */
export interface Details {
  readonly answered: Answered;
  readonly streets: readonly EarlierStreet[];
  readonly draft: Draft;
}

/**
 * - `asking`: the worker has the question.
 * - `counting`: the worker has the question and reports its progress.
 * - `current`: the figures answer the spot, or there is no question and no figures.
 * - `stale`: the figures are of an older spot, and the new answer is late or will not come.
 * - `failed`: the worker gave up.
 */
export type State = 'asking' | 'counting' | 'current' | 'stale' | 'failed';

/** The last answer to arrive. */
interface Arrived {
  readonly answered: Answered | undefined;
  /** The earlier streets, which arrive after `answered`. */
  readonly streets: readonly EarlierStreet[];
}

/** The last entry, with its question if the spot is complete. */
interface Asking {
  readonly entered: Moment;
  readonly question: Spot | undefined;
  readonly names?: Seated['names'];
}

const NONE: Arrived = { answered: undefined, streets: [] };

/** Milliseconds that a change waits for its answer. Most answers are faster, and then both are shown together. */
const PATIENCE = 12;
/** Milliseconds before older figures turn grey. Most answers are faster. */
const GRACE = 60;
/** Milliseconds before the place of a figure says that it is being counted. */
const LONG = 500;

/** A timer that fires once. Setting it again cancels the earlier call. */
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
 * arrive, all else one frame later: on a slow device the figures appear in a third of the time. Details that come
 * without newer figures, or with the first ones, have their own frame. The page draws what this class publishes
 * and has no timers.
 *
 * | step | `entered` | `figures` | `deck` | `details` | `state` |
 * | --- | --- | --- | --- | --- | --- |
 * | an answered flop | flop | flop | flop | flop | current |
 * | a turn is typed: up to 12 ms | flop | flop | flop | flop | current |
 * | its answer arrives | flop | turn | flop | flop | current |
 * | a frame later | turn | turn | turn | turn | current |
 *
 * If no answer arrives in 12 ms, `entered` is shown without it: the state is `asking`, and `stale` 60 ms later.
 */
export class Display {
  readonly #worker: OddsWorker;
  readonly #patience: number;
  /** Aborts the last question to the worker. */
  #asking: AbortController | undefined;

  /** The last entry, shown a moment later. */
  #last: Asking = { entered: EMPTY, question: undefined };
  #isNew = false;
  #typed = $state.raw<Card>();
  #arrived = $state.raw(NONE);
  #shown = $state.raw<Asking & Arrived>({ ...this.#last, ...NONE });
  #details = $state.raw<Details>();
  /** The spot whose figures the page needs: the shown spot, or a newer spot whose answer has just arrived. */
  #asked = $state.raw<Spot>();
  #progress = $state.raw<{ readonly done: number; readonly of: number }>();
  #failure = $state<string>();
  /** A hand is face down: no figure is shown. */
  isCovered = $state(false);
  /** Whether the user is typing a range that cannot be read yet. */
  #isUnread = $state(false);
  #isLate = $state(false);
  #isLong = $state(false);

  /** Shows the last entry and the last answer. */
  readonly #toShow = new Clock();
  readonly #toDetail = new Clock();
  readonly #toGrey = new Clock();
  readonly #toSay = new Clock();

  /** The entry that the seats, the board, the line and the caret show. */
  readonly entered: Moment = $derived(this.#shown.entered);
  readonly isEmpty = $derived(isEmpty(this.entered.draft));
  /** The answer that the figures show. It may be of an older spot. */
  readonly figures: Answered | undefined = $derived(
    this.isEmpty || this.isCovered ? undefined : this.#arrived.answered,
  );
  /** The answer that the deck and the cards show. It may be of an older spot. */
  readonly deck: Answered | undefined = $derived(this.isCovered ? undefined : this.#shown.answered);
  /** The answer to the shown cards; `undefined` while the last answer is of an older spot. */
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
  /** Whether the figures are of an older spot than `#asked`. */
  readonly isOld = $derived(this.figures !== undefined && (this.#isUnread || this.figures.spot !== this.#asked));
  readonly #detailsFollow = $derived.by(() => {
    if (this.current === undefined) return false;
    const { answered, streets, draft } = this.#details ?? {};
    return this.current !== answered || this.streets !== streets || this.entered.draft !== draft;
  });
  readonly #isBehind = $derived(this.isOld || this.deck !== this.#arrived.answered || this.#detailsFollow);
  readonly #isAwaited = $derived.by(() => {
    const isAsked = this.#asked !== undefined && !this.#isUnread && !this.isCovered && this.#failure === undefined;
    return isAsked && (this.isOld || this.figures === undefined);
  });
  /** Whether the awaited figures have taken long. */
  readonly isSlow = $derived(this.#isLong && this.#isAwaited);
  /** The parts that are grey because they are of an older spot. */
  readonly grey: 'nothing' | 'details' | 'all' = $derived(!this.#isLate ? 'nothing' : this.isOld ? 'all' : 'details');
  readonly state: State = $derived.by(() => {
    if (this.#failure !== undefined) return 'failed';
    if (this.#progress !== undefined) return 'counting';
    const isComing = this.#asked !== undefined && !this.#isUnread;
    if (this.isOld) return this.#isLate || !isComing ? 'stale' : 'asking';
    return isComing && this.figures === undefined ? 'asking' : 'current';
  });

  /**
   * @param patience milliseconds that a change may wait for its answer; with 0, cards and deck do not wait for a frame
   */
  constructor(worker: OddsWorker, patience = PATIENCE) {
    this.#worker = worker;
    this.#patience = patience;
  }

  /** The streets and rows below the figures. They stay until newer details come. */
  get details(): Details | undefined {
    return this.isCovered ? undefined : this.#details;
  }
  /** The spot whose figures the page needs; `undefined` if the spot is not complete. */
  get asked(): Spot | undefined {
    return this.#asked;
  }
  get progress(): { readonly done: number; readonly of: number } | undefined {
    return this.#progress;
  }
  get failure(): string | undefined {
    return this.#failure;
  }
  /** A typed card of the last entry that is not shown yet: its rank is. */
  get typed(): Card | undefined {
    return this.#typed;
  }

  /** Has the rank of a card that was just typed shown until the card is. */
  keepRank(typed: Card): void {
    if (this.#isNew) this.#typed = typed;
  }

  /** Asks the worker about a new entry. Shows the entry with its answer, or alone if the answer takes over 12 ms. */
  enter(entered: Moment, question: Spot | undefined, names?: Seated['names']): void {
    // An earlier entry is shown before a later one.
    if (this.#isNew) this.showNow();
    const before = this.#last.question;
    // A change of the pot, for example, leaves the question as it is.
    const isSame =
      question !== undefined && before !== undefined && this.#failure === undefined && isSameSpot(before, question);
    this.#last = { entered, question: isSame ? before : question, names };
    this.#isNew = true;
    if (isSame) {
      this.showNow();
      this.#sayAgain();
    } else if (question === undefined) {
      this.showNow();
      this.#asking?.abort();
    } else {
      this.#showAfter(after(this.#patience));
      this.#asking = new AbortController();
      const hear = (report: Report) => {
        this.#take(question, report);
      };
      this.#worker.ask({ kind: 'answer', spot: question, names }, hear, this.#asking.signal);
    }
  }

  /** Asks again what the worker gave up. */
  askAgain(): void {
    const { entered, question, names } = this.#last;
    // Another object is another question.
    this.enter(entered, question && { ...question }, names);
  }

  /** Has the answer written with other names, if the names changed. */
  rename(names: Seated['names']): void {
    this.#last = { ...this.#last, names };
    this.#sayAgain();
  }

  moveCaret(entered: Moment): void {
    this.#last = { ...this.#last, entered };
    this.showNow();
  }

  clear(): void {
    this.#arrived = NONE;
    this.showNow();
  }

  /** While the typed range cannot be read, the last valid range is kept but no answer is current. */
  rangeFails(isFaulty: boolean): void {
    // Otherwise the entry that is waiting would be marked unread instead of the range.
    if (isFaulty && this.#isNew) this.showNow();
    this.#isUnread = isFaulty;
    this.#setClocks();
  }

  /** Shows the last entry and the last answer now. */
  showNow(): void {
    this.#toShow.stop();
    if (this.#isNew) {
      this.#isNew = false;
      this.#typed = undefined;
      this.#isUnread = false;
      this.#want(this.#last.question);
    }
    this.#shown = { ...this.#last, ...this.#arrived };
    this.#setClocks();
  }

  close(): void {
    for (const clock of [this.#toShow, this.#toDetail, this.#toGrey, this.#toSay]) clock.stop();
  }

  #take(question: Spot, report: Report): void {
    if (report.kind === 'answer') {
      this.#want(question);
      const { answer, words, names } = report;
      this.#arrived = { answered: { spot: question, answer, words, names }, streets: [] };
      // The unread range belongs to the entry that is still shown.
      if (this.#isNew) this.#isUnread = false;
      // On an empty table figures and cards replace the prompt in the same frame.
      if (this.isEmpty) this.showNow();
      else this.#showAfter(afterPaint);
    } else if (question !== this.#asked) this.showNow();
    this.#progress = report.kind === 'progress' ? { done: report.done, of: report.of } : undefined;
    if (report.kind === 'earlierStreets') {
      this.#arrived = { ...this.#arrived, streets: report.streets };
      if (!this.#toShow.runs) this.showNow();
    } else if (report.kind === 'failure') this.#failure = report.message;
    this.#setClocks();
    if (report.kind === 'answer') this.#sayAgain();
  }

  /** Has the last answer written again, if it was written with other names than the opponents have now. */
  #sayAgain(): void {
    const { answered } = this.#arrived;
    const { question, names } = this.#last;
    if (answered === undefined || answered.spot !== question) return;
    if (JSON.stringify(answered.names) === JSON.stringify(names)) return;
    void this.#worker.words(answered.spot, answered.answer, names)?.then((words) => {
      if (this.#arrived.answered !== answered || this.#last.names !== names) return;
      this.#arrived = { ...this.#arrived, answered: { ...answered, words, names } };
      if (!this.#toShow.runs) this.showNow();
    });
  }

  /** Takes the spot whose figures the page needs from here on. */
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
        // One frame for both: on a slow device each costs as much as what it shows.
        this.#showDetails();
      });
    }
  }

  /** Starts or stops three timers: the details are old, the answer is grey, the count is called long. */
  #setClocks(): void {
    // Untracked, so that an effect which calls this does not depend on the state read here.
    untrack(() => {
      this.#setDetailsClock();
      runWhile(this.#toGrey, this.#isBehind, GRACE, (is) => (this.#isLate = is));
      runWhile(this.#toSay, this.#isAwaited, LONG, (is) => (this.#isLong = is));
    });
  }

  #setDetailsClock(): void {
    if (this.figures === undefined) this.#details = undefined;
    if (!this.#detailsFollow) this.#toDetail.stop();
    else if (!this.#toDetail.runs) {
      this.#toDetail.set(afterPaint, () => {
        this.#showDetails();
      });
    }
  }

  #showDetails(): void {
    const { current, streets, entered } = this;
    if (current !== undefined) this.#details = { answered: current, streets, draft: entered.draft };
    this.#setClocks();
  }
}

/** Whether something has held for so long. Called again whenever it may have changed. */
function runWhile(clock: Clock, holds: boolean, milliseconds: number, set: (isLong: boolean) => void): void {
  if (!holds) {
    clock.stop();
    set(false);
  } else if (!clock.runs) {
    clock.set(after(milliseconds), () => {
      set(true);
    });
  }
}

function isSameSpot(one: Spot, other: Spot): boolean {
  return keyOf({ kind: 'answer', spot: one }) === keyOf({ kind: 'answer', spot: other });
}

function isEmpty({ hero, heroRange, board, seats, dead }: Draft): boolean {
  const hasCards = [...hero, ...board, ...dead].some((card) => card !== undefined);
  return !hasCards && seats.length === 0 && heroRange === undefined;
}
