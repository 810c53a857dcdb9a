/** The words of a pack: what it is about, and of each puzzle the note and what follows the reply. */
export interface PackWords {
  readonly about: string;
  readonly notes: readonly (readonly [note: string, after: string])[];
}

/** By the names of the packs that come with the page, whose files are in English. */
export const packs: Readonly<Record<string, PackWords | undefined>> = {};
