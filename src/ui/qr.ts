import { encode } from 'uqr';
import { MONEY_FIELDS } from '../notation/fields';
import { escapeLink, splitFragment } from '../notation/link';

/** The quiet margin that a reader needs, in modules. */
const BORDER = 4;
/** A code with more modules a side is too fine for a phone's camera on a phone's screen. */
const MOST_MODULES = 73;

/** The parts that a long link leaves out to fit into a code, in this order. */
const PARTS = [
  { fields: ['was'], part: 'was' },
  { fields: ['names', 'folded'], part: 'names' },
  { fields: MONEY_FIELDS, part: 'money' },
] as const;

type Part = (typeof PARTS)[number]['part'];

/** A code: modules a side with its margin, the dark ones as one SVG path, the link in it, and what that leaves out. */
export interface Code {
  readonly size: number;
  readonly path: string;
  readonly link: string;
  readonly without: readonly Part[];
}

/**
 * The QR code of a link, error correction M.
 *
 * @param address of the page, without a fragment
 * @returns `undefined` if the link is too long for a code, even with parts left out
 */
export function codeOf(address: string, fragment: string): Code | undefined {
  const { page, fields } = splitFragment(fragment);
  let left = fields;
  const without: Part[] = [];
  for (const { fields: dropped, part } of [{ fields: [], part: undefined }, ...PARTS]) {
    const kept = left.filter(([name]) => !dropped.some((own) => own === name));
    if (kept.length < left.length && part !== undefined) without.push(part);
    else if (part !== undefined) continue;
    left = kept;
    const query = left.map(([name, value]) => `${name}=${escapeLink(value)}`).join('&');
    // An escaped link is ASCII: readers of codes disagree about other signs.
    const link = new URL(query === '' ? page : `${page}?${query}`, address).href;
    const code = encoded(link);
    if (code !== undefined) return { ...code, link, without };
  }
  return undefined;
}

function encoded(link: string): Pick<Code, 'size' | 'path'> | undefined {
  let code: ReturnType<typeof encode>;
  try {
    code = encode(link, { ecc: 'M', border: BORDER });
  } catch {
    return undefined; // more than any code holds
  }
  const { size, data } = code;
  if (size - 2 * BORDER > MOST_MODULES) return undefined;
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** Whether other devices cannot reach an address. */
export function isOwnDevice({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'file:' || /^(localhost$|127\.|\[::1\])/.test(hostname);
}
