/** The folders of src/words, English first. Written by src/build/shared.ts. */
declare const LANGUAGES: readonly string[];
/** What each of them calls itself. */
declare const LANGUAGE_NAMES: Readonly<Record<string, string>>;
/** The scripts of embed.html in other languages, from its folder: `{ es: 'assets/mounted-a1b2c3.js' }`. */
declare const EMBEDS: Readonly<Record<string, string>>;
