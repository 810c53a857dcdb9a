import type { Progress } from '../count/board/runOuts';
import { countMoney, type Money } from './money';
import type { KnownEquity, SettleOptions } from './outcomes';
import type { Stakes } from './stakes';
import type { Chance } from '../chance';
import { findOuts } from '../outs';
import { topRange } from '../ranking';
import { withRead } from '../read';
import { checkSpot, unseenCards, type Player, type Spot } from '../spot';
import { findStanding } from '../standing';

/*
 * A bettor whose hand is not known. Nobody bets any two cards, so a call is weighed against three reads of the bettor:
 * a bluff, an ordinary hand and a strong one.
 */

/** The reads from the flop on: any two cards, a pair or a draw, a top pair or a draw; the last two of half of all hands. */
export const READS = ['any two', '50% with connects', '50% with continues'] as const;
/** The reads before the flop: parts of all hands, in the order of a range's per cents. */
export const OPENING_READS = ['50%', '25%', '10%'] as const;
export type ReadName = (typeof READS)[number] | (typeof OPENING_READS)[number];

/** The money if the bettor holds the range of a read. */
export interface FoundRead {
  readonly against: ReadName;
  /** With a price, or with `behind` if somebody has still to act. */
  readonly money: Money;
}

/** A call against a bettor whose hand is not known. */
export interface FoundReads {
  /** In the order of {@link READS}, without a read that has no combo left; before the flop of {@link OPENING_READS}. */
  readonly reads: readonly FoundRead[];
  /** Hero has a pair or better that beats half of all hands or more: outs only improve it. */
  readonly isMade: boolean;
  /** The next cards that improve hero to a straight or better, or as far as cards can; on the flop and the turn. */
  readonly outs?: Chance;
}

/**
 * The seat of the bettor, from 1, if nothing is known of the hand: nobody is named, or the seat with the highest bet (of
 * equal bets the first one) holds any two cards and nobody said so on purpose. `undefined` if the hand is known.
 */
export function unknownBettor({ opponents }: Spot, { bets = [] }: Stakes): number | undefined {
  if (opponents.length === 0) return 1;
  const theirs = opponents.map((_, at) => bets[at + 1] ?? 0);
  const bettor = theirs.indexOf(Math.max(...theirs));
  return isUnknown(opponents[bettor]) ? bettor + 1 : undefined;
}

/** Whether nothing is known of a player: any two cards that nobody gave on purpose. */
function isUnknown(player: Player): boolean {
  return player.kind === 'random' && player.isGiven !== true;
}

/** What a player holds by a read; `undefined` if no combo is left. */
function heldBy(spot: Spot, seat: number, against: ReadName): Player | undefined {
  if (against === 'any two') return { kind: 'random' };
  const [percent = '', , kind] = against.split(' ');
  const held: Player = { kind: 'range', range: topRange(Number.parseFloat(percent)) };
  if (kind === undefined) return held;
  const narrowed = withRead(seated(spot, seat, held), seat, kind as 'connects' | 'continues');
  return narrowed && { kind: 'range', range: narrowed };
}

/** The spot with a player in a seat, which may be the first. */
function seated(spot: Spot, seat: number, player: Player): Spot {
  const opponents = [...spot.opponents];
  opponents[seat - 1] = player;
  return { ...spot, opponents };
}

/**
 * The spot once for each read of the bettor. Other players who are not known hold an ordinary hand if the bettor has an
 * ordinary or a strong one, and any two cards if the bettor bluffs.
 */
export function readSpots(spot: Spot, bettor: number): { readonly against: ReadName; readonly spot: Spot }[] {
  const { opponents, board, wild } = spot;
  const names: readonly ReadName[] = board.length === 0 ? OPENING_READS : READS;
  const ordinary = board.length === 0 ? '50%' : '50% with connects';
  const possible = wild === undefined ? names : (['any two'] as const);
  return possible.flatMap((against, place) => {
    let read: Spot | undefined = spot;
    const others = opponents.flatMap((player, at) => (isUnknown(player) && at + 1 !== bettor ? [at + 1] : []));
    const holdings = [
      [bettor, against] as const,
      ...(place === 0 ? [] : others).map((seat) => [seat, ordinary] as const),
    ];
    for (const [seat, name] of holdings) {
      const held: Player | undefined = read && heldBy(spot, seat, name);
      read = read && held && seated(read, seat, held);
    }
    return read !== undefined && checkSpot(read).ok ? [{ against, spot: read }] : [];
  });
}

/** Whether the preflop table helps to count the reads. */
export function readsWantTable({ board }: Spot): boolean {
  return board.length === 0;
}

/**
 * Weighs a call against each read of a bettor whose hand is not known. Yields every few milliseconds.
 *
 * @param stakes with something to call; of a spot without opponents a pot and a call, or the size of the bet
 * @param equity of the spot as it is, if it has opponents: it is the first read's from the flop on
 */
export function* countReads(
  spot: Spot,
  stakes: Stakes,
  bettor: number,
  { equity, ...options }: SettleOptions & { readonly equity?: KnownEquity | undefined } = {},
): Generator<Progress, FoundReads> {
  const reads: FoundRead[] = [];
  for (const { against, spot: read } of readSpots(spot, bettor)) {
    const isSpot = against === 'any two' && spot.opponents.length > 0;
    const money = yield* countMoney(read, stakes, { ...options, ...(isSpot && { equity }) });
    reads.push({ against, money });
  }
  const { hero, board, wild } = spot;
  if (hero.kind !== 'hand' || board.length === 0) return { reads, isMade: false };
  const unseen = unseenCards(spot);
  const { isMade } = findStanding(hero.cards, board, unseen, wild);
  if (board.length === 5) return { reads, isMade };
  const { improving } = findOuts(hero.cards, board, undefined, unseen, undefined, wild);
  return { reads, isMade, outs: improving.chance };
}
