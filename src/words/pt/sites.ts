import type { SiteNote } from '../../history/sites';

/* The sites and formats of hand histories that are read. */

export const siteNotes: Readonly<Record<SiteNote, string>> = {
  Bovada: 'também Bovada',
  XML: 'XML',
  CSV: 'o log em CSV',
};
export const siteWithNote = (title: string, note: string): string => `${title} (${note})`;
