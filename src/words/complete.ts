import type * as english from './en/all';
import * as es from './es/all';
import * as pt from './pt/all';
import type { Translated, UNTRANSLATED, Without } from './untranslated';
import * as zh from './zh/all';

/** What a language has to have: all of English but what its list of `UNTRANSLATED` names. */
type Complete<Language extends keyof typeof UNTRANSLATED> = Translated<
  Without<typeof english, (typeof UNTRANSLATED)[Language][number]>
>;

// A sentence that English has and another language lacks is an error of types, here.
es satisfies Complete<'es'>;
pt satisfies Complete<'pt'>;
zh satisfies Complete<'zh'>;
