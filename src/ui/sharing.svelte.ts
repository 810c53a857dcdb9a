/** What the page on screen can share besides its address. */
interface Sharing {
  /** The fragment to share, with the players' names; `undefined` if the address is all. */
  readonly link?: string;
  /** The link to the spot on the all-in page. */
  readonly show?: string;
  /** Draws the spot. It takes a moment. */
  readonly picture?: () => Promise<Blob | undefined>;
  readonly saved?: () => void;
}

let now = $state.raw<Sharing>({});

export const sharing = {
  get now(): Sharing {
    return now;
  },
  set now(next: Sharing) {
    now = next;
  },
};

/** The outcome of sharing: `refused` if the link was neither shared nor copied. */
export type Shared = 'shared' | 'copied' | 'refused';

export const CAN_SHARE = 'share' in navigator;

/**
 * Opens the device's share sheet, or copies the link if there is none or it may not open.
 *
 * @param picture drawn before the tap: a browser does not wait for it
 */
export async function share(url: string, picture?: Blob): Promise<Shared> {
  if (CAN_SHARE) {
    const title = document.title;
    const files = picture === undefined ? [] : [new File([picture], 'outs.png', { type: 'image/png' })];
    const whole = { title, url, files };
    const takesFiles = files.length > 0 && 'canShare' in navigator && navigator.canShare(whole);
    try {
      await navigator.share(takesFiles ? whole : { title, url });
      return 'shared';
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return copyLink(url);
}

export async function copyLink(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
