import { otherCard, prompts } from '#words/table';
import type { Missing } from '../notation/draft';
import type { Seated } from './types';

/** What a table still lacks, as a question: `'Your two cards?'` */
export function promptFor(missing: Missing, names?: Seated['names']): string {
  return typeof missing === 'object' ? otherCard(missing.opponent, { opponents: missing.of, names }) : prompts[missing];
}
