import type { HeldDraw, Rung } from '../../poker/holding';
import type { RowText } from '../rangeRows';

/** A hand on a board: `'AK on Q72'` */
export const example = (hand: string, board: string): string => `${hand} on ${board}`;

/** The rungs: every live combo is on one. The first that fits is its own. */
export const rungs: Readonly<Record<Rung, RowText>> = {
  'straight flush': { title: 'Straight flush', note: 'the best five of hand and board' },
  'four of a kind': { title: 'Four of a kind', note: 'the best five, unless all four are on the board' },
  'full house': { title: 'Full house', note: 'the best five of hand and board' },
  flush: { title: 'Flush', note: 'the best five of hand and board' },
  straight: { title: 'Straight', note: 'the best five of hand and board' },
  set: { title: 'Set', note: 'three of a kind with a pocket pair' },
  trips: { title: 'Trips', note: 'three of a kind with two cards of the board' },
  'two pair': { title: 'Two pair', note: 'two pairs, each with a card of the hand' },
  overpair: { title: 'Overpair', note: 'a pocket pair above the board' },
  'top pair': { title: 'Top pair', note: 'a pair with the board’s highest rank' },
  'pocket pair below top': { title: 'Underpair to K', note: 'a pocket pair with one rank of the board above it' },
  'second pair': { title: 'Second pair', note: 'a pair with the board’s second rank' },
  'pocket pair below second': { title: 'Underpair to 7', note: 'a pocket pair with two ranks above it' },
  'third pair or lower': {
    title: 'Third pair',
    note: 'a pair with a lower rank of the board; Third pair or lower, where the board has four ranks or five',
  },
  'pocket pair below third': { title: 'Underpair to 5', note: 'a pocket pair with three ranks or more above it' },
  'ace high': { title: 'Ace high', note: 'no pair of its own, and an ace' },
  'no made hand': {
    title: 'Air',
    note: 'no pair and no ace, with a draw or without; on the river also every hand that plays the board',
  },
};

/** The rows of draws: a combo may have several. */
export const draws: Readonly<Record<HeldDraw, RowText>> = {
  'flush draw': { title: 'Flush draw', note: 'four of a suit, one of them in the hand' },
  'nut flush draw': {
    title: 'Nut flush draw',
    note: 'a flush draw with the highest card of the suit that is not on the board',
  },
  'one-card flush draw': { title: '1-card flush draw', note: 'a flush draw with one card of the suit in the hand' },
  'open-ended straight draw': { title: 'Open-ender', note: 'four in a row that a card at either end completes' },
  'double gutshot': { title: 'Double gutshot', note: 'two ranks complete a straight, and each fills a gap' },
  gutshot: { title: 'Gutshot', note: 'one rank completes a straight' },
  'one-card straight draw': {
    title: '1-card straight draw',
    note: 'a straight draw for which one card of the hand is enough',
  },
  overcards: { title: 'Overcards', note: 'two cards above the board, no pair' },
  'backdoor flush draw': { title: 'Backdoor flush', note: 'flop: three of a suit, one of them in the hand' },
  'one-card backdoor flush draw': {
    title: '1-card backdoor',
    note: 'a backdoor flush with one card of the suit in the hand',
  },
  'backdoor straight draw': {
    title: 'Backdoor straight',
    note: 'flop: two more cards make a straight; folded away, because it is common',
  },
  'combo draw': { title: 'Combo draw', note: 'a flush draw and a straight draw' },
  'pair and flush draw': { title: 'Pair, flush draw', note: 'one pair of its own, and a flush draw' },
  'pair and straight draw': { title: 'Pair, straight draw', note: 'one pair of its own, and a straight draw' },
  'overcards and flush draw': { title: 'Overs, flush draw', note: 'overcards and a flush draw' },
  'overcards and straight draw': { title: 'Overs, straight draw', note: 'overcards and a straight draw' },
};
