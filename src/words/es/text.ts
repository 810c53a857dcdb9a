export { list, quote } from './grammar';

/** Sentences one after the other. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}
