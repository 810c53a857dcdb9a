/** As `<html lang>` and `Intl` want it. */
export const TAG = 'en';

/** What the language calls itself. */
export const NAME = 'English';

/** As `Intl` wants it for dates: the day first. */
export const DATES = 'en-GB';
