export { decks as DECK_WORDS } from '#words/spot';

/** The words for a deck. */
export interface DeckWords {
  /** `'Deuces wild'`: its name where one is chosen. */
  readonly title: string;
  /** `'52 cards, deuces wild'`: what the closed row says. */
  readonly summary: string;
  /** Its rule, in sentences. */
  readonly note: string;
  /** What its joker is, beside the tile. */
  readonly joker?: string;
}
