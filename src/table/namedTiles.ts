import { cardName } from '#words/cards';
import { heldBy } from '#words/opponents';
import { isWildCard } from '#words/table';
import type { Card } from '../poker/card';
import type { Tile } from '../ui/tile';

/** Characters of a name that a hole of the deck has room for. */
const LONGEST_OWNER = 6;

/**
 * The deck with the players' names; cards that are face down are keys like any other.
 *
 * @param ownerOf the name of the opponent who holds a card
 */
export function namedTiles(
  tiles: ReadonlyMap<Card, Tile>,
  ownerOf: (card: Card) => string | undefined,
  isCovered: (card: Card) => boolean,
): ReadonlyMap<Card, Tile> {
  return new Map(
    Array.from(tiles, ([card, tile]): [Card, Tile] => {
      if (isCovered(card)) return [card, { card, risen: true, name: cardName(card) }];
      const owner = ownerOf(card);
      const held = tile.wild ? isWildCard(cardName(card)) : cardName(card);
      return [
        card,
        {
          ...tile,
          name: owner === undefined ? tile.name : heldBy(held, owner),
          ...(owner !== undefined && { owner: Array.from(owner).slice(0, LONGEST_OWNER).join('') }),
        },
      ];
    }),
  );
}
