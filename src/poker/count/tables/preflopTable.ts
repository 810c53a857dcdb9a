import { choose } from '../../chance';
import { DECK } from '../../card';
import { hasJoker } from '../../deck';
import { playersOf, unseenCards, type Spot } from '../../spot';
import { hasRange, weightsOf, withCountableWeights } from '../seats';
import { MATCHUPS, numberMatchups } from './matchups';
import { countPreflop } from '../exact/allBoards';
import { COMBOS } from '../../combos';
import { Tally, type Equity, type PlayerEquity } from '../tally';

/** With more dead cards than these too many boards hold one to be counted separately. */
export const MOST_DEAD = 2;

/** Boards of two known hands. */
export const MATCHUP_BOARDS = choose(48, 5);

/** Exact counts of every match-up of two hands before the flop, no card dead. */
export interface PreflopTable {
  /** By number: boards that the hand which sits first wins. */
  readonly wins: Uint32Array;
  /** By number: boards on which the two share the pot. */
  readonly ties: Uint32Array;
}

/** Counts match-up number `number`: what the table holds of it. */
export function countMatchup(number: number): { wins: number; ties: number } {
  const example = numberMatchups().examples[number];
  const holes = [COMBOS[Math.floor(example / COMBOS.length)], COMBOS[example % COMBOS.length]];
  const named = holes.flat();
  const tally = new Tally(2, false);
  countPreflop(
    holes,
    DECK.filter((card) => !named.includes(card)),
    tally,
  );
  return { wins: tally.winners[0b01], ties: tally.winners[0b11] };
}

const BYTES = 3;

/** The table as bytes: all lowest bytes of the wins, then the next; then so with the ties. */
export function writePreflopTable({ wins, ties }: PreflopTable): Uint8Array {
  const bytes = new Uint8Array(2 * BYTES * MATCHUPS);
  [wins, ties].forEach((counts, which) => {
    for (let byte = 0; byte < BYTES; byte++) {
      const from = (BYTES * which + byte) * MATCHUPS;
      counts.forEach((count, number) => (bytes[from + number] = (count >> (8 * byte)) & 0xff));
    }
  });
  return bytes;
}

/** @throws RangeError for bytes that are not a table */
export function readPreflopTable(bytes: Uint8Array): PreflopTable {
  if (bytes.length !== 2 * BYTES * MATCHUPS) {
    throw new RangeError(`${bytes.length} bytes are not a preflop table`);
  }
  const [wins, ties] = [0, 1].map((which) =>
    Uint32Array.from({ length: MATCHUPS }, (_, number) => {
      let count = 0;
      for (let byte = 0; byte < BYTES; byte++) {
        count |= bytes[(BYTES * which + byte) * MATCHUPS + number] << (8 * byte);
      }
      return count;
    }),
  );
  return { wins, ties };
}

/** Two players' equity before the flop as a sum over the table, by their weights by combo; without categories. */
export function sumMatchups(table: PreflopTable, hero: Float64Array, other: Float64Array): Equity {
  const { numbers, classes, renamings, renamed } = numberMatchups();
  const held = (weights: Float64Array) => Uint16Array.from(COMBOS.keys()).filter((combo) => weights[combo] > 0);
  const others = held(other);
  let wins = 0;
  let ties = 0;
  let weight = 0;
  for (const combo of held(hero)) {
    const row = 1326 * classes[combo];
    const order = 1326 * renamings[combo];
    let ownWins = 0;
    let ownTies = 0;
    let ownWeight = 0;
    for (let index = 0; index < others.length; index++) {
      const theirs = others[index];
      const matchup = numbers[row + renamed[order + theirs]];
      if (matchup < 0) continue;
      const times = other[theirs];
      const tied = table.ties[matchup >> 1];
      const first = table.wins[matchup >> 1];
      ownTies += times * tied;
      ownWins += times * (matchup & 1 ? MATCHUP_BOARDS - first - tied : first);
      ownWeight += times;
    }
    wins += hero[combo] * ownWins;
    ties += hero[combo] * ownTies;
    weight += hero[combo] * ownWeight;
  }
  const of = weight * MATCHUP_BOARDS;
  const player = (own: number): PlayerEquity => ({
    wins: own,
    ties,
    equity: (own + ties / 2) / of,
    categories: [],
  });
  return { players: [player(wins), player(of - wins - ties)], of };
}

/** The equity of two players before the flop, without categories, if the table has it. */
export function lookUpEquity(written: Spot, table: PreflopTable | undefined): Equity | undefined {
  const { board, dead, opponents, wild } = written;
  const isTabled = board.length === 0 && dead.length === 0 && opponents.length === 1;
  if (table === undefined || wild !== undefined || !isTabled) return undefined;
  const spot = withCountableWeights(written);
  const unseen = unseenCards(spot);
  const [hero, other] = playersOf(spot).map((player) => weightsOf(player, unseen));
  return sumMatchups(table, hero, other);
}

/**
 * Whether the preflop table helps to answer the spot, before the flop: two players, one at least hidden, and with one
 * or two dead cards both; or three, one at least with a range, and no dead card. With a joker: two ranges and no dead
 * card.
 */
export function wantsTable(spot: Spot): boolean {
  if (spot.wild !== undefined) return isTableWithJoker(spot);
  if (spot.board.length > 0) return false;
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  if (players.length === 2) {
    return hidden === 2 ? spot.dead.length <= MOST_DEAD : hidden === 1 && spot.dead.length === 0;
  }
  return players.length === 3 && spot.dead.length === 0 && hasRange(players);
}

/**
 * Whether a spot without the joker on the board is one that the preflop table knows: two ranges before the flop, which
 * never hold the joker, and no dead card.
 */
export function isTableWithJoker(spot: Spot): boolean {
  return (
    hasJoker(spot.wild) &&
    spot.board.length === 0 &&
    spot.dead.length === 0 &&
    spot.opponents.length === 1 &&
    playersOf(spot).every(({ kind }) => kind === 'range')
  );
}

/**
 * What loads the table once; if that fails the next call tries again.
 *
 * @param packed fetches the file
 * @param inflate unpacks it by the means of the platform: raw deflate
 */
export function preflopLoader<Packed>(
  packed: () => Promise<Packed>,
  inflate: (packed: Packed) => Promise<ArrayBuffer>,
): () => Promise<PreflopTable> {
  let loading: Promise<PreflopTable> | undefined;
  const load = async () => readPreflopTable(new Uint8Array(await inflate(await packed())));
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
