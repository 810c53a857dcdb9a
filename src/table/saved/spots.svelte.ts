import * as say from '#words/saved';
import { paragraph, quote } from '#words/text';
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
  readingRangesOf,
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
import { askToKeep } from '../../ui/persistence';
import { Keeper } from '../../ui/keeper.svelte';
import { Store } from '../../ui/store';
import { names } from '../../ui/names.svelte';
import { ranges, type Ranges } from '../../ui/savedRanges';

/** Milliseconds of reading a file before the page is let on. */
const SLICE = 12;

/** The user's spots: saved as they are dealt, to be found again. */
export class Spots extends Keeper<SavedSpots> {
  /** What could not be read when this window opened, until it is shown. */
  #told: string | undefined;
  /** The link that this window saved last: its hand may continue. */
  #last: string | undefined;
  readonly #now: () => number;
  /** Takes back the ranges of the last import. */
  #withoutRanges: (() => void) | undefined;
  /** The named ranges: the file of spots holds them too. */
  readonly #ranges: Ranges;

  constructor(store = new Store(KEPT_SPOTS), now: () => number = () => Date.now(), own: Ranges = ranges) {
    super(store);
    this.#ranges = own;
    this.#now = now;
    this.#told = this.lost === KEPT_SPOTS.unkept ? undefined : together([this.lost, own.lost, names.lost]);
  }

  /** Reports once which saved data could not be read: spots, ranges and names. */
  takeLost(): string | undefined {
    const told = this.#told;
    this.#told = undefined;
    return told;
  }

  /** Keeps a spot that the user has dealt, with the figures of its answer. */
  keep(link: string, answer: Answer): void {
    const last = this.#last;
    const spot = { link, answer: figuresOf(answer), at: this.#now() };
    this.change((spots) => keepSpot(spots, spot, last));
    if (this.value.some((spot) => spot.link === link)) this.#last = link;
  }

  /** The user deals a spot of the list again: later changes continue it. */
  takeUp(link: string): void {
    this.#last = link;
    this.settle();
  }

  star(link: string, isStarred: boolean): void {
    if (isStarred) askToKeep();
    this.act((spots) => starSpot(spots, link, isStarred), isStarred ? say.starred : say.unstarred);
  }

  rename(link: string, name: string): void {
    if (name.trim() !== '') askToKeep();
    this.act((spots) => renameSpot(spots, link, name));
  }

  annotate(link: string, note: string): void {
    if (note.trim() !== '') askToKeep();
    this.act((spots) => annotateSpot(spots, link, note));
  }

  /** Marks what the user did with the bet of a spot; the same mark again removes it. */
  mark(link: string, answer: Answer, did: Deed): void {
    askToKeep();
    const spot = { link, answer: figuresOf(answer), at: this.#now() };
    this.change((spots) => markSpot(spots, spot, did));
    this.#last = link;
  }

  /** Marks how the call of a spot ended; the same mark again removes it. */
  end(link: string, won: End): void {
    this.act((spots) => endSpot(spots, link, won));
  }

  remove(spot: SavedSpot): void {
    this.act(
      (spots) => withoutSpots(spots, [spot]),
      say.deleted(titleOf(spot)),
      (spots) => mergeSpots(spots, [spot]),
    );
  }

  erase(): void {
    this.reread();
    const before = this.value;
    this.act(
      () => [],
      say.erased(before.length),
      (spots) => mergeSpots(spots, before),
    );
  }

  override act(...act: Parameters<Keeper<SavedSpots>['act']>): void {
    this.#withoutRanges = undefined;
    super.act(...act);
  }

  override takeBack(): void {
    const withoutRanges = this.#withoutRanges;
    super.takeBack();
    if (withoutRanges === undefined) return;
    withoutRanges();
    this.#sayBoth(this.said);
  }

  /** Says what became of spots and ranges, and what is wrong with either. */
  #sayBoth(said: string): void {
    const problem = together([this.problem, this.#ranges.problem]);
    if (problem !== undefined) this.sayProblem(problem);
    this.say(said);
  }

  exportText(): string {
    return writeSpots(this.value, this.#ranges.named);
  }

  /**
   * Adds what a file holds, without the entries that cannot be read. A file that cannot be read at all is reported and
   * changes nothing. A long one takes a while.
   */
  async importText(text: string): Promise<void> {
    const turn = (): Promise<void> => {
      this.say(say.reading);
      return nextTurn();
    };
    const read = await runInSlices(readingSpots(text, false), { ms: SLICE, turn });
    const more = read.ok ? await runInSlices(readingRangesOf(text), { ms: SLICE, turn }) : read;
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
    const { renamed, back } = this.#ranges.add(more.value);
    // Another window may have saved some meanwhile.
    this.reread();
    const before = this.value;
    this.act(
      (spots) => mergeSpots(spots, added),
      '',
      (spots) => mergeSpots(withoutSpots(spots, added), before),
    );
    this.#withoutRanges = back;
    // What the device refused is not imported: its problem is said.
    const taken = this.isSaved ? added.length - withoutSpots(added, this.value).length : 0;
    const takenRanges = this.#ranges.isSaved ? this.#ranges.countOf(more.value) : 0;
    const gone = this.isSaved ? withoutSpots(before, this.value).length : 0;
    const imported =
      taken === added.length || !this.isSaved
        ? say.imported(taken, takenRanges)
        : say.importedSome(taken, added.length, MOST_RECENT, takenRanges);
    const left = bad.reduce((sum, { count }) => sum + count, 0);
    this.#sayBoth(
      paragraph([
        ...(taken + takenRanges > 0 || (this.isSaved && this.#ranges.isSaved) ? [imported] : []),
        ...(renamed.length > 0 ? [say.renamed(renamed.length, quote(renamed[0].name), quote(renamed[0].given))] : []),
        ...(gone > 0 ? [say.madeRoom(gone)] : []),
        ...(left > 0 ? [say.leftOut(left, bad[0].first)] : []),
      ]),
    );
  }
}

/** The sentences in one text; `undefined` if there are none. */
function together(sentences: readonly (string | undefined)[]): string | undefined {
  const said = new Set(sentences.filter((own) => own !== undefined));
  return said.size === 0 ? undefined : paragraph([...said]);
}

let own: Spots | undefined;

/** The one list of this window. @param tell called once with what is wrong, if the device has spots that cannot be read */
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
