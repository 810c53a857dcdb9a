/** Why a share is not here. The service worker writes these; anything else reads as the last. */
const SHARE_PROBLEMS = ['elsewhere', 'too large', 'no histories', 'unreadable'] as const;

export type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** Data shared by another app, which waits for an answer. */
export interface Shared {
  readonly files: readonly File[];
  readonly problem: ShareProblem | undefined;
}

const NOTHING: Shared = { files: [], problem: undefined };

/** The cache where the service worker keeps shares: it can import nothing, so it writes the name too. */
async function nameOfCache(): Promise<string | undefined> {
  // Browsers without them, whatever their types say, take no shares.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const scope = (await serviceWorker?.getRegistration())?.scope;
  return scope === undefined ? undefined : `outs shared ${scope}`;
}

/** Returns what waits. It goes on waiting until `dropShared`: the user may load the page again first. */
export async function waitingShare(): Promise<Shared> {
  try {
    const name = await nameOfCache();
    if (name === undefined || !(await caches.has(name))) return NOTHING;
    const files: File[] = [];
    let problem: ShareProblem | undefined;
    for (const answer of await (await caches.open(name)).matchAll()) {
      const file = answer.headers.get('x-name');
      if (file !== null) files.push(new File([await answer.blob()], decodeURIComponent(file)));
      else {
        const written = await answer.text();
        problem = SHARE_PROBLEMS.find((known) => known === written) ?? 'unreadable';
      }
    }
    return { files, problem };
  } catch {
    return { files: [], problem: 'unreadable' };
  }
}

/** Deletes what waits. */
export async function dropShared(): Promise<void> {
  try {
    const name = await nameOfCache();
    if (name !== undefined) await caches.delete(name);
  } catch {
    // The page asks again when it is loaded again.
  }
}
