import * as say from '#words/show';
import { playerName } from '#words/spot';
import { cardSymbol } from '#words/cards';
import {
  EMPTY_DRAFT,
  cardIn,
  dealFrom,
  filled,
  placesOf,
  put,
  putAmounts,
  putSeat,
  takeBack,
  type Draft,
  type Place,
  type Seat,
  type Slot,
} from '../notation/draft';
import { cleanName } from '../notation/fields';
import { readLine } from '../notation/line';
import { applyReads } from '../notation/reads';
import { fold } from '../notation/seating';
import { fillSlots } from '../notation/slots';
import { parseCards, type Card, type Hole, type Rank } from '../poker/card';
import { hundredths, inUnits } from '../poker/money/amounts';
import { MOST_OPPONENTS, type Spot } from '../poker/spot';
import { Entry } from '../ui/entry.svelte';
import { handover } from '../ui/handover';
import { names as device } from '../ui/names.svelte';
import {
  EMPTY_SHOW,
  putIn,
  readShow,
  runsOf,
  writeShow,
  type FoldedPlayer,
  type Look,
  type ShowSpot,
} from './showLink';
import { withPointsHere } from '../words/numbers';

/** The page's state as undo keeps it. */
interface Moment extends ShowSpot {
  /** The seat that the next card goes to, 0 the first; `NEXT`, or a board whatever is still to be opened. */
  readonly seat: number;
  /** The cards of hands that came face down from the table, by seat; no link has them. */
  readonly faceDown: readonly (readonly Card[])[];
  /** The cards on the board when the last hand was opened: the all-in, unless the user names another street. */
  readonly allInAt?: AllInAt | undefined;
}

/** The streets of an all-in, by the cards on the board. */
export const ALL_IN_AT = [0, 3, 4] as const;
export type AllInAt = (typeof ALL_IN_AT)[number];

const NEXT = -1;
const BOARD = -2;
const AGAIN = -3;
const UNKNOWN: Seat = { kind: 'random' };
const UNKNOWN_HAND: readonly Slot[] = [undefined, undefined];

/** Hero's cards, then each opponent's: two hands at least, as one alone has nobody to beat. */
function handsOf({ hero, seats }: Draft): (readonly Slot[])[] {
  const others = seats.map((seat) => (seat.kind === 'hand' ? seat.cards : UNKNOWN_HAND));
  return [hero, ...(others.length === 0 ? [UNKNOWN_HAND] : others)];
}

/**
 * The open hands of a line, each two cards: `'AhKh 7c7d / 7h3h9c'`. The board is after a stroke or *on*, or it is the
 * last group, of three cards or more. `undefined` if it is another line.
 */
export function readHands(text: string): Draft | undefined {
  const [hands = '', ...after] = text.trim().split(/\s*(?:\/|\bon\b)\s*/i);
  const groups = [...hands.split(/\s+/), ...after].map((group) => parseCards(group, 'line'));
  const cards = groups.flatMap((group) => (group.ok ? [group.value] : []));
  const isBoard = after.length > 0 || (cards.at(-1)?.length ?? 0) > 2;
  const board = isBoard ? (cards.at(-1) ?? []) : [];
  const held = isBoard ? cards.slice(0, -1) : cards;
  const areCards = groups.every(({ ok }) => ok) && after.length < 2 && held.every(({ length }) => length === 2);
  const isBoardWhole = !isBoard || (board.length > 2 && board.length < 6);
  const hasPlayers = held.length > 1 && held.length <= MOST_OPPONENTS + 1;
  if (!areCards || !isBoardWhole || !hasPlayers || cards.flat().some((card, at, all) => all.indexOf(card) < at))
    return undefined;
  const draft = held.reduce((own, hand, seat) => putHand(own, seat, hand), EMPTY_DRAFT);
  return { ...draft, board: fillSlots(board, 5) };
}

/** The draft with a hand in a seat, 0 the first; as it was without cards. */
function putHand(draft: Draft, seat: number, cards: readonly Card[]): Draft {
  return cards.reduce((own, card, slot) => {
    return put(own, seat === 0 ? { in: 'hero', slot } : { in: 'seat', seat: seat - 1, slot }, card);
  }, draft);
}

/** The hands that the table left face down, if they belong to this draft: each for a seat without cards. */
function takeFaceDown(draft: Draft): Card[][] {
  const { faceDown = [] } = handover;
  handover.faceDown = undefined;
  const hands = faceDown.map((text) => parseCards(text, 'line', true)).map((read) => (read.ok ? [...read.value] : []));
  const places = placesOf(draft);
  const isEmpty = (seat: number) =>
    seat === 0 ? filled(draft.hero).length === 0 : draft.seats[seat - 1]?.kind === 'random';
  const fits = hands.every(
    (cards, seat) => cards.length === 0 || (isEmpty(seat) && !cards.some((own) => places.has(own))),
  );
  return fits && hands.length === draft.seats.length + 1 ? hands : [];
}

/** One run of the board; with its question once every hand is open. */
export interface Run {
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
  readonly spot: Spot | undefined;
}

/** A player in the order of the places: in the hand, with a seat, or not any more. */
export type Player = { readonly seat: number } | { readonly gone: FoldedPlayer };

/** Those in the hand, and between them who has left it; who folded elsewhere comes last. */
function playersOf({ draft, folded }: ShowSpot): Player[] {
  const players: Player[] = handsOf(draft).map((_, seat) => ({ seat }));
  const placed = folded.toSorted((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity));
  for (const gone of placed) players.splice(gone.at ?? players.length, 0, { gone });
  return players;
}

/** Everybody's cards: the input, undo, and the questions to the worker. */
export class Show {
  readonly #entry: Entry<Moment | undefined>;
  #now = $state.raw<Moment>({ ...EMPTY_SHOW, seat: NEXT, faceDown: [] });
  /** Seats whose hands are face down. */
  #hidden = $state.raw<readonly number[]>([]);
  /** The board's cards when somebody folded. */
  #foldedAt = $state(-1);
  /** The user has hidden the deck, for this hand. */
  #isDeckHidden = $state(false);
  /** A space was typed after a card: the next card begins another hand. */
  #isSpaced = false;
  /** Called after the user has changed something. */
  onChange: (() => void) | undefined;

  readonly draft: Draft = $derived(this.#now.draft);
  readonly link: string = $derived(writeShow(this.#now));
  readonly hands: readonly (readonly Slot[])[] = $derived(handsOf(this.draft));
  /** All players in the order of their places. */
  readonly players: readonly Player[] = $derived.by(() => playersOf(this.#now));
  /** The place of each seat among the players. */
  readonly places: readonly number[] = $derived.by(() =>
    this.players.flatMap((player, place) => ('seat' in player ? [place] : [])),
  );
  /** The names of the seats. A seat without a name is called as at the table: you, or the opponent's number. */
  readonly names: readonly string[] = $derived.by(() => {
    const placed = this.#now.folded.filter(({ at }) => at !== undefined);
    const opponents = this.hands.length + placed.length - 1;
    return this.places.map((place, seat) => this.nameOf(seat) ?? playerName(place, { opponents }));
  });
  /** Every card that can come is in. */
  readonly isOver: boolean = $derived.by(() => this.caret === undefined && this.board.length === 5);
  readonly board: readonly Card[] = $derived(filled(this.draft.board));
  /** Every hand is known, and face up. */
  readonly open: readonly Hole[] | undefined = $derived.by(() => {
    const hands = this.hands.flatMap((hand, seat): Hole[] => {
      const [one, other] = hand;
      return one === undefined || other === undefined || this.hides(seat) ? [] : [[one, other]];
    });
    return hands.length === this.hands.length && hands.length > 1 && this.draft.heroRange === undefined
      ? hands
      : undefined;
  });
  /** The runs of the board: one, or two. */
  readonly runs: readonly Run[] = $derived.by(() => {
    return runsOf(this.#now).map(({ board, dead }) => this.#run(board, dead));
  });
  /** The destination of the next card; `'again'` is the second run. */
  readonly caret: Place | 'again' | undefined = $derived.by(() => {
    const { draft, seat, again } = this.#now;
    const isAgainOpen = again !== undefined && again.cards.length < 5 - again.shared;
    if (isAgainOpen && seat === AGAIN) return 'again';
    const unopened = this.#unopened(draft);
    const slotOf = (own: number) => (this.#hasFaceDown(own) ? undefined : this.#slotOf(draft, own));
    const next = [seat, unopened, BOARD].map(slotOf).find((own) => own !== undefined);
    return next ?? (isAgainOpen ? 'again' : undefined);
  });

  constructor() {
    const empty = { link: '', cards: '', complete: false };
    this.#entry = new Entry<Moment | undefined>(undefined, empty, {
      address: () => ({ ...empty, link: this.link }),
      deal: (card) => this.#dealTyped(card),
      read: (text) => this.#readLine(text),
      shown: (moment) => {
        if (moment !== undefined) this.#show(moment);
      },
    });
  }

  get shown(): ShowSpot {
    return this.#now;
  }
  get seat(): number {
    return this.#now.seat;
  }
  get canRedo(): boolean {
    return this.#entry.canRedo;
  }
  get awaitsSuit(): boolean {
    return this.#entry.awaitsSuit;
  }
  get typedRank(): Rank {
    return this.#entry.typedRank;
  }
  get typedSymbol(): string {
    return this.#entry.typedSymbol;
  }
  get problem(): string | undefined {
    return this.#entry.problem;
  }

  sayProblem(problem: string | (() => string) | undefined): void {
    this.#entry.sayProblem(problem);
  }
  undo(): void {
    this.#present.undo();
  }
  redo(): void {
    this.#present.redo();
  }
  enterLine(text: string): void {
    this.#entry.enterLine(text);
  }
  leaveField(): void {
    this.#entry.leaveField();
  }
  get isEmpty(): boolean {
    return placesOf(this.draft).size === 0;
  }
  /** The deck is in view: until the last card, unless the user has hidden it. */
  get deckShown(): boolean {
    return !this.#isDeckHidden && !this.isOver;
  }
  set deckShown(isShown: boolean) {
    this.#isDeckHidden = !isShown;
  }
  /** Whether the next card begins another hand, unless the board comes first. */
  get isSpaced(): boolean {
    return this.#isSpaced;
  }
  /** A street's change is shown, unless somebody has folded on it. */
  get hasSameField(): boolean {
    return this.#foldedAt !== this.board.length;
  }

  /** The name of a seat, 0 for the first; `undefined` if it has none. */
  nameOf(seat: number): string | undefined {
    const { names } = this.draft;
    return names === undefined ? device.of(this.places[seat] ?? seat) : names[seat];
  }

  /** The names of all players by place; `undefined` for a player without one. */
  get chairNames(): readonly (string | undefined)[] {
    const opponents = this.players.length - 1;
    return this.players.map((player, place) => {
      if ('seat' in player) return this.nameOf(player.seat);
      const { name } = player.gone;
      // Who had no name was called by the place.
      return name === playerName(place, { opponents }) ? undefined : name;
    });
  }

  hides(seat: number): boolean {
    return this.#hidden.includes(seat) || this.#hasFaceDown(seat);
  }

  /** Whether a seat's hand is face down at the table, and has not been turned up here. */
  #hasFaceDown(seat: number): boolean {
    return (this.#now.faceDown[seat]?.length ?? 0) > 0;
  }

  /** The spot for the table, with the hands that are face down. */
  get atTable(): Draft {
    const draft = this.#now.faceDown.reduce((own, cards, seat) => putHand(own, seat, cards), this.draft);
    const { middle } = this.#now;
    return middle === undefined ? draft : { ...draft, pot: inUnits(hundredths(middle) + putIn(this.#now)) };
  }

  /** Turns a seat's hand face down, or up; without a seat all of them up. */
  turn(seat = this.seat): void {
    if (this.#hasFaceDown(seat)) {
      const { draft, faceDown } = this.#now;
      this.#change({ draft: putHand(draft, seat, faceDown[seat] ?? []), faceDown: faceDown.with(seat, []) });
      return;
    }
    const others = seat < 0 ? [] : this.#hidden.filter((own) => own !== seat);
    this.#hidden = seat < 0 || this.hides(seat) ? others : [...others, seat];
  }

  /** Deals a card to the caret, or takes it back if it is in play. */
  tap(card: Card): void {
    const { draft, again } = this.#now;
    if (again?.cards.includes(card) === true) {
      this.#change({ again: { ...again, cards: again.cards.filter((own) => own !== card) } });
      return;
    }
    if (this.#now.faceDown.some((cards) => cards.includes(card))) {
      this.sayProblem(say.alreadyThere);
      return;
    }
    const place = placesOf(draft).get(card);
    if (place !== undefined) {
      if (place.in === 'seat' && this.hides(place.seat + 1)) this.sayProblem(say.alreadyThere);
      else this.#change({ draft: takeBack(draft, card) });
      return;
    }
    const to = this.caret;
    if (to === undefined) this.sayProblem(say.allFilled);
    else if (to === 'again')
      this.#change(again === undefined ? {} : { again: { ...again, cards: [...again.cards, card] } });
    else {
      const next = put(draft, to, card);
      const own = to.in === 'hero' ? 0 : to.in === 'seat' ? to.seat + 1 : BOARD;
      const isFull = this.#slotOf(next, own) === undefined;
      this.#change({ draft: next, ...(isFull && { seat: this.#after(next, own) }) });
    }
  }

  /** Puts the caret in a place, whose card is taken back, and brings the deck. */
  choose(place: Place): void {
    const card = cardIn(this.draft, place);
    if (card !== undefined) this.tap(card);
    this.look(place.in === 'seat' ? place.seat + 1 : place.in === 'hero' ? 0 : BOARD);
    this.deckShown = true;
  }

  /** Chooses a slot of the second run. */
  chooseAgain(slot: number): void {
    const card = this.#now.again?.cards[slot];
    if (card !== undefined) this.tap(card);
    this.#now = { ...this.#now, seat: AGAIN };
    this.deckShown = true;
  }

  /** Lets the next card go to a seat; see `seat`. */
  look(seat: number): void {
    this.#now = { ...this.#now, seat: Math.max(BOARD, Math.min(this.hands.length - 1, seat)) };
  }

  /** Puts a player's outs on the deck, or takes them off it. */
  lookFor(seat: number): void {
    this.look(this.seat === seat ? NEXT : seat);
  }

  lookAtBoard(): void {
    this.#isSpaced = false;
    this.look(BOARD);
  }

  /** Lets the next card go to an empty seat; if there is none, to a new one. */
  addPlayer(): void {
    const { draft } = this.#now;
    const empty = this.hands.findIndex((hand, seat) => filled(hand).length === 0 && !this.#hasFaceDown(seat));
    if (empty >= 0) this.look(empty);
    else if (draft.seats.length >= MOST_OPPONENTS) this.sayProblem(say.mostPlayers(MOST_OPPONENTS + 1));
    else {
      const seated = this.#seated;
      const place = seated.seats.length;
      this.#change({ draft: putSeat(seated, place, UNKNOWN), seat: place + 1 });
    }
  }

  /** Gives an empty table this many seats. */
  seatPlayers(count: number): void {
    const { draft } = this.#now;
    const seats = Array.from({ length: count - 1 }, (_, at) => draft.seats[at] ?? UNKNOWN);
    const left = (['names', 'bets'] as const).reduce<Draft>(
      (own, list) => putAmounts(own, list, draft[list]?.slice(0, count) ?? []),
      { ...draft, seats },
    );
    this.#change({ draft: left, faceDown: [], seat: NEXT });
  }

  /** Gives a player without chips a seat again, in the same place. */
  buyIn(place: number): void {
    const { draft, folded, faceDown } = this.#now;
    const gone = folded.find(({ at }) => at === place);
    if (gone === undefined) return;
    const seat = this.players.slice(0, place).filter((player) => 'seat' in player).length;
    const hands = this.hands.toSpliced(seat, 0, UNKNOWN_HAND);
    const empty: Draft = { ...draft, hero: UNKNOWN_HAND, seats: hands.slice(1).map(() => UNKNOWN) };
    const dealt = hands.reduce((own, hand, at) => putHand(own, at, filled(hand)), empty);
    const named = putAmounts(dealt, 'names', this.#named.toSpliced(seat, 0, gone.name || undefined));
    const bets = this.hands.map((_, at) => draft.bets?.[at]).toSpliced(seat, 0, undefined);
    this.#change({
      draft: putAmounts(named, 'bets', bets),
      folded: folded.filter((own) => own !== gone),
      faceDown: faceDown.toSpliced(seat, 0, []),
      seat: NEXT,
    });
  }

  /** Takes a player out of the hand; known cards are dead from then on. The first seat stays. */
  fold(seat: number): void {
    if (seat < 1) return;
    const { draft, folded, faceDown } = this.#now;
    const name = this.names[seat] ?? '';
    const cards = filled(this.hands[seat] ?? []);
    const put = draft.bets?.[seat];
    const { out: _, folded: __, ...left } = fold({ ...draft, names: this.#named }, seat - 1);
    this.#foldedAt = this.board.length;
    const gone = { name, cards, at: this.places[seat] ?? seat, ...(put !== undefined && { put }) };
    this.#change({
      draft: left,
      folded: [...folded, gone],
      faceDown: faceDown.toSpliced(seat, 1),
      seat: NEXT,
    });
  }

  /** Names a seat, in the link and on this device. */
  rename(seat: number, text: string): void {
    const problem = device.set(this.places[seat] ?? seat, text);
    const names = this.#named.with(seat, cleanName(text) || undefined);
    this.#change({ draft: putAmounts(seat === 0 ? this.draft : this.#seated, 'names', names) });
    this.sayProblem(problem);
  }

  /** Runs the board twice from here on, or once again. */
  toggleTwice(): void {
    const { again, ...once } = this.#now;
    const shared = ([0, 3, 4] as const).find((count) => count === this.board.length);
    if (again !== undefined) this.#present.change(once);
    else if (shared === undefined) this.sayProblem(say.nothingToCome);
    else this.#change({ again: { shared, cards: [] } });
  }

  setLook(look: Look): void {
    this.#now = { ...this.#now, look };
    this.#entry.write();
  }

  /** Sets what a seat has put in; `undefined` if it is not known. */
  setPut(seat: number, amount: number | undefined): void {
    const bets = this.hands.map((_, own) => (own === seat ? amount : this.draft.bets?.[own]));
    this.#change({ draft: putAmounts(this.#seated, 'bets', bets) }, `bets ${seat}`);
  }

  /** Sets what is in the middle besides. */
  setMiddle(amount: number | undefined): void {
    const { middle: _, ...rest } = this.#now;
    this.#present.change(amount === undefined ? rest : { ...rest, middle: amount }, 'middle');
  }

  /** Sets the place with the dealer button. The next hand forgets it: hands without an all-in may be in between. */
  setButton(button: number): void {
    this.#change({ button });
  }

  /** Sets the prizes of the last places in play, the first place first. */
  setPrizes(payouts: readonly number[] | undefined): void {
    const { payouts: _, ...draft } = this.draft;
    this.#change({ draft: payouts === undefined ? draft : { ...draft, payouts } }, 'payouts');
  }

  /**
   * Another hand for the same players, in their places.
   *
   * @param stacks what each player has now, by place, if the hand was paid out: who has nothing is out of chips
   */
  nextHand(stacks?: readonly number[]): void {
    const { folded, look } = this.#now;
    // A second tap keeps the stacks of the first.
    if (placesOf(this.draft).size === 0) return;
    const wereOut = ({ cards, put }: FoldedPlayer) => cards.length === 0 && put === 0;
    const chairs = this.players.filter((player) => 'seat' in player || player.gone.at !== undefined);
    const isLeft = (player: Player, place: number) =>
      stacks === undefined ? 'seat' in player || !wereOut(player.gone) : (stacks[place] ?? 0) > 0;
    const hasTwo = chairs.filter(isLeft).length > 1;
    const chairNames = this.chairNames;
    const playing = chairs.flatMap((player, place) => (!hasTwo || isLeft(player, place) ? [{ player, place }] : []));
    const gone = chairs.flatMap((player, at): FoldedPlayer[] => {
      if (playing.some(({ place }) => place === at)) return [];
      const name = 'seat' in player ? (this.names[player.seat] ?? '') : player.gone.name;
      return [{ name, cards: [], at, put: 0 }];
    });
    const isGiven = this.draft.names !== undefined || folded.length > 0;
    const names = playing.map(({ place }) => (isGiven ? chairNames[place] : undefined));
    const bets = playing.map(({ place }) => stacks?.[place]);
    const empty = dealFrom({ ...EMPTY_DRAFT, seats: playing.slice(1).map(() => UNKNOWN) }, this.draft.wild);
    const draft = putAmounts(putAmounts(empty, 'names', names), 'bets', bets);
    this.#hidden = [];
    this.#isDeckHidden = false;
    this.#present.change({ draft, folded: gone, look, seat: NEXT, faceDown: [] });
  }

  type(character: string): boolean {
    const isUsed = this.#entry.type(character);
    if (character === ' ') this.#isSpaced = true;
    else if (character === '/') {
      this.lookAtBoard();
      return true;
    } else if (!this.awaitsSuit) this.#isSpaced = false;
    return isUsed;
  }

  #dealTyped(card: Card): void {
    const isThere = placesOf(this.draft).has(card) || this.#now.again?.cards.includes(card) === true;
    if (isThere) this.sayProblem(say.cardAlreadyThere(cardSymbol(card)));
    else if (this.#isSpaced && this.seat === NEXT && this.caret !== 'again' && this.#isFull) {
      const seated = this.#seated;
      const seat = seated.seats.length;
      this.#change({ draft: put(seated, { in: 'seat', seat, slot: 0 }, card), seat: seat + 1 });
    } else this.tap(card);
  }

  #readLine(text: string): boolean {
    const hands = readHands(text);
    const read = readLine(withPointsHere(text));
    const { draft, problems } =
      hands !== undefined || !read.ok
        ? { draft: hands ?? EMPTY_DRAFT, problems: read.ok || hands !== undefined ? [] : [read.error] }
        : applyReads({ draft: read.value, problems: [] });
    const isRead = problems.length === 0;
    if (isRead) this.#change({ draft: putAmounts(draft, 'names', this.#named), faceDown: [], seat: NEXT });
    else this.sayProblem(say.badLine);
    return isRead;
  }

  /** Shows the hands of a link, from the address or from another window. */
  openLink(fragment: string): void {
    if (fragment === this.link) return;
    const { shown, problems } = readShow(fragment);
    const look = /[?&]look=/.test(fragment) ? shown.look : this.#now.look;
    this.#hidden = [];
    this.#now = { ...shown, look, seat: NEXT, faceDown: takeFaceDown(shown.draft) };
    this.#isDeckHidden = false;
    this.sayProblem(problems.length === 0 ? undefined : say.badLink);
    this.#entry.write();
  }

  /** Every seat is full, the board is empty, and there is room for another player. */
  get #isFull(): boolean {
    const { caret, draft } = this;
    const isNext = caret !== undefined && caret !== 'again' && caret.in === 'board';
    return isNext && this.board.length === 0 && draft.seats.length < MOST_OPPONENTS;
  }
  /** The draft with the seat that is shown if it has none. */
  get #seated(): Draft {
    return this.draft.seats.length === 0 ? putSeat(this.draft, 0, UNKNOWN) : this.draft;
  }

  get #named(): (string | undefined)[] {
    return this.hands.map((_, seat) => this.nameOf(seat));
  }

  /** The first seat that lacks a card; -1 if none does. */
  #unopened(draft: Draft, from = 0): number {
    return handsOf(draft).findIndex(
      (_, seat) => seat >= from && !this.#hasFaceDown(seat) && this.#slotOf(draft, seat) !== undefined,
    );
  }

  /** Who comes after a full hand: the next seat that lacks a card, otherwise the first. */
  #after(draft: Draft, seat: number): number {
    const next = this.#unopened(draft, seat + 1);
    return seat === BOARD || next === this.#unopened(draft) ? NEXT : next;
  }

  #slotOf(draft: Draft, seat: number): Place | undefined {
    const own = draft.seats[seat - 1] ?? (seat === 1 ? UNKNOWN : undefined);
    if (seat === BOARD || seat === 0) {
      const where = seat === 0 ? 'hero' : 'board';
      const slot = draft[where].indexOf(undefined);
      return slot < 0 ? undefined : { in: where, slot };
    }
    // An unknown hand is opened card by card.
    const slot = own === undefined ? -1 : own.kind === 'hand' ? own.cards.indexOf(undefined) : 0;
    return slot < 0 ? undefined : { in: 'seat', seat: seat - 1, slot };
  }

  #run(board: readonly Card[], dead: readonly Card[]): Run {
    const hands = this.open;
    const [hero, ...others] = hands ?? [];
    const isWhole = board.length === 0 || board.length >= 3;
    if (hero === undefined || !isWhole) return { board, dead, spot: undefined };
    const { wild } = this.draft;
    const spot: Spot = {
      hero: { kind: 'hand', cards: hero },
      board,
      opponents: others.map((cards) => ({ kind: 'hand', cards })),
      dead,
      ...(wild !== undefined && { wild }),
    };
    return { board, dead, spot };
  }

  #change(change: Partial<Moment>, field?: string): void {
    this.#present.change({ ...this.#now, ...change }, field);
  }

  /** The entry at the present moment, which the caret may have changed. */
  get #present(): Entry<Moment | undefined> {
    this.#entry.replace(this.#now);
    return this.#entry;
  }

  #show(moment: Moment): void {
    const wasOpen = this.open !== undefined;
    this.#now = moment;
    if (this.open === undefined) this.#now = { ...moment, allInAt: undefined };
    else if (!wasOpen)
      this.#now = { ...moment, allInAt: moment.allInAt ?? ALL_IN_AT.findLast((at) => at <= this.board.length) };
    this.onChange?.();
  }

  /** The cards on the board at the all-in: as entered, where both runs part, or none. */
  get allInAt(): AllInAt {
    const { allInAt, again } = this.#now;
    return again?.shared ?? allInAt ?? 0;
  }
  set allInAt(allInAt: AllInAt) {
    this.#now = { ...this.#now, allInAt };
  }
}
