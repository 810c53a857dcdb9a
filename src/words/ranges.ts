import { aRank, aSuit } from '#words/hands';
import { cardSymbol } from '#words/cards';
import * as say from '#words/ranges';
import { paragraph } from '#words/text';
import type { Answer, Opening } from '../poker/answer';
import { rankOf, suitOf, type Card } from '../poker/card';
import { changesOf, curveOf, shareFrom } from '../poker/curve';
import type { Player, Spot } from '../poker/spot';

/* The words for hero's range, besides those for any spot. */

/** A hand with this much equity against the other range is a strong hand. */
export const NUT_EQUITY = 0.8;

/** Below this difference two shares count as equal, and a card as neutral. */
const ALIKE = 0.005;

/** `'Range against range, on the flop'`; `undefined` against a known hand. */
export function rangesStanding({ combos, street }: Answer): string | undefined {
  if (combos?.every((own) => own.combos.length > 1) !== true) return undefined;
  return say.rangeAgainstRange(street);
}

/** The headline after the equity: who has strong hands more often, and the cards that matter. May be empty. */
export function rangesSentence(answer: Answer): string {
  const equity = answer.players[0]?.equity;
  if (equity === 0 || equity === 1) return '';
  return paragraph([nutsSentence(answer), cardsSentence(answer)]);
}

/** `'You hold strong hands more often: 13.1% of your range, 5.6% of theirs.'`; empty against a known hand, and if nobody holds any. */
function nutsSentence({ combos }: Answer): string {
  if (combos === undefined || combos.some((own) => own.combos.length < 2)) return '';
  const [own, theirs] = combos.map((values) => shareFrom(curveOf(values), NUT_EQUITY));
  if (Math.max(own, theirs) < ALIKE) return '';
  if (Math.abs(own - theirs) < ALIKE) return say.bothStrong(own, theirs);
  return own > theirs ? say.youStrong(own, theirs) : say.theyStrong(own, theirs);
}

/** `'An ace helps you most, a jack hurts you most.'`; empty if no card matters, or which does is an estimate. */
function cardsSentence({ rangeCards = [], players, method }: Answer): string {
  if (method === 'sampled') return '';
  const changes = changesOf(rangeCards, players[0]?.equity ?? 0);
  const cards = changes.map(({ card }) => card);
  const [best, worst] = [changes[0]?.change ?? 0, changes.at(-1)?.change ?? 0];
  const helps = best > ALIKE ? firstOf(cards) : undefined;
  const hurts = worst < -ALIKE ? firstOf(cards.toReversed()) : undefined;
  if (helps === undefined) return hurts === undefined ? '' : say.hurts(hurts);
  return hurts === undefined ? say.helps(helps) : say.helpsAndHurts(helps, hurts);
}

/** The first card in words: its rank or its suit, if all of it comes before the other cards. */
function firstOf(cards: readonly Card[]): string {
  const [first] = cards;
  const leads = (isAlike: (card: Card) => boolean) => cards.slice(0, cards.filter(isAlike).length).every(isAlike);
  if (leads((card) => rankOf(card) === rankOf(first))) return aRank(rankOf(first));
  if (leads((card) => suitOf(card) === suitOf(first))) return aSuit(suitOf(first));
  return cardSymbol(first);
}

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

/** `'Pocket eights: 7th of 169 against any two'` */
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
