/** Percent escapes undone where they are any; `+` and a stray `%` mean themselves. */
function unescapeLink(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** A field's value as it is written: what would end it or be undone is escaped, and nothing else. */
export function escapeLink(value: string): string {
  return value.replace(/&|%(?=[0-9a-f]{2})/gi, encodeURIComponent);
}

/** The page and the fields of a fragment, as they are written: `'#/lab?hands=…'`. */
export function splitFragment(fragment: string): {
  readonly page: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
} {
  const start = fragment.indexOf('?');
  if (start < 0) return { page: fragment, fields: [] };
  const fields = fragment
    .slice(start + 1)
    .split('&')
    .filter((field) => field !== '')
    .map((field) => {
      const equals = field.indexOf('=');
      const name = unescapeLink(equals < 0 ? field : field.slice(0, equals));
      return [name, equals < 0 ? '' : unescapeLink(field.slice(equals + 1))] as const;
    });
  return { page: fragment.slice(0, start), fields };
}
