/* The texts around all pages. The first three are in the page's HTML. */

export const description =
  'Texas hold’em odds and outs, counted exactly in your own browser: which cards help you, how often they come, and whether the price is right.';
export const waiting =
  'Loading Outs… If nothing appears, your browser is too old. Outs needs Chrome or Edge 111, Firefox 115, Safari 17.4, or newer.';
export const noscript = 'Outs runs in your browser and needs JavaScript.';
/** The page's name in a list of results, and on other sites. */
export const documentTitle = 'Outs: Texas hold’em odds and outs';
export const nothingHere = 'There is nothing at this address.';
export const toOuts = 'Open Outs';
export const loading = 'Loading Outs…';

export const broken = 'This could not be drawn, so no figure is shown. The address holds your spot.';
export const reload = 'Reload the page';
export const partMissing = 'Part of the page could not be loaded: reload it.';
export const pageMissing = (title: string): string => `“${title}” could not be loaded: reload the page.`;
export const backToTable = 'Back to the table';

/* The pages' titles, and what is next to them. */

export const table = 'Table';
export const practise = 'Practise';
export const hands = 'Hands';
export const lab = 'Hand lab';
export const help = 'Help';
export const show = 'All-in';

export const pages = 'Pages';
export const settings = 'Settings';
export const share = 'Share';
export const copied = 'Copied';
export const more = 'Settings, help and sharing';
export const notCopied = 'The link could not be copied; it is in the address bar.';
export const newVersion = 'New version available.';
export const update = 'Update';

/** The tag for `<html lang>` and `Intl`. */
export const TAG = 'en';
/** Whether a number's decimals follow a comma. */
export const HAS_DECIMAL_COMMA = false as boolean;

export const NAME = 'English';

export const SETTING = 'Language';
/** The tag for `Intl` with dates: the day first. */
export const DATES = 'en-GB';
