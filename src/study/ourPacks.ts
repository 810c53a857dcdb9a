import * as say from '#words/packs';
import { titles } from '#words/packs';
import { writeStudyLink } from '../drills/studyLink';
import type { Pack, PackPuzzle } from '../drills/pack';

/** The packs that come with the page: files next to it, by the names in their links. Each is its title in small letters. */
export const OUR_PACKS = ['first-outs', 'reading-a-board', 'ranges'] as const;

type Titled = Pick<Pack, 'title' | 'by'>;

/** The sender of our packs. */
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
  return name === undefined ? pack.title : titles[name];
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
