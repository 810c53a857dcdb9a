import * as say from '#words/history';
import { list } from '#words/text';
import type { Site } from '../history/sites';

/** `'PokerStars … Ignition (also Bovada) … and PHH'` */
export function sitesWithNotes(sites: readonly Site[]): string {
  return list(
    sites.map(({ title, note }) => (note === undefined ? title : say.siteWithNote(title, say.siteNotes[note]))),
    'and',
  );
}
