import { capitalize } from '../words/capitalize';
import { countOf, withArticle } from '../words/english';
import type { AnsweredCard } from '../poker/answer';
import { cardSymbol, rankName, rankOf, suitName, suitOf, type Card } from '../poker/card';
import { categoryOf, STRAIGHT } from '../poker/category';
import { evaluate } from '../poker/hand';
import { reasonFor } from '../words/reasons';
import { figure, percentText } from '../ui/figures';
import type { MarkingDrill } from '../drills/marking/drill';
import type { Finding, MarkingGrade, Marks } from '../drills/marking/grade';
import { dueCount, nextDue, plan, type Memories } from './memory';
import { dayOf, estimateError, isClean, mean, type AnyRound } from './progress';

/*
 * The sentences of the study page. They describe everything on the deck, so that a drill can be done with a screen
 * reader.
 */

const DAY = 86_400_000;

/** `'19.6%'`, what the exact figure is the chance of. */
export function estimatedLabel(drill: MarkingDrill): string {
  if (drill.level.asks === 'backdoor') return 'hit both';
  if (drill.level.asks === 'gains' || (drill.offer !== undefined && drill.toCome === 2)) {
    return 'equity by the river';
  }
  return drill.toCome === 1 ? 'hit on the river' : 'hit by the river';
}

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** More cards than these are counted, not listed. */
const MOST_NAMED = 4;

function cardList(cards: readonly Card[]): string {
  return cards.length > MOST_NAMED ? `${cards.length} cards` : list(cards.map(cardSymbol));
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

/** How the cards of a group are headed in a sentence. */
function groupName(group: Group, { level }: MarkingDrill, count: number): string {
  switch (group) {
    case 'missed':
      return 'Missed';
    case 'tainted':
      return 'Tainted';
    case 'behind':
      return 'Still behind';
    case 'extra':
      return level.asks !== 'outs' ? 'Wrong' : count === 1 ? 'Not an out' : 'Not outs';
  }
}

/** The result in a few sentences: `'You found 8 of 9 outs. Missed: K♠. Your 18% is 1.6 points too low: …'` */
export function resultOf(drill: MarkingDrill, reply: Marks, grade: MarkingGrade): string {
  const outs = drill.outs.size;
  const missed = cardsIn(drill, grade, 'missed');
  const found = outs - missed.length;
  const groups = (['missed', 'tainted', 'behind', 'extra'] as const).flatMap((group) => {
    const cards = cardsIn(drill, grade, group);
    const isSaid = cards.length > 0 && (group !== 'missed' || found > 0);
    return isSaid ? [`${groupName(group, drill, cards.length)}: ${cardList(cards)}.`] : [];
  });
  return [foundText(drill, found), ...groups, estimateText(drill, reply, grade), priceText(drill, reply)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function foundText({ level, outs: { size } }: MarkingDrill, found: number): string {
  const noun = level.asks === 'outs' ? 'out' : 'card';
  if (size === 0) return `There are no ${noun}s here.`;
  if (size === 1) return found === 1 ? `You found the only ${noun}.` : `You missed the only ${noun}.`;
  if (found === size) return `You found all ${size} ${noun}s.`;
  return `You found ${found === 0 ? 'none' : found} of the ${size} ${noun}s.`;
}

function estimateText({ probability }: MarkingDrill, { estimate }: Marks, { error }: MarkingGrade): string {
  const exact = percentText(probability);
  if (estimate === undefined || error === undefined) return `It is ${exact}.`;
  if (Math.abs(error) < 0.05) return `Your ${percentText(estimate)} is exact.`;
  const points = figure(Math.abs(error), 1);
  return `Your ${percentText(estimate)} is ${points} points too ${error < 0 ? 'low' : 'high'}: it is ${exact}.`;
}

function priceText({ offer }: MarkingDrill, { decision }: Marks): string {
  if (offer === undefined) return '';
  const { breakEven, decision: right } = offer.price;
  return `${capitalize(right)} ${decision === right ? 'is' : 'was'} right: break-even is ${percentText(breakEven)}.`;
}

/** Why a card is or is not right: the rest of a sentence that begins with the card. */
export function studyReason(drill: MarkingDrill, card: AnsweredCard): string {
  if (drill.level.asks === 'backdoor') return backdoorReason(drill, card.card);
  const reason = reasonFor(drill.spot, drill.answer, card);
  if (drill.level.asks !== 'gains') return reason;
  const { weight = 0 } = card;
  return weight === 0 ? `is worth nothing: ${reason}` : `is worth ${figure(weight, 2)} of an out: ${reason}`;
}

/** A marking drill's answer, where it was shown without a reply. */
export function shownText(drill: MarkingDrill): string {
  const cards = [...drill.outs].sort((a, b) => b - a).map(cardSymbol);
  const noun = drill.level.asks === 'outs' ? 'out' : 'card';
  const named = cards.length === 0 ? '' : `: ${cards.join(' ')}`;
  return `${capitalize(countOf(cards.length, noun))}${named}. ${capitalize(estimatedLabel(drill))}: ${percentText(drill.probability)}.`;
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
  if (spot.hero.kind !== 'hand' || !outs.has(card)) {
    return kind?.name === 'backdoor flush draw' ? 'is of another suit.' : 'makes no straight with any one other card.';
  }
  if (kind?.name === 'backdoor flush draw') {
    return `with another ${suitName(suitOf(card))} makes the flush.`;
  }
  const held = [...spot.hero.cards, ...spot.board, card];
  const partners = [...outs].filter((other) => other !== card && categoryOf(evaluate([...held, other])) >= STRAIGHT);
  const ranks = [...new Set(partners.map(rankOf))].sort((a, b) => b - a);
  const names = ranks.map((rank) => rankName(rank));
  const last = names.pop() ?? '';
  return `with ${withArticle([...(names.length > 0 ? [names.join(', ')] : []), last].join(' or '))} makes the straight.`;
}

/** The kinds that come back, and when: `'Nothing is due until tomorrow.'`; empty if there are no memories. */
export function dueText(memories: Memories, now: number): string {
  const due = dueCount(memories, now);
  if (due > 0) return `${due === 1 ? 'One kind of spot is' : `${due} kinds of spot are`} due again.`;
  const next = nextDue(memories, now);
  if (next === undefined) return '';
  const days = dayOf(next) - dayOf(now);
  if (days === 0) return 'Your mistakes come back today.';
  return days === 1 ? 'Nothing is due until tomorrow.' : `Nothing is due for ${days} days.`;
}

/** How a session went: `'7 of 10 without a mistake. Estimates off by 3.1 points on average.'` */
export function sessionText(rounds: readonly AnyRound[]): string {
  const clean = rounds.filter(isClean).length;
  const errors = rounds.flatMap(estimateError);
  const share =
    clean === rounds.length ? `All ${clean} without a mistake.` : `${clean} of ${rounds.length} without a mistake.`;
  return errors.length === 0 ? share : `${share} Estimates off by ${figure(mean(errors), 1)} points on average.`;
}

/** The first kind of tomorrow's session: `'Tomorrow starts with gutshots.'` */
export function tomorrowText(memories: Memories, now: number): string {
  const { kind, why } = plan(memories, now + DAY);
  if (why === 'early') return dueText(memories, now);
  return `Tomorrow starts with ${why === 'new' ? 'something new: ' : ''}${kind.many}.`;
}
