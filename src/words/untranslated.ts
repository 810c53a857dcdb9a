import type * as english from '#words/all';

type English = typeof english;

/** The place of a text of English: `'table.tapCard'` is `tapCard` of `en/table.ts`. */
type Path = { [Module in keyof English]: `${Module}.${keyof English[Module] & string}` }[keyof English];

/**
 * What a language still has in English, until somebody translates it: an export that its module lacks, or holds texts of
 * English. A release waits until all of these are empty.
 */
export const UNTRANSLATED = { es: [], pt: [], zh: [] } as const satisfies Readonly<Record<string, readonly Path[]>>;

/** The modules of English without the exports that a list names. */
export type Without<Modules, Paths extends string> = {
  [Module in keyof Modules]: {
    [
      Export in keyof Modules[Module] as `${Module & string}.${Export & string}` extends Paths ? never : Export
    ]: Modules[Module][Export];
  };
};

/**
 * What a language must have if English has `English`: functions of the same data, texts of any content, and lists of
 * as many entries.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...data: infer Data) => infer Text
    ? (...data: Data) => Translated<Text>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
