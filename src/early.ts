// What must not wait for the rest of the page: vite.config.ts lets this small file run by itself, first.

/*
 * The page's content security policy lets no plain string become a script. A worker's address passes
 * through here instead, where only the page's own files are let through.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const home = new URL('.', document.baseURI).href;

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, document.baseURI).href.startsWith(home) ? url : null),
});

/** The worker that counts, on its way while the page itself is. */
let worker: Worker | undefined;

// The lab counts for itself.
if (!/^#\/?lab/i.test(location.hash)) {
  try {
    worker = new Worker(new URL('../workers/odds.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => (worker = undefined));
  } catch {
    // Whoever asks it something will be told.
  }
}

/** Hands the worker over, once; there is none where it is not wanted, or has failed. */
export function takeWorker(): Worker | undefined {
  const taken = worker;
  worker = undefined;
  return taken;
}
