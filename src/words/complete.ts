import type * as english from '#words/all';
import * as es from './es/code';
import * as pt from './pt/code';
import type { Translated } from './untranslated';
import * as zh from './zh/code';

/** What the code of a language has to be: of the types of English, if English has it. */
type Fitting<Own> = {
  [Module in keyof Own]: Module extends keyof typeof english
    ? {
        [Export in keyof Own[Module]]: Export extends keyof (typeof english)[Module]
          ? Translated<(typeof english)[Module][Export]>
          : unknown;
      }
    : unknown;
};

es satisfies Fitting<typeof es>;
pt satisfies Fitting<typeof pt>;
zh satisfies Fitting<typeof zh>;
