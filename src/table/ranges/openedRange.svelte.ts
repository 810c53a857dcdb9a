import {
  bestParts,
  breakDown,
  narrowRange,
  priceAgainst,
  readLadder,
  remaining,
  type Breakdown,
  type Ladder,
  type PricedCombos,
  type Remaining,
  type Row,
} from '../../poker/breakdown';
import type { AnsweredPlayer } from '../../poker/answer';
import type { Card } from '../../poker/card';
import { isInRow, type RowPlace } from '../../poker/holding';
import type { Range } from '../../poker/combos';
import { comboWeights, playersOf, type Spot } from '../../poker/spot';
import { partsOfRow, spotWith, tilesAgainst, type Against } from './against';
import { heldCells, type HeldCell } from './heldCells';
import { openedSentence, type Left } from '../../words/ladder';
import type { Tile } from '../../ui/tile';
import type { Answered } from '../answered';
import { seated } from '../playerNames.svelte';
import {
  ALL,
  keepTicks,
  NO_TICKS,
  nextPart,
  partsOf,
  swapped,
  tickEach,
  tickCombos,
  tickRow,
  tickOf,
  USUAL,
  type Tick,
  type Ticks,
} from './ticks';

/** The open row: an answer's seat, `undefined` without one. */
interface Source {
  readonly answered: Answered;
  readonly seat: number | undefined;
  /** How often the seat's range has been narrowed on this board. */
  readonly narrowings: number;
}

/** Hero in a spot that was asked for; without an equity if it could not be counted. */
interface Counted {
  readonly spot: Spot;
  readonly hero: Pick<AnsweredPlayer, 'equity' | 'halfWidth'>;
}

const NOTHING = new Float64Array();

/** A seat's range on the board, opened: its rows, and the user's choice of the rows that continue. */
export class OpenedRange {
  readonly kind = 'range';
  readonly #source: () => Source;
  #kept = $state.raw(NO_TICKS);
  /** The row that is pointed at or has the focus. */
  focused = $state.raw<Row>();
  /** The name of the hand of the grid that is pointed at or has the focus. */
  #pointedName = $state<string>();
  /** The combo that is pointed at or has the focus, a number of `COMBOS`. */
  #pointedCombo = $state<number>();

  /** The answer if the seat holds only the row under the pointer, once it is there. */
  against = $state.raw<Against>();

  /** The last count of {@link continuing}. */
  counted = $state.raw<Counted>();

  readonly #seat = $derived.by(() => this.#source().seat);
  readonly #answered = $derived.by(() => this.#source().answered);
  readonly spot: Spot = $derived(this.#answered.spot);
  /** Hero's hand on the board, if it is known. */
  readonly made = $derived(this.#answered.answer.made);
  readonly ladder: Ladder | undefined = $derived(
    this.#seat === undefined ? undefined : readLadder(this.spot, this.#seat),
  );
  /** The ladder with equities, if there is one opponent and they have been counted. */
  readonly breakdown: Breakdown | undefined = $derived.by(() => {
    const { combos } = this.#answered.answer;
    return this.ladder === undefined || combos === undefined ? undefined : breakDown(this.spot, this.ladder, combos);
  });
  readonly rungs: readonly Row[] = $derived((this.breakdown ?? this.ladder)?.rungs ?? []);
  readonly draws: readonly Row[] = $derived((this.breakdown ?? this.ladder)?.draws ?? []);
  /** The hands of the grid: computed only if a component shows it. */
  readonly cells: readonly HeldCell[] = $derived(
    this.ladder === undefined
      ? []
      : heldCells(comboWeights(playersOf(this.spot)[this.ladder.seat]), this.breakdown ?? this.ladder),
  );
  readonly #pointed = $derived.by(() => {
    const name = this.#pointedName;
    return name === undefined ? undefined : this.cells.find(({ cell }) => cell.name === name);
  });
  readonly #narrowings = $derived.by(() => this.#source().narrowings);
  readonly #place = $derived(`${this.#seat ?? ''} ${this.spot.board.join()} ${this.#narrowings}`);
  /** Whether the user has not chosen yet what continues. */
  readonly isUsual = $derived(!this.#kept.has(this.#place) && this.#narrowings === 0);
  readonly #ticks = $derived(this.#kept.get(this.#place) ?? (this.#narrowings === 0 ? USUAL : ALL));
  /** For each live combo the part of it that continues. */
  readonly parts: Float64Array = $derived(this.ladder === undefined ? NOTHING : partsOf(this.ladder, this.#ticks));
  readonly #combos = $derived.by(() => {
    const { weights = NOTHING } = this.ladder ?? {};
    return weights.reduce((sum, weight, at) => sum + weight * this.parts[at], 0);
  });
  /** With several opponents the equity against a part of the range is counted separately. */
  readonly isAskedFor = $derived(
    this.ladder !== undefined && this.breakdown === undefined && this.spot.opponents.length > 1,
  );
  /** `folds` only if the deals were counted. */
  readonly remaining: Left & Partial<Remaining> = $derived.by(() => {
    if (this.breakdown !== undefined) return remaining(this.breakdown, this.parts);
    const combos = this.#combos;
    if (combos === 0 || !this.isAskedFor) return { combos };
    const isAll = this.narrowed === undefined;
    if (!isAll && this.counted?.spot !== this.continuing) return { combos, isCounting: true };
    const hero = isAll ? this.#answered.answer.players[0] : this.counted?.hero;
    const { equity, halfWidth } = hero ?? {};
    return {
      combos,
      ...(equity !== undefined && { heroEquity: equity }),
      ...(halfWidth !== undefined && { halfWidth }),
    };
  });
  /** The spot with the seat held to what continues, if that has to be counted. */
  readonly continuing: Spot | undefined = $derived.by(() => {
    const isPart = this.isAskedFor && this.narrowed !== undefined;
    return isPart ? this.ladder && spotWith(this.spot, this.ladder, this.parts) : undefined;
  });
  /** The result as a sentence, in place of the answer's sentence, once the user has chosen. */
  readonly sentence: string | undefined = $derived.by(() => {
    if (this.ladder === undefined || this.isUsual) return undefined;
    return openedSentence(this.ladder, this.made, seated(this.spot.opponents.length), this.remaining);
  });

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** The hand of the grid that is pointed at or has the focus, on the board of now. */
  get pointed(): HeldCell | undefined {
    return this.#pointed;
  }
  set pointed(held: HeldCell | undefined) {
    this.#pointedName = held?.cell.name;
    this.#pointedCombo = undefined;
  }

  /** The combo that is pointed at or has the focus, by its place in the ladder. */
  get combo(): number | undefined {
    const at = this.#pointedCombo === undefined ? -1 : (this.ladder?.combos.indexOf(this.#pointedCombo) ?? -1);
    return at < 0 ? undefined : at;
  }
  set combo(at: number | undefined) {
    this.#pointedCombo = at === undefined ? undefined : this.ladder?.combos[at];
  }

  spotOf(row: Row): Spot | undefined {
    return this.ladder && spotWith(this.spot, this.ladder, partsOfRow(this.ladder, row));
  }

  /** The deck as it looks against the row that is pointed at. */
  tiles(tiles: Map<Card, Tile>): Map<Card, Tile> {
    return this.against === undefined ? tiles : tilesAgainst(tiles, this.against);
  }

  tickOf(row: RowPlace): Tick {
    const { holdings = [] } = this.ladder ?? {};
    return tickOf(this.parts.filter((_, at) => isInRow(row, holdings[at])));
  }

  /** Ticks a whole row, or unticks it if it is ticked whole. */
  toggle(row: Row): void {
    this.#tick(row, this.tickOf(row) === 1 ? 0 : 1);
  }

  /** Ticks three quarters of a row, then half, a quarter, and the whole row again. */
  toggleInPart(row: Row): void {
    this.#tick(row, nextPart(this.tickOf(row)));
  }

  /** How much of some combos continues, by their places in the ladder. */
  tickOfCombos(places: readonly number[]): Tick {
    return tickOf(places.map((at) => this.parts[at]));
  }

  /** Ticks some combos whole, or unticks them if all of them continue. */
  toggleCombos(places: readonly number[]): void {
    this.#tickCombos(places, this.tickOfCombos(places) === 1 ? 0 : 1);
  }

  toggleCombosInPart(places: readonly number[]): void {
    this.#tickCombos(places, nextPart(this.tickOfCombos(places)));
  }

  /** Whether the row that is pointed at has one of these combos. */
  isFocused(places: readonly number[]): boolean {
    const { holdings = [] } = this.ladder ?? {};
    const row = this.focused;
    return row !== undefined && places.some((at) => isInRow(row, holdings[at]));
  }

  /** Whether a row, or a combo of it in the grid, is pointed at. */
  isPointed(row: Row): boolean {
    const { holdings = [] } = this.ladder ?? {};
    return this.focused?.name === row.name || this.pointed?.places.some((at) => isInRow(row, holdings[at])) === true;
  }

  /** Lets what folds continue, and what continues fold. */
  swap(): void {
    if (this.ladder !== undefined) this.#keep(swapped(this.ladder, this.parts));
  }

  /** The best combos by equity continue. Nothing changes while their equities are not counted. */
  keepBest(part: number): void {
    if (this.breakdown !== undefined) this.#keep(tickEach(this.breakdown, bestParts(this.breakdown, part)));
  }

  /** The range that continues; `undefined` if none of it, or all of it, continues. */
  readonly narrowed: Range | undefined = $derived.by(() => {
    if (this.ladder === undefined) return undefined;
    const combos = this.#combos;
    const isNarrower = combos > 0 && combos < this.ladder.live - 1e-9;
    return isNarrower ? narrowRange(this.ladder, this.parts) : undefined;
  });

  /** The number of combos against which hero has the equity for a price: of all, of a row, or of these places. */
  priced(needed: number, part?: RowPlace | readonly number[]): PricedCombos | undefined {
    const { breakdown } = this;
    if (breakdown === undefined || part === undefined) return breakdown && priceAgainst(breakdown, needed);
    return priceAgainst(breakdown, needed, (at) =>
      'kind' in part ? isInRow(part, breakdown.holdings[at]) : part.includes(at),
    );
  }

  #tick(row: Row, part: number): void {
    if (this.ladder !== undefined) this.#keep(tickRow(this.ladder, this.#ticks, row, part));
  }

  #tickCombos(places: readonly number[], part: number): void {
    const { combos = [] } = this.ladder ?? {};
    const ticked = places.map((at) => combos[at]);
    if (ticked.length > 0) this.#keep(tickCombos(this.#ticks, ticked, part));
  }

  #keep(ticks: Ticks): void {
    this.#kept = keepTicks(this.#kept, this.#place, ticks);
  }
}
