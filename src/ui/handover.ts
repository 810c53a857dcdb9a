/** The way back to a page that led here, and its title. */
export interface WayBack {
  readonly from: string;
  readonly back: string;
}

/** A hand history that another page opens at the table. */
export interface HandedHand extends WayBack {
  readonly text: string;
  /** The player whose decisions these are. */
  readonly viewer: string;
  readonly at: number;
  readonly seesShown: boolean;
  /** Whether players whose cards are not known hold any two, not what they did before the flop says. */
  readonly isAnyTwo: boolean;
  /** The range that is given to the player who bet. */
  readonly range: string | undefined;
}

/** The data that a page leaves for the next page. The next page reads it and empties the field. */
export const handover: {
  hand?: HandedHand | undefined;
  /** Hand histories whose decisions the session lists. */
  histories?: string | undefined;
  /** Links to spots, to be drilled one after the other. */
  drills?: readonly string[] | undefined;
  /** The hands at the table that are face down, hero's first, as text: `['AhKh', '']`. No link has them. */
  faceDown?: readonly string[] | undefined;
} = {};
