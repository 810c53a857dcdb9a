import { untrack } from 'svelte';
import {
  SessionWorker,
  type SessionBet,
  type SessionHand,
  type SessionMessage,
  type UnreadCount,
} from '../../workers/session';
import { handed } from '../ui/handed';
import { Store } from '../ui/store';
import { isKnown, type Line } from './decisions';
import { KEPT_CHOICES, type SessionChoices } from './kept';
import { KIND_GROUPS, type HandKind, type KindGroup } from './kinds';
import { costByKind, isMistake, sumUp, withoutHands } from './totals';

export type Act = 'cost' | 'call' | 'fold' | 'right';
export type Against = 'known' | 'shown' | 'given' | 'any';
export type StreetChoice = SessionBet['street'] | 'any';
export type KindChoice = KindGroup | 'any';

/** What the list is narrowed to. */
export interface Filter {
  readonly act: Act;
  readonly street: StreetChoice;
  readonly kind: KindChoice;
  readonly against: Against;
}

const WHOLE: Filter = { act: 'cost', street: 'any', kind: 'any', against: 'known' };

/** As many rows are shown at first, and as many more each time. */
const FIRST = 10;
const MORE = 100;

function isAgainst({ opponents }: SessionBet, against: Against): boolean {
  switch (against) {
    case 'known':
      return opponents.some(({ by }) => by !== 'nothing');
    case 'any':
      return opponents.every(({ by }) => by === 'nothing');
    default:
      return opponents.some(({ by }) => by === against);
  }
}

function did({ cost, did: own }: SessionBet, act: Act): boolean {
  if (act === 'right') return cost === 0;
  return cost > 0 && (act === 'cost' || act === own);
}

function isOfKind(kind: HandKind, group: KindChoice): boolean {
  return group === 'any' || (KIND_GROUPS[group] as readonly HandKind[]).includes(kind);
}

/** Tells a decision from all others. */
export function keyOf({ hand, at }: SessionBet): string {
  return `${hand} ${at}`;
}

/** The session: what was read and priced so far, what the list shows, and what the reader chose. */
export class Session {
  #hands = $state.raw<readonly SessionHand[]>([]);
  #bets = $state.raw<readonly SessionBet[]>([]);
  #unread = $state.raw<readonly UnreadCount[]>([]);
  #files = $state(0);
  #done = $state(1);
  #waiting = $state(0);
  #left = $state(0);
  #isReading = $state(false);
  /** Whether the reader stopped the reading, or the pricing. */
  #isStopped = $state(false);
  #wasCut = $state(false);
  #problem = $state<string>();
  #choices = $state.raw<SessionChoices>(KEPT_CHOICES.nothing);
  #filter = $state.raw<Filter>(WHOLE);
  #shown = $state(FIRST);
  #startedAt = 0;
  /** The decision that was opened last: the reader comes back to it. */
  opened: string | undefined;
  readonly #store = new Store(KEPT_CHOICES);
  readonly #worker: SessionWorker;

  /** In the order in which they were played; those without a time as they were read. */
  readonly played: readonly SessionHand[] = $derived(
    [...this.#hands].sort((a, b) =>
      a.time === b.time ? a.number - b.number : a.time < b.time ? -1 : 1,
    ),
  );
  readonly totals = $derived(sumUp(this.#hands));
  readonly mistakes: readonly SessionBet[] = $derived(this.#bets.filter(isMistake));
  readonly cost = $derived(this.mistakes.reduce((sum, { cost }) => sum + cost, 0));
  readonly kinds = $derived(costByKind(this.mistakes));
  /** All that the filter lets through, the most expensive first; of like ones the dearest call. */
  readonly list: readonly SessionBet[] = $derived.by(() => {
    const { act, street, kind, against } = this.#filter;
    return this.#bets
      .filter(
        (bet) =>
          did(bet, act) &&
          (street === 'any' || bet.street === street) &&
          isOfKind(bet.kind, kind) &&
          isAgainst(bet, against),
      )
      .sort((a, b) => b.cost - a.cost || b.call - a.call || a.hand - b.hand);
  });
  readonly unreadHands = $derived(this.#unread.reduce((sum, { count }) => sum + count, 0));

  constructor() {
    const { value, problem } = this.#store.read();
    this.#choices = value;
    this.#problem = problem;
    this.#worker = new SessionWorker((message) => {
      this.#take(message);
    }, value);
    if (value.isKept) {
      this.#isReading = true;
      this.#worker.restore();
    }
  }

  get hands(): readonly SessionHand[] {
    return this.#hands;
  }
  get bets(): readonly SessionBet[] {
    return this.#bets;
  }
  get unread(): readonly UnreadCount[] {
    return this.#unread;
  }
  /** How many files and pasted texts were given. */
  get files(): number {
    return this.#files;
  }
  /** How much of the files is read, 0 to 1. */
  get done(): number {
    return this.#done;
  }
  /** Decisions that wait for their price; and those against any two, which nobody has asked for. */
  get waiting(): number {
    return this.#waiting;
  }
  get left(): number {
    return this.#left;
  }
  get isReading(): boolean {
    return this.#isReading;
  }
  get isPricing(): boolean {
    return !this.#isReading && this.#waiting > 0 && !this.#isStopped;
  }
  get wasCut(): boolean {
    return this.#wasCut;
  }
  get isEmpty(): boolean {
    return this.#hands.length === 0 && this.#unread.length === 0 && !this.#isReading;
  }
  get problem(): string | undefined {
    return this.#problem;
  }
  get choices(): SessionChoices {
    return this.#choices;
  }
  get filter(): Filter {
    return this.#filter;
  }
  get shown(): readonly SessionBet[] {
    return this.list.slice(0, this.#shown);
  }
  /** Seconds that the rest of the reading may take; `undefined` where that cannot be told yet. */
  secondsLeft(now: number): number | undefined {
    const taken = (now - this.#startedAt) / 1_000;
    return this.#done < 0.05 || taken < 0.5 ? undefined : (taken * (1 - this.#done)) / this.#done;
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return;
    this.#problem = undefined;
    this.#isStopped = false;
    if (!this.#isReading) {
      this.#startedAt = performance.now();
      this.#done = 0;
    }
    this.#isReading = true;
    this.#files += files.length;
    this.#worker.add(files);
  }

  addText(text: string): void {
    this.add([new File([text], 'The pasted text')]);
  }

  stop(): void {
    this.#wasCut ||= this.#isReading;
    this.#isStopped = true;
    this.#worker.stop();
  }

  /** Prices what has no price yet. */
  goOn(): void {
    this.#isStopped = false;
    this.#worker.goOn(this.#filter.against === 'any');
  }

  /** Drops everything that was read, also on the device. */
  forget(): void {
    this.#worker.forget();
    this.#hands = this.#bets = [];
    this.#unread = [];
    this.#files = 0;
    this.#wasCut = this.#isStopped = false;
    this.#filter = WHOLE;
    this.#shown = FIRST;
    this.opened = undefined;
  }

  narrow(filter: Partial<Filter>): void {
    this.#filter = { ...this.#filter, ...filter };
    this.#shown = FIRST;
    if (filter.against === 'any' && this.#left > 0) this.goOn();
  }

  showMore(): void {
    this.#shown += MORE;
  }

  /** How many rows would come. */
  get more(): number {
    return Math.min(MORE, this.list.length - this.#shown);
  }

  give(line: Line, range: string): void {
    const { [line]: _, ...others } = this.#choices.ranges;
    this.#choose({ ranges: range === '' ? others : { ...others, [line]: range } });
  }

  name(player: string): void {
    this.#choose({ player });
  }

  keep(isKept: boolean): void {
    this.#choose({ isKept });
  }

  #choose(choices: Partial<SessionChoices>): void {
    const { value, problem } = this.#store.change((before) => ({ ...before, ...choices }));
    this.#choices = value;
    this.#problem = problem;
    this.#worker.setOptions(value);
  }

  sayProblem(problem: string | undefined): void {
    this.#problem = problem;
  }

  /** Leaves a decision for the table. Returns whether it could. */
  async open(bet: SessionBet): Promise<boolean> {
    this.opened = keyOf(bet);
    const text = await this.#worker.textOf(bet.hand);
    if (text === undefined || text === '') {
      this.#problem = 'The hand could not be opened. Load its file again.';
      return false;
    }
    handed.hand = {
      text,
      viewer: this.#hands[bet.hand]?.player ?? '',
      at: bet.at,
      seesShown: bet.opponents.some(({ by }) => by === 'shown'),
      range: bet.opponents.find(({ by }) => by === 'given')?.holds,
      from: '#/session',
      back: 'Back to the session',
    };
    return true;
  }

  #take(message: SessionMessage): void {
    switch (message.kind) {
      case 'found': {
        const { hands, bets, dropped } = message;
        if (hands.length > 0) this.#hands = [...untrack(() => this.#hands), ...hands];
        if (bets.length > 0 || dropped.length > 0) {
          this.#bets = [...withoutHands(this.#bets, dropped), ...bets];
        }
        this.#unread = message.unread;
        this.#done = message.done;
        this.#waiting = message.waiting;
        this.#left = message.left;
        this.#isReading = message.isReading;
        break;
      }
      case 'unkept':
        this.#problem =
          'Your browser does not keep the hands for this page. They last until you close it.';
        break;
      case 'failure':
        this.#problem = message.message;
        this.#isReading = false;
        this.#waiting = 0;
        break;
    }
  }

  /** Decisions against a range that the reader gave. */
  get givenCount(): number {
    return this.mistakes.filter((bet) => isAgainst(bet, 'given')).length;
  }

  get knownCount(): number {
    return this.#bets.filter(isKnown).length;
  }
}

let only: Session | undefined;

/** The one session of this window: it outlives its page, so that the reader comes back to it. */
export function theSession(): Session {
  // Else what is derived in it would end with the page that asks first.
  $effect.root(() => {
    only ??= new Session();
  });
  return only as unknown as Session;
}
