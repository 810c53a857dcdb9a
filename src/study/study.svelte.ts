import * as say from '#words/study';
import { problemInWords } from '../words/problems';
import { cardSymbol } from '#words/cards';
import { paragraph } from '#words/text';
import { parseCards, type Card } from '../poker/card';
import type { Addressed } from '../ui/address';
import { EntryPage } from '../ui/entryPage.svelte';
import { handover } from '../ui/handover';
import type { SavedSpots } from '../ui/savedSpots';
import type { Keeps } from '../ui/keeper.svelte';
import { Store } from '../ui/store';
import { Answering, NOTHING, type Entered, type Part, type Playing } from './replyDraft.svelte';
import { DrillClock } from './clock.svelte';
import { dealt, Dealer, dealtOwn, dealtPuzzle, workerAnswers, type Answers, type Dealt, type Source } from './dealer';
import {
  controlOf,
  dealDrill,
  gradeReply,
  isKind,
  seedOf,
  tableLinkOf,
  type Drill,
  type ReplyTo,
} from '../drills/drill';
import { dailyOf, dayAt } from '../drills/daily';
import type { Unit } from '../drills/grade';
import type { Asking, Grade, MarksGrade, Verdict } from '../drills/kind';
import { KINDS, kindNamed, type Kind } from '../drills/kinds';
import { readStudyLink, writeStudyLink, type StudyLink, type View } from '../drills/studyLink';
import type { Pack } from '../drills/pack';
import { puzzleSeed, type Puzzle } from '../drills/puzzle';
import { plan, remember, type Plan } from './memory';
import { OpenedPack, textBeside } from './openedPack.svelte';
import { KEPT_PACKS, PackKeeper, type KeptPack, type KeptPacks } from './packs';
import { ownSeed, readOwn, type OwnSpot } from '../drills/own';
import { keptSpots, nextOwn, ownSpots } from './yourSpots.svelte';
import {
  addRound,
  dayOf,
  doneToday,
  KEPT_PROGRESS,
  lastDone,
  roundOf,
  SESSION,
  stepFor,
  type Progress,
  ProgressKeeper,
} from './progress';

/** The step of a drill; `over` is the end of a session, `pack` the list of a pack's puzzles. */
export type Phase = Part | 'graded' | 'over' | 'pack';

/** The drill of the first visit: a flush draw on the turn, without other outs. */
const LESSON = { kind: KINDS[0], seed: 28 };

/** The dependencies of the study page; tests pass their own. */
export interface Surroundings {
  readonly store: Keeps<Progress>;
  readonly packs: Keeps<KeptPacks>;
  /** Milliseconds since 1970. The clock may be set while the page is open. */
  readonly now: () => number;
  /** Milliseconds of a clock that is never set. */
  readonly ticks: () => number;
  readonly random: () => number;
  readonly answers: Answers;
  /** The spots saved on the device. */
  readonly spots: () => SavedSpots | undefined;
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
export class Study extends EntryPage<Entered> implements Playing {
  #goal = $state.raw<Goal>({ day: 0, count: 0 });
  #view = $state<View>('drill');
  /** The present drill, what is entered in reply, and how it was graded. */
  #answering = $state.raw<Answering>();
  #reply = $state.raw<ReplyTo<Drill>>();
  #grade = $state.raw<Grade | MarksGrade>();
  #source = $state.raw<Source>();
  /** The kind that a puzzle's reply counts for. */
  #counts: Kind | undefined;
  /** The answer was shown without a reply: nothing is graded. */
  #isShown = $state(false);
  #plan = $state.raw<Plan>();
  #phase = $state<Exclude<Phase, Part> | 'asked'>('asked');
  #said = $state('');
  /** Drills of the first visit and repeated drills do not count. */
  #isLesson = $state(false);
  /** When this drill was done before; `undefined` if it was not. */
  #last = $state<number>();
  /** Drills that were begun. */
  #begun = 0;
  /** Spots that another page picked, to be dealt first. */
  #picked: readonly OwnSpot[] = [];
  #pickedLinks: readonly string[] = [];
  readonly #clock: DrillClock;
  /** The learner's progress, as it is saved. */
  readonly kept: ProgressKeeper;
  /** The packs on the device, and the one that is open. */
  readonly packs: PackKeeper;
  readonly #opened: OpenedPack;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #dealer: Dealer;
  readonly #keptSpots: () => SavedSpots | undefined;
  /** Incremented whenever the saved spots may have changed. */
  #reads = $state(0);
  /** Read lazily: most visits do not need them. */
  readonly #spots: SavedSpots | undefined = $derived.by(() => {
    void this.#reads;
    return this.#keptSpots();
  });
  readonly #own: readonly OwnSpot[] = $derived(ownSpots(this.#spots ?? []));

  readonly #shown: Addressed = $derived({
    link: this.linkTo(this.#view),
    cards:
      this.#phase === 'over'
        ? `${this.#view} over`
        : `${this.#view} ${this.kind?.name ?? ''} ${this.drill?.seed ?? ''}`,
    complete: this.drill !== undefined,
  });

  constructor({
    store = new Store(KEPT_PROGRESS),
    packs = new Store(KEPT_PACKS),
    now = () => Date.now(),
    ticks = () => performance.now(),
    random = () => Math.random(),
    answers = workerAnswers(),
    spots = keptSpots,
  }: Partial<Surroundings> = {}) {
    super({ link: writeStudyLink({ view: 'drill' }), cards: '', complete: false });
    this.#now = now;
    this.#random = random;
    this.#dealer = new Dealer(answers, ticks);
    this.packs = new PackKeeper(packs, (problem) => {
      if (problem !== undefined) super.sayProblem(problem);
    });
    this.#opened = new OpenedPack(this.packs);
    this.#keptSpots = spots;
    this.#clock = new DrillClock(ticks, () => {
      this.tick();
    });
    this.kept = new ProgressKeeper(store, (problem) => {
      super.sayProblem(problem ?? (this.packs.isSaved ? undefined : this.packs.problem));
    });
    super.sayProblem(paragraph([this.kept.problem ?? '', this.packs.problem ?? '']) || undefined);
    const { drills } = handover;
    handover.drills = undefined;
    if (drills !== undefined) this.#pick(drills);
    // The last drill of a session may still be on the page.
    this.#aim(Math.max(SESSION, SESSION * Math.ceil(this.#doneToday / SESSION)));
  }

  get progress(): Progress {
    return this.kept.value;
  }
  get view(): View {
    return this.#view;
  }
  get drill(): Drill | undefined {
    return this.#answering?.drill;
  }
  /** What is entered in reply to the drill. */
  get answering(): Answering | undefined {
    return this.#answering;
  }
  /** The reply that was graded; `undefined` for an empty one. */
  get reply(): ReplyTo<Drill> | undefined {
    return this.#reply;
  }
  get grade(): Grade | MarksGrade | undefined {
    return this.#grade;
  }
  get #puzzle(): Puzzle | undefined {
    return this.#source !== undefined && 'puzzle' in this.#source ? this.#source.puzzle : undefined;
  }
  /** The user's spot that was dealt. */
  get ownSpot(): OwnSpot | undefined {
    return this.#source?.from === 'own' ? this.#source.own : undefined;
  }
  /** The present kind; `undefined` for a spot that does not fit any. */
  get kind(): Kind | undefined {
    if (this.#puzzle !== undefined) return this.#counts;
    const kind = this.drill?.kind;
    return kind !== undefined && isKind(kind) ? kind : undefined;
  }
  /** The link that opens the spot at the table; `undefined` if there is no hand to open. */
  get tableLink(): string | undefined {
    return this.#puzzle?.link ?? this.ownSpot?.link ?? (this.drill && tableLinkOf(this.drill));
  }
  /** The sender's words: with the question, and after the reply. */
  get notes(): { readonly note?: string | undefined; readonly after?: string | undefined } {
    const source = this.#source;
    return source?.from === 'puzzle' ? source.puzzle : source?.from === 'pack' ? source : {};
  }
  /** The seed under which the reply is saved. */
  get #seed(): number {
    if (this.#puzzle !== undefined) return puzzleSeed(this.#puzzle);
    return this.ownSpot === undefined ? (this.drill?.seed ?? -1) : ownSeed(this.ownSpot);
  }
  /** The source of the drill, if it is not a kind and a seed. */
  get source(): Source | undefined {
    return this.#source;
  }
  /** How the reply was, once it is graded; `undefined` if the answer was only shown. */
  get verdict(): Verdict | undefined {
    return this.#isShown ? undefined : this.#grade?.verdict;
  }
  /** Whether a mistake is trained at once: the same kind, another seed. Not after a spot that somebody chose. */
  get trainsMistake(): boolean {
    if (this.#grade?.clean !== false || this.#source !== undefined) return false;
    return this.kind !== undefined && this.kind.form !== 'marks';
  }
  /** The title of the button after the result. */
  get nextTitle(): string {
    if (this.#source?.from === 'pack')
      return this.#source.at + 1 === this.pack?.puzzles.length ? say.done : say.nextPuzzle;
    if (this.isSessionDone) return say.finish;
    return this.trainsMistake ? say.sameMistake : say.nextSpot;
  }
  /** Whether the page opened with this drill: the focus then stays where the browser put it. */
  get isFirst(): boolean {
    return this.#begun <= 1 && this.#source?.from !== 'pack';
  }
  /** Whether the answer was shown without a reply. */
  get isShown(): boolean {
    return this.#isShown;
  }
  /** Why this kind of spot was dealt; `undefined` if a link or the learner chose it. */
  get plan(): Plan | undefined {
    return this.#plan;
  }
  get phase(): Phase {
    return this.#phase === 'asked' ? (this.#answering?.part ?? 'reply') : this.#phase;
  }
  get #isAsked(): boolean {
    return this.#phase === 'asked' && this.#answering !== undefined;
  }
  /** The cards that are marked. */
  get marks(): readonly Card[] {
    return this.drill?.form === 'marks' ? ((this.#answering?.chosen ?? []) as readonly Card[]) : [];
  }
  /** The last change of the marks, for screen readers. */
  get said(): string {
    return this.#said;
  }
  get estimateText(): string {
    return this.#answering?.text ?? '';
  }
  get isLesson(): boolean {
    return this.#isLesson;
  }
  /** The drill is one of those that another page picked: its name counts them. */
  get isPicked(): boolean {
    return this.ownSpot !== undefined && this.#pickedLinks.includes(this.ownSpot.link);
  }
  /** When the drill was done before. */
  get last(): number | undefined {
    return this.#last;
  }
  /** The drill was done before and does not count again. */
  get isRepeat(): boolean {
    return this.#last !== undefined;
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
    return writeStudyLink({ view, ...(this.#phase !== 'over' && this.#place) });
  }
  /** What a link says of the present drill. */
  get #place(): Omit<StudyLink, 'view'> {
    const source = this.#source;
    const { kind, seed } = this.drill ?? {};
    if (this.#opened.name !== undefined && (this.#phase === 'pack' || source?.from === 'pack')) {
      const at = this.#phase !== 'pack' && source?.from === 'pack' ? { at: source.at + 1 } : {};
      return { pack: { name: this.#opened.name, ...at } };
    }
    if (this.#phase === 'pack') return {};
    if (source?.from === 'day') return { day: source.day };
    if (this.#puzzle !== undefined) return { puzzle: this.#puzzle };
    if (source?.from === 'own') return { own: source.own.link };
    return kind !== undefined && isKind(kind) && seed !== undefined ? { drill: { kind, seed } } : {};
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
    return this.#spots?.length;
  }

  /* -------------------------------------------------------------------------------- dealing -- */

  /** Takes as many of these spots as a day's session has. */
  #pick(links: readonly string[]): void {
    const different = links.filter((link, at) => links.indexOf(link) === at);
    const own = ownSpots(different.map((link) => ({ link, at: 0 }))).slice(0, SESSION);
    const isSome = own.length < Math.min(SESSION, different.length);
    this.#picked = own.map((spot, at) => ({ ...spot, name: say.pickedOf(at + 1, own.length, isSome) }));
    this.#pickedLinks = own.map(({ link }) => link);
    if (own.length === 0) this.sayProblem(say.noDecision);
  }

  /** Opens what the address says. */
  enterLink(fragment: string): void {
    if (fragment === this.link && this.drill !== undefined) return;
    this.openLink(fragment, true);
  }

  /** Opens a link and reports what is wrong in it. */
  openLink(fragment: string, isAddress = false): void {
    const { link, problems } = readStudyLink(fragment, this.now);
    if (problems.length > 0) this.sayProblem(say.inLink(problems.join(' ')));
    this.#view = link.view;
    const { level, drill, own, puzzle, pack, day } = link;
    if (link.view === 'drill' && writeStudyLink(link) === '#/study' && this.#picked.length > 0) {
      this.next();
      return;
    }
    const isNamed = [own, drill, puzzle, pack, day].some((part) => part !== undefined);
    const isHere =
      isNamed && writeStudyLink({ ...link, view: 'drill' }) === writeStudyLink({ view: 'drill', ...this.#place });
    if (own !== undefined && !isHere) this.#dealLinked(own, isAddress);
    else if (puzzle !== undefined && !isHere) {
      this.#deal(dealtPuzzle(puzzle, { from: 'puzzle', puzzle }), { isAddress });
    } else if (pack !== undefined && !isHere) void this.#fetchPack(pack.name, pack.at);
    else if (day !== undefined && !isHere) this.#dealDay(day, isAddress);
    else if (drill !== undefined && !isHere) {
      this.#deal(dealt(dealDrill(drill.kind, drill.seed)), { isAddress });
    } else if (level !== undefined) {
      this.setLevel(level.name);
    } else if (link.view === 'drill' && this.#isIdle && !this.progress.welcomed) {
      this.startLesson();
    } else if (link.view === 'drill' && this.#isIdle && !this.isSessionDone) {
      this.next();
    } else {
      if (link.view === 'drill') this.#look(isNamed);
      this.write(isAddress);
    }
  }

  /** Whether there is no present drill: none was dealt yet, or the session is over. */
  get #isIdle(): boolean {
    return this.drill === undefined || this.#phase === 'over';
  }

  /** Opens the end of the session, or its last drill if a link asks for that. */
  #look(atDrill: boolean): void {
    if (this.drill === undefined) this.#phase = 'over';
    else if (this.#phase === 'over' && atDrill) this.#phase = 'graded';
  }

  /** Deals the drill of the first visit. */
  startLesson(): void {
    this.#deal(dealt(dealDrill(LESSON.kind, LESSON.seed)), { isLesson: true });
  }

  /** Ends the first visit's tour. */
  endLesson(): void {
    this.kept.act((progress) => ({ ...progress, welcomed: true }));
    this.next();
  }

  /** Deals the next drill: at the chosen level, or the one that is due in today's mix. */
  next(): void {
    const [picked, ...others] = this.#picked;
    if (picked !== undefined) {
      this.#picked = others;
      this.#deal(dealtOwn(picked));
      return;
    }
    const { level } = this.progress;
    const chosen = KINDS.filter((kind) => kind.level === level);
    if (chosen.length > 0) {
      this.#dealKind(chosen[Math.floor(this.#random() * chosen.length)]);
      return;
    }
    const own = level === 'own' ? nextOwn(this.#own, this.progress.rounds, this.ownSpot?.link) : undefined;
    if (own !== undefined) {
      this.#deal(dealtOwn(own));
      return;
    }
    const next = plan(this.progress.memories, this.now, this.kind?.name);
    this.#dealKind(next.kind, next);
  }

  /** Skips the drill without grading it. */
  skip(): void {
    if (this.#isLesson) this.endLesson();
    else this.next();
  }

  /** Deals another spot of the same kind. */
  again(): void {
    if (this.kind !== undefined) this.#dealKind(this.kind);
  }

  #dealKind(kind: Kind, why?: Plan): void {
    const step = kind.form === 'marks' ? undefined : stepFor(this.progress, kind.name);
    this.#deal(dealt(dealDrill(kind, seedOf(this.#random(), step))), { why });
  }

  /* ---------------------------------------------------------------------------------- packs -- */

  /** The open pack of puzzles. */
  get pack(): Pack | undefined {
    return this.#opened.pack;
  }

  /** The open pack with what is done of it; `undefined` if it is not on the device. */
  get keptPack(): KeptPack | undefined {
    return this.#opened.kept;
  }

  /** Opens a pack: its list is shown, and nothing is dealt yet. A bad one is reported. */
  openPack(text: string, name?: string): boolean {
    const problem = this.#opened.open(text, name);
    this.sayProblem(problem);
    if (problem !== undefined) return false;
    this.packs.reread();
    this.showPack();
    return true;
  }

  /** Fetches a pack next to the page. */
  async #fetchPack(name: string, at?: number): Promise<void> {
    const isNewest = this.#dealer.drop();
    const found = await textBeside(`packs/${name}.json`);
    if (!isNewest()) return;
    if (found === undefined) {
      this.sayProblem(say.noPack(name));
      if (this.drill === undefined) this.next();
    } else if (this.openPack(found, name)) {
      // The link alone does not add a pack to the device: the first reply does.
      if (at !== undefined) this.#dealPacked(at - 1);
    } else if (this.drill === undefined) this.next();
  }

  /** Shows the list of the open pack. */
  showPack(): void {
    this.#dealer.drop();
    this.#clock.stop();
    this.#phase = 'pack';
    this.#view = 'drill';
    this.write();
  }

  /** Deals a puzzle of the open pack, and keeps the pack. @param at its place, from 0; after the last comes the list */
  startPack(at: number): void {
    this.#opened.keep();
    this.#dealPacked(at);
  }

  #dealPacked(at: number): void {
    const own = this.pack?.puzzles[at];
    if (own === undefined) {
      this.showPack();
      return;
    }
    const source: Source = { ...own, from: 'pack', at };
    this.#deal(own.kind === undefined ? dealtPuzzle(own.puzzle, source) : dealt(dealDrill(own.kind, own.seed), source));
  }

  /** Deals the spot of a day, the same for everybody. */
  #dealDay(day: number, isAddress = false): void {
    const { kind, seed } = dailyOf(day);
    const own = kindNamed(kind);
    if (own === undefined) throw new Error(kind);
    this.#deal(dealt(dealDrill(own, seed), { from: 'day', day }), { isAddress });
  }

  /** Deals the spot of this day. */
  today(): void {
    this.#dealDay(dayAt(this.now));
  }

  /** Deals one of the user's spots, or reports why it cannot be a drill. */
  #dealLinked(link: string, isAddress: boolean): void {
    const kept = this.#spots?.find((spot) => spot.link === link);
    const own = readOwn(kept ?? { link });
    if (own.ok) {
      this.#deal(dealtOwn(own.value), { isAddress });
      return;
    }
    this.sayProblem(say.inLink(own.error));
    if (this.drill === undefined) this.next();
  }

  #deal(steps: Asking<Dealt>, asked: Omit<How, 'from'> = {}): void {
    const how = { ...asked, from: this.#view };
    this.#dealer.deal(
      steps,
      (dealt) => {
        this.#open(dealt, how);
      },
      (message) => {
        this.sayProblem(message);
      },
    );
  }

  #open(dealt: Dealt, how: How): void {
    if ('problem' in dealt) {
      this.sayProblem(say.inLink(dealt.problem));
      if (this.drill === undefined) this.next();
      return;
    }
    this.#begin(dealt, how);
  }

  #begin(
    { drill, source, counts }: Exclude<Dealt, { problem: string }>,
    { from, why, isAddress = false, isLesson = false }: How,
  ): void {
    this.#begun++;
    this.#answering = new Answering(drill, {
      unit: () => this.progress.unit,
      change: (entered) => {
        this.change(entered);
      },
    });
    this.#reply = undefined;
    this.#grade = undefined;
    this.#source = source;
    this.#counts = counts;
    this.#isShown = false;
    this.#plan = why;
    this.#isLesson = isLesson;
    this.#last = lastDone(this.progress, this.kind?.name, this.#seed)?.at;
    this.#phase = 'asked';
    this.forgetSteps();
    this.dropRank();
    this.#said = '';
    if (!isLesson && !this.isRepeat && this.isSessionDone) {
      this.#aim(SESSION * (Math.floor(this.#doneToday / SESSION) + 1));
    }
    if (this.#view === from) this.#view = 'drill';
    this.write(isAddress);
    this.#clock.start(this.isTimed);
  }

  /* --------------------------------------------------------------------------------- session -- */

  get #doneToday(): number {
    return doneToday(this.progress, this.now);
  }

  /** Ends the session: no drill is dealt until the learner asks for one. */
  #end(): void {
    this.#phase = 'over';
    this.write();
  }

  #aim(count: number): void {
    this.#goal = { day: dayOf(this.now), count };
  }

  /* ----------------------------------------------------------------------------------- reply -- */

  /** Marks a card, or unmarks it. */
  tap(card: Card): void {
    const { drill } = this;
    if (this.phase !== 'outs' || drill?.form !== 'marks') return;
    if (drill.key.answer.next?.every((own) => own.card !== card)) {
      this.sayProblem(say.inPlay(cardSymbol(card)));
      return;
    }
    const isMarked = this.marks.includes(card);
    this.#answering?.toggle(card);
    this.#said = (isMarked ? say.cardUnmarked : say.cardMarked)(cardSymbol(card), this.marks.length);
  }

  protected override get moment(): Entered {
    return this.#answering?.entered ?? NOTHING;
  }

  protected override get inAddress(): Addressed {
    return this.#shown;
  }

  protected override show(entered: Entered): void {
    this.#answering?.show(entered);
    this.#said = say.countMarked(this.marks.length);
  }

  clear(): void {
    this.dropRank();
    if (this.phase !== 'outs' && this.phase !== 'reply') return;
    const hadMarks = this.marks.length > 0;
    this.#answering?.clear();
    if (hadMarks) this.#said = say.noneMarked;
  }

  override undo(): void {
    this.sayProblem(undefined);
    if (this.awaitsSuit || (this.#isAsked && this.#answering?.back() === false)) super.undo();
  }

  override get canRedo(): boolean {
    return (this.phase === 'outs' || this.phase === 'reply') && super.canRedo;
  }

  override redo(): void {
    if (this.canRedo) super.redo();
  }

  /** One typed character: of a card, or of a reply (a digit, the number of a hand). Returns whether it was used. */
  override type(character: string): boolean {
    if (this.#view !== 'drill') return false;
    if (this.phase === 'outs') return super.type(character);
    const answering = this.#answering;
    if (this.phase !== 'reply' || answering === undefined) return false;
    this.sayProblem(undefined);
    if (!this.awaitsSuit && answering.type(character)) return true;
    const { form } = answering.drill;
    return (form === 'cards' || form === 'combo') && super.type(character);
  }

  /** Marks a typed card, or chooses it among the five or for a hand to name. */
  protected override dealTyped(card: Card): void {
    const { drill } = this;
    if (drill?.form === 'marks') this.tap(card);
    else if (drill?.form === 'cards') {
      const { hand, board } = controlOf(drill);
      if ([...hand, ...board].includes(card)) this.#answering?.toggle(card, 5);
      else this.sayProblem(say.notOfSeven(cardSymbol(card)));
    } else if (drill?.form === 'combo') {
      if (!controlOf(drill).board.includes(card)) this.#answering?.toggle(card, 2);
      else this.sayProblem(say.onTheBoard(cardSymbol(card)));
    }
  }

  /** Marks every card of a text. */
  protected override readLine(text: string): boolean {
    const cards = parseCards(text, 'line');
    if (!cards.ok) this.sayProblem(problemInWords(cards.error));
    else for (const card of cards.value) if (!this.marks.includes(card)) this.tap(card);
    return cards.ok;
  }

  setEstimate(text: string): void {
    this.#answering?.enter(text);
    this.sayProblem(undefined);
  }

  /** Goes to the next question, or to the result. */
  advance(): void {
    this.sayProblem(undefined);
    switch (this.phase) {
      case 'outs':
      case 'estimate':
      case 'reply': {
        const { problem } = this.#answering ?? {};
        if (problem !== undefined) this.sayProblem(problem);
        else if (this.#answering?.goOn() === true) this.dropRank();
        else this.#finish();
        break;
      }
      case 'graded':
        if (this.#source?.from === 'pack') this.startPack(this.#source.at + 1);
        else if (!this.#isLesson && this.isSessionDone) this.#end();
        else if (this.trainsMistake) this.again();
        else this.skip();
        break;
      // The price needs call or fold, and the next drill is dealt by its own button.
      case 'price':
      case 'over':
        break;
      case 'pack':
        this.startPack(this.#opened.next);
    }
  }

  decide(decision: 'call' | 'fold'): void {
    if (this.phase !== 'price' && !(this.phase === 'reply' && this.drill?.form === 'decision')) return;
    this.#answering?.decide(decision);
    this.#finish();
  }

  /** Grades the reply as it is. */
  #finish(): void {
    const answering = this.#answering;
    if (answering === undefined) return;
    this.#clock.stop();
    this.dropRank();
    const { drill, reply } = answering;
    const grade = gradeReply(drill, reply);
    this.#reply = reply;
    this.#grade = grade;
    this.#phase = 'graded';
    if (this.#source?.from === 'pack') this.#opened.done(this.#source.at, { verdict: grade.verdict, at: this.now });
    if (this.#isLesson) this.kept.act((progress) => ({ ...progress, welcomed: true }));
    else if (!this.isRepeat) this.#record(drill, reply, grade);
  }

  /** Shows a puzzle's answer without a reply: nothing is graded. */
  reveal(): void {
    const answering = this.#answering;
    if (answering === undefined) return;
    this.#clock.stop();
    this.#isShown = true;
    const { drill } = answering;
    if (drill.form === 'marks') {
      // The deck shows the cards as if they were marked.
      this.#reply = { form: 'marks', marks: [...drill.key.outs] };
      answering.show({ ...NOTHING, chosen: this.#reply.marks });
    }
    this.#grade = gradeReply(drill, this.#reply);
    this.#phase = 'graded';
  }

  #record(drill: Drill, reply: ReplyTo<Drill> | undefined, grade: Grade | MarksGrade): void {
    const { now: at, kind } = this;
    const { seconds } = this.#clock;
    const round = roundOf(drill, reply, grade, { at, kind, seed: this.#seed, seconds, timed: this.isTimed });
    this.kept.act((progress) => {
      const memories = kind === undefined ? progress.memories : remember(progress.memories, kind, grade, at);
      return addRound(progress, round, memories);
    });
  }

  /* ----------------------------------------------------------------------------------- clock -- */

  /** Updates the clock, and grades the drill as it is once the time is up. */
  tick(): void {
    if (this.isTimed && this.#isAsked && this.#clock.read()) this.#finish();
  }

  /* --------------------------------------------------------------------------------- choices -- */

  setUnit(unit: Unit): void {
    this.kept.act((progress) => ({ ...progress, unit }));
  }

  setTimed(timed: boolean): void {
    this.kept.act((progress) => ({ ...progress, timed }));
    if (this.#isAsked) this.#clock.start(this.isTimed);
  }

  /** Chooses a level or the learner's own spots; `undefined` chooses today's mix. */
  setLevel(level: Progress['level']): void {
    this.kept.act(({ level: _, ...progress }) => ({
      ...progress,
      welcomed: true,
      ...(level !== undefined && { level }),
    }));
    this.next();
  }

  override sayProblem(problem: string | (() => string) | undefined): void {
    // The message about the user's last act is over.
    if (typeof problem === 'string') this.kept.sayProblem(problem);
    else super.sayProblem(problem);
  }

  /** Reads the saved data again after another window has changed it. */
  reread(): void {
    this.#reads++;
    this.kept.reread();
    this.packs.reread();
  }

  close(): void {
    this.#clock.stop();
    this.#dealer.close();
  }
}
