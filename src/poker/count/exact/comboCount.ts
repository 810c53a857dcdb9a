import type { Card, Hole } from '../../card';
import { choose } from '../../chance';
import { COMBOS } from '../../combos';
import { playersOf, unseenCards, type Spot } from '../../spot';
import { comboEquities, countAtOnce } from './atOnce';
import { KnownHands } from '../board/board';
import { ComboOrder } from '../board/comboOrder';
import { countRunOuts, type Progress } from '../board/runOuts';
import { RangeSweep } from './sweep';
import { numberMatchups } from '../tables/matchups';
import { MATCHUP_BOARDS, type PreflopTable } from '../tables/preflopTable';
import { Tally, type ComboEquities } from '../tally';
import { weightsOf, withCountableWeights } from '../seats';

/**
 * Each combo's equity for two players, on any street: counted after the flop, looked up before it. Yields every few
 * milliseconds.
 *
 * @param spot two players, no wild cards
 * @returns `undefined` before the flop without the table, which knows nothing of dead cards
 */
export function* countCombos(
  written: Spot,
  table: PreflopTable | undefined,
): Generator<Progress, readonly [hero: ComboEquities, opponent: ComboEquities] | undefined> {
  if (written.board.length > 0) {
    return (yield* countAtOnce(written, { combos: true, categories: false })).combos;
  }
  if (table === undefined || written.dead.length > 0) return undefined;
  const spot = withCountableWeights(written);
  const unseen = unseenCards(spot);
  const [hero, other] = playersOf(spot).map((player) => weightsOf(player, unseen));
  const deals = [hero, other].map(() => ({
    wins: new Float64Array(COMBOS.length),
    ties: new Float64Array(COMBOS.length),
  }));
  const [own, theirs] = deals;
  const { numbers, classes, renamings, renamed } = numberMatchups();
  for (let combo = 0; combo < COMBOS.length; combo++) {
    if (hero[combo] === 0) continue;
    const row = COMBOS.length * classes[combo];
    const order = COMBOS.length * renamings[combo];
    for (let against = 0; against < COMBOS.length; against++) {
      if (other[against] === 0) continue;
      const matchup = numbers[row + renamed[order + against]];
      if (matchup < 0) continue;
      const ties = table.ties[matchup >> 1];
      const first = table.wins[matchup >> 1];
      const second = MATCHUP_BOARDS - first - ties;
      const [wins, losses] = matchup & 1 ? [second, first] : [first, second];
      own.wins[combo] += other[against] * wins;
      own.ties[combo] += other[against] * ties;
      theirs.wins[against] += hero[combo] * losses;
      theirs.ties[against] += hero[combo] * ties;
    }
    yield { done: combo + 1, of: COMBOS.length };
  }
  return comboEquities([hero, other], [own, theirs], MATCHUP_BOARDS);
}

/** For every combo of unseen cards, by its place among the 1,326: its equity against any two, and hero's results against it. */
export interface CombosAgainstAny {
  /** 0 to 1; 0 for a combo with a card that is seen. */
  readonly equities: Float64Array;
  /** The run-outs after which hero's hand beats the combo, and ties with it, of `runOuts`. */
  readonly won: Int32Array;
  readonly tied: Int32Array;
  readonly runOuts: number;
}

/**
 * Counts all combos of unseen cards against each other, and against hero's hand if there is one: after the flop, in an
 * ordinary deck. Yields every few milliseconds.
 *
 * @param unseen neither on the board nor hero's
 */
export function* countAgainstAny(
  hero: Hole | undefined,
  board: readonly Card[],
  unseen: readonly Card[],
): Generator<Progress, CombosAgainstAny> {
  const sweep = new AnyTwoSweep(hero, weightsOf({ kind: 'random' }, unseen), board);
  yield* countRunOuts(board, unseen, sweep, { credit: () => undefined });
  const many = COMBOS.length;
  const [equities, won, tied] = [new Float64Array(many), new Int32Array(many), new Int32Array(many)];
  const toCome = 5 - board.length;
  const left = unseen.length - 2;
  const deals = choose(left, 2) * choose(left - 2, toCome);
  sweep.combos.forEach((combo, at) => {
    equities[combo] = sweep.scores[at] / (2 * deals);
    won[combo] = sweep.won[at];
    tied[combo] = sweep.tied[at];
  });
  return { equities, won, tied, runOuts: choose(left, toCome) };
}

/** Any two cards against any two, and a known hand against each combo, on full boards. */
class AnyTwoSweep extends RangeSweep {
  /** By place in the list of combos: twice the deals won, and the deals tied. */
  readonly scores: Int32Array;
  readonly won: Int32Array;
  readonly tied: Int32Array;
  readonly #hero: KnownHands;
  readonly #byCard = new Int32Array(52);

  constructor(hero: Hole | undefined, weights: Float64Array, board: readonly Card[]) {
    super(new Tally(2, false), [], board, new ComboOrder([weights]));
    [this.scores, this.won, this.tied] = Array.from({ length: 3 }, () => new Int32Array(this.list.size));
    this.#hero = hero === undefined ? new KnownHands([], []) : new KnownHands([0], [hero]);
  }

  get combos(): Uint16Array {
    return this.list.combos;
  }

  protected sweep(): void {
    const { order, groups, levels, ends, high, low } = this.list;
    const { scores, won, tied } = this;
    this.list.compare(this.#hero);
    const { best } = this.#hero;
    const byCard = this.#byCard.fill(0);
    let below = 0;
    for (let group = 0, from = 0; group < groups; group++) {
      const to = ends[group];
      const hits = levels[group] < best ? won : levels[group] === best ? tied : undefined;
      // The combos below it, and those that are not stronger. In both sums the combos with its cards are taken off.
      for (let at = from; at < to; at++) {
        const index = order[at];
        scores[index] += below - byCard[high[index]] - byCard[low[index]];
        if (hits !== undefined) hits[index]++;
      }
      for (let at = from; at < to; at++) {
        byCard[high[order[at]]]++;
        byCard[low[order[at]]]++;
      }
      below = to;
      for (let at = from; at < to; at++) {
        const index = order[at];
        scores[index] += below - byCard[high[index]] - byCard[low[index]] + 1;
      }
      from = to;
    }
  }
}

/** How two hidden hands compare with hero's, in each of nine ways at `3 × own + other`: 0 below, 1 level, 2 above. */
const WAYS = 9;

/**
 * Counts, for every combo of one hidden player, the deals with a second one by how both compare with hero's hand: after the
 * flop, in an ordinary deck. Yields every few milliseconds.
 *
 * @param first its weights by combo, of cards that are not seen; the same holds for `second`
 * @returns nine numbers for each of the 1,326 combos, one for each way, by the second player's weights
 */
export function* countBeside(
  hero: Hole,
  board: readonly Card[],
  unseen: readonly Card[],
  first: Float64Array,
  second: Float64Array,
): Generator<Progress, Float64Array> {
  const sweep = new BesideSweep(hero, first, second, board);
  yield* countRunOuts(board, unseen, sweep, { credit: () => undefined });
  return sweep.deals;
}

class BesideSweep extends RangeSweep {
  readonly deals: Float64Array = new Float64Array(WAYS * COMBOS.length);
  readonly #hero: KnownHands;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  /** The second player's weights of each kind; and by card, at `52 × kind + card`. */
  readonly #sums = new Float64Array(3);
  readonly #byCard = new Float64Array(3 * 52);

  constructor(hero: Hole, first: Float64Array, second: Float64Array, board: readonly Card[]) {
    super(new Tally(2, false), [], board, new ComboOrder([first, second]));
    this.#hero = new KnownHands([0], [hero]);
    [this.#first, this.#second] = [first, second].map((weights) => this.list.weightsOf(weights));
  }

  protected sweep(): void {
    const { order, groups, levels, ends, high, low, combos } = this.list;
    this.list.compare(this.#hero);
    const { best } = this.#hero;
    const [first, second, sums, byCard] = [this.#first, this.#second, this.#sums.fill(0), this.#byCard.fill(0)];
    const kindOf = (group: number) => (levels[group] < best ? 0 : levels[group] === best ? 1 : 2);
    for (let group = 0, at = 0; group < groups; group++) {
      const kind = kindOf(group);
      for (; at < ends[group]; at++) {
        const index = order[at];
        sums[kind] += second[index];
        byCard[52 * kind + high[index]] += second[index];
        byCard[52 * kind + low[index]] += second[index];
      }
    }
    for (let group = 0, at = 0; group < groups; group++) {
      const own = kindOf(group);
      for (; at < ends[group]; at++) {
        const index = order[at];
        if (first[index] === 0) continue;
        for (let kind = 0; kind < 3; kind++) {
          // The combo of the same two cards is taken off twice.
          this.deals[WAYS * combos[index] + 3 * own + kind] +=
            sums[kind] -
            byCard[52 * kind + high[index]] -
            byCard[52 * kind + low[index]] +
            (kind === own ? second[index] : 0);
        }
      }
    }
  }
}
