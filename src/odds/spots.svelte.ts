import { capitalize } from '../poker/card';
import {
  KEPT_SPOTS,
  keepSpot,
  mergeSpots,
  MOST_RECENT,
  readSpots,
  renameSpot,
  starSpot,
  withoutSpots,
  writeSpots,
  type SavedSpot,
  type SavedSpots,
} from '../ui/spots';
import { Store, type Kept } from '../ui/store';
import { readLink } from './draft';
import { lineOf } from './notation';

/** The reader's own spots: kept as they are dealt, to be found again. */
export class Spots {
  #list = $state.raw<SavedSpots>([]);
  #problem = $state<string>();
  #aside = $state<string>();
  #said = $state('');
  /** What takes the last deletion, erasure or import back. */
  #undo = $state.raw<(spots: SavedSpots) => SavedSpot[]>();
  /** What this window kept last: the hand it belongs to may go on. */
  #last: string | undefined;
  readonly #store: Store<SavedSpots>;
  readonly #now: () => number;

  constructor(store = new Store(KEPT_SPOTS), now: () => number = () => Date.now()) {
    this.#store = store;
    this.#now = now;
    this.#take(store.read());
  }

  get list(): SavedSpots {
    return this.#list;
  }
  get problem(): string | undefined {
    return this.#problem;
  }
  /** What the device kept and this page cannot read, word for word. */
  get aside(): string | undefined {
    return this.#aside;
  }
  /** What was done last. */
  get said(): string {
    return this.#said;
  }
  get canTakeBack(): boolean {
    return this.#undo !== undefined;
  }

  /** Keeps a spot that the reader has dealt, with what the table says of it. */
  keep(link: string, says: string): void {
    const last = this.#last;
    this.#take(
      this.#store.change((spots) => keepSpot(spots, { link, says, at: this.#now() }, last)),
    );
    if (this.#list.some((spot) => spot.link === link)) this.#last = link;
  }

  /** The reader takes up a spot of the list: what comes next goes on from there. */
  takeUp(link: string): void {
    this.#last = link;
  }

  /** The spots that hold every word of a search: in their name, their cards, what the table said. */
  found(search: string): SavedSpots {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return this.#list.filter((spot) => {
      const text = [titleOf(spot), lineOf(readLink(spot.link).draft), spot.link, spot.says ?? '']
        .join(' ')
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  star(link: string, isStarred: boolean): void {
    this.#change(
      (spots) => starSpot(spots, link, isStarred),
      isStarred ? 'Starred.' : 'Unstarred.',
    );
  }

  rename(link: string, name: string): void {
    this.#change((spots) => renameSpot(spots, link, name), '');
  }

  remove(spot: SavedSpot): void {
    this.#change(
      (spots) => withoutSpots(spots, [spot]),
      `Deleted: ${titleOf(spot)}.`,
      (spots) => mergeSpots(spots, [spot]),
    );
  }

  erase(): void {
    const before = this.#list;
    this.#change(
      () => [],
      `${countOf(before.length)} erased.`,
      (spots) => mergeSpots(spots, before),
    );
  }

  exportText(): string {
    return writeSpots(this.#list);
  }

  /** Adds what a file holds; a file that cannot be read is said and changes nothing. */
  importText(text: string): void {
    const read = readSpots(text);
    if (!read.ok) {
      this.sayProblem(read.error.message);
      return;
    }
    const before = this.#list;
    this.#change(
      (spots) => mergeSpots(spots, read.value),
      '',
      (spots) => mergeSpots(withoutSpots(spots, read.value), before),
    );
    const dropped = withoutSpots(read.value, this.#list).length;
    const taken = read.value.length - dropped;
    this.#said =
      dropped === 0
        ? `${countOf(taken)} of the file ${taken === 1 ? 'is' : 'are'} here.`
        : `${taken} of the file’s ${countOf(read.value.length)} are here: of those without a star the newest ${MOST_RECENT} are kept.`;
  }

  /** Undoes the last deletion, erasure or import. */
  takeBack(): void {
    const undo = this.#undo;
    if (undo !== undefined) this.#change(undo, 'Taken back.');
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

  #change(
    change: (spots: SavedSpots) => SavedSpot[],
    said: string,
    undo?: (spots: SavedSpots) => SavedSpot[],
  ): void {
    this.#take(this.#store.change(change));
    this.#undo = undo;
    this.#said = said;
  }

  #take({ value, problem }: Kept<SavedSpots>): void {
    this.#list = value;
    this.#problem = problem;
    this.#aside = this.#store.aside();
  }
}

/** What a spot is called: its name, or its cards. */
export function titleOf({ name, link }: SavedSpot): string {
  return name ?? capitalize(lineOf(readLink(link).draft));
}

function countOf(count: number): string {
  return count === 1 ? 'One spot' : `${count} spots`;
}
