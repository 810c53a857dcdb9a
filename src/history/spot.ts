import { inUnits } from '../poker/money/amounts';
import type { Card } from '../poker/card';
import type { Player, Spot } from '../poker/spot';
import type { Decision, Hand, HandPlayer } from './events';
import type { Money } from './money';

export interface DecisionSpot {
  /** The player's cards against all players still in, in their order. Players without known cards hold any two. */
  readonly spot: Spot;
  readonly money: DecisionMoney;
}

/** The money of a spot, in the currency's unit: the {@link Stakes} without a tournament's payouts. */
export interface DecisionMoney {
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

/**
 * The spot of a decision.
 *
 * @param seesShown whether cards that the player could not see at the decision count as known
 */
export function spotOf(hand: Hand, decision: Decision, seesShown: boolean): DecisionSpot {
  const { player, opponents, folded, board } = decision;
  const cardsOf = (name: string) => hand.players.find((own) => own.name === name)?.cards ?? [];
  return {
    spot: {
      hero: holderOf(cardsOf(player)),
      board,
      opponents: opponents.map((name) => holderOf(seesShown ? cardsOf(name) : [])),
      // One card that a folding player shows is dead as well.
      dead: seesShown ? folded.flatMap(cardsOf) : [],
    },
    money: moneyOf(decision, [player, ...opponents], decision.toCall),
  };
}

function holderOf([first, second]: readonly Card[]): Player {
  return first === undefined || second === undefined ? { kind: 'random' } : { kind: 'hand', cards: [first, second] };
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
  // A blind that is all in for less is called with all of it, though no player has bet that much.
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

/** The players whose shown cards the spot uses if it sees them: opponents, and players who folded. */
export function shownAt(hand: Hand, { opponents, folded }: Decision): readonly HandPlayer[] {
  return hand.players.filter(({ name, cards }) =>
    folded.includes(name) ? cards.length > 0 : opponents.includes(name) && cards.length === 2,
  );
}

export function decisionsOf(hand: Hand, player: string): readonly Decision[] {
  return hand.decisions.filter((decision) => decision.player === player);
}

/** The players whose two cards are known, hero first: the hand can be seen from their seats. */
export function viewersOf(hand: Hand): readonly string[] {
  const known = hand.players.filter(({ cards }) => cards.length === 2).map(({ name }) => name);
  return known.sort((a, b) => Number(b === hand.hero) - Number(a === hand.hero));
}
