import { list } from '../words/english';

/** A program or a format whose hand histories are read. */
export interface Site {
  readonly title: string;
  /** More than the title says, in brackets behind it. */
  readonly note?: string;
}

/** In the order in which pages name them. */
export const SITES: readonly Site[] = [
  { title: 'PokerStars' },
  { title: 'GGPoker' },
  { title: '888poker' },
  { title: 'Winamax' },
  { title: 'ACR' },
  { title: 'Ignition', note: 'also Bovada' },
  { title: 'iPoker', note: 'XML' },
  { title: 'PartyPoker' },
  { title: 'PokerNow', note: 'the CSV log' },
  { title: 'Open Hand History' },
  { title: 'PHH' },
];

/** `'PokerStars, GGPoker … or PHH'` */
export function siteTitles(last: 'and' | 'or'): string {
  return list(
    SITES.map(({ title }) => title),
    last,
  );
}

/** `'PokerStars … Ignition (also Bovada) … and PHH'` */
export function sitesWithNotes(): string {
  return list(
    SITES.map(({ title, note }) => (note === undefined ? title : `${title} (${note})`)),
    'and',
  );
}
