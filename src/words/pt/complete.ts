import type * as english from '../en/all';
import type { Translated } from '../translated';
import type { UNTRANSLATED, Without } from '../untranslated';
import * as all from './all';

// A sentence that English has and this language lacks is an error of types, here.
all satisfies Translated<Without<typeof english, (typeof UNTRANSLATED.pt)[number]>>;
