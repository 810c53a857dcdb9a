import { RUNS } from '../poker/money/amounts';
import { BLINDS, isBetSize, MOST_FACING, readRaise } from '../poker/money/betSize';
import { LIST_FIELDS, raised, type Rake, type Stakes } from '../poker/money/stakes';
import { MONEY_FIELDS } from '../notation/fields';
import { ok } from '../poker/result';
import { isRecord } from '../shape';
import { isNumbers, refuseAs, refused, refuseValue, type Json, type Read } from './fields';

/**
 * What a question says of the money; whether amounts go together is not looked at.
 *
 * @param opponents how many are named
 */
export function readStakes(question: Json, opponents = 0): Read<Stakes> {
  for (const name of ['pot', 'call']) {
    const value = question[name];
    if (value === undefined || typeof value === 'number') continue;
    return refuseAs(name, 'not a number', 'it without quotes, such as 60');
  }
  for (const name of LIST_FIELDS) {
    const value = question[name];
    if (value === undefined || isNumbers(value)) continue;
    return refuseAs(name, 'not a list of numbers', '[10,20]');
  }
  const { rake, runs } = question;
  if (runs !== undefined && !RUNS.some((times) => times === runs)) {
    return refuseAs('runs', 'not 2 or 3', '"runs": 2');
  }
  if (rake !== undefined && !isRake(rake)) {
    return refuseAs('rake', 'not an object with “percent” and perhaps “cap”', '{"percent":5,"cap":3}');
  }
  const { facing, stacks } = question;
  const raise = typeof facing === 'string' ? readRaise(facing) : undefined;
  const blind = BLINDS.find((own) => own === question.blind);
  if (question.blind !== undefined) {
    if (blind === undefined) return refuseAs('blind', 'not "sb" or "bb"', '"blind": "bb"');
    if (raise === undefined) return refused({ code: 'bad-field', why: 'raise' });
  }
  if (facing !== undefined) {
    if (raise === undefined && (typeof facing !== 'number' || !isBetSize(facing))) {
      return refuseValue(
        `The field “facing” is the bet in pots, above 0 and at most ${MOST_FACING}: 0.5 is half the pot. Before the flop it may be a raise: "3bb", "25bb-all-in".`,
      );
    }
    const beside = ['facing', 'blind', ...(typeof facing === 'string' && !raise?.isAllIn ? ['stacks'] : [])];
    if (MONEY_FIELDS.some((name) => !beside.includes(name) && question[name] !== undefined)) {
      return refused({ code: 'bad-field', why: 'facing and amounts' });
    }
  }
  if (raise !== undefined) return ok(raised(raise, blind, Math.max(1, opponents), stacks as Stakes['stacks']));
  const given = MONEY_FIELDS.filter((name) => question[name] !== undefined);
  return ok(Object.fromEntries(given.map((name) => [name, question[name]])));
}

function isRake(value: unknown): value is Rake {
  if (!isRecord(value)) return false;
  const { percent, cap, ...others } = value;
  return (
    typeof percent === 'number' && (cap === undefined || typeof cap === 'number') && Object.keys(others).length === 0
  );
}
