import { rankOf, type Card, type Hole } from './card';
import { atLeastOne, type Chance } from './chance';
import { findDraws, type Draw } from './draws';
import { categoryOf, FLUSH, HIGH_CARD, STRAIGHT, type Strength } from './category';

import { type WildDeck } from './deck';
import { withoutKickers } from './hand';
import { evaluateIn, strengthOfFew, straightTopIn } from './wildHand';

export type Status = 'ahead' | 'level' | 'behind';
export type Verdict = 'out' | 'chop' | 'tainted' | 'danger' | 'safe' | 'blank';

export interface ImprovingCard {
  readonly card: Card;
  /** The category it makes. */
  readonly makes: number;
  /** Whether it is an out: it reaches the target, and is worth paying for. */
  readonly counts: boolean;
}

export interface Improving {
  /**
   * The lowest category that counts: a straight, or the lowest that an out makes. `undefined` without an out, if the user
   * has not chosen it.
   */
  readonly target?: number;
  /** The improving cards that count, of the unseen. */
  readonly chance: Chance;
  /** Every improving card, for any target, in the deck's order. */
  readonly cards: readonly ImprovingCard[];
  /** With two cards to come: run-outs with at least one out among them, the textbook's figure. */
  readonly outFalls?: Chance;
  /** With two cards to come: run-outs after which the target is reached, backdoors included. */
  readonly reached?: Chance;
}

/** The best of the opponents' hands after a card. */
export interface BestOpponents {
  /** The seats that hold it: 0 is the first opponent. More than one if they tie. */
  readonly seats: readonly number[];
  readonly strength: Strength;
  /** Whether the card improved one of them. */
  readonly improved: boolean;
}

export interface NextCard {
  readonly card: Card;
  /** Hero's hand with the card. */
  readonly strength: Strength;
  /** Whether the card lifts hero's category, to a hand that beats the board's own hand by more than a kicker. */
  readonly improves: boolean;
  /** The card makes a straight and a flush: it is counted once. */
  readonly alsoStraight: boolean;
  /** What the card does; absent if some opponents are known and some are not. */
  readonly verdict?: Verdict;
  /** The best opponents after the card, if all opponents are known hands. */
  readonly best?: BestOpponents;
}

export interface Outs {
  readonly made: Strength;
  readonly draws: readonly Draw[];
  readonly improving: Improving;
  readonly next: readonly NextCard[];
  /** Hero's place among the players now, if all opponents are known. */
  readonly status?: Status;
  /** The cards that put each opponent in front, if hero is ahead. */
  readonly dangers?: readonly (readonly Card[])[];
}

/** The board's strength alone, kickers left out. Fewer than five cards make no straight and no flush. */
export function boardStrength(board: readonly Card[], wild?: WildDeck): Strength {
  return board.length >= 5 ? withoutKickers(evaluateIn(wild, board)) : strengthOfFew(wild, board);
}

/** Whether a hand beats what the board makes alone by more than a kicker. */
export function beatsBoard(strength: Strength, board: readonly Card[], wild?: WildDeck): boolean {
  return withoutKickers(strength) > boardStrength(board, wild);
}

/** Whether hero is ahead, behind or tied on a full or partial board of at least three cards, against known hands. */
export function statusOf(hole: Hole, opponents: readonly Hole[], board: readonly Card[], wild?: WildDeck): Status {
  const own = evaluateIn(wild, [...hole, ...board]);
  const best = Math.max(...opponents.map((opponent) => evaluateIn(wild, [...opponent, ...board])));
  return own > best ? 'ahead' : own === best ? 'level' : 'behind';
}

/**
 * The effect of each unseen card on hero's hand, on the flop or the turn.
 *
 * @param opponents their hands if all are known, none for unknown opponents, `undefined`
 *   if some hold a range or any two: then there are no verdicts
 * @param target the lowest category that counts, if the user chose it
 * @param wild the deck's wild cards, if it has some
 */
export function findOuts(
  hole: Hole,
  board: readonly Card[],
  opponents: readonly Hole[] | undefined,
  unseen: readonly Card[],
  target?: number,
  wild?: WildDeck,
): Outs {
  const made = evaluateIn(wild, [...hole, ...board]);
  const known = opponents ?? [];
  const status = known.length === 0 ? undefined : statusOf(hole, known, board, wild);
  const cards = unseen.map((card): NextCard => {
    const strength = evaluateIn(wild, [...hole, ...board, card]);
    return {
      card,
      strength,
      improves: improves(hole, board, card, wild),
      alsoStraight:
        categoryOf(strength) === FLUSH &&
        categoryOf(made) < STRAIGHT &&
        straightTopIn(wild, [...hole, ...board, card]) > straightTopIn(wild, [...board, card]),
      ...(status !== undefined && { best: bestOpponents(known, board, card, wild) }),
    };
  });
  const improving = findImproving(hole, board, made, cards, unseen, target, wild);
  const outs = new Set(improving.cards.filter(({ counts }) => counts).map(({ card }) => card));
  const next = cards.map((card): NextCard => {
    if (opponents === undefined) return card;
    if (card.best === undefined || status === undefined) {
      return { ...card, verdict: outs.has(card.card) ? 'out' : 'blank' };
    }
    return {
      ...card,
      verdict: verdictOf(status, card.strength, card.best.strength, card.improves),
    };
  });
  const draws = findDraws(hole, board, unseen, new Set(improving.cards.map(({ card }) => card)), wild);
  return {
    made,
    draws,
    improving,
    next,
    ...(status !== undefined && { status }),
    ...(status === 'ahead' && {
      dangers: known.map((opponent) =>
        next
          .filter(({ card, strength }) => evaluateIn(wild, [...opponent, ...board, card]) > strength)
          .map(({ card }) => card),
      ),
    }),
  };
}

/** How many cards are outs as if no opponent's cards were known. @param target the lowest category, if the user chose it */
export function textbookOuts(
  hole: Hole,
  board: readonly Card[],
  deck: readonly Card[],
  target?: number,
  wild?: WildDeck,
): Chance {
  const improving = deck
    .filter((card) => improves(hole, board, card, wild))
    .map((card) => ({ card, makes: categoryOf(evaluateIn(wild, [...hole, ...board, card])) }));
  return { hits: improving.filter(outsAmong(improving, hole, board, target, wild)).length, of: deck.length };
}

/**
 * Which improving cards are outs: those of the user's target or better. Without a target those that make a straight or
 * better; if there is none, cards that pair one of hero's own, and if hero has no pair of his own, only above the board.
 * In a deck with wild cards the highest category stands for the pairs.
 */
function outsAmong(
  improving: readonly Omit<ImprovingCard, 'counts'>[],
  hole: Hole,
  board: readonly Card[],
  target: number | undefined,
  wild: WildDeck | undefined,
): (card: Omit<ImprovingCard, 'counts'>) => boolean {
  const highest = Math.max(...improving.map(({ makes }) => makes));
  const lowest = target ?? (highest >= STRAIGHT ? STRAIGHT : wild && highest);
  if (lowest !== undefined) return ({ makes }) => makes >= lowest;
  const own = hole.map(rankOf);
  const ranks = board.map(rankOf);
  const isPaired = own[0] === own[1] || own.some((rank) => ranks.includes(rank));
  const above = isPaired ? -1 : Math.max(...ranks);
  return ({ card }) => own.includes(rankOf(card)) && rankOf(card) > above;
}

function improves(hole: Hole, board: readonly Card[], card: Card, wild?: WildDeck): boolean {
  const now = evaluateIn(wild, [...hole, ...board]);
  const then = evaluateIn(wild, [...hole, ...board, card]);
  return categoryOf(then) > categoryOf(now) && beatsBoard(then, [...board, card], wild);
}

function bestOpponents(
  opponents: readonly Hole[],
  board: readonly Card[],
  card: Card,
  wild: WildDeck | undefined,
): BestOpponents {
  const strengths = opponents.map((opponent) => evaluateIn(wild, [...opponent, ...board, card]));
  const strength = Math.max(...strengths) as Strength;
  const seats = strengths.flatMap((own, seat) => (own === strength ? [seat] : []));
  return {
    seats,
    strength,
    improved: seats.some((seat) => improves(opponents[seat], board, card, wild)),
  };
}

function verdictOf(status: Status, hero: Strength, best: Strength, improves: boolean): Verdict {
  if (status === 'ahead') return hero > best ? 'safe' : 'danger';
  if (hero > best) return 'out';
  if (hero === best) return 'chop';
  if (status === 'level') return 'danger';
  return improves ? 'tainted' : 'blank';
}

function findImproving(
  hole: Hole,
  board: readonly Card[],
  made: Strength,
  next: readonly NextCard[],
  unseen: readonly Card[],
  chosen: number | undefined,
  wild: WildDeck | undefined,
): Improving {
  const improving = next
    .filter(({ improves }) => improves)
    .map(({ card, strength }) => ({ card, makes: categoryOf(strength) }));
  const isOut = outsAmong(improving, hole, board, chosen, wild);
  const cards = improving.map((card) => ({ ...card, counts: isOut(card) }));
  const outs = cards.filter(({ counts }) => counts);
  const hits = outs.length;
  const lowest = hits === 0 ? undefined : Math.min(STRAIGHT, ...outs.map(({ makes }) => makes));
  const target = cards.length === 0 ? undefined : (chosen ?? lowest);
  return {
    ...(target !== undefined && { target }),
    chance: { hits, of: unseen.length },
    cards,
    ...(board.length === 3 && {
      outFalls: atLeastOne(hits, unseen.length, 2),
      reached: countReached(hole, board, made, unseen, target ?? chosen ?? HIGH_CARD, wild),
    }),
  };
}

/** Run-outs that lift hero's category above `made`, to at least `target`, with a hand of hero's own. */
function countReached(
  hole: Hole,
  board: readonly Card[],
  made: Strength,
  unseen: readonly Card[],
  target: number,
  wild: WildDeck | undefined,
): Chance {
  const lowest = Math.max(target, categoryOf(made) + 1);
  let hits = 0;
  let of = 0;
  unseen.forEach((turn, index) => {
    for (const river of unseen.slice(index + 1)) {
      of++;
      const then = evaluateIn(wild, [...hole, ...board, turn, river]);
      if (categoryOf(then) >= lowest && beatsBoard(then, [...board, turn, river], wild)) hits++;
    }
  });
  return { hits, of };
}
