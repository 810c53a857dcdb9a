import { ownSeed, readOwn, type OwnSpot } from '../drills/own';
import { KEPT_SPOTS, type SavedSpots } from '../ui/savedSpots';
import { peek, type StorageLike } from '../ui/store';
import type { Round } from './progress';

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
