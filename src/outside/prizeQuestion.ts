import { hundredths } from '../poker/money/amounts';
import { prizesOf } from '../poker/money/prizes';
import { checkPrizes } from '../poker/money/stakes';
import { ok } from '../poker/result';
import { refuseAs, refused, refuseField, type Json, type Read } from './fields';
import { readStakes } from './stakesFields';

const PRIZE_FIELDS: readonly string[] = ['stacks', 'payouts'];

export function answerPrizes(question: Json): Read<Json> {
  const unknown = Object.keys(question).find((name) => !PRIZE_FIELDS.includes(name));
  if (unknown !== undefined) return refuseField('prizes', unknown, PRIZE_FIELDS);
  const read = readStakes(question);
  if (!read.ok) return read;
  const stacks = question.stacks as number[];
  const payouts = question.payouts as number[] | undefined;
  if (payouts === undefined) return refuseAs('payouts', 'missing', '"payouts": [50,30,20]');
  const checked = checkPrizes(stacks, payouts);
  if (!checked.ok) return refused(checked.error);
  return ok({ prizes: prizesOf(stacks.map(hundredths), payouts) });
}
