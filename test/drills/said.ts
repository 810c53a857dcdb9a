import { answer } from '../../src/poker/answer';
import {
  dealDrill,
  exactOf,
  explain,
  gradeReply,
  promptOf,
  questionOf,
  resultOf,
  shownIn,
  tableLinkOf,
  type Drill,
  type MarksDrill,
} from '../../src/drills/drill';
import type { Asking, Grade, Reply, ReplyOf } from '../../src/drills/kind';
import type { Kind } from '../../src/drills/kinds';
import {
  cardsIn,
  estimatedOf,
  estimateQuestionOf,
  priceQuestionOf,
  reasonsFor,
  reckonings,
  ruleOf,
} from '../../src/drills/marksQuestion';
import { canonical } from '../../src/notation/link';
import type { Card } from '../../src/poker/card';
import { studyTiles } from '../../src/study/tiles';
import { fieldName, restOf, saidOf } from '../../src/study/studySentences';
import { finish } from '../poker/read';

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
  return drill.form === 'marks' ? saidOfMarks(drill) : saidOfOthers(drill);
}

function saidOfMarks(drill: MarksDrill): string[] {
  const { kind, given, key } = drill;
  const outs = [...key.outs];
  const others = (key.answer.next ?? []).map(({ card }) => card).filter((card) => !key.outs.has(card));
  const decided = key.price && { decision: key.price.decision === 'call' ? ('call' as const) : ('fold' as const) };
  const form = 'marks';
  const replies: ReplyOf<'marks'>[] = [
    { form, marks: [] },
    { form, marks: outs, estimate: key.probability, ...decided },
    { form, marks: [...outs.slice(2), ...others.slice(0, 7)], estimate: key.probability / 2, decision: 'call' },
  ];
  return [
    questionOf(drill),
    ruleOf(kind),
    estimateQuestionOf(drill),
    given.money === undefined ? '' : priceQuestionOf(given.money),
    canonical(tableLinkOf(drill) ?? ''),
    resultOf(drill, undefined),
    estimatedOf(kind.asks, key),
    JSON.stringify(reckonings(kind.asks, key)),
    ...replies.flatMap((reply) => {
      const grade = gradeReply(drill, reply);
      const groups = (['missed', 'tainted', 'behind', 'extra'] as const).map((group) =>
        reasonsFor(drill, cardsIn(key, grade, group)),
      );
      return [
        resultOf(drill, reply),
        written({ ...grade, ...{ findings: [...grade.findings], groups } }),
        JSON.stringify([...studyTiles(drill, reply.marks, grade)]),
      ];
    }),
    JSON.stringify([...studyTiles(drill, outs.slice(1), undefined)]),
  ];
}

/** A grade as text, its fields in their own order. */
function written(grade: Grade & object): string {
  const fields = { ...grade, verdicts: [...grade.verdicts] };
  return JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function saidOfOthers(drill: Drill): string[] {
  // The seven cards of which five play are the control.
  const { hero, board, opponents, ranges } =
    drill.form === 'cards' ? { ...shownIn(drill), hero: drill.given.hand, board: drill.given.board } : shownIn(drill);
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

/** The right reply to a drill that does not mark cards, and others. */
function replies(drill: Drill): Reply[] {
  const { form } = drill;
  switch (form) {
    case 'marks':
      return [];
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
