import * as say from '#words/ranges';
import { paragraph } from '#words/text';
import type { Opening } from '../poker/answer';
import { rankOf, suitOf, type Card } from '../poker/card';
import type { Player, Spot } from '../poker/spot';

/* Before the flop: what is said of a player alone. */

/** `'About one flop in eight brings a set or better. About two flops in nine bring a card above your kings.'` */
export function openingSentence(player: Player, { flops, good, wanted }: Opening): string {
  if (wanted.name !== good.name) return say.wantedAndGood(wanted, wanted.name, good, good.name);
  const main = say.wanted(wanted, wanted.name);
  if (player.kind !== 'hand' || flops.overcards === undefined) return main;
  const { overcards } = flops;
  const above = overcards.hits === 0 ? say.noneAbove : say.above(overcards, rankOf(player.cards[0]));
  return paragraph([main, above]);
}

/** `'Pocket eights: 7th of 169 hands'`, `'Jack-ten suited: 43rd of 169 hands'` */
export function openingStanding(player: Player, { flops }: Opening): string {
  if (player.kind === 'range') return say.yourRange;
  if (player.kind === 'random') return say.anyTwoBeforeFlop;
  const [a, b] = player.cards;
  const high = Math.max(rankOf(a), rankOf(b));
  const low = Math.min(rankOf(a), rankOf(b));
  const name = high === low ? say.pocketPair(high) : say.unpaired(high, low, suitOf(a) === suitOf(b));
  return flops.rank === undefined ? name : say.ranked(name, flops.rank.place);
}

/** Why a card on the flop helps or hurts: the rest of a sentence that begins with the card. */
export function flopCardReason(spot: Spot, card: Card, equity: string): string {
  const figure = spot.opponents.length === 0 ? say.againstAnyTwo(equity) : say.ofEquity(equity);
  const { hero } = spot;
  if (hero.kind !== 'hand' || !hero.cards.some((own) => rankOf(own) === rankOf(card))) return say.onFlop(figure);
  return rankOf(hero.cards[0]) === rankOf(hero.cards[1]) ? say.onFlopSet(figure) : say.onFlopPair(figure);
}
