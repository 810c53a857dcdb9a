import { problemInWords } from '../words/problems';
import { untrack } from 'svelte';
import type { Result } from '../poker/result';
import { OddsWorker } from '../../workers/odds';
import type { Answer } from '../poker/answer';
import { cardSymbol, parseCards, type Card, type Rank } from '../poker/card';
import type { Spot } from '../poker/spot';
import { Address, type Shown } from '../ui/address';
import { handed } from '../ui/handed';
import type { SavedSpots } from '../ui/savedSpots';
import { Steps } from '../ui/steps.svelte';
import { TypedCard } from '../ui/typing.svelte';
import { DrillClock } from './clock.svelte';
import { seedOf } from '../drills/drill';
import { readEstimate, type Unit } from '../drills/grade';
import { dealMarking, type Dealing, type MarkingDrill } from '../drills/marking/drill';
import { gradeMarks, type MarkingGrade, type Marks } from '../drills/marking/grade';
import { ProgressKeeper } from './keeper.svelte';
import { MARKING_KINDS, type MarkingKind } from '../drills/marking/kinds';
import { readStudyLink, writeStudyLink, type View } from '../drills/link';
import { plan, remember, type Plan } from './memory';
import { ProgressStore, type KeepsProgress } from './progressStore';
import { dealOwn, readOwn, type OwnSpot } from '../drills/marking/own';
import { keptSpots, nextOwn, ownSpots } from './own';
import { addRound, dayOf, doneToday, SESSION, wasDone, type Progress } from './progress';

/** The step of a drill; `over` is the end of a session. */
export type Phase = 'outs' | 'estimate' | 'price' | 'graded' | 'over';

/** Milliseconds of dealing before the page may draw. */
const SLICE = 8;

/** The drill of the first visit: a flush draw on the turn, without other outs. */
const LESSON = { kind: MARKING_KINDS[0], seed: 28 };

/** The dependencies of the study page; tests pass their own. */
export interface Surroundings {
  readonly store: KeepsProgress;
  /** Milliseconds since 1970. The clock may be set while the page is open. */
  readonly now: () => number;
  /** Milliseconds of a clock that is never set. */
  readonly ticks: () => number;
  readonly random: () => number;
  readonly answers: Answers;
  /** The spots saved on the device. */
  readonly spots: () => Result<SavedSpots, string>;
}

/** Answers spots exactly. */
export interface Answers {
  /** Calls back with the exact answer. Only the newest question is answered. */
  ask(spot: Spot, onAnswer: (answer: Answer) => void, onFailure: (message: string) => void): void;
  close(): void;
}

/** Answers from the worker: building the engine's tables on the page would block it. */
function workerAnswers(): Answers {
  const worker = new OddsWorker();
  worker.warm();
  return {
    ask(spot, onAnswer, onFailure) {
      let isAnswered = false;
      worker.ask({ kind: 'answer', spot }, (report) => {
        if (report.kind === 'failure') onFailure(report.message);
        else if (report.kind === 'answer' && report.answer.method !== 'sampled' && !isAnswered) {
          isAnswered = true;
          onAnswer(report.answer);
        }
      });
    },
    close() {
      worker.close();
    },
  };
}

/** How a drill was asked for. */
interface How {
  /** The view at that moment. If the user has gone to another view since, the drill does not open. */
  readonly from: View;
  readonly why?: Plan | undefined;
  /** Whether the address asked for it; the address then stays as it is. */
  readonly isAddress?: boolean;
  readonly isLesson?: boolean;
}

/** After how many drills of a day the session is over. */
interface Goal {
  readonly day: number;
  readonly count: number;
}

/** The state of the study page: the present drill, the learner's reply, and the saved progress. */
export class Study {
  #problem = $state<string>();
  #goal = $state.raw<Goal>({ day: 0, count: 0 });
  #view = $state<View>('drill');
  #drill = $state.raw<MarkingDrill>();
  #plan = $state.raw<Plan>();
  #phase = $state<Phase>('outs');
  #marks = $state.raw<readonly Card[]>([]);
  #said = $state('');
  #estimateText = $state('');
  #reply = $state.raw<Marks>();
  #grade = $state.raw<MarkingGrade>();
  /** Drills of the first visit and repeated drills do not count. */
  #isLesson = $state(false);
  #isRepeat = $state(false);
  /** The number of the last deal. An older deal that is still under way is dropped. */
  #deals = 0;
  /** Spots that another page picked, to be dealt first. */
  #picked: readonly OwnSpot[] = [];
  #pickedLinks: readonly string[] = [];
  readonly #steps = new Steps<readonly Card[]>();
  readonly #typed = new TypedCard();
  readonly #address: Address;
  readonly #clock: DrillClock;
  /** The learner's progress, as it is saved. */
  readonly kept: ProgressKeeper;
  readonly #now: () => number;
  readonly #ticks: () => number;
  readonly #random: () => number;
  readonly #answers: Answers;
  readonly #keptSpots: () => Result<SavedSpots, string>;
  /** Incremented whenever the saved spots may have changed. */
  #reads = $state(0);
  /** Read lazily: most visits do not need them. */
  readonly #spots: Result<SavedSpots, string> = $derived.by(() => {
    void this.#reads;
    return this.#keptSpots();
  });
  readonly #own: readonly OwnSpot[] = $derived(this.#spots.ok ? ownSpots(this.#spots.value) : []);

  readonly #shown: Shown = $derived({
    link: this.linkTo(this.#view),
    cards:
      this.#phase === 'over'
        ? `${this.#view} over`
        : `${this.#view} ${this.#drill?.level.name ?? ''} ${this.#drill?.seed ?? ''}`,
    complete: this.#drill !== undefined,
  });

  constructor({
    store = new ProgressStore(),
    now = () => Date.now(),
    ticks = () => performance.now(),
    random = () => Math.random(),
    answers = workerAnswers(),
    spots = keptSpots,
  }: Partial<Surroundings> = {}) {
    this.#now = now;
    this.#ticks = ticks;
    this.#random = random;
    this.#answers = answers;
    this.#keptSpots = spots;
    this.#clock = new DrillClock(ticks, () => {
      this.tick();
    });
    this.kept = new ProgressKeeper(store, (problem) => {
      this.#problem = problem;
    });
    this.#address = new Address(untrack(() => this.#shown));
    const { drills } = handed;
    handed.drills = undefined;
    if (drills !== undefined) this.#pick(drills);
    // The last drill of a session may still be on the page.
    this.#aim(Math.max(SESSION, SESSION * Math.ceil(this.#doneToday / SESSION)));
  }

  get progress(): Progress {
    return this.kept.progress;
  }
  get problem(): string | undefined {
    return this.#problem;
  }
  get view(): View {
    return this.#view;
  }
  get drill(): MarkingDrill | undefined {
    return this.#drill;
  }
  /** Why this kind of spot was dealt; `undefined` if a link or the learner chose it. */
  get plan(): Plan | undefined {
    return this.#plan;
  }
  get phase(): Phase {
    return this.#phase;
  }
  get marks(): readonly Card[] {
    return this.#marks;
  }
  /** The last change of the marks, for screen readers. */
  get said(): string {
    return this.#said;
  }
  get estimateText(): string {
    return this.#estimateText;
  }
  get reply(): Marks | undefined {
    return this.#reply;
  }
  get grade(): MarkingGrade | undefined {
    return this.#grade;
  }
  get isLesson(): boolean {
    return this.#isLesson;
  }
  /** The drill is one of those that another page picked: its name counts them. */
  get isPicked(): boolean {
    const own = this.#drill?.own;
    return own !== undefined && this.#pickedLinks.includes(own.link);
  }
  /** The drill was done before and does not count again. */
  get isRepeat(): boolean {
    return this.#isRepeat;
  }
  /** After how many drills of today the session is over. */
  get goal(): number {
    return this.#goal.day === dayOf(this.now) ? this.#goal.count : SESSION;
  }
  /** The session's last drill is done, and no further one was dealt. */
  get isSessionDone(): boolean {
    return this.#doneToday >= this.goal;
  }
  get secondsLeft(): number {
    return this.#clock.secondsLeft;
  }
  get isTimed(): boolean {
    return this.progress.timed && !this.#isLesson;
  }
  get link(): string {
    return this.#shown.link;
  }
  /** A link to a view; for the drill view, to the present drill. */
  linkTo(view: View): string {
    // At the end of a session the plain link opens the summary.
    const drill = this.#phase === 'over' ? undefined : this.#drill;
    return writeStudyLink({
      view,
      ...(drill?.own !== undefined
        ? { own: drill.own.link }
        : drill?.kind !== undefined && { drill: { kind: drill.kind, seed: drill.seed } }),
    });
  }
  get typedRank(): Rank {
    return this.#typed.rank;
  }
  get typedSymbol(): string {
    return this.#typed.symbol;
  }
  get awaitsSuit(): boolean {
    return this.#typed.symbol !== '';
  }
  get now(): number {
    return this.#now();
  }
  /** The saved spots that can be drills, the starred first. */
  get own(): readonly OwnSpot[] {
    return this.#own;
  }
  /** How many spots are saved on the device; `undefined` if they cannot be read. */
  get ownCount(): number | undefined {
    return this.#spots.ok ? this.#spots.value.length : undefined;
  }

  /* -------------------------------------------------------------------------------- dealing -- */

  /** Takes as many of these spots as a day's session has. */
  #pick(links: readonly string[]): void {
    const different = links.filter((link, at) => links.indexOf(link) === at);
    const own = ownSpots(different.map((link) => ({ link, at: 0 }))).slice(0, SESSION);
    const isSome = own.length < Math.min(SESSION, different.length);
    const count = `${own.length}${isSome ? ' that can be drills' : ''}`;
    this.#picked = own.map((spot, at) => ({ ...spot, name: `${at + 1} of ${count}` }));
    this.#pickedLinks = own.map(({ link }) => link);
    if (own.length === 0) {
      this.#problem =
        'None of these decisions can be a drill: it needs a flop or a turn, you behind, and one opponent.';
    }
  }

  /** Opens what the address says. */
  enterLink(fragment: string): void {
    if (fragment === this.link && this.#drill !== undefined) return;
    this.openLink(fragment, true);
  }

  /** Opens a link and reports what is wrong in it. */
  openLink(fragment: string, isAddress = false): void {
    const { link, problems } = readStudyLink(fragment);
    if (problems.length > 0) this.#problem = `In the link: ${problems.join(' ')}`;
    this.#view = link.view;
    const { level, drill, own } = link;
    if (link.view === 'drill' && own === undefined && this.#picked.length > 0) {
      this.next();
      return;
    }
    const isHere =
      own === this.#drill?.own?.link &&
      (own !== undefined || (drill?.kind === this.#drill?.kind && drill?.seed === this.#drill?.seed));
    if (own !== undefined && own !== this.#drill?.own?.link) this.#dealLinked(own, isAddress);
    else if (drill?.kind.form === 'marks' && !isHere) {
      this.#deal(dealMarking(drill.kind, drill.seed), { isAddress });
    } else if (level !== undefined) {
      this.setLevel(level.name);
    } else if (link.view === 'drill' && this.#isIdle && !this.progress.welcomed) {
      this.startLesson();
    } else if (link.view === 'drill' && this.#isIdle && !this.isSessionDone) {
      this.next();
    } else {
      if (link.view === 'drill') this.#look(isHere || own !== undefined);
      if (isAddress) this.#address.shows(this.#shown);
      else this.#address.show(this.#shown);
    }
  }

  /** Whether there is no present drill: none was dealt yet, or the session is over. */
  get #isIdle(): boolean {
    return this.#drill === undefined || this.#phase === 'over';
  }

  /** Opens the end of the session, or its last drill if a link asks for that. */
  #look(atDrill: boolean): void {
    if (this.#drill === undefined) this.#phase = 'over';
    else if (this.#phase === 'over' && atDrill) this.#phase = 'graded';
  }

  /** Deals the drill of the first visit. */
  startLesson(): void {
    this.#deal(dealMarking(LESSON.kind, LESSON.seed), { isLesson: true });
  }

  /** Ends the first visit's tour. */
  endLesson(): void {
    this.kept.change((progress) => ({ ...progress, welcomed: true }));
    this.next();
  }

  /** Deals the next drill: at the chosen level, or the one that is due in today's mix. */
  next(): void {
    const [picked, ...others] = this.#picked;
    if (picked !== undefined) {
      this.#picked = others;
      this.#deal(dealOwn(picked));
      return;
    }
    const { level } = this.progress;
    const chosen = MARKING_KINDS.filter((kind) => kind.level === level);
    if (chosen.length > 0) {
      this.#dealKind(chosen[Math.floor(this.#random() * chosen.length)]);
      return;
    }
    const own = level === 'own' ? nextOwn(this.#own, this.progress.rounds, this.#drill?.own?.link) : undefined;
    if (own !== undefined) {
      this.#deal(dealOwn(own));
      return;
    }
    const next = plan(this.progress.memories, this.now, this.#drill?.kind?.name, MARKING_KINDS);
    this.#dealKind(next.kind, next);
  }

  /** Skips the drill without grading it. */
  skip(): void {
    if (this.#isLesson) this.endLesson();
    else this.next();
  }

  /** Deals another spot of the same kind. */
  again(): void {
    if (this.#drill?.kind !== undefined) this.#dealKind(this.#drill.kind);
  }

  #dealKind(kind: MarkingKind, why?: Plan): void {
    this.#deal(dealMarking(kind, seedOf(this.#random())), { why });
  }

  /** Deals one of the user's spots, or reports why it cannot be a drill. */
  #dealLinked(link: string, isAddress: boolean): void {
    const kept = this.#spots.ok ? this.#spots.value.find((spot) => spot.link === link) : undefined;
    const own = readOwn(kept ?? { link });
    if (own.ok) {
      this.#deal(dealOwn(own.value), { isAddress });
      return;
    }
    this.#problem = `In the link: ${own.error}`;
    if (this.#drill === undefined) this.next();
  }

  #deal(steps: Dealing, asked: Omit<How, 'from'> = {}): void {
    const job = ++this.#deals;
    const how = { ...asked, from: this.#view };
    const go = (answer?: Answer): void => {
      if (job !== this.#deals) return;
      const start = this.#ticks();
      let step = steps.next(answer);
      while (step.done !== true && step.value === undefined && this.#ticks() - start < SLICE) {
        step = steps.next();
      }
      if (step.done === true) this.#begin(step.value, how);
      else if (step.value === undefined) setTimeout(go);
      else {
        this.#answers.ask(step.value, go, (message) => {
          this.#problem = message;
        });
      }
    };
    go();
  }

  #begin(drill: MarkingDrill, { from, why, isAddress = false, isLesson = false }: How): void {
    this.#drill = drill;
    this.#plan = why;
    this.#isLesson = isLesson;
    this.#isRepeat = wasDone(this.progress, drill.kind?.name, drill.seed);
    this.#phase = 'outs';
    this.#marks = [];
    this.#steps.forget();
    this.#typed.clear();
    this.#said = '';
    this.#estimateText = '';
    this.#reply = undefined;
    this.#grade = undefined;
    if (!isLesson && !this.#isRepeat && this.isSessionDone) {
      this.#aim(SESSION * (Math.floor(this.#doneToday / SESSION) + 1));
    }
    if (this.#view === from) this.#view = 'drill';
    if (isAddress) this.#address.shows(this.#shown);
    else this.#address.show(this.#shown);
    this.#clock.start(this.isTimed);
  }

  /* --------------------------------------------------------------------------------- session -- */

  get #doneToday(): number {
    return doneToday(this.progress, this.now);
  }

  /** Ends the session: no drill is dealt until the learner asks for one. */
  #end(): void {
    this.#phase = 'over';
    this.#address.show(this.#shown);
  }

  #aim(count: number): void {
    this.#goal = { day: dayOf(this.now), count };
  }

  /* --------------------------------------------------------------------------------- marking -- */

  /** Marks a card as an out, or unmarks it. */
  tap(card: Card): void {
    if (this.#phase !== 'outs' || this.#drill === undefined) return;
    if (this.#drill.answer.next?.every((own) => own.card !== card)) {
      this.#problem = `${cardSymbol(card)} is in play: it cannot come.`;
      return;
    }
    const isMarked = this.#marks.includes(card);
    this.#mark(isMarked ? this.#marks.filter((other) => other !== card) : [...this.#marks, card]);
    this.#said = `${cardSymbol(card)} ${isMarked ? 'unmarked' : 'marked'}, ${this.#marks.length} so far.`;
  }

  #mark(marks: readonly Card[]): void {
    this.#steps.keep(this.#marks);
    this.#problem = undefined;
    this.#marks = marks;
  }

  clear(): void {
    this.#typed.clear();
    if (this.#phase !== 'outs' || this.#marks.length === 0) return;
    this.#mark([]);
    this.#said = 'No card marked.';
  }

  undo(): void {
    this.#problem = undefined;
    if (this.#typed.waits) this.#typed.clear();
    else if (this.#phase === 'estimate' || this.#phase === 'price') this.#phase = 'outs';
    else if (this.#phase === 'outs') this.#restore(this.#steps.undo(this.#marks));
  }

  get canRedo(): boolean {
    return this.#phase === 'outs' && this.#steps.canRedo;
  }

  redo(): void {
    if (this.#phase === 'outs') this.#restore(this.#steps.redo(this.#marks));
  }

  #restore(marks: readonly Card[] | undefined): void {
    if (marks === undefined) return;
    this.#marks = marks;
    this.#said = `${marks.length} marked.`;
  }

  /** One typed character: a rank, then its suit. Returns whether it was used. */
  type(character: string): boolean {
    if (this.#phase !== 'outs' || this.#view !== 'drill') return false;
    const { used, card, problem } = this.#typed.type(character);
    if (card !== undefined) {
      this.#typed.clear();
      this.tap(card);
    } else if (used) this.#problem = problem;
    return used;
  }

  /** Marks every card of a text. */
  enterLine(text: string): void {
    const cards = parseCards(text, 'line');
    if (!cards.ok) this.#problem = problemInWords(cards.error);
    else for (const card of cards.value) if (!this.#marks.includes(card)) this.tap(card);
  }

  /* ------------------------------------------------------------------------------- answering -- */

  setEstimate(text: string): void {
    this.#estimateText = text;
    this.#problem = undefined;
  }

  /** Goes to the next question, or to the result. */
  advance(): void {
    this.#problem = undefined;
    switch (this.#phase) {
      case 'outs':
        this.#typed.clear();
        this.#phase = 'estimate';
        break;
      case 'estimate':
        if (!this.#checkEstimate()) return;
        if (this.#drill?.offer === undefined) this.#finish();
        else this.#phase = 'price';
        break;
      case 'graded':
        if (!this.#isLesson && this.isSessionDone) this.#end();
        else this.skip();
        break;
      // The price needs call or fold, and the next drill is dealt by its own button.
      case 'price':
      case 'over':
    }
  }

  decide(decision: 'call' | 'fold'): void {
    if (this.#phase === 'price') this.#finish(decision);
  }

  get #estimate(): number | undefined {
    return readEstimate(this.#estimateText, this.progress.unit);
  }

  /** An empty field is not an estimate; what cannot be read is reported. */
  #checkEstimate(): boolean {
    if (this.#estimateText.trim() === '' || this.#estimate !== undefined) return true;
    this.#problem = `“${this.#estimateText.slice(0, 40)}” is not a probability. Write 25, 25%, 3 : 1 or 1 in 4.`;
    return false;
  }

  #finish(decision?: 'call' | 'fold'): void {
    const drill = this.#drill;
    if (drill === undefined) return;
    this.#clock.stop();
    this.#typed.clear();
    const estimate = this.#estimate;
    const reply: Marks = {
      marks: this.#marks,
      ...(estimate !== undefined && { estimate }),
      ...(decision !== undefined && { decision }),
    };
    const graded = gradeMarks(drill, reply);
    this.#reply = reply;
    this.#grade = graded;
    this.#phase = 'graded';
    if (this.#isLesson) this.kept.change((progress) => ({ ...progress, welcomed: true }));
    else if (!this.#isRepeat) this.#record(drill, reply, graded);
  }

  #record(drill: MarkingDrill, reply: Marks, graded: MarkingGrade): void {
    const findings = [...graded.findings.values()];
    const count = (wanted: string) => findings.filter((finding) => finding === wanted).length;
    const at = this.now;
    this.kept.change((progress) =>
      addRound(
        progress,
        {
          at,
          ...(drill.kind && { kind: drill.kind.name }),
          seed: drill.seed,
          outs: drill.outs.size,
          found: count('found'),
          extra: count('extra') + count('tainted'),
          tainted: count('tainted'),
          exact: drill.probability,
          ...(reply.estimate !== undefined && { estimate: reply.estimate }),
          ...(drill.offer !== undefined && {
            decided: graded.verdicts.get('price') === 'right',
          }),
          seconds: this.#clock.seconds,
          timed: this.isTimed,
        },
        drill.kind === undefined ? progress.memories : remember(progress.memories, drill.kind, graded, at),
      ),
    );
  }

  /* ----------------------------------------------------------------------------------- clock -- */

  /** Updates the clock, and grades the drill as it is once the time is up. */
  tick(): void {
    if (!this.isTimed || this.#phase === 'graded' || this.#phase === 'over') return;
    if (this.#clock.read()) this.#finish();
  }

  /* --------------------------------------------------------------------------------- choices -- */

  setUnit(unit: Unit): void {
    this.kept.change((progress) => ({ ...progress, unit }));
  }

  setTimed(timed: boolean): void {
    this.kept.change((progress) => ({ ...progress, timed }));
    if (this.#phase !== 'graded' && this.#phase !== 'over') this.#clock.start(this.isTimed);
  }

  /** Chooses a level or the learner's own spots; `undefined` chooses today's mix. */
  setLevel(level: Progress['level']): void {
    this.kept.change(({ level: _, ...progress }) => ({
      ...progress,
      welcomed: true,
      ...(level !== undefined && { level }),
    }));
    this.next();
  }

  sayProblem(problem: string): void {
    this.#problem = problem;
    this.kept.hush();
  }

  /** Reads the saved data again after another window has changed it. */
  reread(): void {
    this.#reads++;
    this.kept.reread();
  }

  close(): void {
    this.#clock.stop();
    this.#deals++;
    this.#answers.close();
  }
}
