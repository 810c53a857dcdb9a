import { DECK, type Card, type Hole } from './card';
import { comboIndex, COMBOS, type Range } from './combos';
import { deckOf, type WildDeck } from './deck';
import { fail, ok, type Place, type Result } from './result';

/** Any two of the cards that are left. */
export interface AnyTwo {
  readonly kind: 'random';
  /** Somebody has said that the player holds any two cards, as `100%`. Left out, the cards are only not known. */
  readonly isGiven?: true;
}

export interface Ranged {
  readonly kind: 'range';
  readonly range: Range;
  /** The player came to the flop with it: a bet from then on is of its best hands, or a bluff. */
  readonly isPlayed?: true;
}

/** The cards in a seat: two known cards, a range, or any two. */
export type Player = { readonly kind: 'hand'; readonly cards: Hole } | Ranged | AnyTwo;

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** A complete question: every card in it is named once. */
export interface Spot {
  readonly hero: Player;
  /** Up to five cards in the order they came; one or two of a flop only against opponents. */
  readonly board: readonly Card[];
  /** 0 to 9; none: the opponents are unknown. */
  readonly opponents: readonly Player[];
  readonly dead: readonly Card[];
  /** Which cards of the deck are wild; left out, none is. */
  readonly wild?: WildDeck;
  /** The lowest category that counts as an out, if the user moved it. */
  readonly target?: number;
}

export const MOST_OPPONENTS = 9;

/** A card that is named twice, with its places in their order. */
export interface DuplicateCard {
  readonly code: 'duplicate-card';
  readonly card: Card;
  readonly places: readonly [Place, Place];
}

/** Why cards and ranges that can be read are not a spot. */
export type DealProblem =
  | DuplicateCard
  | { readonly code: 'not-enough-cards'; readonly left: number; readonly needed: number }
  /** Every hand of a range is blocked by the cards in play. */
  | { readonly code: 'empty-range'; readonly place: Place; readonly why: 'blocked' }
  /** However the ranges' hands are dealt, two share a card. */
  | { readonly code: 'empty-range'; readonly why: 'no deal'; readonly ranges: number };

/** Hero first, then the opponents. */
export function playersOf(spot: Spot): Player[] {
  return [spot.hero, ...spot.opponents];
}

/** Whether a flop that is turned card by card has one card or two. */
export function isFlopCut({ board }: Pick<Spot, 'board'>): boolean {
  return board.length === 1 || board.length === 2;
}

/** The cards of the deck that the spot does not name. */
export function unseenCards(spot: Spot): Card[] {
  const named = new Set<Card>([...spot.board, ...spot.dead]);
  for (const player of playersOf(spot)) {
    if (player.kind === 'hand') player.cards.forEach((card) => named.add(card));
  }
  return deckOf(spot.wild).filter((card) => !named.has(card));
}

/** The weight of every combo that a player can hold, as if no card were named; all 1 except for a range. */
export function comboWeights(player: Player): Float64Array {
  if (player.kind === 'range') return player.range.weights;
  const weights = new Float64Array(COMBOS.length);
  if (player.kind === 'random') return weights.fill(1);
  weights[comboIndex(...player.cards)] = 1;
  return weights;
}

/** The cards that a seat's player cannot hold: board, dead cards and the other seats' known hands. */
export function namedFor(spot: Spot, seat: number): Card[] {
  const others = playersOf(spot).flatMap((player, other) =>
    other !== seat && player.kind === 'hand' ? player.cards : [],
  );
  return [...spot.board, ...spot.dead, ...others];
}

/** The range's weights, 0 for every combo with a card that is named elsewhere. */
export function liveWeights({ weights }: Range, named: ReadonlySet<Card>): Float64Array {
  return weights.map((weight, combo) => (COMBOS[combo].some((card) => named.has(card)) ? 0 : weight));
}

/** The first card that is named twice; `undefined` if none is. */
export function findDuplicate(
  named: readonly (readonly [place: Place, cards: readonly Card[]])[],
): DuplicateCard | undefined {
  const places = new Map<Card, Place>();
  for (const [place, cards] of named) {
    for (const card of cards) {
      const earlier = places.get(card);
      if (earlier !== undefined) {
        return { code: 'duplicate-card', card, places: [earlier, place] };
      }
      places.set(card, place);
    }
  }
  return undefined;
}

/** Whether each range in turn can be dealt its first hand of cards that are left. Nearly all can, and it is soon seen. */
function areDealtInTurn(ranges: readonly Range[], named: ReadonlySet<Card>): boolean {
  const gone = new Set(named);
  return ranges.every(({ weights }) =>
    COMBOS.some(([a, b], combo) => {
      const isLeft = weights[combo] > 0 && !gone.has(a) && !gone.has(b);
      if (isLeft) gone.add(a).add(b);
      return isLeft;
    }),
  );
}

/** Whether all of these ranges, by combo, can be dealt a hand at once. */
function canMeet(ranges: readonly Float64Array[]): boolean {
  // Those with fewest hands first: what cannot be is then soon found out.
  const sides = ranges
    .map((weights) => COMBOS.filter((_, combo) => weights[combo] > 0))
    .sort((one, other) => one.length - other.length);
  // Cards that no range distinguishes are one kind, and only the number left of them matters.
  const held = sides.map((own) => new Set(own.map(([a, b]) => comboIndex(a, b))));
  const isAlike = (card: Card, other: Card): boolean =>
    held.every((own) =>
      DECK.every(
        (third) =>
          third === card || third === other || own.has(comboIndex(card, third)) === own.has(comboIndex(other, third)),
      ),
    );
  const kinds: Card[] = [];
  const kindOf = DECK.map((card) => {
    const known = kinds.findIndex((kind) => isAlike(kind, card));
    return known >= 0 ? known : kinds.push(card) - 1;
  });
  const left = kinds.map((_, kind) => kindOf.filter((own) => own === kind).length);
  const choices = sides.map((own) => Array.from(new Set(own.map(([a, b]) => kinds.length * kindOf[a] + kindOf[b]))));
  const failed = new Set<string>();
  const deal = (player: number): boolean => {
    if (player === choices.length) return true;
    const state = `${player}:${left.join()}`;
    if (failed.has(state)) return false;
    for (const choice of choices[player]) {
      const a = Math.floor(choice / kinds.length);
      const b = choice % kinds.length;
      left[a]--;
      left[b]--;
      const isDealt = left[a] >= 0 && left[b] >= 0 && deal(player + 1);
      left[a]++;
      left[b]++;
      if (isDealt) return true;
    }
    failed.add(state);
    return false;
  };
  return deal(0);
}

/** The spot itself if no card is named twice and enough are left to deal. */
export function checkSpot(spot: Spot): Result<Spot, DealProblem> {
  const cardsOf = (player: Player) => (player.kind === 'hand' ? player.cards : []);
  const seatOf = (seat: number): Place => ({ seat, of: spot.opponents.length });
  const named: [Place, readonly Card[]][] = [
    ['hero', cardsOf(spot.hero)],
    ['board', spot.board],
    ...spot.opponents.map((player, seat): [Place, readonly Card[]] => [seatOf(seat), cardsOf(player)]),
    ['dead', spot.dead],
  ];
  const duplicate = findDuplicate(named);
  if (duplicate !== undefined) return fail(duplicate);
  const players = [spot.hero, ...spot.opponents];
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const needed = 2 * hidden + 5 - spot.board.length;
  const left = deckOf(spot.wild).length - named.reduce((sum, [, cards]) => sum + cards.length, 0);
  if (left < needed) {
    return fail({ code: 'not-enough-cards', left, needed });
  }
  const cards = new Set(named.flatMap(([, own]) => own));
  const ranges: Range[] = [];
  for (const [seat, player] of players.entries()) {
    if (player.kind !== 'range') continue;
    if (!areDealtInTurn([player.range], cards)) {
      return fail({ code: 'empty-range', place: seat === 0 ? 'hero' : seatOf(seat - 1), why: 'blocked' });
    }
    ranges.push(player.range);
  }
  if (!areDealtInTurn(ranges, cards) && !canMeet(ranges.map((range) => liveWeights(range, cards)))) {
    return fail({ code: 'empty-range', why: 'no deal', ranges: ranges.length });
  }
  return ok(spot);
}
