/** The media query that the style sheets use for a phone: narrow, and held upright. */
export const PHONE = 'screen and (max-width: 639.98px), screen and (max-width: 819.98px) and (min-height: 480.02px)';
