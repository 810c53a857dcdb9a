import type { SiteNote } from '../../history/sites';

/* The sites and formats of hand histories that are read. */

export const siteNotes: Readonly<Record<SiteNote, string>> = {
  Bovada: 'también Bovada',
  XML: 'XML',
  CSV: 'el registro CSV',
};
export const siteWithNote = (title: string, note: string): string => `${title} (${note})`;
