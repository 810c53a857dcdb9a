import { cardName } from '#words/cards';
import * as say from '#words/table';
import { placesOf, seating, type Draft, type Place } from '../notation/draft';
import { JOKER, type Card } from '../poker/card';
import type { AnsweredCard } from '../poker/answer';
import { categoryOf } from '../poker/category';
import { trails } from '../poker/chance';
import { categoriesOf, deckOf, isWild } from '../poker/deck';
import { MARKS, type Tile } from '../ui/tile';
import type { Answered } from './answered';

/**
 * The deck as it looks: cards in play are holes, the others say what they do. Without an answer they are all for
 * picking.
 *
 * @param told a panel's texts for cards that the answer does not describe
 */
export function tilesOf(draft: Draft, answered: Answered | undefined, told?: ReadonlyMap<Card, Tile>): Map<Card, Tile> {
  const places = placesOf(draft);
  const numbers = seating(draft);
  const next = new Map(
    answered?.answer.next?.map((card, index) => [
      card.card,
      answeredTile(answered, card, answered.words.reasons[index] ?? ''),
    ]),
  );
  const tileOf = (card: Card): Tile => {
    const place = places.get(card);
    if (place !== undefined) return heldTile(card, place, numbers);
    return next.get(card) ?? told?.get(card) ?? { card, risen: true, name: cardName(card) };
  };
  return new Map(
    deckOf(draft.wild).map((card): [Card, Tile] => {
      const tile = tileOf(card);
      if (card === JOKER || !isWild(card, draft.wild)) return [card, tile];
      const name = tile.name.replace(cardName(card), say.isWildCard(cardName(card)));
      return [card, { ...tile, wild: true, name }];
    }),
  );
}

/** Who leads sees the cards rise that add as much equity. */
const HELPS = 0.1;

/** A card in play, with its owner. */
function heldTile(card: Card, place: Place, numbers: readonly (number | undefined)[]): Tile {
  const isOnly = numbers.filter((other) => other !== undefined).length === 1;
  const opponent = isOnly ? 0 : 1 + ((place.in === 'seat' ? numbers[place.seat] : undefined) ?? 0);
  return {
    card,
    owner: say.owner(place.in, opponent),
    risen: false,
    name: say.heldCard(cardName(card), place.in, opponent),
  };
}

/** An unseen card with its effect. */
function answeredTile({ spot, answer }: Answered, next: AnsweredCard, reason: string): Tile {
  const { card, verdict, improves, equity, gain = 0, isFeared } = next;
  const mark = verdict === undefined ? isFeared && 'warning' : MARKS[verdict];
  const [hero] = answer.players;
  // Against hidden hands: behind, what is worth a tenth of an out; ahead, what helps.
  const helps = trails(answer.players) ? gain > 0.1 : (equity ?? 0) - (hero?.equity ?? 1) >= HELPS;
  const risen = verdict === undefined ? helps : verdict === 'out';
  return {
    card,
    risen,
    ...(mark !== undefined && { mark }),
    ...(equity !== undefined
      ? { gauge: { kind: 'equity', value: equity } as const }
      : improves && {
          gauge: {
            kind: 'makes',
            of: categoriesOf(spot.wild).length - 1,
            rungs: categoryOf(next.strength),
            counts: verdict === 'out',
          } as const,
        }),
    name: say.nextCard(cardName(card), verdict, reason),
    reason,
  };
}
