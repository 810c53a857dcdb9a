import { heldBy } from '#words/opponents';
import { cardName } from '#words/cards';
import { isWildCard } from '#words/table';
import { placesOf, putAmounts, seating, type Draft, type Names } from '../../notation/draft';
import { cleanName } from '../../notation/fields';
import { chairsOf } from '../../notation/seating';
import type { Card } from '../../poker/card';
import { names as device } from '../../ui/names.svelte';
import type { Tile } from '../../ui/tile';
import type { Seated } from '../../words/types';

/** What the names need of their table. */
interface Table {
  readonly entered: Draft;
  readonly draft: Draft;
  lay(draft: Draft): void;
  sayProblem(problem: string): void;
}

/** Characters of a name that a hole of the deck has room for. */
const LONGEST_OWNER = 6;

/**
 * The names of the players at the table. A name belongs to a chair of this device; those of a link are the spot's own,
 * and are shown in their place.
 */
export class PlayerNames {
  readonly #table: Table;

  /** The names of hero and of each seat. */
  readonly all: Names = $derived.by(() => this.of(this.#table.draft));

  constructor(table: Table) {
    this.#table = table;
  }

  /** The name of the player who would sit down next. */
  get next(): string | undefined {
    const { draft } = this.#table;
    return draft.names === undefined ? device.of(freeChair(draft)) : undefined;
  }

  /** The names of hero and of each seat of a draft. */
  of(draft: Draft): Names {
    if (draft.names !== undefined) return [0, ...draft.seats.keys()].map((_, at) => draft.names?.[at]);
    return [0, ...chairsOf(draft)].map((chair) => device.of(chair));
  }

  /** The names of the opponents of a draft's spot; `undefined` if nobody has one. */
  ofOpponents(draft: Draft): Seated['names'] {
    const names = this.of(draft);
    const own = seating(draft).flatMap((number, seat) => (number === undefined ? [] : [names[seat + 1]]));
    return own.every((name) => name === undefined) ? undefined : own;
  }

  /** The name of a chair on this device. */
  ofChair(chair: number): string | undefined {
    return this.#table.draft.names === undefined ? device.of(chair) : undefined;
  }

  /** Names hero, 0, or the player in a seat, from 1; an empty text takes the name away. */
  rename(player: number, text: string): void {
    const { entered } = this.#table;
    const chair = player === 0 ? 0 : (chairsOf(entered)[player - 1] ?? freeChair(entered));
    const problem = device.set(chair, text);
    if (problem !== undefined) this.#table.sayProblem(problem);
    if (entered.names === undefined) return;
    const names = Array.from({ length: Math.max(entered.names.length, player + 1) }, (_, at) =>
      at === player ? cleanName(text) || undefined : entered.names?.[at],
    );
    this.#table.lay(putAmounts(entered, 'names', names));
  }

  /** A tile of the deck with the name of the opponent who holds its card, if the opponent has a name. */
  tileOf(card: Card, tile: Tile): Tile {
    const place = placesOf(this.#table.draft).get(card);
    const owner = place?.in === 'seat' ? this.all[place.seat + 1] : undefined;
    if (owner === undefined) return tile;
    const held = tile.wild ? isWildCard(cardName(card)) : cardName(card);
    return { ...tile, name: heldBy(held, owner), owner: Array.from(owner).slice(0, LONGEST_OWNER).join('') };
  }
}

/** The chair of the player who would sit down next. */
function freeChair(draft: Draft): number {
  return chairsOf({ ...draft, seats: [...draft.seats, { kind: 'random' }] }).at(-1) ?? 0;
}
