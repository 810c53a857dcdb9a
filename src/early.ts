/*
 * Written into the page, and runs before the first paint, which shows the empty table that the build has drawn into
 * index.html: in the language and the colours that the user has chosen, and hidden if the address names another
 * page or hands are face down. It can import only what is bundled into it.
 */

import './trust';
import type { EarlyPage } from '../workers/odds';
import { wantedLanguage } from './wantedLanguage';

const { dataset, lang } = document.documentElement;
const worker = `./assets/${document.currentScript?.dataset.worker ?? ''}`;
let isLeft = false;
try {
  // Hands are face down: `Company` knows which.
  if ('outs:covered' in sessionStorage) dataset.covered = '';
  // As `settings.svelte.ts` reads them.
  const kept = ['outs:settings-2', 'outs:settings'].map(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>,
  );
  const { theme, suits, text, language } = { ...kept[0], ...kept[1] };
  Object.assign(dataset, { theme, suits, text });
  const wanted = wantedLanguage(language);
  const file = wanted === 'en' ? './' : `${wanted}.html`;
  // Offline, the service worker may serve the page in another language.
  isLeft = !lang.startsWith(wanted) && !location.pathname.endsWith(file);
  if (isLeft) location.replace(file + location.hash);
} catch {
  // The storage is forbidden, or its text is not JSON: the device's own colours.
}
// The table's addresses are '', '#/' and '#/?hero=…'.
if (!/^(#\/?)?(\?|$)/.test(location.hash)) dataset.elsewhere = '';
else if (!isLeft) {
  // The worker that counts need not wait until the page's script has come and run. It comes after the first paint, for
  // the two share the line.
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const page = globalThis as EarlyPage;
    if ('counting' in page) return;
    try {
      page.counting = new Worker(worker, { type: 'module' });
      page.counting.onerror = () => (page.counting = undefined);
    } catch {
      // The page's script tries it again, and says so.
    }
  });
  observer.observe({ type: 'paint', buffered: true });
}
// Until it is kept on the device, the typeface comes last: it is as large as the page's script.
if (!navigator.serviceWorker?.controller) {
  dataset.plain = '';
  addEventListener('load', () => {
    const show = () => delete dataset.plain;
    document.fonts.load('1em Inter').then(show, show);
  });
}
