import type { HeldDraw, Rung } from '../poker/holding';

/** A row of an opened range: its title on the board of its example, its rule, and the example. */
export interface RangeRow {
  readonly name: Rung | HeldDraw;
  readonly title: string;
  readonly means: string;
  /** A hand on a board. Without suits, no suit matters. */
  readonly example: string;
}

/** The rows that every live combo stands in, the best first; the first that fits is its own. */
export const LADDER_ROWS: readonly RangeRow[] = [
  {
    name: 'straight flush',
    title: 'Straight flush',
    means: 'the best five of hand and board',
    example: '6♥5♥ on 9♥8♥7♥',
  },
  {
    name: 'four of a kind',
    title: 'Four of a kind',
    means: 'the best five, unless all four lie on the board',
    example: 'KK on KK2',
  },
  {
    name: 'full house',
    title: 'Full house',
    means: 'the best five of hand and board',
    example: '99 on 777',
  },
  {
    name: 'flush',
    title: 'Flush',
    means: 'the best five of hand and board',
    example: 'A♥2♥ on K♥Q♥7♥',
  },
  {
    name: 'straight',
    title: 'Straight',
    means: 'the best five of hand and board',
    example: '98 on 765',
  },
  {
    name: 'set',
    title: 'Set',
    means: 'three of a kind with a pocket pair',
    example: '77 on K75',
  },
  {
    name: 'trips',
    title: 'Trips',
    means: 'three of a kind with two cards of the board',
    example: 'A7 on K77',
  },
  {
    name: 'two pair',
    title: 'Two pair',
    means: 'two pairs, each with a card of the hand',
    example: 'K7 on K72',
  },
  {
    name: 'overpair',
    title: 'Overpair',
    means: 'a pocket pair above the board',
    example: 'AA on K77',
  },
  {
    name: 'top pair',
    title: 'Top pair',
    means: 'a pair with the board’s highest rank',
    example: 'AK on K99',
  },
  {
    name: 'pocket pair below top',
    title: 'Pocket under K',
    means: 'a pocket pair with one rank of the board above it',
    example: '99 on KK2',
  },
  {
    name: 'second pair',
    title: 'Second pair',
    means: 'a pair with the board’s second rank',
    example: '92 on KK9',
  },
  {
    name: 'pocket pair below second',
    title: 'Pocket under 7',
    means: 'a pocket pair with two ranks above it',
    example: '66 on K75',
  },
  {
    name: 'third pair or lower',
    title: 'Third pair',
    means: 'a pair with a lower rank of the board; Lower pair, where the board has four ranks or five',
    example: 'A5 on K75',
  },
  {
    name: 'pocket pair below third',
    title: 'Pocket under 5',
    means: 'a pocket pair with three ranks or more above it',
    example: '22 on K75',
  },
  {
    name: 'ace high',
    title: 'Ace high',
    means: 'no pair of its own, and an ace',
    example: 'A5 on KK2',
  },
  {
    name: 'no made hand',
    title: 'Nothing',
    means: 'the rest; on the river also every hand that plays the board',
    example: 'J5 on KK2',
  },
];

/** The rows that stand beside: a combo may have several. */
export const DRAW_ROWS: readonly RangeRow[] = [
  {
    name: 'flush draw',
    title: 'Flush draw',
    means: 'four of a suit, one of them in the hand',
    example: 'A♥5♥ on K♥7♥2♣',
  },
  {
    name: 'nut flush draw',
    title: 'Nut flush draw',
    means: 'a flush draw with the highest card of the suit that is not on the board',
    example: 'K♥5♥ on A♥7♥2♣',
  },
  {
    name: 'one-card flush draw',
    title: 'One-card flush',
    means: 'a flush draw with one card of the suit in the hand',
    example: 'A♥A♣ on K♥7♥2♥',
  },
  {
    name: 'open-ended straight draw',
    title: 'Open-ended',
    means: 'four in a row that a card at either end completes',
    example: '98 on 762',
  },
  {
    name: 'double gutshot',
    title: 'Double gutshot',
    means: 'two ranks complete a straight, and each fills a gap',
    example: '97 on J85',
  },
  {
    name: 'gutshot',
    title: 'Gutshot',
    means: 'one rank completes a straight',
    example: 'AJ on KQ2',
  },
  {
    name: 'one-card straight draw',
    title: 'One-card straight',
    means: 'a straight draw for which one card of the hand is enough',
    example: 'A2 on KQJ',
  },
  {
    name: 'overcards',
    title: 'Overcards',
    means: 'two cards above the board, no pair',
    example: 'AK on Q72',
  },
  {
    name: 'backdoor flush draw',
    title: 'Backdoor flush',
    means: 'flop: three of a suit, one of them in the hand',
    example: 'A♥5♥ on K♥7♣2♣',
  },
  {
    name: 'one-card backdoor flush draw',
    title: 'One-card backdoor',
    means: 'a backdoor flush with one card of the suit in the hand',
    example: 'A♥5♣ on K♥7♥2♣',
  },
  {
    name: 'backdoor straight draw',
    title: 'Backdoor straight',
    means: 'flop: two more cards make a straight; folded away, because it is common',
    example: 'KQ on T72',
  },
  {
    name: 'combo draw',
    title: 'Combo draw',
    means: 'a flush draw and a straight draw',
    example: '9♥8♥ on 7♥6♥2♣',
  },
  {
    name: 'pair and flush draw',
    title: 'Pair, flush draw',
    means: 'one pair of its own, and a flush draw',
    example: 'K♥5♥ on K♠7♥2♥',
  },
  {
    name: 'pair and straight draw',
    title: 'Pair, straight draw',
    means: 'one pair of its own, and a straight draw',
    example: '98 on 976',
  },
  {
    name: 'overcards and flush draw',
    title: 'Overs, flush draw',
    means: 'overcards and a flush draw',
    example: 'A♥K♥ on Q♥7♥2♣',
  },
  {
    name: 'overcards and straight draw',
    title: 'Overs, straight draw',
    means: 'overcards and a straight draw',
    example: 'AK on QJ2',
  },
];
