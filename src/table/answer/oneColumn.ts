/** The media query for a page of one column: the content of a row is inside it, not below the deck. */
export const ONE_COLUMN = 'screen and (max-width: 1239.98px)';
