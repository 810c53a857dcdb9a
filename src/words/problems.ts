import { TAG } from '#words/language';
import { cardSymbol, JOKER, type Card, type CardProblem } from '../poker/card';
import { categoriesOf, WILD_DECKS } from '../poker/deck';
import type { HandsProblem, RulesProblem } from '../poker/lab/hands';
import type { RangeFault } from '../poker/range';
import { MOST_MONEY } from '../poker/money/amounts';
import { MOST_PLAYERS, type StakesField, type StakesProblem } from '../poker/money/stakes';
import type { Place } from '../poker/result';
import { MOST_OPPONENTS } from '../poker/spot';
import { type SpotProblem } from '../poker/readSpot';
import type { AmountProblem } from '../notation/amount';
import type { DraftProblem } from '../notation/draft';
import { list, quote } from '#words/grammar';
import { capitalize } from './capitalize';
import { seatName } from './players';

/* The problems of an entry: what happened, where, what to do. */

/** Everything that can be wrong with a spot, a hand of the lab, or how either is written. */
export type Problem = SpotProblem | HandsProblem | RulesProblem | DraftProblem | StakesProblem;

/** A place as the subject of a sentence: `'Your hand'`, `'Opponent 2'`. */
function placeName(place: Place): string {
  if (typeof place === 'object') {
    if ('hand' in place) return `Hand ${place.hand + 1}`;
    return place.of === 1 ? 'Opponent' : `Opponent ${place.seat + 1}`;
  }
  return { hero: 'Your hand', board: 'Board', dead: 'Dead cards', line: 'The line' }[place];
}

/** The place of a card: `'on the board'`. */
function inPlace(place: Place): string {
  if (typeof place === 'object') {
    if ('hand' in place) return `in hand ${place.hand + 1}`;
    return `in ${seatName(place.seat, place.of)}’s hand`;
  }
  return {
    hero: 'in your hand',
    board: 'on the board',
    dead: 'among the dead cards',
    line: 'in the line',
  }[place];
}

function isSame(a: Place, b: Place): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** One sentence, or two where the second says what to do. */
export function problemInWords(problem: Problem): string {
  switch (problem.code) {
    case 'bad-card':
      return cardProblem(problem);
    case 'duplicate-card':
      return duplicateCard(problem);
    case 'hole-count':
      return `${placeName(problem.place)}: a hand has two cards, this one ${countCards(problem.cards, 2)}.`;
    case 'board-count':
      return boardCount(problem.cards);
    case 'too-many-opponents':
      return `${problem.count} opponents is too many: ${MOST_OPPONENTS} at most.`;
    case 'bad-range':
    case 'empty-range':
      return rangeProblem(problem);
    case 'not-enough-cards':
      return `Only ${problem.left} cards are left, and ${problem.needed} are still to be dealt.`;
    case 'bad-wild':
      return 'decks' in problem
        ? `The line names ${problem.decks.length} decks: ${list(problem.decks, 'and')}. Keep one.`
        : `${quote(problem.text)} is not a wild deck. Use ${list([...WILD_DECKS, 'none'], 'or')}.`;
    case 'bad-field':
      return fieldProblem(problem);
    case 'bad-rule':
      return ruleProblem(problem);
    case 'hand-count':
      return handCount(problem);
    case 'bad-money':
      if (!('text' in problem)) return stakesProblem(problem);
      return problem.why === 'too many amounts'
        ? `${MONEY[problem.field]}: ${quote(problem.text)} has too many amounts. ${problem.most} ${problem.most === 1 ? 'is' : 'are'} the most.`
        : amountProblem(problem);
  }
}

/** Everything in a link that could not be used; `undefined` where all of it was. */
export function linkProblemsInWords(problems: readonly Problem[]): string | undefined {
  return problems.length === 0 ? undefined : `In the link: ${problems.map(problemInWords).join(' ')}`;
}

function cardProblem(problem: CardProblem): string {
  const place = placeName(problem.place);
  switch (problem.why) {
    case 'too long':
      return `${place}: ${problem.text.length} characters are too many (${quote(problem.text)}).`;
    case 'no joker':
      return `${place}: “*” is the joker, and this deck has none.`;
    case 'no rank':
      return `${place}: ${quote(problem.text)} does not start with a card. Ranks are A K Q J T 9 … 2.`;
    case 'no suit':
      return `${place}: ${quote(problem.text)} has no suit. Add c, d, h or s.`;
    case 'bad suit':
      return `${place}: ${quote(problem.text)} is not a card. Suits are c d h s.`;
  }
}

function duplicateCard(problem: Extract<Problem, { code: 'duplicate-card' }>): string {
  const card = capitalize(cardSymbol(problem.card));
  if ('part' in problem) {
    return `${placeName(problem.place)}: ${quote(problem.part)} has ${cardSymbol(problem.card)} twice.`;
  }
  const [first, second] = problem.places;
  return isSame(first, second)
    ? `${card} is ${inPlace(first)} twice.`
    : `${card} is ${inPlace(first)} and ${inPlace(second)}.`;
}

/** `'has one card'`, or `'has 3 cards, 9♥ too many'` where there is room for fewer. */
function countCards(cards: readonly Card[], room: number): string {
  if (cards.length === 0) return 'has none';
  if (cards.length === 1) return 'has one';
  return `has ${cards.length}${tooMany(cards.slice(room))}`;
}

const MOST_NAMED = 3;

function tooMany(extra: readonly Card[]): string {
  if (extra.length === 0) return '';
  const named = extra.slice(0, MOST_NAMED).map(cardSymbol).join(' ');
  return `, ${named}${extra.length > MOST_NAMED ? ' …' : ''} too many`;
}

function boardCount(cards: readonly Card[]): string {
  if (cards.length > 5) {
    const [first] = cards.slice(5);
    return cards.length === 6 && first !== undefined
      ? `The board has five cards; ${cardSymbol(first)} is one too many.`
      : `The board has five cards; here are ${cards.length}${tooMany(cards.slice(5))}.`;
  }
  return `The board has 0, 3, 4 or 5 cards; this one ${countCards(cards, 5)}.`;
}

function rangeProblem(problem: Extract<Problem, { code: 'bad-range' | 'empty-range' }>): string {
  if ('fault' in problem) {
    const { place, part, fault, character } = problem;
    return `${placeName(place)}: ${quote(part)} ${rangeFault(fault, character)}`;
  }
  switch (problem.why) {
    case 'too long':
      return `${placeName(problem.place)}: ${problem.text.length} characters are too many (${quote(problem.text)}).`;
    case 'one hand':
      return `${quote(problem.text)} is one hand: write it without brackets.`;
    case 'no hands':
      return `${placeName(problem.place)}: the range is empty. Name a hand, such as TT+ or AQs.`;
    case 'no weight':
      return `${placeName(problem.place)}: the range is empty. Every hand in it has weight 0.`;
    case 'blocked':
      return `${placeName(problem.place)}: every hand in this range is blocked by cards in play.`;
    case 'no deal':
      return problem.ranges === 2
        ? 'These ranges block each other: no two hands can be dealt together.'
        : `These ${problem.ranges} ranges block each other: no hands can be dealt together.`;
  }
}

/**
 * The rest of the sentence after the part of the range.
 *
 * @param character of the whole text, from 1
 */
function rangeFault(fault: RangeFault, character: number): string {
  switch (fault.why) {
    case 'unreadable':
      return `cannot be read from character ${character} on.`;
    case 'semicolon':
      return 'has a “;”, which separates opponents. Put a comma between hands.';
    case 'no rank':
      return 'does not start with a rank. Ranks are A K Q J T 9 … 2.';
    case 'no second rank':
      return 'needs a second rank, as in AK.';
    case 'no second hand':
      return 'needs a hand after its dash, as in 88-55.';
    case 'one card':
      return 'has one card where a hand has two.';
    case 'no first suit':
      return `has no suit for its first card. Write ${fault.instead}.`;
    case 'suited pair':
      return 'is a pair, neither suited nor offsuit.';
    case 'more than all':
      return 'is more than all hands.';
    case 'not a span':
      return 'is not a span. Use one high card (A2s-A9s) or one gap (54s-JTs).';
    case 'bad weight':
      return `needs a weight after its ${fault.sign}, from 0 to ${fault.sign === ':' ? '1 or from 0% to 100%' : '100'}.`;
    case 'weight in brackets':
      return 'has a weight inside a bracket. Keep one of them.';
    case 'bad bracket':
      return 'is not a bracket. Write [50]AA,KK[/50].';
    case 'bracket in bracket':
      return 'opens a bracket inside another.';
    case 'not open':
      return 'closes a bracket that is not open.';
    case 'not closed':
      return `needs [/${fault.percent}] to close it.`;
  }
}

function fieldProblem(problem: Extract<Problem, { code: 'bad-field' }>): string {
  switch (problem.why) {
    case 'target':
      return `Unknown target ${quote(problem.text)}. Use one of: ${categoriesOf(problem.wild).join(', ')}.`;
    case 'rules':
      return 'The rules are not an object of switches.';
    case 'runs':
      return `Runs: ${quote(problem.text)} is not 2 or 3.`;
    case 'was':
      return `${quote(problem.text)} does not say who held what before: write the player, the cards on the board and the range, such as 1:3:TT+.`;
    case 'within random':
      return `${quote(problem.text)} is any two cards, with the hands beside “random” in it already. Put ; between two opponents.`;
    case 'names':
      return `There are more names than players, ${problem.most}: yours first, then one for each opponent.`;
    case 'unknown':
      return `Unknown field ${quote(problem.name)}.`;
    case 'page':
      return `Unknown page ${quote(problem.name)}.`;
  }
}

function ruleProblem(problem: Extract<Problem, { code: 'bad-rule' }>): string {
  if (problem.why === 'unknown') return `Unknown rule ${quote(problem.name)}.`;
  const { setting, known } = problem;
  const isText = typeof setting === 'string';
  const written = quote(isText ? setting : JSON.stringify(setting));
  const given = isText && known.includes(setting) ? `the text ${written}` : written;
  return `The rule ${quote(problem.name)} cannot be ${given}. Use ${list(known, 'or')}.`;
}

function handCount(problem: Extract<Problem, { code: 'hand-count' }>): string {
  switch (problem.why) {
    case 'no hands':
      return 'No hands are given.';
    case 'too many hands':
      return `${problem.count} hands is too many: 10 at most.`;
    case 'too many cards': {
      const sixth = problem.hand[5];
      const named = sixth === undefined || sixth === JOKER ? '“*”' : cardSymbol(sixth);
      return `${placeName(problem.place)}: a hand has five cards; ${named} is one too many.`;
    }
    case 'too few cards':
      return `${placeName(problem.place)}: a hand has five cards, this one has ${problem.count} (${quote(problem.text)}).`;
  }
}

function amountProblem(problem: AmountProblem): string {
  const amount = quote(problem.text);
  switch (problem.why) {
    case 'below zero':
      return `${amount} is below zero.`;
    case 'not an amount':
      return `${problem.text.trim() === '' ? 'An amount is missing' : `${amount} is not an amount`}. Write 60, 62.5 or 1,000.`;
    case 'ambiguous': {
      const [less, more] = [...problem.readings].sort((a, b) => a - b).map(inDigits);
      return `${amount} can be ${less ?? ''} or ${more ?? ''}. Write one of them.`;
    }
    case 'too much':
      return `${amount} is too much: ${inDigits(problem.most)} at most.`;
  }
}

/** The names of the fields of money. */
const MONEY: Readonly<Record<StakesField, string>> = {
  pot: 'Pot',
  call: 'Call',
  bets: 'Bets',
  folded: 'Bets of folded players',
  stacks: 'Stacks',
  payouts: 'Payouts',
  others: 'Stacks of players not in the hand',
  bounties: 'Bounties',
  rake: 'Rake',
};

function stakesProblem(problem: StakesProblem): string {
  switch (problem.why) {
    case 'out of range':
      return problem.amount < 0
        ? `${MONEY[problem.field]}: ${inDigits(problem.amount)} is below zero.`
        : `${MONEY[problem.field]}: ${inDigits(problem.amount)} is too much. ${inDigits(MOST_MONEY)} is the most.`;
    case 'list length': {
      const one = problem.field === 'bounties' ? 'opponent' : 'player';
      return `${MONEY[problem.field]}: give one amount for each ${one}, ${problem.needed} in all. This list has ${problem.count}.`;
    }
    case 'no opponents':
      return 'Money needs an opponent. Add one.';
    case 'folded without bets':
      return 'Bets of folded players need the bets of the players still in. Add “bets”.';
    case 'call without a pot':
      return 'A call needs a pot or bets. Add one of them.';
    case 'call above':
      return `Call: ${inDigits(problem.call)} is more than you can call. ${inDigits(problem.most)} is the most.`;
    case 'call below':
      return `Call: ${inDigits(problem.call)} is less than the ${inDigits(problem.owed)} to call, and you have ${problem.least < problem.owed ? inDigits(problem.least) : 'more chips'}.`;
    case 'pot below bets':
      return `Pot: ${inDigits(problem.pot)} is less than the ${inDigits(problem.bets)} of all bets together. The pot holds the bets too.`;
    case 'rake above':
      return `Rake: ${inDigits(problem.percent)} is above 100%.`;
    case 'rake in a tournament':
      return 'A tournament pot has no rake. Remove the rake or the payouts.';
    case 'rake without a pot':
      return 'A rake needs a pot or bets. Add one of them.';
    case 'no payouts':
      return 'Payouts: the list is empty. Give the first place’s prize first.';
    case 'payouts without stacks':
      return 'Payouts need the stacks of all players in the hand. Add them.';
    case 'without payouts':
      return `${MONEY[problem.field]} need payouts. Add them.`;
    case 'empty stack':
      return `Stacks of players not in the hand: number ${problem.other + 1} is empty. Remove it.`;
    case 'tournament players':
      return problem.count > MOST_PLAYERS
        ? `${problem.count} players are too many for prizes: ${MOST_PLAYERS} at most.`
        : 'Prizes need two players or more.';
    case 'no chips':
      return 'Nobody has any chips. Give a stack above zero.';
  }
}

const DIGITS = new Intl.NumberFormat(TAG, { maximumFractionDigits: 2 });

function inDigits(amount: number): string {
  return DIGITS.format(amount);
}
