import { untrack } from 'svelte';
import { partMissing } from '#words/page';
import * as say from '#words/table';
import { readLink, writeLink } from '../notation/link';
import { readLine, withoutUnfinished, writeLine } from '../notation/line';
import { isRangeProblem, type Fields } from '../notation/fields';
import {
  EMPTY_DRAFT,
  cardIn,
  dealFrom,
  emptySeatSlot,
  face,
  placesOf,
  putHeroRange,
  putSeat,
  readinessOf,
  takeBack,
  type Draft,
  type DraftProblem,
  type MoneyName,
  type Place,
} from '../notation/draft';
import { OddsWorker } from '../../workers/odds';
import { DECK, JOKER, JOKER_SIGN, rankOf, rankSymbol, type Card, type Rank } from '../poker/card';
import { NO_RANGE, type Range } from '../poker/combos';
import { MOST_OPPONENTS } from '../poker/spot';
import type { WildDeck } from '../poker/deck';
import type { Addressed } from '../ui/address';
import { Entry, LINE } from '../ui/entry.svelte';
import type { Answered } from './answered';
import { FULL_TABLE } from './players';
import { Display } from './display.svelte';
import { faultInWords, linkFaultsInWords } from './faults.svelte';
import {
  addressed,
  caretOf,
  EMPTY,
  priced,
  readinessAt,
  tapped,
  typed,
  typedJoker,
  type Moment,
  type Next,
} from './moment';
import { LateReads, SeatText } from './typedText';
import { withPointsHere } from '../words/numbers';
import type { SpotMoney } from './money.svelte';
import type { FaceDown } from './seats/faceDown.svelte';
import type { PlayerNames } from './seats/names.svelte';

/** A field that the user types into. One undo removes all that was typed into it. */
type Field = typeof LINE | 'heroRange' | `range ${number}` | `${MoneyName} ${number}`;

/** How the table changes, besides its draft and its caret. */
interface Change {
  readonly played?: Draft | undefined;
  /** The field that the user types into, if any: all edits of one field are one step of undo. */
  readonly field?: Field;
  /** Whether the address already has this spot, perhaps in another notation. */
  readonly isAddress?: boolean;
  /** Whether the draft comes whole, with its own money. */
  readonly isGiven?: boolean;
  /** A range that could not be read: it stays so while the players are the same. */
  readonly fault?: DraftProblem | undefined;
}

/** Whether only cards or money have changed. */
function hasSamePlayers(one: Draft, other: Draft): boolean {
  return one.seats === other.seats && one.heroRange === other.heroRange && one.hero === other.hero;
}

/** What a table asks the page: who sits at it, and what hero's call costs. Both are loaded late. */
export interface Surroundings {
  readonly company?:
    | {
        readonly names: Pick<PlayerNames, 'ofOpponents'>;
        readonly faceDown: Pick<FaceDown, 'refuses' | 'covers'>;
        /** Reads a line with names of saved ranges; `undefined` if it has none. */
        readNamed(line: string): ReturnType<typeof readLine> | undefined;
      }
    | undefined;
  readonly money?: Pick<SpotMoney, 'afterCall'> | undefined;
  /** Shows the line for typing: the user has begun a range. */
  readonly showLine?: () => void;
}

/**
 * The table in the middle of a hand: the current entry, the typed text, undo, and the commands that change them.
 *
 * Commands, undo and the address use a new entry at once. The page draws the entry that {@link display} shows: `draft`
 * and everything derived from it are a moment older.
 */
export class Table {
  readonly entry: Entry<Moment>;
  /** The shown entry and its answer. */
  readonly display: Display;
  /** The worker's page side: counts what the table and its rows ask. */
  readonly worker: OddsWorker;
  readonly #around: Surroundings;
  readonly reads: LateReads;
  readonly #seatText: SeatText;
  #isCleared = $state(false);
  /** Whether the entry is a complete spot. */
  #isReady = false;
  /** The first slot of the seat that was added last. */
  #added: Place | undefined;

  readonly draft: Draft = $derived.by(() => this.display.entered.draft);
  /** The slot that the user has chosen for the next card; `undefined` if it goes to the next empty slot. */
  readonly chosen: Place | undefined = $derived.by(() => this.display.entered.chosen);
  /** Whether a tapped card becomes a dead card. */
  readonly takesDead = $derived(this.chosen?.in === 'dead');
  readonly readiness = $derived.by(() => readinessAt(this.display.entered));
  readonly places = $derived(placesOf(this.draft));
  readonly line = $derived.by(() => writeLine(this.reads.typed(this.draft)));
  /** The spot as a link's fragment. */
  readonly link = $derived.by(() => writeLink(this.reads.typed(this.draft)));
  /** The slot for the next card; `undefined` if every slot is filled. */
  readonly caret = $derived.by(() => caretOf(this.display.entered));

  /** @param patience see `Display` */
  constructor(worker = new OddsWorker(), patience?: number, around: Surroundings = {}) {
    this.worker = worker;
    this.#around = around;
    this.entry = new Entry(EMPTY, addressed(EMPTY_DRAFT, false), {
      address: () => this.#address,
      deal: (card) => {
        this.#deal(card, typed(this.entry.now, card));
      },
      read: (text) => this.#readLine(text),
      finished: withoutUnfinished,
      shown: (moment) => {
        this.#show(moment);
      },
    });
    this.reads = new LateReads(() => {
      this.sayProblem(partMissing);
    });
    this.#seatText = new SeatText(this.entry, this.reads, around.showLine);
    this.display = new Display(worker, patience);
    this.worker.warm();
  }

  /** The current entry. The page shows it a moment later. */
  get entered(): Draft {
    return this.entry.now.draft;
  }
  /** The hand as it was played, after the user has gone back to an earlier street. */
  get played(): Draft | undefined {
    return this.entry.now.played;
  }
  get isEmpty(): boolean {
    return this.display.isEmpty;
  }
  /** The answer to the shown cards, see `Display`. */
  get current(): Answered | undefined {
    return this.display.current;
  }
  /** The rank that waits for its suit, or whose card is not shown yet; -1 without one. */
  get typedRank(): Rank {
    return this.display.typed === undefined ? this.entry.typedRank : rankOf(this.display.typed);
  }
  /** The typed rank as a card shows it. */
  get typedSymbol(): string {
    return this.display.typed === undefined ? this.entry.typedSymbol : rankSymbol(this.typedRank);
  }
  /** The spot as a line of text; while the user edits it, the text as typed. */
  get text(): string {
    return this.entry.edited ?? this.line;
  }
  get #address(): Addressed {
    return addressed(this.reads.typed(this.entered), this.#isReady);
  }
  get awaitsSuit(): boolean {
    return this.entry.awaitsSuit;
  }
  get canRedo(): boolean {
    return this.entry.canRedo;
  }
  /** Why the last entry changed nothing, or only a part. */
  get problem(): string | undefined {
    return this.entry.problem;
  }
  /** Whether the last command cleared the table. */
  get isCleared(): boolean {
    return this.#isCleared;
  }

  /** Deals a card to the caret, or removes it if it is in play. */
  tap(card: Card): void {
    if (this.#around.company?.faceDown.refuses(card) !== true) this.#put(tapped(this.entry.now, card) ?? say.noSlot);
  }

  /** Has the worker count the answers of cards that may be tapped next. */
  aim(cards: readonly Card[]): void {
    const spots = cards.flatMap((card) => {
      const next = tapped(this.entry.now, card);
      const readiness = next && readinessOf(next.draft);
      return readiness?.ready ? [readiness.spot] : [];
    });
    this.worker.askAhead(spots, this.#around.company?.names.ofOpponents(this.entered));
  }

  /** Puts the caret in a slot and removes a card from it. @param isAdded whether one step back leaves the slot */
  choose(place: Place, isAdded = false): void {
    const card = cardIn(this.entered, place);
    // A tap peeks at it.
    if (card !== undefined && this.#around.company?.faceDown.covers(card)) return;
    if (card !== undefined) this.#change(takeBack(this.entered, card), place);
    else this.#choose(place);
    this.#added = isAdded ? place : undefined;
    this.sayProblem(undefined);
  }

  /** Moves the caret to the next empty slot. */
  release(): void {
    this.#choose(undefined);
  }

  toggleDead(): void {
    if (this.entry.now.chosen?.in === 'dead') this.release();
    else this.choose({ in: 'dead' });
  }

  /** Puts the caret in an empty slot of an opponent, or in a new seat. */
  versus(): void {
    const { entered } = this;
    const seat = entered.seats.length;
    const slot = emptySeatSlot(entered);
    if (slot !== undefined) this.choose(slot);
    else if (seat < MOST_OPPONENTS) {
      this.choose({ in: 'seat', seat, slot: 0 }, true);
      this.#seatText.begin(entered);
    } else this.sayProblem(FULL_TABLE);
  }

  /** Gives hero a range, at first an empty range. */
  holdRange(): void {
    this.#change(putHeroRange(this.entered, { kind: 'range', range: NO_RANGE }), undefined);
  }

  /** Gives hero two cards instead of a range. */
  holdCards(): void {
    const { heroRange: _, ...draft } = putHeroRange(this.entered, { kind: 'random' });
    this.#change(draft, { in: 'hero', slot: 0 });
  }

  /** Sets hero's range. All edits until the field is left are one step of undo. */
  setHeroRange(range: Range): void {
    this.#change(putHeroRange(this.entered, { kind: 'range', range }), undefined, { field: 'heroRange' });
  }

  /** Sets an opponent's range. All edits until the field is left are one step of undo. */
  setRange(seat: number, range: Range): void {
    this.#change(putSeat(this.entered, seat, { kind: 'range', range }), undefined, { field: `range ${seat}` });
  }

  /**
   * Replaces the spot on the table by a spot derived from it.
   *
   * @param played the hand as it was played, if the spot goes back in it
   */
  lay(draft: Draft, played = this.entry.now.played): void {
    this.#change(draft, undefined, { played });
  }

  /** Deals from another deck. A joker leaves the table if the new deck has none. */
  setDeck(wild: WildDeck | undefined): void {
    if (wild === this.entered.wild) return;
    this.#change(dealFrom(this.entered, wild), this.entry.now.chosen);
  }

  setTarget(target: number): void {
    this.#change({ ...this.entered, target }, this.entry.now.chosen);
  }

  /**
   * Sets an amount of the money or a list of amounts; `undefined` removes it.
   *
   * @param place the amount's index in its list, which names its field: edits of one field are one step of undo
   */
  setMoney<Name extends MoneyName>(name: Name, value: Draft[Name] | undefined, place = 0): void {
    if (value === this.entered[name]) return;
    const { [name]: _, ...rest } = value === undefined ? this.entered : face(this.entered, undefined);
    const draft = (value === undefined ? rest : { ...rest, [name]: value }) as Draft;
    this.#change(draft, this.entry.now.chosen, { field: `${name} ${place}` });
  }

  /** Sets the size of the bet that hero faces: see {@link face}. */
  face(...bet: readonly [facing: Draft['facing'], beside?: Pick<Draft, 'blind' | 'stacks'>]): void {
    this.#change(face(this.entered, ...bet), this.entry.now.chosen, { field: 'facing 0' });
  }

  /** Removes all cards but keeps the deck, for example the deck with a joker. */
  clear(): void {
    const empty = dealFrom(EMPTY_DRAFT, this.entered.wild);
    const isEmpty = writeLink(this.entered) === writeLink(empty) && this.entered.seats.length === 0;
    const isCleared = !isEmpty || this.#isCleared;
    if (isEmpty) this.entry.enter({ ...this.entry.now, chosen: undefined });
    else this.#change(empty, undefined);
    this.#isCleared = isCleared;
    this.sayProblem(undefined);
    this.display.clear();
  }

  /** Reads the table from the page's address. */
  enterLink(fragment: string): void {
    if (fragment === this.#address.link) return;
    this.openLink(fragment, true);
  }

  /** Reads the table from a link: reports the faulty fields and uses the others. */
  openLink(fragment: string, isAddress = false): void {
    const goOn = ({ draft, problems }: Fields) => {
      const isFirst = isAddress && this.isEmpty && !this.entry.canUndo;
      this.#change(draft, undefined, { isAddress, isGiven: true, fault: problems.find(isRangeProblem) });
      this.sayProblem(problems.length === 0 ? undefined : () => linkFaultsInWords(problems));
      if (!isFirst) return;
      this.entry.forgetSteps();
      // These are the page's first cards: there are no older figures to show while the answer is counted.
      this.display.showNow();
    };
    this.reads.apply(readLink(fragment), goOn);
  }

  /** One typed character: of a card, or of an opponent's range. Returns whether it was used. */
  type(character: string): boolean {
    // A line is not shown while a hand is face down.
    if (this.display.isCovered) return this.#type(character);
    return this.#seatText.type(character, (own) => this.#type(own));
  }

  #type(character: string): boolean {
    if (character === JOKER_SIGN) {
      this.entry.dropRank();
      this.#deal(JOKER, typedJoker(this.entry.now));
      return true;
    }
    const isUsed = this.entry.type(character);
    if (this.awaitsSuit) {
      const places = placesOf(this.entered);
      this.aim(DECK.filter((own) => rankOf(own) === this.typedRank && !places.has(own)));
    }
    return isUsed;
  }

  /** Deals a typed card, unless a hand that is face down may hold it. */
  #deal(card: Card, next: Next | string): void {
    if (this.#around.company?.faceDown.refuses(card, placesOf(this.entered).has(card))) return;
    this.#put(next);
    if (card !== JOKER) this.display.keepRank(card);
  }

  enterLine(text: string): void {
    this.entry.enterLine(text);
  }
  leaveField(): void {
    this.entry.leaveField();
  }
  undo(): void {
    const { chosen } = this.entry.now;
    const isAdded = chosen?.in === 'seat' && chosen === this.#added && !(chosen.seat in this.entered.seats);
    // An added seat leaves the spot as it is, but the user added it last.
    if (isAdded && !this.awaitsSuit && this.entry.edited === undefined) {
      this.release();
      this.sayProblem(undefined);
    } else this.entry.undo();
  }
  redo(): void {
    this.entry.redo();
  }
  /** @param problem a sentence, or a function of words that may still be on their way */
  sayProblem(problem: string | (() => string) | undefined): void {
    this.entry.sayProblem(problem);
  }

  close(): void {
    this.display.close();
    this.worker.close();
  }

  /** @param next the table after a card, or why there is none */
  #put(next: Next | string): void {
    if (typeof next === 'string') this.sayProblem(next);
    else this.#change(next.draft, next.chosen);
  }

  #readLine(text: string): boolean {
    if (text.trim() === '') {
      this.sayProblem(say.emptyLine);
      return false;
    }
    const line = this.#around.company?.readNamed(text) ?? readLine(withPointsHere(text));
    let isRead = false;
    // Reads may still be on their way.
    this.sayProblem(undefined);
    const goOn = ({ draft, problems: [problem] }: Fields) => {
      isRead = problem === undefined;
      this.sayProblem(problem && (() => faultInWords(problem)));
      if (isRead && writeLine(draft) !== writeLine(this.entered)) this.#change(draft, undefined, { field: LINE });
    };
    const written = line.ok ? { draft: line.value, problems: [] } : { draft: EMPTY_DRAFT, problems: [line.error] };
    this.reads.apply(written, goOn);
    return isRead;
  }

  #choose(chosen: Place | undefined): void {
    this.entry.replace({ ...this.entry.now, chosen });
    this.display.moveCaret(this.entry.now);
  }

  /** Changes the table in one step of undo. */
  #change(
    draft: Draft,
    chosen: Place | undefined,
    {
      played = this.entry.now.played,
      field,
      isAddress = false,
      isGiven = field !== undefined,
      fault = hasSamePlayers(draft, this.entered) ? this.entry.now.fault : undefined,
    }: Change = {},
  ): void {
    const now = { chosen, played, fault, ...this.#priced(this.reads.again(draft), !isGiven) };
    this.entry.change(now, field, isAddress);
    // An edited field shows its text at once.
    if (field !== undefined) this.display.showNow();
  }

  /** The price of a call is known now: a card dealt before has left the call of its street out of the pot. */
  priceAgain(): void {
    const { draft } = this.entry.now;
    const priced = this.#priced(draft, true);
    if (priced.draft !== draft) this.entry.enter({ ...this.entry.now, ...priced });
  }

  #priced(draft: Draft, isDealt: boolean): ReturnType<typeof priced> {
    return priced(this.entry.now, draft, isDealt, this.#around.money?.afterCall);
  }

  /** Shows a moment and asks its question before it writes the address, because browsers take long for this. */
  #show(moment: Moment): void {
    this.reads.forget();
    this.#isCleared = false;
    const readiness = readinessAt(moment);
    this.#isReady = readiness.ready;
    // The entry does not depend on the names.
    const names = untrack(() => this.#around.company?.names.ofOpponents(moment.draft));
    this.display.enter(moment, readiness.ready ? readiness.spot : undefined, names);
  }
}
