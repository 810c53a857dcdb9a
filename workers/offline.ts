/** A newer version of the page that has been fetched, and waits to be taken. */
export interface NewVersion {
  /** Starts it; the page is then loaded anew. */
  take(): void;
}

/**
 * Keeps the page for use without a network. A browser that cannot, or may not, goes without.
 *
 * @param offer called once a newer version waits
 * @param reload loads the page again, once the user has accepted the version
 */
export async function keepOffline(offer: (version: NewVersion) => void, reload: () => void): Promise<void> {
  // In a browser without service workers there is none, whatever its type says.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined) return;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await serviceWorker.register(new URL('offline.js', location.href).href);
  } catch {
    return;
  }
  let isTaken = false;
  let hasVersion = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaken) reload();
    // Accepted in another window: this one keeps its version until its user accepts too.
    else if (hasVersion) offer({ take: reload });
    hasVersion = true;
  });
  const offerWaiting = (): void => {
    const { waiting } = registration;
    // Without an active one before it, it is the first version and need not wait.
    if (waiting === null || registration.active === null) return;
    offer({
      take() {
        isTaken = true;
        waiting.postMessage('take over');
      },
    });
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
}
