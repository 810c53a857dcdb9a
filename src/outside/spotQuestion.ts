import { answer, type Answer, type AnswerStep } from '../poker/answer';
import type { Progress } from '../poker/count/board/runOuts';
import type { PreflopTable } from '../poker/count/tables/preflopTable';
import type { PlayerEquity } from '../poker/count/tally';
import { countMoney, type Money } from '../poker/money/money';
import { callOf, checkStakes, type Stakes } from '../poker/money/stakes';
import { countReads, unknownBettor, type FoundReads } from '../poker/money/reads';
import { parseCards } from '../poker/card';
import { readTyped, withReads, type SpotText, type TypedSpot } from '../poker/readSpot';
import { ok } from '../poker/result';
import { isFlopCut, type Spot } from '../poker/spot';
import { relay } from '../steps';
import { quote } from '#words/text';
import { isTexts, refuse, refuseAs, refused, refuseField, refuseValue, type Json, type Read } from './fields';
import { MONEY_FIELDS } from '../notation/fields';
import { readStakes } from './stakesFields';

/* A question about a spot: how it is read, and how its figures are found. */

export interface SpotQuestion {
  readonly spot: Spot;
  /** The same before the reads of its ranges. */
  readonly typed: TypedSpot;
  /** The money to count; empty without any. */
  readonly stakes: Stakes;
  /** The price of a bettor who is not named, which reads weigh. */
  readonly spoken: Stakes;
  /** Whether a call is weighed against a bettor whose hand is not known. */
  readonly reads: boolean;
  readonly opened: Opened;
  readonly words: boolean;
}

export function readSpotQuestion(question: Json): Read<SpotQuestion> {
  const text = readFields(question);
  if (!text.ok) return text;
  const opened = readOpened(question, text.value);
  if (!opened.ok) return opened;
  const given = readStakes(question, text.value.opponents?.length ?? 0);
  if (!given.ok) return given;
  const typed = readTyped(text.value);
  if (!typed.ok) return refused(typed.error);
  const read = withReads(typed.value.spot, typed.value.reads);
  if (!read.ok) return refused(read.error);
  const spot = read.value;
  if (given.value.raise !== undefined && spot.board.length > 0) return refused({ code: 'bad-field', why: 'raise' });
  // Nobody bets before the flop is whole, and no hand is made.
  const wantsFlop = Object.keys(given.value).length > 0 || opened.value.breakdown !== undefined;
  if (isFlopCut(spot) && wantsFlop) return refused({ code: 'board-count', cards: spot.board });
  const words = question.words === true;
  const reads = question.reads === true;
  const isAlone = spot.opponents.length === 0;
  if ((given.value.facing ?? given.value.raise) !== undefined && isAlone && !words && !reads) {
    return refuseValue('Without opponents the field “facing” needs “reads”: write "reads": true.');
  }
  const isSpoken = isCall(given.value) && isAlone && (words || reads);
  const checked = checkStakes(given.value, isSpoken ? 1 : spot.opponents.length);
  if (!checked.ok) return refused(checked.error);
  if (reads) {
    const fault = whyNoReads(spot, given.value);
    if (fault !== undefined) return refuseValue(fault);
  }
  const [stakes, spoken] = isSpoken ? [{}, given.value] : [given.value, {}];
  return ok({ spot, typed: typed.value, stakes, spoken, reads, opened: opened.value, words });
}

/** A price alone, and nothing that only players who are named can have. */
function isCall(stakes: Stakes): boolean {
  const names = Object.keys(stakes);
  if (stakes.facing !== undefined) return names.length === 1;
  if (stakes.raise !== undefined) return stakes.stacks === undefined || stakes.raise.isAllIn === true;
  return names.length === 2 && stakes.pot !== undefined && stakes.call !== undefined;
}

function whyNoReads(spot: Spot, stakes: Stakes): string | undefined {
  if ((callOf(stakes) ?? 0) === 0) return 'The field “reads” needs a price: “facing”, or “pot” and “call”.';
  return unknownBettor(spot, stakes) === undefined
    ? 'The field “reads” is for a bettor whose hand is not known: leave “opponents” out, or write “random” for the bettor; after the flop also “100%”, “50%”, “25%” or “10%”.'
    : undefined;
}

function isWeighed(stakes: Stakes): boolean {
  return (callOf(stakes) ?? 0) > 0 && !lacksBet(stakes);
}

/** Whether the pot cannot include the bet that is to be called. */
export function lacksBet({ pot, call, bets }: Stakes): boolean {
  return bets === undefined && pot !== undefined && call !== undefined && pot < call;
}

/** Whether a player is alone before the flop. */
export function isAlone({ opponents, board, wild }: Spot): boolean {
  return opponents.length === 0 && board.length === 0 && wild === undefined;
}

export function againstAnyTwo(spot: Spot): Spot {
  return { ...spot, opponents: [{ kind: 'random' }] };
}

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
  const readsFound =
    bettor === undefined ? undefined : yield* countReads(spot, given, bettor, { table, equity, wantsShares: reads });
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

const TRUE_OR_FALSE = ['neither true nor false', 'true, without quotes'] as const;

const SPOT_FIELDS: readonly string[] = ['hero', 'board', 'opponents', 'dead', 'wild', 'target'];

/** Every field's type checked by hand: there are few of them. */
function readFields(question: Json): Read<SpotText> {
  for (const [name, value] of Object.entries(question)) {
    if (name === 'words' || name === 'reads') {
      if (typeof value === 'boolean') continue;
      return refuseAs(name, ...TRUE_OR_FALSE);
    }
    if (name === 'opponents') {
      if (Array.isArray(value) && value.every((own) => typeof own === 'string' || isTexts(own))) continue;
      return refuseAs(name, 'not a list of texts', '["7c7d","TT+"]');
    }
    if (OPENED_FIELDS.includes(name) || MONEY_FIELDS.some((own) => own === name)) continue;
    if (!SPOT_FIELDS.includes(name))
      return refuseField('a spot', name, [...SPOT_FIELDS, ...OPENED_FIELDS, 'words', 'reads', ...MONEY_FIELDS]);
    if (CARD_FIELDS.includes(name) && isTexts(value)) continue;
    if (typeof value !== 'string') return refuseAs(name, 'not text', 'it in quotes');
  }
  if (question.hero === undefined) return refuseAs('hero', 'missing', '"hero": "AhKh"');
  const { hero, board, dead } = question;
  const lists = [hero, board, dead, ...((question.opponents ?? []) as unknown[])];
  const [stranger] = lists.map(strangerIn).filter((text) => text !== undefined);
  if (stranger !== undefined) {
    return refuse(
      'bad-card',
      `${quote(stranger)} in a list of cards is not one card. Write one, or the field as text.`,
    );
  }
  const { opponents, ...others } = question;
  const listed = Object.entries(others).filter(([name]) => CARD_FIELDS.includes(name));
  return ok({
    ...others,
    ...Object.fromEntries(listed.map(([name, cards]) => [name, joined(cards)])),
    ...(opponents !== undefined && { opponents: (opponents as unknown[]).map(joined) }),
  } as unknown as SpotText);
}

const CARD_FIELDS: readonly string[] = ['hero', 'board', 'dead'];

/** Cards in a list as one text. */
function joined(cards: unknown): unknown {
  return Array.isArray(cards) ? cards.join('') : cards;
}

/** The first text of a list of cards that is not one card. */
function strangerIn(cards: unknown): string | undefined {
  return isTexts(cards)
    ? cards.find((card) => {
        const read = parseCards(card, 'line', true);
        return !read.ok || read.value.length !== 1;
      })
    : undefined;
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
    return refuseAs('combos', ...TRUE_OR_FALSE);
  }
  if (combos !== undefined && breakdown.value === undefined) {
    return refuseValue('The field “combos” needs “breakdown”. Write "breakdown": [1].');
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
    return refuseAs(name, 'not a list of whole numbers', '[1]');
  }
  const seats = value as number[];
  const stranger = seats.find((seat) => seat < 0 || seat > opponents);
  if (stranger !== undefined) {
    return refuseValue(`The field ${quote(name)} names seat ${stranger}, which is not there. Use 0 to ${opponents}.`);
  }
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  if (twice !== undefined) {
    return refuseValue(`The field ${quote(name)} names seat ${twice} twice. Remove one.`);
  }
  return ok(seats);
}
