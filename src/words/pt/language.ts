/** As `<html lang>` and `Intl` want it. */
export const TAG = 'pt-BR';

/** What the language calls itself. */
export const NAME = 'Português';

/** As `Intl` wants it for dates. */
export const DATES = 'pt-BR';
