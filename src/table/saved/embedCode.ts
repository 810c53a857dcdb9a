import { lineOf } from '../../words/spot';
import type { Draft } from '../../notation/draft';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The HTML that shows a spot on another page, in a frame of embed.html.
 *
 * @param link the spot: `'#/?hero=AhKh'`
 * @param home any address of this page
 */
export function embedCode(draft: Draft, link: string, home: string): string {
  const quoted = (text: string) => `"${text.replace(/[&<>"]/g, (sign) => ENTITIES[sign])}"`;
  const { href } = new URL(`embed.html${link}`, home);
  return `<iframe src=${quoted(href)} title=${quoted(lineOf(draft))} width="360" height="320" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;
}
