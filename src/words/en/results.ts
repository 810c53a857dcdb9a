import type { Card, Rank, Suit } from '../../poker/card';
import { capitalize } from '../capitalize';
import { cardName, rankName, suitName } from './cards';
import { countOf, list, withArticle } from './grammar';

/*
 * The result of a drill in which cards of the deck are marked: outs, or other cards. They describe everything on the
 * deck, so that a drill can be done with a screen reader.
 */

/** What the exact figure is the chance of. */
export const estimated = {
  both: 'hit both',
  equity: 'equity by the river',
  river: 'hit on the river',
  byRiver: 'hit by the river',
};

/* ---------------------------------------------------------------------------------- found -- */

const nounOf = (isOuts: boolean): string => (isOuts ? 'out' : 'card');

export const foundLabel = (isOuts: boolean, isShown: boolean): string => `${nounOf(isOuts)}s${isShown ? '' : ' found'}`;
export const nothingHere = (isOuts: boolean): string => `There are no ${nounOf(isOuts)}s here.`;
export const foundOnly = (isOuts: boolean): string => `You found the only ${nounOf(isOuts)}.`;
export const missedOnly = (isOuts: boolean): string => `You missed the only ${nounOf(isOuts)}.`;
export const foundAll = (of: number, isOuts: boolean): string => `You found all ${of} ${nounOf(isOuts)}s.`;
export const foundSome = (found: number, of: number, isOuts: boolean): string =>
  `You found ${found === 0 ? 'none' : found} of the ${of} ${nounOf(isOuts)}s.`;

/** Cards that were not found or were wrong: `extra` in place of an out, `wrong` of other cards. */
export const groups = {
  missed: 'Missed',
  tainted: 'Tainted',
  behind: 'Still behind',
  extra: 'Not an out',
  wrong: 'Wrong',
};
export const grouped = (group: keyof typeof groups, cards: string, count: number): string =>
  `${group === 'extra' && count > 1 ? 'Not outs' : groups[group]}: ${cards}.`;
/** In place of a list that is too long. */
export const countOfCards = (count: number): string => `${count} cards`;
export const cardList = (cards: readonly string[]): string => list(cards, 'and');

/** The marks below the deck. */
export const marks = { found: 'found', missed: 'missed', behind: 'still behind', extra: 'not an out', wrong: 'wrong' };

/* ------------------------------------------------------------------------------- estimate -- */

export const itIs = (exact: string): string => `It is ${exact}.`;
export const isExact = (estimate: string): string => `Your ${estimate} is exact.`;
export const tooLow = (estimate: string, points: string, exact: string): string =>
  `Your ${estimate} is ${points} points too low: it is ${exact}.`;
export const tooHigh = (estimate: string, points: string, exact: string): string =>
  `Your ${estimate} is ${points} points too high: it is ${exact}.`;
/** The answer, shown without a reply. @param cards with the signs of their suits, between spaces */
export const shown = (
  count: number,
  cards: string,
  isOuts: boolean,
  label: keyof typeof estimated,
  exact: string,
): string =>
  `${capitalize(countOf(count, nounOf(isOuts)))}${cards === '' ? '' : `: ${cards}`}. ${capitalize(estimated[label])}: ${exact}.`;

export const theEstimate = 'The estimate';
export const howLikely = 'How likely';
export const method = 'method';
export const errorInPoints = 'error in points';
/** The figure, the reply, and the rules of thumb beside it. */
export const methods: Readonly<Record<string, string>> = {
  exact: 'exact',
  you: 'you',
  'rule of 2': 'rule of 2',
  'rule of 4': 'rule of 4',
  Solomon: 'Solomon',
  'as one out': 'as one out',
};
/** In place of an error of nothing. */
export const noError = 'exact';
export const ofUnseen = (hits: string, of: string): string => `${hits} of ${of} unseen cards`;
export const ofRunOuts = (hits: string, of: string): string => `${hits} of ${of} run-outs`;
export const exactEquity = 'exact equity, over every run-out';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = { call: 'Call', fold: 'Fold', close: 'Close' };

/** @param isOwn whether the learner decided so */
export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  `${DECISIONS[decision]} ${isOwn ? 'is' : 'was'} right: break-even is ${breakEven}.`;
export const thePrice = 'The price';
/** @param offered @param needed the x of odds x : 1 */
export const potOdds = (offered: string, needed: string): string => `Pot odds ${offered} : 1, you need ${needed} : 1.`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `${pot} in the pot, ${call} to call. Break-even equity ${breakEven}. EV ${ev} per call.`;
export const impliedOdds = (more: string): string => `Implied odds: win ${more} more later and you break even.`;

/* -------------------------------------------------------------------------------- reasons -- */

/** Before the reason of several cards. */
export const each = 'each: ';
export const moreReasons = (count: number): string => `and ${count} more: point at a tile, or hold it, to see why`;
/* The rest of a sentence that begins with a card. */
export const worthNothing = (reason: string): string => `is worth nothing: ${reason}`;
export const worth = (weight: string, reason: string): string => `is worth ${weight} of an out: ${reason}`;
export const otherSuit = 'is of another suit.';
export const noStraight = 'makes no straight with any one other card.';
export const withSuit = (suit: Suit): string => `with another ${suitName(suit)} makes the flush.`;
/** @param ranks high first */
export const withRanks = (ranks: readonly Rank[]): string => {
  const names = ranks.map((rank) => rankName(rank));
  return `with ${withArticle(list(names, 'or'))} makes the straight.`;
};

/** The owner of a card in play, on its tile and in words. */
export const owners = { you: 'you', board: 'board', opponent: 'opp', dead: 'dead' };
const PLACES = { you: 'in your hand', board: 'on the board', opponent: 'in the opponent’s hand', dead: 'dead' };
export const heldCard = (card: Card, owner: keyof typeof owners): string => `${cardName(card)}, ${PLACES[owner]}`;
const FINDINGS = { found: 'found', missed: 'missed', extra: 'marked wrongly', tainted: 'tainted' };
export const cardReason = (card: Card, finding: keyof typeof FINDINGS | undefined, reason: string): string =>
  `${cardName(card)}${finding === undefined ? '' : `, ${FINDINGS[finding]}`}: ${reason}`;

/* ----------------------------------------------------------------------------- first visit -- */

export const notOfSuit = (suit: Suit): string => `That card is not a ${suitName(suit)}. Tap it again to unmark it.`;
export const fourOfSuit = (suit: Suit): string =>
  `You have four ${suitName(suit, 2)}. A fifth makes the flush: tap any ${suitName(suit)} left in the deck.`;
export const moreOfSuit = (suit: Suit, left: number): string =>
  `That is an out. There are 13 ${suitName(suit, 2)} and you see four: ${left} more to tap.`;
export const allOuts = (count: number): string => `All ${count}. Choose Done.`;
export const twiceOuts = (outs: number, percent: string): string =>
  `One card to come. Twice your outs is about right: 2 × ${outs} is ${percent}.`;
export const outsOfUnseen = (outs: number, unseen: number, exact: string): string =>
  `${outs} of ${unseen} unseen cards: ${exact}.`;
export const wereClose = 'You were close.';
export const pointsOff = (points: string): string => `You were ${points} points off.`;
export const thatIsADrill = 'That is a drill: mark the outs, say how likely, see why.';

/* --------------------------------------------------------------------- the day and the next -- */

export const kindsDue = (count: number): string =>
  count === 1 ? 'One kind of spot is due again.' : `${count} kinds of spot are due again.`;
export const backToday = 'Your mistakes come back today.';
export const nothingDueToday = (days: number): string =>
  days === 1 ? 'Nothing is due until tomorrow.' : `Nothing is due for ${days} days.`;
export const clean = (clean: number, of: number): string =>
  clean === of ? `All ${of} without a mistake.` : `${clean} of ${of} without a mistake.`;
export const offByText = (points: string): string => `Estimates off by ${points} points on average.`;
/** @param kind several of it: `'gutshots'` */
export const tomorrow = (kind: string): string => `Tomorrow starts with ${kind}.`;
export const tomorrowNew = (kind: string): string => `Tomorrow starts with something new: ${kind}.`;
