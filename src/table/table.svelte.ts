import { cardSymbol } from '#words/cards';
import { untrack, type Snippet } from 'svelte';
import { partMissing } from '#words/page';
import * as say from '#words/table';
import { readLink, writeLink } from '../notation/link';
import { readLine, withoutUnfinished, writeLine } from '../notation/line';
import { isRangeProblem, type Fields } from '../notation/fields';
import type * as Reads from '../notation/reads';
import {
  EMPTY_DRAFT,
  cardIn,
  dealFrom,
  emptySeatSlot,
  face,
  filled,
  isSameMoney,
  nextPlace,
  placesOf,
  put,
  putHeroRange,
  putSeat,
  readinessOf,
  takeBack,
  type Draft,
  type DraftProblem,
  type MoneyName,
  type Place,
  type Readiness,
} from '../notation/draft';
import { OddsWorker } from '../../workers/odds';
import { DECK, JOKER, JOKER_SIGN, rankOf, rankSymbol, type Card, type Rank } from '../poker/card';
import { NO_RANGE, type Range } from '../poker/combos';
import { MOST_OPPONENTS } from '../poker/spot';
import { hasJoker, type WildDeck } from '../poker/deck';
import type { Addressed } from '../ui/address';
import { EntryPage, LINE } from '../ui/entry.svelte';
import type { Tile } from '../ui/tile';
import type { OpenedCurves } from './curves/openedCurves.svelte';
import type { OpenedRange } from './ranges/openedRange.svelte';
import type { Answered } from './answered';
import type { Company } from './seats/company.svelte';
import type { SpotMoney } from './money.svelte';
import { FULL_TABLE } from './players';
import { Display, EMPTY, type Moment } from './display.svelte';
import { faultInWords, linkFaultsInWords } from './faults.svelte';
import { withPointsHere } from '../words/numbers';

/** A field that the user types into. One undo removes all that was typed into it. */
type Field = typeof LINE | 'heroRange' | `range ${number}` | `${MoneyName} ${number}`;

/** The text typed for an opponent without a card: it may be a range, which the line reads. */
interface ForSeat {
  readonly text: string;
  /** The entry before the text, and the steps of undo since. */
  readonly from: Draft;
  readonly steps: number;
  /** The entry now: if it changes in another way, the text is done. */
  readonly entered: Draft;
}

/** Signs that only a range has, or a rank with an open suit. */
const RANGE_SIGN = /[-+,%:]$|[2-9tjqka]o$/i;
const RANKS = /10|[2-9tjqka]/gi;

/** Whether only cards or money have changed. */
function hasSamePlayers(one: Draft, other: Draft): boolean {
  return one.seats === other.seats && one.heroRange === other.heroRange && one.hero === other.hero;
}

/** The slot for the next card; `undefined` if every slot is filled. */
function caretOf({ draft, chosen }: Moment): Place | undefined {
  return chosen ?? nextPlace(draft);
}

/** The question of a moment, what it lacks, or why it has no answer. */
function readinessAt({ draft, fault }: Moment): Readiness | { readonly ready: false; readonly problem: DraftProblem } {
  return fault === undefined ? readinessOf(draft) : { ready: false, problem: fault };
}

/** A table's address. A change of the money is not a step of the browser's history. */
function inAddress(draft: Draft, complete: boolean): Addressed {
  return { link: writeLink(draft), cards: writeLine(draft, false), complete };
}

/**
 * The table in the middle of a hand: the current entry, the typed text, undo, and the commands that change them.
 *
 * Commands, undo and the address use a new entry at once. The page draws the entry that {@link display} shows: `draft`
 * and everything derived from it are a moment older.
 */
export class Table extends EntryPage<Moment> {
  /** The shown entry and its answer. */
  readonly display: Display;
  #entered = $state.raw<Moment>(EMPTY);
  #isCleared = $state(false);
  #forSeat: ForSeat | undefined;
  /** Shows the line for typing: the user has begun a range. */
  onLine: (() => void) | undefined;
  /** A typed card. Its rank is shown until the card is. */
  #dealt = $state.raw<Card>();
  /** Whether the entry is a complete spot. */
  #isReady = false;
  /** The worker's page side: counts what the table and its rows ask. */
  readonly worker: OddsWorker;
  /** Loaded with the first answer, or when a text first has a read. */
  #reads: typeof Reads | undefined;
  /** The last text that waits for the reads, until the table changes. */
  #awaited: object | undefined;

  /** The acts of keys that parts of the page bring, by key name in lower case: see `keyed`. */
  readonly keys: Record<string, () => void> = {};
  /** The range that the user has opened, or the curves of two ranges. */
  opened = $state.raw<OpenedRange | OpenedCurves>();
  /** The part of the price that a phone shows in place of the sentence. Other screens have room for all of it. */
  pricing = $state<'closed' | 'sizes' | 'amounts'>('closed');
  /** The component drawn in place of the sentence. */
  room = $state.raw<Snippet>();
  /** Who sits at the table; loaded late. */
  company = $state.raw<Company>();
  /** The bets and the price of a call; loaded late. */
  money = $state.raw<SpotMoney>();
  /** Returns the tiles for hero's range; loaded when hero first has a range. */
  rangeTiles = $state.raw<(answered: Answered) => ReadonlyMap<Card, Tile>>();

  readonly draft: Draft = $derived.by(() => this.display.entered.draft);
  /** The slot that the user has chosen for the next card; `undefined` if it goes to the next empty slot. */
  readonly chosen: Place | undefined = $derived.by(() => this.display.entered.chosen);
  /** Whether a tapped card becomes a dead card. */
  readonly takesDead = $derived(this.chosen?.in === 'dead');
  readonly readiness = $derived.by(() => readinessAt(this.display.entered));
  readonly places = $derived(placesOf(this.draft));
  readonly line = $derived.by(() => writeLine(this.#typed(this.draft)));
  /** The spot as a link's fragment. */
  readonly link = $derived.by(() => writeLink(this.#typed(this.draft)));
  /** The slot for the next card; `undefined` if every slot is filled. */
  readonly caret = $derived.by(() => caretOf(this.display.entered));
  /** @param patience see `Display` */
  constructor(worker: OddsWorker = new OddsWorker(), patience?: number) {
    super(inAddress(EMPTY_DRAFT, false));
    this.worker = worker;
    const onShow = () => {
      this.#dealt = undefined;
    };
    this.display = new Display(worker, onShow, patience);
    this.worker.warm();
  }

  /** The current entry. The page shows it a moment later. */
  get entered(): Draft {
    return this.#entered.draft;
  }
  /** The hand as it was played, after the user has gone back to an earlier street. */
  get played(): Draft | undefined {
    return this.#entered.played;
  }
  get isEmpty(): boolean {
    return this.display.isEmpty;
  }
  /** The answer to the shown cards, see `Display`. */
  get current(): Answered | undefined {
    return this.display.current;
  }
  /** The rank that waits for its suit, or whose card is not shown yet; -1 without one. */
  override get typedRank(): Rank {
    return this.#dealt === undefined ? super.typedRank : rankOf(this.#dealt);
  }
  /** The typed rank as a card shows it. */
  override get typedSymbol(): string {
    return this.#dealt === undefined ? super.typedSymbol : rankSymbol(this.typedRank);
  }
  /** The spot as a line of text; while the user edits it, the text as typed. */
  get text(): string {
    return this.edited ?? this.line;
  }
  protected override get moment(): Moment {
    return this.#entered;
  }
  protected override get inAddress(): Addressed {
    return inAddress(this.#typed(this.entered), this.#isReady);
  }
  /** Whether the last command cleared the table. */
  get isCleared(): boolean {
    return this.#isCleared;
  }

  /** Deals a card to the caret, or removes it if it is in play. */
  tap(card: Card): void {
    if (this.company?.faceDown.refuses(card)) return;
    const tapped = this.#tapped(card);
    if (tapped === undefined) this.sayProblem(say.noSlot);
    else this.#change(tapped.draft, tapped.chosen);
  }

  /** Has the worker count the answers of cards that may be tapped next. */
  aim(cards: readonly Card[]): void {
    const spots = cards.flatMap((card) => {
      const tapped = this.#tapped(card);
      const readiness = tapped === undefined ? undefined : readinessOf(tapped.draft);
      return readiness?.ready ? [readiness.spot] : [];
    });
    this.worker.askAhead(spots, this.company?.names.ofOpponents(this.entered));
  }

  /** Puts the caret in a slot and removes a card from it. */
  choose(place: Place): void {
    const card = cardIn(this.entered, place);
    // A tap peeks at it.
    if (card !== undefined && this.company?.faceDown.covers(card)) return;
    if (card !== undefined) this.#change(takeBack(this.entered, card), place);
    else this.#choose(place);
    this.sayProblem(undefined);
  }

  /** Moves the caret to the next empty slot. */
  release(): void {
    this.#choose(undefined);
  }

  toggleDead(): void {
    if (this.#entered.chosen?.in === 'dead') this.release();
    else this.choose({ in: 'dead' });
  }

  /** Puts the caret in an empty slot of an opponent, or in a new seat. */
  versus(): void {
    const { entered } = this;
    const { seats } = entered;
    const slot = emptySeatSlot(entered);
    if (slot !== undefined) this.choose(slot);
    else if (seats.length < MOST_OPPONENTS) this.choose({ in: 'seat', seat: seats.length, slot: 0 });
    else this.sayProblem(FULL_TABLE);
    const place = this.#entered.chosen;
    const isNew = place?.in === 'seat' && place.seat === seats.length;
    if (isNew) this.#forSeat = { text: '', from: entered, steps: 0, entered };
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
    this.#change(putHeroRange(this.entered, { kind: 'range', range }), undefined, {
      field: 'heroRange',
    });
  }

  /** Sets an opponent's range. All edits until the field is left are one step of undo. */
  setRange(seat: number, range: Range): void {
    this.#change(putSeat(this.entered, seat, { kind: 'range', range }), undefined, {
      field: `range ${seat}`,
    });
  }

  /**
   * Replaces the spot on the table by a spot derived from it.
   *
   * @param played the hand as it was played, if the spot goes back in it
   */
  lay(draft: Draft, played = this.#entered.played): void {
    this.#change(draft, undefined, { played });
  }

  /** Deals from another deck. A joker leaves the table if the new deck has none. */
  setDeck(wild: WildDeck | undefined): void {
    if (wild === this.entered.wild) return;
    this.#change(dealFrom(this.entered, wild), this.#entered.chosen);
  }

  setTarget(target: number): void {
    this.#change({ ...this.entered, target }, this.#entered.chosen);
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
    this.#change(draft, this.#entered.chosen, { field: `${name} ${place}` });
  }

  /** Sets the size of the bet that hero faces: see {@link face}. */
  face(...bet: readonly [facing: Draft['facing'], beside?: Pick<Draft, 'blind' | 'stacks'>]): void {
    this.#change(face(this.entered, ...bet), this.#entered.chosen, { field: 'facing 0' });
  }

  /** The pot that hero's call is in, as long as nothing else is entered; `undefined` without one. */
  get potAfterCall(): number | undefined {
    const { rolled, draft } = this.display.entered;
    return rolled === draft.pot ? rolled : undefined;
  }

  /** Removes all cards but keeps the deck, for example the deck with a joker. */
  clear(): void {
    const empty = dealFrom(EMPTY_DRAFT, this.entered.wild);
    const isEmpty = writeLink(this.entered) === writeLink(empty) && this.entered.seats.length === 0;
    const isCleared = !isEmpty || this.#isCleared;
    if (isEmpty) this.enter({ ...this.#entered, chosen: undefined });
    else this.#change(empty, undefined);
    this.#isCleared = isCleared;
    this.sayProblem(undefined);
    this.display.clear();
  }

  /** While the typed range cannot be read, the last valid range is kept but no answer is current. */
  rangeFails(isFaulty: boolean): void {
    this.display.rangeFails(isFaulty);
  }

  /** Reads the table from the page's address. */
  enterLink(fragment: string): void {
    if (fragment === this.inAddress.link) return;
    this.openLink(fragment, true);
  }

  /** Reads the table from a link: reports the faulty fields and uses the others. */
  openLink(fragment: string, isAddress = false): void {
    this.#whenRead(readLink(fragment), ({ draft, problems }) => {
      const isFirst = isAddress && this.isEmpty && !this.canUndo;
      this.#change(draft, undefined, { isAddress, isGiven: true, fault: problems.find(isRangeProblem) });
      this.sayProblem(problems.length === 0 ? undefined : () => linkFaultsInWords(problems));
      if (!isFirst) return;
      this.forgetSteps();
      // These are the page's first cards: there are no older figures to show while the answer is counted.
      this.display.showNow();
    });
  }

  override type(character: string): boolean {
    const own = this.#forSeat;
    const isOver = own?.entered !== this.entered || caretOf(this.#entered)?.in !== 'seat';
    // A line is not shown while a hand is face down.
    if (own === undefined || isOver || this.display.isCovered) return this.#type(character);
    const text = own.text + character;
    if (RANGE_SIGN.test(text) || (text.match(RANKS)?.length ?? 0) > 2) {
      this.#toLine(own, text);
      return true;
    }
    const isUsed = this.#type(character);
    const { entered } = this;
    this.#forSeat = { ...own, text, steps: own.steps + (entered === own.entered ? 0 : 1), entered };
    return isUsed;
  }

  /** Hands the line what was typed for an opponent; the cards that were dealt of it are taken back. */
  #toLine({ from, steps }: ForSeat, text: string): void {
    this.dropRank();
    for (let step = 0; step < steps; step++) this.undo();
    this.editLine(`${writeLine(this.#typed(from))} v ${text.trimStart()}`.trimStart());
    this.onLine?.();
  }

  #type(character: string): boolean {
    if (character === JOKER_SIGN) {
      this.dropRank();
      if (hasJoker(this.entered.wild)) this.dealTyped(JOKER);
      else this.#bringJoker();
      return true;
    }
    const isUsed = super.type(character);
    if (this.awaitsSuit) {
      const places = placesOf(this.entered);
      this.aim(DECK.filter((own) => rankOf(own) === this.typedRank && !places.has(own)));
    }
    return isUsed;
  }

  protected override dealTyped(card: Card): void {
    const place = placesOf(this.entered).get(card);
    if (this.company?.faceDown.refuses(card, place !== undefined)) return;
    const tapped = this.#tapped(card);
    if (place !== undefined) this.sayProblem(say.alreadyIn(cardSymbol(card), place.in));
    else if (tapped === undefined) this.sayProblem(say.noSlot);
    else this.#change(tapped.draft, tapped.chosen);
    if (this.display.isNew && card !== JOKER) this.#dealt = card;
  }

  close(): void {
    this.display.close();
    this.worker.close();
  }

  /** The table after a tap on a card; `undefined` if every slot is filled. */
  #tapped(card: Card): { draft: Draft; chosen: Place | undefined } | undefined {
    const { draft, chosen } = this.#entered;
    const place = placesOf(draft).get(card);
    if (place !== undefined) {
      const stays = place.in === 'dead' || chosen?.in === 'dead';
      return { draft: takeBack(draft, card), chosen: stays ? chosen : place };
    }
    const to = caretOf(this.#entered);
    if (to === undefined) return undefined;
    return { draft: put(draft, to, card), chosen: to.in === 'dead' ? to : undefined };
  }

  /** Deals a typed joker. An ordinary deck becomes the deck with a joker. */
  #bringJoker(): void {
    if (this.entered.wild !== undefined) {
      this.sayProblem(say.noJoker);
      return;
    }
    const to = caretOf(this.#entered);
    if (to === undefined) this.sayProblem(say.noSlot);
    else {
      const draft = put(dealFrom(this.entered, 'joker'), to, JOKER);
      this.#change(draft, to.in === 'dead' ? to : undefined);
    }
  }

  protected override finished(text: string): string {
    return withoutUnfinished(text);
  }

  protected override readLine(text: string): boolean {
    if (text.trim() === '') {
      this.sayProblem(say.emptyLine);
      return false;
    }
    const line = this.company?.readNamed(text) ?? readLine(withPointsHere(text));
    let isRead = false;
    const written = line.ok ? { draft: line.value, problems: [] } : { draft: EMPTY_DRAFT, problems: [line.error] };
    this.#whenRead(written, ({ draft, problems: [problem] }) => {
      isRead = problem === undefined;
      this.sayProblem(problem && (() => faultInWords(problem)));
      if (isRead && writeLine(draft) !== writeLine(this.entered)) this.#change(draft, undefined, { field: LINE });
    });
    return isRead;
  }

  /** With the reads that have narrowed its ranges, as texts have them. */
  #typed(draft: Draft): Draft {
    return this.#reads?.asTyped(draft) ?? draft;
  }

  /** Loads what narrows ranges by reads; `undefined` if it cannot be loaded. */
  async loadReads(): Promise<typeof Reads | undefined> {
    return (this.#reads = await import('../notation/reads').catch(() => undefined));
  }

  /** Continues with the line or link once its reads have narrowed the ranges: at once, except the first time. */
  #whenRead(written: Fields, goOn: (read: Fields) => void): void {
    if (written.draft.reads === undefined) goOn(written);
    else if (this.#reads !== undefined) goOn(this.#reads.applyReads(written));
    else {
      const own = {};
      this.#awaited = own;
      void this.loadReads().then((reads) => {
        if (reads === undefined) this.sayProblem(partMissing);
        else if (this.#awaited === own) goOn(reads.applyReads(written));
      });
    }
  }

  /** Moves the caret. */
  #choose(chosen: Place | undefined): void {
    this.#entered = { ...this.#entered, chosen };
    this.display.moveCaret(this.#entered);
  }

  /**
   * Changes the table in one step of undo.
   *
   * @param field the field that the user types into, if any: all edits of one field are one step
   * @param isAddress whether the address already has this spot, perhaps in another notation
   * @param isGiven whether the draft comes whole, with its own money
   * @param fault a range that could not be read: it stays so while the players are the same
   */
  #change(
    draft: Draft,
    chosen: Place | undefined,
    {
      played = this.#entered.played,
      field,
      isAddress = false,
      isGiven = field !== undefined,
      fault = hasSamePlayers(draft, this.entered) ? this.#entered.fault : undefined,
    }: {
      played?: Draft | undefined;
      field?: Field;
      isAddress?: boolean;
      isGiven?: boolean;
      fault?: DraftProblem | undefined;
    } = {},
  ): void {
    const read = this.#reads?.readAgain(draft) ?? draft;
    this.change({ chosen, played, fault, ...this.#priced(read, !isGiven) }, field, isAddress);
    // An edited field shows its text at once.
    if (field !== undefined) this.display.showNow();
  }

  /** The money is loaded: a card dealt before it came has left the call of its street out of the pot. */
  moneyCame(money: SpotMoney): void {
    this.money = money;
    const { draft } = this.#entered;
    const priced = this.#priced(draft, true);
    if (priced.draft !== draft) this.enter({ ...this.#entered, ...priced });
  }

  /**
   * The draft with its money on the right street: a card dealt after a price puts the call into the pot.
   *
   * @param isDealt whether cards may have been dealt; a line or a link says itself what the money is
   */
  #priced(draft: Draft, isDealt: boolean): Pick<Moment, 'draft' | 'pricedAt' | 'rolled'> {
    const now = filled(draft.board).length;
    const { draft: before, pricedAt = now, rolled } = this.#entered;
    if (!isDealt || !isSameMoney(before, draft)) return { draft, pricedAt: now };
    const isNextStreet = now > pricedAt && [0, 3, 4].includes(pricedAt);
    const next = isNextStreet ? (this.money?.afterCall(draft) ?? draft) : draft;
    return next === draft ? { draft, pricedAt, rolled } : { draft: next, rolled: next.pot };
  }

  /** Shows a moment and asks its question before it writes the address, because browsers take long for this. */
  protected override show(moment: Moment): void {
    this.#awaited = undefined;
    this.#isCleared = false;
    this.#entered = moment;
    const readiness = readinessAt(moment);
    this.#isReady = readiness.ready;
    // The entry does not depend on the names.
    const names = untrack(() => this.company?.names.ofOpponents(moment.draft));
    this.display.enter(moment, readiness.ready ? readiness.spot : undefined, names);
  }
}
