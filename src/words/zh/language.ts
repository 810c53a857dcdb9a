/** As `<html lang>` and `Intl` want it. */
export const TAG = 'zh-Hans';

/** What the language calls itself. */
export const NAME = '简体中文';

/** As `Intl` wants it for dates. */
export const DATES = 'zh-Hans';
