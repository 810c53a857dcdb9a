import * as say from '#words/history';
import { facts, paragraph, quote, list } from '#words/text';
import { cleanText } from '../poker/shownText';
import type { HistoryProblem, LeftOutCount, Unread, UnreadReason } from '../history/problem';
import { sentenceOf } from './problems';
import type { Site } from '../history/sites';

/* What is wrong with a hand history. */

/** What unread hands and files have in common: `'cut off'`, `'Omaha'`. */
export function unreadReason(reason: UnreadReason): string {
  const names: Partial<Readonly<Record<string, string>>> = say.unreadReasons;
  return names[reason] ?? quote(reason.slice('game '.length));
}

/** `'4 Omaha, 2 cut off'`, the most frequent first. */
export function unreadCounts(counts: readonly { readonly reason: UnreadReason; readonly count: number }[]): string {
  return facts(
    [...counts]
      .sort((a, b) => b.count - a.count)
      .map(({ reason, count }) => say.reasonCount(unreadReason(reason), count)),
  );
}

/** `'87 hands are left out: 84 without known cards, 3 Omaha.'`; empty if none is. */
export function leftOutText(counts: readonly LeftOutCount[]): string {
  if (counts.length === 0) return '';
  const hands = counts.reduce((sum, { count }) => sum + count, 0);
  const named = counts.map(({ leftOut, count }) =>
    counts.length === 1 ? unreadReason(leftOut) : say.reasonCount(unreadReason(leftOut), count),
  );
  return say.handsLeftOut(hands, facts(named));
}

/** The longest name of a file, or of a file in it, in characters. */
const LONGEST_FILE_NAME = 200;

function named({ name }: { readonly name?: string }): string | undefined {
  return name === undefined ? undefined : fileName(name);
}

function fileName(name: string): string {
  return cleanText(name, LONGEST_FILE_NAME).text;
}

/** What is wrong with one hand, text or file; empty if its reason says it all. */
export function unreadProblem(unread: Unread): string {
  switch (unread.reason) {
    case 'with a fault':
      return historyProblem(unread.problem);
    case 'not read yet':
      return say.otherHistoryInFile(named(unread), unread.history);
    case 'without a hand':
      return say.noHistoryInFile(named(unread));
    case 'without a player who is you':
      return say.nobodysHand;
    default:
      return 'name' in unread
        ? say.fileProblems[unread.reason](
            unread.name === undefined ? say.aHand : fileName(unread.name),
            unread.isOfAll === true,
          )
        : '';
  }
}

/** A sentence, or some if the next says what to do. */
export function historyProblem(problem: HistoryProblem): string {
  switch (problem.code) {
    case 'in-hand':
      return say.inHand(problem.hand, problem.of, historyProblem(problem.problem));
    case 'no-hand-shown': {
      const { hands, counts, fault } = problem;
      return paragraph([say.noHandShown(hands), leftOutText(counts), fault === undefined ? '' : historyProblem(fault)]);
    }
    case 'other-game':
      return say.otherGame(unreadReason(problem.leftOut));
    case 'other-rules':
      return say.otherRules(unreadReason(problem.leftOut));
    case 'contradiction':
      return paragraph([sentenceOf(say.contradictions, problem.found), say.pasteAsSaved]);
    default:
      return sentenceOf(say.historyProblems, problem);
  }
}

/** `'PokerStars … Ignition (also Bovada) … and PHH'` */
export function sitesWithNotes(sites: readonly Site[]): string {
  return list(
    sites.map(({ title, note }) => (note === undefined ? title : say.siteWithNote(title, say.siteNotes[note]))),
    'and',
  );
}
