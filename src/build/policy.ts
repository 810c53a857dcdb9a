import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** No card leaves the device: the page may load itself and speak to nobody. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Svelte makes its templates under its own policy; the default one is in src/trust.ts.
  'trusted-types default svelte-trusted-html',
].join('; ');

/** The hashes of the script and of the style that are written into the pages: the same ones in every language. */
const inlined = { script: new Set<string>(), style: new Set<string>() };

/** Writes a script or a style as a part of a page, and lets the policy name it. */
export function inline(tag: keyof typeof inlined, text: string): string {
  if (text.includes(`</${tag}`)) throw new Error(`The text of a ${tag} ends it.`);
  inlined[tag].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return `<${tag}>${text}</${tag}>`;
}

/** The policy, with what is written into the pages. */
export const policy = (): string =>
  POLICY.replace(/(script|style)-src 'self'/g, (part, tag: keyof typeof inlined) => [part, ...inlined[tag]].join(' '));

/** The page for frames of other sites, which anybody may show. */
export const EMBED = 'embed.html';

/**
 * Only in what is built: the development server's live reload needs inline styles and a socket. A worker that
 * comes from the network is not bound by the page's own words, but by the header that it comes with.
 */
export const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy() },
        injectTo: 'head-prepend',
      },
    ],
  },
  configurePreviewServer({ middlewares, config }) {
    middlewares.use(({ url = '' }, response, next) => {
      const page = readFileSync(resolve(config.root, config.build.outDir, 'index.html'), 'utf8');
      const written = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1].replaceAll('&#39;', "'") ?? POLICY;
      // A page's own words cannot say who may frame it.
      const [path] = url.split(/[?#]/);
      const frames = path === `/${EMBED}` ? '' : "; frame-ancestors 'none'";
      response.setHeader('Content-Security-Policy', written + frames);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    });
  },
};
