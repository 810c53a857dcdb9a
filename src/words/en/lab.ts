import type { Card } from '../../poker/card';
import type { LabRules } from '../../poker/lab/recognise';
import { capitalize } from '../text';
import { theCard } from './cards';
import { list, numberWord } from './grammar';

/* The hand lab, its rules and its drills. */

interface Piece {
  readonly before: string;
  readonly bold: string;
  readonly after: string;
}

interface Around {
  readonly before: string;
  readonly after: string;
}

export const textLabel = 'Hands in text: five cards each, ∗ for a wild card, v between hands';
export const wildCard = 'Wild card';
export const aWildCard = 'wild card';
export const compare = 'Compare';
export const withAnother = 'with another';
export const anotherHand = 'Another hand';
export const clear = 'Clear';
export const clearHands = 'Clear the hands';
export const type = 'Type';
export const typeHands = 'Type the hands as text';
export const wild = 'Wild';
export const undo = 'Undo';
export const yourFive = 'Your five cards';
export const hand = (number: number): string => `Hand ${number}`;
export const removeHand = (number: number): string => `Remove hand ${number}`;
export const winsWith = (hand: string): Piece => ({ before: '', bold: 'wins', after: ` with ${hand}` });
export const tiesWith = (hand: string): Piece => ({ before: '', bold: 'ties', after: ` with ${hand}` });
export const shown = (hand: string): string => `; shown: ${hand}`;

export const barLegend = 'bar: what it makes, a pair up to five of a kind · raised: best possible';
export const dashedLegend = 'dashed: what a wild card stands for';
export const orType = (hasTouch: boolean): Around =>
  hasTouch
    ? { before: 'Or use Type:', after: ', with ∗ for a wild card.' }
    : { before: 'Or type', after: ', with ∗ for a wild card.' };

export const answer = 'Answer';
export const prompts: readonly string[] = [
  'Five cards?',
  'One more card',
  'Two more cards',
  'Three more cards',
  'Four more cards',
];
export const tapOrType = 'Tap cards on the deck, or just type them. ∗ is a wild card.';
export const tapOrUseType = 'Tap cards on the deck, or use Type. ∗ is a wild card.';
export const canMake = 'Can make';
export const handCanMake = (number: number): string => `Hand ${number} can make`;
export const whatCanMake = 'What the cards can make';
export const notAHand = 'not a hand under these rules';
export const cardsMakeIt = (count: number): string => (count === 1 ? 'one card makes it' : `${count} cards make it`);
export const notWithThese = 'not with these cards';
export const byWildCard = 'by a wild card';
export const jacksOrBetter = 'jacks or better';
export const belowJacks = 'below jacks';

// Examples.
export const worthBuilding = 'Hands worth building';
export const tryExample = 'Or try an example';
export const examples: readonly string[] = [
  'two pair and a wild card',
  'three kings and a wild card',
  'a flush with two aces',
  'four deuces each: the kicker decides',
];

export const rules = 'Rules';
export const whatWildStands = 'What a wild card stands for';
export const wilds: Readonly<Record<LabRules['wild'], { readonly title: string; readonly says: string }>> = {
  any: { title: 'Any card', says: 'A wild card stands for any card.' },
  bug: {
    title: 'Bug',
    says: 'A bug is an ace, or completes a straight or a flush. Several bugs are all aces, or complete one together.',
  },
  deuces: { title: 'Deuces wild', says: 'Every deuce is wild as well, and may stand for itself.' },
};
export const fiveOfAKind = 'Five of a kind';
export const fiveOn = 'On: five of a kind beats a straight flush.';
export const fiveOff = 'Off: a wild card may not make a fifth of a kind.';
export const copies = 'Copies';
export const copiesOn = 'On: a wild card may duplicate a card in the hand, as in a double-ace flush.';
export const copiesOff = 'Off: a wild card may not duplicate a card in the hand, except for five of a kind.';

// Tiles of the deck.
/** On the tile of such a card, in six characters. */
export const owner = 'hand';
export const inHand = (card: string): string => `${card}, in the hand: remove`;
export const makes = (hand: string): string => `makes ${hand}`;
export const makesBest = (hand: string): string => `makes ${hand}, the best possible`;
export const tile = (card: string, reason: string): string => `${card}: ${reason}`;
export const ghost = 'has a wild card standing in for it';
export const ghostTile = (card: string): string => `${card}, ${ghost}`;

// Sentences.
const WHO = ['', 'the wild card', 'the two wild cards', 'three wild cards', 'four wild cards', 'five wild cards'];
/** A hand as a sentence: `'Eights full of sevens, the wild card as the eight of hearts.'` */
export const sentence = (hand: string, wilds: readonly Card[]): string =>
  wilds.length === 0
    ? `${capitalize(hand)}.`
    : `${capitalize(hand)}, ${WHO[wilds.length]} as ${list(wilds.map(theCard), 'and')}.`;
export const why = (decision: string): string => `${capitalize(decision)}.`;
export const tied = (hands: number, hand: string): string => `${hands === 2 ? 'Both have' : 'All have'} ${hand}.`;
export const bestWith = (hand: string): string => `Best with one more card: ${hand}.`;
export const bestWithWild = (hand: string, wild: string): string =>
  `Best with one more card: ${hand}; with a wild card: ${wild}.`;
export const handWins = (number: number): string => `Hand ${number} wins`;
export const handsTie = (numbers: readonly number[]): string =>
  numbers.length > 3 ? `${numbers.length} hands tie` : `Hands ${list(numbers.map(String), 'and')} tie`;

// Problems.
export const mostHands = (most: number): string => `${most} hands at most. Remove one to add another.`;
export const handIsFull = 'The hand has five cards. Tap one to change it.';
export const alreadyInHand = (card: string): string => `${card} is already in the hand. Choose another card.`;
export const alreadyIn = (card: string, number: number): string =>
  `${card} is already in hand ${number}. Choose another card.`;

export const drill = 'Drill';
export const drillSummary = 'read hands with wild cards';
export const whoWins = 'Who wins';
export const fiveThatPlay = 'The five that play';
export const whoWinsTitle = 'Who wins?';
export const whichFive = 'Which five?';
export const theHands = 'The hands';
export const theCards = 'The cards';
export const sevenCards = 'Seven cards';
export const question = 'Question';
export const next = 'Next';
export const done = 'Done';
export const doneOf = (chosen: number, of: number): string => `Done: ${chosen} of ${of}`;
export const fiveCardsPlay = (chosen: number): string =>
  `Five cards play: ${numberWord(chosen)} ${chosen === 1 ? 'is' : 'are'} chosen.`;
export const backToLab = 'Back to the lab';
export const tapWinners = 'Who wins? Tap every winner.';
export const tapFive = 'Tap the five cards that play.';
/** @param why what decided; left out of a tie */
export const winsBecause = (winner: string, hand: string, why: string): string =>
  `${winner} wins with ${hand}${why === '' ? '' : `: ${why}`}.`;
export const sharePot = (winners: readonly string[], hand: string): string =>
  `${list(winners, 'and')} share the pot: ${hand} each.`;
export const right = (answer: string): string => `Right: ${answer}`;
export const rightFive = (hand: string): string => `Right: ${hand}.`;
export const youHave = (hand: string): string => `You have ${hand}.`;
export const setsOfFive = (count: number): string => `${count} sets of five are equally good.`;
/** A line about a hand: `'K♥ K♠ *: three kings, with * as K♦'` */
export const line = (cards: string, hand: string): string => `${cards}: ${hand}`;
export const lineWithWilds = (cards: string, hand: string, wilds: string, as: string): string =>
  `${cards}: ${hand}, with ${wilds} as ${as}`;
