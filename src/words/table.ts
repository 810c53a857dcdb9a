import { otherCard, prompts } from '#words/table';
import type { Missing } from '../notation/draft';

/** What a table still lacks, as a question: `'Your two cards?'` */
export function promptFor(missing: Missing): string {
  return typeof missing === 'object' ? otherCard(missing.opponent, missing.of) : prompts[missing];
}
