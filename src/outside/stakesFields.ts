import { RUNS } from '../poker/money/amounts';
import { isBetSize, MOST_FACING } from '../poker/money/betSize';
import { LIST_FIELDS, type Rake, type Stakes } from '../poker/money/stakes';
import { MONEY_FIELDS } from '../notation/fields';
import { ok } from '../poker/result';
import { isRecord } from '../shape';
import { quote } from '#words/text';
import { isNumbers, refuse, refused, type Json, type Read } from './fields';

/** What a question says of the money; whether it goes together is not looked at. */
export function readStakes(question: Json): Read<Stakes> {
  for (const name of ['pot', 'call']) {
    const value = question[name];
    if (value === undefined || typeof value === 'number') continue;
    return refuse('bad-field', `The field ${quote(name)} is not a number. Write it without quotes, such as 60.`);
  }
  for (const name of LIST_FIELDS) {
    const value = question[name];
    if (value === undefined || isNumbers(value)) continue;
    return refuse('bad-field', `The field ${quote(name)} is not a list of numbers. Write [10,20].`);
  }
  const { rake, runs } = question;
  if (runs !== undefined && !RUNS.some((times) => times === runs)) {
    return refuse('bad-field', 'The field “runs” is not 2 or 3. Write "runs": 2.');
  }
  if (rake !== undefined && !isRake(rake)) {
    return refuse(
      'bad-field',
      'The field “rake” is not an object with “percent” and perhaps “cap”. Write {"percent":5,"cap":3}.',
    );
  }
  const { facing } = question;
  if (facing !== undefined) {
    if (typeof facing !== 'number' || !isBetSize(facing)) {
      return refuse(
        'bad-field',
        `The field “facing” is the bet in pots, above 0 and at most ${MOST_FACING}: 0.5 is half the pot.`,
      );
    }
    if (MONEY_FIELDS.some((name) => name !== 'facing' && question[name] !== undefined)) {
      return refused({ code: 'bad-field', why: 'facing and amounts' });
    }
  }
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
