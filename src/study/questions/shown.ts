import type { HeldRange } from '../../drills/fields';
import type { QuestionDrill } from '../../drills/drill';
import { playerText } from '../../drills/spots';
import type { Card, Hole } from '../../poker/card';

/** What every kind of drill shows alike, where it has it. */
export interface Shown {
  /** The user's cards, or those that are asked about. */
  readonly hero?: Hole | undefined;
  readonly board?: readonly Card[];
  /** Known hands of opponents, where they are not what is chosen from. */
  readonly opponents?: readonly Hole[];
  /** The text of a range, and of others behind it. */
  readonly ranges?: readonly string[];
}

export function shownIn(drill: QuestionDrill): Shown {
  if (drill.name === 'equity of a spot' || drill.name === 'call or fold') {
    const { hero, board, opponents } = drill.given.spot;
    return {
      ...(hero.kind === 'hand' && { hero: hero.cards }),
      board,
      opponents: opponents.flatMap((player) => (player.kind === 'hand' ? [player.cards] : [])),
      ranges: opponents.flatMap((player) => (player.kind === 'hand' ? [] : [playerText(player)])),
    };
  }
  const given = drill.given as { hero?: Hole; hand?: Hole; board?: readonly Card[]; range?: HeldRange };
  const hero = given.hero ?? given.hand;
  return {
    ...(hero !== undefined && { hero }),
    ...(given.board !== undefined && { board: given.board }),
    ...(given.range !== undefined && { ranges: [given.range.text] }),
  };
}

/** The drill of one kind. */
export type DrillNamed<Name extends string> = Extract<QuestionDrill, { readonly name: Name }>;
