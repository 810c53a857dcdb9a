/*
 * Runs before the first paint, which shows the empty table that the build has drawn into index.html: in the language
 * and the colours that the user has chosen, and hidden where the address names another page or hands are face down.
 * Only this imports what it imports, or the first paint would wait for another file.
 */

import { wantedLanguage } from './wantedLanguage';

const { dataset, lang } = document.documentElement;
try {
  // Hands are face down: `Company` knows which.
  if ('outs:covered' in sessionStorage) dataset.covered = '';
  const { theme, suits, text, language } = JSON.parse(localStorage.getItem('outs:settings') ?? '{}') as Record<
    string,
    string
  >;
  Object.assign(dataset, { theme, suits, text });
  const wanted = wantedLanguage(language);
  const file = wanted === 'en' ? './' : `${wanted}.html`;
  // Without a network the service worker may have given another language's page for this one.
  if (!lang.startsWith(wanted) && !location.pathname.endsWith(file)) location.replace(file + location.hash);
} catch {
  // The storage is forbidden, or its text is not JSON: the device's own colours.
}
// The table's addresses are '', '#/' and '#/?hero=…'.
if (!/^(#\/?)?(\?|$)/.test(location.hash)) dataset.elsewhere = '';
