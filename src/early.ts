/*
 * Written into the page, and runs before the first paint, which shows the empty table that the build has drawn into
 * index.html: in the language and the colours that the user has chosen, and hidden if the address names another
 * page or hands are face down. It can import only what is bundled into it.
 */

import { wantedLanguage } from './wantedLanguage';

const { dataset, lang } = document.documentElement;
try {
  // Hands are face down: `Company` knows which.
  if ('outs:covered' in sessionStorage) dataset.covered = '';
  // As `settings.svelte.ts` reads them.
  const kept = JSON.parse(localStorage.getItem('outs:settings') ?? '{}') as Record<string, string>;
  const { theme, suits, text, language } = kept;
  Object.assign(dataset, { theme, suits, text });
  const wanted = wantedLanguage(language);
  const file = wanted === 'en' ? './' : `${wanted}.html`;
  const { pathname, hash } = location;
  // An address that names a language is a choice; the setting outweighs it, the browser's languages do not.
  const isOpen = language || /(\/|index\.html)$/.test(pathname);
  // Offline, the service worker may serve the page in another language.
  if (isOpen && !lang.startsWith(wanted) && !pathname.endsWith(file)) location.replace(file + hash);
} catch {
  // The storage is forbidden, or its text is not JSON: the device's own colours.
}
// The table's addresses are '', '#/' and '#/?hero=…'.
if (!/^(#\/?)?(\?|$)/.test(location.hash)) dataset.elsewhere = '';
// Until the typeface is kept on the device, it comes last, as `main.ts` says: it is as large as the page's script.
if (!navigator.serviceWorker?.controller) dataset.plain = '';
