import * as say from '#words/packs';
import { LARGEST_PACK, readPack, type Pack, type PackPuzzle } from '../drills/pack';
import { writeStudyLink } from '../drills/studyLink';
import { doneOf, packOf, type KeptPack, type PackKeeper, type PuzzleDone } from './packs';

/** The packs that come with the page: files next to it, by the names in their links. Each is its title in small letters. */
export const OUR_PACKS = ['first-outs', 'reading-a-board', 'ranges'] as const;

type Titled = Pick<Pack, 'title' | 'by'>;

const US = 'Outs';

/** The name of a pack that comes with the page; `undefined` of others. */
function nameOf({ title, by }: Titled): (typeof OUR_PACKS)[number] | undefined {
  const words = title.toLowerCase().replaceAll(' ', '-');
  return by === US ? OUR_PACKS.find((name) => name === words) : undefined;
}

/** A pack from a file. Even if it says so, it is not ours, and does not take the place of ours. */
export function fromFile(pack: Pack): Pack {
  const { by, ...others } = pack;
  return by?.toLowerCase() === US.toLowerCase() ? others : pack;
}

/** The title in the page's language, of our packs. */
export function titleOf(pack: Titled): string {
  const name = nameOf(pack);
  return name === undefined ? pack.title : say.titles[name];
}

/** The link of a pack that comes with the page; `undefined` of others. */
export function ourPackLink(pack: Titled): string | undefined {
  const name = nameOf(pack);
  return name && writeStudyLink({ view: 'drill', pack: { name } });
}

/** One of our packs with its words in the page's language. Its title identifies it and is left. */
export function inLanguage(pack: Pack): Pack {
  const words = say.packs[nameOf(pack) ?? ''];
  if (words?.notes.length !== pack.puzzles.length) return pack;
  const puzzles = pack.puzzles.map((own, at): PackPuzzle => {
    const [note, after] = words.notes[at];
    return { ...own, note, after };
  });
  return { ...pack, about: words.about, puzzles };
}

/** The text of a file next to the page; `undefined` if there is none, or it is too large. */
export async function textBeside(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path, { redirect: 'error', credentials: 'omit' });
    if (!response.ok) return undefined;
    const file = await response.blob();
    return file.size > LARGEST_PACK ? undefined : await file.text();
  } catch {
    return undefined;
  }
}

/** The pack whose puzzles are asked, if there is one. It is on the device from its first reply on. */
export class OpenedPack {
  #pack = $state.raw<Pack>();
  #name: string | undefined;
  readonly #keeper: PackKeeper;

  constructor(keeper: PackKeeper) {
    this.#keeper = keeper;
  }

  get pack(): Pack | undefined {
    return this.#pack;
  }
  get name(): string | undefined {
    return this.#name;
  }
  get kept(): KeptPack | undefined {
    return this.#pack && packOf(this.#keeper.value, this.#pack);
  }
  /** The first puzzle that is not done, from 0. */
  get next(): number {
    const { kept } = this;
    const at = this.#pack?.puzzles.findIndex((own) => kept === undefined || doneOf(kept, own) === undefined) ?? -1;
    return Math.max(0, at);
  }

  /** Opens a pack. Returns a sentence if it cannot be read. */
  open(text: string, name?: string): string | undefined {
    const read = readPack(text);
    if (!read.ok) return read.error.message;
    this.#pack = name === undefined ? fromFile(read.value) : inLanguage(read.value);
    this.#name = name;
    return undefined;
  }

  keep(): void {
    if (this.#pack !== undefined) this.#keeper.add(this.#pack);
  }

  /** Keeps the first reply to a puzzle. @param at its place, from 0 */
  done(at: number, done: PuzzleDone): void {
    const own = this.#pack?.puzzles[at];
    if (this.#pack === undefined || own === undefined) return;
    this.keep();
    this.#keeper.done(this.#pack, own, done);
  }
}
