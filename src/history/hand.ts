import { ok } from '../poker/result';
import type { Card } from '../poker/card';
import { partPots, winnableBy } from '../poker/money/pots';
import { MOST_OPPONENTS, STREETS, type Street } from '../poker/spot';
import {
  type Bet,
  type Decision,
  type Ending,
  type Event,
  type Heading,
  cleanName,
  contradiction,
  type MoneyNow,
  type ReadHand,
  unreadable,
} from './events';
import type { Money } from './money';
import { positionsOf, type Position } from './position';
import type { Contradiction, Misplay, Sum } from './problem';

interface Playing {
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
  hasActed: boolean;
}

/** Players without cards included. More players would only take time. */
const MOST_SEATS = 100;

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
  const own = { ...event, player: cleanName(event.player) };
  return own.kind === 'bounty' ? { ...own, on: cleanName(own.on) } : own;
}

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

/** If a room rounds, millions of chips may be a few off. Sums of parts of a cent are off by less than this. */
function isSame(amount: Money, other: Money, isRounded = false): boolean {
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

function nameOf({ name }: Playing): string {
  return name;
}

function misplay({ name }: { readonly name: string }, code: Misplay): Contradiction {
  return { code, player: name };
}

/** A hand as it is played. If an event contradicts earlier events, methods return the fault. */
class Play {
  readonly #heading: Heading;
  readonly #hero: string | undefined;
  readonly #dealtIn: ReadonlySet<string>;
  /** Whether posts below the big blind are bets. */
  readonly #areBets: boolean;
  readonly #players = new Map<string, Playing>();
  readonly #named = new Set<Card>();
  readonly #board: Card[] = [];
  readonly #decisions: Decision[] = [];
  readonly #runs: Card[][] = [];
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
  #street: Street = 'preflop';
  #bet: Money;
  #bigBlind: Money;
  #smallBlind: Playing | undefined;
  #firstBigBlind: Playing | undefined;
  #faced: Bet | undefined;
  #gifts: Money = 0;
  /** The last uncalled bet that was returned, if the history did not say so. */
  #uncalled: { readonly player: string; readonly amount: Money } | undefined;
  /** Whether a player has acted: no player takes a seat or posts after it. */
  #isUnderWay = false;

  constructor(heading: Heading, hero: string | undefined, dealtIn: readonly string[], areBets: boolean) {
    this.#heading = heading;
    this.#hero = hero;
    this.#dealtIn = new Set(dealtIn);
    this.#areBets = areBets;
    this.#bigBlind = heading.bigBlind;
    // If a blind is all in for less, others still have to call the whole blind.
    this.#bet = heading.bigBlind;
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
        if (this.#players.has(event.player)) this.#cashedOut.add(event.player);
        this.#pay(this.#house, event.player, event.amount ?? 0);
        return undefined;
      case 'house':
        this.#pay(this.#house, event.player, event.amount);
        return undefined;
      case 'win':
        this.#pay(this.#won, event.player, event.amount);
        return undefined;
      case 'ends':
        if (this.#players.has(event.player)) this.#ends.set(event.player, event.stack);
        return undefined;
      case 'bounty': {
        const { player, on, amount } = event;
        if (this.#players.has(on)) this.#bounties.push({ player, on, amount });
        return undefined;
      }
      case 'gift':
        this.#gifts += event.amount;
        return undefined;
      case 'total':
        return this.#count(event);
      case 'hole':
      case 'post':
      case 'return':
      case 'fold':
      case 'give-up':
      case 'check':
      case 'call':
      case 'bet':
      case 'all-in': {
        const player = this.#players.get(event.player);
        if (player === undefined) return misplay({ name: event.player }, 'no-seat');
        if (event.kind === 'hole') return this.#show(player, event.cards);
        if (event.kind === 'post') return this.#post(player, event);
        if (event.kind === 'return') return this.#return(player, event.amount);
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
    this.#settle();
    const players = this.#in;
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
    const unpaid = this.#payOut();
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
      pot: this.#pot,
      decisions: this.#decisions,
      ending: {
        runs: this.#runs.filter((cards) => cards.length > 0),
        cashedOut: Array.from(this.#cashedOut),
        house: Array.from(this.#house, ([player, amount]) => ({ player, amount })),
        won: Array.from(this.#won, ([player, amount]) => ({ player, amount })),
        bounties: this.#bounties,
        rake: this.#rake ?? 0,
        fee: this.#fee,
      },
    });
  }

  #positions(players: readonly Playing[]): (Position | undefined)[] {
    const [small, big] = [this.#smallBlind, this.#firstBigBlind];
    // A player who is all in with an ante may have had the small blind.
    const mayBeSmall = (own: Playing) => own.live === 0 && own.dead === own.stack;
    const isSure = small !== undefined || !players.some(mayBeSmall);
    return positionsOf(players.map(nameOf), small?.name, isSure ? big?.name : undefined);
  }

  /** All that was put in is paid out, is the house's, or was bought by it; and each stack ends as the history says. */
  #payOut(): Contradiction | undefined {
    if (this.#won.size === 0) this.#winByStacks();
    const pot = this.#pot;
    const [won, back] = [sumOf(this.#won), this.#uncalled];
    const taken = (this.#rake ?? 0) + this.#fee;
    // Some rooms count an uncalled bet among the winnings.
    const returned = back !== undefined && this.#holdsUncalled !== false ? back.amount : 0;
    // Bets may have half chips, and winnings be rounded to whole ones.
    const isWhole = this.#heading.currency === '' && [...this.#won.values()].every((amount) => amount % 100 === 0);
    const isCut = isWhole && (pot % 100 !== 0 || returned % 100 !== 0);
    const off = this.#isRounded ? pot / 1_000_000 : isCut ? 100 * this.#won.size - 1 : 1e-6;
    const isIn = (sum: Money) => Math.abs(sum - pot) <= off || (this.#rake === undefined && sum < pot);
    // A player who cashed out collects nothing: the house does, if the cards win.
    const hasSold = Array.from(this.#cashedOut).some((name) => !this.#won.has(name));
    if (won > 0 && (this.#holdsUncalled === true || !isIn(won + taken))) {
      const [name, own] = [back?.player ?? '', this.#won.get(back?.player ?? '') ?? 0];
      if (returned > 0 && own + off >= returned && isIn(won + taken - returned)) this.#won.set(name, own - returned);
      else if (taken > 0 && isSame(won, pot)) this.#won = withoutRake(this.#won, taken);
      else if (!isIn(won + taken) && (!hasSold || won + taken > pot)) {
        return { code: 'paid-otherwise', amount: this.#sum(pot), other: this.#sum(won + taken) };
      }
    }
    const rest = pot - taken - sumOf(this.#won);
    const [[most, amount] = ['', 0]] = Array.from(this.#won).sort(([, one], [, other]) => other - one);
    const isRake = this.#rake === undefined && rest > 0;
    if (!isRake && Math.abs(rest) > 1e-6 && Math.abs(rest) <= off) this.#won.set(most, amount + rest);
    for (const [player, end] of this.#ends) {
      const own = this.#stackAtEnd(player);
      if (own !== undefined && !isSame(own, end, this.#isRounded)) {
        return { code: 'ends-otherwise', player, amount: this.#sum(own), other: this.#sum(end) };
      }
    }
    return undefined;
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
    const player = this.#players.get(name);
    if (player === undefined || player.isUnknown) return undefined;
    return this.#left(player) + (this.#won.get(name) ?? 0) + (this.#house.get(name) ?? 0);
  }

  #pay(paid: Map<string, Money>, player: string, amount: Money): void {
    if (this.#players.has(player) && amount !== 0) paid.set(player, (paid.get(player) ?? 0) + amount);
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

  #sum(money: Money): Sum {
    return { money, currency: this.#heading.currency };
  }

  #left({ stack, live, dead }: Playing): Money {
    return stack - live - dead;
  }

  /** The money each has put in and has left now. */
  #money(): MoneyNow {
    const players = this.#in;
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
          left: player.isUnknown ? undefined : this.#left(player),
        })),
      folded: away.map(betOf).filter((bet) => bet > 0),
      others: away
        .filter(({ isUnknown }) => !isUnknown)
        .map((player) => this.#left(player))
        .filter((left) => left > 0),
    };
  }

  #seat(event: Event & { kind: 'seat' }): Contradiction | undefined {
    const { player: name, stack, bounty, isUnknown = false } = event;
    if (this.#isUnderWay) return misplay({ name }, 'sits-down-late');
    if (this.#players.size === MOST_SEATS) return { code: 'players', count: MOST_SEATS + 1 };
    if (this.#players.has(name)) return misplay({ name }, 'two-seats');
    this.#players.set(name, {
      name,
      stack,
      isUnknown,
      bounty,
      isIn: this.#dealtIn.has(name),
      cards: [],
      live: 0,
      dead: 0,
      ante: 0,
      street: 0,
      hasFolded: false,
      hasActed: false,
    });
    return undefined;
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
    if ('to' in event) return this.#put(player, Math.max(0, event.to - player.street));
    if ('both' in event) {
      const isSmall = event.both < this.#bigBlind && event.both < this.#left(player);
      const live = isSmall && !this.#areBets ? 0 : Math.min(event.both, this.#bigBlind);
      player.dead += event.both - live;
      return this.#put(player, live);
    }
    const { live, dead, blind, isAnte = false, full = live } = event;
    player.dead += dead;
    if (isAnte) player.ante += dead;
    this.#bet = Math.max(this.#bet, full);
    if (blind === 'small') {
      if (this.#smallBlind !== undefined) {
        player.dead += live;
        return this.#put(player, 0);
      }
      this.#smallBlind = player;
    }
    const problem = this.#put(player, live);
    // Some headings give the next level's blinds: what is posted counts, unless it is all there was. A second
    // big blind is a straddle if it is more.
    const isFirst = blind === 'big' && this.#firstBigBlind === undefined;
    if (isFirst) this.#firstBigBlind = player;
    if (isFirst && this.#left(player) > 0) {
      this.#bigBlind = live;
      this.#bet = Math.max(...Array.from(this.#players.values(), ({ street }) => street));
    }
    return problem;
  }

  #put(player: Playing, by: Money): Contradiction | undefined {
    player.live += by;
    player.street += by;
    this.#bet = Math.max(this.#bet, player.street);
    return this.#left(player) < 0
      ? { code: 'puts-in-too-much', player: player.name, amount: this.#sum(player.stack) }
      : undefined;
  }

  #return(player: Playing, amount: Money): Contradiction | undefined {
    const known = this.#uncalled;
    if (known?.player === player.name && known.amount === amount && amount > player.street) {
      // Some rooms say it only after the board is dealt.
      this.#uncalled = undefined;
      return undefined;
    }
    if (amount > player.street) return misplay(player, 'gets-back-too-much');
    player.live -= amount;
    player.street -= amount;
    return undefined;
  }

  #count(event: Event & { kind: 'total' }): Contradiction | undefined {
    const { amount, rake, fee, hasUncalled = false, isNet = false, isRounded = false } = event;
    this.#settle();
    this.#rake = rake;
    this.#fee = fee;
    this.#isRounded = isRounded;
    const pot = this.#pot - (isNet ? (rake ?? 0) + fee : 0);
    const counted = pot + (hasUncalled ? (this.#uncalled?.amount ?? 0) : 0);
    if (hasUncalled && counted !== pot) this.#holdsUncalled = isSame(amount, counted, isRounded);
    if (isSame(amount, counted, isRounded)) return undefined;
    return hasUncalled && isSame(amount, pot, isRounded)
      ? undefined
      : { code: 'pot-otherwise', amount: this.#sum(counted), other: this.#sum(amount) };
  }

  #settle(): void {
    const [first, second] = Array.from(this.#players.values()).sort((a, b) => b.street - a.street);
    if (first === undefined) return;
    const amount = first.street - (second?.street ?? 0);
    if (amount === 0) return;
    this.#uncalled = { player: first.name, amount };
    this.#return(first, amount);
  }

  #act(player: Playing, told: Event & { kind: 'fold' | 'check' | 'call' | 'bet' }): Contradiction | undefined {
    const { name } = player;
    const left = this.#left(player);
    const event = this.#byAmount(player, told);
    if (player.hasFolded) return misplay(player, 'acts-after-folding');
    if (left === 0) return this.#actAllIn(player, event);
    const bet = Math.min(this.#bet, this.#reach(player));
    const owed = Math.max(0, bet - player.street);
    if (player.hasActed && owed === 0) return misplay(player, 'acts-twice');
    this.#isUnderWay = true;
    const toCall = Math.min(owed, left);
    const isRaise = event.kind === 'bet' && this.#bet > 0;
    const isCheck = event.kind === 'call' && owed === 0;
    const more = event.kind === 'bet' ? ('to' in event ? event.to - player.street : event.by) : 0;
    const by = event.kind === 'call' ? toCall : more;
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
      money: this.#money(),
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
        return owed === 0 ? undefined : { code: 'checks-a-bet', player: name, amount: this.#sum(owed) };
      case 'call': {
        const put = 'to' in event ? event.to - player.street : (event.by ?? toCall);
        // Some rooms let a player call a whole blind that no other player can match, and return the rest.
        const whole = Math.min(this.#bet - player.street, left);
        return put === toCall || put === whole
          ? this.#put(player, put)
          : { code: 'calls-otherwise', player: name, amount: this.#sum(put), other: this.#sum(toCall) };
      }
      case 'bet': {
        if (by <= owed) return misplay(player, isRaise ? 'raises-too-little' : 'bets-too-little');
        for (const other of this.#players.values()) other.hasActed = other === player;
        const problem = this.#put(player, by);
        this.#faced = { player: name, isRaise, to: player.street };
        return problem;
      }
    }
  }

  /** A raise to the bet that there is, or of all that is left for less, is a call: amounts go before verbs. */
  #byAmount(player: Playing, event: Event & { kind: 'fold' | 'check' | 'call' | 'bet' }): typeof event {
    if (event.kind !== 'bet') return event;
    const by = 'to' in event ? event.to - player.street : event.by;
    const owed = Math.min(this.#bet, this.#reach(player)) - player.street;
    const isCall = by > 0 && (by === owed || (by < owed && by === this.#left(player)));
    return isCall ? { kind: 'call', player: event.player, by } : event;
  }

  #goAllIn(player: Playing, { amount, isRounded = false }: Event & { kind: 'all-in' }): Contradiction | undefined {
    const { name } = player;
    const by = this.#left(player);
    if (![by, by + player.street].some((own) => isSame(amount, own, isRounded))) {
      return { code: 'all-in-otherwise', player: name, amount: this.#sum(amount), other: this.#sum(by) };
    }
    const owed = Math.min(this.#bet, this.#reach(player)) - player.street;
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

  /** The most that any other player has bet on this street or still can. No call is higher. */
  #reach(player: Playing): Money {
    let most = 0;
    for (const other of this.#players.values()) {
      if (other === player || !other.isIn) continue;
      most = Math.max(most, other.street + (other.hasFolded ? 0 : this.#left(other)));
    }
    return most;
  }

  #contested(player: Playing, toCall: Money): Money {
    const players = Array.from(this.#players.values());
    const folded = players.filter(({ hasFolded }) => hasFolded).map(({ live }) => live);
    const bets = players.map((own) => (own.hasFolded ? undefined : own.live + (own === player ? toCall : 0)));
    const nobodys = players.reduce((sum, { dead }) => sum + dead, this.#gifts);
    const seat = players.indexOf(player);
    const { pots, uncalled } = partPots(bets, folded, nobodys);
    // More than others have bet so far: players behind may still match it.
    const beyond = uncalled?.seat === seat ? uncalled.amount : 0;
    return winnableBy(pots, seat) + beyond - toCall;
  }

  #after(player: Playing): Playing[] {
    const players = this.#in;
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

  /** Whether all have put in antes alone before the flop, and nobody acts there. */
  get #isBombPot(): boolean {
    const players = this.#in;
    return this.#decisions.length === 0 && players.every(({ live, ante }) => live === 0 && ante > 0);
  }

  /** A player who should have acted before the street ended. */
  #owing(): Contradiction | undefined {
    const left = this.#in.filter(({ hasFolded }) => !hasFolded);
    if (left.length < 2) return undefined;
    const able = left.filter((player) => this.#left(player) > 0);
    for (const player of able) {
      // No player has to put in more than another player has.
      const others = left.filter((other) => other !== player).map(({ street }) => street);
      const bet = Math.min(this.#bet, Math.max(0, ...others));
      if (player.street < bet || (!player.hasActed && able.length > 1)) {
        return { code: 'still-to-act', player: player.name, street: this.#street };
      }
    }
    return undefined;
  }
}
