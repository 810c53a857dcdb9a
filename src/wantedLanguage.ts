/** The language that was chosen, else the first of the browser's that the build has, else English. */
export function wantedLanguage(chosen = ''): string {
  const tags = [chosen, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}
