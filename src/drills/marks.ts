import * as say from '#words/packs';
import type { Answer } from '../poker/answer';
import { categoryOf, FLUSH, STRAIGHT, STRAIGHT_FLUSH, type Strength } from '../poker/category';
import { formatCard, type Card, type Hole } from '../poker/card';
import { atLeastOne, choose, type Chance } from '../poker/chance';
import { COMBOS } from '../poker/combos';
import type { Dice } from '../poker/dice';
import type { Draw } from '../poker/draws';
import { evaluate } from '../poker/hand';
import { beatsBoard, findOuts, type Outs } from '../poker/outs';
import { price, type Price } from '../poker/price';
import { parseRange } from '../poker/range';
import { readSpot, type SpotText } from '../poker/readSpot';
import { ok } from '../poker/result';
import { liveWeights, unseenCards, type Player, type Spot } from '../poker/spot';
import { draw } from './deal';
import { amount, isTexts, refuse, refused, type Json, type Read } from './fields';
import { gradeOf, judge, tolerance, twice } from './grade';
import type { Allowed, Finding, MarksGrade, Mistake, ReplyOf, Verdict } from './kind';
import type { LevelName } from './levels';
import { writeSpot } from './spots';

/* Drills that mark cards of the deck. The reply also has the estimate and, with a price, the decision. */

/** The cards to find: the outs, cards of a backdoor draw, or cards that gain against a range. */
export type Marked = 'outs' | 'backdoor' | 'gains';

export interface Money {
  /** The pot with the bet in it. */
  readonly pot: number;
  readonly call: number;
}

/** A flop or a turn, and a price if there is one. */
export interface MarksGiven {
  readonly spot: Spot;
  /** The opponent's range as it was written, or is said. */
  readonly range?: string;
  readonly money?: Money;
}

export interface MarksKey {
  readonly answer: Answer;
  readonly outs: ReadonlySet<Card>;
  /** Cards that may be marked or not. Against a range these have a weight between clearly an out and clearly not. */
  readonly either: ReadonlySet<Card>;
  readonly toCome: 1 | 2;
  /** The figure to estimate, 0 to 1. */
  readonly probability: number;
  /** `probability` as a count of equally likely cases, if there is one. */
  readonly chance?: Chance;
  readonly price?: Price;
}

/** The conditions for a spot to be of a kind. */
export interface Recipe {
  readonly streets: readonly ('flop' | 'turn')[];
  /** A quick test, so that few spots need the engine. */
  readonly looksLike: (hole: Hole, board: readonly Card[]) => boolean;
  /** A test of both hands now. Without it the spot has no opponent, or one with a range. */
  readonly meets?: (own: Strength, theirs: Strength) => boolean;
  /** The opponent holds one of these ranges. */
  readonly ranges?: readonly string[];
  /** The final test, on the engine's outs. */
  readonly fits: (outs: Outs, hole: Hole, theirs?: Hole) => boolean;
}

/* ------------------------------------------------------------------------------------- dealing -- */

/** Opponent's hands tried for one hand and board. */
const OPPONENTS_TRIED = 60;
/** Fewer combos than these are hands to name, not a range. */
const FEWEST_COMBOS = 12;

/** A spot of a recipe; `undefined` if the deal does not fit the recipe. */
export function dealMarks(recipe: Recipe, dice: Dice): MarksGiven | undefined {
  const street = recipe.streets[dice.below(recipe.streets.length)];
  const [a, b, ...board] = draw(dice, street === 'flop' ? 5 : 6);
  const hole: Hole = [a, b];
  if (!recipe.looksLike(hole, board)) return undefined;
  return recipe.ranges === undefined
    ? besideHand(recipe, hole, board, dice)
    : besideRange(recipe, recipe.ranges, hole, board, dice);
}

/** The opponent holds a hand, or nothing is known of opponents. */
function besideHand(recipe: Recipe, hole: Hole, board: readonly Card[], dice: Dice): MarksGiven | undefined {
  const fits = (theirs?: Hole): MarksGiven | undefined => {
    const opponents = theirs === undefined ? [] : [theirs];
    const spot: Spot = {
      hero: { kind: 'hand', cards: hole },
      board,
      opponents: opponents.map((cards): Player => ({ kind: 'hand', cards })),
      dead: [],
    };
    const outs = findOuts(hole, board, opponents, unseenCards(spot));
    return recipe.fits(outs, hole, theirs) ? { spot } : undefined;
  };
  const { meets } = recipe;
  if (meets === undefined) return fits();
  const own = evaluate([...hole, ...board]);
  const taken = new Set([...hole, ...board]);
  for (let tries = 0; tries < OPPONENTS_TRIED; tries++) {
    const theirs = COMBOS[dice.below(COMBOS.length)];
    if (theirs.some((card) => taken.has(card))) continue;
    if (!meets(own, evaluate([...theirs, ...board]))) continue;
    // One opponent a deal: if the first does not fit, a second for the same hand seldom does.
    return fits(theirs);
  }
  return undefined;
}

function besideRange(
  recipe: Recipe,
  ranges: readonly string[],
  hole: Hole,
  board: readonly Card[],
  dice: Dice,
): MarksGiven | undefined {
  const text = ranges[dice.below(ranges.length)];
  const range = parseRange(text, 'line');
  if (!range.ok) throw new Error(text);
  const spot: Spot = {
    hero: { kind: 'hand', cards: hole },
    board,
    opponents: [{ kind: 'range', range: range.value }],
    dead: [],
  };
  const live = liveWeights(range.value, new Set([...hole, ...board]));
  if (live.filter((weight) => weight > 0).length < FEWEST_COMBOS) return undefined;
  const outs = findOuts(hole, board, undefined, unseenCards(spot));
  return recipe.fits(outs, hole) ? { spot, range: text } : undefined;
}

/** Bets as parts of the pot they are made into. */
const BETS = [1 / 8, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 3 / 4, 1, 3 / 2];
/** Nobody can judge an equity closer to break-even than this in the head: such a price is not asked about. */
const CLEAR = 0.03;

/** A bet that makes the call clearly right or clearly wrong, as often one as the other. */
export function offerFor(equity: number, dice: Dice): Money | undefined {
  const wanted = dice.below(2) === 0 ? 'call' : 'fold';
  const before = 40 + 20 * dice.below(9);
  const offers = BETS.flatMap((part): (Money & { readonly offered: Price })[] => {
    const call = Math.round(part * before);
    const offered = price(before + call, call, equity);
    return Math.abs(equity - offered.breakEven) < CLEAR ? [] : [{ pot: before + call, call, offered }];
  });
  const right = offers.filter(({ offered: { decision } }) => decision === wanted);
  const from = right.length > 0 ? right : offers;
  if (from.length === 0) return undefined;
  const { pot, call } = from[dice.below(from.length)];
  return { pot, call };
}

/* ------------------------------------------------------------------------------------- the answer -- */

/** Against a range: a card of at least this weight must be marked; one of at least `LITTLE_GAIN` may be. */
const GAIN = 0.25;
const LITTLE_GAIN = 0.1;

const NONE: ReadonlySet<Card> = new Set();

export function equityIn({ players }: Answer): number {
  return players[0]?.equity ?? 0;
}

/** The answer to a question for these cards. @param name the draw, of a backdoor draw */
export function keyOf(asks: Marked, name: string, { spot, money }: MarksGiven, answer: Answer): MarksKey {
  const toCome = spot.board.length === 3 ? 2 : 1;
  const equity = equityIn(answer);
  const base = { answer, toCome, either: NONE, ...(money && { price: price(money.pot, money.call, equity) }) } as const;
  switch (asks) {
    case 'gains':
      return {
        ...base,
        outs: weighing(answer, GAIN),
        either: weighing(answer, LITTLE_GAIN, GAIN),
        probability: equity,
      };
    case 'backdoor': {
      // A spot without the draw has nothing to mark: no recipe deals it.
      const { cards, chance } = backdoorIn(spot, name, answer.draws) ?? { cards: [], chance: { hits: 0, of: 1 } };
      return { ...base, outs: new Set(cards), probability: chance.hits / chance.of, chance };
    }
    case 'outs': {
      const outs = new Set(answer.next?.filter(({ verdict }) => verdict === 'out').map(({ card }) => card));
      const chance = atLeastOne(outs.size, answer.unseen, toCome);
      if (money === undefined) return { ...base, outs, probability: chance.hits / chance.of, chance };
      // Without outs the equity alone is asked for.
      return { ...base, outs, probability: equity, ...(toCome === 1 && outs.size > 0 && { chance }) };
    }
  }
}

/** Cards that gain this much on the range. */
function weighing({ next = [] }: Answer, least: number, below = Infinity): ReadonlySet<Card> {
  return new Set(next.filter(({ weight = 0 }) => weight >= least && weight < below).map(({ card }) => card));
}

const RUNS_AND_FLUSHES: readonly number[] = [STRAIGHT, FLUSH, STRAIGHT_FLUSH];

/**
 * Cards of pairs that complete a backdoor draw, and how often such a pair comes; `undefined` if the spot has not this
 * draw, or makes a straight or a flush with other cards.
 */
function backdoorIn(
  spot: Spot,
  name: string,
  draws: readonly Draw[] | undefined,
): { readonly cards: readonly Card[]; readonly chance: Chance } | undefined {
  const cards = draws?.find((own) => own.name === name)?.cards;
  if (cards === undefined || spot.hero.kind !== 'hand') return undefined;
  const held = [...spot.hero.cards, ...spot.board];
  const unseen = unseenCards(spot);
  let hits = 0;
  for (const [index, turn] of unseen.entries()) {
    for (const river of unseen.slice(index + 1)) {
      const then = evaluate([...held, turn, river]);
      if (!RUNS_AND_FLUSHES.includes(categoryOf(then))) continue;
      if (!beatsBoard(then, [...spot.board, turn, river])) continue;
      // The question is about this draw: a straight or a flush with other cards is not an answer.
      if (!cards.includes(turn) || !cards.includes(river)) return undefined;
      hits++;
    }
  }
  return { cards, chance: { hits, of: choose(unseen.length, 2) } };
}

/** Whether there is something to find. A spot in which few cards gain on the range, or most, asks little. */
export function isWorthAsking(asks: Marked, { outs, either, probability }: MarksKey): boolean {
  if (asks === 'backdoor') return outs.size > 0;
  return asks === 'outs' || (outs.size >= 2 && outs.size <= 18 && either.size <= 6 && probability <= 0.6);
}

/* ------------------------------------------------------------------------------------- grading -- */

export function allowedOf({ probability }: MarksKey): Allowed {
  return twice(tolerance(probability));
}

/** @param reply `undefined` if nothing was marked */
export function gradeMarks(level: LevelName, key: MarksKey, reply: ReplyOf<'marks'> | undefined): MarksGrade {
  const { marks = [], estimate, decision } = reply ?? {};
  const findings = new Map<Card, Finding>();
  const taints = new Set(key.answer.next?.filter(({ verdict }) => verdict === 'tainted').map(({ card }) => card));
  for (const card of key.outs) findings.set(card, marks.includes(card) ? 'found' : 'missed');
  for (const card of marks) {
    if (key.outs.has(card) || key.either.has(card)) continue;
    findings.set(card, taints.has(card) ? 'tainted' : 'extra');
  }
  const found = new Set(findings.values());
  const verdicts = new Map<Mistake, Verdict>([
    ['missed', found.has('missed') ? 'wrong' : 'right'],
    ['extra', found.has('extra') ? 'wrong' : 'right'],
  ]);
  if (level === 'tainted' || found.has('tainted')) {
    verdicts.set('tainted', found.has('tainted') ? 'wrong' : 'right');
  }
  const error = estimate === undefined ? undefined : 100 * (estimate - key.probability);
  verdicts.set('estimate', judge(error, allowedOf(key)));
  if (key.price !== undefined) {
    // If the price is close neither is wrong.
    const isRight = key.price.decision === 'close' ? decision !== undefined : decision === key.price.decision;
    verdicts.set('price', isRight ? 'right' : 'wrong');
  }
  return {
    findings,
    ...gradeOf(verdicts),
    clean: [...verdicts].every(([mistake, verdict]) => mistake === 'estimate' || verdict === 'right'),
    ...(error !== undefined && { error }),
  };
}

/** Whether a teacher would call a wrong reply close: 8 of 9 outs and a card too many, not 1 of 2 nor 90% for 20%. */
export function isNearly({ findings, verdicts }: MarksGrade): boolean {
  const found = [...findings.values()].filter((finding) => finding === 'found').length;
  const amiss = findings.size - found;
  const isSound = verdicts.get('price') !== 'wrong' && verdicts.get('estimate') !== 'wrong';
  return isSound && amiss <= 2 && amiss < found;
}

/* ------------------------------------------------------------------------------------- as JSON -- */

const FIELDS: readonly string[] = ['hero', 'board', 'opponents', 'dead', 'pot', 'call'];
const MONEY = amount(0, 999_999_999, true);

/** Given data of a recipe from JSON; whether the spot fits it does not matter. */
export function readMarks(
  { name, asks, hasPrice, recipe }: { name: string; asks: Marked; hasPrice: boolean; recipe: Recipe },
  json: Readonly<Record<string, unknown>>,
): Read<MarksGiven> {
  const stranger = Object.keys(json).find((own) => !FIELDS.includes(own));
  if (stranger !== undefined) {
    return refuse('bad-field', say.strangeField(stranger, FIELDS));
  }
  for (const own of ['hero', 'board'] as const) {
    if (json[own] === undefined) return refuse('bad-drill', say.fieldMissing(own));
  }
  const { hero, board, opponents, dead } = json;
  if (opponents !== undefined && !isTexts(opponents)) {
    return refuse('bad-field', say.fieldNotTexts('opponents'));
  }
  if (typeof hero !== 'string' || typeof board !== 'string' || (dead !== undefined && typeof dead !== 'string')) {
    return refuse('bad-field', say.fieldsAreTexts(['hero', 'board', 'dead']));
  }
  const text: SpotText = { hero, board, ...(opponents && { opponents }), ...(dead !== undefined && { dead }) };
  const read = readSpot(text);
  if (!read.ok) return refused(read.error);
  const spot = read.value;
  if (spot.board.length !== 3 && spot.board.length !== 4) {
    return refuse('board-count', say.boardCards([3, 4], spot.board.length));
  }
  const why = whyNotOf(recipe, spot);
  if (why !== undefined) return refuse('bad-drill', why);
  const [opponent] = spot.opponents;
  const isHidden = opponent !== undefined && opponent.kind !== 'hand';
  const given: MarksGiven = { spot, ...(isHidden && opponents && { range: opponents[0] }) };
  if (!hasPrice) {
    if (json.pot !== undefined || json.call !== undefined) return refuse('bad-drill', say.withoutMoney);
    return whetherAsked(name, asks, given);
  }
  const pot = MONEY.read(json.pot, 'pot');
  if (!pot.ok) return pot;
  const call = MONEY.read(json.call, 'call');
  if (!call.ok) return call;
  return whetherAsked(name, asks, { ...given, money: { pot: pot.value, call: call.value } });
}

/** Why a spot is not one that a recipe is about; whether it fits does not matter. */
function whyNotOf({ ranges, meets }: Recipe, { hero, opponents }: Spot): string | undefined {
  const [opponent] = opponents;
  if (hero.kind !== 'hand') return say.needsHand;
  if (opponents.length > 1) return say.oneOpponent;
  const needsRange = ranges !== undefined;
  if (needsRange && (opponent === undefined || opponent.kind === 'hand')) return say.needsRange;
  if (!needsRange && opponent !== undefined && opponent.kind !== 'hand') return say.needsKnownCards;
  return meets === undefined || opponent !== undefined ? undefined : say.needsOpponent;
}

/** The given data, unless there is nothing to mark in them. */
function whetherAsked(name: string, asks: Marked, given: MarksGiven): Read<MarksGiven> {
  const { status, draws } = outsIn(given.spot) ?? {};
  if (status === 'ahead') return refuse('bad-drill', say.aheadAlready);
  const lacksDraw = asks === 'backdoor' && backdoorIn(given.spot, name, draws) === undefined;
  return lacksDraw ? refuse('bad-drill', say.notThisDraw(name)) : ok(given);
}

/** What each card does, without the equity: `undefined` if hero has not two cards. */
export function outsIn(spot: Spot): Outs | undefined {
  const { hero, board, opponents, target } = spot;
  if (hero.kind !== 'hand') return undefined;
  const known = opponents.flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
  return findOuts(hero.cards, board, known.length < opponents.length ? undefined : known, unseenCards(spot), target);
}

export function writeMarks({ spot, range, money }: MarksGiven): Json {
  return { ...writeSpot(spot), ...(range !== undefined && { opponents: [range] }), ...money };
}

/** Outs, cards that may be marked or not, the probability, and the decision if there is a price. */
export function writeMarksKey({ outs, either, probability, price: offered }: MarksKey): Json {
  return {
    outs: cardTexts(outs),
    either: cardTexts(either),
    probability,
    ...(offered !== undefined && { decision: offered.decision }),
  };
}

export function cardTexts(cards: Iterable<Card>): string[] {
  return [...cards].sort((a, b) => a - b).map(formatCard);
}
