import type { Card } from '../poker/card';
import type { Street } from '../poker/spot';
import type { Money } from './money';

/* What is wrong with a history, as data: it may cross from a worker, and its sentence is made in src/words. */

export type Game =
  | 'Omaha'
  | 'pot-limit Omaha'
  | 'Omaha eight or better'
  | 'short deck'
  | 'stud'
  | 'seven card stud'
  | 'seven card stud eight or better'
  | 'razz'
  | 'badugi'
  | 'draw'
  | 'deuce-to-seven single draw'
  | 'deuce-to-seven triple draw'
  | 'another game';

/** A game that only its history knows, as it is named there. */
export type NamedGame = `game ${string}`;

export type OtherRules = 'bomb pot' | 'cap';

export type LeftOut = Game | NamedGame | OtherRules | 'without known cards';

export interface LeftOutCount {
  readonly leftOut: LeftOut;
  readonly count: number;
}

/** A history that is known by its signs, but not read: all of a site's, its older ones, or a part of its log. */
export interface OtherHistory {
  readonly site: string;
  readonly only?: 'older' | 'a part';
}

/** A language that rooms write and that is not read. */
export type Language = 'French' | 'German' | 'Spanish' | 'Portuguese' | 'Italian' | 'Dutch' | 'Russian' | 'Chinese';

/** Why a text, or a hand of it, is not shown. */
export type HistoryProblem =
  | PlainProblem
  /** Has the first fault of a hand; `undefined` if no hand has one. */
  | {
      readonly code: 'no-hand-shown';
      readonly hands: number;
      readonly counts: readonly LeftOutCount[];
      readonly fault: HistoryProblem | undefined;
    }
  /** The problem of one hand of many, counted from 1. */
  | { readonly code: 'in-hand'; readonly hand: number; readonly of: number; readonly problem: HistoryProblem }
  | { readonly code: 'other-game'; readonly leftOut: Game | NamedGame }
  | { readonly code: 'other-rules'; readonly leftOut: OtherRules }
  | { readonly code: 'contradiction'; readonly found: Contradiction };

/** Problems with nothing in them that needs its own sentence. Quoted texts may be of any length and content. */
export type PlainProblem =
  | { readonly code: 'too-long'; readonly characters: number; readonly most: number }
  | { readonly code: 'not-text' }
  /** `sites`: the sites that are read. */
  | { readonly code: 'no-history'; readonly sites: readonly string[] }
  | { readonly code: 'other-history'; readonly history: OtherHistory }
  /** `language` if it is recognised. */
  | { readonly code: 'other-language'; readonly site: string; readonly language: Language | undefined }
  | { readonly code: 'no-known-cards'; readonly leftOut: 'without known cards' }
  /** A hand without its summary, or without its end in XML or JSON. */
  | { readonly code: 'cut-off' | 'cut-off-xml' | 'cut-off-json'; readonly isCut: true }
  | { readonly code: 'bad-toml'; readonly line: number }
  | { readonly code: 'too-many-lines'; readonly lines: number; readonly most: number }
  /** Nobody posts a whole one, and the history does not name it; stacks, antes and blinds for different numbers. */
  | { readonly code: 'no-seats' | 'no-seats-in-file' | 'no-big-blind' | 'unequal-lists' }
  /** Cards in lines may be in another language. */
  | {
      readonly code:
        | 'no-blinds'
        | 'bad-amount'
        | 'fine-amount'
        | 'unclear-amount'
        | 'bad-stack'
        | 'bad-cards'
        | 'bad-cards-in-file'
        | 'bad-phh-cards'
        | 'bad-line'
        | 'bad-action'
        | 'bad-phh-action'
        | 'action-of-nobody'
        | 'damaged';
      readonly text: string;
    }
  /** Of an object without the field that makes it a hand; of a field that is not a list, or not one of amounts. */
  | { readonly code: 'no-hand' | 'no-list' | 'no-amounts'; readonly field: string }
  | { readonly code: 'bad-action-type'; readonly player: string; readonly text: string };

export interface Sum {
  readonly money: Money;
  readonly currency: string;
}

export type Misplay =
  | 'no-seat'
  | 'two-seats'
  | 'sits-down-late'
  | 'posts-late'
  | 'too-many-cards'
  | 'shows-other-cards'
  | 'gets-back-too-much'
  | 'acts-after-folding'
  | 'acts-all-in'
  | 'acts-twice'
  | 'bets-too-little'
  | 'raises-too-little';

export type Contradiction =
  | { readonly code: Misplay; readonly player: string }
  | {
      readonly code: 'posts-too-little' | 'posts-no-blind' | 'puts-in-too-much' | 'checks-a-bet';
      readonly player: string;
      readonly amount: Sum;
    }
  /** `other` is the amount to call, the amount left, or the history's amount. */
  | {
      readonly code: 'calls-otherwise' | 'all-in-otherwise' | 'bets-otherwise' | 'ends-otherwise';
      readonly player: string;
      readonly amount: Sum;
      readonly other: Sum;
    }
  /** `amount` is the pot by the acts; `other` the history's total, or what it pays out with rake and fees. */
  | { readonly code: 'pot-otherwise' | 'paid-otherwise'; readonly amount: Sum; readonly other: Sum }
  | { readonly code: 'still-to-act'; readonly player: string; readonly street: Street }
  | { readonly code: 'card-twice'; readonly card: Card }
  | { readonly code: 'sixth-card' | 'all-fold' }
  /** `due` is the street that should come. */
  | { readonly code: 'other-street'; readonly street: Street; readonly due: Street }
  | { readonly code: 'street-cards'; readonly street: Street; readonly cards: number; readonly needed: number }
  /** Dealt before; or on another board than was dealt. */
  | { readonly code: 'second-street' | 'other-board'; readonly street: Street }
  | { readonly code: 'no-street'; readonly street: Street; readonly players: number }
  | { readonly code: 'players'; readonly count: number };

export type FileReason =
  | 'too large'
  | 'packed too deeply'
  | 'not text'
  | 'locked by a password'
  | 'packed in an unknown way'
  | 'damaged'
  | 'nothing in it'
  | 'not opened'
  | 'with a fault in Outs';

/** The fault of a file, or of an entry of a zip: then the name has both. */
export interface FileProblem {
  readonly reason: FileReason;
  /** `undefined` of a hand that was kept. */
  readonly name: string | undefined;
  /** Of a zip as a whole: all that it holds is too large, or its end is missing. */
  readonly isOfAll?: true;
}

/** Why a hand, a text or a file is not in a session. Those of one reason are counted together. */
export type Unread =
  | { readonly reason: LeftOut | 'read before' | 'cut off' | 'without a player who is you' }
  | { readonly reason: 'with a fault'; readonly problem: HistoryProblem }
  /** Has the file's name, if the text is a file. */
  | { readonly reason: 'without a hand'; readonly name?: string }
  | { readonly reason: 'not read yet'; readonly history: OtherHistory; readonly name?: string }
  | FileProblem;

export type UnreadReason = Unread['reason'];
