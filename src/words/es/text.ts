export function paragraph(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}

export function facts(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
