import * as say from '#words/packs';
import { packJson, packKey, packPuzzleKey, readPackOf, type Pack, type PackPuzzle } from '../drills/pack';
import { VERDICTS, type Verdict } from '../drills/kind';
import { fail } from '../poker/result';
import { keeping, lenient, map, oneOf, record, to, versioned, withKept } from '../shape';
import { Keeper } from '../ui/keeper.svelte';
import { Entries, moment, reading, type Reading, type StoredDocument } from '../ui/store';

/* Packs on the device, and what is done of each, by what its puzzles ask: a new order keeps the progress. */

export interface PuzzleDone {
  readonly verdict: Verdict;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** A pack, and the puzzles of it that are done, by their `packPuzzleKey`. */
export interface KeptPack {
  readonly pack: Pack;
  readonly done: Readonly<Record<string, PuzzleDone>>;
}

export type KeptPacks = readonly KeptPack[];

/** The most packs: one more takes the place of a pack that the user removes. */
export const MOST_PACKS = 20;

const FORMAT = 'outs-packs';
const VERSION = 1;

export function packOf(packs: KeptPacks, pack: Pick<Pack, 'title' | 'by'>): KeptPack | undefined {
  return packs.find((own) => packKey(own.pack) === packKey(pack));
}

/** Whether a pack can be added, or takes the place of one with its title and sender. */
export function hasRoomFor(packs: KeptPacks, pack: Pack): boolean {
  return packs.length < MOST_PACKS || packOf(packs, pack) !== undefined;
}

/** The packs with this one, which keeps what is done of it; as they are if there is no room. */
export function addPack(packs: KeptPacks, pack: Pack): KeptPacks {
  if (!hasRoomFor(packs, pack)) return packs;
  const known = packOf(packs, pack);
  if (known === undefined) return [...packs, { pack, done: {} }];
  return packs.map((own) => (own === known ? { ...own, pack } : own));
}

export function removePack(packs: KeptPacks, pack: Pick<Pack, 'title' | 'by'>): KeptPacks {
  return packs.filter((own) => packKey(own.pack) !== packKey(pack));
}

/** The packs after a reply: the first one to a puzzle counts. */
export function doneIn(packs: KeptPacks, pack: Pack, puzzle: PackPuzzle, done: PuzzleDone): KeptPacks {
  const key = packPuzzleKey(puzzle);
  return packs.map((own) =>
    packKey(own.pack) === packKey(pack) && !Object.hasOwn(own.done, key)
      ? { ...own, done: lastDone({ ...own.done, [key]: done }) }
      : own,
  );
}

export function doneOf({ done }: KeptPack, puzzle: PackPuzzle): PuzzleDone | undefined {
  const key = packPuzzleKey(puzzle);
  return Object.hasOwn(done, key) ? done[key] : undefined;
}

export function packFigures(kept: KeptPack): { readonly done: number; readonly right: number; readonly of: number } {
  const found = kept.pack.puzzles.flatMap((puzzle) => doneOf(kept, puzzle) ?? []);
  return {
    done: found.length,
    right: found.filter(({ verdict }) => verdict === 'right').length,
    of: kept.pack.puzzles.length,
  };
}

/* ----------------------------------------------------------------------------------- storage -- */

/** Replies of a pack that are kept, those to puzzles that were taken out too. */
const MOST_DONE = 1_000;

function lastDone(done: KeptPack['done']): KeptPack['done'] {
  const all = Object.entries(done);
  return all.length <= MOST_DONE ? done : Object.fromEntries(all.sort(([, a], [, b]) => a.at - b.at).slice(-MOST_DONE));
}

const DONE = record<PuzzleDone>({ verdict: oneOf(VERDICTS), at: moment });

const KEPT = record<KeptPack>({
  pack: (own) => {
    const read = readPackOf(own, true);
    return read.ok ? read : fail([]);
  },
  done: to(lenient(map(lenient(DONE))), (done) => done ?? {}),
});

/** The packs in saved text. The error is a sentence about the whole. */
export function readPacks(text: string): Reading<KeptPacks> {
  const file = versioned(text, FORMAT, VERSION);
  if (!file.ok) {
    const { why, isNewer } = file.error;
    return { ok: false, error: why === 'not JSON' ? say.notJson : say.otherFile, isNewer };
  }
  if (!Array.isArray(file.value.packs)) return { ok: false, error: say.otherFile };
  const packs = Entries.of(file.value.packs, keeping(KEPT, written), () => say.otherFile);
  return reading(packs.sound, [packs], () => write(packs.bad));
}

function write(packs: readonly unknown[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, packs });
}

export function writePacks(packs: KeptPacks): string {
  return write(packs.map((own) => withKept(own, written(own))));
}

function written({ pack, done }: KeptPack): unknown {
  return { pack: packJson(pack), done };
}

/** Both lists: of a pack in both ours, with what is done of either. */
function mergePacks(ours: KeptPacks, theirs: KeptPacks): KeptPacks {
  const more = theirs.filter(({ pack }) => packOf(ours, pack) === undefined);
  const merged = ours.map((own) => ({ ...own, done: lastDone({ ...packOf(theirs, own.pack)?.done, ...own.done }) }));
  return [...merged, ...more];
}

export const KEPT_PACKS: StoredDocument<KeptPacks> = {
  key: 'outs:packs',
  nothing: [],
  read: readPacks,
  write: writePacks,
  merge: mergePacks,
  unkept: say.unkept,
  setAside: say.setAside,
  leftAlone: say.leftAlone,
};

/** The packs on the device, and what is done of them. Undoes a removal. */
export class PackKeeper extends Keeper<KeptPacks, Pack> {
  add(pack: Pack): void {
    this.change((packs) => addPack(packs, pack));
  }

  done(pack: Pack, puzzle: PackPuzzle, done: PuzzleDone): void {
    this.change((packs) => doneIn(packs, pack, puzzle, done));
  }

  remove({ pack }: KeptPack): void {
    // Another window may have saved progress meanwhile.
    this.reread();
    const at = this.value.findIndex((own) => packKey(own.pack) === packKey(pack));
    const kept = this.value[at];
    const back = (packs: KeptPacks) =>
      hasRoomFor(packs, pack) ? removePack(packs, pack).toSpliced(at, 0, kept) : packs;
    this.act((packs) => removePack(packs, pack), '', at < 0 ? undefined : back, pack);
  }
}
