import * as drills from '#words/drills';
import * as say from '#words/ladder';
import type { Ladder } from '../../poker/breakdown';
import { formatCards, type Hole } from '../../poker/card';
import { COMBOS } from '../../poker/combos';
import { DRAWS, drawsOf, rungOf, RUNGS } from '../../poker/holding';
import { rowInWords } from '../../words/ladder';
import { draw, mostOfASuit, pick, playedHand, solved } from '../deal';
import { board, DEAD, HOLE, oneOf, RANGE, RANGES, type HeldRange } from '../fields';
import { gradeOf, judge } from '../grade';
import { kind, type Allowed, type Grade, type ReplyOf } from '../kind';
import { checkHolding, HELD, isInPart, ladderOf, rowsOf, weightIn, type HoldingGiven, type PartName } from '../parts';
import { partText } from './shareOfARange';
import { answerText, cardsText, handOf, rangeText } from '../drillSentences';
import { combosText } from '../../words/amounts';

const RULES = ['pair or better', 'top pair or flush draw', 'continues'] as const satisfies readonly PartName[];
export type NarrowRule = (typeof RULES)[number];

export interface NarrowGiven extends HoldingGiven {
  readonly range: HeldRange;
  readonly hero: Hole;
  readonly rule: NarrowRule;
}

export interface NarrowKey {
  /** The combos that stay, by weight, of all that are live. */
  readonly kept: number;
  readonly of: number;
  /** Every live combo by its `comboIndex` in rising order, with what is held and whether it stays. */
  readonly ladder: Ladder;
  readonly stays: readonly boolean[];
}

const MOST_CELLS = 40;
const [LEAST_KEPT, MOST_KEPT] = [8, 70];
const [LEAST_PART, MOST_PART] = [0.15, 0.8];
/** Cells at each step. */
const CELLS = [12, 20, MOST_CELLS] as const;

/** 5 % of the live combos. */
function allowed({ of }: NarrowKey): Allowed {
  return { right: 0, near: of / 20 };
}

/** The combos of a key for which a test holds of their place in its lists. */
function where({ ladder: { combos } }: NarrowKey, holds: (at: number) => boolean): number[] {
  return Array.from(combos).filter((_, at) => holds(at));
}

function keptCombos(key: NarrowKey): readonly number[] {
  return where(key, (at) => key.stays[at]);
}

function grade(key: NarrowKey, reply: ReplyOf<'combos'> | undefined): Grade {
  const { ladder, stays, kept } = key;
  const said = new Set(reply?.combos);
  const isSaid = Array.from(ladder.combos, (combo) => said.has(combo));
  const isMissed = stays.map((stay, at) => stay && !isSaid[at]);
  const isExtra = stays.map((stay, at) => !stay && isSaid[at]);
  const isEmpty = said.size === 0 && kept > 0;
  return {
    ...gradeOf(
      new Map([
        ['missed', isEmpty ? 'wrong' : judge(weightIn(ladder, isMissed), allowed(key))],
        ['extra', judge(weightIn(ladder, isExtra), allowed(key))],
      ]),
    ),
    missed: where(key, (at) => isMissed[at]),
    extra: where(key, (at) => isExtra[at]),
  };
}

/** A hand of the grid with a live combo, such as `KQs`. */
interface NarrowCell {
  readonly name: string;
  /** Its live combos, by their `comboIndex`; how many of them stay; which of them were judged wrongly. */
  readonly live: readonly number[];
  readonly kept: number;
  readonly missed: readonly number[];
  readonly extra: readonly number[];
}

/** The hands of the grid that have a live combo, with what a reply got wrong in each. */
function narrowCells(key: NarrowKey, reply?: ReplyOf<'combos'>): readonly NarrowCell[] {
  const { missed = [], extra = [] } = grade(key, reply);
  const cells = new Map<string, number[]>();
  key.ladder.combos.forEach((combo, at) => {
    const name = handOf(combo);
    cells.set(name, [...(cells.get(name) ?? []), at]);
  });
  return Array.from(cells, ([name, places]) => {
    const live = places.map((at) => key.ladder.combos[at]);
    return {
      name,
      live,
      kept: places.filter((at) => key.stays[at]).length,
      missed: live.filter((combo) => missed.includes(combo)),
      extra: live.filter((combo) => extra.includes(combo)),
    };
  });
}

/** Why a cell is wrong: `'K♠ Q♠: flush draw, it stays.'`; empty if nothing is. */
function cellSentence({ board, rule }: NarrowGiven, { ladder }: NarrowKey, cell: NarrowCell): string {
  const { live, missed, extra } = cell;
  const rows: readonly string[] = rowsOf(rule);
  const reason = (combo: number): string => {
    const holding = ladder.holdings[ladder.combos.indexOf(combo)];
    const draw = DRAWS.findIndex((name, place) => rows.includes(name) && (drawsOf(holding) & (1 << place)) !== 0);
    const rung = rungOf(holding);
    const isMade = rows.includes(RUNGS[rung]);
    return rowInWords(draw < 0 || isMade ? { kind: 'rung', place: rung } : { kind: 'draw', place: draw }, board);
  };
  const sentenceOf = (combos: readonly number[], stays: boolean): string[] => {
    if (combos.length === 0) return [];
    const hands = combos.length === live.length ? [cell.name] : combos.map((combo) => cardsText(COMBOS[combo]));
    const rows = [...new Set(combos.map(reason))];
    const [hand] = hands;
    if (hands.length === 1) return [(stays ? say.itStays : say.itFolds)(hand, rows)];
    return [(stays ? say.theyStay : say.theyFold)(hands, rows)];
  };
  return drills.sentences([...sentenceOf(missed, true), ...sentenceOf(extra, false)]);
}

export const narrowARange = kind<'narrow a range', 'combos', NarrowGiven, NarrowKey>({
  name: 'narrow a range',
  level: 'holding',
  form: 'combos',
  ...HELD,
  fields: { range: RANGE, board: board(3), hero: HOLE, dead: DEAD, rule: oneOf(RULES) },
  check: checkHolding,

  deal(dice, step) {
    const range = pick(dice, RANGES);
    const cards = draw(dice, 3);
    const hero = playedHand(dice, cards);
    if (hero === undefined || (step === 2 && mostOfASuit(cards) !== 2)) return undefined;
    return { range, board: cards, hero, dead: [], rule: RULES[step - 1] };
  },

  solve: solved((given) => {
    const ladder = ladderOf(given);
    const stays = isInPart(ladder, given.rule);
    return { ladder, stays, kept: weightIn(ladder, stays), of: ladder.live };
  }),

  isFair({ rule, board: cards }, key, step) {
    const { kept, of } = key;
    const cells = narrowCells(key);
    if (rule !== RULES[step - 1] || cells.length > CELLS[step - 1]) return false;
    if (kept < LEAST_KEPT || kept > MOST_KEPT || kept < LEAST_PART * of || kept > MOST_PART * of) return false;
    return (
      step === 1 ||
      (step === 2 ? mostOfASuit(cards) === 2 : cells.some(({ live, kept: own }) => own > 0 && own < live.length))
    );
  },

  question: ({ range, rule }) => say.callsWith[rule](rangeText(range)),
  allowed: (_, key) => allowed(key),
  grade: (_, key, reply) => grade(key, reply),

  result(_, key, reply) {
    const { missed = [], extra = [], verdict } = grade(key, reply);
    const isRight = reply !== undefined && verdict === 'right';
    const exact = answerText(say.stay(combosText(key.kept), combosText(key.of)), isRight);
    if (reply === undefined || isRight) return exact;
    const fault =
      extra.length === 0
        ? say.missed(missed.length)
        : missed.length === 0
          ? say.kept(extra.length)
          : say.missedAndKept(missed.length, extra.length);
    return drills.sentences([exact, fault]);
  },

  explain: (given, { ladder, kept, of }) => [
    { text: partText(ladder, given.rule, given), value: kept, as: 'count' },
    { text: say.stayOf(combosText(kept), combosText(of)), value: kept / of, as: 'share' },
  ],

  prompt: drills.prompts.stays,
  control: (given, key) => ({
    live: Array.from(key.ladder.combos),
    right: keptCombos(key),
    judge: (reply) => narrowCells(key, reply).map((cell) => ({ ...cell, why: cellSentence(given, key, cell) })),
  }),

  writeKey: (_, key) => ({
    kept: key.kept,
    of: key.of,
    combos: keptCombos(key).map((combo) => formatCards(COMBOS[combo])),
  }),
});
