import { formatCards } from '../../poker/card';
import { holdsText, type BetPrice, type FacedBet, type PricedBet } from './decisions';
import { digest } from './digest';
import { number, optional, record, text } from '../../shape';

/** The price of a decision, without the decision. */
export interface Price extends BetPrice, Pick<PricedBet, 'ifCall' | 'cost' | 'part'> {
  /** The key: all of the decision, its judge, and the version that answered. */
  readonly of: string;
}

const MOST = 100;

/** Saved prices, so that they need not be counted again. Prices of other questions never match. */
export class Prices {
  readonly #found = new Map<string, Price>();
  readonly #version: string;

  /** @param own the version of Outs: another version may count or judge in another way */
  constructor(own: string) {
    this.#version = own;
  }

  add(priced: PricedBet): void {
    const { equity, halfWidth, breakEven, ifCall, part, cost } = priced;
    const of = this.#questionOf(priced);
    const more = {
      ...(halfWidth !== undefined && { halfWidth }),
      ...(ifCall !== undefined && { ifCall }),
      ...(part !== undefined && { part }),
    };
    this.#found.set(of, { of, equity, ...more, breakEven, cost });
  }

  /** The decision with its price; `undefined` if it must be counted. */
  find(bet: FacedBet): PricedBet | undefined {
    if (this.#found.size === 0) return undefined;
    const found = this.#found.get(this.#questionOf(bet));
    if (found === undefined || !canBe(found, bet)) return undefined;
    const { of: _, ...price } = found;
    return { ...bet, ...price };
  }

  /** The prices of these decisions, to be saved. Decisions without a price are left out. */
  of(bets: readonly FacedBet[]): Price[] {
    return bets.flatMap((bet) => this.#found.get(this.#questionOf(bet)) ?? []);
  }

  /** Takes prices from the device, in the form of {@link of}. They may come from anybody. */
  take(saved: unknown): void {
    if (!Array.isArray(saved)) return;
    for (const value of saved.slice(0, MOST)) {
      const price = PRICE(value);
      if (price.ok) this.#found.set(price.value.of, price.value);
    }
  }

  /** The identity of kept prices: another text, or another order of its fields, would lose them all. */
  #questionOf(bet: FacedBet): string {
    const { at, street, did, hero, board, pot, call, stakes, bigBlind, isPlain, line, kind } = bet;
    // The range of a line is narrowed by a bet, a given one is not.
    const opponents = bet.opponents.map((own) => ({ holds: holdsText(own), by: own.by }));
    const dead = formatCards(bet.dead);
    const written = { at, street, did, hero, board, pot, call, stakes, bigBlind, isPlain, opponents, dead, line, kind };
    return digest(JSON.stringify([this.#version, written]));
  }
}

const chance = number(0, 1);
const BET = { equity: chance, halfWidth: optional(chance), breakEven: chance };
const PRICE = record<Price>({
  of: text,
  ...BET,
  ifCall: optional(record<BetPrice>(BET)),
  part: optional(chance),
  cost: number(),
});

/** Whether a saved cost fits this equity: 0, or the call's gain or loss; of two prices at most this. */
function canBe({ equity, breakEven, ifCall, part, cost }: Price, { did, pot, call }: FacedBet): boolean {
  const all = pot + call;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6;
  const gain = equity * all - call;
  const gaveUp = Math.max(0, did === 'call' ? -gain : gain);
  // With two prices (fold or call behind) the smaller cost counts.
  if (ifCall !== undefined || part !== undefined) return cost >= 0 && cost <= all;
  return isNear(breakEven, call / all) && (cost === 0 || isNear(cost / all, gaveUp / all));
}
