/*
 * Everybody's cards on a second screen: the window where cards are entered sends each state as a link, the screens
 * show it. They are windows of this page in one browser, or in OBS; what comes in is read as a stranger's link.
 */

const NAME = 'outs:show';
const VERSION = 1;
/** Longer links are not this page's. */
const LONGEST_LINK = 5_000;

/** The name of the window that *Second screen* opens. */
export const SCREEN = 'outs-show';

/** The link in a message that is newer than the last of its sender; `undefined` for anything else. */
export function readMessage(data: unknown, last: Map<string, number>): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { v, from, n, link } = data as Record<string, unknown>;
  if (v !== VERSION || typeof from !== 'string' || typeof link !== 'string' || typeof n !== 'number') return undefined;
  if (link.length > LONGEST_LINK || from.length > 60 || !Number.isSafeInteger(n)) return undefined;
  if (n <= (last.get(from) ?? -1)) return undefined;
  last.set(from, n);
  return link;
}

export class ShowChannel {
  readonly #channel: BroadcastChannel | undefined;
  readonly #from = Math.random().toString(36).slice(2);
  #sent = 0;

  /**
   * @param now the link to answer a new screen with; `undefined` if this window enters nothing
   * @param onLink hears the links of other windows; left out if this window does not follow others
   */
  constructor(now: () => string | undefined, onLink?: (link: string) => void) {
    if (!('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel(NAME);
    this.#channel = channel;
    const last = new Map<string, number>();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'hello') {
        const link = now();
        if (link !== undefined) this.send(link);
      } else if (onLink !== undefined) {
        const link = readMessage(data, last);
        if (link !== undefined) onLink(link);
      }
    };
    if (onLink !== undefined) channel.postMessage('hello');
  }

  send(link: string): void {
    this.#channel?.postMessage({ v: VERSION, from: this.#from, n: this.#sent++, link });
  }

  close(): void {
    this.#channel?.close();
  }
}
