import { formatCards } from '../poker/card';
import type { Decision, Hand } from './hand';
import type { Money } from './money';

/** A decision as the fields of a spot, each in its text. */
export interface DecisionSpot {
  readonly hero: string;
  readonly board: string;
  readonly opponents: readonly string[];
  readonly dead: string;
  /** What the player can win, the bets of this street with it, in the currency's unit. */
  readonly pot: number;
  /** What a call costs; nothing where a check is free. */
  readonly call: number | undefined;
}

/** How the others' hands are taken. */
export interface Reading {
  /** Whether cards that were seen only later, or never by the player, count as known. */
  readonly seesShown: boolean;
  /** What the reader says that players hold, whatever is known of them: ranges, say. */
  readonly given: readonly (readonly [player: string, holds: string])[];
}

/** What a decision asks: the player's cards against what is known of everybody still in. */
export function spotOf(hand: Hand, decision: Decision, reading: Reading): DecisionSpot {
  const { seesShown, given } = reading;
  const cardsOf = (name: string) =>
    hand.players.find((player) => player.name === name)?.cards ?? [];
  const known = (name: string) => (seesShown && cardsOf(name).length === 2 ? cardsOf(name) : []);
  return {
    hero: formatCards(cardsOf(decision.player)),
    board: formatCards(decision.board),
    opponents: decision.opponents.map((name) => {
      const said = given.find(([player]) => player === name);
      const cards = formatCards(known(name));
      return said?.[1] ?? (cards === '' ? 'random' : cards);
    }),
    // One card that a folding player shows is dead as well.
    dead: seesShown ? formatCards(decision.folded.flatMap(cardsOf)) : '',
    pot: inUnits(decision.contested),
    call: decision.toCall === 0 ? undefined : inUnits(decision.toCall),
  };
}

function inUnits(money: Money): number {
  return money / 100;
}

/** The decisions that are a player's, in order. */
export function decisionsOf(hand: Hand, player: string): readonly Decision[] {
  return hand.decisions.filter((decision) => decision.player === player);
}

/** Whose eyes the hand can be seen through: hero's, else those of all whose cards are known. */
export function viewersOf(hand: Hand): readonly string[] {
  const known = hand.players.filter(({ cards }) => cards.length === 2).map(({ name }) => name);
  return known.sort((a, b) => Number(b === hand.hero) - Number(a === hand.hero));
}
