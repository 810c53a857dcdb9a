import type { Coded, Sentences } from './types';
import { cardSymbol } from '#words/cards';
import * as say from '#words/problems';
import { missing } from '#words/price';
import { paragraph, quote } from '#words/text';
import { JOKER, type Card, type CardProblem } from '../poker/card';
import { categoriesOf, WILD_DECKS } from '../poker/deck';
import { MOST_HANDS, type HandsProblem, type RulesProblem } from '../poker/lab/hands';
import { nameOfRead, READ_KINDS, type RangeFault } from '../poker/range';
import { MOST_MONEY } from '../poker/money/amounts';
import { MOST_PLAYERS, type StakesProblem } from '../poker/money/stakes';
import type { Place } from '../poker/result';
import { MOST_OPPONENTS } from '../poker/spot';
import type { SpotProblem } from '../poker/readSpot';
import type { AmountProblem } from '../notation/amount';
import type { DraftProblem } from '../notation/draft';
import { TAG } from '#words/page';
import { percentText } from './numbers';
import type { LinkFault } from '../notation/spot';
import { promptFor } from './table';

/* The problems of an entry: what happened, where, what to do. */

/** Everything that can be wrong with a spot, a hand of the lab, or how either is written. */
export type Problem = SpotProblem | HandsProblem | RulesProblem | DraftProblem | StakesProblem;

function isSame(a: Place, b: Place): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** One sentence, or two if the second says what to do. */
export function problemInWords(problem: Problem): string {
  switch (problem.code) {
    case 'bad-card':
      return say.at(problem.place, cardProblem(problem));
    case 'duplicate-card':
      return duplicateCard(problem);
    case 'hole-count':
      return say.at(problem.place, say.holeCount(problem.cards.length, inRow(problem.cards.slice(2))));
    case 'board-count':
      return boardCount(problem.cards);
    case 'too-many-opponents':
      return say.opponentsTooMany(problem.count, MOST_OPPONENTS);
    case 'bad-range':
    case 'empty-range':
      return rangeProblem(problem);
    case 'not-enough-cards':
      return say.cardsLeft(problem.left, problem.needed);
    case 'bad-wild':
      return 'decks' in problem
        ? say.severalDecks(problem.decks)
        : say.badDeck(quote(problem.text), [...WILD_DECKS, 'none']);
    case 'bad-field':
      return fieldProblem(problem);
    case 'bad-rule':
      return ruleProblem(problem);
    case 'hand-count':
      return handCount(problem);
    case 'bad-money':
      if (!('text' in problem)) return stakesProblem(problem);
      return problem.why === 'too many amounts'
        ? say.inField(problem.field, say.amountsTooMany(quote(problem.text), problem.most))
        : amountProblem(problem);
  }
}

/** Everything in a link that could not be used; `undefined` if all of it was. */
export function linkProblemsInWords(problems: readonly Problem[]): string | undefined {
  return problems.length === 0 ? undefined : say.inLink(paragraph(problems.map(problemInWords)));
}

function cardProblem(problem: CardProblem): string {
  switch (problem.why) {
    case 'too long':
      return say.tooLong(problem.text.length, quote(problem.text));
    case 'no joker':
      return say.noJoker;
    case 'no rank':
      return say.noRank(quote(problem.text));
    case 'no suit':
      return say.noSuit(quote(problem.text));
    case 'bad suit':
      return say.badSuit(quote(problem.text));
  }
}

function duplicateCard(problem: Extract<Problem, { code: 'duplicate-card' }>): string {
  if ('part' in problem) return say.at(problem.place, say.twiceInPart(quote(problem.part), problem.card));
  const [first, second] = problem.places;
  return isSame(first, second) ? say.twiceIn(problem.card, first) : say.inBoth(problem.card, first, second);
}

const MOST_NAMED = 3;

/** The first of some cards: `'9♥ 8♥ 7♥ …'` */
function inRow(cards: readonly Card[]): string {
  const named = cards.slice(0, MOST_NAMED).map(cardSymbol);
  return [...named, ...(cards.length > MOST_NAMED ? ['…'] : [])].join(' ');
}

function boardCount(cards: readonly Card[]): string {
  const extra = cards.slice(5);
  return extra.length === 0 ? say.boardCount(cards.length) : say.boardTooMany(cards.length, inRow(extra));
}

function rangeProblem(problem: Extract<Problem, { code: 'bad-range' | 'empty-range' }>): string {
  if ('fault' in problem) {
    return say.at(problem.place, rangeFault(quote(problem.part), problem.fault, problem.character));
  }
  switch (problem.why) {
    case 'too long':
      return say.at(problem.place, say.tooLong(problem.text.length, quote(problem.text)));
    case 'one hand':
      return say.oneHand(quote(problem.text));
    case 'no hands':
      return say.at(problem.place, say.emptyRange);
    case 'no weight':
      return say.at(problem.place, say.noWeight);
    case 'blocked':
      return say.at(problem.place, say.blocked);
    case 'no read':
      return say.at(problem.place, say.noRead(missing[problem.read]));
    case 'no flop':
      return say.at(problem.place, say.needsFlop(quote(`with ${problem.read}`)));
    case 'no street':
      return say.at(problem.place, say.needsStreet(quote(`with ${nameOfRead(problem.read)}`)));
    case 'wild read':
      return say.at(problem.place, say.needsPlainDeck(quote(`with ${problem.read}`)));
    case 'unknown read':
      return say.at(problem.place, say.unknownRead(quote(`with ${problem.text}`.trim()), READ_KINDS));
    case 'no deal':
      return say.noDeal(problem.ranges);
  }
}

/**
 * The fault of a part of a range.
 *
 * @param part in quotation marks
 * @param character of the part, from 1
 */
function rangeFault(part: string, fault: RangeFault, character: number): string {
  switch (fault.why) {
    case 'unreadable':
      return say.unreadable(part, character);
    case 'semicolon':
      return say.semicolon(part);
    case 'no rank':
      return say.rangeNoRank(part);
    case 'no second rank':
      return say.noSecondRank(part);
    case 'no second hand':
      return say.noSecondHand(part);
    case 'one card':
      return say.oneCard(part);
    case 'unclear':
      return say.unclear(part, fault.instead.map(quote));
    case 'suited pair':
      return say.suitedPair(part);
    case 'more than all':
      return say.moreThanAll(part);
    case 'not a span':
      return say.notASpan(part);
    case 'bad weight':
      return say.badWeight(part, fault.sign);
    case 'weight in brackets':
      return say.weightInBrackets(part);
    case 'bad bracket':
      return say.badBracket(part);
    case 'bracket in bracket':
      return say.bracketInBracket(part);
    case 'not open':
      return say.notOpen(part);
    case 'not closed':
      return say.notClosed(part, fault.close);
  }
}

function fieldProblem(problem: Extract<Problem, { code: 'bad-field' }>): string {
  switch (problem.why) {
    case 'target':
      return say.badTarget(quote(problem.text), categoriesOf(problem.wild).join(', '));
    case 'rules':
      return say.badRules;
    case 'runs':
      return say.badRuns(quote(problem.text));
    case 'facing':
      return say.badFacing(quote(problem.text));
    case 'facing and amounts':
      return say.facingAndAmounts;
    case 'raise':
      return say.raiseMisplaced;
    case 'blind':
      return say.badBlind(quote(problem.text));
    case 'second spot':
      return say.secondSpot;
    case 'was':
      return say.badWas(quote(problem.text));
    case 'within random':
      return say.withinRandom(quote(problem.text));
    case 'names':
      return say.namesTooMany(problem.most);
    case 'unknown':
      return say.unknownField(quote(problem.name));
    case 'page':
      return say.unknownPage(quote(problem.name));
  }
}

function ruleProblem(problem: Extract<Problem, { code: 'bad-rule' }>): string {
  const name = quote(problem.name);
  if (problem.why === 'unknown') return say.unknownRule(name);
  const { setting, known } = problem;
  const isText = typeof setting === 'string';
  const written = quote(isText ? setting : JSON.stringify(setting));
  return say.badRule(name, written, isText && known.includes(setting), known);
}

function handCount(problem: Extract<Problem, { code: 'hand-count' }>): string {
  switch (problem.why) {
    case 'no hands':
      return say.noHands;
    case 'too many hands':
      return say.handsTooMany(problem.count, MOST_HANDS);
    case 'too many cards':
      return say.at(problem.place, say.handOneTooMany(problem.hand[5] ?? JOKER));
    case 'too few cards':
      return say.at(problem.place, say.handTooFew(problem.count, quote(problem.text)));
  }
}

function amountProblem(problem: AmountProblem): string {
  const amount = quote(problem.text);
  switch (problem.why) {
    case 'below zero':
      return say.belowZero(amount);
    case 'not an amount':
      return problem.text.trim() === '' ? say.noAmount : say.badAmount(amount);
    case 'ambiguous': {
      const [less, more] = [...problem.readings].sort((a, b) => a - b).map(inDigits);
      return say.ambiguous(amount, less, more);
    }
    case 'too much':
      return say.tooMuch(amount, inDigits(problem.most));
  }
}

function stakesProblem(problem: StakesProblem): string {
  switch (problem.why) {
    case 'out of range': {
      const amount = inDigits(problem.amount);
      const fault = problem.amount < 0 ? say.belowZero(amount) : say.tooMuch(amount, inDigits(MOST_MONEY));
      return say.inField(problem.field, fault);
    }
    case 'list length':
      return say.inField(problem.field, say.listLength(problem.field === 'bounties', problem.needed, problem.count));
    case 'no opponents':
      return say.noOpponents;
    case 'folded without bets':
      return say.foldedWithoutBets;
    case 'call without a pot':
      return say.callWithoutPot;
    case 'call above':
      return say.inField('call', say.callAbove(inDigits(problem.call), inDigits(problem.most)));
    case 'call below': {
      const least = problem.least < problem.owed ? inDigits(problem.least) : undefined;
      return say.inField('call', say.callBelow(inDigits(problem.call), inDigits(problem.owed), least));
    }
    case 'pot below bets':
      return say.inField('pot', say.potBelowBets(inDigits(problem.pot), inDigits(problem.bets)));
    case 'rake above':
      return say.inField(
        'rake',
        say.rakeAbove(percentText(problem.percent / 100, Number.isInteger(problem.percent) ? 0 : 1)),
      );
    case 'rake in a tournament':
      return say.rakeInTournament;
    case 'rake without a pot':
      return say.rakeWithoutPot;
    case 'no payouts':
      return say.inField('payouts', say.noPayouts);
    case 'payouts without stacks':
      return say.payoutsWithoutStacks;
    case 'without payouts':
      return say.withoutPayouts(problem.field);
    case 'empty stack':
      return say.inField('others', say.emptyStack(problem.other + 1));
    case 'tournament players':
      return problem.count > MOST_PLAYERS ? say.playersTooMany(problem.count, MOST_PLAYERS) : say.playersTooFew;
    case 'no chips':
      return say.noChips;
  }
}

function inDigits(amount: number): string {
  return new Intl.NumberFormat(TAG, { maximumFractionDigits: 2 }).format(amount).replace('-', '−');
}

export function sentenceOf<Problem extends Coded>(sentences: Sentences<Problem>, problem: Problem): string {
  return (sentences[problem.code as Problem['code']] as (problem: Problem) => string)(problem);
}

/** Why a link is not a spot, in a sentence. */
export function linkFaultInWords(fault: LinkFault): string {
  return fault.missing === undefined ? problemInWords(fault.problem) : say.cardMissing(promptFor(fault.missing));
}
