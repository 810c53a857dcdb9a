import * as say from '#words/opponents';
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import {
  EMPTY_DRAFT,
  filled,
  isEmptySeat,
  placesOf,
  putAmounts,
  putHeroRange,
  putSeat,
  reseat,
  seating,
} from '../notation/draft';
import type { Draft, Names, Place, Seat, Slot } from '../notation/draft';
import { cleanName } from '../notation/fields';
import { chairsOf, foldedCards, remove, writeNamed } from '../notation/seating';
import { formatCards, type Card } from '../poker/card';
import { MOST_OPPONENTS } from '../poker/spot';
import { handed } from '../ui/handed';
import { names as device } from '../ui/names.svelte';
import { LYING, PHONE } from '../ui/screens';
import type { Tile } from '../ui/tile';
import type { Seated } from '../words/types';
import type { Display, Moment } from './display.svelte';
import { namedTiles } from './namedTiles';
import { nameOpponents } from './playerNames.svelte';
import { FULL_TABLE } from './players';

/** Milliseconds in the background after which a hand that was face down once is so again. */
const AWAY = 30_000;

/**
 * The hands that are face down, as text, `'AhKh'`. They stay so while another page is on screen, and in this tab when
 * it is loaded again; `early.ts` and `app.css` hide the table until it knows them.
 */
const COVERED = 'outs:covered';
/** Of the window, as the table goes with its page. */
const kept: {
  covered: readonly string[];
  /** The chairs whose hands were face down in this deal; hero's is 0. */
  once: readonly number[];
  /** Whether the window has been in the background for so long that they are face down again. */
  wasAway: boolean;
} = { covered: session()?.getItem(COVERED)?.split(';') ?? [], once: [], wasAway: false };

let since = Infinity;
document.addEventListener('visibilitychange', () => {
  if (document.hidden) since = Date.now();
  else if (Date.now() - since > AWAY) kept.wasAway = true;
});

function session(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** What the company needs of its table. */
interface Table {
  readonly display: Display;
  readonly entered: Draft;
  readonly draft: Draft;
  readonly chosen: Place | undefined;
  lay(draft: Draft): void;
  choose(place: Place): void;
  release(): void;
  versus(): void;
  sayProblem(problem: string): void;
}

/**
 * Who sits at the table: the players' names, whose hand is face down, and which seat is open on a phone. A name belongs
 * to a chair of this device; those of a link are the spot's own, and are shown in their place.
 *
 * Make it where a component is made: it follows the table in effects.
 */
export class Company {
  readonly #table: Table;
  readonly #upright = new MediaQuery(PHONE);
  readonly #sideways = new MediaQuery(LYING);
  /** The hands that are face down, as text. */
  #covered = $state.raw(kept.covered);
  #opened = $state<number>();
  /** Players are being added one after the other: the next seat is shown, or opens where the board wants no card. */
  #goesOn = $state(false);
  #last = EMPTY_DRAFT;

  /** The names of hero and of each seat. */
  readonly names: Names = $derived.by(() => this.#namesOf(this.#table.draft));

  constructor(table: Table) {
    this.#table = table;
    $effect.pre(() => {
      nameOpponents(this.opponentsOf(table.draft) ?? []);
      const names = this.opponentsOf(table.entered);
      untrack(() => {
        table.display.rename(names);
      });
    });
    $effect.pre(() => {
      const { entered } = table.display;
      untrack(() => {
        this.#turnOthersUp(entered.draft);
        this.#follow(entered);
      });
    });
    // Afterwards: parts that show an answer may be drawn for the first time together with this.
    $effect(() => {
      table.display.isCovered = this.#covered.length > 0;
      this.#hidePage(false);
      // Before the table is left: the other page may be made first.
      this.#hand(table.display.entered.draft);
    });
    $effect(() => {
      untrack(this.#look);
      document.addEventListener('visibilitychange', this.#look);
      return () => {
        document.removeEventListener('visibilitychange', this.#look);
        this.#hidePage(kept.covered.length > 0);
      };
    });
  }

  /** Whether the seats of several opponents are chips. */
  get isPhone(): boolean {
    return this.#upright.current || this.#sideways.current;
  }
  /** The seat that is open, in the place of the figures. */
  get opened(): number | undefined {
    return this.#opened;
  }
  /** The next player's seat, empty, for a tap: the cards go to the board first. */
  get offered(): number | undefined {
    const { seats } = this.#table.draft;
    return this.#goesOn && this.#opened === undefined && seats.length < MOST_OPPONENTS ? seats.length : undefined;
  }
  /** Hero has somebody to hide cards from: a phone may go round before anybody else has a seat. */
  get canHide(): boolean {
    return this.isPhone || this.#covered.length > 0 || this.#table.draft.seats.some((seat) => !isEmptySeat(seat));
  }
  /** The link to everybody's cards, without hands that are face down. */
  get show(): string {
    return showLink(this.open, this.#namesOf(this.open));
  }
  /** The link to this spot with the players' names, without the players whose hands are face down; it asks for hero's. */
  get named(): string {
    const { display, draft } = this.#table;
    if (display.isEmpty) return '';
    const chairs = chairsOf(draft);
    const isUp = (seat: number) => !this.hides(chairs[seat] ?? 0);
    const up = reseat({ ...draft, names: this.names }, [...draft.seats.keys()].filter(isUp));
    return writeNamed(this.hides(0) ? { ...up, hero: EMPTY_DRAFT.hero } : up, up.names ?? []);
  }
  /** The draft as everybody's cards show it: the hands that are face down are unknown there. */
  get open(): Draft {
    const { draft } = this.#table;
    if (this.#covered.length === 0) return draft;
    const chairs = chairsOf(draft);
    const seats = draft.seats.map((seat, at): Seat => (this.hides(chairs[at] ?? 0) ? { kind: 'random' } : seat));
    const open = { ...draft, seats, chairs };
    return this.hides(0) ? putHeroRange(open, { kind: 'random' }) : open;
  }

  /* ---------------------------------------------------------------------------------- names -- */

  /** Names hero, 0, or the player in a seat, from 1; an empty text takes the name away. */
  rename(player: number, text: string): void {
    const { entered } = this.#table;
    const chair = player === 0 ? 0 : (chairsOf(entered)[player - 1] ?? this.#freeChair(entered));
    const problem = device.set(chair, text);
    if (problem !== undefined) this.#table.sayProblem(problem);
    if (entered.names === undefined) return;
    const names = Array.from({ length: Math.max(entered.names.length, player + 1) }, (_, at) =>
      at === player ? cleanName(text) || undefined : entered.names?.[at],
    );
    this.#table.lay(putAmounts(entered, 'names', names));
  }

  /** The names of the opponents of a draft's spot; `undefined` where nobody has one. */
  opponentsOf(draft: Draft): Seated['names'] {
    const names = this.#namesOf(draft);
    const own = seating(draft).flatMap((number, seat) => (number === undefined ? [] : [names[seat + 1]]));
    return own.every((name) => name === undefined) ? undefined : own;
  }

  /** The tiles with the players' names; cards that are face down are keys. */
  tiles(tiles: ReadonlyMap<Card, Tile>): ReadonlyMap<Card, Tile> {
    const names = this.names.slice(1);
    if (names.every((name) => name === undefined) && this.#covered.length === 0) return tiles;
    const places = placesOf(this.#table.draft);
    const ownerOf = (card: Card) => {
      const place = places.get(card);
      return place?.in === 'seat' ? names[place.seat] : undefined;
    };
    return namedTiles(tiles, ownerOf, (card) => this.covers(card));
  }

  #namesOf(draft: Draft): Names {
    if (draft.names !== undefined) return [0, ...draft.seats.keys()].map((_, at) => draft.names?.[at]);
    return [0, ...chairsOf(draft)].map((chair) => device.of(chair));
  }

  /** The name of a chair on this device. */
  chairName(chair: number): string | undefined {
    return this.#table.draft.names === undefined ? device.of(chair) : undefined;
  }

  /** The name of the player who would sit down next. */
  get nextName(): string | undefined {
    const { draft } = this.#table;
    return draft.names === undefined ? device.of(this.#freeChair(draft)) : undefined;
  }

  #freeChair(draft: Draft): number {
    return chairsOf({ ...draft, seats: [...draft.seats, { kind: 'random' }] }).at(-1) ?? 0;
  }

  /* ------------------------------------------------------------------------------ face down -- */

  /** Whether the hand in a chair is face down; hero's is 0. */
  hides(chair: number): boolean {
    return this.#covered.includes(cardsIn(this.#table.draft, chair));
  }

  /** Whether a card is in a hand that is face down. */
  covers(card: Card): boolean {
    return this.#covered.some((cards) => cards.includes(formatCards([card])));
  }

  /** Whether a player of another spot holds a hand that is face down here. */
  hasCovered(draft: Draft): boolean {
    if (this.#covered.length === 0) return false;
    const hands = [draft.hero, ...draft.seats.map((seat) => (seat.kind === 'hand' ? seat.cards : []))];
    return hands.some((hand) => this.#covered.some((cards) => isSameHand(formatCards(filled(hand)), cards)));
  }

  /** Whether a card is in a hand that is face down: it stays there, and that is said. */
  refuses(card: Slot): boolean {
    if (card === undefined || !this.covers(card)) return false;
    this.#table.sayProblem(say.onTable);
    return true;
  }

  /** Turns the hand in a chair face down, or up again. */
  turn(chair: number): void {
    const cards = cardsIn(this.#table.entered, chair);
    if (this.#covered.includes(cards)) this.#set(this.#covered.filter((own) => own !== cards));
    else this.#cover([chair]);
  }

  turnAllUp(): void {
    this.#set([]);
  }

  #cover(chairs: readonly number[]): void {
    const known = chairs.filter((chair) => cardsIn(this.#table.entered, chair) !== '');
    if (known.length === 0) return;
    kept.once = [...kept.once.filter((chair) => !known.includes(chair)), ...known];
    const hands = this.#cardsOf(known);
    this.#set([...this.#covered.filter((cards) => !hands.includes(cards)), ...hands]);
    this.close();
  }

  /** Other cards in a chair are face up. */
  #turnOthersUp(draft: Draft): void {
    kept.once = kept.once.filter((chair) => cardsIn(draft, chair) !== '');
    const hands = [0, ...chairsOf(draft)].map((chair) => cardsIn(draft, chair));
    this.#set(this.#covered.filter((cards) => hands.includes(cards)));
  }

  #set(covered: readonly string[]): void {
    if (covered.length !== this.#covered.length) this.#covered = covered;
    kept.covered = covered;
    this.#save(covered);
  }

  #save(covered: readonly string[]): void {
    try {
      if (covered.length > 0) session()?.setItem(COVERED, covered.join(';'));
      else session()?.removeItem(COVERED);
    } catch {
      // It is full: loaded again, the hands are face up.
    }
  }

  /** A hand that was face down in this deal is so again after a while in the background. */
  readonly #look = (): void => {
    // A phone may end a page that is hidden.
    if (document.hidden) this.#save([...this.#covered, ...this.#cardsOf(kept.once)]);
    else {
      this.#save(this.#covered);
      if (kept.wasAway) this.#cover(kept.once);
      kept.wasAway = false;
    }
  };

  /** Leaves the hands that are face down to everybody's cards, where a tap turns them up. */
  #hand(draft: Draft): void {
    const hands = [0, ...chairsOf(draft)].map((chair) => cardsIn(draft, chair));
    handed.faceDown = hands.map((cards) => (this.#covered.includes(cards) ? cards : ''));
  }

  #cardsOf(chairs: readonly number[]): string[] {
    return chairs.map((chair) => cardsIn(this.#table.entered, chair));
  }

  /** Hides the table as long as it does not know which hands are face down. */
  #hidePage(isHidden: boolean): void {
    if (isHidden) document.documentElement.dataset.covered = '';
    else delete document.documentElement.dataset.covered;
  }

  /* ------------------------------------------------------------------------------ open seat -- */

  /** Opens a seat, which may be the next one; its next card goes there. */
  openSeat(seat: number): void {
    this.#goesOn = seat >= this.#table.entered.seats.length;
    const own = this.#table.entered.seats[seat];
    this.#opened = seat;
    const slot = own?.kind === 'hand' ? own.cards.indexOf(undefined) : own?.kind === 'range' ? -1 : 0;
    if (slot >= 0) this.#table.choose({ in: 'seat', seat, slot });
    else this.#table.release();
  }

  /** Closes the open seat. */
  close(): void {
    this.#goesOn = false;
    if (this.#opened === undefined) return;
    this.#opened = undefined;
    if (this.#table.chosen?.in === 'seat') this.#table.release();
  }

  /** Takes the player in a seat from the table. */
  remove(seat: number): void {
    this.close();
    this.#table.lay(remove(this.#table.entered, seat));
  }

  /** Adds an opponent: on a phone beside others one with any two cards, whose seat opens. */
  add(): void {
    const { seats } = this.#table.entered;
    if (!this.isPhone || seats.length === 0 || seats.length >= MOST_OPPONENTS) {
      addOpponent(this.#table);
      return;
    }
    this.#table.lay(putSeat(this.#table.entered, seats.length, { kind: 'random' }));
    this.openSeat(seats.length);
    this.#goesOn = true;
  }

  #follow({ draft, chosen }: Moment): void {
    const before = this.#last;
    this.#last = draft;
    if (chosen?.in === 'seat') this.#opened = chosen.seat;
    const seat = this.#opened;
    // Cards elsewhere, a link or a step back.
    const isElsewhere = chosen !== undefined && chosen.in !== 'seat';
    const isOther = draft.hero !== before.hero || draft.board !== before.board || draft.dead !== before.dead;
    if (seat === undefined) {
      if (isOther || isElsewhere) this.#goesOn = false;
      return;
    }
    const has = draft.seats[seat];
    if (isFull(has) && !isFull(before.seats[seat]) && !isOther) {
      const goesOn = this.#goesOn && draft.seats.length < MOST_OPPONENTS;
      this.close();
      this.#goesOn = goesOn;
      if (goesOn && !draft.board.includes(undefined)) this.openSeat(draft.seats.length);
    } else if (isElsewhere || (isOther && chosen === undefined) || (has === undefined && chosen === undefined)) {
      this.close();
    }
  }
}

/** Adds an opponent like the last opponent: any two cards, the same range, or else two cards to enter. */
export function addOpponent(table: Pick<Table, 'entered' | 'lay' | 'versus' | 'sayProblem'>): void {
  const { seats } = table.entered;
  const last = seats.at(-1);
  if (last === undefined || last.kind === 'hand') table.versus();
  else if (seats.length >= MOST_OPPONENTS) table.sayProblem(FULL_TABLE);
  else table.lay(putSeat(table.entered, seats.length, last));
}

function isFull(seat: Seat | undefined): boolean {
  return seat?.kind === 'hand' && filled(seat.cards).length === 2;
}

/** `'AhKh'` and `'KhAh'` */
function isSameHand(one: string, other: string): boolean {
  return one !== '' && (one === other || one === other.slice(2) + other.slice(0, 2));
}

/** The known cards in a chair as text; hero's is 0. */
function cardsIn(draft: Draft, chair: number): string {
  const at = chairsOf(draft).indexOf(chair);
  const seat = draft.seats[at];
  const slots: readonly Slot[] = chair === 0 ? draft.hero : seat?.kind === 'hand' ? seat.cards : [];
  return formatCards(filled(slots));
}

/** The link to everybody's cards of a spot. */
function showLink(draft: Draft, names: Names): string {
  const { hero, heroRange, board, seats, dead, wild } = draft;
  const cards = { hero, board, seats, dead, ...(heroRange && { heroRange }), ...(wild && { wild }) };
  const named = writeNamed(cards, names);
  const folded = (draft.out ?? []).map((own) => {
    const name = own.name ?? (draft.names === undefined ? device.of(own.chair) : undefined) ?? '';
    return `${name}:${formatCards(foldedCards(draft, own))}`;
  });
  const link = named.replace(/^#\/\?/, '#/show?') || '#/show';
  const hasFolded = folded.length > 0 && draft.seats.some((seat) => !isEmptySeat(seat));
  return hasFolded ? `${link}&folded=${folded.join(';')}` : link;
}
