import { untrack } from 'svelte';
import type { Draft } from '../../notation/draft';
import type { Answer } from '../../poker/answer';
import { playersOf, STREETS, type Spot, type Street } from '../../poker/spot';
import type { Card } from '../../poker/card';
import { NUT_EQUITY } from '../../words/ranges';
import type { Tile } from '../../ui/tile';
import type { Answered } from '../answered';
import { stagesOf } from '../stages';
import { sidesOf, type MapCell, type Sides } from './curveSides';

/** The two ranges on a street. */
export interface Stop {
  readonly street: Street;
  /** The board and the ranges as they were on it. */
  readonly spot: Spot;
  /** `undefined` until they have been counted. */
  readonly sides: Sides | undefined;
}

export interface Question {
  readonly kind: 'combos';
  readonly spot: Spot;
}

/** A hand of one of the two maps. */
interface Pointed {
  readonly seat: 0 | 1;
  readonly held: MapCell;
}

/** The answer and the draft behind the curves, and whether they are open. */
interface Source {
  readonly answered: Answered;
  readonly isOpen: boolean;
  readonly draft: Draft;
}

interface Meeting {
  readonly isPending: boolean;
  readonly combos: Answer['combos'];
}

/** Both ranges of a spot of two players, street by street, and the user's view of them. */
export class OpenedCurves {
  readonly kind = 'curves';
  /** The equity from which a hand is a strong hand: a line that the user can move. */
  border = $state(NUT_EQUITY);
  /** The part of both ranges that is read, 0 the worst hand and 1 the best. */
  part = $state<number>();
  /** The name of the hand of a map that is read, and whose map. */
  #pointedAt = $state.raw<{ readonly seat: 0 | 1; readonly name: string }>();
  #chosen = $state.raw<{ readonly spot: Spot; readonly street: Street }>();

  readonly #source: () => Source;
  readonly #found: (street: number) => Meeting;
  readonly #answered = $derived.by(() => this.#source().answered);
  readonly #isOpen = $derived.by(() => this.#source().isOpen);
  readonly #narrowed = $derived.by(() => this.#source().draft.narrowed);
  readonly spot: Spot = $derived(this.#answered.spot);
  /** Each street with the ranges as they were on it. */
  readonly #spots: readonly Spot[] = $derived.by(() => {
    const { spot } = this;
    // Of the draft only what narrowed a range matters here: money that is typed asks nothing.
    const stages = this.#narrowed === undefined ? [] : untrack(() => stagesOf(this.#source().draft, spot));
    return STREETS.flatMap((street, at) => {
      const dealt = at === 0 ? 0 : at + 2;
      if (dealt > spot.board.length) return [];
      if (dealt === spot.board.length) return [spot];
      const stage = stages.find((own) => own.street === street);
      return [stage?.spot ?? { ...spot, board: spot.board.slice(0, dealt) }];
    });
  });
  readonly questions: readonly (Question | undefined)[] = $derived(
    this.#spots.map((spot): Question | undefined => {
      const isNow = spot === this.spot;
      // From the flop on the answer has the curves of the current street; a closed row shows nothing of earlier
      // streets.
      const isAsked = isNow ? spot.board.length === 0 : this.#isOpen;
      return isAsked ? { kind: 'combos', spot } : undefined;
    }),
  );

  readonly stops: readonly Stop[] = $derived.by(() =>
    this.#spots.map((spot, at): Stop => {
      const street = STREETS[at];
      const asked = this.#found(at);
      const combos =
        spot === this.spot && spot.board.length > 0
          ? this.#answered.answer.combos
          : asked.isPending
            ? undefined
            : asked.combos;
      return { street, spot, sides: combos && sidesOf(spot, combos) };
    }),
  );
  /** The street whose curves are drawn. */
  readonly shown: Stop = $derived.by(() => {
    const now = this.stops[this.stops.length - 1];
    if (this.#chosen?.spot !== this.spot) return now;
    return this.stops.find(({ street }) => street === this.#chosen?.street) ?? now;
  });
  readonly #pointed = $derived.by((): Pointed | undefined => {
    const { seat, name } = this.#pointedAt ?? {};
    const held = seat === undefined ? undefined : this.shown.sides?.[seat].cells.find(({ cell }) => cell.name === name);
    return seat === undefined || held === undefined || held.all === 0 ? undefined : { seat, held };
  });
  readonly now: Stop = $derived(this.stops[this.stops.length - 1]);
  /** The counts will not come: before the flop the table knows nothing of dead cards. */
  readonly isMissing: boolean = $derived.by(() => {
    const { sides, street, spot } = this.shown;
    if (sides !== undefined || street !== 'preflop') return false;
    return spot.dead.length > 0 || !this.#found(0).isPending;
  });

  /** @param found what has been found for the question of a street */
  constructor(source: () => Source, found: (street: number) => Meeting) {
    this.#source = source;
    this.#found = found;
  }

  /** The hand of a map that is read, and whose map, on the street that is drawn. */
  get pointed(): Pointed | undefined {
    return this.#pointed;
  }
  set pointed(pointed: Pointed | undefined) {
    this.#pointedAt = pointed && { seat: pointed.seat, name: pointed.held.cell.name };
  }

  choose(street: Street): void {
    this.#chosen = { spot: this.spot, street };
  }

  /** Whether the opponent's hand is known: its curve is one step. */
  readonly isAgainstHand = $derived(playersOf(this.spot)[1].kind === 'hand');

  /* Part of the interface of everything that the table opens. */
  readonly against = undefined;
  readonly sentence = undefined;
  tiles(tiles: Map<Card, Tile>): Map<Card, Tile> {
    return tiles;
  }
}
