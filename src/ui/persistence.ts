/*
 * Whether the browser may clear the saved data of this page. The page asks the browser once to keep it, after it has
 * saved something that the user would miss. No answer of the browser interrupts the user.
 */

/** - `may go`: the browser may clear it if space runs low. - `off`: it saves nothing. */
export type Persistence = 'protected' | 'may go' | 'off';

let isAsked = false;

/** Asks the browser to keep the saved data, unless it does or was asked before. */
export function askToKeep(): void {
  if (isAsked) return;
  isAsked = true;
  void keepData();
}

/**
 * Asks the browser to keep the saved data.
 * @returns whether it does
 */
export async function keepData(): Promise<boolean> {
  try {
    const { storage } = navigator as { storage?: StorageManager };
    return (await storage?.persisted()) === true || (await storage?.persist()) === true;
  } catch {
    return false;
  }
}

export async function persistenceOf(): Promise<Persistence> {
  try {
    const probe = 'outs:probe';
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
  } catch {
    return 'off';
  }
  const { storage } = navigator as { storage?: StorageManager };
  const isKept = await storage?.persisted().catch(() => false);
  return isKept === true ? 'protected' : 'may go';
}
