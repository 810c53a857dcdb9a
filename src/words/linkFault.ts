import { cardMissing } from '#words/problems';
import type { LinkFault } from '../notation/linkedSpot';
import { problemInWords } from './problems';
import { promptFor } from './prompts';

/** Why a link is not a spot, in a sentence. */
export function linkFaultInWords(fault: LinkFault): string {
  return fault.missing === undefined ? problemInWords(fault.problem) : cardMissing(promptFor(fault.missing));
}
