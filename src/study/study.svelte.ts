import * as say from '#words/study';
import { problemInWords } from '../words/problems';
import { paragraph } from '#words/text';
import { parseCards, type Card } from '../poker/card';
import type { Addressed } from '../ui/address';
import { Entry } from '../ui/entry.svelte';
import { handover } from '../ui/handover';
import type { SavedSpots } from '../ui/savedSpots';
import type { Keeps } from '../ui/keeper.svelte';
import { Store } from '../ui/store';
import { NOTHING, type Entered, type Part, type ReplyDraft } from './replyDraft.svelte';
import { dealtPacked, namedDeal, workerAnswers, type Answers } from './dealer';
import type { Drill } from '../drills/drill';
import { readStudyLink, writeStudyLink, type StudyLink, type View } from '../drills/studyLink';
import { OpenedPack, textBeside } from './openedPack.svelte';
import { KEPT_PACKS, PackKeeper, type KeptPacks } from './packs';
import { KEPT_PROGRESS, ProgressKeeper, type Progress } from './progress';
import type { DrillRound } from './round.svelte';
import { Rounds } from './rounds.svelte';
import { keptSpots, YourSpots } from './yourSpots.svelte';

/** The step of a drill; `over` is the end of a session, `pack` the list of a pack's puzzles. */
export type Phase = Part | 'graded' | 'over' | 'pack';

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
  readonly spots: () => SavedSpots | undefined;
}

export class Study {
  #view = $state<View>('drill');
  /** What the drill's view shows: the round, the end of a session, or the list of a pack's puzzles. */
  #screen = $state<'round' | 'over' | 'pack'>('round');
  readonly entry: Entry<Entered>;
  readonly kept: ProgressKeeper;
  readonly rounds: Rounds;
  readonly spots: YourSpots;
  readonly packs: PackKeeper;
  readonly opened: OpenedPack;
  readonly #now: () => number;

  constructor({
    store = new Store(KEPT_PROGRESS),
    packs = new Store(KEPT_PACKS),
    now = () => Date.now(),
    ticks = () => performance.now(),
    random = () => Math.random(),
    answers = workerAnswers(),
    spots = keptSpots,
  }: Partial<Surroundings> = {}) {
    this.#now = now;
    const empty = { link: writeStudyLink({ view: 'drill' }), cards: '', complete: false };
    this.entry = new Entry<Entered>(NOTHING, empty, {
      address: () => this.#shown,
      deal: (card) => {
        this.tap(card);
      },
      read: (text) => this.#readLine(text),
    });
    this.packs = new PackKeeper(packs, (problem) => {
      if (problem !== undefined) this.entry.sayProblem(problem);
    });
    this.opened = new OpenedPack(this.packs);
    this.spots = new YourSpots(spots);
    this.kept = new ProgressKeeper(store, (problem) => {
      this.entry.sayProblem(problem ?? (this.packs.isSaved ? undefined : this.packs.problem));
    });
    this.rounds = new Rounds({
      entry: this.entry,
      kept: this.kept,
      spots: this.spots,
      opened: this.opened,
      now,
      ticks,
      random,
      answers,
      onDeal: (isAddress) => {
        const from = this.#view;
        return () => {
          this.#screen = 'round';
          // The user may have gone to another view since.
          if (this.#view === from) this.#view = 'drill';
          this.entry.write(isAddress);
        };
      },
      onProblem: (problem) => {
        this.sayProblem(problem);
      },
    });
    this.entry.sayProblem(paragraph([this.kept.problem ?? '', this.packs.problem ?? '']) || undefined);
    const { drills } = handover;
    handover.drills = undefined;
    if (drills !== undefined && !this.spots.pick(drills)) this.sayProblem(say.noDecision);
  }

  get view(): View {
    return this.#view;
  }
  get round(): DrillRound | undefined {
    return this.rounds.current;
  }
  get drill(): Drill | undefined {
    return this.round?.drill;
  }
  get phase(): Phase {
    return this.#screen === 'round' ? (this.round?.phase ?? 'reply') : this.#screen;
  }
  get progress(): Progress {
    return this.kept.value;
  }
  get now(): number {
    return this.#now();
  }
  get marks(): readonly Card[] {
    return this.round?.draft.marks ?? [];
  }
  /** The reply, while the drill is not graded. */
  get #asked(): ReplyDraft | undefined {
    return this.#screen === 'round' && this.round?.grade === undefined ? this.round?.draft : undefined;
  }
  get nextTitle(): string {
    const { source, trainsMistake = false } = this.round ?? {};
    if (source?.from === 'pack') return source.at + 1 === this.opened.pack?.puzzles.length ? say.done : say.nextPuzzle;
    if (this.rounds.score.isSessionDone) return say.finish;
    return trainsMistake ? say.sameMistake : say.nextSpot;
  }

  /* ---------------------------------------------------------------------------------- links -- */

  get link(): string {
    return this.linkTo(this.#view);
  }
  linkTo(view: View): string {
    // At the end of a session the plain link opens the summary.
    return writeStudyLink({ view, ...(this.#screen !== 'over' && this.#place) });
  }
  get #place(): Omit<StudyLink, 'view'> {
    const { source, place = {} } = this.round ?? {};
    const { name } = this.opened;
    if (this.#screen === 'pack') return name === undefined ? {} : { pack: { name } };
    return source?.from === 'pack' && name !== undefined ? { pack: { name, at: source.at + 1 } } : place;
  }
  get #shown(): Addressed {
    const { kind, drill } = this.round ?? {};
    const cards = this.#screen === 'over' ? 'over' : `${kind?.name ?? ''} ${drill?.seed ?? ''}`;
    return { link: this.link, cards: `${this.#view} ${cards}`, complete: drill !== undefined };
  }

  enterLink(fragment: string): void {
    if (fragment === this.link && this.drill !== undefined) return;
    this.openLink(fragment, true);
  }

  openLink(fragment: string, isAddress = false): void {
    const { link, problems } = readStudyLink(fragment, this.now);
    if (problems.length > 0) this.sayProblem(say.inLink(problems.join(' ')));
    this.#view = link.view;
    const { level, drill, own, puzzle, pack, day } = link;
    if (link.view === 'drill' && writeStudyLink(link) === '#/study' && this.spots.waits) {
      this.rounds.next();
      return;
    }
    const isNamed = [own, drill, puzzle, pack, day].some((part) => part !== undefined);
    const isHere =
      isNamed && writeStudyLink({ ...link, view: 'drill' }) === writeStudyLink({ view: 'drill', ...this.#place });
    const named = isHere ? undefined : namedDeal(link, this.spots);
    if (named !== undefined) this.rounds.deal(named, { isAddress });
    else if (pack !== undefined && !isHere) void this.#fetchPack(pack.name, pack.at);
    else if (level !== undefined) {
      this.rounds.setLevel(level.name);
    } else if (link.view === 'drill' && this.#isIdle && !this.progress.welcomed) {
      this.rounds.startLesson();
    } else if (link.view === 'drill' && this.#isIdle && !this.rounds.score.isSessionDone) {
      this.rounds.next();
    } else {
      if (link.view === 'drill') this.#look(isNamed);
      this.entry.write(isAddress);
    }
  }

  /** Whether there is no present drill: none was dealt yet, or the session is over. */
  get #isIdle(): boolean {
    return this.drill === undefined || this.#screen === 'over';
  }

  /** Opens the end of the session, or its last drill if a link asks for that. */
  #look(atDrill: boolean): void {
    if (this.drill === undefined) this.#screen = 'over';
    else if (this.#screen === 'over' && atDrill) this.#screen = 'round';
  }

  /* ---------------------------------------------------------------------------------- packs -- */

  /** Opens a pack: its list is shown, and nothing is dealt yet. A bad one is reported. */
  openPack(text: string, name?: string): boolean {
    const problem = this.opened.open(text, name);
    this.sayProblem(problem);
    if (problem !== undefined) return false;
    this.packs.reread();
    this.showPack();
    return true;
  }

  async #fetchPack(name: string, at?: number): Promise<void> {
    const isNewest = this.rounds.drop();
    const found = await textBeside(`packs/${name}.json`);
    if (!isNewest()) return;
    if (found === undefined) this.sayProblem(say.noPack(name));
    else if (this.openPack(found, name)) {
      // The link alone does not add a pack to the device: the first reply does.
      if (at !== undefined) this.#dealPacked(at - 1);
      return;
    }
    if (this.drill === undefined) this.rounds.next();
  }

  showPack(): void {
    this.rounds.pause();
    this.#screen = 'pack';
    this.#view = 'drill';
    this.entry.write();
  }

  /** Deals a puzzle of the open pack, and keeps the pack. @param at its place, from 0; after the last comes the list */
  startPack(at: number): void {
    this.opened.keep();
    this.#dealPacked(at);
  }

  #dealPacked(at: number): void {
    const puzzle = this.opened.pack?.puzzles[at];
    if (puzzle === undefined) this.showPack();
    else this.rounds.deal({ steps: dealtPacked(puzzle, at) });
  }

  /* ----------------------------------------------------------------------------------- reply -- */

  /** Marks a card, or unmarks it; chooses a typed card among the five, or for a hand to name. */
  tap(card: Card): void {
    const problem = this.#asked?.take(card);
    if (problem !== undefined) this.sayProblem(problem);
  }

  /** One typed character: of a card, or of a reply (a digit, the number of a hand). Returns whether it was used. */
  type(character: string): boolean {
    return this.#view === 'drill' && this.#asked?.type(character) === true;
  }

  enterLine(text: string): void {
    this.entry.enterLine(text);
  }

  #readLine(text: string): boolean {
    const cards = parseCards(text, 'line');
    if (!cards.ok) this.sayProblem(problemInWords(cards.error));
    else if (this.drill?.form === 'marks') {
      for (const card of cards.value) if (!this.marks.includes(card)) this.tap(card);
    }
    return cards.ok;
  }

  clear(): void {
    this.entry.dropRank();
    this.#asked?.clear();
  }

  undo(): void {
    this.sayProblem(undefined);
    this.#asked?.undo();
  }

  get canRedo(): boolean {
    return this.#asked?.canRedo === true;
  }

  redo(): void {
    this.#asked?.redo();
  }

  get awaitsSuit(): boolean {
    return this.entry.awaitsSuit;
  }

  setEstimate(text: string): void {
    this.round?.draft.enter(text);
    this.sayProblem(undefined);
  }

  advance(): void {
    this.sayProblem(undefined);
    const { round } = this;
    switch (this.phase) {
      case 'outs':
      case 'estimate':
      case 'reply': {
        const { problem } = round?.draft ?? {};
        if (problem !== undefined) this.sayProblem(problem);
        else if (round?.draft.goOn() === true) this.entry.dropRank();
        else this.rounds.finish();
        break;
      }
      case 'graded':
        if (round?.source?.from === 'pack') this.startPack(round.source.at + 1);
        else if (!this.rounds.isLesson && this.rounds.score.isSessionDone) this.#end();
        else if (round?.trainsMistake === true) this.rounds.again();
        else this.rounds.skip();
        break;
      // The price needs call or fold, and the next drill is dealt by its own button.
      case 'price':
      case 'over':
        break;
      case 'pack':
        this.startPack(this.opened.next);
    }
  }

  decide(decision: 'call' | 'fold'): void {
    if (this.phase !== 'price' && !(this.phase === 'reply' && this.drill?.form === 'decision')) return;
    this.round?.draft.decide(decision);
    this.rounds.finish();
  }

  /** Ends the session: no drill is dealt until the learner asks for one. */
  #end(): void {
    this.#screen = 'over';
    this.entry.write();
  }

  get problem(): string | undefined {
    return this.entry.problem;
  }

  sayProblem(problem: string | (() => string) | undefined): void {
    // The message about the user's last act is over.
    if (typeof problem === 'string') this.kept.sayProblem(problem);
    else this.entry.sayProblem(problem);
  }

  /** Reads the saved data again after another window has changed it. */
  reread(): void {
    this.spots.reread();
    this.kept.reread();
    this.packs.reread();
  }

  close(): void {
    this.rounds.close();
  }
}
