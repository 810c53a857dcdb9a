import * as say from '#words/session';
import { untrack } from 'svelte';
import {
  SessionWorker,
  type Keeping,
  type Loss,
  type SessionBet,
  type SessionHand,
  type SessionMessage,
  type UnreadCount,
} from '../../../workers/session';
import { handover } from '../../ui/handover';
import { askToKeep } from '../../ui/persistence';
import { Keeper } from '../../ui/keeper.svelte';
import { ranges } from '../../ui/savedRanges';
import { Store } from '../../ui/store';
import { givenTo, isByLine, type Judge, type Line, type Openings } from '../hands/decisions';
import { isListed, stakesOf, WHOLE, writeFilter, type Filter } from './filter';
import { KEPT_CHOICES, type SessionChoices } from './kept';
import {
  basisOf,
  costByKind,
  isLostOnRiver,
  judgedBy,
  sumUp,
  withoutHands,
  type Basis,
  type Judged,
} from '../hands/totals';

/** Rows shown at first, and rows added each time. */
const FIRST = 10;
const MORE = 100;

export function keyOf(bet: SessionBet): string {
  return `${bet.hand} ${bet.at} ${basisOf(bet)}`;
}

/** Names of lines before the flop: see `nameOf` of `history/opening.ts`. */
const LINE_NAME = /^(?:ep|hj|co|btn|sb|bb) \S/;

/** The user's ranges that may be of lines before the flop. */
function savedOpenings(): Openings {
  return Object.fromEntries(
    ranges.named.flatMap(({ name = '', text }) => {
      const short = name
        .slice(name.lastIndexOf('/') + 1)
        .trim()
        .toLowerCase();
      return LINE_NAME.test(short) ? [[short, text]] : [];
    }),
  );
}

/** The session: hands and prices so far, the list, and the user's choices. */
export class SessionView {
  #hands = $state.raw<readonly SessionHand[]>([]);
  #bets = $state.raw<readonly SessionBet[]>([]);
  #unread = $state.raw<readonly UnreadCount[]>([]);
  #files = $state(0);
  #done = $state(1);
  #waiting = $state(0);
  #left = $state(0);
  #isReading = $state(false);
  #keeping = $state<Keeping>('none');
  /** Hands whose texts were lost with the worker that read them. */
  #lost = 0;
  #isStopped = $state(false);
  #wasCut = $state(false);
  #problem = $state<string>();
  /** Whether reading waits for a part of the page that did not load. */
  #canTryAgain = $state(false);
  #filter = $state.raw<Filter>(WHOLE);
  #shown = $state(FIRST);
  #startedAt = 0;
  opened: string | undefined;
  readonly #kept = new Keeper(new Store(KEPT_CHOICES));
  readonly #worker: SessionWorker;

  /** The hands in the order they were played; hands without a time in the order they were read. */
  readonly played: readonly SessionHand[] = $derived(
    [...this.#hands].sort((a, b) => (a.time === b.time ? a.number - b.number : a.time < b.time ? -1 : 1)),
  );
  readonly totals = $derived(sumUp(this.#hands));
  readonly hasRanges = $derived(Object.keys(this.choices.ranges).length > 0);
  /** The judge if the filter does not choose one: ranges, once they have judged a decision. */
  readonly #usual: Judge = $derived(
    this.choices.judge === 'given' && this.#bets.some((bet) => basisOf(bet) === 'given') ? 'given' : 'shown',
  );
  readonly basis: Basis = $derived(
    // On the river a decision is lost to shown cards alone.
    this.#filter.act === 'showdown' ? 'shown' : (this.#filter.against ?? this.#usual),
  );
  readonly judged: Readonly<Record<Judge, Judged<SessionBet>>> = $derived({
    given: judgedBy(this.#bets, 'given'),
    shown: judgedBy(this.#bets, 'shown'),
  });
  /** The judge whose mistakes the page adds up and drills: the list's. */
  readonly judge: Judge = $derived(this.basis === 'any' ? this.#usual : this.basis);
  readonly mistakes: readonly SessionBet[] = $derived(this.judged[this.judge].mistakes);
  readonly cost = $derived(this.judged[this.judge].cost);
  readonly kinds = $derived(costByKind(this.mistakes));
  readonly lost = $derived(this.#bets.filter(isLostOnRiver).length);
  /** All that the filter lets through, the most expensive first; of like ones the dearest call. */
  readonly list: readonly SessionBet[] = $derived(
    this.#bets
      .filter((bet) => isListed(bet, this.#hands[bet.hand], { ...this.#filter, against: this.basis }))
      .sort((a, b) => b.cost - a.cost || b.call - a.call || a.hand - b.hand),
  );
  /** Those of the hands, the most frequent first. */
  readonly stakes: readonly string[] = $derived(stakesOf(this.#hands));
  readonly unreadHands = $derived(this.#unread.reduce((sum, { count }) => sum + count, 0));

  constructor() {
    this.#problem = this.#kept.problem;
    this.#worker = new SessionWorker(
      (message) => {
        this.#take(message);
      },
      (loss) => {
        this.#lose(loss);
      },
      { ...this.choices, openings: savedOpenings() },
    );
    if (this.choices.isKept) {
      this.#isReading = true;
      this.#worker.restore();
    }
  }

  get hands(): readonly SessionHand[] {
    return this.#hands;
  }
  get bets(): readonly SessionBet[] {
    return this.#bets;
  }
  get unread(): readonly UnreadCount[] {
    return this.#unread;
  }
  get files(): number {
    return this.#files;
  }
  /** How much of the files is read, 0 to 1. */
  get done(): number {
    return this.#done;
  }
  /** Number of decisions without a price yet, and of those that are priced on request. */
  get waiting(): number {
    return this.#waiting;
  }
  get left(): number {
    return this.#left;
  }
  get isReading(): boolean {
    return this.#isReading;
  }
  get keeping(): Keeping {
    return this.#keeping;
  }
  get isPricing(): boolean {
    return !this.#isReading && this.#waiting > 0 && !this.#isStopped;
  }
  get wasCut(): boolean {
    return this.#wasCut;
  }
  get isEmpty(): boolean {
    return this.#hands.length === 0 && this.#unread.length === 0 && !this.#isReading;
  }
  get problem(): string | undefined {
    return this.#problem;
  }
  get canTryAgain(): boolean {
    return this.#canTryAgain;
  }
  get choices(): SessionChoices {
    return this.#kept.value;
  }
  get filter(): Filter {
    return this.#filter;
  }
  /** The page's fragment: it says how the list is narrowed. */
  get link(): string {
    return writeFilter(this.#filter);
  }
  get shown(): readonly SessionBet[] {
    return this.list.slice(0, this.#shown);
  }
  /** Seconds that the rest of the reading may take; `undefined` if that is not known yet. */
  secondsLeft(now: number): number | undefined {
    const taken = (now - this.#startedAt) / 1_000;
    return this.#done < 0.05 || taken < 0.5 ? undefined : (taken * (1 - this.#done)) / this.#done;
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return;
    this.sayProblem(undefined);
    this.#isStopped = false;
    if (!this.#isReading) {
      this.#startedAt = performance.now();
      this.#done = 0;
    }
    this.#isReading = true;
    this.#files += files.length;
    this.#worker.add(files);
  }

  addText(text: string): void {
    this.add([new File([text], say.pastedText)]);
  }

  stop(): void {
    this.#wasCut ||= this.#isReading;
    this.#isStopped = true;
    this.#worker.stop();
  }

  /** Reads what could not be read when a part of the page did not load. */
  tryAgain(): void {
    this.sayProblem(undefined);
    this.#isReading = true;
    this.goOn();
  }

  /** Judges by the ranges that the user has saved meanwhile. */
  knowRanges(): void {
    this.#worker.setOptions({ ...this.choices, openings: savedOpenings() });
  }

  /** Prices what has no price yet. @param isAll what is priced on request too */
  goOn(isAll = this.basis === 'any'): void {
    this.#isStopped = false;
    this.#worker.goOn(isAll);
  }

  /** Drops everything that was read, also on the device. */
  forget(): void {
    this.#worker.forget();
    this.#hands = this.#bets = [];
    this.#unread = [];
    this.#files = 0;
    this.#wasCut = this.#isStopped = false;
    this.#filter = WHOLE;
    this.#shown = FIRST;
    this.opened = undefined;
  }

  narrow(filter: Partial<Filter>): void {
    const isOther = filter.against !== undefined && filter.against !== 'shown';
    const act = isOther && this.#filter.act === 'showdown' ? WHOLE.act : this.#filter.act;
    this.#filter = { ...this.#filter, act, ...filter };
    this.#shown = FIRST;
    if (filter.against === 'any' && this.#left > 0) this.goOn();
  }

  showMore(): void {
    this.#shown += MORE;
  }

  get more(): number {
    return Math.min(MORE, this.list.length - this.#shown);
  }

  give(line: Line, range: string): void {
    const { [line]: _, ...others } = this.choices.ranges;
    this.#choose({ ranges: range === '' ? others : { ...others, [line]: range } });
    if (this.#lost > 0) {
      this.sayProblem(say.notJudgedAgain(this.#lost));
    }
  }

  judgeBy(judge: Judge): void {
    this.#choose({ judge });
  }

  name(player: string): void {
    this.#choose({ player });
  }

  /** Keeps the hands on the device, or deletes all that were kept there. */
  keep(isKept: boolean): void {
    if (isKept) askToKeep();
    const isSaved = this.#choose({ isKept });
    // Without the choice, kept hands would not be looked for at the next visit.
    if (isSaved || !isKept) this.#worker.keep(isKept);
  }

  /** Returns whether the choices could be saved. */
  #choose(choices: Partial<SessionChoices>): boolean {
    this.#kept.change((before) => ({ ...before, ...choices }));
    const { value, problem } = this.#kept;
    this.sayProblem(problem);
    this.#worker.setOptions({ ...value, openings: savedOpenings() });
    return problem === undefined;
  }

  sayProblem(problem: string | undefined): void {
    this.#problem = problem;
    this.#canTryAgain = false;
  }

  /** Leaves a decision for the table. Returns whether it could. */
  async open(bet: SessionBet): Promise<boolean> {
    this.opened = keyOf(bet);
    const text = await this.#worker.textOf(bet.hand);
    if (text === undefined || text === '') {
      this.#problem = say.handNotOpened;
      return false;
    }
    handover.hand = {
      text,
      viewer: this.#hands[bet.hand]?.player ?? '',
      at: bet.at,
      seesShown: bet.opponents.some(({ by }) => by === 'shown'),
      isAnyTwo: !isByLine(bet),
      range: givenTo(bet)?.text,
      from: this.link,
      back: say.backToSession,
    };
    return true;
  }

  #take(message: SessionMessage): void {
    switch (message.kind) {
      case 'found': {
        const { hands, bets, dropped } = message;
        if (hands.length > 0) {
          const all = [...untrack(() => this.#hands)];
          for (const hand of hands) all[hand.number] = hand;
          this.#hands = all;
        }
        if (bets.length > 0 || dropped.length > 0) {
          this.#bets = [...withoutHands(this.#bets, dropped), ...bets];
        }
        this.#unread = message.unread;
        this.#done = message.done;
        this.#waiting = message.waiting;
        this.#left = message.left;
        this.#isReading = message.isReading;
        this.#keeping = message.keeping;
        this.#lost = message.lost;
        // The address may ask for these decisions before any hand is read.
        if (this.basis === 'any' && message.left > message.waiting && !message.isReading) {
          if (!this.#isStopped) this.goOn();
        }
        break;
      }
      case 'busy':
        break;
      case 'keepProblem':
        // Else the next visit would not look for them.
        if (message.problem === 'not deleted') this.#choose({ isKept: true });
        this.sayProblem(say.keepProblems[message.problem]);
        break;
      case 'notLoaded':
        this.sayProblem(say.noTable);
        this.#canTryAgain = true;
        break;
      case 'failure':
        this.sayProblem(say.decisionLeftOut);
        break;
    }
  }

  get hasShown(): boolean {
    return this.#bets.some((bet) => basisOf(bet) === 'shown');
  }

  /** A worker was lost: what it found stays. The next question starts another one. */
  #lose(loss: Loss): void {
    const hands = untrack(() => this.#hands);
    this.#lost = hands.length;
    this.#isReading = false;
    this.#waiting = this.#left = 0;
    if (this.#keeping === 'underway') this.#keeping = 'some';
    const again = this.#keeping === 'all' ? say.loadPageAgain : say.loadFilesAgain;
    this.sayProblem(say.paragraph([say.losses[loss], ...(hands.length === 0 ? [] : [again])]));
  }
}

let only: SessionView | undefined;

/** The one session of this window: it outlives its page, so that the user comes back to it. */
export function theSession(): SessionView {
  // Else what is derived in it would end with the page that asks first.
  $effect.root(() => {
    if (only === undefined) only = new SessionView();
    else only.knowRanges();
  });
  return only as unknown as SessionView;
}
