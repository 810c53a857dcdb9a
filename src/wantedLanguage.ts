declare global {
  /** The folders of src/words, English first. Written by src/build/shared.ts. */
  const LANGUAGES: readonly string[];
  /** What each of them calls itself. */
  const LANGUAGE_NAMES: Readonly<Record<string, string>>;
  /** The scripts of embed.html in other languages, from its folder: `{ es: 'assets/mounted-a1b2c3.js' }`. */
  const EMBEDS: Readonly<Record<string, string>>;
}

/** The language that was chosen, otherwise the first of the browser's that the build has, otherwise English. */
export function wantedLanguage(chosen = ''): string {
  const tags = [chosen, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}
