import type { AnsweredCard } from '../poker/answer';
import {
  capitalize,
  cardSymbol,
  formatCards,
  rankName,
  rankOf,
  suitName,
  suitOf,
  type Card,
} from '../poker/card';
import { categoryOf, STRAIGHT } from '../poker/category';
import { evaluate } from '../poker/hand';
import { reasonFor } from '../poker/reason';
import { targetName } from '../poker/deck';
import { figure, moneyText, percentText } from '../ui/figures';
import type { Drill, Offer } from './drill';
import type { Finding, Grade, Reply } from './grade';
import { dueCount, nextDue, type Memories } from './memory';
import { dayOf } from './progress';

/*
 * What the study page says. Every sentence stands for what the deck shows, so that a drill can be done
 * without seeing it.
 */

/** A range that a sentence would drown in: the reader may have drawn any. */
const LONG_RANGE = 60;

/** What the opponent shows, to go on in a sentence. */
function opponentIn({ spot, range }: Drill): string | undefined {
  if (range !== undefined) {
    return range.length > LONG_RANGE
      ? 'They hold a range'
      : `They hold ${range.replaceAll(',', ', ')}`;
  }
  const [player] = spot.opponents;
  return player?.kind === 'hand'
    ? `They hold ${player.cards.map(cardSymbol).join(' ')}`
    : undefined;
}

/** Which cards are asked for. */
export function questionOf(drill: Drill): string {
  const them = opponentIn(drill);
  const money = drill.offer === undefined ? '' : ` ${offerText(drill.offer)}`;
  switch (drill.level.asks) {
    case 'backdoor':
      return 'The turn and the river can make it together. Which cards can be one of the two?';
    case 'gains':
      return `${them ?? ''}.${money} Which cards win you a quarter or more of the equity you lack?`;
    case 'outs':
      if (them === undefined) {
        const target = drill.answer.improving?.target ?? STRAIGHT;
        return `Which cards make you a ${targetName(target)}?`;
      }
      return `${them}.${money} Which cards put you ahead?`;
  }
}

/** What is to be estimated. */
export function estimateQuestionOf(drill: Drill): string {
  if (drill.level.asks === 'backdoor') return 'How often do two of them come?';
  if (drill.level.asks === 'gains') return 'What is your equity, by the river?';
  if (drill.offer !== undefined && drill.toCome === 2) return 'All in: how often do you win?';
  return drill.toCome === 1
    ? 'One card to come: how often is it an out?'
    : 'Two cards to come: how often is one an out?';
}

/** What the money asks. */
export function priceQuestionOf({ pot, call }: Offer): string {
  return `${offerText({ pot, call })} Do you win often enough?`;
}

function offerText({ pot, call }: Pick<Offer, 'pot' | 'call'>): string {
  return `${moneyText(pot)} in the pot, ${moneyText(call)} to call.`;
}

/** `'19.6 %'`, what the exact figure is the chance of. */
export function estimatedLabel(drill: Drill): string {
  if (drill.level.asks === 'backdoor') return 'both come';
  if (drill.level.asks === 'gains' || (drill.offer !== undefined && drill.toCome === 2)) {
    return 'equity by the river';
  }
  return drill.toCome === 1 ? 'on the river' : 'one falls by the river';
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

/** The cards of one finding, as they stand in the deck. */
export function cardsFound(grade: Grade, finding: Finding): Card[] {
  return [...grade.findings].filter(([, own]) => own === finding).map(([card]) => card);
}

/** All of a grade in one or two sentences: `'8 of 9, 6♣ is missing. 18 % is 1.6 points too low: …'` */
export function resultOf(drill: Drill, reply: Reply, grade: Grade): string {
  const noun = drill.level.asks === 'outs' ? 'out' : 'card';
  const outs = drill.outs.size;
  const missed = cardsFound(grade, 'missed');
  const tainted = cardsFound(grade, 'tainted');
  const extra = cardsFound(grade, 'extra');
  const found = outs - missed.length;
  const wrong = [
    ...(missed.length > 0 && found > 0
      ? [`${cardList(missed)} ${missed.length === 1 ? 'is' : 'are'} missing`]
      : []),
    ...(tainted.length > 0
      ? [`${cardList(tainted)} ${tainted.length === 1 ? 'is' : 'are'} tainted`]
      : []),
    ...(extra.length > 0
      ? [`${cardList(extra)} ${extra.length === 1 ? 'does' : 'do'} not count`]
      : []),
  ];
  const count =
    outs === 0
      ? 'No card counts'
      : found === outs
        ? `${outs === 1 ? 'The only' : `All ${outs}`} ${noun}${outs === 1 ? '' : 's'}`
        : `${found} of ${outs} ${noun}${outs === 1 ? '' : 's'}`;
  return [
    `${count}${wrong.length > 0 ? `: ${wrong.join('; ')}` : ''}.`,
    estimateText(drill, reply, grade),
    priceText(drill, reply),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function estimateText({ probability }: Drill, { estimate }: Reply, { error }: Grade): string {
  const exact = percentText(probability);
  if (estimate === undefined || error === undefined) return `It is ${exact}.`;
  if (Math.abs(error) < 0.05) return `Your ${percentText(estimate)} is exact.`;
  const points = figure(Math.abs(error), 1);
  return `Your ${percentText(estimate)} is ${points} points too ${error < 0 ? 'low' : 'high'}: it is ${exact}.`;
}

function priceText({ offer }: Drill, { decision }: Reply): string {
  if (offer === undefined) return '';
  const { breakEven, decision: right } = offer.price;
  const needs = `a call needs ${percentText(breakEven)}`;
  if (decision === right) return `${capitalize(right)} is right: ${needs}.`;
  return `${capitalize(right)} was right: ${needs}.`;
}

/** Why a card is or is not what was asked for, to follow the card. */
export function studyReason(drill: Drill, card: AnsweredCard): string {
  if (drill.level.asks === 'backdoor') return backdoorReason(drill, card.card);
  const reason = reasonFor(drill.spot, drill.answer, card, percentText);
  if (drill.level.asks !== 'gains') return reason;
  const { weight = 0 } = card;
  return weight === 0 ? `gains nothing: ${reason}` : `${figure(weight, 2)} of an out: ${reason}`;
}

/** Why each of these cards went wrong; those that share a reason are told together. */
export function reasonsFor(
  drill: Drill,
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

function backdoorReason({ spot, outs, kind }: Drill, card: Card): string {
  if (spot.hero.kind !== 'hand' || !outs.has(card)) {
    return kind?.name === 'backdoor flush draw'
      ? 'is of another suit.'
      : 'is part of no straight that one more card completes.';
  }
  if (kind?.name === 'backdoor flush draw') {
    return `with another ${suitName(suitOf(card))} makes the flush.`;
  }
  const held = [...spot.hero.cards, ...spot.board, card];
  const partners = [...outs].filter(
    (other) => other !== card && categoryOf(evaluate([...held, other])) >= STRAIGHT,
  );
  const ranks = [...new Set(partners.map(rankOf))].sort((a, b) => b - a);
  const names = ranks.map((rank) => rankName(rank));
  const last = names.pop() ?? '';
  return `with ${withArticle([...(names.length > 0 ? [names.join(', ')] : []), last].join(' or '))} makes the straight.`;
}

function withArticle(noun: string): string {
  return `${/^(ace|eight)/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The spot at the table, one tap away. */
export function tableLink({ own, spot, range, offer }: Drill): string {
  if (own !== undefined) return own.link;
  const hero = spot.hero.kind === 'hand' ? formatCards(spot.hero.cards) : '';
  const [player] = spot.opponents;
  const vs = range ?? (player?.kind === 'hand' ? formatCards(player.cards) : undefined);
  return [
    `#/?hero=${hero}&board=${formatCards(spot.board)}`,
    ...(vs === undefined ? [] : [`vs=${vs}`]),
    ...(offer === undefined ? [] : [`pot=${offer.pot}`, `call=${offer.call}`]),
  ].join('&');
}

/** What comes back, and when: `'Nothing is due before tomorrow.'`; nothing where nothing is remembered. */
export function dueText(memories: Memories, now: number): string {
  const due = dueCount(memories, now);
  if (due > 0)
    return `${due === 1 ? 'One kind of spot is' : `${due} kinds of spot are`} due again.`;
  const next = nextDue(memories, now);
  if (next === undefined) return '';
  const days = dayOf(next) - dayOf(now);
  if (days === 0) return 'What went wrong comes back today.';
  return `Nothing is due before ${days === 1 ? 'tomorrow' : `${days} days from now`}.`;
}
