import { DECK, type Card, type Hole } from '../card';
import { COMBOS } from '../combos';
import { liveWeights, playersOf, unseenCards, type Player, type Spot } from '../spot';
import type { Ranged } from './exact/rangeSweep';

/*
 * What the players of a spot may hold, as weights by combo.
 */

/** No product of ten weights from here up leaves the range of doubles, nor loses digits. */
const SMALL_WEIGHT = 1e-15;

/**
 * The spot with ranges whose weights can be multiplied. Where a range has very small ones, its weights are
 * divided by the largest of a hand that can be dealt: only their ratios matter to an equity.
 */
export function withCountableWeights(spot: Spot): Spot {
  const isSmall = (weight: number) => weight > 0 && weight < SMALL_WEIGHT;
  const hasSmall = (player: Player) => player.kind === 'range' && player.range.weights.some(isSmall);
  if (!playersOf(spot).some(hasSmall)) return spot;
  const unseen = unseenCards(spot);
  const scale = (player: Player): Player => {
    if (player.kind !== 'range' || !hasSmall(player)) return player;
    const largest = weightsOf(player, unseen).reduce((a, b) => Math.max(a, b));
    return { kind: 'range', range: { weights: player.range.weights.map((own) => own / largest) } };
  };
  return { ...spot, hero: scale(spot.hero), opponents: spot.opponents.map(scale) };
}

/** By seat; `undefined` for a known hand. */
export function seatWeights(players: readonly Player[], unseen: readonly Card[]): (Float64Array | undefined)[] {
  return players.map((player) => (player.kind === 'hand' ? undefined : weightsOf(player, unseen)));
}

/** A hidden player's weights: 0 for every combo that the spot's cards rule out. */
export function weightsOf(player: Player, unseen: readonly Card[]): Float64Array {
  const named = new Set(DECK.filter((card) => !unseen.includes(card)));
  const weights = player.kind === 'range' ? player.range.weights : EVERY_COMBO;
  return liveWeights({ weights }, named);
}

/** Any player's weights, a known hand's too. */
export function heldWeights(player: Player, unseen: readonly Card[]): Float64Array {
  return player.kind === 'hand' ? onlyCombo(player.cards) : weightsOf(player, unseen);
}

const EVERY_COMBO = new Float64Array(COMBOS.length).fill(1);

/** All players as ranges: a known hand is one of one combo. */
export function rangesOf(players: readonly Player[], unseen: readonly Card[]): Ranged[] {
  return players.map((player, seat) => ({ seat, weights: heldWeights(player, unseen) }));
}

export function hasRange(players: readonly Player[]): boolean {
  return players.some(({ kind }) => kind === 'range');
}

export function onlyCombo([a, b]: Hole): Float64Array {
  return EVERY_COMBO.map((_, combo) => Number(COMBOS[combo].includes(a) && COMBOS[combo].includes(b)));
}
