import { ok } from '../poker/result';
import type { Card } from '../poker/card';
import { MOST_OPPONENTS, STREETS, type Street } from '../poker/spot';
import { Chips, misplay, type Playing } from './chips';
import {
  type Bet,
  type Decision,
  type Event,
  type Heading,
  cleanName,
  contradiction,
  type ReadHand,
  unreadable,
} from './events';
import type { Money } from './money';
import { positionsOf, type Position } from './position';
import { isSame, Payout } from './payout';
import type { Contradiction } from './problem';

/** Plays the events of a hand. The error is the first contradiction. */
export function playHand(written: Heading, own: string | undefined, told: readonly Event[]): ReadHand {
  const { room, name, currency, stakes } = written;
  const clean = {
    room: cleanName(room),
    name: cleanName(name),
    currency: cleanName(currency),
    stakes: cleanName(stakes),
  };
  const events = told.map(withCleanNames);
  const hero = own === undefined ? undefined : cleanName(own);
  const playWith = (areBets: boolean): ReadHand => {
    const play = new Play({ ...written, ...clean }, hero, events.flatMap(dealtIn), areBets);
    for (const event of events) {
      const problem = play.take(event);
      if (problem !== undefined) return contradiction(problem);
    }
    return play.finish();
  };
  const hand = playWith(true);
  // What is posted below the big blind may be a bet or dead: the calls say which.
  const small = events.find((event) => 'both' in event && event.both < written.bigBlind);
  if (hand.ok || small === undefined || !('both' in small)) return hand;
  const other = playWith(false);
  if (
    other.ok ||
    events.some((event) => event.kind === 'seat' && event.player === small.player && event.stack <= small.both)
  ) {
    return other.ok ? other : hand;
  }
  const amount = { money: small.both, currency: clean.currency };
  return contradiction({ code: 'posts-too-little', player: small.player, amount });
}

function withCleanNames(event: Event): Event {
  if (!('player' in event)) return event;
  const player = cleanName(event.player);
  if (event.kind === 'bounty') return { ...event, player, on: cleanName(event.on) };
  return player === event.player ? event : { ...event, player };
}

/** The players whom an event shows to be in the hand. */
function dealtIn(event: Event): string[] {
  switch (event.kind) {
    case 'hole':
    case 'post':
    case 'return':
    case 'fold':
    case 'check':
    case 'call':
    case 'bet':
    case 'all-in':
      return [event.player];
    default:
      return [];
  }
}

function nameOf({ name }: Playing): string {
  return name;
}

/** A hand as it is played. If an event contradicts earlier events, methods return the fault. */
class Play {
  readonly #heading: Heading;
  readonly #hero: string | undefined;
  readonly #dealtIn: ReadonlySet<string>;
  /** Whether posts below the big blind are bets. */
  readonly #areBets: boolean;
  readonly #chips: Chips;
  readonly #payout: Payout;
  readonly #named = new Set<Card>();
  readonly #board: Card[] = [];
  readonly #decisions: Decision[] = [];
  readonly #runs: Card[][] = [];
  #street: Street = 'preflop';
  #bigBlind: Money;
  #smallBlind: Playing | undefined;
  #firstBigBlind: Playing | undefined;
  #faced: Bet | undefined;
  /** Whether a player has acted: no player takes a seat or posts after it. */
  #isUnderWay = false;

  constructor(heading: Heading, hero: string | undefined, dealtIn: readonly string[], areBets: boolean) {
    this.#heading = heading;
    this.#hero = hero;
    this.#dealtIn = new Set(dealtIn);
    this.#areBets = areBets;
    this.#bigBlind = heading.bigBlind;
    this.#chips = new Chips(heading);
    this.#payout = new Payout(this.#chips);
  }

  take(event: Event): Contradiction | undefined {
    switch (event.kind) {
      case 'seat':
        return this.#seat(event);
      case 'street':
        return this.#deal(event);
      case 'run':
        (this.#runs[event.run - 2] ??= []).push(...event.cards);
        return this.#name(event.cards);
      case 'cash-out':
      case 'house':
      case 'win':
      case 'ends':
      case 'bounty':
        this.#payout.take(event);
        return undefined;
      case 'gift':
        this.#chips.gifts += event.amount;
        return undefined;
      case 'total':
        return this.#payout.count(event);
      case 'hole':
      case 'post':
      case 'return':
      case 'fold':
      case 'give-up':
      case 'check':
      case 'call':
      case 'bet':
      case 'all-in': {
        const player = this.#chips.named(event.player);
        if (player === undefined) return misplay({ name: event.player }, 'no-seat');
        if (event.kind === 'hole') return this.#show(player, event.cards);
        if (event.kind === 'post') return this.#post(player, event);
        if (event.kind === 'return') return this.#chips.return(player, event.amount);
        if (event.kind === 'all-in') return this.#goAllIn(player, event);
        if (event.kind === 'give-up') {
          player.hasFolded = true;
          return undefined;
        }
        return this.#act(player, event);
      }
    }
  }

  finish(): ReadHand {
    const owing = this.#owing();
    if (this.#heading.isWhole && owing !== undefined) return contradiction(owing);
    this.#chips.settle();
    const players = this.#chips.in;
    if (players.length < 2 || players.length > MOST_OPPONENTS + 1) {
      return contradiction({ code: 'players', count: players.length });
    }
    const left = players.filter(({ hasFolded }) => !hasFolded);
    if (left.length === 0) return contradiction({ code: 'all-fold' });
    if (this.#heading.isWhole && left.length > 1 && this.#next !== undefined) {
      return contradiction({ code: 'no-street', street: this.#next, players: left.length });
    }
    if (!players.some(({ cards }) => cards.length === 2)) {
      return unreadable({ code: 'no-known-cards', leftOut: 'without known cards' });
    }
    const unpaid = this.#payout.finish();
    if (unpaid !== undefined) return contradiction(unpaid);
    const positions = this.#positions(players);
    return ok({
      ...this.#heading,
      bigBlind: this.#bigBlind,
      hero: this.#hero,
      players: players.map(({ name, stack, cards, bounty, live, dead, hasFolded }, seat) => ({
        name,
        stack,
        position: positions[seat],
        cards,
        bounty,
        bet: live,
        dead,
        hasFolded,
      })),
      board: this.#board,
      pot: this.#chips.pot,
      decisions: this.#decisions,
      ending: { runs: this.#runs.filter((cards) => cards.length > 0), ...this.#payout.ending },
    });
  }

  #positions(players: readonly Playing[]): (Position | undefined)[] {
    const [small, big] = [this.#smallBlind, this.#firstBigBlind];
    // A player who is all in with an ante may have had the small blind.
    const mayBeSmall = (own: Playing) => own.live === 0 && own.dead === own.stack;
    const isSure = small !== undefined || !players.some(mayBeSmall);
    return positionsOf(players.map(nameOf), small?.name, isSure ? big?.name : undefined);
  }

  get #next(): Street | undefined {
    return STREETS[STREETS.indexOf(this.#street) + 1];
  }

  #seat(event: Event & { kind: 'seat' }): Contradiction | undefined {
    return this.#isUnderWay
      ? misplay({ name: event.player }, 'sits-down-late')
      : this.#chips.seat(event, this.#dealtIn.has(event.player));
  }

  #name(cards: readonly Card[]): Contradiction | undefined {
    for (const card of cards) {
      if (this.#named.has(card)) return { code: 'card-twice', card };
      this.#named.add(card);
    }
    return undefined;
  }

  /** A player may show cards more than once: one, then the other, then both. */
  #show(player: Playing, cards: readonly Card[]): Contradiction | undefined {
    if (cards.length > 2) return misplay(player, 'too-many-cards');
    const known = player.cards;
    const added = cards.filter((card, at) => !known.includes(card) && cards.indexOf(card) === at);
    if (known.length + added.length > 2) return misplay(player, 'shows-other-cards');
    const isAll = known.every((card) => cards.includes(card));
    player.cards = isAll ? cards : [...known, ...added];
    return this.#name(cards.length > new Set(cards).size ? cards : added);
  }

  #post(player: Playing, event: Event & { kind: 'post' }): Contradiction | undefined {
    if (this.#isUnderWay) return misplay(player, 'posts-late');
    if ('to' in event) return this.#chips.put(player, Math.max(0, event.to - player.street));
    if ('both' in event) {
      const isSmall = event.both < this.#bigBlind && event.both < this.#chips.left(player);
      const live = isSmall && !this.#areBets ? 0 : Math.min(event.both, this.#bigBlind);
      player.dead += event.both - live;
      return this.#chips.put(player, live);
    }
    const { live, dead, blind, isAnte = false, full = live } = event;
    player.dead += dead;
    if (isAnte) player.ante += dead;
    this.#chips.bet = Math.max(this.#chips.bet, full);
    if (blind === 'small') {
      if (this.#smallBlind !== undefined) {
        player.dead += live;
        return this.#chips.put(player, 0);
      }
      this.#smallBlind = player;
    }
    const problem = this.#chips.put(player, live);
    // Some headings give the next level's blinds: what is posted counts, unless it is all there was. A second
    // big blind is a straddle if it is more.
    const isFirst = blind === 'big' && this.#firstBigBlind === undefined;
    if (isFirst) this.#firstBigBlind = player;
    if (isFirst && this.#chips.left(player) > 0) {
      this.#bigBlind = live;
      this.#chips.bet = Math.max(...this.#chips.seats.map(({ street }) => street));
    }
    return problem;
  }

  #act(player: Playing, told: Event & { kind: 'fold' | 'check' | 'call' | 'bet' }): Contradiction | undefined {
    const { name } = player;
    const left = this.#chips.left(player);
    const event = this.#byAmount(player, told);
    if (player.hasFolded) return misplay(player, 'acts-after-folding');
    if (left === 0) return this.#actAllIn(player, event);
    const owed = Math.max(0, this.#chips.owed(player));
    if (player.hasActed && owed === 0) return misplay(player, 'acts-twice');
    this.#isUnderWay = true;
    const toCall = Math.min(owed, left);
    const isRaise = event.kind === 'bet' && this.#chips.bet > 0;
    const isCheck = event.kind === 'call' && owed === 0;
    const more = event.kind === 'bet' ? ('to' in event ? event.to - player.street : event.by) : 0;
    const by = event.kind === 'call' ? toCall : more;
    this.#decisions.push({
      player: name,
      street: this.#street,
      board: [...this.#board],
      pot: this.#chips.pot,
      toCall,
      contested: this.#chips.contested(player, toCall),
      faced: this.#faced,
      opponents: this.#after(player)
        .filter(({ hasFolded }) => !hasFolded)
        .map(nameOf),
      folded: this.#chips.in.filter(({ hasFolded }) => hasFolded).map(nameOf),
      money: this.#chips.now,
      did: isRaise ? 'raise' : isCheck ? 'check' : event.kind,
      by,
      to: player.street + by,
    });
    player.hasActed = true;
    switch (event.kind) {
      case 'fold':
        player.hasFolded = true;
        return this.#show(player, event.cards);
      case 'check':
        return owed === 0 ? undefined : { code: 'checks-a-bet', player: name, amount: this.#chips.sum(owed) };
      case 'call': {
        const put = 'to' in event ? event.to - player.street : (event.by ?? toCall);
        // Some rooms let a player call a whole blind that no other player can match, and return the rest.
        const whole = Math.min(this.#chips.bet - player.street, left);
        return put === toCall || put === whole
          ? this.#chips.put(player, put)
          : { code: 'calls-otherwise', player: name, amount: this.#chips.sum(put), other: this.#chips.sum(toCall) };
      }
      case 'bet': {
        if (by <= owed) return misplay(player, isRaise ? 'raises-too-little' : 'bets-too-little');
        for (const other of this.#chips.seats) other.hasActed = other === player;
        const problem = this.#chips.put(player, by);
        this.#faced = { player: name, isRaise, to: player.street };
        return problem;
      }
    }
  }

  /** A raise to the bet that there is, or of all that is left for less, is a call: amounts go before verbs. */
  #byAmount(player: Playing, event: Event & { kind: 'fold' | 'check' | 'call' | 'bet' }): typeof event {
    if (event.kind !== 'bet') return event;
    const by = 'to' in event ? event.to - player.street : event.by;
    const owed = this.#chips.owed(player);
    const isCall = by > 0 && (by === owed || (by < owed && by === this.#chips.left(player)));
    return isCall ? { kind: 'call', player: event.player, by } : event;
  }

  #goAllIn(player: Playing, { amount, isRounded = false }: Event & { kind: 'all-in' }): Contradiction | undefined {
    const { name } = player;
    const by = this.#chips.left(player);
    if (![by, by + player.street].some((own) => isSame(amount, own, isRounded))) {
      return { code: 'all-in-otherwise', player: name, amount: this.#chips.sum(amount), other: this.#chips.sum(by) };
    }
    const owed = this.#chips.owed(player);
    return by > owed
      ? this.#act(player, { kind: 'bet', player: name, by })
      : this.#act(player, { kind: 'call', player: name, by });
  }

  /** A player who sits out may fold although all in with a blind or an ante. This is not a decision. */
  #actAllIn(player: Playing, event: Event & { kind: 'fold' | 'check' | 'call' | 'bet' }) {
    const { name } = player;
    const hasDecided = this.#decisions.some((decision) => decision.player === name);
    if (event.kind !== 'fold' || hasDecided) return misplay(player, 'acts-all-in');
    player.hasFolded = true;
    return this.#show(player, event.cards);
  }

  /** The other players, the next to the left first. */
  #after(player: Playing): Playing[] {
    const players = this.#chips.in;
    const at = players.indexOf(player);
    return [...players.slice(at + 1), ...players.slice(0, at)];
  }

  #deal({ street = this.#next, cards, before }: Event & { kind: 'street' }): Contradiction | undefined {
    if (street === undefined) return { code: 'sixth-card' };
    if (this.#next === undefined) return { code: 'second-street', street };
    if (street !== this.#next) return { code: 'other-street', street, due: this.#next };
    const count = street === 'flop' ? 3 : 1;
    if (cards.length !== count) return { code: 'street-cards', street, cards: cards.length, needed: count };
    // Some rooms repeat the flop in another order.
    if (before !== undefined && [...before].sort().join() !== [...this.#board].sort().join()) {
      return { code: 'other-board', street };
    }
    const owing = this.#isBombPot ? undefined : this.#owing();
    if (owing !== undefined) return owing;
    this.#chips.settle();
    this.#isUnderWay = true;
    this.#street = street;
    this.#board.push(...cards);
    this.#chips.startStreet();
    this.#faced = undefined;
    return this.#name(cards);
  }

  /** Whether all have put in antes alone before the flop, and nobody acts there. */
  get #isBombPot(): boolean {
    const players = this.#chips.in;
    return this.#decisions.length === 0 && players.every(({ live, ante }) => live === 0 && ante > 0);
  }

  /** A player who should have acted before the street ended. */
  #owing(): Contradiction | undefined {
    const left = this.#chips.in.filter(({ hasFolded }) => !hasFolded);
    if (left.length < 2) return undefined;
    const able = left.filter((player) => this.#chips.left(player) > 0);
    for (const player of able) {
      // No player has to put in more than another player has.
      const others = left.filter((other) => other !== player).map(({ street }) => street);
      const bet = Math.min(this.#chips.bet, Math.max(0, ...others));
      if (player.street < bet || (!player.hasActed && able.length > 1)) {
        return { code: 'still-to-act', player: player.name, street: this.#street };
      }
    }
    return undefined;
  }
}
