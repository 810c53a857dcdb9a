import * as say from '#words/table';
import type { Problem } from '../words/problems';

/** The sentences for what is wrong: the first answer does not wait for them. */
let words = $state.raw<{ problemInWords: (problem: Problem) => string }>();

/** Loads the sentences; the first fault does it too. */
export async function loadFaults(): Promise<void> {
  if (words !== undefined) return;
  try {
    words = await import('../words/problems');
  } catch {
    words = { problemInWords: () => say.unusable };
  }
}

/** The problem as a sentence. Until the sentences are loaded it is an empty text; then it is read again. */
export function faultInWords(problem: Problem): string {
  if (words === undefined) {
    void loadFaults();
    return '';
  }
  return words.problemInWords(problem);
}

/** All unusable parts of a link as a sentence; an empty text if there are none. */
export function linkFaultsInWords(problems: readonly Problem[]): string {
  const faults = problems.map(faultInWords).filter((text) => text !== '');
  return faults.length === 0 ? '' : say.inLink(faults);
}
