import { DECK, JOKER, type Card, type Hole } from '../card';
import { comboIndex, COMBOS } from '../combos';
import { hasJoker, type WildDeck } from '../deck';
import { playersOf, unseenCards, type Player, type Spot } from '../spot';

/* The hands of a spot's players: known hands, and weights by combo for hidden ones. */

const WITH_JOKER: readonly Hole[] = [...COMBOS, ...DECK.map((card): Hole => [JOKER, card])];

/** All hands of two cards of a deck: the ordinary 1,326 combos and, behind them, the 52 with its joker. */
export function handsOf(wild: WildDeck | undefined): readonly Hole[] {
  return hasJoker(wild) ? WITH_JOKER : COMBOS;
}

/** Place of two different cards, in either order, among the hands of their deck. */
export function handIndex(a: Card, b: Card): number {
  return a === JOKER ? COMBOS.length + b : b === JOKER ? COMBOS.length + a : comboIndex(a, b);
}

/** A player who holds one of many combos. Example: `QQ+` in seat 1 has 18 weights of 1 of 1,326. */
export interface Ranged {
  readonly seat: number;
  /** By place among {@link handsOf} the deck; 0 for hands that the spot's cards rule out. */
  readonly weights: Float64Array;
}

/** The hands that are known, in the order of their seats. Example: of A♥K♦, 20% and Q♠Q♣ seats 0 and 2. */
export interface Known {
  readonly seats: readonly number[];
  readonly holes: readonly Hole[];
}

export function knownAmong(players: readonly Player[]): Known {
  const known = players.flatMap((player, seat) => (player.kind === 'hand' ? [{ seat, hole: player.cards }] : []));
  return { seats: known.map(({ seat }) => seat), holes: known.map(({ hole }) => hole) };
}

/** The players who are hidden, in the order of their seats. */
export function hiddenAmong(players: readonly Player[], unseen: readonly Card[], wild?: WildDeck): Ranged[] {
  return players.flatMap((player, seat) =>
    player.kind === 'hand' ? [] : [{ seat, weights: weightsOf(player, unseen, wild) }],
  );
}

/** All players as ranges: a known hand is one of one combo. */
export function rangesOf(players: readonly Player[], unseen: readonly Card[], wild?: WildDeck): Ranged[] {
  return players.map((player, seat) => ({ seat, weights: weightsOf(player, unseen, wild) }));
}

/**
 * A player's weights: of a known hand 1 for its combo, of any two cards 1 for all that are left, the joker among them.
 * A range has no combo with the joker.
 */
export function weightsOf(player: Player, unseen: readonly Card[], wild?: WildDeck): Float64Array {
  const hands = handsOf(wild);
  const weights = new Float64Array(hands.length);
  if (player.kind === 'hand') {
    weights[handIndex(...player.cards)] = 1;
    return weights;
  }
  const isUnseen = new Uint8Array(JOKER + 1);
  for (const card of unseen) isUnseen[card] = 1;
  const most = player.kind === 'range' ? COMBOS.length : hands.length;
  for (let hand = 0; hand < most; hand++) {
    const [a, b] = hands[hand];
    if ((isUnseen[a] & isUnseen[b]) === 0) continue;
    weights[hand] = player.kind === 'range' ? player.range.weights[hand] : 1;
  }
  return weights;
}

/** The weights of one combo of the ordinary deck. */
export function onlyCombo(hole: Hole): Float64Array {
  return weightsOf({ kind: 'hand', cards: hole }, []);
}

/** The weights of some players. */
export function weightsIn(players: readonly Ranged[]): Float64Array[] {
  return players.map(({ weights }) => weights);
}

/** The places of the hands that a player may hold. */
export function heldBy(weights: Float64Array): Uint16Array {
  return Uint16Array.from(weights.keys()).filter((hand) => weights[hand] > 0);
}

export function hasRange(players: readonly Player[]): boolean {
  return players.some(({ kind }) => kind === 'range');
}

/** Cards that may come next, when outs are shown: on the flop and the turn. */
export function fallingOf({ board }: Spot, unseen: readonly Card[]): readonly Card[] {
  return board.length === 3 || board.length === 4 ? unseen : [];
}

/** Weights of combos added up: in all, and by card. Example: of A♥A♠ and A♥K♦ 2 in all, and of A♥ 2. */
export class CardSums {
  all = 0;
  readonly #byCard = new Float64Array(JOKER + 1);

  clear(): void {
    this.all = 0;
    this.#byCard.fill(0);
  }

  add(a: number, b: number, weight: number): void {
    this.all += weight;
    this.#byCard[a] += weight;
    this.#byCard[b] += weight;
  }

  /** The weight clear of two cards; the combo of both, if it was added, is subtracted twice. */
  clearOf(a: number, b: number): number {
    return this.all - this.#byCard[a] - this.#byCard[b];
  }
}

/** No product of ten weights from here up leaves the range of doubles, nor loses digits. */
const SMALL_WEIGHT = 1e-15;

/**
 * The spot with ranges whose weights can be multiplied. If a range has very small ones, its weights are divided by
 * the largest of a hand that can be dealt: only their ratios matter to an equity.
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
