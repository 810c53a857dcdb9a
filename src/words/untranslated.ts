import type * as english from '#words/all';

type English = typeof english;

/** The place of a text of English: `'table.tapCard'` is `tapCard` of `en/table.ts`. */
type Path = { [Module in keyof English]: `${Module}.${keyof English[Module] & string}` }[keyof English];

/** The exports that a language lacks or has in English. A release waits until all of these are empty. */
export const UNTRANSLATED = { es: [], pt: [], zh: [] } as const satisfies Readonly<Record<string, readonly Path[]>>;

/** Languages that have only some sentences: a development server shows them, the built page does not offer them yet. */
export const BEGUN: readonly string[] = ['ja'];

/** The type of a language's code: functions of the same data, texts of any content, lists of the same length. */
export type Translated<English> = English extends string
  ? string
  : English extends (...data: infer Data) => infer Text
    ? (...data: Data) => Translated<Text>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
