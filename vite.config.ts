import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** No card leaves the device: the page may load itself and speak to nobody. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Svelte makes its templates under a policy of its own; the default one is in src/trust.ts.
  'trusted-types default svelte-trusted-html',
].join('; ');

/** Only in what is built: the development server's live reload needs inline styles and a socket. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** No module of ours may, through others, import itself. (Svelte's own do.) */
const noCycles: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  checks: { circularDependency: true },
  onLog(level, log, handle) {
    if (log.code !== 'CIRCULAR_DEPENDENCY') handle(level, log);
    else if (log.ids?.some((id) => !id.includes('node_modules')) ?? true)
      throw new Error(log.message);
  },
};

export default defineConfig({
  // Relative, so that the built folder works at any address.
  base: './',
  plugins: [svelte({ configFile: false }), contentSecurityPolicy],
  build: { rolldownOptions: noCycles },
  worker: { format: 'es', rolldownOptions: noCycles },
});
