import { OddsWorker, type EarlierStreet, type Report } from '../../workers/odds';
import type { Answer } from '../poker/answer';
import {
  capitalize,
  cardSymbol,
  DECK,
  JOKER,
  JOKER_SIGN,
  rankOf,
  type Card,
  type Rank,
} from '../poker/card';
import type { Words } from '../poker/reason';
import { NO_RANGE, type Range } from '../poker/range';
import { MOST_OPPONENTS, STREETS, type Spot, type Street } from '../poker/spot';
import { deckOf, hasJoker, type WildDeck } from '../poker/deck';
import { Address, type Shown } from '../ui/address';
import { afterPaint } from '../ui/paint';
import { Steps } from '../ui/steps.svelte';
import { TypedCard } from '../ui/typing.svelte';
import {
  cardIn,
  dealFrom,
  EMPTY_DRAFT,
  emptySeatSlot,
  fold,
  nextPlace,
  placesOf,
  put,
  putHeroRange,
  putSeat,
  readinessOf,
  readLine,
  readLink,
  takeBack,
  withoutUnfinished,
  writeLine,
  writeLink,
  type Draft,
  type Place,
  type Readiness,
} from './draft';

/** An answer with the spot it belongs to. */
export interface Answered {
  readonly spot: Spot;
  readonly answer: Answer;
  readonly words: Words;
}

const UNANSWERED = { answered: undefined, streets: [] };

interface Moment {
  readonly draft: Draft;
  readonly chosen: Place | undefined;
  /** The hand as it was played, once the reader has gone back in it. */
  readonly played: Draft | undefined;
}

/**
 * Milliseconds that a change waits for its answer: most are there by then. Their figures are painted
 * first and the table follows by a frame: on a slow device they are there in half the time.
 */
const PATIENCE = 12;

/** A field being typed into: undo takes all that was typed into it at once. */
type Field = 'line' | 'pot' | 'call' | 'hero range' | `range ${number}`;

const WHERE = {
  hero: 'your hand',
  board: 'the board',
  seat: 'an opponent’s hand',
  dead: 'the dead cards',
};

const FULL = 'Every slot is filled: tap a card on the table to change it.';

function boardOf({ board }: Draft): Card[] {
  return board.filter((card) => card !== undefined);
}

/** What the address shows of a table. */
function shownOf(draft: Draft, { ready }: Readiness): Shown {
  return { link: writeLink(draft), cards: writeLine(draft), complete: ready };
}

/** The table in the middle of a hand: what has been entered, what it means, and how to change it. */
export class Table {
  /** What lies on the table, as the page shows it. */
  #laid = $state.raw<Moment>({ draft: EMPTY_DRAFT, chosen: undefined, played: undefined });
  /** Lays what has been entered but waits for its answer. */
  #held: (() => void) | undefined;
  /** Calls off what the table waits for: its answer, or the frame that paints the figures. */
  #wait: (() => void) | undefined;
  readonly #patience: number;
  readonly #steps = new Steps<Moment>();
  #canRedo = $state(false);
  #field: Field | undefined;
  /** The spot whose figures are wanted, and the one that lies: it follows by a frame. */
  #asked = $state.raw<Spot>();
  #spot = $state.raw<Spot>();
  /** What has been heard last, and what of it the table shows by now. */
  #answered = $state.raw<Answered>();
  #streets: readonly EarlierStreet[] = [];
  #shown = $state.raw<{ answered: Answered | undefined; streets: readonly EarlierStreet[] }>(
    UNANSWERED,
  );
  readonly #typed = new TypedCard();
  /** The line as typed, while it is being edited or where it could not be read. */
  #edited = $state<string>();
  #problem = $state<string>();
  #progress = $state.raw<{ done: number; of: number }>();
  #failure = $state<string>();
  /** A range is being typed that cannot be read yet. */
  #unread = $state(false);
  readonly #worker: OddsWorker;
  readonly #address: Address;

  readonly readiness = $derived(readinessOf(this.#laid.draft));
  readonly places = $derived(placesOf(this.#laid.draft));
  readonly line = $derived(writeLine(this.#laid.draft));
  /** The spot as a link's fragment. */
  readonly link = $derived(writeLink(this.#laid.draft));
  /** Where the next card goes; nowhere when every slot is filled. */
  readonly caret = $derived(this.#laid.chosen ?? nextPlace(this.#laid.draft));
  readonly isEmpty = $derived(
    this.places.size === 0 &&
      this.#laid.draft.seats.length === 0 &&
      this.#laid.draft.heroRange === undefined,
  );
  /** The figures are of an older spot than the one whose figures are wanted. */
  readonly isBehind = $derived(
    this.#answered !== undefined && (this.#unread || this.#answered.spot !== this.#asked),
  );
  /** The answer to what lies on the table. */
  readonly current = $derived(
    this.#spot !== undefined && !this.#unread && this.#shown.answered?.spot === this.#spot
      ? this.#shown.answered
      : undefined,
  );
  readonly streets = $derived(this.current === undefined ? [] : this.#shown.streets);
  /** The board as it was played, where it went on otherwise than the one that lies: else nothing. */
  readonly playedBoard: readonly Card[] = $derived.by(() => {
    const { draft, played } = this.#laid;
    if (played === undefined || played.wild !== draft.wild) return [];
    if (!played.hero.every((card, slot) => card === draft.hero[slot])) return [];
    const board = boardOf(draft);
    const before = boardOf(played);
    return before.every((card, index) => card === board[index]) ? [] : before;
  });

  /** @param patience milliseconds that a change may wait for its answer; with 0 both are there at once */
  constructor(worker: OddsWorker = new OddsWorker(), patience = PATIENCE) {
    this.#worker = worker;
    this.#patience = patience;
    this.#worker.warm();
    this.#address = new Address(shownOf(EMPTY_DRAFT, readinessOf(EMPTY_DRAFT)));
  }

  get draft(): Draft {
    return this.#laid.draft;
  }
  /** The spot whose figures are wanted, where it lacks nothing. */
  get asked(): Spot | undefined {
    return this.#asked;
  }
  /** The last answer, be it of an older spot. */
  get answered(): Answered | undefined {
    return this.#answered;
  }
  /** The last answer that the table shows: it follows the figures by a frame. */
  get shown(): Answered | undefined {
    return this.#shown.answered;
  }
  /** The typed rank that waits for its suit, or -1. */
  get typedRank(): Rank {
    return this.#typed.rank;
  }
  /** The typed rank as it stands on a card. */
  get typedSymbol(): string {
    return this.#typed.symbol;
  }
  get awaitsSuit(): boolean {
    // The rank of a card that waits for its answer is only seen, not typed on.
    return this.#held === undefined && this.#typed.symbol !== '';
  }
  /** The spot as a line of text, as it is being edited. */
  get text(): string {
    return this.#edited ?? this.line;
  }
  get problem(): string | undefined {
    return this.#problem;
  }
  get failure(): string | undefined {
    return this.#failure;
  }
  get progress(): { done: number; of: number } | undefined {
    return this.#progress;
  }
  get canRedo(): boolean {
    return this.#canRedo;
  }
  /** The cards that are tapped are dead, until the reader is done. */
  get takesDead(): boolean {
    return this.#laid.chosen?.in === 'dead';
  }

  // What a change starts from is always what has been entered last.
  get #draft(): Draft {
    this.settle();
    return this.#laid.draft;
  }
  get #chosen(): Place | undefined {
    this.settle();
    return this.#laid.chosen;
  }
  set #chosen(chosen: Place | undefined) {
    this.settle();
    this.#laid = { ...this.#laid, chosen };
  }

  /** Deals a card to the caret, or takes it back where it is in play. */
  tap(card: Card): void {
    this.settle();
    const tapped = this.#tapped(card);
    if (tapped === undefined) this.#problem = FULL;
    else this.#change(tapped.draft, tapped.chosen);
  }

  /** Says which cards may be tapped next, so that their answers are there by then. */
  aim(cards: readonly Card[]): void {
    if (this.#held !== undefined) return; // they are aimed at from the table that lies
    const spots = cards.flatMap((card) => {
      const tapped = this.#tapped(card);
      const readiness = tapped === undefined ? undefined : readinessOf(tapped.draft);
      return readiness?.ready ? [readiness.spot] : [];
    });
    this.#worker.askAhead(spots);
  }

  /** Puts the caret in a slot; a card that lies there comes back. */
  choose(place: Place): void {
    const card = cardIn(this.#draft, place);
    if (card !== undefined) this.#change(takeBack(this.#draft, card), place);
    else this.#chosen = place;
    this.#problem = undefined;
  }

  /** Lets the caret go on to the next empty slot. */
  release(): void {
    this.#chosen = undefined;
  }

  toggleDead(): void {
    this.settle();
    if (this.takesDead) this.release();
    else this.choose({ in: 'dead' });
  }

  /** Puts the caret where the next opponent's cards go: a slot that is empty, or a new seat. */
  versus(): void {
    const slot = emptySeatSlot(this.#draft);
    const { seats } = this.#draft;
    if (slot !== undefined) this.choose(slot);
    else if (seats.length < MOST_OPPONENTS)
      this.choose({ in: 'seat', seat: seats.length, slot: 0 });
    else this.#problem = `There is room for ${MOST_OPPONENTS} opponents.`;
  }

  /** Gives a seat any two cards; its own come back. */
  anyTwo(seat: number): void {
    this.#change(putSeat(this.#draft, seat, { kind: 'random' }), undefined);
  }

  /** Lets a seat hold a range, at first an empty one. */
  range(seat: number): void {
    this.#change(putSeat(this.#draft, seat, { kind: 'range', range: NO_RANGE }), undefined);
  }

  /** Lets hero hold a range, at first an empty one. */
  holdRange(): void {
    this.#change(putHeroRange(this.#draft, { kind: 'range', range: NO_RANGE }), undefined);
  }

  /** Lets hero hold two cards again. */
  holdCards(): void {
    const { heroRange: _, ...draft } = this.#draft;
    this.#change(draft, { in: 'hero', slot: 0 });
  }

  /** Follows hero's range while it is being edited. */
  setHeroRange(range: Range): void {
    this.#change(putHeroRange(this.#draft, { kind: 'range', range }), undefined, 'hero range');
  }

  /** Follows a range while it is being edited: all edits are one step of undo. */
  setRange(seat: number, range: Range): void {
    this.#change(putSeat(this.#draft, seat, { kind: 'range', range }), undefined, `range ${seat}`);
  }

  fold(seat: number): void {
    this.#change(fold(this.#draft, seat), undefined);
  }

  /** Deals a random unseen card as the next street, three for a flop. */
  dealNext(random: () => number = Math.random): void {
    let draft = this.#draft;
    const dealt = draft.board.filter((slot) => slot !== undefined).length;
    for (let count = dealt < 3 ? 3 - dealt : 1; count > 0; count--) {
      const slot = draft.board.indexOf(undefined);
      const places = placesOf(draft);
      const unseen = deckOf(draft.wild).filter((card) => !places.has(card));
      const card = unseen[Math.floor(random() * unseen.length)];
      if (slot < 0 || card === undefined) break;
      draft = put(draft, { in: 'board', slot }, card);
    }
    this.#change(draft, undefined);
  }

  /** Goes back to a street to ask what if; the board as it was played can be taken up again. */
  backTo(street: Street): void {
    this.settle();
    const played = this.playedBoard.length > 0 ? this.#laid.played : this.#draft;
    const dealt = STREETS.indexOf(street) === 0 ? 0 : STREETS.indexOf(street) + 2;
    const board = this.#draft.board.map((card, slot) => (slot < dealt ? card : undefined));
    this.#change({ ...this.#draft, board }, undefined);
    this.settle();
    this.#laid = { ...this.#laid, played };
  }

  /** Takes up the hand as it was played. A card of its board that lies elsewhere by now is said. */
  asPlayed(): void {
    this.settle();
    const board = this.playedBoard;
    const others = placesOf({ ...this.#draft, board: EMPTY_DRAFT.board });
    const taken = board.find((card) => others.has(card));
    if (taken !== undefined) {
      const place = others.get(taken)?.in ?? 'dead';
      this.#problem = `${cardSymbol(taken)} of the board as played is in ${WHERE[place]} now.`;
      return;
    }
    const slots = EMPTY_DRAFT.board.map((_, slot) => board[slot]);
    this.#change({ ...this.#draft, board: slots }, undefined);
  }

  /** Deals from another deck; a joker that it lacks leaves the table with it. */
  setDeck(wild: WildDeck | undefined): void {
    if (wild === this.#draft.wild) return;
    const draft = dealFrom(this.#draft, wild);
    this.#change(draft, this.#chosen);
  }

  setTarget(target: number): void {
    this.#change({ ...this.#draft, target }, this.#chosen);
  }

  /** Sets what is in the pot or to call; nothing where the field was emptied. */
  setMoney(name: 'pot' | 'call', amount: number | undefined): void {
    if (amount === this.#draft[name]) return;
    const { [name]: _, ...rest } = this.#draft;
    this.#change(amount === undefined ? rest : { ...rest, [name]: amount }, this.#chosen, name);
  }

  /** Takes every card back; the deck is the game's, and stays. */
  clear(): void {
    this.settle();
    const empty = dealFrom(EMPTY_DRAFT, this.#draft.wild);
    const isCleared = this.link === writeLink(empty) && this.#draft.seats.length === 0;
    if (!isCleared) this.#change(empty, undefined);
    else this.#restore(this.#moment());
    this.#problem = undefined;
    this.#chosen = undefined;
    this.#answered = undefined;
    this.#shown = UNANSWERED;
  }

  undo(): void {
    this.settle();
    this.#problem = undefined;
    if (this.#typed.waits) {
      this.#typed.clear();
      return;
    }
    const moment = this.#steps.undo(this.#moment());
    if (moment !== undefined) this.#restore(moment);
  }

  redo(): void {
    const moment = this.#steps.redo(this.#moment());
    if (moment !== undefined) this.#restore(moment);
  }

  /** Takes a spot from a line of text; a fault is said and nothing changes. */
  enterLine(text: string): void {
    this.#field = undefined;
    this.#readLine(text);
    this.#field = undefined;
  }

  /** Follows the line while it is being edited: until it is left, all edits are one step of undo. */
  editLine(text: string): void {
    this.settle();
    const finished = withoutUnfinished(text);
    if (finished.trim() !== '' || text.trim() === '') this.#readLine(finished);
    this.#edited = text;
  }

  /** While a range cannot be read no answer is current, though the range before it is kept. */
  rangeFails(isFaulty: boolean): void {
    this.settle();
    this.#unread = isFaulty;
  }

  /** Ends the edit of a field: the next is a step of its own. */
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

  /** Takes the table from the address the page stands at. */
  enterLink(fragment: string): void {
    this.settle();
    if (fragment === this.link) return;
    const isFirst = this.isEmpty && !this.#steps.canUndo;
    this.openLink(fragment, true);
    if (!isFirst) return;
    this.#steps.forget();
    // The page comes with its first cards: nothing older stands there to be painted meanwhile.
    this.settle();
  }

  /** Takes the table from a link; whatever in it is wrong is said, the rest is kept. */
  openLink(fragment: string, isAddress = false): void {
    const { draft, problems } = readLink(fragment);
    this.#change(draft, undefined, undefined, isAddress);
    this.#problem = problems.length === 0 ? undefined : `In the link: ${problems.join(' ')}`;
  }

  sayProblem(problem: string): void {
    this.#problem = problem;
  }

  /** One typed character: a rank waits for its suit, then the card is dealt. Returns whether it was used. */
  type(character: string): boolean {
    this.settle();
    if (character === JOKER_SIGN) {
      this.#typed.clear();
      this.#dealJoker();
      return true;
    }
    const { used, card, problem } = this.#typed.type(character);
    if (card !== undefined) {
      this.#dealTyped(card);
      // A card that waits for its answer takes its rank along.
      if (this.#held === undefined) this.#typed.clear();
    } else if (used) {
      this.#problem = problem;
      this.aim(DECK.filter((own) => rankOf(own) === this.typedRank && !this.places.has(own)));
    }
    return used;
  }

  close(): void {
    this.#wait?.();
    this.#worker.close();
  }

  /** What a tap on a card would make of the table that lies; nothing where every slot is filled. */
  #tapped(card: Card): { draft: Draft; chosen: Place | undefined } | undefined {
    const { draft, chosen } = this.#laid;
    const place = this.places.get(card);
    if (place !== undefined) {
      const stays = place.in === 'dead' || this.takesDead;
      return { draft: takeBack(draft, card), chosen: stays ? chosen : place };
    }
    const to = this.caret;
    if (to === undefined) return undefined;
    return { draft: put(draft, to, card), chosen: to.in === 'dead' ? to : undefined };
  }

  #dealTyped(card: Card): void {
    const place = this.places.get(card);
    if (place === undefined) this.tap(card);
    else this.#problem = `${capitalize(cardSymbol(card))} is already in ${WHERE[place.in]}.`;
  }

  /** A joker that is typed brings its deck along, where none has wild cards yet. */
  #dealJoker(): void {
    const { wild } = this.#draft;
    if (hasJoker(wild)) {
      this.#dealTyped(JOKER);
      return;
    }
    if (wild !== undefined) {
      this.#problem = 'This deck has no joker: choose another under “Deck”.';
      return;
    }
    const to = this.caret;
    if (to === undefined) this.#problem = FULL;
    else {
      const draft = put(dealFrom(this.#draft, 'joker'), to, JOKER);
      this.#change(draft, to.in === 'dead' ? to : undefined);
    }
  }

  #moment(): Moment {
    this.settle();
    return this.#laid;
  }

  /** Returns whether the line could be read. */
  #readLine(text: string): boolean {
    this.settle();
    if (text.trim() === '') {
      this.#problem = 'The line is empty: your two cards come first, then the board.';
      return false;
    }
    const read = readLine(text);
    this.#problem = read.ok ? undefined : read.error.message;
    if (read.ok && writeLine(read.value) !== this.line) {
      const { target: _, heroRange: __, wild: ___, ...kept } = this.#draft;
      this.#change({ ...kept, ...read.value }, undefined, 'line');
    }
    return read.ok;
  }

  /** @param isAddress the address says so already, perhaps in other words */
  #change(draft: Draft, chosen: Place | undefined, field?: Field, isAddress = false): void {
    if (field === undefined || field !== this.#field) {
      this.#steps.keep(this.#moment());
    } else this.#steps.goOn();
    this.#problem = undefined;
    this.#restore({ draft, chosen, played: this.#laid.played }, isAddress);
    // What is being edited follows at once.
    if (field !== undefined) this.settle();
    this.#field = field;
  }

  #restore(moment: Moment, isAddress = false): void {
    this.settle();
    this.#field = undefined;
    const readiness = readinessOf(moment.draft);
    const spot = readiness.ready ? readiness.spot : undefined;
    // Money, say, is no part of the question.
    const isSame =
      spot !== undefined &&
      this.#failure === undefined &&
      JSON.stringify(this.#asked) === JSON.stringify(spot);
    const next = isSame ? this.#asked : spot;
    const lay = () => {
      this.#typed.clear();
      this.#edited = undefined;
      this.#unread = false;
      this.#laid = moment;
      this.#canRedo = this.#steps.canRedo;
      this.#spot = next;
      this.#await(next);
    };
    const isAsked = spot !== undefined && !isSame;
    if (isAsked && this.#patience > 0) {
      this.#held = lay;
      const timer = setTimeout(() => {
        this.settle();
      }, this.#patience);
      this.#wait = () => {
        clearTimeout(timer);
      };
    } else lay();
    if (isAsked) {
      this.#worker.ask(spot, (report) => {
        this.#hear(spot, report);
      });
    } else if (spot === undefined) this.#worker.cancel();
    // Browsers take a while to write the address: the worker is counting meanwhile.
    const shown = shownOf(moment.draft, readiness);
    if (isAddress) this.#address.shows(shown);
    else this.#address.show(shown);
  }

  /** Whose figures are wanted from here on. */
  #await(spot: Spot | undefined): void {
    if (spot === this.#asked) return;
    this.#asked = spot;
    this.#failure = undefined;
    this.#progress = undefined;
  }

  /** Lays what waits for its answer and shows what has been heard, for whoever goes on from there. */
  settle(): void {
    if (this.#wait === undefined) return;
    this.#wait();
    this.#wait = undefined;
    this.#held?.();
    this.#held = undefined;
    this.#show();
  }

  #show(): void {
    this.#shown = { answered: this.#answered, streets: this.#streets };
  }

  #hear(spot: Spot, report: Report): void {
    if (report.kind === 'answer') {
      this.#await(spot);
      this.#answered = { spot, answer: report.answer, words: report.words };
      this.#streets = [];
      this.#wait?.();
      this.#wait = afterPaint(() => {
        this.settle();
      });
      // Its field goes with what lay.
      if (this.#held !== undefined) this.#unread = false;
      // The prompt of an empty table makes room for figures and cards together.
      if (this.#patience === 0 || this.isEmpty) this.settle();
    } else if (spot !== this.#asked) this.settle();
    this.#progress = report.kind === 'progress' ? { done: report.done, of: report.of } : undefined;
    if (report.kind === 'line') {
      this.#streets = report.streets;
      if (this.#wait === undefined) this.#show();
    } else if (report.kind === 'failure') this.#failure = report.message;
  }
}
