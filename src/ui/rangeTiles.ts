import { cardName } from '#words/cards';
import * as say from '#words/answer';
import { type Card } from '../poker/card';
import { changesOf, scaleOf } from '../poker/curve';
import { figure, percentText } from './figures';
import type { Tile } from './tile';
import type { Answer } from '../poker/answer';

/** A card that changes the equity of hero's range by this much is worth a figure. */
const MATTERS = 0.01;

/** `'+3.2'`, `'−2.0'` */
export function changeText(change: number): string {
  const points = Math.round(1000 * change) / 10;
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${figure(Math.abs(points), 1)}`;
}

/** The unseen cards if hero holds a range: how each changes its equity. */
export function rangeTiles({ answer }: { readonly answer: Answer }): Map<Card, Tile> {
  const { rangeCards = [], players } = answer;
  const now = players[0]?.equity ?? 0;
  const changes = changesOf(rangeCards, now);
  const scale = scaleOf(changes);
  const tiles = new Map(
    changes.map(({ card, equity, change }, place): [Card, Tile] => {
      const isBest = place === 0 && change > 0;
      const isWorst = place === changes.length - 1 && change < 0;
      const leaves = isBest ? say.leavesMost : isWorst ? say.leavesLeast : say.leavesEquity;
      const reason = leaves(percentText(equity), changeText(change));
      const rounded = Math.round(1000 * change) / 1000;
      const matters = Math.abs(rounded) >= MATTERS;
      return [
        card,
        {
          card,
          risen: rounded >= MATTERS,
          ...(matters && { mark: change > 0 ? 'out' : 'warning', note: changeText(change) }),
          gauge: { kind: 'change', value: change / scale, scale },
          name: say.cardSays(cardName(card), reason),
          reason,
        },
      ];
    }),
  );
  const dead = rangeCards.filter(({ equity }) => equity === undefined);
  for (const { card } of dead) {
    const reason = say.cannotCome;
    tiles.set(card, { card, risen: false, name: say.cardSays(cardName(card), reason), reason });
  }
  return tiles;
}
