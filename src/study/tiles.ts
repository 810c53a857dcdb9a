import { cardName } from '#words/cards';
import * as say from '#words/study';
import { DECK, type Card } from '../poker/card';
import { CATEGORIES, categoryOf } from '../poker/category';
import type { TileMark, Tile } from '../ui/tile';
import type { MarksDrill } from '../drills/drill';
import type { Finding, MarksGrade } from '../drills/kind';
import { studyReason } from '../drills/marksQuestion';

const MARKS: Record<Finding, TileMark> = {
  found: 'out',
  missed: 'missed',
  extra: 'wrong',
  tainted: 'missed',
};

type Owner = keyof typeof say.owners;

function owners({ given: { spot } }: MarksDrill): Map<Card, Owner> {
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
  drill: MarksDrill,
  marks: readonly number[],
  grade: MarksGrade | undefined,
): Map<Card, Tile> {
  const held = owners(drill);
  const next = new Map(drill.key.answer.next?.map((card) => [card.card, card]));
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
          : drill.kind.asks === 'outs' && found.verdict === 'tainted'
            ? 'missed'
            : undefined;
      return [
        card,
        {
          card,
          risen: drill.key.outs.has(card),
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
                  counts: drill.key.outs.has(card),
                } as const,
              }),
          name: say.cardReason(card, finding, reason),
          reason,
        },
      ];
    }),
  );
}
