import { JOKER, parseCards, type Card, type CardProblem, type Rank } from '../card';
import { fail, ok, type Place, type Result } from '../result';
import { findDuplicate, type DuplicateCard } from '../spot';
import {
  compareMade,
  LAB_RULES,
  recogniseBest,
  rowOf,
  WILD_RULES,
  type LabCategory,
  type LabRules,
  type Made,
} from './recognise';

/** Hands are independent: a card may be in two of them, never twice in one. */
export const MOST_HANDS = 10;
const HAND_SIZE = 5;

export type LabHandProblem =
  | CardProblem
  | DuplicateCard
  | {
      readonly code: 'hand-count';
      readonly why: 'too many cards';
      readonly place: Place;
      readonly hand: readonly Card[];
    };

export type HandsProblem =
  | LabHandProblem
  | { readonly code: 'hand-count'; readonly why: 'no hands' }
  | { readonly code: 'hand-count'; readonly why: 'too many hands'; readonly count: number }
  | {
      readonly code: 'hand-count';
      readonly why: 'too few cards';
      readonly place: Place;
      readonly text: string;
      readonly count: number;
    };

export type RulesProblem =
  | { readonly code: 'bad-field'; readonly why: 'rules' }
  | { readonly code: 'bad-rule'; readonly why: 'unknown'; readonly name: string }
  | {
      readonly code: 'bad-rule';
      readonly why: 'setting';
      readonly name: string;
      readonly setting: unknown;
      readonly known: readonly string[];
    };

/**
 * At most five cards, wild ones among them: `'8c 8d 7h 7s *'`. Fewer are a hand half typed.
 *
 * @param place the field of the text, for the problem
 * @returns `bad-card`, `duplicate-card`, or `hand-count` for a sixth card
 */
export function parseLabHand(text: string, place: Place): Result<Card[], LabHandProblem> {
  const cards = parseCards(text, place, true);
  if (!cards.ok) return cards;
  const hand = cards.value;
  const duplicate = findDuplicate([[place, hand.filter((card) => card !== JOKER)]]);
  if (duplicate !== undefined) return fail(duplicate);
  return hand.length <= HAND_SIZE ? ok(hand) : fail({ code: 'hand-count', why: 'too many cards', place, hand });
}

/** One to ten hands of five cards each, as they are written. @returns the first problem, if there is one */
export function readHands(texts: readonly string[]): Result<Card[][], HandsProblem> {
  if (texts.length === 0) return fail({ code: 'hand-count', why: 'no hands' });
  if (texts.length > MOST_HANDS) {
    return fail({ code: 'hand-count', why: 'too many hands', count: texts.length });
  }
  const hands: Card[][] = [];
  for (const [at, text] of texts.entries()) {
    const place = { hand: at };
    const hand = parseLabHand(text, place);
    if (!hand.ok) return hand;
    const count = hand.value.length;
    if (count < HAND_SIZE) {
      return fail({ code: 'hand-count', why: 'too few cards', place, text, count });
    }
    hands.push(hand.value);
  }
  return ok(hands);
}

/**
 * The rules as an object of their switches; those that are missing are as in {@link LAB_RULES}.
 *
 * @returns `bad-field` for a value that is not an object, `bad-rule` for an unknown switch or setting
 */
export function readRules(value: unknown): Result<LabRules, RulesProblem> {
  if (value === undefined) return ok(LAB_RULES);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail({ code: 'bad-field', why: 'rules' });
  }
  const rules = { ...LAB_RULES };
  for (const [name, setting] of Object.entries(value) as [string, unknown][]) {
    if (setting === undefined) continue;
    if (name === 'wild') {
      const wild = WILD_RULES.find((known) => known === setting);
      if (wild === undefined) return badSetting(name, setting, WILD_RULES);
      rules.wild = wild;
    } else if (name === 'fiveOfAKind' || name === 'copies') {
      if (typeof setting !== 'boolean') {
        return badSetting(name, setting, ['true', 'false']);
      }
      rules[name] = setting;
    } else {
      return fail({ code: 'bad-rule', why: 'unknown', name });
    }
  }
  return ok(rules);
}

function badSetting(name: string, setting: unknown, known: readonly string[]): Result<never, RulesProblem> {
  return fail({ code: 'bad-rule', why: 'setting', name, setting, known });
}

/** The part of a hand that decides: what makes the category, of two groups either, one of five cards, or a kicker. */
export type Part = 'category' | 'higher pair' | 'lower pair' | 'pair' | 'card' | 'kicker';

/** Why a hand beats the next best: by its category, or by a rank of the same one. */
export type Decision =
  | { readonly by: 'category'; readonly over: LabCategory; readonly under: LabCategory }
  | {
      readonly by: 'rank';
      readonly category: LabCategory;
      readonly part: Part;
      /** The place of the rank in reading order, from 0. */
      readonly at: number;
      /** How many cards of the rank the part has. */
      readonly size: number;
      readonly high: Rank;
      readonly low: Rank;
    };

export interface Comparison {
  /** The places, from 0, of the hands that share the best. */
  readonly winners: readonly number[];
  /** Why the winner beats the next best. Absent on a tie and for one hand. */
  readonly decidedBy?: Decision;
}

export function compareHands(hands: readonly (readonly Card[])[], rules: LabRules): Comparison {
  const made = hands.map((hand) => recogniseBest(hand, rules));
  const [best, next] = [...made].sort((a, b) => compareMade(b, a));
  if (best === undefined) return { winners: [] };
  const winners = [...made.keys()].filter((at) => compareMade(made[at], best) === 0);
  return next === undefined || winners.length > 1 ? { winners } : { winners, decidedBy: decision(best, next) };
}

/** Why `best` beats `next`. */
function decision(best: Made, next: Made): Decision {
  const [over, under] = [rowOf(best), rowOf(next)];
  if (over !== under) return { by: 'category', over, under };
  const at = best.ranks.findIndex((rank, index) => rank !== next.ranks[index]);
  const { category } = best;
  return { by: 'rank', category, at, ...partAt(category, at), high: best.ranks[at], low: next.ranks[at] };
}

/** The part of a hand that the rank at this place belongs to, and the number of its cards. */
function partAt(category: LabCategory, at: number): { readonly part: Part; readonly size: number } {
  const groups = GROUPS[category];
  if (groups === undefined) return { part: at === 0 ? 'category' : 'card', size: 1 };
  let end = 0;
  for (const [part, size] of groups) {
    end += size;
    if (at < end) return { part, size };
  }
  return { part: 'kicker', size: 1 };
}

/** The groups of a hand in the order they decide; what follows them are kickers. */
const GROUPS: Readonly<Partial<Record<LabCategory, readonly (readonly [part: Part, size: number])[]>>> = {
  'high card': [['category', 1]],
  pair: [['category', 2]],
  'two pair': [
    ['higher pair', 2],
    ['lower pair', 2],
  ],
  'three of a kind': [['category', 3]],
  'full house': [
    ['category', 3],
    ['pair', 2],
  ],
  'four of a kind': [['category', 4]],
  'five of a kind': [['category', 5]],
};
