/** The language that was chosen, otherwise the first of the browser's that the build has, otherwise English. */
export function wantedLanguage(chosen = ''): string {
  const tags = [chosen, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}
