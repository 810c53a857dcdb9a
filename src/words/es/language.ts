/** As `<html lang>` and `Intl` want it. */
export const TAG = 'es';

/** What the language calls itself. */
export const NAME = 'Español';

/** As `Intl` wants it for dates. */
export const DATES = 'es';
