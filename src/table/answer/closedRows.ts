import * as say from '#words/answer';
import type { EarlierStreet } from '../../../workers/odds';
import type { Answer } from '../../poker/answer';
import type { Card } from '../../poker/card';
import { targetAbove } from '../../poker/deck';
import { rulesOfThumb } from '../../poker/rulesOfThumb';
import type { Street } from '../../poker/spot';
import { shareText } from '../../ui/figureTexts';
import { aTarget } from '../../words/hands';
import type { Answered } from '../answered';
import { nameOf } from '../playerNames.svelte';
import type { Table } from '../table.svelte';

/* The one-line summaries of closed rows. Their insides are loaded when they are opened. */

/** A row under the answer: its summary, and the component that it opens. */
export interface RowProps {
  readonly table: Table;
  readonly answered: Answered;
  /** Everybody's equity, street by street; one street or none if there is nothing to compare. */
  readonly course: readonly Stop[];
}

/** Everybody's equity on a street, 0 to 1, hero first. */
export interface Stop {
  readonly street: Street;
  readonly equities: readonly number[];
  /** Half of the 95% interval of each simulated equity; empty if the equities are exact. */
  readonly halfWidths: readonly number[];
}

/**
 * Everybody's equity on each street that has it.
 *
 * @param earlier the streets before the answer's own. They were counted with the ranges as they are now: none if
 * ranges were narrowed, because those are shown street by street.
 */
export function courseOf(answer: Answer, earlier: readonly EarlierStreet[]): Stop[] {
  return [...earlier, answer].flatMap(({ street, players }) => {
    const equities = players.flatMap(({ equity }) => equity ?? []);
    const halfWidths = players.flatMap(({ halfWidth }) => halfWidth ?? []);
    return equities.length < 2 ? [] : [{ street, equities, halfWidths }];
  });
}

/** The lowest category that counts; `undefined` if any better hand does. */
export function targetOf({ answer: { improving, made } }: Answered): number | undefined {
  return improving?.target === undefined || made === undefined ? undefined : targetAbove(improving.target, made);
}

/** The target, for a sentence: `'a straight or better'`. */
export function targetText(answered: Answered): string {
  const target = targetOf(answered);
  return target === undefined ? say.aBetterHand : aTarget(target, answered.spot.wild);
}

/** If hero is ahead: the cards that put each opponent in front. */
export function dodging({ players }: Answer): { readonly who: string; readonly cards: readonly Card[] }[] {
  return players.flatMap(({ outs }, seat) =>
    outs === undefined ? [] : [{ who: say.whose(nameOf(seat), players.length === 2 ? undefined : seat), cards: outs }],
  );
}

/** The rules of thumb for hero's outs; `undefined` without outs, ahead, or against hidden cards. */
export function thumb(answer: Answer): ({ outs: number; draws: 1 | 2 } & ReturnType<typeof rulesOfThumb>) | undefined {
  const outs = answer.outs?.length ?? answer.improving?.chance.hits;
  const hidden = answer.status === undefined && answer.players.length > 1;
  if (outs === undefined || outs === 0 || answer.status === 'ahead' || hidden) return undefined;
  const draws = answer.street === 'flop' ? 2 : 1;
  return { outs, draws, ...rulesOfThumb(outs, answer.unseen, draws) };
}

/** `'you 47.9% ±0.09, then 24.6%'` */
export function courseText(course: readonly Stop[]): string {
  return say.course(course.map(({ equities, halfWidths }) => shareText(equities[0] ?? 0, halfWidths[0])));
}
