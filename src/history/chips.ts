import type { Card } from '../poker/card';
import { partPots, winnableBy } from '../poker/money/pots';
import type { Event, MoneyNow } from './events';
import type { Money } from './money';
import type { Contradiction, Misplay, Sum } from './problem';

/** A player at the table, with the cards as they get known. */
export interface Playing {
  readonly name: string;
  readonly stack: Money;
  readonly isUnknown: boolean;
  readonly bounty: string | undefined;
  /** Whether the player was dealt in. A seat without any act was not. */
  readonly isIn: boolean;
  cards: readonly Card[];
  /** Live money that the player has put in, on all streets. */
  live: Money;
  /** Put in as antes and dead blinds; and of that the antes. */
  dead: Money;
  ante: Money;
  /** Put in as bets on this street. */
  street: Money;
  hasFolded: boolean;
  /** Whether the player has acted since the last bet or raise. */
  hasActed: boolean;
}

/** Players without cards included. More players would only take time. */
const MOST_SEATS = 100;

export function misplay({ name }: { readonly name: string }, code: Misplay): Contradiction {
  return { code, player: name };
}

/** What the players have put in and have left, in the course of a hand. */
export class Chips {
  readonly #players = new Map<string, Playing>();
  readonly currency: string;
  /** What the house adds to the pot. */
  gifts: Money = 0;
  /** The amount to match on this street. */
  bet: Money;
  /** The last uncalled bet that was returned, if the history did not say so. */
  uncalled: { readonly player: string; readonly amount: Money } | undefined;

  constructor({ currency, bigBlind }: { readonly currency: string; readonly bigBlind: Money }) {
    this.currency = currency;
    // If a blind is all in for less, others still have to call the whole blind.
    this.bet = bigBlind;
  }

  seat(event: Event & { kind: 'seat' }, isIn: boolean): Contradiction | undefined {
    const { player: name, stack, bounty, isUnknown = false } = event;
    if (this.#players.size === MOST_SEATS) return { code: 'players', count: MOST_SEATS + 1 };
    if (this.#players.has(name)) return misplay({ name }, 'two-seats');
    const none = { cards: [], live: 0, dead: 0, ante: 0, street: 0, hasFolded: false, hasActed: false };
    this.#players.set(name, { name, stack, isUnknown, bounty, isIn, ...none });
    return undefined;
  }

  named(name: string): Playing | undefined {
    return this.#players.get(name);
  }

  /** All seats, also of players who were not dealt in. */
  get seats(): Playing[] {
    return Array.from(this.#players.values());
  }

  get in(): Playing[] {
    return this.seats.filter(({ isIn }) => isIn);
  }

  get pot(): Money {
    let pot = this.gifts;
    for (const { live, dead } of this.#players.values()) pot += live + dead;
    return pot;
  }

  sum(money: Money): Sum {
    return { money, currency: this.currency };
  }

  left({ stack, live, dead }: Playing): Money {
    return stack - live - dead;
  }

  put(player: Playing, by: Money): Contradiction | undefined {
    player.live += by;
    player.street += by;
    this.bet = Math.max(this.bet, player.street);
    return this.left(player) < 0
      ? { code: 'puts-in-too-much', player: player.name, amount: this.sum(player.stack) }
      : undefined;
  }

  return(player: Playing, amount: Money): Contradiction | undefined {
    const known = this.uncalled;
    if (known?.player === player.name && known.amount === amount && amount > player.street) {
      // Some rooms say it only after the board is dealt.
      this.uncalled = undefined;
      return undefined;
    }
    if (amount > player.street) return misplay(player, 'gets-back-too-much');
    player.live -= amount;
    player.street -= amount;
    return undefined;
  }

  /** Returns the part of the highest bet that nobody called. */
  settle(): void {
    const [first, second] = this.seats.sort((a, b) => b.street - a.street);
    if (first === undefined) return;
    const amount = first.street - (second?.street ?? 0);
    if (amount === 0) return;
    this.uncalled = { player: first.name, amount };
    this.return(first, amount);
  }

  startStreet(): void {
    this.bet = 0;
    for (const player of this.#players.values()) {
      player.street = 0;
      player.hasActed = false;
    }
  }

  /** What the player must put in to match the bet; less than nothing, if the player has put in more. */
  owed(player: Playing): Money {
    return Math.min(this.bet, this.#reach(player)) - player.street;
  }

  /** The most that any other player has bet on this street or still can. No call is higher. */
  #reach(player: Playing): Money {
    let most = 0;
    for (const other of this.#players.values()) {
      if (other === player || !other.isIn) continue;
      most = Math.max(most, other.street + (other.hasFolded ? 0 : this.left(other)));
    }
    return most;
  }

  /** The part of the pot that the player can win by a call. */
  contested(player: Playing, toCall: Money): Money {
    const players = this.seats;
    // If nobody who is in has bet more, all pots are the player's.
    if (players.every(({ live, hasFolded }) => hasFolded || live <= player.live + toCall)) return this.pot;
    const folded = players.filter(({ hasFolded }) => hasFolded).map(({ live }) => live);
    const bets = players.map((own) => (own.hasFolded ? undefined : own.live + (own === player ? toCall : 0)));
    const nobodys = players.reduce((sum, { dead }) => sum + dead, this.gifts);
    const seat = players.indexOf(player);
    const { pots, uncalled } = partPots(bets, folded, nobodys);
    // More than others have bet so far: players behind may still match it.
    const beyond = uncalled?.seat === seat ? uncalled.amount : 0;
    return winnableBy(pots, seat) + beyond - toCall;
  }

  /** The money each has put in and has left now. */
  get now(): MoneyNow {
    const players = this.in;
    // An ante is a bet as far as another player has put in one too.
    const [, matched = 0] = players.map(({ ante }) => ante).sort((a, b) => b - a);
    const betOf = ({ live, ante }: Playing) => live + Math.min(ante, matched);
    const away = players.filter(({ hasFolded }) => hasFolded);
    return {
      seats: players
        .filter(({ hasFolded }) => !hasFolded)
        .map((player) => ({
          player: player.name,
          bet: betOf(player),
          left: player.isUnknown ? undefined : this.left(player),
        })),
      folded: away.map(betOf).filter((bet) => bet > 0),
      others: away
        .filter(({ isUnknown }) => !isUnknown)
        .map((player) => this.left(player))
        .filter((left) => left > 0),
    };
  }
}
