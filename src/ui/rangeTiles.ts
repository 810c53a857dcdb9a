import { cardName, type Card } from '../poker/card';
import { changesOf, scaleOf } from '../poker/curve';
import { figure, percentText } from './figures';
import type { Tile } from './tile';
import type { Answer } from '../poker/answer';

/** A card that changes the equity of hero's range by so much is worth a figure. */
const MATTERS = 0.01;

/** `'+3.2'`, `'−2.0'` */
export function changeText(change: number): string {
  const points = Math.round(1000 * change) / 10;
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${figure(Math.abs(points), 1)}`;
}

/** The unseen cards where hero holds a range: how each changes its equity. */
export function rangeTiles({ answer }: { readonly answer: Answer }): Map<Card, Tile> {
  const { rangeCards = [], players } = answer;
  const now = players[0]?.equity ?? 0;
  const changes = changesOf(rangeCards, now);
  const scale = scaleOf(changes);
  const tiles = new Map(
    changes.map(({ card, equity, change }, place): [Card, Tile] => {
      const points = `${changeText(change)} points`;
      const which =
        place === 0 && change > 0
          ? ', your best card'
          : place === changes.length - 1 && change < 0
            ? ', your worst card'
            : '';
      const reason = `leaves your range ${percentText(equity)} equity: ${points}${which}.`;
      const rounded = Math.round(1000 * change) / 1000;
      const matters = Math.abs(rounded) >= MATTERS;
      return [
        card,
        {
          card,
          risen: rounded >= MATTERS,
          ...(matters && { mark: change > 0 ? 'out' : 'warning', note: changeText(change) }),
          gauge: { kind: 'change', value: change / scale, scale },
          name: `${cardName(card)}: ${reason}`,
          reason,
        },
      ];
    }),
  );
  const dead = rangeCards.filter(({ equity }) => equity === undefined);
  for (const { card } of dead) {
    const reason = 'cannot come: every hand of a range holds it.';
    tiles.set(card, { card, risen: false, name: `${cardName(card)}: ${reason}`, reason });
  }
  return tiles;
}
