/** Sentences one after the other. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Facts next to each other, not joined by a word. */
export function facts(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
