import * as cardWords from '#words/cards';
import * as say from '#words/show';
import { owner as ownerAtTable } from '#words/table';
import { placesOf } from '../notation/draft';
import type { Card } from '../poker/card';
import { deckOf } from '../poker/deck';
import type { Showdown } from '../poker/showdown';
import type { Tile } from '../ui/tile';
import type { Show } from './show.svelte';

/**
 * The deck as everybody's cards leave it: who has a card, or who leads once it comes. A card is white if it changes
 * the leader.
 *
 * @param open the hands of the run that the next card goes to, if all are face up
 */
export function tilesOf(
  show: Pick<Show, 'draft' | 'shown' | 'hands' | 'names' | 'nameOf' | 'hides'>,
  open: Showdown | undefined,
): ReadonlyMap<Card, Tile> {
  const { draft, shown } = show;
  const places = placesOf(draft);
  const short = (name: string, seat: number | undefined) => {
    const isNumbered = seat !== undefined && show.nameOf(seat) === undefined;
    const own = isNumbered ? ownerAtTable(seat === 0 ? 'hero' : 'seat', show.hands.length > 2 ? seat : 0) : name;
    return Array.from(own).slice(0, 6).join('');
  };
  const tileOf = (card: Card): Tile => {
    const place = places.get(card);
    if (place !== undefined || shown.again?.cards.includes(card) === true) {
      const seat = place?.in === 'hero' ? 0 : place?.in === 'seat' ? place.seat + 1 : undefined;
      const folded = shown.folded.find(({ cards }) => cards.includes(card));
      const owner =
        seat === undefined
          ? place?.in === 'dead'
            ? (folded?.name ?? say.dead)
            : say.onBoard
          : (show.names[seat] ?? '');
      if (seat !== undefined && show.hides(seat)) return { card, risen: true, name: cardWords.cardName(card) };
      return { card, owner: short(owner, seat), risen: false, name: say.takeBack(card, owner) };
    }
    const winners = open?.next.get(card);
    if (winners === undefined || open === undefined) return { card, risen: true, name: cardWords.cardName(card) };
    const isSame = winners.length === open.leaders.length && winners.every((seat) => open.leaders.includes(seat));
    const winner = winners.length > 1 ? undefined : (winners[0] ?? 0);
    const who = winner === undefined ? say.splits : (show.names[winner] ?? '');
    return { card, risen: !isSame, note: short(who, winner), name: say.leadsWith(card, who) };
  };
  return new Map(deckOf(draft.wild).map((card) => [card, tileOf(card)]));
}
