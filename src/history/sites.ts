export type SiteNote = 'Bovada' | 'XML' | 'CSV';

/** A program or a format whose hand histories are read. */
export interface Site {
  readonly title: string;
  /** More than the title says: another site, or a kind of file. */
  readonly note?: SiteNote;
}

export const SITES: readonly Site[] = [
  { title: 'PokerStars' },
  { title: 'GGPoker' },
  { title: '888poker' },
  { title: 'Winamax' },
  { title: 'ACR' },
  { title: 'Ignition', note: 'Bovada' },
  { title: 'iPoker', note: 'XML' },
  { title: 'PartyPoker' },
  { title: 'PokerNow', note: 'CSV' },
  { title: 'Open Hand History' },
  { title: 'PHH' },
];
