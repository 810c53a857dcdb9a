import { cardSymbol, type Card } from '../poker/card';
import { fail, ok, type Problem, type Result } from '../poker/problem';
import { MOST_OPPONENTS, STREETS, type Street } from '../poker/spot';
import { moneyText, type Money } from './money';

/** What a history says of one hand, in the order it says it. Every format is read into these. */
export type Event =
  | { readonly kind: 'seat'; readonly player: string; readonly stack: Money }
  /**
   * A blind or straddle, which is a bet; an ante, which is none and so is dead; or both at once, of
   * which the big blind is the bet.
   */
  | {
      readonly kind: 'post';
      readonly player: string;
      readonly amount: Money;
      readonly counts: 'live' | 'dead' | 'both';
    }
  /** A player is in the hand, perhaps with cards that are known: two, or the one that was shown. */
  | { readonly kind: 'hole'; readonly player: string; readonly cards: readonly Card[] }
  /** The new cards of a street, the next where it is not named; `before` is the board they come to. */
  | {
      readonly kind: 'street';
      readonly street?: Street;
      readonly cards: readonly Card[];
      readonly before?: readonly Card[];
    }
  /** Cards of a second or third board, after which nobody bets. */
  | { readonly kind: 'run'; readonly cards: readonly Card[] }
  | { readonly kind: 'check'; readonly player: string }
  /** The cards are those that are shown with it, if any. */
  | { readonly kind: 'fold'; readonly player: string; readonly cards: readonly Card[] }
  /** A call of so much; where that is not said, of what is owed, or a check. */
  | { readonly kind: 'call'; readonly player: string; readonly by?: Money }
  /** A bet or raise by so much, or to so much on this street. */
  | { readonly kind: 'bet'; readonly player: string; readonly by: Money }
  | { readonly kind: 'bet'; readonly player: string; readonly to: Money }
  /** A bet that nobody called goes back. */
  | { readonly kind: 'return'; readonly player: string; readonly amount: Money }
  /** The house adds to the pot. */
  | { readonly kind: 'gift'; readonly amount: Money }
  /** The pot as the history counts it. */
  | { readonly kind: 'total'; readonly amount: Money };

/** What stands at a hand's head. */
export interface Heading {
  readonly room: string;
  /** The room's number for the hand, or what else names it. */
  readonly name: string;
  /** The currency's sign; empty for chips. */
  readonly currency: string;
  /** `'$0.50/$1'` */
  readonly stakes: string;
  readonly bigBlind: Money;
  /** Whether it is known that the history goes on to the hand's end. */
  readonly isWhole: boolean;
}

export interface HandPlayer {
  readonly name: string;
  readonly stack: Money;
  /** Two known cards, one that was shown, or none. */
  readonly cards: readonly Card[];
}

/** The bet or raise that somebody faces. */
export interface Bet {
  readonly player: string;
  readonly isRaise: boolean;
  /** All that the player has bet on this street. */
  readonly to: Money;
}

/** A player's turn, as it stood before the player acted. */
export interface Decision {
  readonly player: string;
  readonly street: Street;
  readonly board: readonly Card[];
  /** All that has been put in so far, the bets of this street with it. */
  readonly pot: Money;
  /** What a call costs: no more than the player has left. */
  readonly toCall: Money;
  /** The part of the pot that the player can win with a call; less than all for a short stack. */
  readonly contested: Money;
  /** The last bet of this street; none where it has been checked so far, or only blinds are in. */
  readonly faced: Bet | undefined;
  /** The others still in, in the order they sit after the player. */
  readonly opponents: readonly string[];
  readonly folded: readonly string[];
  readonly did: 'fold' | 'check' | 'call' | 'bet' | 'raise';
}

/** A hand as it was played. */
export interface Hand extends Heading {
  /** Who looks on: the one player whose cards were dealt face up. */
  readonly hero: string | undefined;
  /** In the order they sit. */
  readonly players: readonly HandPlayer[];
  readonly board: readonly Card[];
  readonly pot: Money;
  /** Everybody's, in order. */
  readonly decisions: readonly Decision[];
}

/** A fault in a history; it reads the same to whoever pasted it, whatever was wrong. */
export function unreadable(message: string): { ok: false; error: Problem } {
  return fail('bad-field', message);
}

interface Playing {
  readonly name: string;
  readonly stack: Money;
  cards: readonly Card[];
  /** Put in as bets, over all streets. */
  live: Money;
  /** Put in as antes and dead blinds. */
  dead: Money;
  /** Put in as bets on this street. */
  street: Money;
  isIn: boolean;
  hasFolded: boolean;
  /** Whether the player has acted since the last bet or raise. */
  hasActed: boolean;
}

/** Plays the events out: who is in, what is in the pot, who decides what. The first contradiction is said. */
export function playHand(
  heading: Heading,
  hero: string | undefined,
  events: Event[],
): Result<Hand> {
  const play = new Play(heading, hero);
  for (const event of events) {
    const problem = play.take(event);
    if (problem !== undefined) return unreadable(problem);
  }
  return play.finish();
}

function nameOf({ name }: Playing): string {
  return name;
}

/** A hand being played out; a method returns what contradicts the events before it. */
class Play {
  readonly #heading: Heading;
  readonly #hero: string | undefined;
  readonly #players = new Map<string, Playing>();
  readonly #named = new Set<Card>();
  readonly #board: Card[] = [];
  readonly #decisions: Decision[] = [];
  #street: Street = 'preflop';
  /** What everybody has to have bet on this street. */
  #bet: Money;
  #faced: Bet | undefined;
  #gifts: Money = 0;
  /** From the first act on nobody takes a seat or posts. */
  #isUnderWay = false;

  constructor(heading: Heading, hero: string | undefined) {
    this.#heading = heading;
    this.#hero = hero;
    // A blind that is all in for less is still called with all of it.
    this.#bet = heading.bigBlind;
  }

  take(event: Event): string | undefined {
    switch (event.kind) {
      case 'seat':
        return this.#seat(event.player, event.stack);
      case 'street':
        return this.#deal(event);
      case 'run':
        return this.#name(event.cards);
      case 'gift':
        this.#gifts += event.amount;
        return undefined;
      case 'total':
        this.#settle();
        return event.amount === this.#pot
          ? undefined
          : `The pot does not add up: the players put in ${this.#text(this.#pot)}, the history counts ${this.#text(event.amount)}.`;
      case 'hole':
      case 'post':
      case 'return':
      case 'fold':
      case 'check':
      case 'call':
      case 'bet': {
        const player = this.#players.get(event.player);
        if (player === undefined) return `${event.player} acts, but has no seat.`;
        player.isIn = true;
        if (event.kind === 'hole') return this.#show(player, event.cards);
        if (event.kind === 'post') return this.#post(player, event);
        if (event.kind === 'return') return this.#return(player, event.amount);
        return this.#act(player, event);
      }
    }
  }

  finish(): Result<Hand> {
    const owing = this.#owing();
    if (this.#heading.isWhole && owing !== undefined) return unreadable(owing);
    this.#settle();
    const players = this.#in;
    if (players.length < 2 || players.length > MOST_OPPONENTS + 1) {
      return unreadable(`${players.length} players are in the hand; it takes two to ten.`);
    }
    const left = players.filter(({ hasFolded }) => !hasFolded);
    if (left.length === 0)
      return unreadable('Everybody folds: a line is missing, or one too many.');
    if (this.#heading.isWhole && left.length > 1 && this.#next !== undefined) {
      return unreadable(`The ${this.#next} is missing, though ${left.length} players are left.`);
    }
    if (!players.some(({ cards }) => cards.length === 2)) {
      return unreadable('Nobody’s cards are known in this hand.');
    }
    return ok({
      ...this.#heading,
      hero: this.#hero,
      players: players.map(({ name, stack, cards }) => ({ name, stack, cards })),
      board: this.#board,
      pot: this.#pot,
      // Who was dealt in is known at the end only: a seat that stayed silent was not.
      decisions: this.#decisions.map((decision) => ({
        ...decision,
        opponents: decision.opponents.filter((name) => this.#players.get(name)?.isIn),
      })),
    });
  }

  get #in(): Playing[] {
    return Array.from(this.#players.values()).filter(({ isIn }) => isIn);
  }

  get #pot(): Money {
    let pot = this.#gifts;
    for (const { live, dead } of this.#players.values()) pot += live + dead;
    return pot;
  }

  get #next(): Street | undefined {
    return STREETS[STREETS.indexOf(this.#street) + 1];
  }

  #text(money: Money): string {
    return moneyText(money, this.#heading.currency);
  }

  #left({ stack, live, dead }: Playing): Money {
    return stack - live - dead;
  }

  #seat(name: string, stack: Money): string | undefined {
    if (this.#isUnderWay) return `${name} sits down after the first act.`;
    if (this.#players.has(name)) return `${name} has two seats.`;
    this.#players.set(name, {
      name,
      stack,
      cards: [],
      live: 0,
      dead: 0,
      street: 0,
      isIn: false,
      hasFolded: false,
      hasActed: false,
    });
    return undefined;
  }

  #name(cards: readonly Card[]): string | undefined {
    for (const card of cards) {
      if (this.#named.has(card)) return `${cardSymbol(card)} is in this hand twice.`;
      this.#named.add(card);
    }
    return undefined;
  }

  /** Cards may be shown more than once, first one of them and then both. */
  #show(player: Playing, cards: readonly Card[]): string | undefined {
    const known = player.cards;
    if (cards.length > 2) return `${player.name} has more than two cards: this is not hold’em.`;
    if (known.length > cards.length) {
      return cards.every((card) => known.includes(card))
        ? undefined
        : `${player.name} shows other cards than before.`;
    }
    if (!known.every((card) => cards.includes(card))) {
      return `${player.name} shows other cards than before.`;
    }
    player.cards = cards;
    return this.#name(cards.filter((card) => !known.includes(card)));
  }

  #post(player: Playing, { amount, counts }: Event & { kind: 'post' }): string | undefined {
    if (this.#isUnderWay) return `${player.name} posts after the first act.`;
    const most = { live: amount, dead: 0, both: this.#heading.bigBlind }[counts];
    const live = Math.min(amount, most);
    player.dead += amount - live;
    return this.#put(player, live);
  }

  /** A bet of `by` more. */
  #put(player: Playing, by: Money): string | undefined {
    player.live += by;
    player.street += by;
    this.#bet = Math.max(this.#bet, player.street);
    return this.#left(player) < 0
      ? `${player.name} puts in more than ${this.#text(player.stack)}, all there was.`
      : undefined;
  }

  #return(player: Playing, amount: Money): string | undefined {
    if (amount > player.street) return `${player.name} gets back more than was bet.`;
    player.live -= amount;
    player.street -= amount;
    return undefined;
  }

  /** What nobody called goes back, whether the history says so or not. */
  #settle(): void {
    const [first, second] = Array.from(this.#players.values()).sort((a, b) => b.street - a.street);
    if (first !== undefined) this.#return(first, first.street - (second?.street ?? 0));
  }

  #act(
    player: Playing,
    event: Event & { kind: 'fold' | 'check' | 'call' | 'bet' },
  ): string | undefined {
    const { name } = player;
    const left = this.#left(player);
    if (player.hasFolded) return `${name} acts after folding.`;
    if (left === 0) return `${name} acts, but is all in.`;
    const owed = Math.max(0, this.#bet - player.street);
    if (player.hasActed && owed === 0) return `${name} acts twice: a line is missing.`;
    this.#isUnderWay = true;
    const toCall = Math.min(owed, left);
    const isRaise = event.kind === 'bet' && this.#bet > 0;
    const isCheck = event.kind === 'call' && owed === 0;
    this.#decisions.push({
      player: name,
      street: this.#street,
      board: [...this.#board],
      pot: this.#pot,
      toCall,
      contested: this.#contested(player, toCall),
      faced: this.#faced,
      opponents: this.#after(player)
        .filter(({ hasFolded }) => !hasFolded)
        .map(nameOf),
      folded: this.#in.filter(({ hasFolded }) => hasFolded).map(nameOf),
      did: isRaise ? 'raise' : isCheck ? 'check' : event.kind,
    });
    player.hasActed = true;
    switch (event.kind) {
      case 'fold':
        player.hasFolded = true;
        return this.#show(player, event.cards);
      case 'check':
        return owed === 0 ? undefined : `${name} checks with ${this.#text(owed)} to call.`;
      case 'call': {
        const { by = toCall } = event;
        return by === toCall
          ? this.#put(player, by)
          : `${name} calls ${this.#text(by)} with ${this.#text(toCall)} to call.`;
      }
      case 'bet': {
        const by = 'to' in event ? event.to - player.street : event.by;
        if (by <= owed) return `${name} ${isRaise ? 'raises' : 'bets'} less than a call.`;
        for (const other of this.#players.values()) other.hasActed = other === player;
        const problem = this.#put(player, by);
        this.#faced = { player: name, isRaise, to: player.street };
        return problem;
      }
    }
  }

  /** Of every bet as much as the player matches; of what is dead, all. */
  #contested(player: Playing, toCall: Money): Money {
    const most = player.live + toCall;
    let sum = this.#gifts;
    for (const { live, dead } of this.#players.values()) sum += Math.min(live, most) + dead;
    return sum;
  }

  /** Everybody else, the next to the left first. */
  #after(player: Playing): Playing[] {
    const players = Array.from(this.#players.values());
    const at = players.indexOf(player);
    return [...players.slice(at + 1), ...players.slice(0, at)];
  }

  #deal({ street = this.#next, cards, before }: Event & { kind: 'street' }): string | undefined {
    if (street === undefined) return 'There is a sixth card on the board.';
    if (street !== this.#next) {
      return this.#next === undefined
        ? `There is a second ${street}.`
        : `The ${street} comes where the ${this.#next} should.`;
    }
    const count = street === 'flop' ? 3 : 1;
    if (cards.length !== count)
      return `The ${street} has ${cards.length} cards instead of ${count}.`;
    if (before !== undefined && before.join() !== this.#board.join()) {
      return `The board before the ${street} is not the one that was dealt.`;
    }
    const owing = this.#owing();
    if (owing !== undefined) return owing;
    this.#settle();
    this.#isUnderWay = true;
    this.#street = street;
    this.#board.push(...cards);
    this.#bet = 0;
    this.#faced = undefined;
    for (const player of this.#players.values()) {
      player.street = 0;
      player.hasActed = false;
    }
    return this.#name(cards);
  }

  /** Who should have acted before the street ended, in a sentence. */
  #owing(): string | undefined {
    const left = this.#in.filter(({ hasFolded }) => !hasFolded);
    if (left.length < 2) return undefined;
    const able = left.filter((player) => this.#left(player) > 0);
    for (const player of able) {
      // Nobody has to match a blind, or what is left of a stack, beyond what another has put in.
      const others = left.filter((other) => other !== player).map(({ street }) => street);
      const bet = Math.min(this.#bet, Math.max(0, ...others));
      if (player.street < bet || (!player.hasActed && able.length > 1)) {
        return `A line is missing: ${player.name} has still to act before the ${this.#street} is over.`;
      }
    }
    return undefined;
  }
}
