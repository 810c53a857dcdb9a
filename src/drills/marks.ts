import type { Answer } from '../poker/answer';
import type { Card, Hole } from '../poker/card';
import { atLeastOne, choose, type Chance } from '../poker/chance';
import { Dice, hashText } from '../poker/dice';
import { categoryOf, FLUSH, STRAIGHT, STRAIGHT_FLUSH } from '../poker/category';
import { evaluate } from '../poker/hand';
import { beatsBoard, findOuts } from '../poker/outs';
import { price, type Price } from '../poker/price';
import { parseRange } from '../poker/range';
import { COMBOS } from '../poker/combos';
import { liveWeights, unseenCards, type Player, type Spot } from '../poker/spot';
import { draw } from './deal';
import type { Asking } from './kind';
import { MARKING_LEVELS, type MarkingLevel } from './levels';
import type { MarkingKind, Recipe } from './recipes';

/** Money on the table, and what the call is worth. */
export interface Offer {
  /** With the bet in it. */
  readonly pot: number;
  readonly call: number;
  readonly price: Price;
}

/** One of the user's spots, as it was saved. */
export interface Own {
  /** The table's fragment, which holds all of it. */
  readonly link: string;
  /** The user's name for it. */
  readonly name?: string;
}

/** A spot with what is asked about it and the answers, all of them the engine's. */
export interface MarkingDrill {
  /** Unlike a drill with a question of its own. */
  readonly form: 'marks';
  readonly level: MarkingLevel;
  /** `undefined` for a spot of the user's that does not fit any kind. */
  readonly kind?: MarkingKind;
  readonly seed: number;
  /** The user's spot behind the drill, if any. */
  readonly own?: Own;
  readonly spot: Spot;
  readonly answer: Answer;
  /** The text of the opponent's range, if the opponent has one. */
  readonly range?: string;
  /** The cards to mark. */
  readonly outs: ReadonlySet<Card>;
  /** Cards that may be marked or not: against a range, those with a weight between clearly an out and clearly not. */
  readonly either: ReadonlySet<Card>;
  /** How many cards are still to come. */
  readonly toCome: 1 | 2;
  /** The figure to estimate, 0 to 1. */
  readonly probability: number;
  /** `probability` as a count of equally likely cases, if there is one. */
  readonly chance?: Chance;
  readonly offer?: Offer;
}

/** After so many deals a recipe counts as a bug. The rarest kind needs about ten thousand. */
const MOST_DEALS = 5_000_000;
/** Deals between two pauses: about a millisecond, as `looksLike` dismisses most. */
const DEALS_A_STEP = 500;
/** Opponent's hands tried for one hand and board. */
const OPPONENTS_TRIED = 60;

/** The level of a name. */
export function markingLevel(name: MarkingLevel['name']): MarkingLevel {
  return MARKING_LEVELS.find((level) => level.name === name) ?? MARKING_LEVELS[0];
}

/** Fewer combos than these are hands to name, not a range. */
const FEWEST_COMBOS = 12;
/** Against a range: a card of at least this weight must be marked; one of at least `LITTLE_GAIN` may be. */
const GAIN = 0.25;
const LITTLE_GAIN = 0.1;

/**
 * Deals a drill, step by step. If it yields a spot, pass the spot's exact answer to the next step. If it yields
 * `undefined`, it only pauses so that the page can draw.
 */
export type Dealing = Asking<MarkingDrill>;

/** The drill of a kind and a seed, the same on every machine. */
export function* dealMarking(kind: MarkingKind, seed: number): Dealing {
  const level = markingLevel(kind.level);
  const dice = new Dice(hashText(kind.name), seed);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const street = kind.streets[dice.below(kind.streets.length)];
    const [a, b, ...board] = draw(dice, street === 'flop' ? 5 : 6);
    if (deals % DEALS_A_STEP === DEALS_A_STEP - 1) yield;
    if (!kind.looksLike([a, b], board)) continue;
    yield;
    const found = beside(kind, [a, b], board, dice);
    if (found === undefined) continue;
    const answer = yield found.spot;
    if (answer === undefined) throw new Error('a spot was left unanswered');
    const toCome = street === 'flop' ? 2 : 1;
    const drill = ask({ form: 'marks', level, kind, seed, toCome, answer, ...found }, dice);
    if (drill !== undefined) return drill;
  }
  throw new Error(`no spot fits ${kind.name}, seed ${seed}`);
}

type Found = Pick<MarkingDrill, 'spot' | 'range'>;

/** The spot with an opponent that the recipe allows; nothing where it does not fit. */
function beside(recipe: Recipe, hole: Hole, board: readonly Card[], dice: Dice): Found | undefined {
  return recipe.ranges === undefined
    ? besideHand(recipe, hole, board, dice)
    : besideRange(recipe, recipe.ranges, hole, board, dice);
}

/** The opponent holds a hand, or nothing is known of opponents. */
function besideHand(recipe: Recipe, hole: Hole, board: readonly Card[], dice: Dice): Found | undefined {
  const fits = (theirs?: Hole): Found | undefined => {
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
): Found | undefined {
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

/** A spot that has been answered, before anything is asked about it. */
export type Base = Omit<MarkingDrill, 'outs' | 'either' | 'probability' | 'chance' | 'offer'>;

/** The level's question about a spot; nothing where it would be pointless. */
function ask(base: Base, dice: Dice): MarkingDrill | undefined {
  switch (base.level.asks) {
    case 'outs': {
      if (base.level.name !== 'price') return askOuts(base);
      const offer = offerFor(equityIn(base.answer), dice);
      return offer && askOuts(base, offer);
    }
    case 'backdoor':
      return askBackdoor(base);
    case 'gains': {
      const drill = askGains(base);
      return isWorthAsking(drill) ? drill : undefined;
    }
  }
}

export function equityIn({ players }: Answer): number {
  return players[0]?.equity ?? 0;
}

const NONE: ReadonlySet<Card> = new Set();

/** Outs by the engine's verdicts; estimated is how often one falls, or under a price the equity. */
export function askOuts(base: Base, offer?: Offer): MarkingDrill {
  const { answer: found, toCome } = base;
  const outs = new Set(found.next?.filter(({ verdict }) => verdict === 'out').map(({ card }) => card));
  const chance = atLeastOne(outs.size, found.unseen, toCome);
  if (offer === undefined) {
    return { ...base, outs, either: NONE, probability: chance.hits / chance.of, chance };
  }
  return {
    ...base,
    outs,
    either: NONE,
    probability: equityIn(found),
    // Without outs the equity alone is asked for.
    ...(toCome === 1 && outs.size > 0 && { chance }),
    offer,
  };
}

/** Bets as parts of the pot they are made into. */
const BETS = [1 / 8, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 3 / 4, 1, 3 / 2];
/** Nobody can judge an equity closer to break-even than this in the head: such a price is not asked about. */
const CLEAR = 0.03;

/** A bet that makes the call clearly right or clearly wrong, as often one as the other. */
function offerFor(equity: number, dice: Dice): Offer | undefined {
  const wanted = dice.below(2) === 0 ? 'call' : 'fold';
  const before = 40 + 20 * dice.below(9);
  const offers = BETS.flatMap((part): Offer[] => {
    const call = Math.round(part * before);
    const offered = price(before + call, call, equity);
    return Math.abs(equity - offered.breakEven) < CLEAR ? [] : [{ pot: before + call, call, price: offered }];
  });
  const right = offers.filter(({ price: { decision } }) => decision === wanted);
  const from = right.length > 0 ? right : offers;
  return from[dice.below(from.length)];
}

const RUNS_AND_FLUSHES: readonly number[] = [STRAIGHT, FLUSH, STRAIGHT_FLUSH];

/** Cards of pairs that complete the backdoor draw; estimated is how often such a pair comes. */
export function askBackdoor(base: Base): MarkingDrill | undefined {
  const { spot, answer: found, kind } = base;
  const name = kind?.name;
  const cards = found.draws?.find((own) => own.name === name)?.cards;
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
  const chance = { hits, of: choose(found.unseen, 2) };
  return {
    ...base,
    outs: new Set(cards),
    either: NONE,
    probability: hits / chance.of,
    chance,
  };
}

/** Cards that gain on the range; estimated is the equity. */
export function askGains(base: Base, offer?: Offer): MarkingDrill {
  const cards = base.answer.next ?? [];
  const weighing = (least: number, below: number) =>
    new Set(cards.filter(({ weight = 0 }) => weight >= least && weight < below).map(({ card }) => card));
  const outs = weighing(GAIN, Infinity);
  const either = weighing(LITTLE_GAIN, GAIN);
  return { ...base, outs, either, probability: equityIn(base.answer), ...(offer && { offer }) };
}

/** A spot in which few cards gain on the range, or most, asks little. */
function isWorthAsking({ outs, either, probability }: MarkingDrill): boolean {
  return outs.size >= 2 && outs.size <= 18 && either.size <= 6 && probability <= 0.6;
}
