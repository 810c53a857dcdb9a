/*
 * The screens that the pages are laid out for. Styles name them, as in `@media (--phone)`, and the build writes these
 * queries in their place.
 */

/** Narrow, and held upright: a phone, or a small tablet. */
export const PHONE = 'screen and (max-width: 639.98px), screen and (max-width: 819.98px) and (min-height: 480.02px)';
/** A phone on its side. */
export const LYING = 'screen and (min-width: 640px) and (max-width: 1239.98px) and (max-height: 480px)';
/** On its side: a phone, or a tablet. */
export const SIDEWAYS = 'screen and (min-width: 640px) and (max-width: 1239.98px) and (orientation: landscape)';
/** As narrow as a phone held upright, or a phone on its side that is as narrow. */
export const NARROW = 'screen and (max-width: 819.98px)';
/** As narrow as a phone held upright, on paper too. Other conditions may be joined to it, as to the next three. */
export const HANDSET = '(max-width: 639.98px)';
export const SMALL = '(max-width: 375px)';
export const TINY = '(max-width: 359.98px)';
/** One column, on paper too: what an open row holds is inside it, not below the deck. */
export const COLUMN = '(max-width: 1239.98px)';
/** One column between a phone and a laptop. */
export const TABLET = 'screen and (min-width: 640px) and (min-height: 480.02px) and (max-width: 1239.98px)';
export const TALL = 'screen and (min-width: 820px) and (max-width: 1239.98px) and (min-height: 480.02px)';
/** All but phones. */
export const ROOMY = 'screen and (min-width: 640px) and (min-height: 480.02px), screen and (min-width: 1240px)';
/** The deck next to the answer, or a phone on its side; on paper too. */
export const BROAD = '(min-width: 1240px), (min-width: 640px) and (max-height: 480px)';
/** The deck next to the answer. */
export const BESIDE = 'screen and (min-width: 1240px)';
/** A screen with two columns next to each other, without a third. */
export const TWO = 'screen and (min-width: 1240px) and (max-width: 1599.98px)';
/** A laptop, which has little room. */
export const LAPTOP = '(min-width: 1240px) and (max-width: 1439.98px)';
export const LARGE = 'screen and (min-width: 1600px)';
/** A third column in a window as high: what an open row holds is below the answer. */
export const SPACIOUS = 'screen and (min-width: 1600px) and (min-height: 860px)';
