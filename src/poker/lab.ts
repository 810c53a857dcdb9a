import { cardSymbol, parseCards, rankName, TEXT_LIMIT } from './card';
import { fail, ok, quote, type Result } from './problem';
import { findDuplicate } from './spot';
import {
  compareMade,
  LAB_RULES,
  recogniseBest,
  WILD,
  WILD_RULES,
  type LabCard,
  type LabCategory,
  type LabRules,
  type Made,
} from './wild';

/** Hands stand each by itself: a card may be in two of them, never twice in one. */
export const MOST_HANDS = 10;
const HAND_SIZE = 5;

/**
 * At most five cards, wild ones among them: `'8c 8d 7h 7s *'`. Fewer are a hand half typed.
 *
 * @param place where the text stands, for messages: `'hand 2'`
 * @returns `bad-card`, `duplicate-card`, or `hand-count` for a sixth card
 */
export function parseLabHand(text: string, place: string): Result<LabCard[]> {
  const hand: LabCard[] = [];
  const pieces = text.length > TEXT_LIMIT ? [text] : text.split(WILD);
  for (const [at, piece] of pieces.entries()) {
    const cards = parseCards(piece, place);
    if (!cards.ok) return cards;
    if (at > 0) hand.push(WILD);
    hand.push(...cards.value);
  }
  const duplicate = findDuplicate([[place, hand.filter((card) => card !== WILD)]]);
  if (duplicate !== undefined) return { ok: false, error: duplicate };
  const extra = hand[HAND_SIZE];
  if (extra === undefined) return ok(hand);
  const sixth = extra === WILD ? WILD : cardSymbol(extra);
  return fail(
    'hand-count',
    `A hand has five cards; ${place} has ${hand.length}, the sixth is ${sixth}.`,
  );
}

/** One to ten hands of five cards each, as they are written. The first fault found is said. */
export function readHands(texts: readonly string[]): Result<LabCard[][]> {
  if (texts.length === 0) return fail('hand-count', 'There is no hand.');
  if (texts.length > MOST_HANDS) {
    return fail('hand-count', `${texts.length} hands: there is room for ${MOST_HANDS}.`);
  }
  const hands: LabCard[][] = [];
  for (const [at, text] of texts.entries()) {
    const place = `hand ${at + 1}`;
    const hand = parseLabHand(text, place);
    if (!hand.ok) return hand;
    const count = hand.value.length;
    if (count < HAND_SIZE) {
      return fail('hand-count', `A hand has five cards; ${place} has ${count}: ${quote(text)}.`);
    }
    hands.push(hand.value);
  }
  return ok(hands);
}

/**
 * The rules as an object of their switches; those that are missing are as in {@link LAB_RULES}.
 *
 * @returns `bad-field` for what is no object, `bad-rule` for a switch or a setting that there is not
 */
export function readRules(value: unknown): Result<LabRules> {
  if (value === undefined) return ok(LAB_RULES);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail('bad-field', 'The rules are not an object of switches.');
  }
  const rules = { ...LAB_RULES };
  for (const [name, setting] of Object.entries(value) as [string, unknown][]) {
    if (setting === undefined) continue;
    if (name === 'wild') {
      const wild = WILD_RULES.find((known) => known === setting);
      if (wild === undefined) return fail('bad-rule', badSetting(name, setting, WILD_RULES));
      rules.wild = wild;
    } else if (name === 'fiveOfAKind' || name === 'copies') {
      if (typeof setting !== 'boolean') {
        return fail('bad-rule', badSetting(name, setting, ['true', 'false']));
      }
      rules[name] = setting;
    } else {
      return fail('bad-rule', `There is no rule ${quote(name)}.`);
    }
  }
  return ok(rules);
}

function badSetting(name: string, setting: unknown, known: readonly string[]): string {
  const written = typeof setting === 'string' ? setting : JSON.stringify(setting);
  return `The rule ${quote(name)} is ${quote(written)}, which is none of ${known.join(', ')}.`;
}

export interface Comparison {
  /** The places, from 0, of the hands that share the best. */
  readonly winners: readonly number[];
  /** Why the winner beats the next best: `'kicker: ace over ten'`. Absent on a tie and for one hand. */
  readonly decidedBy?: string;
}

export function compareHands(hands: readonly (readonly LabCard[])[], rules: LabRules): Comparison {
  const made = hands.map((hand) => recogniseBest(hand, rules));
  const [best, next] = [...made].sort((a, b) => compareMade(b, a));
  if (best === undefined) return { winners: [] };
  const winners = [...made.keys()].filter((at) => compareMade(made[at], best) === 0);
  return next === undefined || winners.length > 1
    ? { winners }
    : { winners, decidedBy: decision(best, next) };
}

/** Why `best` beats `next`. */
function decision(best: Made, next: Made): string {
  if (best.category !== next.category) {
    return `${indefinite(best.category)} beats ${indefinite(next.category)}`;
  }
  const at = best.ranks.findIndex((rank, index) => rank !== next.ranks[index]);
  const { part, size } = partAt(best.category, at);
  const [over, under] = [best.ranks[at], next.ranks[at]];
  return `${part}: ${rankName(over, size)} over ${rankName(under, size)}`;
}

/** What the rank at this place of a hand, as it is read, belongs to, and how many cards that is. */
function partAt(category: LabCategory, at: number): { part: string; size: number } {
  const groups = GROUPS[category];
  if (groups === undefined) {
    const part = at === 0 ? category : `${category}, ${ORDINALS[at]} card`;
    return { part, size: 1 };
  }
  let end = 0;
  for (const [part, size] of groups) {
    end += size;
    if (at < end) return { part, size };
  }
  return { part: 'kicker', size: 1 };
}

/** The groups of a hand in the order in which they decide; what follows them are kickers. */
const GROUPS: Readonly<
  Partial<Record<LabCategory, readonly (readonly [part: string, size: number])[]>>
> = {
  'high card': [['high card', 1]],
  pair: [['pair', 2]],
  'two pair': [
    ['higher pair', 2],
    ['lower pair', 2],
  ],
  'three of a kind': [['three of a kind', 3]],
  'full house': [
    ['full house', 3],
    ['full house, pair', 2],
  ],
  'four of a kind': [['four of a kind', 4]],
  'five of a kind': [['five of a kind', 5]],
};
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** `'a full house'`, but `'four of a kind'`. */
function indefinite(category: LabCategory): string {
  return /^(two|three|four|five|high)/.test(category) ? category : `a ${category}`;
}
