import { fail, ok, type Result } from '../poker/result';
import type { DealProblem, Spot } from '../poker/spot';
import { readinessOf, type DraftProblem, type Missing } from './draft';
import { readLink } from './link';
import { applyReads } from './reads';

/** Why a link is not a spot: something in it cannot be read, or a card is missing. */
export type LinkFault =
  { readonly problem: DraftProblem | DealProblem; readonly missing?: never } | { readonly missing: Missing };

/** The spot in a table's link. Unknown fields are ignored. */
export function spotIn(link: string): Result<Spot, LinkFault> {
  const { draft, problems } = applyReads(readLink(link));
  const problem = problems.find((own) => own.code !== 'bad-field' || own.why !== 'unknown');
  if (problem !== undefined) return fail({ problem });
  const readiness = readinessOf(draft);
  if (readiness.ready) return ok(readiness.spot);
  return fail('missing' in readiness ? { missing: readiness.missing } : { problem: readiness.problem });
}
