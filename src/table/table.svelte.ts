import { readLink, writeLink } from '../notation/link';
import { readLine, withoutUnfinished, writeLine } from '../notation/line';
import {
  EMPTY_DRAFT,
  cardIn,
  dealFrom,
  emptySeatSlot,
  nextPlace,
  placesOf,
  put,
  putHeroRange,
  putSeat,
  readinessOf,
  takeBack,
  type Draft,
  type MoneyName,
  type Place,
  type Readiness,
} from '../notation/draft';
import { capitalize } from '../words/capitalize';
import { OddsWorker, type Aside, type Found } from '../../workers/odds';
import { cardSymbol, DECK, JOKER, JOKER_SIGN, rankOf, type Card, type Rank } from '../poker/card';
import { NO_RANGE, type Range } from '../poker/combos';
import { MOST_OPPONENTS } from '../poker/spot';
import { hasJoker, type WildDeck } from '../poker/deck';
import { Address, type Shown as InAddress } from '../ui/address';
import { Steps } from '../ui/steps.svelte';
import type { Tile } from '../ui/tile';
import { TypedCard } from '../ui/typing.svelte';
import type { OpenedCurves } from './answer/openedCurves.svelte';
import type { OpenedRange } from './answer/openedRange.svelte';
import type { Answered } from './answered';
import type { Company } from './company.svelte';
import { Display, EMPTY, type Entered, type Moment } from './display.svelte';
import { faultInWords, linkFaultsInWords } from './faults.svelte';

/** A field being typed into: undo takes all that was typed into it at once. */
type Field = 'line' | 'hero range' | `range ${number}` | `${MoneyName} ${number}`;

/** Where a card is, in words. */
export const WHERE = {
  hero: 'your hand',
  board: 'the board',
  seat: 'an opponent’s hand',
  dead: 'the dead cards',
};

const FULL = 'Every slot is filled. Add an opponent, or tap a card on the table to change it.';
const TYPED_JOKER = { used: true, card: JOKER, problem: undefined };
export const FULL_TABLE = `${MOST_OPPONENTS} opponents at most.`;

/** Where the next card goes; `undefined` when every slot is filled. */
function caretOf({ draft, chosen }: Moment): Place | undefined {
  return chosen ?? nextPlace(draft);
}

/** A table's address. Money makes no step of its history. */
function inAddress(draft: Draft, { ready }: Readiness): InAddress {
  return { link: writeLink(draft), cards: writeLine(draft, false), complete: ready };
}

/**
 * The table in the middle of a hand: what has been entered, what is being typed, undo, and how to change it.
 *
 * An entry counts at once: commands, undo and the address start from it. The page draws the entries that {@link
 * display} shows: `draft` and everything derived from it are a moment older.
 */
export class Table {
  /** The shown entry and its answer. */
  readonly display: Display;
  #entered = $state.raw<Entered>(EMPTY);
  readonly #steps = new Steps<Moment>();
  #isCleared = $state(false);
  #field: Field | undefined;
  readonly #typed = new TypedCard();
  /** The rank of a typed card stays in sight until the card is shown. */
  #dealt = $state.raw<{ rank: Rank; symbol: string }>();
  /** The line as typed, while it is being edited or where it could not be read. */
  #edited = $state<string>();
  /** The problem with the last entry. */
  #problem = $state.raw<string | (() => string)>();
  readonly #worker: OddsWorker;
  readonly #address: Address;

  /** A player's range that the user has opened, or both. */
  opened = $state.raw<OpenedRange | OpenedCurves>();
  /** Who sits at the table: loaded late. */
  company = $state.raw<Company>();
  /** The tiles for a range of hero's: loaded with hero's range. */
  rangeTiles = $state.raw<(answered: Answered) => ReadonlyMap<Card, Tile>>();

  readonly draft: Draft = $derived.by(() => this.display.entered.draft);
  /** Where the user wants the next card; `undefined` where it goes to the next empty slot. */
  readonly chosen: Place | undefined = $derived.by(() => this.display.entered.chosen);
  /** The cards that are tapped are dead, until the user is done. */
  readonly takesDead = $derived(this.chosen?.in === 'dead');
  readonly readiness = $derived(readinessOf(this.draft));
  readonly places = $derived(placesOf(this.draft));
  readonly line = $derived(writeLine(this.draft));
  /** The spot as a link's fragment. */
  readonly link = $derived(writeLink(this.draft));
  /** Where the next card goes; `undefined` when every slot is filled. */
  readonly caret = $derived.by(() => caretOf(this.display.entered));
  /** @param patience see `Display` */
  constructor(worker: OddsWorker = new OddsWorker(), patience?: number) {
    this.#worker = worker;
    this.display = new Display(
      worker,
      () => {
        this.#dealt = undefined;
        this.#edited = undefined;
      },
      patience,
    );
    this.#worker.warm();
    this.#address = new Address(inAddress(EMPTY_DRAFT, readinessOf(EMPTY_DRAFT)));
  }

  /** The current entry. The page shows it a moment later. */
  get entered(): Draft {
    return this.#entered.draft;
  }
  /** The hand as it was played, where the user has gone back in it. */
  get played(): Draft | undefined {
    return this.#entered.played;
  }
  get isEmpty(): boolean {
    return this.display.isEmpty;
  }
  get canRedo(): boolean {
    return this.display.entered.canRedo;
  }
  /** The answer to what the cards show, see `Display`. */
  get current(): Answered | undefined {
    return this.display.current;
  }
  /** The typed rank that waits for its suit, or -1. */
  get typedRank(): Rank {
    return this.#typed.waits ? this.#typed.rank : (this.#dealt?.rank ?? -1);
  }
  /** The typed rank as a card shows it. */
  get typedSymbol(): string {
    return this.#typed.waits ? this.#typed.symbol : (this.#dealt?.symbol ?? '');
  }
  get awaitsSuit(): boolean {
    return this.#typed.waits;
  }
  /** The spot as a line of text, as it is being edited. */
  get text(): string {
    return this.#edited ?? this.line;
  }
  get problem(): string | undefined {
    return typeof this.#problem === 'function' ? this.#problem() : this.#problem;
  }
  /** The table is empty because it was cleared last. */
  get isCleared(): boolean {
    return this.#isCleared;
  }

  /** Deals a card to the caret, or takes it back where it is in play. */
  tap(card: Card): void {
    if (this.company?.refuses(card)) return;
    const tapped = this.#tapped(card);
    if (tapped === undefined) this.#problem = FULL;
    else this.#change(tapped.draft, tapped.chosen);
  }

  /** Says which cards may be tapped next, so that their answers are there by then. */
  aim(cards: readonly Card[]): void {
    const spots = cards.flatMap((card) => {
      const tapped = this.#tapped(card);
      const readiness = tapped === undefined ? undefined : readinessOf(tapped.draft);
      return readiness?.ready ? [readiness.spot] : [];
    });
    this.#worker.askAhead(spots);
  }

  /** Asks something beside the spot, until the returned function is called; components do it through `AskedAside`. */
  askAside(question: Aside, report: (found: Found) => void): () => void {
    const dropped = new AbortController();
    this.#worker.ask(question, report, dropped.signal);
    return () => {
      dropped.abort();
    };
  }

  /** Puts the caret in a slot; a card in the slot is taken back. */
  choose(place: Place): void {
    const card = cardIn(this.entered, place);
    if (this.company?.refuses(card)) return;
    if (card !== undefined) this.#change(takeBack(this.entered, card), place);
    else this.#choose(place);
    this.#problem = undefined;
  }

  /** Lets the caret go on to the next empty slot. */
  release(): void {
    this.#choose(undefined);
  }

  toggleDead(): void {
    if (this.#entered.chosen?.in === 'dead') this.release();
    else this.choose({ in: 'dead' });
  }

  /** Puts the caret where the next opponent's cards go: a slot that is empty, or a new seat. */
  versus(): void {
    const slot = emptySeatSlot(this.entered);
    const { seats } = this.entered;
    if (slot !== undefined) this.choose(slot);
    else if (seats.length < MOST_OPPONENTS) this.choose({ in: 'seat', seat: seats.length, slot: 0 });
    else this.#problem = FULL_TABLE;
  }

  /** Adds an opponent like the last one: any two after any two, a range after a range, else two cards to name. */
  addOpponent(): void {
    if (this.company?.adds()) return;
    const { seats } = this.entered;
    const last = seats.at(-1);
    if (last === undefined || last.kind === 'hand') this.versus();
    else if (seats.length >= MOST_OPPONENTS) this.#problem = FULL_TABLE;
    else this.#change(putSeat(this.entered, seats.length, last), undefined);
  }

  /** Lets hero hold a range, at first an empty one. */
  holdRange(): void {
    this.#change(putHeroRange(this.entered, { kind: 'range', range: NO_RANGE }), undefined);
  }

  /** Lets hero hold two cards again. */
  holdCards(): void {
    const { heroRange: _, ...draft } = putHeroRange(this.entered, { kind: 'random' });
    this.#change(draft, { in: 'hero', slot: 0 });
  }

  /** Follows hero's range while it is being edited. */
  setHeroRange(range: Range): void {
    this.#change(putHeroRange(this.entered, { kind: 'range', range }), undefined, {
      field: 'hero range',
    });
  }

  /** Follows a range while it is being edited: all edits are one step of undo. */
  setRange(seat: number, range: Range): void {
    this.#change(putSeat(this.entered, seat, { kind: 'range', range }), undefined, {
      field: `range ${seat}`,
    });
  }

  /**
   * Lays a spot derived from the one on the table.
   *
   * @param played the hand as it was played, where the spot goes back in it
   */
  lay(draft: Draft, played = this.#entered.played): void {
    this.#change(draft, undefined, { played });
  }

  /** Deals from another deck; a joker that it lacks leaves the table with it. */
  setDeck(wild: WildDeck | undefined): void {
    if (wild === this.entered.wild) return;
    this.#change(dealFrom(this.entered, wild), this.#entered.chosen);
  }

  setTarget(target: number): void {
    this.#change({ ...this.entered, target }, this.#entered.chosen);
  }

  /**
   * Sets an amount of the money or a list of amounts; `undefined` where nothing is left of it.
   *
   * @param place of the amount in its list: all that is typed into one field is one step of undo
   */
  setMoney<Name extends MoneyName>(name: Name, value: Draft[Name] | undefined, place = 0): void {
    if (value === this.entered[name]) return;
    const { [name]: _, ...rest } = this.entered;
    const draft = (value === undefined ? rest : { ...rest, [name]: value }) as Draft;
    this.#change(draft, this.#entered.chosen, { field: `${name} ${place}` });
  }

  /** Takes every card back; the deck is the game's, and stays. */
  clear(): void {
    const empty = dealFrom(EMPTY_DRAFT, this.entered.wild);
    const isEmpty = writeLink(this.entered) === writeLink(empty) && this.entered.seats.length === 0;
    const isCleared = !isEmpty || this.#isCleared;
    if (isEmpty) this.#enter({ ...this.#entered, chosen: undefined });
    else this.#change(empty, undefined);
    this.#isCleared = isCleared;
    this.#problem = undefined;
    this.display.clear();
  }

  undo(): void {
    this.#problem = undefined;
    if (this.awaitsSuit) {
      this.#typed.clear();
      return;
    }
    const moment = this.#steps.undo(this.#entered);
    if (moment !== undefined) this.#enter(moment);
  }

  redo(): void {
    const moment = this.#steps.redo(this.#entered);
    if (moment !== undefined) this.#enter(moment);
  }

  /** Takes a spot from a line of text. A fault is reported and the table stays as it is. */
  enterLine(text: string): void {
    this.#field = undefined;
    this.#readLine(text);
    this.#field = undefined;
  }

  /** Follows the line while it is being edited: until it is left, all edits are one step of undo. */
  editLine(text: string): void {
    const finished = withoutUnfinished(text);
    if (finished.trim() !== '' || text.trim() === '') this.#readLine(finished);
    this.#edited = text;
  }

  /** While a range cannot be read no answer is current, though the range before it is kept. */
  rangeFails(isFaulty: boolean): void {
    this.display.rangeFails(isFaulty);
  }

  /** Ends the edit of a field: the next edit is a separate step. */
  leaveField(): void {
    this.#field = undefined;
  }

  /** Ends an edit. A line that cannot be read stays as it is, with what is wrong; returns whether it could. */
  leaveLine(): boolean {
    const text = this.#edited;
    if (text === undefined) return true;
    const read = this.#readLine(text);
    this.#field = undefined;
    // An emptied field shows the table again.
    const done = read || text.trim() === '';
    this.#edited = done ? undefined : text;
    if (done) this.#problem = undefined;
    return done;
  }

  /** Takes back all that was edited in the line. */
  abandonLine(): void {
    if (this.#field === 'line') this.undo();
    this.#edited = undefined;
    this.#problem = undefined;
  }

  /** Takes the table from the page's address. */
  enterLink(fragment: string): void {
    if (fragment === writeLink(this.entered)) return;
    const isFirst = this.isEmpty && !this.#steps.canUndo;
    this.openLink(fragment, true);
    if (!isFirst) return;
    this.#steps.forget();
    // The page comes with its first cards: there is nothing older to be painted meanwhile.
    this.display.showNow();
  }

  /** Takes the table from a link; problems are reported, the rest is kept. */
  openLink(fragment: string, isAddress = false): void {
    const { draft, problems } = readLink(fragment);
    this.#change(draft, undefined, { isAddress });
    this.#problem = problems.length === 0 ? undefined : () => linkFaultsInWords(problems);
  }

  sayProblem(problem: string): void {
    this.#problem = problem;
  }

  /** One typed character: a rank waits for its suit, then the card is dealt. Returns whether it was used. */
  type(character: string): boolean {
    const isJoker = character === JOKER_SIGN;
    if (isJoker) this.#typed.clear();
    if (isJoker && !hasJoker(this.entered.wild)) {
      this.#bringJoker();
      return true;
    }
    const { used, card, problem } = isJoker ? TYPED_JOKER : this.#typed.type(character);
    if (card !== undefined) {
      const { rank, symbol } = this.#typed;
      this.#typed.clear();
      const place = placesOf(this.entered).get(card);
      const tapped = this.#tapped(card);
      if (this.company?.refuses(card)) return true;
      if (place !== undefined) this.#problem = `${capitalize(cardSymbol(card))} is already in ${WHERE[place.in]}.`;
      else if (tapped === undefined) this.#problem = FULL;
      else this.#change(tapped.draft, tapped.chosen);
      if (this.display.isNew) this.#dealt = { rank, symbol };
    } else if (used) {
      this.#problem = problem;
      const places = placesOf(this.entered);
      this.aim(DECK.filter((own) => rankOf(own) === this.typedRank && !places.has(own)));
    }
    return used;
  }

  close(): void {
    this.display.close();
    this.#worker.close();
  }

  /** The table after a tap on a card; `undefined` where every slot is filled. */
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

  /** A joker that is typed brings its deck along, where no card is wild yet. */
  #bringJoker(): void {
    if (this.entered.wild !== undefined) {
      this.#problem = 'This deck has no joker: choose another under “Deck”.';
      return;
    }
    const to = caretOf(this.#entered);
    if (to === undefined) this.#problem = FULL;
    else {
      const draft = put(dealFrom(this.entered, 'joker'), to, JOKER);
      this.#change(draft, to.in === 'dead' ? to : undefined);
    }
  }

  /** Returns whether the line could be read. */
  #readLine(text: string): boolean {
    if (text.trim() === '') {
      this.#problem = 'The line is empty: your two cards come first, then the board.';
      return false;
    }
    const read = readLine(text);
    this.#problem = read.ok ? undefined : () => faultInWords(read.error);
    if (read.ok && writeLine(read.value) !== writeLine(this.entered)) {
      this.#change(read.value, undefined, { field: 'line' });
    }
    return read.ok;
  }

  /** Moves the caret. */
  #choose(chosen: Place | undefined): void {
    this.#entered = { ...this.#entered, chosen };
    this.display.moveCaret(this.#entered);
  }

  /**
   * Makes a step that undo takes back.
   *
   * @param field what is being typed into: all that is typed into one field is one step
   * @param isAddress the address has it already, perhaps in other words
   */
  #change(
    draft: Draft,
    chosen: Place | undefined,
    {
      played = this.#entered.played,
      field,
      isAddress = false,
    }: { played?: Draft | undefined; field?: Field; isAddress?: boolean } = {},
  ): void {
    if (field === undefined || field !== this.#field) this.#steps.keep(this.#entered);
    else this.#steps.goOn();
    this.#problem = undefined;
    this.#enter({ draft, chosen, played }, isAddress);
    // The edited field follows at once.
    if (field !== undefined) this.display.showNow();
    this.#field = field;
  }

  /** Makes a moment what is entered: shows it, asks its question and writes it into the address. */
  #enter(moment: Moment, isAddress = false): void {
    this.#field = undefined;
    this.#isCleared = false;
    this.#typed.clear();
    this.#entered = { ...moment, canRedo: this.#steps.canRedo };
    const readiness = readinessOf(moment.draft);
    this.display.enter(this.#entered, readiness.ready ? readiness.spot : undefined);
    // Browsers take a while to write the address: the worker is counting meanwhile.
    const shown = inAddress(moment.draft, readiness);
    if (isAddress) this.#address.shows(shown);
    else this.#address.show(shown);
  }
}
