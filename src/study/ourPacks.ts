import * as say from '#words/packList';
import { writeStudyLink } from '../drills/link';
import type { Pack } from '../drills/pack';

/** The packs that come with the page: files beside it, by the names in their links. */
export const OUR_PACKS = [
  { name: 'first-outs', title: say.titles['first-outs'] },
  { name: 'reading-a-board', title: say.titles['reading-a-board'] },
  { name: 'ranges', title: say.titles.ranges },
] as const;

/** The sender of our packs. */
const US = 'Outs';

/** The link of a pack that comes with the page; `undefined` of others. */
export function ourPackLink({ title, by = US }: Pick<Pack, 'title' | 'by'>): string | undefined {
  const ours = by === US ? OUR_PACKS.find((own) => own.title === title) : undefined;
  return ours && writeStudyLink({ view: 'drill', pack: { name: ours.name } });
}
