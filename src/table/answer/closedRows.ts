import { categories } from '#words/hands';
import * as say from '#words/answer';
import type { EarlierStreet } from '../../../workers/odds';
import type { Answer } from '../../poker/answer';
import type { Card } from '../../poker/card';
import { targetAbove } from '../../poker/deck';
import { rulesOfThumb } from '../../poker/rulesOfThumb';
import type { Street } from '../../poker/spot';
import type { Standing } from '../../poker/standing';
import { percentText, pointsText } from '../../ui/figures';
import { countText, shareText } from '../../ui/figureTexts';
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
  /** Of simulated equities: half of each one's 95% interval; otherwise empty. */
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

/** `'the nuts'`, or `'96 of 990 hands (9.7%)'` */
export function standingText({ level, behind, of }: Standing): string {
  if (behind > 0) return say.beaten(countText(behind), countText(of), percentText(behind / of));
  return level === 0 ? say.nuts : say.sharedNuts;
}

/** Hero's equity after a card. */
export interface NextEquity {
  readonly card: Card;
  readonly equity: number;
  readonly halfWidth?: number;
  readonly weight?: number;
}

export function nextEquities({ next, rangeCards }: Answer): NextEquity[] {
  return (rangeCards ?? next ?? []).flatMap(({ card, equity, halfWidth, weight }) =>
    equity === undefined
      ? []
      : [
          {
            card,
            equity,
            ...(halfWidth !== undefined && { halfWidth }),
            ...(weight !== undefined && { weight }),
          },
        ],
  );
}

/** `'your equity, from 12.1% to 95.5%'` over the next card; empty if there is none. */
export function spanText(answer: Answer): string {
  const cards = nextEquities(answer);
  if (cards.length === 0) return '';
  const equities = cards.map(({ equity }) => equity);
  const widest = Math.max(...cards.map(({ halfWidth = 0 }) => halfWidth));
  const [from, to] = [percentText(Math.min(...equities)), percentText(Math.max(...equities))];
  return widest === 0 ? say.span(from, to) : say.spanSimulated(from, to, pointsText(widest));
}

/**
 * The final hands: `'flush 19.6%, …'`, or against one opponent `'you: flush 36.4% · opponent: …'`; empty before the
 * categories are counted.
 */
export function endsText({ players, of }: Answer): string {
  const likeliest = (player: number, count: number) =>
    say.ends(
      categories
        .map((name, category) => ({
          name,
          share: (players[player]?.categories[category] ?? 0) / of,
          halfWidth: players[player]?.categoryHalfWidths?.[category],
        }))
        .filter(({ share }) => share > 0)
        .sort((a, b) => b.share - a.share)
        .slice(0, count)
        .map(({ name, share, halfWidth }) => [name, shareText(share, halfWidth)]),
    );
  if (likeliest(0, 1) === '') return '';
  return players.length === 2 ? say.endsBoth(likeliest(0, 1), likeliest(1, 1), nameOf(1)) : likeliest(0, 3);
}
