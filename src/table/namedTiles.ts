import { cardName, type Card } from '../poker/card';
import type { Tile } from '../ui/tile';
import { withNames } from './playerNames.svelte';

/** Characters of a name that a hole of the deck has room for. */
const LONGEST_OWNER = 6;

/**
 * The deck with the players' names; cards that are face down are keys like any other.
 *
 * @param nameOf the name of an opponent, numbered from 1
 */
export function namedTiles(
  tiles: ReadonlyMap<Card, Tile>,
  nameOf: (opponent: number) => string | undefined,
  isCovered: (card: Card) => boolean,
): ReadonlyMap<Card, Tile> {
  return new Map(
    Array.from(tiles, ([card, tile]): [Card, Tile] => {
      if (isCovered(card)) return [card, { card, risen: true, name: cardName(card) }];
      const owner = nameOf(tile.owner === 'them' ? 1 : Number(/^opp (\d)$/.exec(tile.owner ?? '')?.[1]));
      const name = owner === undefined ? tile.name : tile.name.replace('in their hand', `with ${owner}`);
      return [
        card,
        {
          ...tile,
          name: withNames(name),
          ...(tile.reason !== undefined && { reason: withNames(tile.reason) }),
          ...(owner !== undefined && { owner: Array.from(owner).slice(0, LONGEST_OWNER).join('') }),
        },
      ];
    }),
  );
}
