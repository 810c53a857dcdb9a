import { formatCards } from '../poker/card';
import type { Decision, Hand, HandPlayer } from './events';
import type { Money } from './money';

/** A decision as the fields of a spot, in the notation of links. */
export interface DecisionSpot {
  readonly hero: string;
  readonly board: string;
  readonly opponents: readonly string[];
  readonly dead: string;
  /** The money the player can win, including the bets of this street, in the currency's unit. */
  readonly pot: number;
  /** The price of a call; `undefined` if the player may check. */
  readonly call: number | undefined;
  readonly money: DecisionMoney;
}

/** The money of a spot, in the currency's unit: the {@link Stakes} without a tournament's payouts. */
export interface DecisionMoney {
  /** All money in the middle. */
  readonly pot: number;
  /** The player's, then the opponents' in the order of the spot's. */
  readonly bets: readonly number[];
  readonly stacks: readonly (number | undefined)[];
  readonly folded: readonly number[];
  /** The rest of the stacks of players who folded. */
  readonly others: readonly number[];
  /** The amount a call adds to the player's bet: up to the highest bet of a player who is still in. */
  readonly call: number;
}

/** How to read the other players' hands. */
export interface Reading {
  /** Whether cards that the player could not see at the decision count as known. */
  readonly seesShown: boolean;
  /** Hands or ranges that the user gave to players. They take precedence. */
  readonly given: readonly (readonly [player: string, holds: string])[];
}

/** The spot of a decision: the player's cards against all players still in. */
export function spotOf(hand: Hand, decision: Decision, reading: Reading): DecisionSpot {
  return {
    ...cardsAt(hand, decision, reading),
    pot: inUnits(decision.contested),
    call: decision.toCall === 0 ? undefined : inUnits(decision.toCall),
    money: moneyOf(decision, [decision.player, ...decision.opponents], decision.toCall),
  };
}

/** The known cards of all players at a moment. */
function cardsAt(
  hand: Hand,
  { player, opponents, folded, board }: Pick<Decision, 'player' | 'opponents' | 'folded' | 'board'>,
  { seesShown, given }: Reading,
): Pick<DecisionSpot, 'hero' | 'board' | 'opponents' | 'dead'> {
  const cardsOf = (name: string) => hand.players.find((own) => own.name === name)?.cards ?? [];
  const known = (name: string) => (seesShown && cardsOf(name).length === 2 ? cardsOf(name) : []);
  return {
    hero: formatCards(cardsOf(player)),
    board: formatCards(board),
    opponents: opponents.map((name) => {
      const said = given.find(([own]) => own === name);
      const cards = formatCards(known(name));
      return said?.[1] ?? (cards === '' ? 'random' : cards);
    }),
    // One card that a folding player shows is dead as well.
    dead: seesShown ? formatCards(folded.flatMap(cardsOf)) : '',
  };
}

/** The money at a moment; the players in the order of the spot's seats. */
function moneyOf(
  { pot, money }: Pick<Decision, 'pot' | 'money'>,
  players: readonly string[],
  toCall: Money,
): DecisionMoney {
  const seats = players.map((name) => {
    const seat = money.seats.find(({ player }) => player === name);
    return seat ?? { player: name, bet: 0, left: undefined };
  });
  const [own = 0, ...others] = seats.map(({ bet }) => bet);
  // A blind that is all in for less is called with all of it, though no player has bet so much.
  const call = Math.max(0, Math.min(toCall, Math.max(0, ...others) - own));
  return {
    pot: inUnits(pot),
    bets: seats.map(({ bet }) => inUnits(bet)),
    stacks: seats.map(({ left }) => (left === undefined ? undefined : inUnits(left))),
    folded: money.folded.map(inUnits),
    others: money.others.map(inUnits),
    call: inUnits(call),
  };
}

/** The players whose shown cards the spot uses: opponents, and players who folded. */
export function usedAt(
  hand: Hand,
  { opponents, folded }: Decision,
  { seesShown, given }: Reading,
): readonly HandPlayer[] {
  if (!seesShown) return [];
  return hand.players.filter(({ name, cards }) => {
    if (folded.includes(name)) return cards.length > 0;
    return opponents.includes(name) && cards.length === 2 && !given.some(([player]) => player === name);
  });
}

function inUnits(money: Money): number {
  return money / 100;
}

/** The decisions of a player, in order. */
export function decisionsOf(hand: Hand, player: string): readonly Decision[] {
  return hand.decisions.filter((decision) => decision.player === player);
}

/** The players whose two cards are known, hero first: the hand can be seen from their seats. */
export function viewersOf(hand: Hand): readonly string[] {
  const known = hand.players.filter(({ cards }) => cards.length === 2).map(({ name }) => name);
  return known.sort((a, b) => Number(b === hand.hero) - Number(a === hand.hero));
}
