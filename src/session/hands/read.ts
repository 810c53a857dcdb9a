import type { Hand } from '../../history/events';
import { handsAndPauses, readHands, type Pause } from '../../history/history';
import { otherHistory } from '../../history/others';
import type { HistoryProblem, Unread } from '../../history/problem';
import type { Hole } from '../../poker/card';
import type { Position } from '../../history/position';
import { finish } from '../../steps';
import { digest } from './digest';
import { facedBets, playerOf, type FacedBet, type GivenRanges, type Judge, type LineRanges } from './decisions';
import { resultOf, type HandResult } from './results';
import type { Equities } from './equities';

export interface PlayedHand extends HandResult {
  /** The room's name and its number for the hand; empty if it has none. */
  readonly name: string;
  /** Identifies a hand: by its name, or by a digest of the text if there is no name. */
  readonly key: string;
  /** The time of play, `'2024-03-05 19:15:13'`, which sorts as text; empty if the history does not say. */
  readonly time: string;
  /** `'$0.50/$1'`; empty if the history does not say. */
  readonly stakes: string;
  /** The big blind in the currency's unit, and the currency's sign; empty for chips. */
  readonly bigBlind: number;
  readonly currency: string;
  /** Whether any player has sold the hand to the house. */
  readonly isCashedOut: boolean;
  readonly player: string;
  /** The player's result; `undefined` if the history does not tell. */
  readonly position: Position | undefined;
  readonly cards: Hole;
  readonly bets: readonly FacedBet[];
  readonly text: string;
}

export type ReadStep =
  | { readonly hand: PlayedHand; readonly at: number }
  /** The hand's text, or the text of the whole file if it has no hand. */
  | { readonly unread: Unread; readonly text: string; readonly at: number };

export interface ReadOptions {
  /** The player to judge if a history shows everybody's cards. */
  readonly player?: string | undefined;
  readonly ranges?: GivenRanges | undefined;
  /** Whether a given range or shown cards judge a bet. */
  readonly judge?: Judge | undefined;
  /** Left out, no opponent holds what the action before the flop tells. */
  readonly lines?: LineRanges | undefined;
}

/** Reads the hands of many texts, each hand once, even if it is in several texts. */
export class SessionReader {
  readonly #equities: Equities;
  options: ReadOptions;
  readonly #read = new Set<string>();

  constructor(equities: Equities, options: ReadOptions = {}) {
    this.#equities = equities;
    this.options = options;
  }

  /** Reads a text hand by hand; `at` is how many of its characters have been read, about. */
  *read(text: string): Generator<ReadStep> {
    for (const step of this.readWithPauses(text)) {
      if ('hand' in step || 'unread' in step) yield step;
    }
  }

  /** Reads like {@link read}: the caller may do something else after each step. @param name of the text's file */
  *readWithPauses(text: string, name?: string): Generator<ReadStep | Pause> {
    let at = 0;
    let isEmpty = true;
    for (const source of handsAndPauses(text)) {
      if (!('hand' in source)) {
        at = Math.max(at, source.at);
        yield { at };
        continue;
      }
      isEmpty = false;
      at = Math.min(text.length, at + source.text.length + 1);
      const step = source.hand.ok
        ? this.#take(source.hand.value, source.text)
        : { unread: unreadOf(source.hand.error) };
      yield 'hand' in step ? { ...step, at } : { ...step, text: source.text, at };
    }
    if (!isEmpty) return;
    const history = otherHistory(text);
    const file = name === undefined ? {} : { name };
    yield {
      at: text.length,
      text,
      unread:
        history === undefined ? { reason: 'without a hand', ...file } : { reason: 'not read yet', history, ...file },
    };
  }

  #take(hand: Hand, text: string): { readonly hand: PlayedHand } | { readonly unread: Unread } {
    const name = hand.name === '' ? '' : `${hand.room} ${hand.name}`;
    const key = name === '' ? digest(text) : name;
    if (this.#read.has(key)) return { unread: TWICE };
    const player = playerOf(hand, this.options.player);
    const seat = hand.players.find((own) => own.name === player);
    const [first, second] = seat?.cards ?? [];
    if (player === undefined || first === undefined || second === undefined) {
      return { unread: { reason: 'without a player who is you' } };
    }
    this.#read.add(key);
    const { ranges, judge, lines } = this.options;
    const bets = facedBets(hand, player, ranges, judge, lines);
    const result = resultOf(hand, player, (spot) => finish(this.#equities.find(spot)).players[0].equity);
    return {
      hand: {
        name,
        key,
        time: hand.time,
        stakes: hand.stakes,
        bigBlind: hand.bigBlind / 100,
        currency: hand.currency,
        isCashedOut: hand.ending.cashedOut.length > 0,
        player,
        position: seat?.position,
        cards: [first, second],
        ...result,
        bets,
        text,
      },
    };
  }
}

/** The decisions of a hand that has been read, with other ranges or another judge. */
export function betsAgain(
  { text, player }: PlayedHand,
  { ranges, judge, lines }: Pick<ReadOptions, 'ranges' | 'judge' | 'lines'>,
): readonly FacedBet[] {
  for (const { hand } of readHands(text)) {
    if (hand.ok) return facedBets(hand.value, player, ranges, judge, lines);
  }
  return [];
}

/** A hand that the session has already. */
export const TWICE: Unread = { reason: 'read before' };

/** Whether the hands counted would be read with the name of the player who is judged. */
export function needsName({ reason }: Pick<Unread, 'reason'>): boolean {
  return reason === 'without a player who is you';
}

/** Whether an unread hand is one that the results lack. */
export function isMissed({ reason }: Unread): boolean {
  return reason === 'with a fault' || reason === 'cut off' || reason === 'bomb pot' || reason === 'cap';
}

/** Whether the text of a hand says that a player is all in. */
export function isAllIn(text: string): boolean {
  return /\ball[- ]?in\b|: ALLIN |<action [^>]*type="7"/i.test(text);
}

function unreadOf(problem: HistoryProblem): Unread {
  if ('leftOut' in problem) return { reason: problem.leftOut };
  if (problem.code === 'other-history') return { reason: 'not read yet', history: problem.history };
  return 'isCut' in problem ? { reason: 'cut off' } : { reason: 'with a fault', problem };
}
