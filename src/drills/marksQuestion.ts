import { cardSymbol } from '#words/cards';
import * as say from '#words/drills';
import * as study from '#words/study';
import { draftOf } from '../notation/spot';
import type { AnsweredCard } from '../poker/answer';
import { rankOf, suitOf, type Card } from '../poker/card';
import { categoryOf, STRAIGHT } from '../poker/category';
import { targetAbove } from '../poker/deck';
import { evaluate } from '../poker/hand';
import { rulesOfThumb, type RuleOfThumb } from '../poker/rulesOfThumb';
import { moneyText, nonzeroText } from '../words/amounts';
import { figure, percentText } from '../words/numbers';
import { reasonFor } from '../words/reasons';
import type { Finding, Line, MarksGrade, ReplyOf, ShownQuestion } from './kind';
import type { LevelName } from './levels';
import {
  allowedOf,
  gradeMarks,
  keyOf,
  writeMarks,
  writeMarksKey,
  type Marked,
  type MarksGiven,
  type MarksKey,
  type Money,
} from './marks';

export interface MarksQuestion<Name extends string = string> extends ShownQuestion<
  Name,
  'marks',
  MarksGiven,
  MarksKey
> {
  readonly asks: Marked;
  /** The level with the most fitting lesson. */
  readonly level: LevelName;
}

interface Asked {
  readonly kind: MarksQuestion;
  readonly given: MarksGiven;
  readonly key: MarksKey;
}

function askedAt(level: LevelName): Marked {
  return level === 'backdoors' ? 'backdoor' : level === 'ranges' ? 'gains' : 'outs';
}

/** The question of a level. @param name the kind's, which of a backdoor draw is its name */
export function marksQuestion<const Name extends string>(name: Name, level: LevelName): MarksQuestion<Name> {
  const asks = askedAt(level);
  return {
    name,
    level,
    asks,
    form: 'marks',
    *solve(given) {
      const answer = yield given.spot;
      if (answer === undefined) throw new Error('a spot was left unanswered');
      return keyOf(asks, name, given, answer);
    },
    question: (given, key) => questionText(asks, name, given, key),
    allowed: (_, key) => allowedOf(key),
    grade: (_, key, reply) => gradeMarks(level, key, reply),
    result(_, key, reply) {
      return reply === undefined ? shownText(asks, key) : resultText(level, asks, key, reply);
    },
    explain: (_, key) => lines(asks, key),
    write: writeMarks,
    writeKey: (_, key) => writeMarksKey(key),
    prompt: asks === 'outs' ? study.yourOuts : study.whichCards,
    control: (_, { probability }) => ({ exact: probability }),
    draft: ({ spot, money }) => draftOf(spot, money),
  };
}

/* ----------------------------------------------------------------------------------- questions -- */

/** Longer ranges are not written out in a sentence. Own spots may have any range. */
const LONG_RANGE = 60;

function opponentIn({ spot, range }: MarksGiven): string | undefined {
  if (range !== undefined) {
    return range.length > LONG_RANGE ? say.opponentHasRange : say.opponentHas(range.replaceAll(',', ', '));
  }
  const [player] = spot.opponents;
  return player?.kind === 'hand' ? say.opponentHas(player.cards.map(cardSymbol).join(' ')) : undefined;
}

function questionText(asks: Marked, name: string, given: MarksGiven, { answer }: MarksKey): string {
  const them = opponentIn(given);
  const { money } = given;
  const spot = [
    ...(them === undefined ? [] : [them]),
    ...(money === undefined ? [] : [say.offer(moneyText(money.pot), moneyText(money.call))]),
  ];
  switch (asks) {
    case 'backdoor':
      return say.whichOfBackdoor[name === 'backdoor flush draw' || name === 'backdoor straight draw' ? name : 'any'];
    case 'gains':
      return say.sentences([...spot, say.whichHelp]);
    case 'outs':
      if (them === undefined) {
        const { improving, made } = answer;
        const own = improving?.target ?? STRAIGHT;
        return say.whichMake(made === undefined ? own : targetAbove(own, made));
      }
      return say.sentences([...spot, say.whichPutAhead]);
  }
}

/** The definition of a right card, if the question does not give it; empty otherwise. */
export function ruleOf({ asks }: MarksQuestion): string {
  switch (asks) {
    case 'backdoor':
      return say.ruleOfBackdoor;
    case 'gains':
      return say.ruleOfGains;
    case 'outs':
      return '';
  }
}

export function estimateQuestionOf({ kind: { asks }, key: { price, toCome, chance } }: Asked): string {
  if (asks === 'backdoor') return say.hitBoth;
  if (asks === 'gains') return say.equityByRiver;
  if (price !== undefined && toCome === 2) return say.equityAllIn;
  if (price !== undefined && chance === undefined) return say.equityByRiver;
  return toCome === 1 ? say.hitOnRiver : say.hitByRiver;
}

export function priceQuestionOf({ pot, call }: Money): string {
  return say.isEnough(moneyText(pot), moneyText(call));
}

/* ------------------------------------------------------------------------------------- results -- */

/** A rule of thumb for the figure, and its error in points. */
export interface Reckoning extends RuleOfThumb {
  readonly name: string;
}

/** The rules of thumb for what was asked; empty against a range. */
export function reckonings(asks: Marked, { outs, answer, toCome, probability }: MarksKey): Reckoning[] {
  const exact = 100 * probability;
  if (asks === 'gains') return [];
  if (asks === 'backdoor') {
    return [{ name: say.asOneOut, percent: 4, error: 4 - exact }];
  }
  const { rule, solomon } = rulesOfThumb(outs.size, answer.unseen, toCome);
  // The error is that of the figure asked for: with a price the equity, not the chance of an out.
  const rules: Reckoning[] = [
    {
      name: toCome === 1 ? say.ruleOf2 : say.ruleOf4,
      percent: rule.percent,
      error: rule.percent - exact,
    },
  ];
  if (solomon !== undefined && outs.size > 8) {
    rules.push({ name: say.solomon, percent: solomon.percent, error: solomon.percent - exact });
  }
  return rules;
}

function lines(asks: Marked, key: MarksKey): readonly Line[] {
  const { chance, probability, outs } = key;
  return [
    ...reckonings(asks, key).map(({ name, percent }): Line => ({ text: name, value: percent / 100, as: 'share' })),
    {
      text: chance === undefined ? study.countOfCards(outs.size) : study.outOf(String(chance.hits), String(chance.of)),
      value: probability,
      as: 'share',
    },
  ];
}

/** What the exact figure is the chance of: a key of `estimated`. */
export function estimatedOf(asks: Marked, { price, toCome }: MarksKey): keyof typeof study.estimated {
  if (asks === 'backdoor') return 'both';
  if (asks === 'gains' || (price !== undefined && toCome === 2)) return 'equity';
  return toCome === 1 ? 'river' : 'byRiver';
}

/** More cards than these are counted, not listed. */
const MOST_NAMED = 4;

function cardList(cards: readonly Card[]): string {
  return cards.length > MOST_NAMED ? study.countOfCards(cards.length) : study.cardList(cards.map(cardSymbol));
}

/** The word for a finding. A card is tainted only if it improves the opponent too; otherwise it is still behind. */
export type Group = Exclude<Finding, 'found'> | 'behind';

/** The cards of a group, in the order of the deck: high cards first. */
export function cardsIn({ answer }: MarksKey, grade: MarksGrade, group: Group): Card[] {
  const helpsThem = new Set(answer.next?.filter(({ best }) => best?.improved).map(({ card }) => card));
  return [...grade.findings]
    .filter(([card, finding]) =>
      finding === 'tainted' ? group === (helpsThem.has(card) ? 'tainted' : 'behind') : group === finding,
    )
    .map(([card]) => card)
    .sort((a, b) => b - a);
}

/** The result in a few sentences: `'You found 8 of 9 outs. Missed: K♠. Your 18% is 1.6 points too low: …'` */
function resultText(level: LevelName, asks: Marked, key: MarksKey, reply: ReplyOf<'marks'>): string {
  const grade = gradeMarks(level, key, reply);
  const isOuts = asks === 'outs';
  const missed = cardsIn(key, grade, 'missed');
  const found = key.outs.size - missed.length;
  const groups = (['missed', 'tainted', 'behind', 'extra'] as const).flatMap((group) => {
    const cards = cardsIn(key, grade, group);
    const isSaid = cards.length > 0 && (group !== 'missed' || found > 0);
    const title = group === 'extra' && !isOuts ? 'wrong' : group;
    return isSaid ? [study.grouped(title, cardList(cards), cards.length)] : [];
  });
  return say.sentences([
    foundText(found, key.outs.size, isOuts),
    ...groups,
    estimateText(key, reply, grade),
    ...priceText(key, reply),
  ]);
}

function foundText(found: number, of: number, isOuts: boolean): string {
  if (of === 0) return study.nothingHere(isOuts);
  if (of === 1) return found === 1 ? study.foundOnly(isOuts) : study.missedOnly(isOuts);
  return found === of ? study.foundAll(of, isOuts) : study.foundSome(found, of, isOuts);
}

function estimateText({ probability }: MarksKey, { estimate }: ReplyOf<'marks'>, { error }: MarksGrade): string {
  const exact = percentText(probability);
  if (estimate === undefined || error === undefined) return study.itIs(exact);
  if (Math.abs(error) < 0.05) return study.isExact(percentText(estimate));
  return (error < 0 ? study.tooLow : study.tooHigh)(percentText(estimate), figure(Math.abs(error), 1), exact);
}

function priceText({ price }: MarksKey, { decision }: ReplyOf<'marks'>): string[] {
  if (price === undefined) return [];
  const { breakEven, decision: right } = price;
  return [study.decisionRight(right, decision === right, percentText(breakEven))];
}

/** Why a card is or is not right: the rest of a sentence that begins with the card. */
export function studyReason(drill: Asked, card: AnsweredCard): string {
  const { asks } = drill.kind;
  if (asks === 'backdoor') return backdoorReason(drill, card.card);
  const reason = reasonFor(drill.given.spot, drill.key.answer, card);
  if (asks !== 'gains') return reason;
  const { weight = 0 } = card;
  return weight === 0 ? study.worthNothing(reason) : study.worth(nonzeroText(weight, 2), reason);
}

/** The answer, if it was shown without a reply. */
function shownText(asks: Marked, key: MarksKey): string {
  const cards = [...key.outs].sort((a, b) => b - a).map(cardSymbol);
  const estimated = estimatedOf(asks, key);
  return study.shown(cards.length, cards.join(' '), asks === 'outs', estimated, percentText(key.probability));
}

/** Why each of these cards was wrong or missed; cards with the same reason are grouped. */
export function reasonsFor(
  drill: Asked,
  cards: readonly Card[],
): { readonly reason: string; readonly cards: readonly Card[] }[] {
  const next = new Map(drill.key.answer.next?.map((card) => [card.card, card]));
  const told = new Map<string, Card[]>();
  for (const card of cards) {
    const found = next.get(card);
    const reason = found === undefined ? '' : studyReason(drill, found);
    told.set(reason, [...(told.get(reason) ?? []), card]);
  }
  return Array.from(told, ([reason, own]) => ({ reason, cards: own }));
}

function backdoorReason({ given: { spot }, key: { outs }, kind }: Asked, card: Card): string {
  const isFlush = kind.name === 'backdoor flush draw';
  if (spot.hero.kind !== 'hand' || !outs.has(card)) return isFlush ? study.otherSuit : study.noStraight;
  if (isFlush) return study.withSuit(suitOf(card));
  const held = [...spot.hero.cards, ...spot.board, card];
  const partners = [...outs].filter((other) => other !== card && categoryOf(evaluate([...held, other])) >= STRAIGHT);
  return study.withRanks([...new Set(partners.map(rankOf))].sort((a, b) => b - a));
}
