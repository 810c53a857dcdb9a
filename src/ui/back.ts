import { closeForBack, closesForBack, opened } from './escape';

/*
 * The way back closes what is open on the page before it leaves a spot. Browsers report only afterwards that the user
 * has gone back. Then the window returns to its entry, and no other part hears of it.
 */

/** What an entry of the window's history holds. */
interface Entry {
  /** Its place among this page's entries, from 0. */
  readonly at: number;
  /** Whether the entry is the same spot as the one before: the way back then closes something. */
  readonly isTwin?: boolean;
}

function entryOf(state: unknown): Entry | undefined {
  return typeof state === 'object' && state !== null && 'at' in state ? (state as Entry) : undefined;
}

let now: Entry = { at: 0 };
/** The window is on its way to where it was. */
let goesOn = false;
/** Changes of the address that nobody is to hear of. */
let unheard = 0;

/** Writes an address: in the place of the present entry, or as a new one. */
export function writeAddress(address: string, isNew: boolean): void {
  if (isNew) now = { at: now.at + 1 };
  history[isNew ? 'pushState' : 'replaceState'](now, '', address);
}

/** Has the way back close what is open. Call it before anything else hears of the address. */
export function closeOnBack(): void {
  now = entryOf(history.state) ?? now;
  history.replaceState(now, '');
  addEventListener('popstate', ({ state }) => {
    if (goesOn) {
      goesOn = false;
      // At its own address, as it may write another.
      closeForBack();
      return;
    }
    const to = entryOf(state);
    if (to === undefined) {
      // A link was followed.
      now = { at: now.at + 1 };
      history.replaceState(now, '');
    } else if (to.at < now.at && closesForBack()) {
      goesOn = true;
      history.go(now.at - to.at);
    } else {
      const leavesTwin = now.isTwin === true && to.at < now.at;
      now = to;
      if (leavesTwin) history.back();
    }
  });
  addEventListener('hashchange', (event) => {
    if (goesOn) unheard = 1;
    else if (unheard === 0) return;
    else unheard = 0;
    event.stopImmediatePropagation();
  });

  opened.add(() => {
    if (now.at > 0) return;
    now = { at: 1, isTwin: true };
    history.pushState(now, '');
  });
}
