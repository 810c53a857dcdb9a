import { cardName } from '#words/cards';
import { untrack } from 'svelte';
import { EMPTY_DRAFT, isEmptySeat, putHeroRange, reseat, type Draft, type Seat } from '../../notation/draft';
import { cleanName } from '../../notation/fields';
import { asTyped } from '../../notation/narrowing';
import { LINE_LIMIT, readLine } from '../../notation/line';
import { chairsOf, foldedCards, writeNamed } from '../../notation/seating';
import { formatCards, type Card } from '../../poker/card';
import { RANGE_TEXT_LIMIT } from '../../poker/range';
import { ranges } from '../../ui/savedRanges';
import type { Tile } from '../../ui/tile';
import type { Display } from '../display.svelte';
import { nameOpponents } from '../playerNames.svelte';
import { FaceDown } from './faceDown.svelte';
import { PlayerNames } from './names.svelte';
import { OpenSeat, type SeatTable } from './openSeat.svelte';
import { withPointsHere } from '../../words/numbers';

interface Table extends SeatTable {
  readonly display: Display;
}

/**
 * Who sits at the table: the players' names, whose hand is face down, and which seat is open on a phone; what a line calls
 * their ranges; and what of it leaves the table, in links and on the tiles of the deck.
 *
 * Make it where a component is made: it follows the table in effects.
 */
export class Company {
  readonly #table: Table;
  readonly names: PlayerNames;
  readonly faceDown: FaceDown;
  readonly openSeat: OpenSeat;

  constructor(table: Table) {
    this.#table = table;
    this.names = new PlayerNames(table);
    this.openSeat = new OpenSeat(table);
    this.faceDown = new FaceDown(table, () => {
      this.openSeat.close();
    });
    $effect.pre(() => {
      nameOpponents(this.names.ofOpponents(table.draft) ?? []);
      const names = this.names.ofOpponents(table.entered);
      untrack(() => {
        table.display.rename(names);
      });
    });
    $effect.pre(() => {
      const { entered } = table.display;
      untrack(() => {
        this.faceDown.turnOthersUp(entered.draft);
        this.openSeat.follow(entered);
      });
    });
    // Afterwards: parts that show an answer may be drawn for the first time together with this.
    $effect(() => {
      table.display.isCovered = this.faceDown.isAny;
      // Before the table is left: the other page may be made first.
      this.faceDown.handOver(table.display.entered.draft);
    });
    $effect(() => untrack(() => this.faceDown.watch()));
  }

  /** Hero has somebody to hide cards from: players may pass the phone on before anybody else has a seat. */
  get canHide(): boolean {
    return this.openSeat.isPhone || this.faceDown.isAny || this.#table.draft.seats.some((seat) => !isEmptySeat(seat));
  }
  /** The link to everybody's cards, without hands that are face down. */
  get show(): string {
    return this.#showLink(this.open);
  }
  /** The link to this spot with the players' names, without the players whose hands are face down; it asks for hero's. */
  get named(): string {
    const { display, draft } = this.#table;
    if (display.isEmpty) return '';
    const chairs = chairsOf(draft);
    const isUp = (seat: number) => !this.faceDown.hides(chairs[seat] ?? 0);
    const up = reseat({ ...draft, names: this.names.all }, [...draft.seats.keys()].filter(isUp));
    return writeNamed(this.faceDown.hides(0) ? { ...up, hero: EMPTY_DRAFT.hero } : up, up.names ?? []);
  }
  /** The draft as everybody's cards show it: the hands that are face down are unknown there. */
  get open(): Draft {
    const { draft } = this.#table;
    if (!this.faceDown.isAny) return draft;
    const chairs = chairsOf(draft);
    const isDown = (seat: number) => this.faceDown.hides(chairs[seat] ?? 0);
    const seats = draft.seats.map((seat, at): Seat => (isDown(at) ? { kind: 'random' } : seat));
    const open = { ...draft, seats, chairs };
    return this.faceDown.hides(0) ? putHeroRange(open, { kind: 'random' }) : open;
  }

  /**
   * Reads a line with names of saved ranges; `undefined` if it has none. A line that means something without the names
   * keeps its meaning.
   */
  readNamed(line: string): ReturnType<typeof readLine> | undefined {
    const spelled = line.length > LINE_LIMIT ? undefined : ranges.spelled(line);
    if (spelled === undefined) return undefined;
    const plain = readLine(withPointsHere(line));
    return plain.ok ? plain : readLine(withPointsHere(spelled), RANGE_TEXT_LIMIT);
  }

  /** The tiles with the players' names; cards that are face down are keys like any other. */
  tiles(tiles: ReadonlyMap<Card, Tile>): ReadonlyMap<Card, Tile> {
    const { names, faceDown } = this;
    if (names.all.slice(1).every((name) => name === undefined) && !faceDown.isAny) return tiles;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made again, and never changes
    return new Map(
      Array.from(tiles, ([card, tile]): [Card, Tile] => [
        card,
        faceDown.covers(card) ? { card, risen: true, name: cardName(card) } : names.tileOf(card, tile),
      ]),
    );
  }

  /** The link to everybody's cards of a spot. */
  #showLink(draft: Draft): string {
    const { hero, heroRange, board, seats, dead, wild, reads, bets, pot } = asTyped(draft);
    const cards = {
      hero,
      board,
      seats,
      dead,
      ...(heroRange && { heroRange }),
      ...(wild && { wild }),
      ...(reads && { reads }),
      // What each has put in; a pot alone is nobody's.
      ...(bets && { bets, ...(pot !== undefined && { pot }) }),
    };
    const named = writeNamed(cards, this.names.of(draft));
    const folded = (draft.out ?? []).map((own) => {
      const name = cleanName(own.name ?? this.names.ofChair(own.chair) ?? '');
      return `${name}:${formatCards(foldedCards(draft, own))}`;
    });
    const link = named.replace(/^#\/\?/, '#/show?') || '#/show';
    const hasFolded = folded.length > 0 && draft.seats.some((seat) => !isEmptySeat(seat));
    return hasFolded ? `${link}&folded=${folded.join(';')}` : link;
  }
}
