import type { Component } from 'svelte';
import { chanceText, countText, errorText, shareText, wholePercentText } from '../../ui/figureTexts';
import { later, type Later } from '../../ui/later.svelte';
import { plural } from '../../words/english';
import Backdoors from './Backdoors.svelte';
import ByTheRiver from './ByTheRiver.svelte';
import RulesOfThumb from './RulesOfThumb.svelte';
import TheirOuts from './TheirOuts.svelte';
import WhatImproves from './WhatImproves.svelte';
import { courseText, dodging, endsText, spanText, standingText, targetText, thumb, type RowProps } from './closedRows';

/** A row under the answer. */
export interface AnswerRow {
  readonly title: string | ((props: RowProps) => string);
  /** Whether the row is there. */
  readonly when: (props: RowProps) => boolean;
  /** The summary of the closed row. */
  readonly summary: (props: RowProps) => string;
  /** The component inside. */
  readonly inside: Later<Component<RowProps>>;
  /** Where there is room for it, it is printed in full though it is closed. */
  readonly inFull?: (props: RowProps) => boolean;
}

function row({
  load,
  ...own
}: Omit<AnswerRow, 'inside'> & { load: () => Promise<{ default: Component<RowProps> }> }): AnswerRow {
  return { ...own, inside: later(load) };
}

/** Range against range: the curves list the equity of each street too. */
export function hasCurves({ answered: { spot } }: RowProps): boolean {
  return spot.hero.kind !== 'hand' && spot.opponents.length === 1 && spot.wild === undefined;
}

/** Hero's part of the answer where there is something to win still. */
function contested({ answered: { answer } }: RowProps): boolean {
  return answer.players[0]?.equity !== undefined && answer.of > 1;
}

/**
 * The rows in their order, below those of money, of flops, of curves and of what players hold. Small insides come with the rows:
 * each file that is loaded later is named in the first page.
 */
export const ROWS: readonly AnswerRow[] = [
  row({
    title: 'What beats you',
    when: ({ answered }) => answered.answer.standing !== undefined,
    summary: ({ answered: { answer } }) => (answer.standing === undefined ? '' : standingText(answer.standing)),
    load: () => import('./WhatBeats.svelte'),
  }),
  row({
    title: 'Wins and ties',
    when: contested,
    summary: ({ answered: { answer } }) => {
      const { wins = 0, ties = 0, winsHalfWidth, tiesHalfWidth } = answer.players[0] ?? {};
      return `you win ${shareText(wins / answer.of, winsHalfWidth)}, tie ${shareText(ties / answer.of, tiesHalfWidth)}`;
    },
    load: () => import('./WinsAndTies.svelte'),
  }),
  row({
    title: 'By street',
    when: (props) => props.course.length > 1 && !hasCurves(props),
    summary: ({ course }) => courseText(course),
    load: () => import('./EquityByStreet.svelte'),
  }),
  row({
    title: 'Next card',
    when: ({ answered }) => spanText(answered.answer) !== '',
    summary: ({ answered }) => `your equity, ${spanText(answered.answer)}`,
    load: () => import('./NextCards.svelte'),
  }),
  row({
    title: 'Ends up with',
    when: ({ answered: { answer } }) => answer.of > 1 && endsText(answer) !== '',
    summary: ({ answered }) => endsText(answered.answer),
    load: () => import('./EndsUpWith.svelte'),
    inFull: ({ answered }) => answered.answer.players.length <= 2,
  }),
  row({
    title: 'What improves',
    when: ({ answered: { answer } }) => answer.players.length > 1 && (answer.improving?.cards.length ?? 0) > 0,
    summary: ({ answered }) => {
      const { improving, unseen } = answered.answer;
      return `${improving?.chance.hits ?? 0} of ${unseen} cards make ${targetText(answered)}, win or lose`;
    },
    load: () => Promise.resolve({ default: WhatImproves }),
  }),
  row({
    title: 'By the river',
    when: ({ answered: { answer } }) =>
      answer.players.length === 1 &&
      answer.improving?.outFalls !== undefined &&
      (answer.improving.reached?.hits ?? 0) > 0,
    summary: ({ answered }) => {
      const { chance, outFalls, reached } = answered.answer.improving ?? {};
      if (outFalls === undefined || reached === undefined) return '';
      if (chance?.hits === 0) return `runner-runner ${chanceText(reached)}`;
      const made = `made by the river ${chanceText(reached)}`;
      return outFalls.hits === reached.hits ? made : `hit an out ${chanceText(outFalls)}, ${made}`;
    },
    load: () => Promise.resolve({ default: ByTheRiver }),
  }),
  row({
    title: ({ answered }) => (dodging(answered.answer).length === 1 ? 'Opponent’s outs' : 'Opponents’ outs'),
    when: ({ answered }) => dodging(answered.answer).length > 0,
    summary: ({ answered }) =>
      dodging(answered.answer)
        .map(({ who, cards }) => `${who}: ${cards.length}`)
        .join(', '),
    load: () => Promise.resolve({ default: TheirOuts }),
  }),
  row({
    title: 'Rules of thumb',
    when: ({ answered }) => thumb(answered.answer) !== undefined,
    summary: ({ answered }) => {
      const rules = thumb(answered.answer);
      if (rules === undefined) return '';
      const { draws, rule } = rules;
      return `rule of ${2 * draws}: ${wholePercentText(rule.percent / 100)}, ${errorText(rule.error)}`;
    },
    load: () => Promise.resolve({ default: RulesOfThumb }),
  }),
  row({
    title: 'Backdoors',
    when: ({ answered }) => (answered.answer.backdoors?.length ?? 0) > 0,
    summary: ({ answered: { answer } }) => {
      const pairs = answer.backdoors?.length ?? 0;
      return `${countText(pairs)} ${plural(pairs, 'pair')} of cards, neither card an out on its own`;
    },
    load: () => Promise.resolve({ default: Backdoors }),
  }),
];
