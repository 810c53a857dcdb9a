import * as say from '#words/saved';
import { paragraph } from '#words/text';
import { lineOf } from '../../words/spot';
import { readLink } from '../../notation/link';
import type { Answer } from '../../poker/answer';
import { nextTurn, runInSlices } from '../../steps';
import { percentText } from '../../ui/figures';
import { countText } from '../../ui/figureTexts';
import { capitalize } from '../../words/text';
import {
  annotateSpot,
  KEPT_SPOTS,
  endSpot,
  keepSpot,
  markSpot,
  mergeSpots,
  MOST_RECENT,
  readRangesOf,
  readingSpots,
  renameSpot,
  starSpot,
  withoutSpots,
  writeSpots,
  type Deed,
  type End,
  type SavedAnswer,
  type SavedSpot,
  type SavedSpots,
} from '../../ui/savedSpots';
import { askToKeep } from '../../ui/lasting';
import { Store, type ReadResult } from '../../ui/store';
import { names } from '../../ui/names.svelte';
import { ranges, type Ranges } from '../../ui/ranges.svelte';

/** Milliseconds of reading a file before the page is let on. */
const SLICE = 12;

/** The user's spots: saved as they are dealt, to be found again. */
export class Spots {
  #list = $state.raw<SavedSpots>([]);
  /** The problem with the user's last action. */
  #problem = $state<string>();
  /** The problem with the storage, until it is solved. */
  #unsaved = $state<string>();
  #aside = $state<string>();
  /** What could not be read when this window opened. */
  #lost: string | undefined;
  #said = $state('');
  /** Undoes the last deletion, erasure or import. */
  #undo = $state.raw<(spots: SavedSpots) => SavedSpot[]>();
  /** The link that this window kept last: its hand may go on. */
  #last: string | undefined;
  readonly #store: Store<SavedSpots>;
  readonly #now: () => number;
  /** They go into the file of spots, and come from it. */
  readonly #ranges: Ranges;

  constructor(store = new Store(KEPT_SPOTS), now: () => number = () => Date.now(), own: Ranges = ranges) {
    this.#ranges = own;
    this.#store = store;
    this.#now = now;
    const read = store.read();
    this.#take(read);
    const isForbidden = read.problem === KEPT_SPOTS.unkept;
    this.#lost = isForbidden ? undefined : (read.problem ?? own.problem ?? names.problem);
  }

  get list(): SavedSpots {
    return this.#list;
  }
  get problem(): string | undefined {
    return this.#problem ?? this.#unsaved;
  }
  /** The stored text that this page cannot read, word for word. */
  get aside(): string | undefined {
    return this.#aside;
  }
  /** The last action's message; empty once it is old. */
  get said(): string {
    return this.#said;
  }
  /** Says once what was saved and could not be read: spots, ranges or names. */
  takeLost(): string | undefined {
    const lost = this.#lost;
    this.#lost = undefined;
    return lost;
  }
  get canTakeBack(): boolean {
    return this.#undo !== undefined;
  }

  /** Keeps a spot that the user has dealt, with the figures of its answer. */
  keep(link: string, answer: Answer): void {
    const last = this.#last;
    const spot = { link, answer: figuresOf(answer), at: this.#now() };
    this.#take(this.#store.change((spots) => keepSpot(spots, spot, last)));
    if (this.#list.some((spot) => spot.link === link)) this.#last = link;
  }

  /** The user deals a spot of the list again: later changes continue it. */
  takeUp(link: string): void {
    this.#last = link;
    this.settle();
  }

  /** The user does something else: a message is over, unless it offers undo. */
  settle(): void {
    this.#problem = undefined;
    if (this.#undo === undefined) this.#said = '';
  }

  star(link: string, isStarred: boolean): void {
    if (isStarred) askToKeep();
    this.#change((spots) => starSpot(spots, link, isStarred), isStarred ? say.starred : say.unstarred);
  }

  rename(link: string, name: string): void {
    if (name.trim() !== '') askToKeep();
    this.#change((spots) => renameSpot(spots, link, name), '');
  }

  annotate(link: string, note: string): void {
    if (note.trim() !== '') askToKeep();
    this.#change((spots) => annotateSpot(spots, link, note), '');
  }

  /** What the user did with the bet of a spot; the same again takes it back. */
  mark(link: string, answer: Answer, did: Deed): void {
    askToKeep();
    const spot = { link, answer: figuresOf(answer), at: this.#now() };
    this.#take(this.#store.change((spots) => markSpot(spots, spot, did)));
    this.#last = link;
  }

  /** How the call of a spot ended; the same again takes it back. */
  end(link: string, won: End): void {
    this.#change((spots) => endSpot(spots, link, won), '');
  }

  remove(spot: SavedSpot): void {
    this.#change(
      (spots) => withoutSpots(spots, [spot]),
      say.deleted(titleOf(spot)),
      (spots) => mergeSpots(spots, [spot]),
    );
  }

  erase(): void {
    const before = this.#list;
    this.#change(
      () => [],
      say.erased(before.length),
      (spots) => mergeSpots(spots, before),
    );
  }

  exportText(): string {
    return writeSpots(this.#list, this.#ranges.named);
  }

  /**
   * Adds what a file holds, without the entries that cannot be read. A file of which nothing can be read is reported and
   * changes nothing. A long one takes a while.
   */
  async importText(text: string): Promise<void> {
    const read = await runInSlices(readingSpots(text, false), {
      ms: SLICE,
      turn: () => {
        this.#said = say.reading;
        return nextTurn();
      },
    });
    const more = read.ok ? readRangesOf(text) : read;
    if (!read.ok || !more.ok) {
      if (!more.ok) this.sayProblem(more.error);
      return;
    }
    const bad = [read.bad, more.bad].filter((own) => own !== undefined);
    if (bad.length > 0 && read.value.length + more.value.length === 0) {
      this.sayProblem(say.notSpots(bad[0].first));
      return;
    }
    const now = this.#now();
    const added = read.value.map((spot) => ({ ...spot, at: Math.min(spot.at, now) }));
    const withoutRanges = this.#ranges.add(more.value);
    const before = this.#list;
    this.#change(
      (spots) => mergeSpots(spots, added),
      '',
      (spots) => {
        withoutRanges();
        return mergeSpots(withoutSpots(spots, added), before);
      },
    );
    const taken = added.length - withoutSpots(added, this.#list).length;
    const gone = withoutSpots(before, this.#list).length;
    this.#said = paragraph([
      taken === added.length
        ? say.imported(taken, more.value.length)
        : say.importedSome(taken, added.length, MOST_RECENT),
      ...(gone > 0 ? [say.madeRoom(gone)] : []),
      ...(bad.length > 0
        ? [
            say.leftOut(
              bad.reduce((sum, { count }) => sum + count, 0),
              bad[0].first,
            ),
          ]
        : []),
    ]);
  }

  /** Undoes the last deletion, erasure or import. */
  takeBack(): void {
    const undo = this.#undo;
    if (undo !== undefined) this.#change(undo, say.undone);
  }

  discardAside(): void {
    this.#store.discardAside();
    this.#aside = this.#store.aside();
  }

  sayProblem(problem: string): void {
    this.#problem = problem;
    this.#said = '';
  }

  /** Another window has changed what the device keeps. */
  reread(): void {
    this.#take(this.#store.read());
  }

  #change(change: (spots: SavedSpots) => SavedSpot[], said: string, undo?: (spots: SavedSpots) => SavedSpot[]): void {
    this.#take(this.#store.change(change));
    this.#undo = undo;
    this.#said = said;
  }

  #take({ value, problem }: ReadResult<SavedSpots>): void {
    this.#list = value;
    this.#problem = undefined;
    this.#unsaved = problem;
    this.#aside = this.#store.aside();
  }
}

let own: Spots | undefined;

/** The one list of this window. @param tell is told of spots that the device had and could not be read, once */
export function theSpots(tell: (problem: string) => void): Spots {
  own ??= new Spots();
  const lost = own.takeLost();
  if (lost !== undefined) tell(lost);
  return own;
}

/** `'called, lost'`, `'folded'`, `'raised'`; empty of a spot without a mark. */
export function markText({ did, won }: SavedSpot): string {
  if (did === undefined) return '';
  if (did === 'fold') return say.folded;
  if (did === 'raise') return say.raised;
  return won === undefined ? say.called : say.calledEnd(won);
}

/** A spot's title: its name, or its cards. */
export function titleOf({ name, link }: SavedSpot): string {
  return name ?? capitalize(lineOf(readLink(link).draft));
}

/** The figures of an answer that the list shows. */
function figuresOf({ outs, improving, unseen, players, method, standing, status }: Answer): SavedAnswer {
  const equity = players[0]?.equity;
  const isByOuts = equity === undefined && standing?.isMade !== true;
  const count = outs?.length ?? (isByOuts ? improving?.chance.hits : undefined);
  return {
    unseen,
    ...(count !== undefined && status !== 'ahead' && { outs: count }),
    ...(equity !== undefined && { equity }),
    ...(method === 'sampled' && { isSampled: true }),
    ...(standing !== undefined && { beats: standing.behind, of: standing.of }),
  };
}

/** `'8 outs of 45, equity 24.6%'`; `'23 of 990 hands beat you'` of a made hand and on the river. */
export function answerText({ outs, unseen, equity, isSampled, beats, of }: SavedAnswer): string {
  if (outs === undefined && equity === undefined && beats !== undefined && of !== undefined) {
    return beats === 0 ? say.nuts : say.beatYou(beats, countText(beats), countText(of));
  }
  return say.figures(outs, unseen, equity === undefined ? undefined : percentText(equity), isSampled === true);
}
