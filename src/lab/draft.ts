import { LAB_DRILLS, LAB_SEEDS, type LabDrillName } from '../drills/labNames';
import { formatCard, JOKER, type Card } from '../poker/card';
import { MOST_HANDS, parseLabHand, readRules, type HandsProblem, type RulesProblem } from '../poker/lab/hands';
import { LAB_RULES, type LabRules } from '../poker/lab/recognise';
import { plainText } from '../poker/plainText';
import { fail, ok, type Place, type Result } from '../poker/result';
import { splitFragment } from '../notation/link';
import { fillSlots, findSlots, readSlots, writeSlots } from '../notation/slots';

export type Slot = Card | undefined;

export type LabHand = readonly Slot[];

/** The hands built so far: one to ten, which may still lack cards. */
export interface LabDraft {
  readonly hands: readonly LabHand[];
  readonly rules: LabRules;
}

const HAND_SIZE = 5;
export const EMPTY_HAND: LabHand = Array<Slot>(HAND_SIZE).fill(undefined);
/** What the page begins with. Links that name no rule keep {@link LAB_RULES}. */
export const EMPTY_LAB: LabDraft = { hands: [EMPTY_HAND], rules: { ...LAB_RULES, fiveOfAKind: true } };

/** The cards of a complete hand; `undefined` if one is missing. */
export function completeHand(hand: LabHand): readonly Card[] | undefined {
  const cards = cardsOf(hand);
  return cards.length === hand.length ? cards : undefined;
}

export function cardsOf(hand: LabHand): readonly Card[] {
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

/** A drill of the lab: the seed deals its cards, under the rules of the draft. */
export interface LabSeed {
  readonly name: LabDrillName;
  readonly seed: number;
}

export type LabProblem =
  HandsProblem | RulesProblem | { readonly code: 'bad-field'; readonly why: 'unknown'; readonly name: string };

function readHand(text: string, place: Place): Result<LabHand, HandsProblem> {
  const whole = parseLabHand(text.replace(/[_?]/g, ' '), place);
  if (!whole.ok) return whole;
  const slots = readSlots(text, (part) => parseLabHand(part, place));
  if (!slots.ok) return slots;
  return slots.value[HAND_SIZE] === undefined
    ? ok(fillSlots(slots.value, HAND_SIZE))
    : fail({
        code: 'hand-count',
        why: 'too many cards',
        place,
        hand: slots.value.filter((slot) => slot !== undefined),
      });
}

function writeHand(hand: LabHand): string {
  return writeSlots(hand, formatCard);
}

/** Hands on one line, `v` between them: `'8c8d7h7s* v 2c2d2h2s*'`. */
export function readLabLine(typed: string): Result<readonly LabHand[], HandsProblem> {
  if (typed.length > LINE_LIMIT) {
    return fail({ code: 'bad-card', place: 'line', why: 'too long', text: typed });
  }
  // Copied text may end with a line break.
  const texts = plainText(typed)
    .trim()
    .split(/;|\s*\n\s*|vs?\.?/i);
  if (texts.length > MOST_HANDS) {
    return fail({ code: 'hand-count', why: 'too many hands', count: texts.length });
  }
  const hands: LabHand[] = [];
  for (const [index, own] of texts.entries()) {
    const hand = readHand(own, { hand: index });
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  return ok(hands);
}

export function writeLabLine({ hands }: LabDraft): string {
  return hands.map(writeHand).join(' v ').trim();
}

/** The line without an unfinished end: a rank that waits for its suit. */
export function withoutUnfinishedCard(text: string): string {
  return plainText(text).replace(/(^|[\s;,cdhsv*_♣♦♥♠])(10?|[2-9tjqka])\s*$/iu, '$1');
}

/* ------------------------------------------------------------------------------------- link -- */

const SWITCHES: Readonly<Record<string, boolean>> = { on: true, off: false };

/**
 * Reads a link's fragment: `'#/lab?hands=8c8d7h7s*;2c2d2h2s*&wild=bug&copies=off'`, `'#/lab?drill=who-wins&seed=7'`.
 *
 * @returns the hands and rules, the drill if the link names one, and everything in the link that could not be used
 */
export function readLabLink(fragment: string): {
  draft: LabDraft;
  drill?: LabSeed;
  problems: readonly LabProblem[];
} {
  const problems: LabProblem[] = [];
  let hands: readonly LabHand[] = [];
  const { fields } = splitFragment(fragment);
  let { rules } = fields.length === 0 ? EMPTY_LAB : { rules: LAB_RULES };
  let drill: LabDrillName | undefined;
  let seed = 0;
  for (const [name, value] of fields) {
    if (name === 'hands') hands = readLinkedHands(value, problems);
    else if (name === 'drill') {
      drill = LAB_DRILLS.find((known) => known === value);
      if (drill === undefined) problems.push(badSetting(name, value, LAB_DRILLS));
    } else if (name === 'seed') {
      if (/^\d{1,6}$/.test(value)) seed = Number(value);
      else problems.push(badSetting(name, value, [`0 to ${LAB_SEEDS - 1}`]));
    } else if (name in rules) {
      const setting = name === 'wild' ? value : SWITCHES[value.toLowerCase()];
      const read = readRules({ ...rules, [name]: setting ?? value });
      if (read.ok) rules = read.value;
      else if (setting !== undefined) problems.push(read.error);
      else problems.push(badSetting(name, value, Object.keys(SWITCHES)));
    } else problems.push({ code: 'bad-field', why: 'unknown', name });
  }
  return {
    draft: { hands: hands.length === 0 ? EMPTY_LAB.hands : hands, rules },
    ...(drill !== undefined && { drill: { name: drill, seed } }),
    // A hostile link may have thousands.
    problems: problems.slice(0, 4),
  };
}

function badSetting(name: string, setting: string, known: readonly string[]): LabProblem {
  return { code: 'bad-rule', why: 'setting', name, setting, known };
}

function readLinkedHands(value: string, problems: LabProblem[]): readonly LabHand[] {
  const texts = plainText(value).split(';');
  if (texts.length > MOST_HANDS) {
    problems.push({ code: 'hand-count', why: 'too many hands', count: texts.length });
  }
  return texts.slice(0, MOST_HANDS).map((text, index) => {
    const hand = readHand(text, { hand: index });
    if (hand.ok) return hand.value;
    problems.push(hand.error);
    return fillSlots(findHand(text), HAND_SIZE);
  });
}

/** The cards that can be read in a faulty text, none twice except the joker. */
function findHand(text: string): Slot[] {
  const found = new Set<Card>();
  return findSlots(text.slice(0, LINE_LIMIT), (piece) => {
    const hand = parseLabHand(piece, 'line');
    const card = hand.ok ? hand.value[0] : undefined;
    if (card === undefined || (card !== JOKER && found.has(card))) return undefined;
    found.add(card);
    return card;
  });
}

/** The fragment that {@link readLabLink} reads back. @param drill in place of the hands */
export function writeLabLink(draft: LabDraft, drill?: LabSeed): string {
  const fields: string[] = [];
  if (drill !== undefined) fields.push(`drill=${drill.name}`, `seed=${drill.seed}`);
  else if (!draft.hands.every(isEmptyHand)) fields.push(`hands=${draft.hands.map(writeHand).join(';')}`);
  const { wild, fiveOfAKind, copies } = draft.rules;
  if (wild !== LAB_RULES.wild) fields.push(`wild=${wild}`);
  if (fiveOfAKind !== LAB_RULES.fiveOfAKind) fields.push(`fiveOfAKind=${fiveOfAKind ? 'on' : 'off'}`);
  if (copies !== LAB_RULES.copies) fields.push(`copies=${copies ? 'on' : 'off'}`);
  // Without a field the page's own rules hold.
  if (fields.length === 0) fields.push('fiveOfAKind=off');
  const query = fields.join('&');
  return query === 'fiveOfAKind=on' ? '#/lab' : `#/lab?${query}`;
}
