import { answer, type Answer, type AnswerStep } from '../poker/answer';
import type { Progress } from '../poker/count/board/runOuts';
import type { PreflopTable } from '../poker/count/tables/preflopTable';
import type { PlayerEquity } from '../poker/count/tally';
import { countMoney, type Money } from '../poker/money/money';
import { callOf, checkStakes, type Stakes } from '../poker/money/stakes';
import { countReads, unknownBettor, type FoundReads } from '../poker/money/reads';
import { readSpot, type SpotText } from '../poker/readSpot';
import { ok } from '../poker/result';
import type { Spot } from '../poker/spot';
import { relay } from '../steps';
import { quote } from '#words/text';
import { isTexts, refuse, refused, refuseField, type Json, type Read } from './fields';
import { MONEY_FIELDS } from '../notation/fields';
import { readStakes } from './stakesFields';

/*
 * A question about a spot: how it is read, and how its figures are found.
 */

/** A question about a spot that has been read. */
export interface SpotQuestion {
  readonly spot: Spot;
  /** The money to count; empty without any. */
  readonly stakes: Stakes;
  /** The price of a bettor who is not named, which reads weigh; and a pot below the call, which has no price. */
  readonly spoken: Pick<Stakes, 'pot' | 'call' | 'facing'>;
  /** Whether a bettor whose hand is not known is weighed by three reads. */
  readonly reads: boolean;
  readonly opened: Opened;
  /** Whether the answer has words too. */
  readonly words: boolean;
}

export function readSpotQuestion(question: Json): Read<SpotQuestion> {
  const text = readFields(question);
  if (!text.ok) return text;
  const opened = readOpened(question, text.value);
  if (!opened.ok) return opened;
  const given = readStakes(question);
  if (!given.ok) return given;
  const read = readSpot(text.value);
  if (!read.ok) return refused(read.error);
  const spot = read.value;
  const words = question.words === true;
  const reads = question.reads === true;
  const isAlone = spot.opponents.length === 0;
  if (given.value.facing !== undefined && isAlone && !words && !reads) {
    return refuse('bad-field', 'Without opponents the field “facing” needs “reads”: write "reads": true.');
  }
  const isSpoken = isCall(given.value) && (isAlone ? words || reads : lacksBet(given.value));
  const checked = checkStakes(given.value, isSpoken && isAlone ? 1 : spot.opponents.length);
  if (!checked.ok) return refused(checked.error);
  if (reads) {
    const fault = whyNoReads(spot, given.value);
    if (fault !== undefined) return refuse('bad-field', fault);
  }
  const [stakes, spoken] = isSpoken ? [{}, given.value] : [given.value, {}];
  return ok({ spot, stakes, spoken, reads, opened: opened.value, words });
}

/** A price alone, and nothing that only players who are named can have. */
function isCall(stakes: Stakes): boolean {
  const names = Object.keys(stakes);
  if (stakes.facing !== undefined) return names.length === 1;
  return names.length === 2 && stakes.pot !== undefined && stakes.call !== undefined;
}

function whyNoReads(spot: Spot, stakes: Stakes): string | undefined {
  if ((callOf(stakes) ?? 0) === 0) return 'The field “reads” needs a price: “facing”, or “pot” and “call”.';
  return unknownBettor(spot, stakes) === undefined
    ? 'The field “reads” is for a bettor whose hand is not known: leave “opponents” out, or write “random” for the bettor.'
    : undefined;
}

/** Whether there is a call to weigh. */
function isWeighed(stakes: Stakes): boolean {
  return (callOf(stakes) ?? 0) > 0 && !(stakes.bets === undefined && lacksBet(stakes));
}

/** Whether the pot cannot include the bet that is to be called. */
export function lacksBet({ pot, call }: Pick<Stakes, 'pot' | 'call'>): boolean {
  return pot !== undefined && call !== undefined && pot < call;
}

/** The figures of a spot. */
export interface SpotFound {
  readonly answer: Answer;
  /** If there is money to count. */
  readonly money?: Money;
  /** If the bettor's hand is not known, and reads or words are asked for. */
  readonly reads?: FoundReads;
}

/**
 * Counts a spot and its money. Yields every few milliseconds.
 *
 * @param isBrief whether an exact equity is enough: if the preflop table has it, nothing is counted and the players'
 * categories are empty
 */
export function* findSpot(
  { spot, stakes, spoken, reads, opened, words }: SpotQuestion,
  table: PreflopTable | undefined,
  isBrief = false,
): Generator<Progress, SpotFound> {
  // A range's words tell what its combos are worth.
  const combos = opened.breakdown !== undefined || (words && spot.hero.kind !== 'hand');
  const found = yield* findAnswer(spot, table, combos, isBrief);
  const isAlone = spot.opponents.length === 0;
  const equity = isAlone ? undefined : { ...found, players: found.players as readonly PlayerEquity[] };
  const money = Object.keys(stakes).length === 0 ? undefined : yield* countMoney(spot, stakes, { table, equity });
  const given = { ...stakes, ...spoken };
  const bettor = (reads || words) && isWeighed(given) ? unknownBettor(spot, given) : undefined;
  const readsFound = bettor === undefined ? undefined : yield* countReads(spot, given, bettor, { table, equity });
  return {
    answer: found,
    ...(money !== undefined && { money }),
    ...(readsFound !== undefined && { reads: readsFound }),
  };
}

function findAnswer(
  spot: Spot,
  table: PreflopTable | undefined,
  combos: boolean,
  isBrief: boolean,
): Generator<Progress, Answer> {
  const early = ({ early }: AnswerStep) => early;
  return relay(answer(spot, table, combos), (step) => step, isBrief ? early : undefined);
}

/* ------------------------------------------------------------------------------------ fields -- */

const SPOT_FIELDS: readonly string[] = ['hero', 'board', 'opponents', 'dead', 'wild', 'target'];

/** Every field's type checked by hand: there are few of them. */
function readFields(question: Json): Read<SpotText> {
  for (const [name, value] of Object.entries(question)) {
    if (name === 'words' || name === 'reads') {
      if (typeof value === 'boolean') continue;
      return refuse('bad-field', `The field “${name}” is neither true nor false. Write true, without quotes.`);
    }
    if (name === 'opponents') {
      if (isTexts(value)) continue;
      return refuse('bad-field', 'The field “opponents” is not a list of texts. Write ["7c7d","TT+"].');
    }
    if (OPENED_FIELDS.includes(name) || MONEY_FIELDS.some((own) => own === name)) continue;
    if (!SPOT_FIELDS.includes(name))
      return refuseField('a spot', name, [...SPOT_FIELDS, ...OPENED_FIELDS, 'words', 'reads', ...MONEY_FIELDS]);
    if (typeof value !== 'string')
      return refuse('bad-field', `The field ${quote(name)} is not text. Write it in quotes.`);
  }
  if (question.hero === undefined) return refuse('bad-field', 'The field “hero” is missing. Write "hero": "AhKh".');
  return ok(question as unknown as SpotText);
}

const OPENED_FIELDS: readonly string[] = ['flops', 'breakdown', 'combos'];

/** The seats whose hands a question asks for: 0 hero, 1 the first opponent. */
export interface Opened {
  readonly flops?: readonly number[];
  readonly breakdown?: readonly number[];
  /** Whether every combo of a breakdown is listed. */
  readonly combos: boolean;
}

function readOpened(question: Json, { opponents = [] }: SpotText): Read<Opened> {
  const flops = readSeats('flops', question, opponents.length);
  if (!flops.ok) return flops;
  const breakdown = readSeats('breakdown', question, opponents.length);
  if (!breakdown.ok) return breakdown;
  const { combos } = question;
  if (combos !== undefined && typeof combos !== 'boolean') {
    return refuse('bad-field', 'The field “combos” is neither true nor false. Write true, without quotes.');
  }
  if (combos !== undefined && breakdown.value === undefined) {
    return refuse('bad-field', 'The field “combos” needs “breakdown”. Write "breakdown": [1].');
  }
  return ok({
    ...(flops.value !== undefined && { flops: flops.value }),
    ...(breakdown.value !== undefined && { breakdown: breakdown.value }),
    combos: combos === true,
  });
}

function readSeats(name: string, question: Json, opponents: number): Read<readonly number[] | undefined> {
  const value = question[name];
  if (value === undefined) return ok(undefined);
  if (!Array.isArray(value) || !value.every(Number.isInteger)) {
    return refuse('bad-field', `The field ${quote(name)} is not a list of whole numbers. Write [1].`);
  }
  const seats = value as number[];
  const stranger = seats.find((seat) => seat < 0 || seat > opponents);
  if (stranger !== undefined) {
    return refuse(
      'bad-field',
      `The field ${quote(name)} names seat ${stranger}, which is not there. Use 0 to ${opponents}.`,
    );
  }
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  if (twice !== undefined) {
    return refuse('bad-field', `The field ${quote(name)} names seat ${twice} twice. Remove one.`);
  }
  return ok(seats);
}
