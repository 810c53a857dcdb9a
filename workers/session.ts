import { proxy, type Remote } from 'comlink';
import { afterSilence, Lifeline } from './lifeline';
import type { Keeping, Loss, SessionFarSide, SessionMessage, SessionOptions, UnreadCount } from './sessionProtocol';

export type {
  Keeping,
  KeepProblem,
  Loss,
  SessionBet,
  SessionHand,
  SessionMessage,
  SessionOptions,
  UnreadCount,
} from './sessionProtocol';

/** A silent worker is given up after this long. It speaks every second while it works. */
const PATIENCE = 10_000;
/** A worker that does not stop within this time is ended. */
const PATIENCE_TO_STOP = 1_000;

function startWorker(): Worker {
  return new Worker(new URL('./session.worker.ts', import.meta.url), { type: 'module' });
}

/** A worker that runs, as far as is known. */
interface Living {
  readonly line: Lifeline<SessionFarSide>;
  /** Resolves when the worker is lost: what it was asked is not answered then. */
  readonly lost: Promise<undefined>;
  readonly endWaits: () => void;
  isWorking: boolean;
  unanswered: number;
}

/** The page's end of the session's worker. If one is lost, the next question starts another with what was found. */
export class SessionWorker {
  readonly #receive: (message: SessionMessage) => void;
  readonly #onLost: (loss: Loss) => void;
  readonly #start: () => Worker;
  #living: Living | undefined;
  #options: SessionOptions;
  // The start data of another worker.
  #session = 0;
  #keys: string[] = [];
  #unread: readonly UnreadCount[] = [];
  #keeping: Keeping = 'none';

  constructor(
    receive: (message: SessionMessage) => void,
    onLost: (loss: Loss) => void,
    options: SessionOptions,
    start: () => Worker = startWorker,
  ) {
    this.#receive = receive;
    this.#onLost = onLost;
    this.#options = options;
    this.#start = start;
  }

  add(files: readonly File[]): void {
    this.#work((far) => far.add(files));
  }

  restore(): void {
    this.#work((far) => far.restore());
  }

  keep(isKept: boolean): void {
    this.#work((far) => far.keep(isKept));
  }

  /** Drops what is still to be read. A worker that does not answer soon is ended. */
  stop(): void {
    const living = this.#living;
    if (living === undefined) return;
    const end = afterSilence(PATIENCE_TO_STOP, () => {
      this.#lose(living, 'not stopped');
    });
    void this.#ask(living, (far) => far.stop()).then(end);
  }

  forget(): void {
    this.#work((far) => far.forget());
    this.#session++;
    this.#keys = [];
    this.#unread = [];
  }

  setOptions(options: SessionOptions): void {
    this.#options = options;
    if (this.#living !== undefined) void this.#ask(this.#living, (far) => far.setOptions(options));
  }

  goOn(isAll: boolean): void {
    if (this.#living !== undefined) this.#work((far) => far.goOn(isAll));
  }

  /** A hand's original text; `undefined` if its worker is gone. */
  async textOf(hand: number): Promise<string | undefined> {
    return this.#living && (await this.#ask(this.#living, (far) => far.textOf(hand)));
  }

  /** Asks for something that takes its time; starts the worker if none runs. */
  #work(ask: (far: Remote<SessionFarSide>) => Promise<void>): void {
    const living = this.#living ?? this.#spawn();
    if (living === undefined) return;
    living.isWorking = true;
    void this.#ask(living, ask);
  }

  async #ask<T>(living: Living, ask: (far: Remote<SessionFarSide>) => Promise<T>): Promise<T | undefined> {
    living.unanswered++;
    this.#miss(living);
    try {
      return await Promise.race([ask(living.line.far), living.lost]);
    } finally {
      living.unanswered--;
      living.line.hasSpoken = true;
      this.#miss(living);
    }
  }

  /** A worker; `undefined` if none can be started. */
  #spawn(): Living | undefined {
    let worker: Worker;
    try {
      worker = this.#start();
    } catch {
      this.#onLost('not started');
      return undefined;
    }
    let endWaits = (): void => undefined;
    const lost = new Promise<undefined>((resolve) => {
      endWaits = () => {
        resolve(undefined);
      };
    });
    const onLost = (): void => {
      this.#lose(living, 'ended');
    };
    const line = new Lifeline<SessionFarSide>(worker, onLost, PATIENCE);
    const living: Living = { line, lost, endWaits, isWorking: false, unanswered: 0 };
    this.#living = living;
    const receive = proxy((message: SessionMessage) => {
      if (living === this.#living) this.#take(living, message);
    });
    void this.#ask(living, (far) => far.listen(receive));
    void this.#ask(living, (far) => far.setOptions(this.#options));
    void this.#ask(living, (far) => far.takeOver(this.#session, this.#keys, this.#unread));
    // A worker before this one kept hands: those come back, and the next ones are kept too.
    if (this.#keeping !== 'none') this.restore();
    return living;
  }

  #take(living: Living, message: SessionMessage): void {
    living.line.hasSpoken = true;
    if (message.kind === 'found') {
      // Sent before the worker heard that its session is forgotten.
      if (message.session !== this.#session) return;
      for (const { number, key } of message.hands) this.#keys[number] = key;
      this.#unread = message.unread;
      this.#keeping = message.keeping;
      living.isWorking = message.isWorking;
    }
    this.#miss(living);
    this.#receive(message);
  }

  /** Waits for the worker's next word, if there is one to wait for. */
  #miss(living: Living): void {
    const { line, isWorking, unanswered } = living;
    if (living === this.#living) line.miss(isWorking || unanswered > 0);
  }

  #lose(living: Living, loss: Loss): void {
    if (living !== this.#living) return;
    this.#living = undefined;
    living.line.end();
    living.endWaits();
    this.#onLost(living.line.hasSpoken || loss === 'not stopped' ? loss : 'not started');
  }
}
