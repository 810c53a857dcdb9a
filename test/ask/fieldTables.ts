import type { Schema } from './schema';

/** A part of the schema as its tables need it. */
interface Described extends Schema {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly items?: Described;
  readonly description?: string;
}

/** `given` has a field for each kind of drill, and the kinds have their own table. */
const ELSEWHERE = new Set(['given']);

/** The rows of a table: each field, whether it is always there, and its description. Fields of an object follow it. */
function rowsOf({ properties = {}, required = [] }: Described, before: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const row = `| \`${before}${name}\` | ${required.includes(name) ? 'always' : 'if it applies'} | ${(field.description ?? '').replaceAll('|', '\\|')} |`;
    const inner = field.items ?? field;
    const meanings = new Set(Object.values(inner.properties ?? {}).map(({ description }) => description));
    // The fields of a record share one meaning.
    if (ELSEWHERE.has(name) || meanings.size < 2) return [row];
    return [row, ...rowsOf(inner, `${before}${name}.`)];
  });
}

/** The page with the table of a part of the schema behind each of its marks, `<!-- fields of price -->`. */
export function withFieldTables(page: string, defs: Readonly<Record<string, Described>>): string {
  return page.replace(/(<!-- fields of (\w+) -->\n\n)(?:\|.*\n)+/g, (_, mark: string, name: string) => {
    const part = defs[name];
    if (part === undefined) throw new Error(`The schema has no part “${name}”.`);
    return `${mark}| field | there | meaning |\n| --- | --- | --- |\n${rowsOf(part, '').join('\n')}\n`;
  });
}
