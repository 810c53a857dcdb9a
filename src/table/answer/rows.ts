import type { Component } from 'svelte';
import * as say from '#words/answer';
import { sideBySide } from '#words/ladder';
import { chanceText, errorText, shareText, wholePercentText } from '../../ui/figureTexts';
import Backdoors from './Backdoors.svelte';
import Compare from './Compare.svelte';
import ByTheRiver from './ByTheRiver.svelte';
import EquityByStreet from './EquityByStreet.svelte';
import NextCards from './NextCards.svelte';
import RulesOfThumb from './RulesOfThumb.svelte';
import TheirOuts from './TheirOuts.svelte';
import WhatBeats from './WhatBeats.svelte';
import WhatCounts from './WhatCounts.svelte';
import WinsAndTies from './WinsAndTies.svelte';
import { sharedRows } from '../../poker/breakdown';
import { playersOf } from '../../poker/spot';
import { sharedText } from '../../words/ladder';
import { nameOf, seated } from '../playerNames.svelte';
import { endsShares, endsText, heldShares, spanText, standingText, type Shares } from '../../words/rows';
import { courseText, dodging, targetText, thumb, type RowProps } from './closedRows';

export interface AnswerRow {
  readonly title: string | ((props: RowProps) => string);
  readonly when: (props: RowProps) => boolean;
  readonly summary: (props: RowProps) => string;
  readonly inside?: Component<RowProps>;
  /** Everybody's shares in a table, in place of a component. */
  readonly shares?: (props: RowProps) => Shares;
  /** A row to ask with is not printed. */
  readonly isOnScreen?: boolean;
  /** If there is room for it, it is printed in full though it is closed. */
  readonly inFull?: (props: RowProps) => boolean;
}

/** Range against range: the curves list the equity of each street too. */
export function hasCurves({ answered: { spot } }: RowProps): boolean {
  return spot.hero.kind !== 'hand' && spot.opponents.length === 1 && spot.wild === undefined;
}

/** Hero's part of the answer if there is something to win still. */
function contested({ answered: { answer } }: RowProps): boolean {
  return answer.players[0]?.equity !== undefined && answer.of > 1;
}

export const ENDS_UP: AnswerRow = {
  title: say.endsUp,
  when: ({ answered: { answer } }) => answer.of > 1 && endsText(answer, nameOf(1)) !== '',
  summary: ({ answered }) => endsText(answered.answer, nameOf(1)),
  shares: ({ answered }) => endsShares(answered.answer),
  inFull: ({ answered }) => answered.answer.players.length <= 2,
};

/** The rows in their order, below the rows of money, of flops, of curves and of ranges. */
export const ROWS: readonly AnswerRow[] = Object.freeze<AnswerRow[]>([
  {
    title: sideBySide,
    when: ({ answered: { spot } }) =>
      spot.opponents.length > 0 && playersOf(spot).some(({ kind }) => kind === 'range') && sharedRows(spot).length > 0,
    summary: ({ answered: { spot } }) => sharedText(spot, seated(spot.opponents.length)),
    shares: ({ answered }) => heldShares(answered.spot),
  },
  {
    title: say.whatBeats,
    when: ({ answered }) => answered.answer.standing !== undefined,
    summary: ({ answered: { answer } }) => (answer.standing === undefined ? '' : standingText(answer.standing)),
    inside: WhatBeats,
  },
  {
    title: say.winsAndTies,
    when: contested,
    summary: ({ answered: { answer } }) => {
      const { wins = 0, ties = 0, winsHalfWidth, tiesHalfWidth } = answer.players[0] ?? {};
      return say.winTie(shareText(wins / answer.of, winsHalfWidth), shareText(ties / answer.of, tiesHalfWidth));
    },
    inside: WinsAndTies,
  },
  {
    title: say.byStreet,
    when: (props) => props.course.length > 1 && !hasCurves(props),
    summary: ({ course }) => courseText(course),
    inside: EquityByStreet,
  },
  {
    title: say.nextCard,
    when: ({ answered }) => spanText(answered.answer) !== '',
    summary: ({ answered }) => spanText(answered.answer),
    inside: NextCards,
  },
  ENDS_UP,
  {
    title: say.compareWith,
    when: ({ answered: { answer } }) => answer.players.length > 1 && answer.players[0]?.equity !== undefined,
    summary: () => say.compareClosed,
    inside: Compare,
    isOnScreen: true,
  },
  {
    title: say.whatImproves,
    when: ({ answered: { answer } }) => answer.players.length > 1 && (answer.improving?.cards.length ?? 0) > 0,
    summary: ({ answered }) => {
      const { improving, unseen } = answered.answer;
      return say.improve(improving?.chance.hits ?? 0, unseen, targetText(answered));
    },
    inside: WhatCounts,
  },
  {
    title: say.byRiver,
    when: ({ answered: { answer } }) =>
      answer.players.length === 1 &&
      answer.improving?.outFalls !== undefined &&
      (answer.improving.reached?.hits ?? 0) > 0,
    summary: ({ answered }) => {
      const { chance, outFalls, reached } = answered.answer.improving ?? {};
      if (outFalls === undefined || reached === undefined) return '';
      const made = chanceText(reached);
      if (chance?.hits === 0) return say.runnerRunner(made);
      return outFalls.hits === reached.hits ? say.madeByRiver(made) : say.hitAndMade(chanceText(outFalls), made);
    },
    inside: ByTheRiver,
  },
  {
    title: ({ answered }) => say.theirOuts(seated(answered.answer.players.length - 1)),
    when: ({ answered }) => dodging(answered.answer).length > 0,
    summary: ({ answered }) => say.outsOf(dodging(answered.answer).map(({ who, cards }) => [who, cards.length])),
    inside: TheirOuts,
  },
  {
    title: say.rulesOfThumb,
    when: ({ answered }) => thumb(answered.answer) !== undefined,
    summary: ({ answered }) => {
      const rules = thumb(answered.answer);
      if (rules === undefined) return '';
      const { draws, rule } = rules;
      return say.ruleOf(2 * draws, wholePercentText(rule.percent / 100), errorText(rule.error));
    },
    inside: RulesOfThumb,
  },
  {
    title: say.backdoors,
    when: ({ answered }) => (answered.answer.backdoors?.length ?? 0) > 0,
    summary: ({ answered: { answer } }) => say.pairsOfCards(answer.backdoors?.length ?? 0),
    inside: Backdoors,
  },
]);
