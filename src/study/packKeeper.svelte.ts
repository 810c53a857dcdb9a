import { packKey, type Pack, type PackPuzzle } from '../drills/pack';
import { Store, type ReadResult } from '../ui/store';
import {
  addPack,
  doneIn,
  hasRoomFor,
  KEPT_PACKS,
  removePack,
  type KeptPack,
  type KeptPacks,
  type PuzzleDone,
} from './packs';

/** The packs on the device, and what is done of them. Undoes a removal. */
export class PackKeeper {
  #packs = $state.raw<KeptPacks>([]);
  /** The pack removed last, and its place. */
  #removed = $state.raw<{ readonly kept: KeptPack; readonly at: number }>();
  readonly #store: Pick<Store<KeptPacks>, 'read' | 'change'>;
  readonly #onProblem: (problem: string) => void;

  /** @param onProblem called with what went wrong with the store */
  constructor(
    onProblem: (problem: string) => void,
    store: Pick<Store<KeptPacks>, 'read' | 'change'> = new Store(KEPT_PACKS),
  ) {
    this.#store = store;
    this.#onProblem = onProblem;
    this.reread();
  }

  get packs(): KeptPacks {
    return this.#packs;
  }
  /** The pack that {@link takeBack} brings back. */
  get removed(): Pack | undefined {
    return this.#removed?.kept.pack;
  }

  /** Adds a pack where there is room, or takes its new text. */
  add(pack: Pack): void {
    this.#take(this.#store.change((packs) => addPack(packs, pack)));
  }

  /** Keeps the first reply to a puzzle. */
  done(pack: Pack, puzzle: PackPuzzle, done: PuzzleDone): void {
    this.#take(this.#store.change((packs) => doneIn(packs, pack, puzzle, done)));
  }

  remove(kept: KeptPack): void {
    // With what another window has done of it since.
    this.reread();
    const at = this.#packs.findIndex((own) => packKey(own.pack) === packKey(kept.pack));
    this.#removed = at < 0 ? undefined : { kept: this.#packs[at], at };
    this.#take(this.#store.change((packs) => removePack(packs, kept.pack)));
  }

  takeBack(): void {
    const removed = this.#removed;
    if (removed === undefined) return;
    this.#removed = undefined;
    const { kept, at } = removed;
    this.#take(
      this.#store.change((packs) =>
        hasRoomFor(packs, kept.pack) ? removePack(packs, kept.pack).toSpliced(at, 0, kept) : packs,
      ),
    );
  }

  /** Reads the packs again, after another window has changed them. */
  reread(): void {
    this.#take(this.#store.read());
  }

  #take({ value, problem }: ReadResult<KeptPacks>): void {
    this.#packs = value;
    if (problem !== undefined) this.#onProblem(problem);
  }
}
