import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { constantsIn, LANGUAGES } from './languages.ts';

/*
 * How a page is found: what search engines and other sites read of it. They want whole addresses, which only the host
 * knows: `OUTS_PAGE=https://outs.example/ npm run build`. Without it nothing is invented.
 */

/** Files that no page asks for: they are not kept for use offline. */
export const FOR_OTHERS: ReadonlySet<string> = new Set([
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'picture.png',
  'phone.png',
]);

/** The page's address with a slash at its end; `undefined` without one. @throws if it is not an address */
export function addressIn(environment: NodeJS.ProcessEnv): string | undefined {
  const text = environment.OUTS_PAGE ?? '';
  if (text === '') return undefined;
  if (!/^https?:\/\/[^\s"<>]+$/.test(text) || !URL.canParse(text)) {
    throw new Error(`OUTS_PAGE is ${text}. Write the page's whole address, such as https://outs.example/.`);
  }
  return text.replace(/\/*$/, '/');
}

function pageIn(language: string, address: string): string {
  return language === LANGUAGES[0] ? address : `${address}${language}.html`;
}

export function headOf(language: string, address: string | undefined): HtmlTagDescriptor[] {
  const words = constantsIn(language, 'page');
  const meta = (property: string, content = ''): HtmlTagDescriptor => ({ tag: 'meta', attrs: { property, content } });
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs });
  const about = [
    ...[meta('og:type', 'website'), meta('og:site_name', 'Outs'), meta('og:title', words.get('documentTitle'))],
    meta('og:description', words.get('description')),
  ];
  if (address === undefined) return about;
  return [
    ...about,
    meta('og:url', pageIn(language, address)),
    meta('og:image', `${address}picture.png`),
    link({ rel: 'canonical', href: pageIn(language, address) }),
    ...LANGUAGES.map((own) => link({ rel: 'alternate', hreflang: tagOf(own), href: pageIn(own, address) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: address }),
  ];
}

function tagOf(language: string): string {
  return constantsIn(language, 'page').get('TAG') ?? language;
}

export function sitemapOf(address: string): string {
  const pages = LANGUAGES.map((language) => `<url><loc>${pageIn(language, address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>
`;
}

export function robotsOf(address: string | undefined): string {
  return `User-agent: *\nAllow: /\n${address === undefined ? '' : `Sitemap: ${address}sitemap.xml\n`}`;
}

const STYLE =
  'body{margin:15vh auto;max-width:26rem;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif;color-scheme:light dark}';

/** The page for an address without a page, in every language. */
export function missingPage(address: string | undefined): string {
  const said = LANGUAGES.map((language) => {
    const words = constantsIn(language, 'page');
    const text = `${words.get('nothingHere') ?? ''} <a href="${address ?? '/'}">${words.get('toOuts') ?? ''}</a>`;
    return `<p lang="${tagOf(language)}">${text}</p>`;
  });
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<title>404 · Outs</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body>${said.join('\n')}</body></html>
`;
}

export const head = (language: string): Plugin => ({
  name: 'head',
  apply: 'build',
  transformIndexHtml: () => headOf(language, addressIn(process.env)).map((tag) => ({ ...tag, injectTo: 'head' })),
});

export const forOthers: Plugin = {
  name: 'for-others',
  apply: 'build',
  generateBundle() {
    const address = addressIn(process.env);
    const add = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
    add('404.html', missingPage(address));
    add('robots.txt', robotsOf(address));
    if (address !== undefined) add('sitemap.xml', sitemapOf(address));
    // Before the page is installed the browser shows both.
    for (const name of ['picture.png', 'phone.png']) add(name, readFileSync(`docs/pictures/${name}`));
  },
};
