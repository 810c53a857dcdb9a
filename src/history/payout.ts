import type { Chips } from './chips';
import type { Ending, Event } from './events';
import type { Money } from './money';
import type { Contradiction } from './problem';

/** If a room rounds, millions of chips may be a few off. Sums of parts of a cent are off by less than this. */
export function isSame(amount: Money, other: Money, isRounded = false): boolean {
  return Math.abs(amount - other) <= (isRounded ? other / 1_000_000 : 1e-6);
}

/** The winnings less a rake that the history has not taken off, in whole cents. */
function withoutRake(won: ReadonlyMap<string, Money>, taken: Money): Map<string, Money> {
  const sum = sumOf(won);
  const net = new Map(Array.from(won, ([player, amount]) => [player, Math.floor((amount * (sum - taken)) / sum)]));
  const [first] = net.keys();
  if (first !== undefined) net.set(first, (net.get(first) ?? 0) + sum - taken - sumOf(net));
  return net;
}

function sumOf(amounts: ReadonlyMap<string, Money>): Money {
  return Array.from(amounts.values()).reduce((sum, amount) => sum + amount, 0);
}

/** The payout of a finished hand: to players, to the house, and by it. */
export class Payout {
  readonly #chips: Chips;
  readonly #cashedOut = new Set<string>();
  readonly #house = new Map<string, Money>();
  #won = new Map<string, Money>();
  /** The stacks at the end, as far as the history gives them. */
  readonly #ends = new Map<string, Money>();
  readonly #bounties: Ending['bounties'][number][] = [];
  /** `undefined` if the history does not give it. */
  #rake: Money | undefined;
  #fee: Money = 0;
  /** Whether the winnings have the uncalled bet in them, if the total or a stack says so. */
  #holdsUncalled: boolean | undefined;
  #isRounded = false;

  constructor(chips: Chips) {
    this.#chips = chips;
  }

  /** Takes who is paid; who is not at the table does not count. */
  take(event: Event & { kind: 'cash-out' | 'house' | 'win' | 'ends' | 'bounty' }): void {
    const paid = event.kind === 'bounty' ? event.on : event.player;
    if (this.#chips.named(paid) === undefined) return;
    switch (event.kind) {
      case 'cash-out':
        this.#cashedOut.add(event.player);
        this.#pay(this.#house, event.player, event.amount ?? 0);
        return;
      case 'house':
        this.#pay(this.#house, event.player, event.amount);
        return;
      case 'win':
        this.#pay(this.#won, event.player, event.amount);
        return;
      case 'ends':
        this.#ends.set(event.player, event.stack);
        return;
      case 'bounty': {
        const { player, on, amount } = event;
        this.#bounties.push({ player, on, amount });
      }
    }
  }

  /** Takes the total pot of the history, which is what was put in. */
  count(event: Event & { kind: 'total' }): Contradiction | undefined {
    const { amount, rake, fee, hasUncalled = false, isNet = false, isRounded = false } = event;
    this.#chips.settle();
    this.#rake = rake;
    this.#fee = fee;
    this.#isRounded = isRounded;
    const pot = this.#chips.pot - (isNet ? (rake ?? 0) + fee : 0);
    const counted = pot + (hasUncalled ? (this.#chips.uncalled?.amount ?? 0) : 0);
    if (hasUncalled && counted !== pot) this.#holdsUncalled = isSame(amount, counted, isRounded);
    if (isSame(amount, counted, isRounded)) return undefined;
    return hasUncalled && isSame(amount, pot, isRounded)
      ? undefined
      : { code: 'pot-otherwise', amount: this.#chips.sum(counted), other: this.#chips.sum(amount) };
  }

  /** All that was put in is paid out, is the house's, or was bought by it; and each stack ends as the history says. */
  finish(): Contradiction | undefined {
    if (this.#won.size === 0) this.#winByStacks();
    const { pot, uncalled, currency } = this.#chips;
    const won = sumOf(this.#won);
    const taken = (this.#rake ?? 0) + this.#fee;
    // Some rooms count an uncalled bet among the winnings.
    const returned = uncalled !== undefined && this.#holdsUncalled !== false ? uncalled.amount : 0;
    // Bets may have half chips, and winnings be rounded to whole ones.
    const isWhole = currency === '' && [...this.#won.values()].every((amount) => amount % 100 === 0);
    const isCut = isWhole && (pot % 100 !== 0 || returned % 100 !== 0);
    const off = this.#isRounded ? pot / 1_000_000 : isCut ? 100 * this.#won.size - 1 : 1e-6;
    const isIn = (sum: Money) => Math.abs(sum - pot) <= off || (this.#rake === undefined && sum < pot);
    // A player who cashed out collects nothing: the house does, if the cards win.
    const hasSold = Array.from(this.#cashedOut).some((name) => !this.#won.has(name));
    if (won > 0 && (this.#holdsUncalled === true || !isIn(won + taken))) {
      const [name, own] = [uncalled?.player ?? '', this.#won.get(uncalled?.player ?? '') ?? 0];
      if (returned > 0 && own + off >= returned && isIn(won + taken - returned)) this.#won.set(name, own - returned);
      else if (taken > 0 && isSame(won, pot)) this.#won = withoutRake(this.#won, taken);
      else if (!isIn(won + taken) && (!hasSold || won + taken > pot)) {
        return { code: 'paid-otherwise', amount: this.#chips.sum(pot), other: this.#chips.sum(won + taken) };
      }
    }
    const rest = pot - taken - sumOf(this.#won);
    const [[most, amount] = ['', 0]] = Array.from(this.#won).sort(([, one], [, other]) => other - one);
    const isRake = this.#rake === undefined && rest > 0;
    if (!isRake && Math.abs(rest) > 1e-6 && Math.abs(rest) <= off) this.#won.set(most, amount + rest);
    for (const [player, end] of this.#ends) {
      const own = this.#stackAtEnd(player);
      if (own !== undefined && !isSame(own, end, this.#isRounded)) {
        return { code: 'ends-otherwise', player, amount: this.#chips.sum(own), other: this.#chips.sum(end) };
      }
    }
    return undefined;
  }

  get ending(): Omit<Ending, 'runs'> {
    const amounts = (paid: ReadonlyMap<string, Money>) => Array.from(paid, ([player, amount]) => ({ player, amount }));
    return {
      cashedOut: Array.from(this.#cashedOut),
      house: amounts(this.#house),
      won: amounts(this.#won),
      bounties: this.#bounties,
      rake: this.#rake ?? 0,
      fee: this.#fee,
    };
  }

  /** What each has won, if only the stacks at the end say it. */
  #winByStacks(): void {
    if (this.#ends.size > 0) this.#holdsUncalled = false;
    for (const [player, end] of this.#ends) {
      this.#pay(this.#won, player, Math.max(0, end - (this.#stackAtEnd(player) ?? end)));
    }
  }

  /** `undefined` of an unknown stack, or if it is unknown who won. */
  #stackAtEnd(name: string): Money | undefined {
    const player = this.#chips.named(name);
    if (player === undefined || player.isUnknown) return undefined;
    return this.#chips.left(player) + (this.#won.get(name) ?? 0) + (this.#house.get(name) ?? 0);
  }

  #pay(paid: Map<string, Money>, player: string, amount: Money): void {
    if (amount !== 0) paid.set(player, (paid.get(player) ?? 0) + amount);
  }
}
