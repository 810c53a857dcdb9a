import * as say from '#words/answer';
import * as drills from '#words/drills';
import { cardOf, rankOf, suitOf, SUITS, type Card, type Rank, type Suit } from '../poker/card';
import { combosOf, COMBOS, classText, type Ranks, type Suitedness } from '../poker/combos';
import { comboWeights, type Player } from '../poker/spot';
import { solved } from './deal';
import { gradeOf, judge } from './grade';
import {
  kind,
  type Allowed,
  type Diagnosis,
  type FieldsOf,
  type Grade,
  type KindOf,
  type Line,
  type ReplyOf,
} from './kind';
import { HELD, type HoldingGiven } from './parts';
import { combosText } from '../words/amounts';
import { answerText, rangeText } from './drillSentences';

/* Counting the combos that a range has left: the count, the wrong counts that players come to, the reckoning. */

export type CountGiven = HoldingGiven;

/** Combos by weight: whole numbers if there are none. */
export interface CountKey {
  readonly combos: number;
  readonly of: number;
}

/** The combos of a range, by weight, that hold none of these cards. */
function countLeft(weights: Float64Array, seen: readonly Card[]): number {
  const named = new Set(seen);
  return COMBOS.reduce(
    (sum, [high, low], combo) => (named.has(high) || named.has(low) ? sum : sum + weights[combo]),
    0,
  );
}

function seenCards({ board, hero, dead }: CountGiven): readonly Card[] {
  return [...board, ...(hero ?? []), ...dead];
}

function solveCount(given: CountGiven): CountKey {
  const weights = comboWeights(given.range.player);
  return { combos: countLeft(weights, seenCards(given)), of: countLeft(weights, []) };
}

export function blockersOf({ range: { player }, board, hero }: CountGiven): {
  readonly hero: boolean;
  readonly board: boolean;
} {
  const weights = comboWeights(player);
  const all = countLeft(weights, []);
  return { hero: countLeft(weights, hero ?? []) < all, board: countLeft(weights, board) < all };
}

/* ------------------------------------------------------------------------------------ grading -- */

/** The cause of a wrong count; `undefined` if none is known, or if two have the same count. */
function diagnose(given: CountGiven, { combos }: CountKey, said: number): Diagnosis | undefined {
  const { range, board, hero, dead } = given;
  const weights = comboWeights(range.player);
  const blockers = blockersOf(given);
  const wrong: readonly (readonly [Diagnosis, number])[] = [
    ['nothing blocked', countLeft(weights, [])],
    // Where only one of them blocks, leaving it out is to block nothing.
    ...(blockers.hero && blockers.board
      ? ([
          ['the board forgotten', countLeft(weights, [...(hero ?? []), ...dead])],
          ['your cards forgotten', countLeft(weights, [...board, ...dead])],
        ] as const)
      : []),
    ['suited ones counted too', countLeft(withSuited(weights), seenCards(given))],
  ];
  const found = wrong.filter(([, count]) => count !== combos && Math.abs(count - said) < 1e-9);
  return found.length === 1 ? found[0][0] : undefined;
}

/** A range that also holds the suited hands of its offsuit hands. */
function withSuited(weights: Float64Array): Float64Array {
  const widened = weights.slice();
  for (const [combo, weight] of weights.entries()) {
    const [high, low] = COMBOS[combo].map(rankOf);
    if (weight === 0 || high === low || suitOf(COMBOS[combo][0]) === suitOf(COMBOS[combo][1])) continue;
    for (const suited of combosOf({ high: Math.max(high, low), low: Math.min(high, low), suitedness: 's' })) {
      widened[suited] = Math.max(widened[suited], weight);
    }
  }
  return widened;
}

function gradeCount(given: CountGiven, key: CountKey, reply: ReplyOf<'number'> | undefined, allowed: Allowed): Grade {
  const error = reply && reply.number - key.combos;
  const verdict = judge(error, allowed);
  const diagnosis = reply === undefined || verdict === 'right' ? undefined : diagnose(given, key, reply.number);
  return {
    ...gradeOf(new Map([['count', verdict]])),
    ...(error !== undefined && { error }),
    ...(diagnosis !== undefined && { diagnosis }),
  };
}

/** `'22 of 34 combos are left. 29 is the count without the board.'` */
function countResult(given: CountGiven, key: CountKey, reply: ReplyOf<'number'> | undefined): string {
  const isRight = reply !== undefined && Math.abs(reply.number - key.combos) < 1e-9;
  const exact = answerText(say.left(combosText(key.combos), combosText(key.of)), isRight);
  if (reply === undefined || isRight) return exact;
  const diagnosis = diagnose(given, key, reply.number);
  const why = diagnosis === undefined ? drills.youSaid : say.causes[diagnosis];
  return drills.sentences([exact, why(combosText(reply.number))]);
}

/* --------------------------------------------------------------------------------- explanation -- */

interface Part {
  readonly ranks: Ranks;
  readonly name: string;
  readonly all: number;
  readonly left: number;
  /** Whether every combo of these ranks is held, without a weight. */
  readonly isWhole: boolean;
}

const GROUPS = [
  { title: say.pairs, size: 6, has: ({ ranks }: Part) => ranks.high === ranks.low },
  { title: say.suited, size: 4, has: ({ ranks }: Part) => ranks.suitedness === 's' },
  { title: say.offsuit, size: 12, has: ({ ranks }: Part) => ranks.suitedness === 'o' },
  {
    title: say.suitedAndOffsuit,
    size: 16,
    has: ({ ranks }: Part) => ranks.high !== ranks.low && ranks.suitedness === '',
  },
] as const;

/** Lines for this many hands or groups, and one for the sum. */
const MOST_LINES = 3;
/** Reduced hands that a group's line names. */
const MOST_NAMED = 4;

/** The lines of the count: one hand, or up to three hands line by line, or more hands by pairs, suited and offsuit. */
function countLines(given: CountGiven, { combos, of }: CountKey): readonly Line[] {
  const seen = new Set(seenCards(given));
  const parts = partsOf(given.range.player, seen, true);
  if (parts.length === 1) return [{ text: reckoning(parts[0], seen), value: combos, as: 'count' }];
  const sum: Line = { text: say.togetherOf(combosText(of)), value: combos, as: 'count' };
  if (parts.length <= MOST_LINES) {
    return [
      ...parts.map((part): Line => ({
        text: drills.about(part.name, reckoning(part, seen)),
        value: part.left,
        as: 'count',
      })),
      sum,
    ];
  }
  const groupsOf = (own: readonly Part[]) =>
    GROUPS.flatMap(({ title, size, has }): Line[] => {
      const inGroup = own.filter(has);
      if (inGroup.length === 0) return [];
      const value = inGroup.reduce((all, { left }) => all + left, 0);
      return [{ text: drills.about(title, groupText(inGroup, size)), value, as: 'count' }];
    });
  const groups = groupsOf(parts);
  return [...(groups.length <= MOST_LINES ? groups : groupsOf(partsOf(given.range.player, seen, false))), sum];
}

/** `'8 × 6, KK 3, QQ 1'` */
function groupText(parts: readonly Part[], size: number): string {
  const full = parts.filter(({ left }) => left === size).length;
  const reduced = parts.filter(({ left }) => left !== size && left > 0);
  const named = reduced.slice(0, reduced.length === MOST_NAMED + 1 ? reduced.length : MOST_NAMED);
  const others = reduced.slice(named.length).reduce((sum, { left }) => sum + left, 0);
  const texts = [
    ...(full > 0 ? [`${full} × ${size}`] : []),
    ...named.map(({ name, left }) => `${name} ${combosText(left)}`),
    ...(others > 0 ? [say.others(combosText(others))] : []),
  ];
  return texts.length === 0 ? say.noneLeft : drills.parts(texts);
}

/** The hands of a range in the order of the grid. @param joins whether `AKs` and `AKo` are one, as `AK` */
function partsOf(player: Player, seen: ReadonlySet<Card>, joins: boolean): Part[] {
  const weights = comboWeights(player);
  const parts: Part[] = [];
  for (let high: Rank = 12; high >= 0; high--) {
    for (let low: Rank = high; low >= 0; low--) {
      const part = (suitedness: Suitedness) => partOf({ high, low, suitedness }, weights, seen);
      const split = high === low ? [part('')] : [part('s'), part('o')];
      const isOne = joins && split.every(({ isWhole }) => isWhole);
      parts.push(...(isOne ? [part('')] : split).filter(({ all }) => all > 0));
    }
  }
  return parts;
}

function partOf(ranks: Ranks, weights: Float64Array, seen: ReadonlySet<Card>): Part {
  const combos = combosOf(ranks);
  const isLeft = (combo: number) => !COMBOS[combo].some((card) => seen.has(card));
  return {
    ranks,
    name: classText(ranks),
    all: combos.reduce((sum, combo) => sum + weights[combo], 0),
    left: combos.reduce((sum, combo) => sum + (isLeft(combo) ? weights[combo] : 0), 0),
    isWhole: combos.every((combo) => weights[combo] === 1),
  };
}

/** `'3 aces × 3 kings'`, `'3 kings: 3 × 2 ÷ 2'`, `'clubs and spades'`. */
function reckoning({ ranks, all, left, isWhole }: Part, seen: ReadonlySet<Card>): string {
  if (!isWhole) return say.countOfAll(combosText(left), combosText(all));
  const { high, low, suitedness } = ranks;
  const suits = Array.from(SUITS, (_, suit): Suit => suit);
  const cardLeft = (rank: Rank, suit: Suit) => !seen.has(cardOf(rank, suit));
  const count = (rank: Rank) => suits.filter((suit) => cardLeft(rank, suit)).length;
  const [n, m] = [count(high), count(low)];
  if (high === low) return say.pairsOf(n, high);
  const both = suits.filter((suit) => cardLeft(high, suit) && cardLeft(low, suit));
  if (suitedness === 's') return say.suitedIn(both.toReversed());
  const product = say.product(n, high, m, low);
  return suitedness === 'o' && both.length > 0 ? say.lessSuited(product, both.length) : product;
}

/* --------------------------------------------------------------------------------- its kinds -- */

/** A kind that asks how many combos are left: its own parts, and the parts that all such kinds share. */
export function countingKind<const Name extends string>(
  own: Pick<KindOf<Name, 'number', CountGiven, CountKey>, 'name' | 'deal' | 'isFair'> &
    FieldsOf<CountGiven> & { readonly allowed: (key: CountKey) => Allowed },
): KindOf<Name, 'number', CountGiven, CountKey> {
  return kind({
    ...own,
    ...HELD,
    level: 'counting',
    form: 'number',
    check: (given) =>
      solveCount(given).combos === 0 ? { code: 'empty-range', place: { seat: 0, of: 1 }, why: 'blocked' } : undefined,
    solve: solved(solveCount),
    question: ({ range }) => say.question(rangeText(range)),
    allowed: (_, key) => own.allowed(key),
    grade: (given, key, reply) => gradeCount(given, key, reply, own.allowed(key)),
    result: countResult,
    explain: countLines,
    writeKey: (_, { combos, of }) => ({ combos, of }),
    control: ({ range, board, hero }, { combos, of }) => ({
      exact: combos,
      unit: 'combos',
      counted: { range, of, board, hero },
    }),
  });
}
