import * as english from '#words/all';

type English = typeof english;

/** A module of a language: what English has of it. */
export async function wordsIn<Name extends keyof English>(language: string, name: Name): Promise<English[Name]> {
  const own = (await import(/* @vite-ignore */ `#language/${language}/${name}`)) as English[Name];
  return Object.fromEntries(
    Object.keys(english[name]).map((key) => [key, own[key as never]]),
  ) as unknown as English[Name];
}
