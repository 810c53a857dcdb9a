import { proxy, releaseProxy, wrap, type Remote } from 'comlink';
import type { SessionFarSide, SessionMessage, SessionOptions } from './sessionProtocol';

export type {
  SessionBet,
  SessionHand,
  SessionMessage,
  SessionOptions,
  UnreadCount,
} from './sessionProtocol';

function startWorker(): Worker {
  return new Worker(new URL('./session.worker.ts', import.meta.url), { type: 'module' });
}

/** The page's end of the worker that reads a session: it starts with the first question. */
export class SessionWorker {
  readonly #receive: (message: SessionMessage) => void;
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #far: Remote<SessionFarSide> | undefined;
  #options: SessionOptions;

  constructor(
    receive: (message: SessionMessage) => void,
    options: SessionOptions,
    start: () => Worker = startWorker,
  ) {
    this.#receive = receive;
    this.#options = options;
    this.#start = start;
  }

  add(files: readonly File[]): void {
    void this.#reached()?.add(files);
  }

  restore(): void {
    void this.#reached()?.restore();
  }

  stop(): void {
    void this.#far?.stop();
  }

  forget(): void {
    void this.#reached()?.forget();
  }

  setOptions(options: SessionOptions): void {
    this.#options = options;
    void this.#far?.setOptions(options);
  }

  goOn(isAll: boolean): void {
    void this.#far?.goOn(isAll);
  }

  /** A hand as it was written; `undefined` where the worker is gone. */
  textOf(hand: number): Promise<string | undefined> {
    return this.#far?.textOf(hand) ?? Promise.resolve(undefined);
  }

  /** The worker, started; `undefined` where none can be. */
  #reached(): Remote<SessionFarSide> | undefined {
    if (this.#far !== undefined) return this.#far;
    let worker: Worker;
    try {
      worker = this.#start();
    } catch {
      this.#fail('The worker that reads hands does not start. Load the page again.');
      return undefined;
    }
    const lost = (): void => {
      if (worker !== this.#worker) return;
      worker.terminate();
      this.#far?.[releaseProxy]();
      this.#worker = this.#far = undefined;
      this.#fail('The worker that reads hands stopped. Load the page again, and fewer hands.');
    };
    worker.addEventListener('error', lost);
    worker.addEventListener('messageerror', lost);
    this.#worker = worker;
    this.#far = wrap<SessionFarSide>(worker);
    void this.#far.listen(
      proxy((message) => {
        if (worker === this.#worker) this.#receive(message);
      }),
    );
    void this.#far.setOptions(this.#options);
    return this.#far;
  }

  #fail(message: string): void {
    this.#receive({ kind: 'failure', message });
  }
}
