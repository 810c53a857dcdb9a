import { cardSymbol, formatCard, parseCards, TEXT_LIMIT, type Card } from '../poker/card';
import { MOST_HANDS, parseLabHand, readRules } from '../poker/lab';
import { fail, ok, quote, type Result } from '../poker/problem';
import { LAB_RULES, WILD, type LabCard, type LabRules } from '../poker/wild';
import { splitFragment } from '../ui/link';

/** A place for one card, filled or not. */
export type Slot = LabCard | undefined;

/** Five slots. */
export type LabHand = readonly Slot[];

/** What has been built so far: one to ten hands that may still lack cards. */
export interface LabDraft {
  readonly hands: readonly LabHand[];
  readonly rules: LabRules;
}

export const EMPTY_HAND: LabHand = Array<Slot>(5).fill(undefined);
export const EMPTY_LAB: LabDraft = { hands: [EMPTY_HAND], rules: LAB_RULES };

/** The cards of a hand that lacks none. */
export function completeHand(hand: LabHand): readonly LabCard[] | undefined {
  const cards = cardsOf(hand);
  return cards.length === hand.length ? cards : undefined;
}

/** The cards that lie in a hand. */
export function cardsOf(hand: LabHand): readonly LabCard[] {
  return hand.filter((slot) => slot !== undefined);
}

export function isEmptyHand(hand: LabHand): boolean {
  return hand.every((slot) => slot === undefined);
}

/** The draft with one slot of a hand filled, or emptied. */
export function putCard(draft: LabDraft, hand: number, slot: number, card: Slot): LabDraft {
  return { ...draft, hands: draft.hands.with(hand, draft.hands[hand].with(slot, card)) };
}

/* ------------------------------------------------------------------------------------- text -- */

const LINE_LIMIT = 500;

/** A hand with `_` or `?` for a card that it lacks. */
function readHand(text: string, place: string): Result<LabHand> {
  const whole = parseLabHand(text.replace(/[_?]/g, ' '), place);
  if (!whole.ok) return whole;
  const slots: Slot[] = [];
  for (const [index, part] of text.split(/[_?]/).entries()) {
    if (index > 0) slots.push(undefined);
    const cards = parseLabHand(part, place);
    if (!cards.ok) return cards;
    slots.push(...cards.value);
  }
  const extra = slots[5];
  return extra === undefined ? ok(fill(slots)) : fail('hand-count', tooMany(place, extra));
}

function tooMany(place: string, card: LabCard): string {
  return `A hand has five cards; ${place} has a sixth, ${card === WILD ? WILD : cardSymbol(card)}.`;
}

function fill(slots: readonly Slot[]): LabHand {
  return EMPTY_HAND.map((_, index) => slots[index]);
}

function writeHand(hand: LabHand): string {
  const last = hand.findLastIndex((slot) => slot !== undefined);
  return hand
    .slice(0, last + 1)
    .map((slot) => (slot === undefined ? '_' : slot === WILD ? WILD : formatCard(slot)))
    .join('');
}

function checkHands(hands: number): Result<number> {
  return hands <= MOST_HANDS
    ? ok(hands)
    : fail('hand-count', `${hands} hands: there is room for ${MOST_HANDS}.`);
}

/** Hands on one line, `v` between them: `'8c8d7h7s* v 2c2d2h2s*'`. */
export function readLabLine(text: string): Result<readonly LabHand[]> {
  if (text.length > LINE_LIMIT) {
    return fail(
      'bad-card',
      `That is ${text.length} characters, too long for ten hands: ${quote(text)}.`,
    );
  }
  // A text that was copied may end with a line break.
  const texts = text.trim().split(/;|\s*\n\s*|vs?\.?/i);
  const room = checkHands(texts.length);
  if (!room.ok) return room;
  const hands: LabHand[] = [];
  for (const [index, own] of texts.entries()) {
    const hand = readHand(own, `hand ${index + 1}`);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  return ok(hands);
}

/** The line that {@link readLabLine} reads back. */
export function writeLabLine({ hands }: LabDraft): string {
  return hands.map(writeHand).join(' v ').trim();
}

/** A line without what its end has only begun: a rank that waits for its suit. */
export function withoutUnfinishedCard(text: string): string {
  return text.replace(/(^|[\s;,cdhsv*_♣♦♥♠])(10?|[2-9tjqka])\s*$/iu, '$1');
}

/* ------------------------------------------------------------------------------------- link -- */

const SWITCHES: Readonly<Record<string, boolean>> = { on: true, off: false };

/**
 * The hands and rules in a link's fragment: `'#/lab?hands=8c8d7h7s*;2c2d2h2s*&wild=bug&copies=off'`;
 * and a sentence for everything in it that could not be used.
 */
export function readLabLink(fragment: string): { draft: LabDraft; problems: readonly string[] } {
  const problems: string[] = [];
  let hands: readonly LabHand[] = [];
  let { rules } = EMPTY_LAB;
  for (const [name, value] of splitFragment(fragment).fields) {
    if (name === 'hands') hands = readLinkedHands(value, problems);
    else if (name in rules) {
      const setting = name === 'wild' ? value : (SWITCHES[value.toLowerCase()] ?? value);
      const read = readRules({ ...rules, [name]: setting });
      if (read.ok) rules = read.value;
      else problems.push(read.error.message);
    } else problems.push(`There is no field ${quote(name)}.`);
  }
  return {
    draft: { hands: hands.length === 0 ? EMPTY_LAB.hands : hands, rules },
    // A hostile link may hold thousands.
    problems: problems.slice(0, 4),
  };
}

function readLinkedHands(value: string, problems: string[]): readonly LabHand[] {
  const texts = value.split(';');
  const room = checkHands(texts.length);
  if (!room.ok) problems.push(room.error.message);
  return texts.slice(0, MOST_HANDS).map((text, index) => {
    const hand = readHand(text, `hand ${index + 1}`);
    if (hand.ok) return hand.value;
    problems.push(hand.error.message);
    return fill(findCards(text));
  });
}

/** What can be read of a hand's text that is faulty: no card twice. */
function findCards(text: string): Slot[] {
  const found: Slot[] = [];
  const pieces = text.slice(0, TEXT_LIMIT).match(/(?:10|[2-9tjqka])[cdhs♣♦♥♠♧♢♡♤]|[*_?]/giu) ?? [];
  for (const piece of pieces) {
    if (piece === WILD) found.push(WILD);
    else {
      const card: Card | undefined = toCard(piece);
      if (card === undefined || !found.includes(card)) found.push(card);
    }
  }
  return found;
}

function toCard(text: string): Card | undefined {
  const cards = parseCards(text, '');
  return cards.ok ? cards.value[0] : undefined;
}

/** The fragment that {@link readLabLink} reads back. */
export function writeLabLink(draft: LabDraft): string {
  const fields: string[] = [];
  if (!draft.hands.every(isEmptyHand)) fields.push(`hands=${draft.hands.map(writeHand).join(';')}`);
  const { wild, fiveOfAKind, copies } = draft.rules;
  if (wild !== LAB_RULES.wild) fields.push(`wild=${wild}`);
  if (fiveOfAKind !== LAB_RULES.fiveOfAKind)
    fields.push(`fiveOfAKind=${fiveOfAKind ? 'on' : 'off'}`);
  if (copies !== LAB_RULES.copies) fields.push(`copies=${copies ? 'on' : 'off'}`);
  return fields.length === 0 ? '#/lab' : `#/lab?${fields.join('&')}`;
}
