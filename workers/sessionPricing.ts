import { isByLine, isKnown, type FacedBet, type PricedBet } from '../src/session/hands/decisions';
import type { Equities } from '../src/session/hands/equities';
import { Prices, type Price } from '../src/session/hands/prices';
import { finish, runInSlices } from '../src/steps';
import type { SessionBet } from './sessionProtocol';

interface Waiting {
  readonly hand: number;
  readonly bet: FacedBet;
}

/** How long counts share the worker with its messages. */
export interface Slices {
  readonly isOver: () => boolean;
  /** Reads the messages, and begins another slice. */
  readonly turn: () => Promise<void>;
}

/** Prices the decisions of a session: those that take a moment at once, the others when all is read. */
export class Pricing {
  readonly #slices: Slices;
  readonly #onPriced: (hand: number) => void;
  readonly #prices: Prices;
  /** Decisions to price if cards or a range of an opponent are known. The last is priced next. */
  #waiting: Waiting[] = [];
  #isSorted = true;
  /** Decisions against any two cards, and slow ones by the action. They are priced only if the user asks for it. */
  #left: Waiting[] = [];
  #isAll = false;
  #isPaused = false;
  #stop = new AbortController();
  #news: SessionBet[] = [];

  /**
   * @param version that of Outs
   * @param onPriced is called with the number of a hand that has another price
   */
  constructor(version: string, slices: Slices, onPriced: (hand: number) => void) {
    this.#slices = slices;
    this.#prices = new Prices(version);
    this.#onPriced = onPriced;
  }

  get hasNext(): boolean {
    return !this.#isPaused && this.waiting > 0;
  }

  get waiting(): number {
    return this.#waiting.length + (this.#isAll ? this.#left.length : 0);
  }

  get left(): number {
    return this.#left.length;
  }

  restore(saved: readonly unknown[]): void {
    for (const own of saved) this.#prices.take(own);
  }

  /** The prices of decisions, as they are saved. */
  of(bets: readonly FacedBet[]): Price[] {
    return this.#prices.of(bets);
  }

  /** Prices the fast decisions of a hand now and queues the others. */
  take(hand: number, bets: readonly FacedBet[], equities: Equities): void {
    for (const bet of bets) {
      const before = this.#prices.find(bet);
      if (before !== undefined) this.#news.push({ ...before, hand });
      else if (!isKnown(bet)) this.#left.push({ hand, bet });
      else if (equities.isQuick(bet)) this.#takePrice(finish(equities.price(bet)), hand);
      else if (isByLine(bet)) this.#left.push({ hand, bet });
      else {
        this.#waiting.push({ hand, bet });
        this.#isSorted = false;
      }
    }
  }

  drop(hand: number): void {
    const isOther = (own: { readonly hand: number }) => own.hand !== hand;
    this.#waiting = this.#waiting.filter(isOther);
    this.#left = this.#left.filter(isOther);
    this.#news = this.#news.filter(isOther);
  }

  /** Prices no more, and leaves the decision that is being priced. */
  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#isPaused = true;
    this.#isAll = false;
  }

  /** Prices again, the decisions against any two cards as well if `isAll`. */
  goOn(isAll: boolean): void {
    this.#isPaused = false;
    this.#isAll ||= isAll;
  }

  takeNews(): readonly SessionBet[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Prices one decision, the most expensive first. @throws if it cannot be priced: it is left out */
  async priceNext(equities: Equities): Promise<void> {
    if (!this.#isSorted) {
      this.#waiting.sort((a, b) => stakeOf(a) - stakeOf(b));
      this.#isSorted = true;
    }
    const next = this.#waiting.at(-1) ?? this.#left.at(-1);
    if (next === undefined || !this.hasNext) return;
    const { signal } = this.#stop;
    try {
      const priced = await runInSlices(equities.price(next.bet), { ...this.#slices, signal });
      if (this.#leave(next)) this.#takePrice(priced, next.hand);
    } catch (error) {
      if (signal.aborted) return;
      this.#leave(next);
      throw error;
    }
  }

  /** Takes a decision out of its queue. Returns `false` if it was judged again meanwhile. */
  #leave(next: Waiting): boolean {
    const queue = this.#waiting.includes(next) ? this.#waiting : this.#left;
    const at = queue.lastIndexOf(next);
    if (at >= 0) queue.splice(at, 1);
    return at >= 0;
  }

  #takePrice(priced: PricedBet, hand: number): void {
    this.#news.push({ ...priced, hand });
    this.#prices.add(priced);
    this.#onPriced(hand);
  }
}

/** The most that a decision can have cost. */
function stakeOf({ bet: { did, call, pot } }: Waiting): number {
  return did === 'call' ? call : pot;
}
