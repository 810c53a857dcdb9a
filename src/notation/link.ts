import type { Draft, DraftProblem } from './draft';
import { readFields, writeFields } from './fields';

/* Links: a page and its fields in a fragment. People write them: `+` and a stray `%` mean themselves. */

/** Percent escapes undone if they are any; `+` and a stray `%` mean themselves. */
function unescapeLink(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** Escapes only `&`, `#` and `%` sequences: what would end the field or be decoded. */
export function escapeLink(value: string): string {
  return value.replace(/&|%(?=[0-9a-f]{2})/gi, encodeURIComponent);
}

/** The page and the fields of a fragment, as they are written: `'#/lab?hands=…'`. */
export function splitFragment(written: string): {
  readonly page: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
} {
  // Some messengers escape a whole link.
  const isEscaped = /%3d/i.test(written) && !written.includes('=');
  const fragment = isEscaped ? unescapeLink(written) : written;
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

export interface Linked {
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
}

/** The draft in a link's fragment: `'#/?hero=4c9c&board=7d5cKh8c&vs=QsQc;random&dead=2h'`. */
export function readLink(fragment: string): Linked {
  const { page, fields } = splitFragment(fragment);
  const { draft, problems } = readFields(fields);
  if (/^#?\/?$/.test(page)) return { draft, problems };
  return { draft, problems: [{ code: 'bad-field', why: 'page', name: page }, ...problems] };
}

/** The fragment that {@link readLink} reads back; empty for an empty draft. */
export function writeLink(draft: Draft): string {
  const query = writeFields(draft)
    .map(([name, value]) => `${name}=${escapeLink(value)}`)
    .join('&');
  return query === '' ? '' : `#/?${query}`;
}

/** The only form of a link: two links with the same draft are equal. */
export function canonical(fragment: string): string {
  return writeLink(readLink(fragment).draft);
}
