import { createStore, promisifyRequest } from 'idb-keyval';
import { digest } from '../src/session/hands/digest';

/*
 * The hands of sessions on the device: database `outs`, store `session`.
 *
 * `hand:DIGEST`  a hand: `{ text, order }`, with the `prices` of its decisions once they are found
 * `choice`       whether hands are kept: `Choice`
 *
 * All windows share them. Hands are added one by one, so that no window overwrites those of another. A window
 * that keeps its hands remembers `deletions`, and reads it again in each transaction that writes: after a
 * deletion in another window it adds nothing.
 */

const store = createStore('outs', 'session');
/** Milliseconds after which a database that has not opened is given up: some browsers never answer. */
const PATIENCE = 10_000;

/** Whether the browser answers, if only by refusing. */
async function answers(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, PATIENCE);
  });
  // A store that is forbidden throws at once.
  const answer = (async () => store('readonly', () => true))().catch(() => true);
  const isAnswered = await Promise.race([answer, silence]);
  clearTimeout(timer);
  return isAnswered;
}

const HAND = 'hand:';
const CHOICE = 'choice';
/** Hands that are read at a time. */
const PORTION = 1_000;

interface Choice {
  readonly version: 2;
  readonly isKept: boolean;
  /** How often all hands were deleted. */
  readonly deletions: number;
  readonly next: number;
}

const NO_CHOICE: Choice = { version: 2, isKept: true, deletions: 0, next: 0 };

export type Ending =
  | 'done'
  /** This window does not keep its hands. */
  | 'not kept'
  /** The hands were deleted in another window. */
  | 'deleted elsewhere'
  /** The device holds data of a newer version. It was left alone. */
  | 'newer version'
  /** Storage is forbidden or broken, or does not answer. Nothing was changed. */
  | 'not read'
  /** Storage is full, forbidden or broken. Nothing was changed. */
  | 'refused';

export interface PricedHand {
  readonly text: string;
  readonly prices: unknown;
}

/** One window's access to the kept hands. Operations run one after the other. */
export class KeptHands {
  readonly #windows = new BroadcastChannel('outs:session');
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;
  /** The deletions that this window knows of; `undefined` while it does not keep its hands. */
  #joined: number | undefined;
  /** Whether the device may hold hands that this window wanted and could not read. */
  #couldNotRead = false;

  /** @param onDeleted is called when another window has deleted the hands that this one kept */
  constructor(onDeleted: () => void) {
    this.#windows.onmessage = () => {
      void this.#after(async () => {
        if (this.#joined !== undefined && (await this.#look()) === 'deleted elsewhere') onDeleted();
      });
    };
  }

  get isKeeping(): boolean {
    return this.#joined !== undefined;
  }

  get isBusy(): boolean {
    return this.#pending > 0;
  }

  /**
   * Reads the kept hands, in the order they were added, and keeps those that {@link add} brings from now on.
   * Unread hands stay on the device. The texts and prices may be anything: read them as if a stranger had written them.
   */
  restore(): Promise<{
    readonly ending: Ending;
    readonly texts: readonly string[];
    /** The values given to {@link price}, of each hand that has any. */
    readonly prices: readonly unknown[];
  }> {
    return this.#after(async () => {
      let found: KeptHand;
      try {
        if (!(await answers())) throw new Error('no answer');
        found = await store('readonly', readAll);
      } catch {
        this.#couldNotRead = true;
        return { ending: 'not read', texts: [], prices: [] };
      }
      const { choice, texts, prices } = found;
      if (choice === 'newer') return { ending: 'newer version', texts: [], prices: [] };
      if (choice?.isKept === false) return { ending: 'not kept', texts: [], prices: [] };
      if (choice === undefined) return { ending: await this.#join(), texts, prices };
      this.#joined = choice.deletions;
      return { ending: 'done', texts, prices };
    });
  }

  /** Keeps the hands that {@link add} brings from now on. */
  join(): Promise<Ending> {
    return this.#after(() => this.#join());
  }

  /** Adds hands. Those that are there stay as they are. */
  add(texts: readonly string[]): Promise<Ending> {
    return this.#after(async () => {
      if (this.#joined === undefined) return 'not kept';
      const ending = await this.#write(async (objects, choice) => {
        if (choice?.isKept !== true || choice.deletions !== this.#joined) {
          return 'deleted elsewhere';
        }
        await addHands(objects, choice, texts);
        return 'done';
      });
      if (ending !== 'done' && ending !== 'refused') this.#joined = undefined;
      return ending;
    });
  }

  /** Puts prices next to hands that are kept, in place of those that are there. Other hands are left out. */
  price(hands: readonly PricedHand[]): Promise<Ending> {
    return this.#after(async () => {
      if (this.#joined === undefined) return 'not kept';
      return this.#write(async (objects, choice) => {
        if (choice?.isKept !== true || choice.deletions !== this.#joined) {
          return 'deleted elsewhere';
        }
        for (const { text, prices } of hands) {
          const key = HAND + digest(text);
          const hand = fieldsOf(await promisifyRequest<unknown>(objects.get(key)));
          if (hand.text === text) objects.put({ ...hand, prices }, key);
        }
        return 'done';
      });
    });
  }

  /** Deletes all hands and keeps no more of them. If that is refused, all is as before. */
  leave(): Promise<Ending> {
    return this.#after(async () => {
      const ending = await this.#write((objects, choice = NO_CHOICE) => {
        if (choice.deletions === this.#joined) deleteHands(objects, { ...choice, isKept: false });
        return 'done';
      });
      if (ending === 'done') {
        this.#joined = undefined;
        this.#windows.postMessage(undefined);
      }
      return ending;
    });
  }

  /** Deletes all hands, if this window keeps its own. Hands that come later are kept as before. */
  forget(): Promise<Ending> {
    return this.#after(async () => {
      const before = this.#joined;
      if (before === undefined && !this.#couldNotRead) return 'not kept';
      const ending = await this.#write((objects, choice = NO_CHOICE) => {
        if (before !== undefined && choice.deletions !== before) {
          this.#joined = undefined;
          return 'deleted elsewhere';
        }
        const after = deleteHands(objects, choice);
        if (before !== undefined) this.#joined = after.deletions;
        return 'done';
      });
      if (ending === 'done') this.#windows.postMessage(undefined);
      else if (ending === 'refused') this.#joined = before;
      return ending;
    });
  }

  async #join(): Promise<Ending> {
    const ending = await this.#write((objects, choice = NO_CHOICE) => {
      objects.put({ ...choice, isKept: true } satisfies Choice, CHOICE);
      this.#joined = choice.deletions;
      return 'done';
    });
    if (ending !== 'done') this.#joined = undefined;
    return ending;
  }

  /** Whether the hands of this window are still kept. */
  async #look(): Promise<Ending> {
    if (!(await answers())) return 'not read';
    try {
      const choice = await store('readonly', readChoice);
      if (choice !== 'newer' && choice?.isKept === true && choice.deletions === this.#joined) {
        return 'done';
      }
      this.#joined = undefined;
      return 'deleted elsewhere';
    } catch {
      return 'refused';
    }
  }

  /** Writes in one transaction: all of it, or nothing. */
  async #write(
    change: (objects: IDBObjectStore, choice: Choice | undefined) => Ending | Promise<Ending>,
  ): Promise<Ending> {
    if (!(await answers())) return 'not read';
    try {
      return await store('readwrite', async (objects) => {
        const done = promisifyRequest(objects.transaction);
        // Otherwise a failure before the first `await` would be reported as an error of the page.
        done.catch(() => undefined);
        const choice = await readChoice(objects);
        const ending = choice === 'newer' ? 'newer version' : await change(objects, choice);
        await done;
        return ending;
      });
    } catch {
      return 'refused';
    }
  }

  #after<T>(operation: () => Promise<T>): Promise<T> {
    this.#pending++;
    const next = this.#last.then(operation).finally(() => {
      this.#pending--;
    });
    this.#last = next.catch(() => undefined);
    return next;
  }
}

interface KeptHand {
  readonly choice: Choice | 'newer' | undefined;
  readonly texts: readonly string[];
  readonly prices: readonly unknown[];
}

async function readAll(objects: IDBObjectStore): Promise<KeptHand> {
  const choice = await readChoice(objects);
  const hands: { readonly text: string; readonly order: number }[] = [];
  const allPrices: unknown[] = [];
  for (let from = HAND; ;) {
    const range = IDBKeyRange.bound(from, `${HAND}\uffff`, from !== HAND);
    const [keys, values] = await Promise.all([
      promisifyRequest(objects.getAllKeys(range, PORTION)),
      promisifyRequest<unknown[]>(objects.getAll(range, PORTION)),
    ]);
    for (const value of values) {
      const { text, order, prices } = fieldsOf(value);
      if (prices !== undefined) allPrices.push(prices);
      if (typeof text === 'string') hands.push({ text, order: Number(order) || 0 });
    }
    const last = keys.at(-1);
    if (typeof last !== 'string') break;
    from = last;
  }
  hands.sort((a, b) => a.order - b.order);
  return { choice, texts: hands.map(({ text }) => text), prices: allPrices };
}

async function readChoice(objects: IDBObjectStore): Promise<Choice | 'newer' | undefined> {
  const found = await promisifyRequest<unknown>(objects.get(CHOICE));
  if (found === undefined) return undefined;
  const { version, isKept, deletions, next } = fieldsOf(found);
  return version === 2 && typeof isKept === 'boolean' && Number.isSafeInteger(deletions) && Number.isSafeInteger(next)
    ? // A newer page may have written more into it.
      { ...fieldsOf(found), version, isKept, deletions: Number(deletions), next: Number(next) }
    : 'newer';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

async function addHands(objects: IDBObjectStore, choice: Choice, texts: readonly string[]): Promise<void> {
  let { next } = choice;
  for (const text of texts) {
    const request = objects.add({ text, order: next++ }, HAND + digest(text));
    request.onerror = (event) => {
      if (request.error?.name !== 'ConstraintError') return;
      // It is there already: the others must still be added.
      event.preventDefault();
      event.stopPropagation();
    };
    // Messages come in while a request of the transaction is waited for.
    if (next % PORTION === 0) await promisifyRequest(objects.getKey(CHOICE));
  }
  objects.put({ ...choice, next } satisfies Choice, CHOICE);
}

function deleteHands(objects: IDBObjectStore, choice: Choice): Choice {
  const after = { ...choice, deletions: choice.deletions + 1 };
  objects.delete(IDBKeyRange.bound(HAND, `${HAND}\uffff`));
  objects.put(after, CHOICE);
  return after;
}
