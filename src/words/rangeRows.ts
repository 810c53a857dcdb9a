import type { HeldDraw, Rung } from '../poker/holding';

/** Titles, rules and examples of a range's rows, for the page, help and docs. */
export interface RowWords {
  /** Short: beside a bar there is room for two words. A rung's is that on the board of its example. */
  readonly title: string;
  /** Its rule. */
  readonly note: string;
  /** A hand on a board. Without suits, no suit matters. */
  readonly example: string;
}

/** The rungs: every live combo is on one. The first that fits is its own. */
export const RUNG_WORDS: Readonly<Record<Rung, RowWords>> = {
  'straight flush': { title: 'Straight flush', note: 'the best five of hand and board', example: '6♥5♥ on 9♥8♥7♥' },
  'four of a kind': {
    title: 'Four of a kind',
    note: 'the best five, unless all four are on the board',
    example: 'KK on KK2',
  },
  'full house': { title: 'Full house', note: 'the best five of hand and board', example: '99 on 777' },
  flush: { title: 'Flush', note: 'the best five of hand and board', example: 'A♥2♥ on K♥Q♥7♥' },
  straight: { title: 'Straight', note: 'the best five of hand and board', example: '98 on 765' },
  set: { title: 'Set', note: 'three of a kind with a pocket pair', example: '77 on K75' },
  trips: { title: 'Trips', note: 'three of a kind with two cards of the board', example: 'A7 on K77' },
  'two pair': { title: 'Two pair', note: 'two pairs, each with a card of the hand', example: 'K7 on K72' },
  overpair: { title: 'Overpair', note: 'a pocket pair above the board', example: 'AA on K77' },
  'top pair': { title: 'Top pair', note: 'a pair with the board’s highest rank', example: 'AK on K99' },
  'pocket pair below top': {
    title: 'Underpair to K',
    note: 'a pocket pair with one rank of the board above it',
    example: '99 on KK2',
  },
  'second pair': { title: 'Second pair', note: 'a pair with the board’s second rank', example: '92 on KK9' },
  'pocket pair below second': {
    title: 'Underpair to 7',
    note: 'a pocket pair with two ranks above it',
    example: '66 on K75',
  },
  'third pair or lower': {
    title: 'Third pair',
    note: 'a pair with a lower rank of the board; Third pair or lower, where the board has four ranks or five',
    example: 'A5 on K75',
  },
  'pocket pair below third': {
    title: 'Underpair to 5',
    note: 'a pocket pair with three ranks or more above it',
    example: '22 on K75',
  },
  'ace high': { title: 'Ace high', note: 'no pair of its own, and an ace', example: 'A5 on KK2' },
  'no made hand': {
    title: 'Air',
    note: 'no pair and no ace, with a draw or without; on the river also every hand that plays the board',
    example: 'J5 on KK2',
  },
};

/** The rows of draws: a combo may have several. */
export const DRAW_WORDS: Readonly<Record<HeldDraw, RowWords>> = {
  'flush draw': { title: 'Flush draw', note: 'four of a suit, one of them in the hand', example: 'A♥5♥ on K♥7♥2♣' },
  'nut flush draw': {
    title: 'Nut flush draw',
    note: 'a flush draw with the highest card of the suit that is not on the board',
    example: 'K♥5♥ on A♥7♥2♣',
  },
  'one-card flush draw': {
    title: '1-card flush draw',
    note: 'a flush draw with one card of the suit in the hand',
    example: 'A♥A♣ on K♥7♥2♥',
  },
  'open-ended straight draw': {
    title: 'Open-ender',
    note: 'four in a row that a card at either end completes',
    example: '98 on 762',
  },
  'double gutshot': {
    title: 'Double gutshot',
    note: 'two ranks complete a straight, and each fills a gap',
    example: '97 on J85',
  },
  gutshot: { title: 'Gutshot', note: 'one rank completes a straight', example: 'AJ on KQ2' },
  'one-card straight draw': {
    title: '1-card straight draw',
    note: 'a straight draw for which one card of the hand is enough',
    example: 'A2 on KQJ',
  },
  overcards: { title: 'Overcards', note: 'two cards above the board, no pair', example: 'AK on Q72' },
  'backdoor flush draw': {
    title: 'Backdoor flush',
    note: 'flop: three of a suit, one of them in the hand',
    example: 'A♥5♥ on K♥7♣2♣',
  },
  'one-card backdoor flush draw': {
    title: '1-card backdoor',
    note: 'a backdoor flush with one card of the suit in the hand',
    example: 'A♥5♣ on K♥7♥2♣',
  },
  'backdoor straight draw': {
    title: 'Backdoor straight',
    note: 'flop: two more cards make a straight; folded away, because it is common',
    example: 'KQ on T72',
  },
  'combo draw': { title: 'Combo draw', note: 'a flush draw and a straight draw', example: '9♥8♥ on 7♥6♥2♣' },
  'pair and flush draw': {
    title: 'Pair, flush draw',
    note: 'one pair of its own, and a flush draw',
    example: 'K♥5♥ on K♠7♥2♥',
  },
  'pair and straight draw': {
    title: 'Pair, straight draw',
    note: 'one pair of its own, and a straight draw',
    example: '98 on 976',
  },
  'overcards and flush draw': {
    title: 'Overs, flush draw',
    note: 'overcards and a flush draw',
    example: 'A♥K♥ on Q♥7♥2♣',
  },
  'overcards and straight draw': {
    title: 'Overs, straight draw',
    note: 'overcards and a straight draw',
    example: 'AK on QJ2',
  },
};
