import { cardName } from '#words/cards';
import * as say from '#words/ladder';
import { nextCard } from '#words/table';
import type { Answer } from '../../poker/answer';
import { narrowRange, type Ladder, type Row } from '../../poker/breakdown';
import type { Card } from '../../poker/card';
import { findDraws, type DrawName } from '../../poker/draws';
import { HELD_DRAWS, isInRow } from '../../poker/holding';
import { COMBOS, type Range } from '../../poker/combos';
import { playersOf, unseenCards, type Player, type Spot } from '../../poker/spot';
import { percentText } from '../../ui/figures';
import type { Tile } from '../../ui/tile';

/*
 * A spot with a player held to a part of the range, and the deck as it looks against that.
 */

/** The spot with a ladder's player held to parts of its combos; `undefined` if nothing is left. */
export function spotWith(spot: Spot, ladder: Ladder, parts: Float64Array): Spot | undefined {
  const player = playerOf(narrowRange(ladder, parts));
  if (player === undefined) return undefined;
  const [hero, ...opponents] = playersOf(spot).with(ladder.seat, player);
  return { ...spot, hero, opponents };
}

/** A range of one combo is that hand. */
function playerOf(range: Range): Player | undefined {
  const [only, ...more] = COMBOS.filter((_, combo) => range.weights[combo] > 0);
  if (only === undefined) return undefined;
  return more.length === 0 ? { kind: 'hand', cards: only } : { kind: 'range', range };
}

export function partsOfRow({ holdings }: Ladder, row: Row): Float64Array {
  return Float64Array.from(holdings, (holding) => Number(isInRow(row, holding)));
}

/** A card completes a row of draws if it does so for more than this part of it. */
const OFTEN = 0.1;

/** The cards that complete a row of draws; `undefined` for a rung. */
export function completing(spot: Spot, ladder: Ladder, row: Row): Set<Card> | undefined {
  if (row.kind === 'rung') return undefined;
  const names: readonly DrawName[] = HELD_DRAWS[row.place].of;
  const weights = new Map<Card, number>();
  const unnamed = unseenCards(spot);
  ladder.holdings.forEach((holding, at) => {
    if (!isInRow(row, holding)) return;
    const hole = COMBOS[ladder.combos[at]];
    const unseen = unnamed.filter((card) => !hole.includes(card));
    const draws = findDraws(hole, spot.board, unseen, new Set(unseen), spot.wild);
    const cards = draws.filter(({ name }) => names.includes(name)).flatMap((draw) => draw.cards);
    for (const card of new Set(cards)) {
      weights.set(card, (weights.get(card) ?? 0) + ladder.weights[at]);
    }
  });
  const often = Array.from(weights).filter(([, weight]) => weight > OFTEN * row.combos);
  return new Set(often.map(([card]) => card));
}

/** The deck if a player holds only one row. */
export interface Against {
  readonly row: Row;
  /** `'top pair'` */
  readonly words: string;
  /** Whether the row is of hero's own range. */
  readonly isOwn: boolean;
  readonly answer: Answer;
  readonly completing: ReadonlySet<Card> | undefined;
}

/** The deck's tiles with what they do against a row. Cards in play stay as they are. */
export function tilesAgainst(tiles: ReadonlyMap<Card, Tile>, against: Against): Map<Card, Tile> {
  const { answer, words, isOwn } = against;
  const cards = new Map((answer.next ?? answer.rangeCards ?? []).map((own) => [own.card, own]));
  return new Map(
    Array.from(tiles, ([card, tile]): [Card, Tile] => {
      if (tile.owner !== undefined) return [card, tile];
      const found = cards.get(card);
      const equity = found?.equity;
      const completes = against.completing?.has(card) === true;
      const isOut =
        found?.weight === undefined
          ? found !== undefined && 'verdict' in found && found.verdict === 'out'
          : found.weight > OFTEN;
      const reason =
        equity === undefined
          ? say.cannotCome(words, isOwn)
          : (completes ? say.completes : say.leavesYou)(percentText(equity), words, isOwn);
      return [
        card,
        {
          card,
          risen: against.completing === undefined ? isOut : completes,
          ...(equity !== undefined && { gauge: { kind: 'equity', value: equity } as const }),
          name: nextCard(cardName(card), undefined, reason),
          reason,
        },
      ];
    }),
  );
}
