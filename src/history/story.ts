import type { Decision, Hand } from './events';
import type { Money } from './money';
import type { Position } from './position';

/* A hand as its players saw it: every action with its position, its size and the stacks behind it. */

/** An action, with the money as it is once the action is taken and before a bet that nobody calls goes back. */
export interface Act extends Pick<Decision, 'player' | 'street' | 'did' | 'by' | 'to'> {
  /** `undefined` if the history does not tell. */
  readonly position: Position | undefined;
  /** Its place among the player's decisions. */
  readonly at: number;
  /** A bet as a part of the pot; a raise as a part of the pot with the call in it. `undefined` for other actions. */
  readonly part: number | undefined;
  /** The pot, with the action. */
  readonly pot: Money;
  /** What the player has left; `undefined` of an unknown stack. */
  readonly behind: Money | undefined;
  /**
   * What the player can still lose to the deepest opponent, as a part of the pot. `undefined` of a fold, and if a stack that
   * decides it is not known.
   */
  readonly toPot: number | undefined;
}

export function storyOf({ decisions, players }: Hand): readonly Act[] {
  const turns = new Map<string, number>();
  return decisions.map(({ player, street, did, by, to, pot, toCall, money: { seats } }) => {
    const at = turns.get(player) ?? 0;
    turns.set(player, at + 1);
    const left = seats.find((seat) => seat.player === player)?.left;
    const behind = left === undefined ? undefined : left - by;
    const others = seats.flatMap((seat) => (seat.player === player ? [] : [seat.left]));
    return {
      ...{ player, street, did, by, to, at, behind },
      position: players.find(({ name }) => name === player)?.position,
      part: did === 'bet' || did === 'raise' ? (by - toCall) / (pot + toCall) : undefined,
      pot: pot + by,
      toPot: did === 'fold' ? undefined : partAtRisk(behind, others, pot + by),
    };
  });
}

/** The smaller of a stack and of the largest other stack, as a part of the pot. */
function partAtRisk(own: Money | undefined, others: readonly (Money | undefined)[], pot: Money): number | undefined {
  const known = others.filter((left) => left !== undefined);
  const most = Math.max(0, ...known);
  // An unknown stack may be the deepest.
  if (own === undefined || (known.length < others.length && most < own)) return undefined;
  return Math.min(own, most) / pot;
}
