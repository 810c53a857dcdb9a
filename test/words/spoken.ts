// Whole sentences about a fixed corpus, in the language that `#words` is. `sentences.ts` loads it once for each.
import * as all from '#words/all';
import { dealDrill, explain, questionOf, resultOf } from '../../src/drills/drill';
import { KINDS } from '../../src/drills/kinds';
import { estimateQuestionOf, ruleOf } from '../../src/drills/marksQuestion';
import { readHistory } from '../../src/history/history';
import { linkFaultInWords, problemInWords } from '../../src/words/problems';
import { readinessOf } from '../../src/notation/draft';
import { readLine } from '../../src/notation/line';
import { readLink } from '../../src/notation/link';
import { spotIn } from '../../src/notation/spot';
import { moneyOf } from '../../src/notation/stakes';
import type { Answer } from '../../src/poker/answer';
import { breakDown, keptParts, readLadder, remaining } from '../../src/poker/breakdown';
import { DECK } from '../../src/poker/card';
import { parseLabHand } from '../../src/poker/lab/hands';
import { LAB_RULES, recognise } from '../../src/poker/lab/recognise';
import type { Spot } from '../../src/poker/spot';
import type { Stakes } from '../../src/poker/money/stakes';
import { USUAL } from '../../src/table/ranges/ticks';
import { countText, moneyText, shareText } from '../../src/words/amounts';
import { inWords } from '../../src/words/answer';
import { callInLines, sayCall, type CountedBeside } from '../../src/words/callPrice';
import { cardsInWords } from '../../src/words/cards';
import { historyProblem } from '../../src/words/history';
import * as ladders from '../../src/words/ladder';
import * as money from '../../src/words/pots';
import { oddsText, pointsText } from '../../src/words/numbers';
import * as ranges from '../../src/words/ranges';
import { verdictText } from '../../src/words/price';
import { promptFor } from '../../src/words/table';
import { reportOf, reportText } from '../../src/words/report';
import { lineOf } from '../../src/words/spot';

export { all };

/** A spot with all that its sentences rest on. */
export interface CountedSpot {
  readonly line: string;
  readonly spot: Spot;
  readonly answer: Answer;
  readonly stakes: Stakes;
  readonly beside: CountedBeside;
}

export interface Corpus {
  readonly spots: readonly CountedSpot[];
  /** What may be wrong with it, or missing. */
  readonly lines: readonly string[];
  readonly histories: readonly string[];
  /** The answer of a spot that a drill asks for. */
  readonly answerOf: (spot: Spot) => Answer;
}

type Say = (group: string, ...texts: readonly string[]) => void;

/** Says all, group by group. */
export function speak({ spots, lines, histories, answerOf }: Corpus, say: Say): void {
  for (const counted of spots) {
    saySpot(counted, say);
    sayMoney(counted, say);
    sayLadders(counted, say);
  }
  for (const line of lines) sayLine(line, say);
  for (const text of histories) {
    const read = readHistory(text);
    if (!read.ok) say('histories', historyProblem(read.error));
  }
  sayDrills(answerOf, say);
  sayNumbers(say);
}

/** With names for none, for one and for all of the opponents. */
const NAMES: readonly (readonly string[] | undefined)[] = [
  undefined,
  ['Ann'],
  ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Guy', 'Hal'],
];

function saySpot({ line, spot, answer, stakes, beside }: CountedSpot, say: Say): void {
  const draft = readLine(line);
  if (draft.ok) say('lines', lineOf(draft.value));
  for (const names of NAMES) {
    const words = inWords(spot, answer, ranges, names);
    say('headlines', words.headline);
    say('standings', words.made, words.standing);
    say('reasons', ...words.reasons);
    say('figures', ...words.figures.rows.flatMap(({ count, label }) => [label, count?.label ?? '']));
    const call = sayCall(spot, answer, stakes, beside, names);
    say('verdicts', verdictText(call));
    say('prices', ...call.details);
    if (names === undefined) {
      const report = reportOf({ answer, words }, callInLines(call, stakes, beside.money));
      say('reports', reportText(line, report, ''));
    }
    if (spot.opponents.length === 0) continue;
    const who = { opponents: spot.opponents.length, names };
    say('rows', all.answer.theirOuts(who), all.answer.theirOutsToEquity(who), all.table.otherCard(0, who));
  }
}

function sayMoney({ spot, stakes, beside: { money: found } }: CountedSpot, say: Say): void {
  if (found === undefined) return;
  const players = spot.opponents.length + 1;
  const { pots = [], uncalled, runs, returns, tournament } = found;
  for (const names of NAMES) {
    const who = { opponents: spot.opponents.length, names };
    say(
      'money',
      money.potsSummary(found, stakes),
      ...pots.flatMap((pot, at) => [money.potName(at, pots.length), money.contendersInWords(pot, who)]),
      uncalled === undefined ? '' : money.uncalledInWords(uncalled, who),
      money.deadMoneyInWords(stakes),
      money.reasonInWords(found, names),
      runs === undefined ? '' : money.swingInWords(runs, returns?.[0]),
      runs === undefined ? '' : money.swingInWords(runs, 0.25, true),
      money.tournamentSummary(stakes, players),
      money.prizesInWords(found),
      tournament === undefined ? '' : money.riskInWords(tournament),
      money.leftOutInWords(stakes),
    );
  }
}

function sayLadders({ spot, answer }: CountedSpot, say: Say): void {
  const { board, opponents } = spot;
  for (const seat of [0, ...opponents.keys()].filter((own) => own < 2)) {
    const ladder = readLadder(spot, seat);
    if (ladder === undefined || ladder.live < 2) continue;
    const { made, street } = answer;
    say(
      'ladders',
      ...ladder.rungs.map((row) => ladders.rowTitle(row, board)),
      ladders.likeliestText(ladder, board),
      ladders.liveText(ladder, made),
    );
    if (made !== undefined) {
      say('ladders', ladders.beatingText(ladder, made, board));
      say('ladders', ...ladder.rungs.map((row) => ladders.facingText(ladder, made, row)));
    }
    if (answer.combos !== undefined && opponents.length === 1) {
      const found = breakDown(spot, ladder, answer.combos);
      const left = remaining(found, keptParts(found, USUAL.rows));
      for (const names of NAMES) {
        say('ladders', ladders.openedSentence(found, made, { opponents: 1, names }, left));
        say('ladders', ladders.openedSentence(found, made, { opponents: 2, names }, { ...left, halfWidth: 0.001 }));
      }
      say(
        'ladders',
        ladders.remainingTitle(found, left),
        ladders.remainingTitle(found, left, street),
        ladders.foldingText(found, left.combos, left.folds, street),
        ...found.rungs.map((row) => ladders.rowName(ladders.rowTitle(row, board), row)),
      );
    }
  }
}

function sayLine(line: string, say: Say): void {
  const draft = readLine(line);
  if (!draft.ok) say('problems', problemInWords(draft.error));
  else {
    const readiness = readinessOf(draft.value);
    if (!readiness.ready) {
      say('problems', 'missing' in readiness ? promptFor(readiness.missing) : problemInWords(readiness.problem));
    }
    const { missing, problems = [], prizeProblems = [] } = moneyOf(draft.value);
    say('problems', ...[...problems, ...prizeProblems].map(problemInWords));
    say('problems', money.missingInWords(missing, { opponents: draft.value.seats.length }));
  }
  const link = `#/?${line}`;
  say('problems', ...readLink(link).problems.map(problemInWords));
  const spot = spotIn(link);
  if (!spot.ok) say('problems', linkFaultInWords(spot.error));
}

const SEEDS = [7, 900_001];

function sayDrills(answerOf: Corpus['answerOf'], say: Say): void {
  for (const kind of KINDS) {
    for (const seed of SEEDS) {
      const asking = dealDrill(kind, seed);
      let step = asking.next();
      while (step.done !== true) step = asking.next(step.value && answerOf(step.value));
      const drill = step.value;
      if (drill.form === 'marks') {
        const texts = [questionOf(drill), ruleOf(drill.kind), estimateQuestionOf(drill)];
        say('drills', ...texts, ...explain(drill).map(({ text }) => text));
      } else {
        say('drills', questionOf(drill), resultOf(drill, undefined), ...explain(drill).map(({ text }) => text));
      }
    }
  }
}

function sayNumbers(say: Say): void {
  for (let at = 0; at <= 100; at++) {
    const part = at / 100;
    say('numbers', shareText(part, part / 100), pointsText(part / 10), moneyText(at ** 2 / 7), countText(at ** 4));
    say('numbers', oddsText(part, 'against'), oddsText(part, 'fraction'), oddsText(part, 'decimal'));
    say('numbers', all.numbers.chanceInWords({ hits: at, of: 100 }), all.numbers.flopsInWords({ hits: at, of: 100 }));
  }
  for (let at = 0; at < 52; at++) {
    say(
      'cards',
      cardsInWords(DECK.slice(at, at + 5), DECK) ?? '',
      cardsInWords(
        DECK.filter((_, own) => own % 4 === at % 4),
        DECK,
      ) ?? '',
    );
    const hand = parseLabHand(
      [0, 1, 2, 3, 9].map((step) => 'A*KhQhJsTs9c8d7h'.match(/../g)?.[(at * step) % 8]).join(''),
      'line',
    );
    if (hand.ok) say('cards', all.hands.madeName(recognise(hand.value, LAB_RULES).best));
  }
}
