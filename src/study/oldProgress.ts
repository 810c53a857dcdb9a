import { judge, tolerance, twice } from '../drills/grade';
import type { Mistake, Verdict } from '../drills/kind';
import { isRecord } from '../shape';

/*
 * Progress as versions up to 0.2.2 saved it: drills that mark cards in one list, the others in a second list, and on the
 * device in its own text.
 */

/** The keys on the device, the one with the settings first. */
export const OLD_KEYS = ['outs:study', 'outs:study-2'] as const;

/** The last version with two lists. */
const LAST_OLD = 2;

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a document of any version, as the next version has them. An entry of another shape stays as it is. */
export function upgraded({ questions = [], ...fields }: Fields): Fields {
  const { version } = fields;
  if (typeof version !== 'number' || version > LAST_OLD) return fields;
  const { rounds = version === LAST_OLD ? [] : undefined } = fields;
  if (!Array.isArray(rounds) || !Array.isArray(questions)) return { ...fields, rounds: undefined };
  return { ...fields, rounds: inOrder(rounds.map(roundOf), questions as unknown[], atOf) };
}

function atOf(own: unknown): number {
  return isRecord(own) && typeof own.at === 'number' ? own.at : 0;
}

/** Two lists in one, by time: each keeps its own order. */
export function inOrder<T>(ours: readonly T[], theirs: readonly T[], at: (own: T) => number): T[] {
  const all: T[] = [];
  let next = 0;
  for (const own of ours) {
    while (next < theirs.length && at(theirs[next]) < at(own)) all.push(theirs[next++]);
    all.push(own);
  }
  return [...all, ...theirs.slice(next)];
}

function isChance(own: unknown): own is number {
  return typeof own === 'number' && own >= 0 && own <= 1;
}

/** A drill that marked cards, with its verdicts. */
function roundOf(own: unknown): unknown {
  if (!isRecord(own) || !('outs' in own)) return own;
  const { outs, found, extra, tainted, exact, estimate, decided, ...others } = own;
  const said = isChance(estimate) ? estimate : undefined;
  const of = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');
  const verdicts: Partial<Record<Mistake, Verdict>> = {
    missed: of(found === outs),
    extra: of(extra === tainted),
    tainted: of(tainted === 0),
    ...(isChance(exact) && {
      estimate: judge(said === undefined ? undefined : 100 * (said - exact), twice(tolerance(exact))),
    }),
    ...(typeof decided === 'boolean' && { price: of(decided) }),
  };
  return { ...others, verdicts, exact, said, cards: { outs, found, extra, tainted } };
}
