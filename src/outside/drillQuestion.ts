import { answerDrill, answerPack } from '../drills/headless';
import type { DrillProblem } from '../drills/fields';
import type { Asking } from '../drills/kind';
import { answer } from '../poker/answer';
import type { Progress } from '../poker/count/board/runOuts';
import type { PreflopTable } from '../poker/count/tables/preflopTable';
import { ok, type Result } from '../poker/result';
import { quote } from '#words/text';
import { refuseValue, type Json, type Read } from './fields';
import type { ReadQuestion } from './question';

/** A question about a drill or a pack; `undefined` for any other. Its faults are reported as it is answered. */
export function readDrillQuestion(question: Json): Read<ReadQuestion> | undefined {
  const { drill, pack } = question;
  if (drill !== undefined) return alone('drill', question, () => answerDrill(drill));
  if (pack !== undefined) return alone('pack', question, () => answerPack(pack));
  return undefined;
}

function alone(name: string, question: Json, start: () => Asking<Result<unknown, DrillProblem>>): Read<ReadQuestion> {
  const other = Object.keys(question).find((field) => field !== name);
  if (other !== undefined) {
    return refuseValue(`The field ${quote(other)} cannot be in a line with ${quote(name)}. Remove it.`);
  }
  return ok({
    wantsTable: true,
    *answer(table) {
      const found = yield* runAsking(start(), table);
      return found.ok ? { ok: true, [name]: found.value } : { ok: false, error: found.error };
    },
  });
}

/** Runs what asks for the answers of spots, each exact if it can be. */
function* runAsking<T>(asking: Asking<T>, table: PreflopTable | undefined): Generator<Progress, T> {
  let step = asking.next();
  while (step.done !== true) {
    const spot = step.value;
    step = asking.next(spot && (yield* answer(spot, table, true)));
  }
  return step.value;
}
