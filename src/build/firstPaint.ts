import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as Drawn from '../drawn';
import { wordsOf } from './languages.ts';
import { inline } from './policy.ts';
import { bundled, components, DEFINED } from './shared.ts';

/** What the page's modules ask a browser for as they are loaded. Without a worker they do without. */
const BROWSER = {
  location: { hash: '' },
  navigator: {},
  addEventListener: () => undefined,
  matchMedia: () => ({ matches: false }),
};

/** `src/early.ts` in one piece: what it shares with the page's script would be in that. */
async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: DEFINED,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { ...bundled, input: 'src/early.ts', output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}

/**
 * Draws the empty table into index.html, so that it is painted before the page's script comes: with its style and
 * `src/early.ts`, for which it would wait another way to the host and back.
 */
export const drawn = (language: string): Plugin => ({
  name: 'drawn',
  apply: 'build',
  async transformIndexHtml(html, { bundle = {} }) {
    for (const [name, value] of Object.entries(BROWSER)) {
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
    const { module } = await runnerImport<typeof Drawn>('./src/drawn.ts', {
      configFile: false,
      define: DEFINED,
      plugins: [wordsOf(language), components({ emitCss: false, language })],
    });
    const table = module.draw();
    for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name);
    const files = Object.values(bundle);
    const style = files.find(({ fileName }) => html.includes(`href="./${fileName}"`) && fileName.endsWith('.css'));
    if (style?.type !== 'asset') throw new Error('The build has no style.');
    const early = await earlyScript();
    const css = String(style.source).trim().replaceAll('url(./', 'url(./assets/');
    return html
      .replace('<div id="app">', () => `<div id="app">${table}`)
      .replace('<link rel="stylesheet"', (link) => `${inline('style', css)}\n    ${link} disabled`)
      .replace('</head>', (end) => `  ${inline('script', early)}\n  ${end}`);
  },
});
