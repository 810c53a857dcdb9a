/** The media query for a page of one column: what belongs to a row stands in it, not below the deck. */
export const ONE_COLUMN = 'screen and (max-width: 1239.98px)';
