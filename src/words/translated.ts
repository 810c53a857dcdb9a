/**
 * What a language must have where English has `English`: functions of the same data, texts of any content, and lists of
 * as many entries.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...data: infer Data) => infer Text
    ? (...data: Data) => Translated<Text>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
