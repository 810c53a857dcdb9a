import { fail, type Result } from '../poker/result';
import type { Card } from '../poker/card';
import { cleanText } from '../poker/shownText';
import type { Street } from '../poker/spot';
import type { Money } from './money';
import type { Position } from './position';
import type { Contradiction, Game, HistoryProblem, NamedGame } from './problem';

/* The types that readers, the player of a hand and pages share. */

/** The lines of a history about one hand, in its order. Readers of all formats return these. */
export type Event =
  | {
      readonly kind: 'seat';
      readonly player: string;
      readonly stack: Money;
      readonly isUnknown?: boolean;
      readonly bounty?: string;
    }
  /**
   * `live` money is a bet: a blind, a straddle. `dead` money is not: an ante, a missed blind. A second small
   * blind is dead too, although rooms call it a blind.
   */
  | {
      readonly kind: 'post';
      readonly player: string;
      readonly live: Money;
      readonly dead: Money;
      readonly blind?: 'small' | 'big';
      /** Dead money is an ante. */
      readonly isAnte?: boolean;
      /** The full amount to call if the player had less to post. */
      readonly full?: Money;
    }
  /** A straddle to a total, with the blind that the player posted before. */
  | { readonly kind: 'post'; readonly player: string; readonly to: Money }
  /** Both blinds in one amount. The big blind of it is live. */
  | { readonly kind: 'post'; readonly player: string; readonly both: Money }
  /** A player is in the hand, with two known cards, one that was shown, or none. */
  | { readonly kind: 'hole'; readonly player: string; readonly cards: readonly Card[] }
  /** The new cards of a street. Without a name it is the next street. `before` is the board before it. */
  | {
      readonly kind: 'street';
      readonly street?: Street;
      readonly cards: readonly Card[];
      readonly before?: readonly Card[];
    }
  | { readonly kind: 'run'; readonly run: Run; readonly cards: readonly Card[] }
  | { readonly kind: 'check'; readonly player: string }
  | { readonly kind: 'fold'; readonly player: string; readonly cards: readonly Card[] }
  /** A player who announced it before gives up once an own bet was called: not a decision. */
  | { readonly kind: 'give-up'; readonly player: string }
  /** A call of `by`; without `by` a call of the amount owed, or a check. */
  | { readonly kind: 'call'; readonly player: string; readonly by?: Money }
  /** A call to a total on this street. */
  | { readonly kind: 'call'; readonly player: string; readonly to: Money }
  /** A bet or raise by an amount, or to a total on this street. */
  | { readonly kind: 'bet'; readonly player: string; readonly by: Money }
  | { readonly kind: 'bet'; readonly player: string; readonly to: Money }
  /** A bet, raise or call of all that the player has left, or with it to a total on this street. */
  | {
      readonly kind: 'all-in';
      readonly player: string;
      readonly amount: Money;
      readonly isRounded?: boolean;
    }
  | { readonly kind: 'return'; readonly player: string; readonly amount: Money }
  | { readonly kind: 'gift'; readonly amount: Money }
  /** The total pot in the history, and the house's part, as far as the history gives it. */
  | {
      readonly kind: 'total';
      readonly amount: Money;
      readonly rake?: Money;
      readonly fee: Money;
      /** The total may hold the uncalled bet, if the history does not return it. */
      readonly hasUncalled?: boolean;
      /** The total is without the house's part. */
      readonly isNet?: boolean;
      readonly isRounded?: boolean;
    }
  /** Events that change no decision; dropped if they name no player at the table. */
  /** The player sells what the cards win to the house, for the amount if the text names one. */
  | { readonly kind: 'cash-out'; readonly player: string; readonly amount?: Money }
  /** The house pays the player outside the pot; a negative amount is what the player pays. */
  | { readonly kind: 'house'; readonly player: string; readonly amount: Money }
  | { readonly kind: 'win'; readonly player: string; readonly amount: Money }
  /** The player's stack when the hand is over. */
  | { readonly kind: 'ends'; readonly player: string; readonly stack: Money }
  | {
      readonly kind: 'bounty';
      readonly player: string;
      readonly on: string;
      /** The amount as the history writes it. */
      readonly amount: string;
    };

export type Run = 2 | 3;

export interface Heading {
  readonly room: string;
  /** The hand's number or name. */
  readonly name: string;
  /** The time of play, `'2024-03-05 19:15:13'`, which sorts as text; empty if the history does not say. */
  readonly time: string;
  /** The currency's sign; empty for chips. */
  readonly currency: string;
  /** `'$0.50/$1'` */
  readonly stakes: string;
  readonly bigBlind: Money;
  /** Whether the history must go to the end of the hand. */
  readonly isWhole: boolean;
}

export interface HandPlayer {
  readonly name: string;
  readonly stack: Money;
  /** `undefined` if the history does not tell. */
  readonly position: Position | undefined;
  /** Two known cards, one that was shown, or none. */
  readonly cards: readonly Card[];
  readonly bounty: string | undefined;
  /** All bets of the hand, without uncalled bets. */
  readonly bet: Money;
  /** Antes and dead blinds. */
  readonly dead: Money;
  readonly hasFolded: boolean;
}

export interface Ending {
  /** The cards of the second and the third board, if there were any. */
  readonly runs: readonly (readonly Card[])[];
  readonly cashedOut: readonly string[];
  /** What the house paid to players outside the pot, for a cash-out or an insurance; negative if they paid it. */
  readonly house: readonly { readonly player: string; readonly amount: Money }[];
  /** What was paid out of the pot, without the house's part and without the uncalled bet. */
  readonly won: readonly { readonly player: string; readonly amount: Money }[];
  readonly bounties: readonly {
    readonly player: string;
    readonly on: string;
    readonly amount: string;
  }[];
  /** The house's part of the pot. */
  readonly rake: Money;
  /** The house's part for jackpots and taxes. */
  readonly fee: Money;
}

export interface Bet {
  readonly player: string;
  readonly isRaise: boolean;
  /** The bettor's total on this street. */
  readonly to: Money;
}

/** The money each player has put in and has left, at a moment of the hand. */
export interface MoneyNow {
  /**
   * Everybody still in, in the order they sit. A bet is all that the player has bet in this hand, with the ante
   * that others have put in too: a dead blind and one player's ante for the table are nobody's.
   */
  readonly seats: readonly {
    readonly player: string;
    readonly bet: Money;
    /** `undefined` for an unknown stack. */
    readonly left: Money | undefined;
  }[];
  /** The bets and the stacks of players who folded. A zero is not listed. */
  readonly folded: readonly Money[];
  readonly others: readonly Money[];
}

/** A player's turn, with the hand as it was before the player acted. */
export interface Decision {
  readonly player: string;
  readonly street: Street;
  readonly board: readonly Card[];
  /** The whole pot, including the bets of this street. */
  readonly pot: Money;
  /** The price of a call; at most the player's stack. */
  readonly toCall: Money;
  /** The part of the pot that the player can win by calling: for a short stack less than all. */
  readonly contested: Money;
  /** The last bet or raise of this street; `undefined` if there is none, blinds aside. */
  readonly faced: Bet | undefined;
  /** The other players still in, in the order of their seats after the player. */
  readonly opponents: readonly string[];
  readonly folded: readonly string[];
  readonly money: MoneyNow;
  readonly did: 'fold' | 'check' | 'call' | 'bet' | 'raise';
  readonly by: Money;
  readonly to: Money;
}

export interface Hand extends Heading {
  /** The player whose cards were dealt face up, if there is just one. */
  readonly hero: string | undefined;
  readonly players: readonly HandPlayer[];
  readonly board: readonly Card[];
  readonly pot: Money;
  readonly decisions: readonly Decision[];
  readonly ending: Ending;
}

export type Read<T> = Result<T, HistoryProblem>;
export type ReadHand = Read<Hand>;

/** Hands are counted by their game: names have no end. */
const LONGEST_NAME = 60;
/** The longest text shown next to a hand, in characters. */
const LONGEST_SHOWN = 40;

interface Unreadable {
  readonly ok: false;
  readonly error: HistoryProblem;
}

/** Plain signs, with no space at either end. */
const CLEAN = /^[!-~](?:[ -~]*[!-~])?$/;

/** A name of a player, a room or a hand that is safe to show, and not long. Equal names stay equal. */
export function cleanName(written: string): string {
  return written.length <= LONGEST_SHOWN && CLEAN.test(written) ? written : cleanText(written, LONGEST_SHOWN).text;
}

export function unreadable(problem: HistoryProblem): Unreadable {
  return fail('player' in problem ? { ...problem, player: cleanName(problem.player) } : problem);
}

export function otherGame(game: Game | NamedGame): Unreadable {
  return fail({ code: 'other-game', leftOut: game });
}

export function gameNamed(name: string): Unreadable {
  return otherGame(`game ${cleanText(name, LONGEST_NAME).text}`);
}

export function contradiction(found: Contradiction): Unreadable {
  return fail({
    code: 'contradiction',
    found: 'player' in found ? { ...found, player: cleanName(found.player) } : found,
  });
}
