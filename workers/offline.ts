/**
 * How long a version that was accepted has to take over, in milliseconds. A request of a page in that moment can wake the
 * version before, and Chromium then leaves the new one waiting (four of twenty updates on a busy machine). To load the
 * page again helps: nothing holds the version before any more.
 */
const TAKEOVER = 3_000;

/** A newer version of the page that has been fetched, and waits to be taken. */
export interface NewVersion {
  /** Starts it; the page is then loaded again. */
  take(): void;
}

/**
 * Keeps the page for use without a network. A browser that cannot, or may not, goes without.
 *
 * @param offer called once a newer version waits
 * @param reload loads the page again, once the user has accepted the version
 */
export async function keepOffline(offer: (version: NewVersion) => void, reload: () => void): Promise<void> {
  // A browser without service workers has none, even if its type says so.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined) return;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await serviceWorker.register(new URL('offline.js', location.href).href);
  } catch {
    return;
  }
  let late: ReturnType<typeof setTimeout> | undefined;
  let hasVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    clearTimeout(late);
    if (late !== undefined) reload();
    // Accepted in another window: this one keeps its version until its user accepts too.
    else if (hasVersion) offer({ take: reload });
    hasVersion = true;
  });
  const offerWaiting = (): void => {
    const { waiting } = registration;
    // Without an active version this is the first version and need not wait.
    if (waiting === null || registration.active === null) return;
    offer({
      take() {
        waiting.postMessage('take over');
        late = setTimeout(reload, TAKEOVER);
      },
    });
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
}
