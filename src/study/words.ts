import { kinds, sentences } from '#words/drills';
import * as say from '#words/study';
import type { AnsweredCard } from '../poker/answer';
import { cardSymbol } from '#words/cards';
import { rankOf, suitOf, type Card } from '../poker/card';
import { categoryOf, STRAIGHT } from '../poker/category';
import { evaluate } from '../poker/hand';
import { reasonFor } from '../words/reasons';
import { figure, percentText } from '../ui/figures';
import type { MarkingDrill } from '../drills/marks';
import type { Finding, MarkingGrade, Marks } from '../drills/marksGrade';
import { dueCount, nextDue, plan, type Memories } from './memory';
import { dayOf, estimateError, isClean, mean, type AnyRound } from './progress';

/*
 * What the study page says of a drill that marks cards, and of a session.
 */

const DAY = 86_400_000;

/** What the exact figure is the chance of: a key of `estimated`. */
export function estimatedOf(drill: MarkingDrill): keyof typeof say.estimated {
  if (drill.level.asks === 'backdoor') return 'both';
  if (drill.level.asks === 'gains' || (drill.offer !== undefined && drill.toCome === 2)) return 'equity';
  return drill.toCome === 1 ? 'river' : 'byRiver';
}

/** More cards than these are counted, not listed. */
const MOST_NAMED = 4;

function cardList(cards: readonly Card[]): string {
  return cards.length > MOST_NAMED ? say.countOfCards(cards.length) : say.cardList(cards.map(cardSymbol));
}

/** The word for a finding. A card is tainted only if it improves the opponent too; else it is still behind. */
export type Group = Exclude<Finding, 'found'> | 'behind';

/** The cards of a group, in the order of the deck: high cards first. */
export function cardsIn(drill: MarkingDrill, grade: MarkingGrade, group: Group): Card[] {
  const helpsThem = new Set(drill.answer.next?.filter(({ best }) => best?.improved).map(({ card }) => card));
  return [...grade.findings]
    .filter(([card, finding]) =>
      finding === 'tainted' ? group === (helpsThem.has(card) ? 'tainted' : 'behind') : group === finding,
    )
    .map(([card]) => card)
    .sort((a, b) => b - a);
}

/** The result in a few sentences: `'You found 8 of 9 outs. Missed: K♠. Your 18% is 1.6 points too low: …'` */
export function resultOf(drill: MarkingDrill, reply: Marks, grade: MarkingGrade): string {
  const isOuts = drill.level.asks === 'outs';
  const missed = cardsIn(drill, grade, 'missed');
  const found = drill.outs.size - missed.length;
  const groups = (['missed', 'tainted', 'behind', 'extra'] as const).flatMap((group) => {
    const cards = cardsIn(drill, grade, group);
    const isSaid = cards.length > 0 && (group !== 'missed' || found > 0);
    const title = group === 'extra' && !isOuts ? 'wrong' : group;
    return isSaid ? [say.grouped(title, cardList(cards), cards.length)] : [];
  });
  return sentences([
    foundText(found, drill.outs.size, isOuts),
    ...groups,
    estimateText(drill, reply, grade),
    ...priceText(drill, reply),
  ]);
}

function foundText(found: number, of: number, isOuts: boolean): string {
  if (of === 0) return say.nothingHere(isOuts);
  if (of === 1) return found === 1 ? say.foundOnly(isOuts) : say.missedOnly(isOuts);
  return found === of ? say.foundAll(of, isOuts) : say.foundSome(found, of, isOuts);
}

function estimateText({ probability }: MarkingDrill, { estimate }: Marks, { error }: MarkingGrade): string {
  const exact = percentText(probability);
  if (estimate === undefined || error === undefined) return say.itIs(exact);
  if (Math.abs(error) < 0.05) return say.isExact(percentText(estimate));
  return (error < 0 ? say.tooLow : say.tooHigh)(percentText(estimate), figure(Math.abs(error), 1), exact);
}

function priceText({ offer }: MarkingDrill, { decision }: Marks): string[] {
  if (offer === undefined) return [];
  const { breakEven, decision: right } = offer.price;
  return [say.decisionRight(right, decision === right, percentText(breakEven))];
}

/** Why a card is or is not right: the rest of a sentence that begins with the card. */
export function studyReason(drill: MarkingDrill, card: AnsweredCard): string {
  if (drill.level.asks === 'backdoor') return backdoorReason(drill, card.card);
  const reason = reasonFor(drill.spot, drill.answer, card);
  if (drill.level.asks !== 'gains') return reason;
  const { weight = 0 } = card;
  return weight === 0 ? say.worthNothing(reason) : say.worth(figure(weight, 2), reason);
}

/** A marking drill's answer, where it was shown without a reply. */
export function shownText(drill: MarkingDrill): string {
  const cards = [...drill.outs].sort((a, b) => b - a).map(cardSymbol);
  const isOuts = drill.level.asks === 'outs';
  return say.shown(cards.length, cards.join(' '), isOuts, estimatedOf(drill), percentText(drill.probability));
}

/** Why each of these cards was wrong or missed; cards with the same reason are grouped. */
export function reasonsFor(
  drill: MarkingDrill,
  cards: readonly Card[],
): { readonly reason: string; readonly cards: readonly Card[] }[] {
  const next = new Map(drill.answer.next?.map((card) => [card.card, card]));
  const told = new Map<string, Card[]>();
  for (const card of cards) {
    const found = next.get(card);
    const reason = found === undefined ? '' : studyReason(drill, found);
    told.set(reason, [...(told.get(reason) ?? []), card]);
  }
  return Array.from(told, ([reason, own]) => ({ reason, cards: own }));
}

function backdoorReason({ spot, outs, kind }: MarkingDrill, card: Card): string {
  const isFlush = kind?.name === 'backdoor flush draw';
  if (spot.hero.kind !== 'hand' || !outs.has(card)) return isFlush ? say.otherSuit : say.noStraight;
  if (isFlush) return say.withSuit(suitOf(card));
  const held = [...spot.hero.cards, ...spot.board, card];
  const partners = [...outs].filter((other) => other !== card && categoryOf(evaluate([...held, other])) >= STRAIGHT);
  return say.withRanks([...new Set(partners.map(rankOf))].sort((a, b) => b - a));
}

/** The kinds that come back, and when: `'Nothing is due until tomorrow.'`; empty if there are no memories. */
export function dueText(memories: Memories, now: number): string {
  const due = dueCount(memories, now);
  if (due > 0) return say.kindsDue(due);
  const next = nextDue(memories, now);
  if (next === undefined) return '';
  const days = dayOf(next) - dayOf(now);
  return days === 0 ? say.backToday : say.nothingDueToday(days);
}

/** How a session went: `'7 of 10 without a mistake. Estimates off by 3.1 points on average.'` */
export function sessionText(rounds: readonly AnyRound[]): string {
  const errors = rounds.flatMap(estimateError);
  return sentences([
    say.clean(rounds.filter(isClean).length, rounds.length),
    ...(errors.length === 0 ? [] : [say.offByText(figure(mean(errors), 1))]),
  ]);
}

/** The first kind of tomorrow's session: `'Tomorrow starts with gutshots.'` */
export function tomorrowText(memories: Memories, now: number): string {
  const { kind, why } = plan(memories, now + DAY);
  if (why === 'early') return dueText(memories, now);
  return (why === 'new' ? say.tomorrowNew : say.tomorrow)(kinds[kind.name].many);
}
