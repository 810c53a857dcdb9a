import * as say from '#words/study';
import { ownSeed, readOwn, type OwnSpot } from '../drills/own';
import type { Result } from '../poker/result';
import { KEPT_SPOTS, type SavedSpots } from '../ui/savedSpots';
import { peek, type StorageLike } from '../ui/store';
import { SESSION, type Round } from './progress';

/** The spots saved on the device; `undefined` if they cannot be read. The table's page offers what can be done about it. */
export function keptSpots(storage?: () => StorageLike): SavedSpots | undefined {
  return peek(KEPT_SPOTS, storage);
}

/** The spots that can be drills, in the order of the list. */
export function ownSpots(spots: SavedSpots): OwnSpot[] {
  return spots.flatMap((spot) => {
    const own = readOwn(spot);
    return own.ok ? [own.value] : [];
  });
}

/**
 * The spot to deal next: the first that was never done, otherwise the one done longest ago. Not the one just dealt,
 * unless it is the only one.
 *
 * @param after the link of the spot just dealt
 */
export function nextOwn(spots: readonly OwnSpot[], rounds: readonly Round[], after?: string): OwnSpot | undefined {
  const lately: Readonly<Record<number, number | undefined>> = Object.fromEntries(
    rounds.map(({ seed, at }) => [seed, at]),
  );
  const doneAt = (own: OwnSpot) => lately[ownSeed(own)] ?? 0;
  const others = spots.filter(({ link }) => link !== after);
  const [next] = (others.length > 0 ? others : [...spots]).sort((a, b) => doneAt(a) - doneAt(b));
  return next;
}

/** The spots saved on the device as drills, and those that another page picked, to be dealt first. */
export class YourSpots {
  readonly #keptSpots: () => SavedSpots | undefined;
  /** Incremented whenever the saved spots may have changed. */
  #reads = $state(0);
  /** Read lazily: most visits do not need them. */
  readonly #saved: SavedSpots | undefined = $derived.by(() => {
    void this.#reads;
    return this.#keptSpots();
  });
  /** Those that can be drills, the starred first. */
  readonly list: readonly OwnSpot[] = $derived(ownSpots(this.#saved ?? []));
  #waiting: readonly OwnSpot[] = [];
  #pickedLinks: readonly string[] = [];

  constructor(keptSpots: () => SavedSpots | undefined) {
    this.#keptSpots = keptSpots;
  }

  get count(): number | undefined {
    return this.#saved?.length;
  }
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Takes as many of these spots as a day's session has. Returns whether there is one. */
  pick(links: readonly string[]): boolean {
    const different = links.filter((link, at) => links.indexOf(link) === at);
    const picked = ownSpots(different.map((link) => ({ link, at: 0 }))).slice(0, SESSION);
    const isSome = picked.length < Math.min(SESSION, different.length);
    this.#waiting = picked.map((spot, at) => ({ ...spot, name: say.pickedOf(at + 1, picked.length, isSome) }));
    this.#pickedLinks = picked.map(({ link }) => link);
    return picked.length > 0;
  }

  /** The next picked spot, which waits no longer. */
  takePicked(): OwnSpot | undefined {
    const [next, ...others] = this.#waiting;
    this.#waiting = others;
    return next;
  }

  /** Whether another page picked a spot: its name counts them. */
  isPicked(spot: OwnSpot | undefined): boolean {
    return spot !== undefined && this.#pickedLinks.includes(spot.link);
  }

  /** The spot of a link, with its name if it is saved. The error says why it cannot be a drill. */
  read(link: string): Result<OwnSpot, string> {
    return readOwn(this.#saved?.find((spot) => spot.link === link) ?? { link });
  }

  /** Reads the saved spots again after another window may have changed them. */
  reread(): void {
    this.#reads++;
  }
}
