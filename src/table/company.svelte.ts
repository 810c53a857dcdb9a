import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { EMPTY_DRAFT, filled, isEmptySeat, putAmounts, putHeroRange, putSeat, seating } from '../notation/draft';
import type { Draft, Names, Place, Seat, Slot } from '../notation/draft';
import { cleanName } from '../notation/fields';
import { chairsOf, foldedCards, remove, writeNamed } from '../notation/seating';
import { formatCards, type Card } from '../poker/card';
import { MOST_OPPONENTS } from '../poker/spot';
import { names as device } from '../ui/names.svelte';
import { LANDSCAPE, PHONE } from '../ui/phone';
import type { Tile } from '../ui/tile';
import type { Display, Entered } from './display.svelte';
import { namedTiles } from './namedTiles';
import { namePlayers, withNames } from './playerNames.svelte';

/** Milliseconds in the background after which a hand that was face down once is so again. */
const AWAY = 30_000;

/** A hand that is face down: its chair, and its cards as text. */
interface Covered {
  readonly chair: number;
  readonly cards: string;
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
  readonly #sideways = new MediaQuery(LANDSCAPE);
  /** The cards that are face down, by chair: other cards in that chair are face up. */
  #covered = $state.raw<readonly Covered[]>([]);
  /** The chairs whose hands were face down in this deal. */
  #once: readonly number[] = [];
  #opened = $state<number>();
  /** The next player's seat opens after this one. */
  #goesOn = false;
  #last = EMPTY_DRAFT;

  /** The names of hero and of each seat. */
  readonly names: Names = $derived.by(() => this.#namesOf(this.#table.draft));

  constructor(table: Table) {
    this.#table = table;
    $effect.pre(() => {
      const players = seating(table.draft).flatMap((number, seat) =>
        number === undefined ? [] : [this.names[seat + 1]],
      );
      namePlayers([undefined, ...players]);
    });
    $effect.pre(() => {
      const { entered } = table.display;
      untrack(() => {
        this.#turnOthersUp(entered.draft);
        this.#follow(entered);
      });
    });
    $effect(() => {
      let since = 0;
      const look = () => {
        if (document.hidden) since = Date.now();
        else if (since > 0 && Date.now() - since > AWAY) {
          for (const chair of this.#once) this.#cover(chair);
        }
      };
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
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
  /** Hero has cards to turn face down, where a phone may go round. */
  get canHide(): boolean {
    return this.isPhone || this.#covered.length > 0;
  }
  /** The link to everybody's cards, without hands that are face down. */
  get show(): string {
    return showLink(this.open, this.#namesOf(this.open));
  }
  /** The link to this spot with the players' names, without hands that are face down. */
  get named(): string {
    return this.#table.display.isEmpty ? '' : writeNamed(this.open, this.names);
  }
  /** The draft with any two cards in place of each hand that is face down. */
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

  /** A sentence with the players' names. */
  say(sentence: string): string {
    return withNames(sentence);
  }

  /** The tiles with the players' names; cards that are face down are keys. */
  tiles(tiles: ReadonlyMap<Card, Tile>): ReadonlyMap<Card, Tile> {
    const names = this.names.slice(1);
    if (names.every((name) => name === undefined) && this.#covered.length === 0) return tiles;
    const numbers = seating(this.#table.draft);
    const nameOf = (opponent: number) => names[numbers.indexOf(opponent - 1)];
    return namedTiles(tiles, nameOf, (card) => this.covers(card));
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
    return this.#covered.some((own) => own.chair === chair);
  }

  /** Whether a card is in a hand that is face down. */
  covers(card: Card): boolean {
    const text = formatCards([card]);
    return this.#covered.some(({ cards }) => cards.includes(text));
  }

  /** Whether a card is in a hand that is face down: it stays there, and that is said. */
  refuses(card: Slot): boolean {
    if (card === undefined || !this.covers(card)) return false;
    this.#table.sayProblem('That card is already on the table.');
    return true;
  }

  /** Turns the hand in a chair face down, or up again. */
  turn(chair: number): void {
    if (this.hides(chair)) this.#set(this.#covered.filter((own) => own.chair !== chair));
    else this.#cover(chair);
  }

  turnAllUp(): void {
    this.#set([]);
  }

  #cover(chair: number): void {
    const cards = cardsIn(this.#table.entered, chair);
    if (cards === '') return;
    this.#once = [...this.#once.filter((own) => own !== chair), chair];
    this.#set([...this.#covered.filter((own) => own.chair !== chair), { chair, cards }]);
    this.close();
  }

  #turnOthersUp(draft: Draft): void {
    this.#once = this.#once.filter((chair) => cardsIn(draft, chair) !== '');
    if (this.#covered.length === 0) return;
    const left = this.#covered.filter(({ chair, cards }) => cardsIn(draft, chair) === cards);
    if (left.length < this.#covered.length) this.#set(left);
  }

  #set(covered: readonly Covered[]): void {
    this.#covered = covered;
    this.#table.display.isCovered = covered.length > 0;
  }

  /* ------------------------------------------------------------------------------ open seat -- */

  /** Opens a seat, which may be the next one; its next card goes there. */
  openSeat(seat: number): void {
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

  /** On a phone another opponent begins with any two cards, and the seat opens. Returns whether one was added. */
  adds(): boolean {
    const { seats } = this.#table.entered;
    if (!this.isPhone || seats.length === 0 || seats.length >= MOST_OPPONENTS) return false;
    this.#table.lay(putSeat(this.#table.entered, seats.length, { kind: 'random' }));
    this.openSeat(seats.length);
    this.#goesOn = true;
    return true;
  }

  #follow({ draft, chosen }: Entered): void {
    const before = this.#last;
    this.#last = draft;
    if (chosen?.in === 'seat') this.#opened = chosen.seat;
    const seat = this.#opened;
    if (seat === undefined) return;
    const has = draft.seats[seat];
    // Cards elsewhere, a link or a step back.
    const isElsewhere = chosen !== undefined && chosen.in !== 'seat';
    const isOther = draft.hero !== before.hero || draft.board !== before.board || draft.dead !== before.dead;
    if (isFull(has) && !isFull(before.seats[seat]) && !isOther) {
      const goesOn = this.#goesOn && draft.seats.length < MOST_OPPONENTS;
      this.close();
      if (!goesOn) return;
      this.openSeat(draft.seats.length);
      this.#goesOn = true;
    } else if (isElsewhere || (isOther && chosen === undefined) || (has === undefined && chosen === undefined)) {
      this.close();
    }
  }
}

function isFull(seat: Seat | undefined): boolean {
  return seat?.kind === 'hand' && filled(seat.cards).length === 2;
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
