import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';

/* Drills that mark cards of the deck, and a player's own spots as drills. */

export const opponentHas = (cards: string): string => `The opponent has ${cards}.`;
export const opponentHasRange = 'The opponent has a range.';
export const anyTwoCards = 'any two cards';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `${pot} in the pot, ${call} to call.`;

/* Questions for the cards. */

export const whichHelp = 'Which cards help you a lot?';
export const whichPutAhead = 'Which cards put you ahead?';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `Which cards give you ${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}?`;
export const whichOfBackdoor = {
  'backdoor flush draw': 'You have a backdoor flush draw. Which cards are part of it?',
  'backdoor straight draw': 'You have a backdoor straight draw. Which cards are part of it?',
  any: 'You have a backdoor draw. Which cards are part of it?',
};

/* What a right card is. */

export const ruleOfBackdoor = 'It takes two cards, the turn and the river. Mark every card that can be one of the two.';
export const ruleOfGains =
  'Mark the cards worth a quarter of an out or more. From a tenth to a quarter, either is right.';

/* Questions for the estimate, and for the price. */

export const hitBoth = 'How often do you hit both?';
export const equityByRiver = 'What is your equity by the river?';
export const equityAllIn = 'All in: what is your equity?';
export const hitOnRiver = 'One card to come: how often do you hit?';
export const hitByRiver = 'Two cards to come: how often do you hit?';
export const isEnough = (pot: string, call: string): string =>
  `${pot} in the pot with the bet, ${call} to call. Is your equity enough?`;

/* Rules of thumb. */

export const ruleOf2 = 'rule of 2';
export const ruleOf4 = 'rule of 4';
export const solomon = 'Solomon';
export const asOneOut = 'as one out';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = 'A drill needs a deck without wild cards.';
export const needsCards = 'A drill needs your two cards, not a range.';
export const needsFlopOrTurn = 'A drill needs a flop or a turn.';
export const hasOneOpponent = 'A drill has at most one opponent.';
export const isAhead = 'You are ahead already. A drill asks which cards put you ahead.';
export const noCardImproves = 'No card improves your hand. A drill asks which cards do.';
