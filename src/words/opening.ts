import type { Opening } from '../poker/answer';
import { rankName, rankOf, suitOf, type Card } from '../poker/card';
import type { Chance } from '../poker/chance';
import type { Player, Spot } from '../poker/spot';
import { ordinal, flopsInWords } from './english';
import { capitalize } from './capitalize';

/* Before the flop: the words for a player alone. */

/** `'About one flop in eight brings a set or better. About two flops in nine bring a card above your kings.'` */
export function openingSentence(player: Player, { flops, good, wanted }: Opening): string {
  const main = capitalize(flopsBring(wanted, `a ${wanted.name}`));
  if (wanted.name !== good.name) {
    return `${main}, and ${flopsInWords(good)} a ${good.name}.`;
  }
  if (player.kind !== 'hand' || flops.overcards === undefined) return `${main}.`;
  const { overcards } = flops;
  if (overcards.hits === 0) return `${main}. No card is above your aces.`;
  const own = rankName(rankOf(player.cards[0]), 2);
  return `${main}. ${capitalize(flopsBring(overcards, `a card above your ${own}`))}.`;
}

/** `'about one flop in eight brings a set or better'` */
function flopsBring(chance: Chance, what: string): string {
  const share = flopsInWords(chance);
  return `${share} ${share.includes('flops') ? 'bring' : 'brings'} ${what}`;
}

/** `'Pocket eights: 7th of 169 hands'`, `'Jack-ten suited: 43rd of 169 hands'` */
export function openingStanding(player: Player, { flops }: Opening): string {
  if (player.kind === 'range') return 'Your range, before the flop';
  if (player.kind === 'random') return 'Any two cards, before the flop';
  const [a, b] = player.cards;
  const high = Math.max(rankOf(a), rankOf(b));
  const low = Math.min(rankOf(a), rankOf(b));
  const suited = suitOf(a) === suitOf(b) ? 'suited' : 'offsuit';
  const name =
    high === low ? `Pocket ${rankName(high, 2)}` : `${capitalize(rankName(high))}-${rankName(low)} ${suited}`;
  return flops.rank === undefined ? name : `${name}: ${ordinal(flops.rank.place)} of 169 hands`;
}

/** Why a card on the flop helps or hurts: the rest of a sentence that begins with the card. */
export function flopCardReason(spot: Spot, card: Card, equity: string): string {
  const against = spot.opponents.length === 0 ? `${equity} against any two` : `${equity} equity`;
  const { hero } = spot;
  if (hero.kind !== 'hand' || !hero.cards.some((own) => rankOf(own) === rankOf(card))) {
    return `on the flop: ${against}.`;
  }
  const isPair = rankOf(hero.cards[0]) === rankOf(hero.cards[1]);
  return `on the flop makes ${isPair ? 'a set' : 'a pair'}: ${against}.`;
}
