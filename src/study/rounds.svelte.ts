import * as say from '#words/study';
import { dayAt } from '../drills/daily';
import { dealDrill } from '../drills/drill';
import type { Unit } from '../drills/grade';
import { KINDS } from '../drills/kinds';
import type { Entry } from '../ui/entry.svelte';
import { DrillClock } from './clock.svelte';
import { dealt, dealtDay, dealtKind, Dealer, nextDeal, type Answers, type Deal } from './dealer';
import type { OpenedPack } from './openedPack.svelte';
import type { Progress, ProgressKeeper } from './progress';
import { NOTHING, type Entered } from './replyDraft.svelte';
import { DrillRound } from './round.svelte';
import { Score } from './score.svelte';
import type { YourSpots } from './yourSpots.svelte';

/** The drill of the first visit: a flush draw on the turn, without other outs. */
const LESSON = { kind: KINDS[0], seed: 28 };

interface Surroundings {
  readonly entry: Entry<Entered>;
  readonly kept: ProgressKeeper;
  readonly spots: YourSpots;
  readonly opened: OpenedPack;
  /** Milliseconds since 1970. The clock may be set while the page is open. */
  readonly now: () => number;
  /** Milliseconds of a clock that is never set. */
  readonly ticks: () => number;
  readonly random: () => number;
  readonly answers: Answers;
  /** A drill was asked for. Returns what shows it; `isAddress`: the address asked for it, and stays as it is. */
  readonly onDeal: (isAddress: boolean) => () => void;
  /** No drill could be dealt: a sentence says why. */
  readonly onProblem: (problem: string) => void;
}

interface How {
  readonly isAddress?: boolean;
  readonly isLesson?: boolean;
}

export class Rounds {
  readonly #around: Surroundings;
  readonly #clock: DrillClock;
  readonly #dealer: Dealer;
  readonly score: Score;
  #current = $state.raw<DrillRound>();
  #begun = 0;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#dealer = new Dealer(around.answers, around.ticks);
    this.#clock = new DrillClock(around.ticks, () => {
      this.tick();
    });
    this.score = new Score(around.kept, around.now);
  }

  get current(): DrillRound | undefined {
    return this.#current;
  }
  get isLesson(): boolean {
    return this.#current?.isLesson === true;
  }
  get isTimed(): boolean {
    return this.#progress.timed && !this.isLesson;
  }
  get secondsLeft(): number {
    return this.#clock.secondsLeft;
  }
  /** Whether the page opened with this drill: the focus then stays where the browser put it. */
  get isFirst(): boolean {
    return this.#begun <= 1 && this.#current?.source?.from !== 'pack';
  }
  get #progress(): Progress {
    return this.#around.kept.value;
  }

  /** Deals a drill, unless another is asked for before it is dealt. */
  deal({ steps, plan }: Deal, { isAddress = false, isLesson = false }: How = {}): void {
    const { entry, onDeal, onProblem } = this.#around;
    const show = onDeal(isAddress);
    this.#dealer.deal(
      steps,
      (dealt) => {
        if ('problem' in dealt) {
          this.#refuse(dealt.problem);
          return;
        }
        const progress = this.#progress;
        this.#begin(new DrillRound(dealt, { plan, isLesson, progress }, entry, () => this.#progress.unit));
        show();
      },
      onProblem,
    );
  }

  #begin(round: DrillRound): void {
    this.#begun++;
    this.#current = round;
    const { entry } = this.#around;
    entry.replace(NOTHING);
    entry.forgetSteps();
    entry.dropRank();
    if (!round.isLesson && !round.isRepeat) this.score.goOn();
    this.#clock.start(this.isTimed);
  }

  /** Says why nothing is dealt; an empty page gets another drill. */
  #refuse(problem: string): void {
    this.#around.onProblem(say.inLink(problem));
    if (this.#current === undefined) this.next();
  }

  startLesson(): void {
    this.deal({ steps: dealt(dealDrill(LESSON.kind, LESSON.seed)) }, { isLesson: true });
  }

  endLesson(): void {
    this.#welcome();
    this.next();
  }

  next(): void {
    const { spots, now, random } = this.#around;
    this.deal(nextDeal({ progress: this.#progress, spots, now: now(), last: this.#current, random }));
  }

  skip(): void {
    if (this.isLesson) this.endLesson();
    else this.next();
  }

  again(): void {
    const { kind } = this.#current ?? {};
    if (kind !== undefined) this.deal({ steps: dealtKind(kind, this.#progress, this.#around.random) });
  }

  today(): void {
    this.deal({ steps: dealtDay(dayAt(this.#around.now())) });
  }

  /** Chooses a level or the learner's own spots; `undefined` chooses today's mix. */
  setLevel(level: Progress['level']): void {
    this.#around.kept.act(({ level: _, ...progress }) => ({
      ...progress,
      welcomed: true,
      ...(level !== undefined && { level }),
    }));
    this.next();
  }

  setUnit(unit: Unit): void {
    this.#around.kept.act((progress) => ({ ...progress, unit }));
  }

  setTimed(timed: boolean): void {
    this.#around.kept.act((progress) => ({ ...progress, timed }));
    if (this.#clock.isOn) this.#clock.start(this.isTimed);
  }

  /** Updates the clock, and grades the drill as it is once the time is up. */
  tick(): void {
    if (this.isTimed && this.#clock.isOn && this.#clock.read()) this.finish();
  }

  finish(): void {
    const round = this.#current;
    if (round === undefined) return;
    const { entry, opened, now } = this.#around;
    this.#clock.stop();
    entry.dropRank();
    const { verdict } = round.finish();
    if (round.source?.from === 'pack') opened.done(round.source.at, { verdict, at: now() });
    if (round.isLesson) this.#welcome();
    else if (!round.isRepeat) this.score.record(round, this.#clock.seconds, this.isTimed);
  }

  /** Shows a puzzle's answer without a reply: nothing is graded. */
  reveal(): void {
    this.#clock.stop();
    this.#current?.reveal();
  }

  drop(): () => boolean {
    return this.#dealer.drop();
  }

  /** Drops what is being dealt, and stops the clock of the present round. */
  pause(): void {
    this.drop();
    this.#clock.stop();
  }

  close(): void {
    this.#clock.stop();
    this.#dealer.close();
  }

  #welcome(): void {
    this.#around.kept.act((progress) => ({ ...progress, welcomed: true }));
  }
}
