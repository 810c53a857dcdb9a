/** The media query that the style sheets use for a phone: narrow, and held upright. */
export const PHONE = 'screen and (max-width: 639.98px), screen and (max-width: 819.98px) and (min-height: 480.02px)';
/** A phone on its side. */
export const LANDSCAPE = 'screen and (min-width: 640px) and (max-width: 1239.98px) and (max-height: 480px)';
