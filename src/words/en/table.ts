import type { Place, Missing } from '../../notation/draft';
import type { Verdict } from '../../poker/outs';
import type { FigureRow, Seated } from '../types';
import { capitalize } from '../text';

/* The table's first screen. */

export const spotInText = 'Spot in text: your cards, the board, v an opponent, x dead cards';
export const readerMissing = 'The hand-history reader could not be loaded. Reload the page and paste again.';
export const unusable =
  'Part of this spot cannot be read, and the message that explains it could not be loaded. Reload the page.';
export const inLink = (faults: readonly string[]): string => `In the link: ${faults.join(' ')}`;

/* Seats. */

export const you = 'You';
export const yourHand = 'Your hand';
export const holdRange = 'You hold a range';
export const range = 'Range';
export const show = 'Show';
export const hide = 'Hide';
export const board = 'Board';
export const deck = 'Show the deck';
export const unknown = 'unknown';
export const mostOpponents = (most: number): string => `${most} opponents at most.`;

/* The deck. */

export const clear = 'Clear';
export const clearTable = 'Clear the table';
export const type = 'Type';
export const typeSpot = 'Type the spot as text';
export const dead = 'Dead';
export const deadNext = 'Dead cards next: exposed or folded';
export const done = 'Done';
export const doneDead = 'Done with dead cards';
export const undo = 'Undo';

/** On the tile of a card in play, in six characters; `opponent` is 0 if there is only one. */
export const owner = (place: Place['in'], opponent: number): string =>
  place === 'seat' && opponent > 0
    ? `opp ${opponent}`
    : { hero: 'you', board: 'board', seat: 'them', dead: 'dead' }[place];

export const heldCard = (card: string, place: Place['in'], opponent: number): string => {
  const where = { hero: 'in your hand', board: 'on the board', seat: 'in their hand', dead: 'dead' }[place];
  return `${card}, ${place === 'seat' && opponent > 0 ? `with opponent ${opponent}` : where}: remove`;
};

export const isWildCard = (card: string): string => `${card}, wild`;

export const nextCard = (card: string, verdict: Verdict | undefined, reason: string): string =>
  `${card}${verdict === undefined || verdict === 'blank' ? '' : `, ${verdict}`}: ${reason}`;

export const places: Readonly<Record<Place['in'], string>> = {
  hero: 'in your hand',
  board: 'on the board',
  seat: 'in an opponent’s hand',
  dead: 'among the dead cards',
};
export const alreadyIn = (card: string, place: Place['in']): string =>
  `${capitalize(card)} is already ${places[place]}. Choose another card.`;
export const noSlot = 'Every slot is filled. Add an opponent, or tap a card on the table to change it.';
export const noJoker = 'This deck has no joker. Choose a deck with a joker under “Deck”.';
export const emptyLine = 'The line is empty. Type your two cards, then the board.';

/* The answer. */

export const answer = 'Answer';
export const title = 'Texas hold’em outs and odds';
export const counting = 'Counting…';
export const tryAgain = 'Try again';
export const unseen = (count: number): string => `${count} unseen`;
/** @param method `'exact'` */
export const unseenAnd = (count: number, method: string): string => `${count} unseen, ${method}`;
export const faceDown = 'Face down';
export const showAll = 'Show all';
export const deadCards = 'Dead cards?';
export const tapDead = 'tap the cards that are out of play';
export const flop = 'Flop?';
export const threeCards = 'three cards, or add an opponent';
export const noAnswer = 'No answer';
export const tapOrUseType = 'tap on the deck, or use Type';
export const tapOrType = 'tap on the deck, or type';
export const typeOrPaint = 'type it, or paint it';
export const thenDeal = 'Then deal the board: the deck shows every card that helps you and how often you will hit one.';

/** A row of figures in a line: `'7 outs of 47: 14.9% next card, 5.71 : 1'` */
export const inLine = (counted: string | undefined, percent: string, label: string, odds: string): string =>
  `${counted === undefined ? '' : `${counted}: `}${percent}${label && ` ${label}`}, ${odds}`;

/** Below the part of all hands that hero beats. */
export const handsYouBeat = 'hands you beat';

/* In place of odds. */

export const nones: Readonly<Record<NonNullable<FigureRow['none']>, string>> = {
  'drawing dead': 'drawing dead',
  'runner-runner': 'runner-runner',
  'no outs': 'no outs',
};
export const needsTwo = 'needs two cards';

/* The deck, the slots of cards and the line above them. */

export const deckName = 'Deck';
export const joker = 'joker';
export const wildCard = 'wild card';
export const typeHint = 'type, paste or tap';

/** @param label of the slots: `'Board'` */
export const slotFaceDown = (label: string, place: number): string => `${label}, card ${place}: face down`;
export const slotEmpty = (label: string, place: number): string => `${label}, card ${place}: empty`;
/** @param as the card that a wild card represents */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? ', wild' : ''}${as === undefined ? '' : `, as the ${as}`}: remove`;

export const notCard = (typed: string): string => `“${typed}” is not a card. Use the ranks A K Q J 10 9 … 2.`;

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': 'Your two cards?',
  'other card of hero': 'Your other card?',
  'range of hero': 'Your range?',
  'two cards of the flop': 'Two more flop cards?',
  'one card of the flop': 'One more flop card?',
  'card of the flop': 'A flop card?',
  'turn card': 'The turn?',
  'an opponent': 'Against whom?',
};
export const otherCard = (seat: number, { opponents, names }: Seated): string =>
  `${names?.[seat] ?? (opponents === 1 ? 'The opponent' : `Opponent ${seat + 1}`)}’s other card?`;
/** The term that help explains. */
export const effectiveOuts = 'effective outs';
