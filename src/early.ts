/*
 * Runs before the first paint, which shows the empty table that the build has drawn into index.html: in the colours
 * that the user has chosen, and hidden where the address names another page or hands are face down. It imports nothing,
 * or the first paint would wait for that too.
 */

const { dataset } = document.documentElement;
try {
  // Hands are face down: `Company` knows which.
  if ('outs:covered' in sessionStorage) dataset.covered = '';
  const { theme, suits, text } = JSON.parse(localStorage.getItem('outs:settings') ?? '{}') as Record<string, string>;
  Object.assign(dataset, { theme, suits, text });
} catch {
  // The storage is forbidden, or its text is not JSON: the device's own colours.
}
// The table's addresses are '', '#/' and '#/?hero=…'.
if (!/^(#\/?)?(\?|$)/.test(location.hash)) dataset.elsewhere = '';

export {};
