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
import { playedNames } from '../playerNames.svelte';
import type { Group } from '../players';

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
 * The names of the players at the table. A name belongs to a chair of this device. The names of a link are the spot's
 * own, and the players of a hand that is replayed keep their names: both are shown in place of the chairs' names.
 */
export class PlayerNames {
  readonly #table: Table;

  readonly all: Names = $derived.by(() => this.of(this.#table.draft));

  constructor(table: Table) {
    this.#table = table;
  }

  /** The name of the player who would sit down next. */
  get next(): string | undefined {
    return this.ofChair(freeChair(this.#table.draft));
  }

  of(draft: Draft): Names {
    if (draft.names !== undefined) return [0, ...draft.seats.keys()].map((_, at) => draft.names?.[at]);
    return [0, ...chairsOf(draft)].map((chair) => chairName(draft, chair));
  }

  /** The names of the opponents of a draft's spot; `undefined` if nobody has one. */
  ofOpponents(draft: Draft): Seated['names'] {
    const names = this.of(draft);
    const own = seating(draft).flatMap((number, seat) => (number === undefined ? [] : [names[seat + 1]]));
    return own.every((name) => name === undefined) ? undefined : own;
  }

  /** The name of a chair that nobody of the spot sits on. */
  ofChair(chair: number): string | undefined {
    const { draft } = this.#table;
    return draft.names === undefined ? chairName(draft, chair) : undefined;
  }

  in({ index, count }: Group): string[] {
    return this.all.slice(index + 1, index + 1 + count).filter((name) => name !== undefined);
  }

  /** The groups with a seat for each player who has a name, a single group only if `evenOne`. */
  apart(groups: readonly Group[], evenOne: boolean): readonly Group[] {
    if (groups.length === 1 && !evenOne) return groups;
    return groups.flatMap((group) => {
      const own: Group[] = [];
      for (let index = group.index; index < group.index + group.count; index++) {
        const last = own.at(-1);
        const isNamed = this.all[index] !== undefined || this.all[index + 1] !== undefined;
        if (last === undefined || isNamed) own.push({ ...group, index, count: 1 });
        else own[own.length - 1] = { ...last, count: last.count + 1 };
      }
      return own;
    });
  }

  /** Names hero, 0, or the player in a seat, from 1. An empty text removes the name. */
  rename(player: number, text: string): void {
    const { entered } = this.#table;
    const isPlayed = playedNames(entered) !== undefined;
    if (!isPlayed) {
      const chair = player === 0 ? 0 : (chairsOf(entered)[player - 1] ?? freeChair(entered));
      const problem = device.set(chair, text);
      if (problem !== undefined) this.#table.sayProblem(problem);
      if (entered.names === undefined) return;
    }
    const own = this.of(entered);
    const names = Array.from({ length: Math.max(own.length, player + 1) }, (_, at) =>
      at === player ? cleanName(text) || undefined : own[at],
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

/** The name on a chair: of the hand that is replayed, or of this device. */
function chairName(draft: Draft, chair: number): string | undefined {
  const names = playedNames(draft);
  return names === undefined ? device.of(chair) : names[chair];
}

/** The chair of the player who would sit down next. */
function freeChair(draft: Draft): number {
  return chairsOf({ ...draft, seats: [...draft.seats, { kind: 'random' }] }).at(-1) ?? 0;
}
