import type { Answer, Opening } from '../poker/answer';
import type { Progress } from '../poker/count/board/runOuts';
import { lookUpEquity, type PreflopTable } from '../poker/count/tables/preflopTable';
import { countEquity } from '../poker/plan';
import { countFlops, goodFlops, wantedFlops } from '../poker/flops';
import type { Spot } from '../poker/spot';
import { lineOf } from '../words/spot';
import { writeLink } from '../notation/link';
import { inWords } from '../words/answer';
import { callInLines, sayCall } from '../words/callPrice';
import * as ranges from '../words/ranges';
import { reportOf, reportText, type Report } from '../words/report';
import { draftOf } from '../notation/spot';
import { againstAnyTwo, isAlone, type SpotFound, type SpotQuestion } from './spotQuestion';

/* A spot's answer in the words of the page. */

/** An answer in words, and its address: `'#/?hero=AhKh'`. */
export interface Said {
  readonly line: string;
  readonly report: Report;
  /** The text that *Copy* on the table writes, with the link at its end. */
  readonly text: string;
  readonly link: string;
}

/** The words of an answer; some have their own count. Yields every few milliseconds. */
export function* sayWords(
  { spot, typed, stakes, spoken }: SpotQuestion,
  found: SpotFound,
  table: PreflopTable | undefined,
): Generator<Progress, Said> {
  const answer: Answer = isAlone(spot) ? { ...found.answer, opening: yield* findOpening(spot, table) } : found.answer;
  const words = inWords(spot, answer, ranges);
  const given = { ...stakes, ...spoken };
  const said = sayCall(spot, answer, given, found);
  const report = reportOf({ answer, words }, callInLines(said, given, found.money));
  const draft = draftOf(typed.spot, given, typed.reads);
  const [line, link] = [lineOf(draft), writeLink(draft)];
  return { line, link, report, text: reportText(line, report, link) };
}

/** The words for a player alone before the flop. A range has an equity only if the table has it. */
function* findOpening(spot: Spot, table: PreflopTable | undefined): Generator<Progress, Opening> {
  const versus = againstAnyTwo(spot);
  const isHand = spot.hero.kind === 'hand';
  const found = lookUpEquity(versus, table) ?? (isHand ? yield* countEquity(versus, { categories: false }) : undefined);
  const flops = yield* countFlops(spot, 0);
  const equity = found?.players[0].equity;
  return {
    ...(equity !== undefined && { equity }),
    flops,
    good: goodFlops(spot.hero, flops),
    wanted: wantedFlops(spot.hero, flops),
  };
}
