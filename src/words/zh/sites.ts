import type { SiteNote } from '../../history/sites';

/* The sites and formats of hand histories that are read. */

export const siteNotes: Readonly<Record<SiteNote, string>> = {
  Bovada: '以及 Bovada',
  XML: 'XML',
  CSV: 'CSV 日志',
};
export const siteWithNote = (title: string, note: string): string => `${title}（${note}）`;
