import { answer } from '../../src/poker/answer';
import { dealDrill, explain, gradeReply, type Drill, type QuestionDrill } from '../../src/drills/drill';
import type { Asking, Grade, Reply } from '../../src/drills/kind';
import type { Kind } from '../../src/drills/kinds';
import type { MarkingDrill } from '../../src/drills/marks';
import { gradeMarks, reckonings, type Marks } from '../../src/drills/marksGrade';
import { estimateQuestionOf, priceQuestionOf, questionOf, ruleOf, tableLink } from '../../src/drills/marksWords';
import { shownIn } from '../../src/study/questions/shown';
import { exactOf, fieldName, promptOf, restOf, saidOf, tableLinkOf } from '../../src/study/questions/words';
import { studyTiles } from '../../src/study/tiles';
import { cardsIn, estimatedOf, reasonsFor, resultOf, shownText } from '../../src/study/words';
import { canonical } from '../../src/notation/link';
import type { Card } from '../../src/poker/card';
import { finish } from '../poker/read';

/** Runs what asks for the answers of spots. */
function run<T>(asking: Asking<T>): T {
  let step = asking.next();
  while (step.done !== true) step = asking.next(step.value && finish(answer(step.value, undefined, true)));
  return step.value;
}

export function dealt(kind: Kind, seed: number): Drill {
  return run(dealDrill(kind, seed));
}

/** All that a page says of a drill: before a reply, after none, after the right one and after others. */
export function said(drill: Drill): string[] {
  return drill.form === 'marks' ? saidOfMarks(drill) : saidOfQuestion(drill);
}

function saidOfMarks(drill: MarkingDrill): string[] {
  const outs = [...drill.outs];
  const others = (drill.answer.next ?? []).map(({ card }) => card).filter((card) => !drill.outs.has(card));
  const decided = drill.offer && {
    decision: drill.offer.price.decision === 'call' ? ('call' as const) : ('fold' as const),
  };
  const replies: Marks[] = [
    { marks: [] },
    { marks: outs, estimate: drill.probability, ...decided },
    { marks: [...outs.slice(2), ...others.slice(0, 7)], estimate: drill.probability / 2, decision: 'call' },
  ];
  return [
    questionOf(drill),
    ruleOf(drill),
    estimateQuestionOf(drill),
    drill.offer === undefined ? '' : priceQuestionOf(drill.offer),
    canonical(tableLink(drill)),
    shownText(drill),
    estimatedOf(drill),
    JSON.stringify(reckonings(drill)),
    ...replies.flatMap((reply) => {
      const grade = gradeMarks(drill, reply);
      const groups = (['missed', 'tainted', 'behind', 'extra'] as const).map((group) =>
        reasonsFor(drill, cardsIn(drill, grade, group)),
      );
      return [
        resultOf(drill, reply, grade),
        written({ ...grade, ...{ findings: [...grade.findings], groups } }),
        JSON.stringify([...studyTiles(drill, reply.marks, grade)]),
      ];
    }),
    JSON.stringify([...studyTiles(drill, outs.slice(1), undefined)]),
  ];
}

/** A grade as text, its fields in an order of their own. */
function written(grade: Grade & object): string {
  const fields = { ...grade, verdicts: [...grade.verdicts] };
  return JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function saidOfQuestion(drill: QuestionDrill): string[] {
  const { hero, board, opponents, ranges } = shownIn(drill);
  return [
    promptOf(drill),
    restOf(drill),
    promptOf(drill) === '' ? fieldName(drill) : '',
    canonical(tableLinkOf(drill) ?? ''),
    String(exactOf(drill)),
    JSON.stringify([hero, board, opponents ?? [], ranges ?? []]),
    ...[undefined, ...replies(drill)].flatMap((reply) => [
      saidOf(drill, reply as never),
      written(gradeReply(drill, reply as never)),
      JSON.stringify(explain(drill, reply as never)),
    ]),
  ];
}

/** The right reply to a drill with its own question, and others. */
function replies(drill: QuestionDrill): Reply[] {
  const { form } = drill;
  switch (form) {
    case 'number':
      return [0, 1, 3].map((off) => ({ form, number: (exactOf(drill) ?? 0) + off }));
    case 'estimate':
      return [0, 0.015, 0.2].map((off) => ({ form, estimate: Math.min(1, (exactOf(drill) ?? 0) + off) }));
    case 'hands': {
      const right = 'winners' in drill.key ? drill.key.winners : drill.key.beats;
      return [right, right.slice(1), [...drill.given.hands.keys()]].map((hands) => ({ form, hands }));
    }
    case 'cards':
      return [drill.key.sets[0] ?? [], drill.given.board].map((cards) => ({ form, cards }));
    case 'row':
      return [drill.key.row, 'set' as const].map((row) => ({ form, row }));
    case 'combo': {
      const [first = 0] = drill.key.combos;
      return [first, ...drill.key.second.slice(0, 1), 77].map((combo) => ({ form, combo }));
    }
    case 'combos': {
      const { combos } = drill.key.ladder;
      const right = Array.from(combos).filter((_, at) => drill.key.stays[at]);
      return [right, right.slice(2), Array.from(combos) as Card[]].map((own) => ({ form, combos: own }));
    }
    case 'decision':
      return (['call', 'fold'] as const).map((decision) => ({ form, decision }));
  }
}
