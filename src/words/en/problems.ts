import { JOKER, type Card } from '../../poker/card';
import type { StakesField } from '../../poker/money/stakes';
import type { Place } from '../../poker/result';
import { capitalize } from '../text';
import { cardSymbol } from './cards';
import { list, plural } from './grammar';
import { playerName, seatName } from './spot';

/* The problems of an entry: what happened, where, what to do. Texts of the user come in quotation marks. */

/** A place as the subject of a sentence: `'Your hand'`, `'Opponent 2'`. */
function placeName(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `Hand ${place.hand + 1}` : playerName(place.seat + 1, { opponents: place.of });
  }
  return { hero: 'Your hand', board: 'Board', dead: 'Dead cards', line: 'The line' }[place];
}

function inPlace(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `in hand ${place.hand + 1}` : `in ${seatName(place.seat, { opponents: place.of })}’s hand`;
  }
  return { hero: 'in your hand', board: 'on the board', dead: 'among the dead cards', line: 'in the line' }[place];
}

/** What is wrong at a place. */
export const at = (place: Place, fault: string): string => `${placeName(place)}: ${fault}`;
export const inLink = (problems: string): string => `In the link: ${problems}`;
export const cardMissing = (question: string): string =>
  `A card is missing: ${question}${question.endsWith('?') ? '' : '.'}`;

// Cards.
export const tooLong = (length: number, text: string): string =>
  `${length} characters are too many (${text}). Shorten it.`;
export const noJoker =
  '“*” is the joker, and this deck has none. Choose a deck with a joker, or write x for any other card.';
export const noRank = (text: string): string => `${text} does not start with a card. Use the ranks A K Q J T 9 … 2.`;
export const noSuit = (text: string): string => `${text} has no suit. Add c, d, h or s.`;
export const badSuit = (text: string): string => `${text} is not a card. Use the suits c d h s.`;
export const twiceInPart = (part: string, card: Card): string =>
  `${part} has ${cardSymbol(card)} twice. Change one of them.`;
export const twiceIn = (card: Card, place: Place): string =>
  `${capitalize(cardSymbol(card))} is ${inPlace(place)} twice. Choose another card.`;
export const inBoth = (card: Card, first: Place, second: Place): string =>
  `${capitalize(cardSymbol(card))} is ${inPlace(first)} and ${inPlace(second)}. Change one of them.`;

// Counts. Cards too many come in a row, empty without any.
const remove = (extra: string) => `Remove ${extra}${extra.endsWith('…') ? '' : '.'}`;
const ADD = ['none. Add two.', 'one. Add another.'];
export const holeCount = (count: number, extra: string): string =>
  `a hand has two cards, this one has ${ADD[count] ?? `${count}. ${remove(extra)}`}`;
export const boardCount = (count: number): string =>
  `The board has ${count} ${plural(count, 'card')}. Give 3, 4 or 5, or none.`;
export const boardTooMany = (count: number, extra: string): string => `The board has ${count} cards. ${remove(extra)}`;
export const opponentsTooMany = (count: number, most: number): string =>
  `${count} opponents is too many. Keep ${most} at most.`;
export const cardsLeft = (left: number, needed: number): string =>
  `Only ${left} cards are left, and ${needed} are still to be dealt. Remove a player or a dead card.`;
export const noHands = 'No hands are given. Add one, such as AhAdKcQs2d.';
export const handsTooMany = (count: number, most: number): string =>
  `${count} hands is too many. Keep ${most} at most.`;
export const handOneTooMany = (card: Card): string =>
  `a hand has five cards. ${remove(card === JOKER ? '“*”' : cardSymbol(card))}`;
export const handTooFew = (count: number, text: string): string =>
  `a hand has five cards, this one has ${count} (${text}). Add ${5 - count}.`;

// Ranges.
export const oneHand = (text: string): string => `${text} is one hand: write it without brackets.`;
export const emptyRange = 'the range is empty. Name a hand, such as TT+ or AQs.';
export const noWeight = 'the range is empty. Every hand in it has weight 0. Raise one.';
export const blocked = 'every hand in this range is blocked by cards in play. Change the range or the board.';
export const noRead = (shown: string): string => `no hand of this range has ${shown} here. Choose another read.`;
export const needsFlop = (read: string): string => `${read} needs a flop. Deal it first.`;
export const needsStreet = (read: string): string => `${read} is of a street to come. Deal its card first.`;
export const needsPlainDeck = (read: string): string =>
  `${read} needs a flop from a deck without wild cards. Choose another deck.`;
export const unknownRead = (read: string, reads: readonly string[]): string =>
  `${read} is not known. After “with” write ${list(reads, 'or')}.`;
export const noDeal = (ranges: number): string =>
  ranges === 2
    ? 'These ranges block each other: no two hands can be dealt together. Change one of them.'
    : `These ${ranges} ranges block each other: no hands can be dealt together. Change one of them.`;
// A part of a range.
export const unreadable = (part: string, character: number): string =>
  `${part} cannot be read from character ${character} on. Change it from there.`;
export const semicolon = (part: string): string =>
  `${part} has a “;”, which separates opponents. Put a comma between hands.`;
export const rangeNoRank = (part: string): string => `${part} is not a hand or a range. Write 7c7d, TT+ or random.`;
export const noSecondRank = (part: string): string => `${part} has one rank. Add another, as in AK.`;
export const noSecondHand = (part: string): string => `${part} has no hand after its dash. Add one, as in 88-55.`;
export const oneCard = (part: string): string => `${part} has one card where a hand has two. Add the other.`;
export const unclear = (part: string, instead: readonly string[]): string =>
  `${part} ${instead.length > 1 ? 'has several meanings' : 'is written in another way'}. Write ${list(instead, 'or')}.`;
export const suitedPair = (part: string): string =>
  `${part} is a pair, neither suited nor offsuit. Write it without s or o.`;
export const moreThanAll = (part: string): string => `${part} is more than all hands. Use 100% or less.`;
export const notASpan = (part: string): string =>
  `${part} is not a range. Keep the high card (A2s-A9s), or let both cards step together (54s-JTs).`;
export const badWeight = (part: string, sign: string): string =>
  `${part} needs a weight after its ${sign}. Write 0 to ${sign === '@' ? '100' : '1, or 0% to 100%'}.`;
export const weightInBrackets = (part: string): string => `${part} has a weight inside a bracket. Keep one of them.`;
export const badBracket = (part: string): string => `${part} is not a bracket. Write [50]AA,KK[/50].`;
export const bracketInBracket = (part: string): string =>
  `${part} opens a bracket inside another. Close the first one before it.`;
export const notOpen = (part: string): string => `${part} closes a bracket that is not open. Remove it.`;
export const notClosed = (part: string, close: string): string => `${part} is not closed. Add ${close} at its end.`;

// The line and its fields.
export const severalDecks = (decks: readonly string[]): string =>
  `The line names ${decks.length} decks: ${list(decks, 'and')}. Keep one.`;
export const badDeck = (text: string, decks: readonly string[]): string =>
  `${text} is not a wild deck. Use ${list(decks, 'or')}.`;
export const badTarget = (text: string, targets: string): string => `Unknown target ${text}. Use one of: ${targets}.`;
export const badRules = 'The rules are not an object of switches. Write them in braces, or leave them out.';
export const badRuns = (text: string): string => `Runs: ${text} is not 2 or 3. Write one of these.`;
export const badFacing = (text: string): string =>
  `${text} is not the size of a bet. Write a part of the pot, ten pots at most: 1/2, 75%, pot, 2x. Before the flop also a raise: 3bb, 25bb all in.`;
export const secondSpot = 'There is a second spot after a line break. Write one spot at a time.';
export const facingAndAmounts = 'Give either facing, or pot and call.';
export const raiseMisplaced =
  'A raise in big blinds, and “blind” with it, are for before the flop: facing 3bb blind bb. After it write facing 1/2.';
export const badBlind = (text: string): string => `${text} is not a blind. Write sb or bb.`;
export const badWas = (text: string): string =>
  `${text} is not a narrowed range. Write seat:cards:range, such as 1:3:TT+.`;
export const withinRandom = (text: string): string =>
  `${text}: “random” already includes every hand. Put ; between two opponents.`;
export const namesTooMany = (most: number): string =>
  `Too many names. Give ${most}: yours, then one for each opponent.`;
export const unknownField = (name: string): string => `Unknown field ${name}. Remove it.`;
export const unknownPage = (name: string): string =>
  `Unknown page ${name}. Use #/study, #/lab, #/session, #/show or #/help.`;
export const unknownRule = (name: string): string => `Unknown rule ${name}. Remove it.`;
/** @param isText the setting would be right if it were not text */
export const badRule = (name: string, setting: string, isText: boolean, known: readonly string[]): string =>
  `The rule ${name} cannot be ${isText ? `the text ${setting}` : setting}. Use ${list(known, 'or')}.`;

// Amounts.
export const fields: Readonly<Record<StakesField, string>> = {
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
export const inField = (field: StakesField, fault: string): string => `${fields[field]}: ${fault}`;
export const amountsTooMany = (text: string, most: number): string => `${text} has too many amounts. Keep ${most}.`;
export const belowZero = (amount: string): string => `${amount} is below zero. Write 0 or more.`;
export const noAmount = 'An amount is missing. Write 60, 62.5 or 1,000.';
export const badAmount = (text: string): string => `${text} is not an amount. Write 60, 62.5 or 1,000.`;
export const ambiguous = (text: string, less: string, more: string): string =>
  `${text} can be ${less} or ${more}. Write one of them.`;
export const tooMuch = (amount: string, most: string): string => `${amount} is too much. Write ${most} or less.`;
export const listLength = (ofOpponents: boolean, needed: number, count: number): string =>
  `give one amount for each ${ofOpponents ? 'opponent' : 'player'}, ${needed} in all. This list has ${count}.`;
export const noOpponents = 'Money needs an opponent. Add one.';
export const foldedWithoutBets = 'Bets of folded players need the bets of the players still in. Add “bets”.';
export const callWithoutPot = 'A call needs a pot or bets. Add one of them.';
export const callAbove = (call: string, most: string): string =>
  `${call} is more than you can call. Write ${most} or less.`;
/** @param least `undefined` if hero has more than that */
export const callBelow = (call: string, owed: string, least: string | undefined): string =>
  `${call} is less than the ${owed} to call, and you have ${least ?? 'more chips'}. Write ${least ?? owed}.`;
export const potBelowBets = (pot: string, bets: string): string =>
  `${pot} is less than the ${bets} of all bets together. Include the bets in the pot.`;
export const rakeAbove = (percent: string): string => `${percent} is too high. Write 100% or less.`;
export const rakeInTournament = 'A tournament pot has no rake. Remove the rake or the payouts.';
export const rakeWithoutPot = 'A rake needs a pot or bets. Add one of them.';
export const noPayouts = 'the list is empty. Give the first place’s prize first.';
export const payoutsWithoutStacks = 'Payouts need the stacks of all players in the hand. Add them.';
export const withoutPayouts = (field: 'others' | 'bounties'): string => `${fields[field]} need payouts. Add them.`;
export const emptyStack = (number: number): string => `number ${number} is empty. Remove it.`;
export const playersTooMany = (count: number, most: number): string =>
  `${count} players are too many for prizes. Keep ${most} at most.`;
export const playersTooFew = 'Prizes need two players or more. Add one.';
export const noChips = 'Nobody has any chips. Give a stack above zero.';
