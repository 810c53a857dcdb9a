import { cardName } from '#words/cards';
import * as say from '#words/study';
import { DECK, type Card } from '../poker/card';
import { CATEGORIES, categoryOf } from '../poker/category';
import type { Mark, Tile } from '../ui/tile';
import type { MarkingDrill } from '../drills/marks';
import type { Finding, MarkingGrade } from '../drills/marksGrade';
import { studyReason } from './words';

const MARKS: Record<Finding, Mark> = {
  found: 'out',
  missed: 'missed',
  extra: 'wrong',
  tainted: 'warning',
};

type Owner = keyof typeof say.owners;

/** The owner of each card in play. */
function owners({ spot }: MarkingDrill): Map<Card, Owner> {
  const [player] = spot.opponents;
  return new Map<Card, Owner>([
    ...(spot.hero.kind === 'hand' ? spot.hero.cards : []).map((card) => [card, 'you'] as const),
    ...spot.board.map((card) => [card, 'board'] as const),
    ...(player?.kind === 'hand' ? player.cards : []).map((card) => [card, 'opponent'] as const),
    ...spot.dead.map((card) => [card, 'dead'] as const),
  ]);
}

/** The tiles of a drill: cards in play are holes, the others can be marked. Once graded they have reasons. */
export function studyTiles(
  drill: MarkingDrill,
  marks: readonly Card[],
  grade: MarkingGrade | undefined,
): Map<Card, Tile> {
  const held = owners(drill);
  const next = new Map(drill.answer.next?.map((card) => [card.card, card]));
  return new Map(
    DECK.map((card): [Card, Tile] => {
      const owner = held.get(card);
      if (owner !== undefined) {
        const name = say.heldCard(card, owner);
        return [card, { card, owner: say.owners[owner], risen: false, pressed: false, name }];
      }
      const pressed = marks.includes(card);
      const found = next.get(card);
      if (grade === undefined || found === undefined) {
        return [
          card,
          {
            card,
            risen: pressed,
            pressed,
            ...(pressed && { mark: 'out' as const }),
            name: cardName(card),
          },
        ];
      }
      const finding = grade.findings.get(card);
      const reason = studyReason(drill, found);
      const mark =
        finding !== undefined
          ? MARKS[finding]
          : drill.level.asks === 'outs' && found.verdict === 'tainted'
            ? 'warning'
            : undefined;
      return [
        card,
        {
          card,
          risen: drill.outs.has(card),
          pressed,
          ghost: finding === 'missed',
          ...(mark !== undefined && { mark }),
          ...(found.equity !== undefined
            ? { gauge: { kind: 'equity', value: found.equity } as const }
            : found.improves && {
                gauge: {
                  kind: 'makes',
                  of: CATEGORIES.length - 1,
                  rungs: categoryOf(found.strength),
                  counts: drill.outs.has(card),
                } as const,
              }),
          name: say.cardReason(card, finding, reason),
          reason,
        },
      ];
    }),
  );
}
