/** The run replaces the documentation between these. */
const START = '<!-- Written by npm run test:browsers: -->';
const END = '<!-- . -->';

/** A table in Markdown, its first row the heading. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const [heading = [], ...body] = rows;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...body.map(line)].join('\n');
}

/** A page of the documentation with its written block exchanged. Throws if it has none. */
export function withBlock(page: string, block: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error('The page has no place for what the run writes.');
  return `${page.slice(0, start + START.length)}\n\n${block}\n\n${page.slice(end)}`;
}
